"""Pockets: a game of a page, small enough to break on purpose.

Everybody gets one of ten cards. All secretly keep or swap at once (what is swapped lies open),
then there is an open window to nod in, then the highest card takes a coin from everybody else.
Two rounds. Phases are found through the game, so a broken game can bring its own.
"""

from collections.abc import Mapping
from typing import Any

from hideout.engine.core import (
    OVER,
    TABLE,
    Clock,
    Event,
    Game,
    Phase,
    Seat,
    State,
    only,
)
from hideout.engine.kinds import SEAT, NumberKind, event_kinds
from hideout.engine.message import Message
from hideout.engine.notation import Action, Vocabulary
from hideout.engine.options import Option, read_options
from hideout.engine.reader import Reader
from hideout.engine.refusal import Reasons, Refusal
from hideout.engine.rng import Rng

CARDS = 10
ROUNDS = 2
COINS = 5
V = Vocabulary()
TIME_UP = V.one("time-up")
GONE = V.row("gone", "seat", 4)
KEEP = V.one("keep")
SWAP = V.one("swap")
NOD = V.row("nod", "seat", 4)
CLAUSES = {"PK-1", "PK-2", "PK-3", "PK-4"}

EVENTS = event_kinds(
    {"who": SEAT, "card": NumberKind("card", 0, CARDS - 1), "other": SEAT},
    (
        ("dealt", "who card", "PK-1", "A card is dealt."),
        ("chose", "who", "PK-1", "Somebody has chosen."),
        ("drew", "who card", "PK-1", "The card drawn in a swap."),
        ("threw", "who card", "PK-1", "The card that was swapped lies open."),
        ("nodded", "who other", "PK-2", "Somebody nods to another."),
        ("showed", "who card", "PK-3", "The highest card."),
    ),
)


class ToyState(State):
    def __init__(self, game: Game[Any], seats: int, rng: Rng, phase: Phase[Any]) -> None:
        super().__init__(game, seats, rng, phase)
        self.hand: list[int] = []
        self.pile: list[int] = []
        self.open_cards: list[int] = []
        self.choice: list[str] = []
        self.nods = 0
        self.coins: list[int] = []
        self.round = 0

    def clone(self) -> "ToyState":
        t = type(self)(self.game, self.seats, self.rng.clone(), self.phase)
        self.copy_table(t)
        t.hand = self.hand[:]
        t.pile = self.pile[:]
        t.open_cards = self.open_cards[:]
        t.choice = self.choice[:]
        t.nods = self.nods
        t.coins = self.coins[:]
        t.round = self.round
        return t


def deal(s: ToyState) -> None:
    cards = list(range(CARDS))
    s.rng.shuffle(cards)
    s.hand = cards[: s.seats]
    s.pile = cards[s.seats :]
    s.open_cards = []
    s.choice = [""] * s.seats
    s.nods = 0
    for seat in range(s.seats):
        s.tell("dealt", seat, s.hand[seat], to=only(seat))


class Choose(Phase[ToyState]):
    name = "choose"
    clauses = "PK-1"

    def pending(self, s: ToyState) -> list[Seat]:
        return [seat for seat in range(s.seats) if not s.choice[seat]]

    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return [KEEP, SWAP]  # a mind may be changed until the last has chosen

    def apply(self, s: ToyState, seat: Seat, action: Action) -> None:
        if not s.choice[seat]:
            s.tell("chose", seat)
        s.choice[seat] = action.verb
        if not self.pending(s):
            for swapper in range(s.seats):
                if s.choice[swapper] == "swap":
                    swap(s, swapper)
            s.go(s.game.phases["haggle"])

    def clocks(self, s: ToyState) -> list[Clock]:
        return [Clock(TIME_UP, 10_000, s.opened)]

    def table_actions(self, s: ToyState) -> list[Action]:
        return [GONE[seat] for seat in self.pending(s)]

    def time_up(self, s: ToyState, action: Action) -> None:
        for late in self.pending(s) if action is TIME_UP else [action.a]:
            self.apply(s, late, KEEP)

    def hold(self, s: ToyState) -> int:
        return 500


def swap(s: ToyState, seat: Seat) -> None:
    s.open_cards.append(s.hand[seat])
    s.hand[seat] = s.pile.pop()
    s.tell("drew", seat, s.hand[seat], to=only(seat))
    s.tell("threw", seat, s.open_cards[-1])


REASONS = Reasons()
NODDED = REASONS.add("nodded", "PK-2", "'{wish}' is too much: you have nodded.")
TO_ANOTHER = REASONS.add("to-another", "PK-2", "'{wish}': nod to somebody else at the table.")


class Haggle(Phase[ToyState]):
    name = "haggle"
    clauses = "PK-2"
    open = True

    def pending(self, s: ToyState) -> list[Seat]:
        return [seat for seat in range(s.seats) if not s.nods >> seat & 1]

    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        if s.nods >> seat & 1:
            return []
        return [NOD[other] for other in range(s.seats) if other != seat]

    def apply(self, s: ToyState, seat: Seat, action: Action) -> None:
        s.nods |= 1 << seat
        s.tell("nodded", seat, action.a)
        if not self.pending(s):
            show_cards(s)

    def why_not(self, s: ToyState, seat: Seat, action: Action) -> Refusal:
        if action.verb == "nod":
            return (NODDED if s.nods >> seat & 1 else TO_ANOTHER).refuse(action)
        return super().why_not(s, seat, action)

    def clocks(self, s: ToyState) -> list[Clock]:
        return [Clock(TIME_UP, 30_000, s.opened)]

    def time_up(self, s: ToyState, action: Action) -> None:
        show_cards(s)


