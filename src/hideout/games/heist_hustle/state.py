"""The table: fields, clone, and questions one asks at it."""

from typing import Any, Final

from hideout.engine.core import Game, Phase, Seat, State
from hideout.engine.rng import Rng
from hideout.games.heist_hustle.cards import CARDS, Deck
from hideout.games.heist_hustle.options import Options

NOBODY: Final = -1
NOT_NAMED: Final = -1  # values of `named` besides a weapon
LEFT_UNUSED: Final = -2
NO_ANSWER: Final = 0  # values of `answers`
GOES: Final = 1
BAILS: Final = 2
HEIST: Final = 0  # columns of the points sheet [HH-69 HH-79]
SPINNER: Final = 1
WILD: Final = 2
HOUSE: Final = 3
COLUMNS: Final = 4

NONE_YET: Final[list[int]] = []
NO_LINES: Final[list[list[int]]] = []


class HustleState(State):
    """Clones share the lists that rarely change; those are replaced, never changed in place."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        rng: Rng,
        phase: Phase[Any],
        deck: Deck,
        options: Options,
        rounds: int,
    ) -> None:
        super().__init__(game, seats, rng, phase)
        self.deck = deck
        self.options = options
        self.rounds = rounds  # how many locations are played
        self.locations = NONE_YET  # all ten in order; those past `round` lie face down
        self.round = 0
        self.sheet = NO_LINES  # per line, per seat, the four columns
        self.total = NONE_YET
        self.mastermind: Seat = NOBODY
        self.turn: Seat = 0  # who rolls or picks next in start, wild and weapons
        self.start_rolls = NONE_YET
        self.start_rounds = 0  # starting rolls that decided nothing
        # One round:
        self.wild_rolls = NONE_YET  # by seat, 0 for none
        self.wild_holder: Seat = NOBODY
        self.owner = NONE_YET  # by weapon
        self.played = 0  # weapons played as cards, a mask
        self.named = NOT_NAMED  # what the wild card stands for
        self.answers = NONE_YET  # by seat, under `bail`
        self.die = 0
        self.tried_again = False
        self.lines = 0  # spins in a row that ended on a line

    def clone(self) -> "HustleState":
        t = HustleState(
            self.game, self.seats, self.rng.clone(), self.phase, self.deck, self.options,
            self.rounds,
        )  # fmt: skip
        self.copy_table(t)
        t.locations = self.locations
        t.round = self.round
        t.sheet = self.sheet
        t.total = self.total
        t.mastermind = self.mastermind
        t.turn = self.turn
        t.start_rolls = self.start_rolls
        t.start_rounds = self.start_rounds
        t.wild_rolls = self.wild_rolls[:]
        t.wild_holder = self.wild_holder
        t.owner = self.owner[:]
        t.played = self.played
        t.named = self.named
        t.answers = self.answers
        t.die = self.die
        t.tried_again = self.tried_again
        t.lines = self.lines
        return t

    def has_location(self) -> bool:
        """Whether a location is turned up: not before the first and not after the last."""
        return self.mastermind != NOBODY and self.round < self.rounds

    def location(self) -> int:
        return self.locations[self.round]

    def unseen_locations(self) -> list[int]:
        return self.locations[self.round + 1 if self.has_location() else self.round :]

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def rounds_led(self, seat: Seat) -> int:
        """How often a seat has been mastermind; the lead only ever goes round. [HH-12]"""
        if self.mastermind == NOBODY:
            return 0
        leads = self.round + (1 if self.has_location() else 0)
        leads_since = (self.mastermind - seat) % self.seats
        return (leads - leads_since + self.seats - 1) // self.seats

    def weapons_of(self, seat: Seat) -> list[int]:
        return [weapon for weapon in range(CARDS) if self.owner[weapon] == seat]

    def free_weapons(self) -> list[int]:
        return self.weapons_of(NOBODY)

    def is_played(self, weapon: int) -> bool:
        return self.played >> weapon & 1 == 1

    def has_bailed(self, seat: Seat) -> bool:
        return self.answers[seat] == BAILS

    def has_succeeded(self) -> bool:
        return self.die % 2 == 0

    def rolls_for_wild(self, seat: Seat) -> bool:
        return seat != self.mastermind or self.seats == CARDS  # [HH-15]

    def wild_order(self) -> list[Seat]:
        """Who rolls for the wild card, from the mastermind's left. [HH-15 HH-17 HH-23]"""
        clockwise = [(self.mastermind + step) % self.seats for step in range(1, self.seats + 1)]
        return [seat for seat in clockwise if self.rolls_for_wild(seat)]

    def line(self, line: int, seat: Seat) -> list[int]:
        """One line of a points sheet, by column."""
        return self.sheet[line][seat * COLUMNS : (seat + 1) * COLUMNS]
