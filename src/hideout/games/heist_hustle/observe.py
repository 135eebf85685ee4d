"""What a seat sees, as numbers: what `view` shows, but for the sheets of past rounds."""

from typing import Final

from hideout.engine.core import OVER, Seat
from hideout.engine.notation import Notation
from hideout.engine.observe import Observer, Writer, one_hot
from hideout.games.heist_hustle.cards import CARDS, Deck
from hideout.games.heist_hustle.rules import (
    BAIL_OUT,
    EXTRAS,
    MOST_LINES,
    PHASES,
    START,
    WEAPONS,
    WILD_CARD,
)
from hideout.games.heist_hustle.scoring import winners
from hideout.games.heist_hustle.state import LEFT_UNUSED, NO_ANSWER, NOBODY, HustleState

VERSION: Final = 1
POINTS: Final = 100  # that are a lot
DIE: Final = ["1", "2", "3", "4", "5", "6"]
# By answer, and last a closed one. [HH-79]
ANSWERS: Final = [[0.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [1.0, 0.0, 0.0]]
CLOSED: Final = 3
# Sections, in order.
WHEN: Final = 0
ROUND: Final = 1
STARTING: Final = 2
WILD_ROLLS: Final = 3
LUCK: Final = 4
OWNED: Final = 5
PLAYED: Final = 6
ANSWERED: Final = 7
WON: Final = 8
SEATS: Final = 16  # more than any table has
FACES: Final = 7  # of a die, and one for no roll
NONE: Final = 0  # the stamp of a section that says nothing


class HustleObserver(Observer[HustleState]):
    def __init__(self, notation: Notation, seats: int, deck: Deck) -> None:
        super().__init__(notation, seats, VERSION)
        each = self.at_table
        self.phase_at: dict[object, int] = {PHASES[i]: i for i in range(len(PHASES))}
        self.section()
        self.choice("phase", [phase.name for phase in PHASES], "the phase")
        self.who("seat", "whose observation this is")
        self.who("mastermind", "who leads")
        self.who("turn", "who rolls or picks next")
        self.when = self.together(4)
        self.section()
        self.amount("round", CARDS, "rounds that are over")
        self.amount("rounds", CARDS, "rounds of the game")
        self.course = self.together(2)
        worths = [n / POINTS for n in [*deck.points, 0]]
        shown = [[*row, worths[n]] for n, row in enumerate(one_hot(CARDS))]
        columns = [*deck.locations, "points"]
        self.location = self.codes(
            "location", columns, shown, f"the location being robbed, its points by {POINTS}"
        )
        self.hot = self.marks("hot", deck.weapons, "under hot_weapons, its hot weapons")
        self.done = self.few("done", deck.locations, "locations of the rounds before")
        self.totals = self.amount("total", POINTS, "points so far", each)
        self.section()
        self.start_rolls = self.choice("start_roll", DIE, "while starting: the roll", each)
        self.section()
        self.wild_rolls = self.choice("wild_roll", DIE, "the roll for the wild card", each)
        self.section()
        self.who("wild_holder", "who has the wild card")
        self.choice("named", [*deck.weapons, "unused"], "what the wild card is")
        self.choice("die", DIE, "the roll of the heist")
        self.flag("tried_again", "whether the second try is used up")
        self.luck = self.together(4)
        self.lines = self.amount("lines", MOST_LINES, "spins in a row that ended on a line")
        self.section()
        self.owner = self.who("owner", "who has taken this weapon", deck.weapons)
        self.section()
        self.played = self.few("played", deck.weapons, "weapons played as cards")
        replies = ["given", "go", "bail"]
        self.section()
        self.answers = self.codes("answer", replies, ANSWERS, "the answer under bail", each)
        self.section()
        self.won = self.some("won", "who has won")

    def write(self, w: Writer, s: HustleState, seat: Seat) -> None:
        phase = s.phase
        at = self.phase_at[phase]
        turn = ((at * SEATS + seat) * SEATS + s.mastermind + 1) * SEATS + s.turn + 1
        if not w.has(WHEN, turn):
            self.when.put(w, at, seat, s.mastermind, s.turn)
        # A second try costs points within a round.
        if not w.has(ROUND, (s.round * 2 + s.tried_again) * 2 + s.has_location()):
            self.put_round(w, s)
        if not w.has(STARTING, rolled(s.start_rolls) if phase is START else NONE):
            self.put_start(w, s)
        if not w.has(WILD_ROLLS, rolled(s.wild_rolls)):
            self.wild_rolls.put_all(w, [roll - 1 for roll in s.wild_rolls])
        named = CARDS if s.named == LEFT_UNUSED else s.named
        tries = s.die * 2 + s.tried_again
        holder = (s.wild_holder + 1) * SEATS + named + 1
        if not w.has(LUCK, (holder * 2 * FACES + tries) * (MOST_LINES + 1) + s.lines):
            self.luck.put(w, s.wild_holder, named, s.die - 1, s.tried_again)
            self.lines.put(w, s.lines)
        if not w.has(OWNED, owned(s)):
            self.owner.put_all(w, s.owner)
        if not w.has(PLAYED, s.played):
            self.played.put(w, s.played)
        if not w.has(ANSWERED, s.step * SEATS + seat + 1 if s.options.bail else NONE):
            self.put_answers(w, s, seat)
        won = 0
        if phase is OVER:
            for winner in winners(s):
                won |= 1 << winner
        if not w.has(WON, won):
            self.won.put(w, won)

    def put_start(self, w: Writer, s: HustleState) -> None:
        if s.phase is START:
            rolls = [roll - 1 for roll in s.start_rolls]
            self.start_rolls.put_all(w, rolls + [NOBODY] * (s.seats - len(rolls)))
        else:
            self.start_rolls.put_none(w)

    def put_round(self, w: Writer, s: HustleState) -> None:
        """What stays as it is for a round."""
        self.course.put(w, s.round, s.rounds)
        has_location = s.has_location()
        place = s.locations[s.round] if has_location else NOBODY
        self.location.put(w, place)
        if has_location and s.options.hot_weapons:
            self.hot.put_list(w, s.deck.hot[place])
        else:
            self.hot.put_none(w)
        done = 0
        for turn in range(s.round):
            done |= 1 << s.locations[turn]
        self.done.put(w, done)
        self.totals.put_all(w, s.total)

    def put_answers(self, w: Writer, s: HustleState, seat: Seat) -> None:
        if not s.options.bail:
            self.answers.put_none(w)
        elif s.phase is not BAIL_OUT:
            self.answers.put_all(w, s.answers)
        else:
            seen = [NO_ANSWER if answer == NO_ANSWER else CLOSED for answer in s.answers]
            seen[seat] = s.answers[seat]
            self.answers.put_all(w, seen)


def rolled(rolls: list[int]) -> int:
    """Rolls of a die as one number."""
    number = 0
    for roll in rolls:
        number = number * FACES + roll
    return number


def owned(s: HustleState) -> int:
    """A stamp for who owns the weapons: they lie free until they are taken, then all stays."""
    phase = s.phase
    if phase is WEAPONS or phase is EXTRAS:
        return s.step * 2 + 1
    return 0 if phase is START or phase is WILD_CARD or phase is OVER else (s.round + 1) * 2