def show_cards(s: ToyState) -> None:
    winner = s.hand.index(max(s.hand))
    s.tell("showed", winner, s.hand[winner])
    for seat in range(s.seats):
        if seat != winner:
            s.coins[seat] -= 1
            s.coins[winner] += 1
    s.game.next_round(s)  # type: ignore[attr-defined]


class Toy(Game[ToyState]):
    name = "pockets"
    title = "Pockets"
    prefix = "PK"
    seats = range(2, 5)
    end = "PK-4"
    vocabulary = V
    options = (Option("fast", False, "one round"),)
    tables_words = {"time-up": "PK-1 PK-2", "gone": "PK-1"}
    state_class = ToyState

    def __init__(self) -> None:
        super().__init__()
        # Not in the class body, as broken games bring their own.
        self.phases = {"choose": Choose(), "haggle": Haggle(), "over": OVER}
        self.reasons = REASONS.by_kind
        self.event_kinds = EVENTS

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> ToyState:
        self.check_seats(seats)
        s = self.state_class(self, seats, Rng(seed), self.phases["choose"])
        if read_options(self.options, options)["fast"]:
            s.round = 1
        s.coins = [COINS] * seats
        deal(s)
        return s

    def next_round(self, s: ToyState) -> None:
        s.round += 1
        if s.round == ROUNDS:
            s.go(OVER)
        else:
            deal(s)
            s.go(self.phases["choose"])

    def settings(self, s: ToyState) -> dict[str, object]:
        return {}

    def view(self, s: ToyState, seat: Seat) -> dict[str, object]:
        closed = s.phase.name == "choose"
        return {
            "phase": s.phase.name,
            "hand": s.hand[seat] if seat != TABLE else None,
            "open": s.open_cards[:],
            "left": len(s.pile),
            "chosen": [
                choice if seat == other or not closed else bool(choice)
                for other, choice in enumerate(s.choice)
            ],
            "nods": s.nods,
            "coins": s.coins[:],
            "round": s.round,
        }

    def resample(self, s: ToyState, seat: Seat, rng: Rng) -> ToyState:
        t = s.clone()
        t.rng = Rng(rng.below(1 << 62))
        others = [other for other in range(s.seats) if other != seat]
        cards = [s.hand[other] for other in others] + s.pile
        rng.shuffle(cards)
        for other in others:
            t.hand[other] = cards.pop()
            if s.phase.name == "choose" and s.choice[other]:
                t.choice[other] = rng.pick(["keep", "swap"])
        t.pile = cards
        return t

    def holds(self, s: ToyState, event: Event) -> bool:
        if event.kind in ("dealt", "drew"):
            return s.hand[event.seat] == event.a
        return True

    def winners(self, s: ToyState) -> list[Seat]:
        over = s.phase is OVER
        return [seat for seat in range(s.seats) if over and s.coins[seat] == max(s.coins)]

    def result(self, s: ToyState) -> dict[str, object]:
        return {"winners": self.winners(s), "ending": "coins", "coins": s.coins[:]}

    def longest(self, seats: int) -> int:
        return ROUNDS * 2 * seats + ROUNDS

    def write(self, s: ToyState) -> dict[str, object]:
        return {
            "hand": s.hand[:],
            "pile": s.pile[:],
            "open_cards": s.open_cards[:],
            "choice": s.choice[:],
            "nods": s.nods,
            "coins": s.coins[:],
            "round": s.round,
        }

    def read(self, s: ToyState, r: Reader) -> None:
        s.hand = r.numbers("hand", 0, CARDS - 1)
        s.pile = r.numbers("pile", 0, CARDS - 1)
        s.open_cards = r.numbers("open_cards", 0, CARDS - 1)
        names = ["", "keep", "swap"]
        s.choice = [names[place] for place in r.names("choice", names)]
        s.nods = r.number("nods", 0, 15)
        s.coins = r.numbers("coins", 0, 100)
        s.round = r.number("round", 0, ROUNDS)

    def check(self, s: ToyState) -> str:
        if not len(s.hand) == len(s.choice) == len(s.coins) == s.seats:
            return "everybody has a card, a choice and coins."
        if (s.round == ROUNDS) != (s.phase is OVER) or (s.phase is not OVER and not s.pending()):
            return "somebody is waited for until the last round is over."
        if sorted(s.hand + s.pile + s.open_cards) != list(range(CARDS)):
            return "each card is there once."
        if sum(s.coins) != COINS * s.seats:
            return "coins neither come nor go."
        return ""

    def asked(self, s: ToyState, seat: Seat) -> list[Message]:
        return [Message(f"ask-{s.phase.name}", {"round": s.round + 1})]
