"""The table: fields, clone, and questions one asks at it."""

from typing import Any, Final

from hideout.engine.core import Game, Phase, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.heat.cards import HAND, MOST_KINDS, TOKENS
from hideout.games.heat.deck import Deck
from hideout.games.heat.options import Options

NOTHING: Final = -1  # no card, no choice, no claim
NOBODY: Final = -1
QUIET: Final = MOST_KINDS  # a claim that names no card

HEISTS: Final = 3  # [HT-6]
STAGES: Final = 4  # a card's "Step" is one of these too [HT-7]
PASSES: Final = 3  # rounds of a draft [HT-21]
FIRST_HAND: Final = 2  # cards before the first pass [HT-20]

# What the log of a Heist tells: entries are made by `entry`.
DREW: Final = 0
USED: Final = 1  # from the hand into the Record
SET_ASIDE: Final = 2
SHOWED: Final = 3  # the whole hand, to the seat that stands in place of a card


def entry(what: int, seat: Seat, card: int) -> int:
    return what << 16 | seat << 8 | card


def entry_what(line: int) -> int:
    return line >> 16


def entry_seat(line: int) -> Seat:
    return line >> 8 & 255


def entry_card(line: int) -> int:
    return line & 255


class HeatState(State):
    # What the others amount to, remembered; not part of a position.
    memory: Final = ("aside_counts", "moved_at", "noted", "noted_log", "shown_to")

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        rng: Rng,
        phase: Phase[Any],
        tables: Deck,
        options: Options,
        in_use: list[int],
        claim_words: list[Action],
    ) -> None:
        super().__init__(game, seats, rng, phase)
        self.tables = tables
        self.options = options
        self.in_use = in_use  # the trimmed deck; never changed
        self.claim_words = claim_words  # every claim that can be made; never changed
        self.heist = 0
        self.stage = 0
        self.heat: list[int] = []
        self.money: list[int] = []  # never limited by chips [HT-13]
        self.apb: list[int] = []  # face down; the last one is on top
        # One Heist:
        self.hands: list[list[int]] = []  # in order of receipt
        self.records: list[list[int]] = []  # oldest first, open for the whole Heist [HT-30]
        self.deck: list[int] = []  # what is not dealt; the last one is on top
        self.dealt: list[int] = []  # by seat, five each; those not drawn yet are the pile
        self.given: list[int] = []  # by round, one per seat: the card passed
        self.has_past = True  # dealt and given tell how the hands came about
        self.log: list[int] = []  # what happened to hands after the draft, hidden things included
        # One round of choices. Waiting, due and menus are replaced, never changed.
        self.round = 0  # of the draft
        self.waiting: list[Seat] = []
        self.menus: list[list[Action]] = []  # by seat: its cards as actions, each card once
        self.choice: list[int] = []  # by seat: the action's argument
        self.picks: list[list[int]] = []  # by seat: cards chosen to be set aside
        self.claims: list[int] = []  # by seat
        # One Stage:
        self.current: list[int] = []  # by seat: the card in use, of a copy what it copies
        self.extra = 0  # additional A phases so far
        self.due: list[Seat] = []  # whose A effect this A phase resolves; replaced as above
        self.has_drawn = False  # in this A phase
        self.questioned: list[Seat] = []  # by questioner
        # The end:
        self.jailed = 0  # a mask
        self.is_too_hot = False  # more than 15 tokens were needed
        self.moved_at = 0  # the step at which anything but claims was changed last
        # What the log says, as far as it was read; see `read_log`.
        self.noted_log: list[int] | None = None
        self.noted = 0
        self.aside_counts: list[int] = []  # by seat: cards set aside in this Heist
        self.shown_to = 0  # who was shown a hand in this Heist, a mask

    def clone(self) -> "HeatState":
        t = HeatState(
            self.game, self.seats, self.rng.clone(), self.phase, self.tables, self.options,
            self.in_use, self.claim_words,
        )  # fmt: skip
        self.copy_table(t)
        t.heist = self.heist
        t.stage = self.stage
        t.heat = self.heat[:]
        t.money = self.money[:]
        t.apb = self.apb[:]
        t.hands = [hand[:] for hand in self.hands]
        t.records = [record[:] for record in self.records]
        t.deck = self.deck[:]
        t.dealt = self.dealt[:]
        t.given = self.given[:]
        t.has_past = self.has_past
        t.log = self.log[:]
        t.round = self.round
        t.waiting = self.waiting
        t.menus = self.menus
        t.choice = self.choice[:]
        t.picks = [cards[:] for cards in self.picks]
        t.claims = self.claims[:]
        t.current = self.current[:]
        t.extra = self.extra
        t.due = self.due
        t.has_drawn = self.has_drawn
        t.questioned = self.questioned[:]
        t.jailed = self.jailed
        t.is_too_hot = self.is_too_hot
        return t

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def passes_left(self) -> bool:
        """Heists 1 and 3 pass to the left, Heist 2 to the right. [HT-24]"""
        return self.heist != 1

    def receiver(self, seat: Seat) -> Seat:
        return (seat + 1 if self.passes_left() else seat - 1) % self.seats

    def giver(self, seat: Seat) -> Seat:
        return (seat - 1 if self.passes_left() else seat + 1) % self.seats

    def tokens_out(self) -> int:
        out = 0
        for tokens in self.heat:
            out += tokens
        return out

    def on_board(self) -> int:
        return TOKENS - self.tokens_out()  # [HT-12]

    def price(self) -> int:
        """Of one token, for everybody, now. [HT-8 HT-11]"""
        return self.tables.price_at[self.tokens_out()]

    def pile(self, seat: Seat) -> list[int]:
        """What is left of a seat's pile, top first; with the old draft there is none."""
        if self.options.draft != "seed":
            return []
        return self.dealt[seat * HAND + FIRST_HAND + self.round : (seat + 1) * HAND]

    def is_jailed(self, seat: Seat) -> bool:
        return self.jailed >> seat & 1 == 1

    def asides(self, seat: Seat) -> list[int]:
        """The cards a seat has set aside in this Heist. [HT-54]"""
        return [
            entry_card(line)
            for line in self.log
            if entry_what(line) == SET_ASIDE and entry_seat(line) == seat
        ]

    def read_log(self) -> None:
        """Note what is new in the log. Its lines keep their kind and seat, whatever is drawn."""
        log = self.log
        if self.noted_log is not log:
            self.noted_log = log
            self.noted = 0
            self.aside_counts = [0] * self.seats
            self.shown_to = 0
        for at in range(self.noted, len(log)):
            line = log[at]
            what = entry_what(line)
            if what == SET_ASIDE:
                self.aside_counts[entry_seat(line)] += 1
            elif what == SHOWED:
                self.shown_to |= 1 << entry_card(line)
        self.noted = len(log)

    def hand_at(self, seat: Seat, when: int) -> list[int]:
        """A seat's hand as it was before entry `when` of the log, sorted."""
        hand = self.hands[seat][:]
        for line in reversed(self.log[when:]):
            if entry_seat(line) != seat or entry_what(line) == SHOWED:
                continue
            if entry_what(line) == DREW:
                hand.remove(entry_card(line))
            else:
                hand.append(entry_card(line))
        return sorted(hand)
