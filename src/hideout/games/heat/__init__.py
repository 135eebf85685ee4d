"""Heat: draft a plan, play it Stage by Stage, pay for the Heat at the end. 3 to 5 players.

Read `cards`, `options`, `actions`, `state`, then `rules` from top to bottom, beside it `effects_a`
and `effects_bc` (what Plan cards do) and `consequences` (what the police does): that is the rule
book's order. `deck` reads an owner's own tables, `view` says who knows what, `worlds` draws tables
that look the same from a seat, `events` declares what is told, `messages` what is asked and what
Plan cards do (words/en.ftl puts all that into words), `refusals` says why not, `fields`
declares the fields of the state, `check` says what no table can look like. Clause ids like [HT-26]
are those of docs/rules/heat.md.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from hideout.engine.core import OVER, Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Notation
from hideout.engine.rng import Rng
from hideout.games.heat import check, messages, refusals, worlds
from hideout.games.heat import view as views
from hideout.games.heat.actions import CLAIM, CLAIM_QUIET, V
from hideout.games.heat.cards import FEWEST_SEATS, MOST_SEATS
from hideout.games.heat.deck import Deck, printed_deck, read_deck
from hideout.games.heat.events import EVENTS
from hideout.games.heat.fields import FIELDS
from hideout.games.heat.observe import HeatObserver
from hideout.games.heat.options import MOST_EXTRA_A, OPTIONS, make_options
from hideout.games.heat.rules import DRAFT, PHASES, places, set_up, winners
from hideout.games.heat.shown import CHANNELS, LUCK, VIEW, Own, Public, View
from hideout.games.heat.state import HEISTS, PASSES, STAGES, HeatState

SEATS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
STAGE_SCENE: Final = 11_000  # milliseconds: five steps and their sum


class Heat(Game[HeatState]):
    name = "heat"
    title = "Heat"
    prefix = "HT"
    seats = SEATS
    end = refusals.END
    mood = "Draft a plan, flip together, leave before it gets hot."
    genre = "draft and flip"
    minutes = 25

    def __init__(self, cards: Deck, is_printed_deck: bool) -> None:
        self.cards = cards
        self.is_printed_deck = is_printed_deck
        self.deck = cards.tables()
        self.vocabulary = V
        self.tables_words = refusals.TABLES_WORDS
        self.reasons = refusals.REASONS.by_kind
        self.notation = Notation(V, {"card": cards.cards, "apb": cards.apb})
        self.options = OPTIONS
        self.fields = FIELDS
        self.phases = {phase.name: phase for phase in PHASES}
        self.event_kinds = EVENTS
        self.view_shape = VIEW
        self.channel_names = CHANNELS
        self.parts = views.PARTS
        self.luck = LUCK
        self.claim_verbs = ("claim", "claim-quiet")
        # By number of players: the trimmed deck [HT-3], and what can be claimed with it [HT-109].
        self.in_use = [cards.in_use(seats) for seats in range(MOST_SEATS + 1)]
        self.claims = [
            [*[CLAIM[card] for card in dict.fromkeys(in_use)], CLAIM_QUIET]
            for in_use in self.in_use
        ]

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> HeatState:
        self.check_seats(seats)
        s = HeatState(
            self, seats, Rng(seed), DRAFT, self.cards, make_options(options),
            self.in_use[seats], self.claims[seats],
        )  # fmt: skip
        set_up(s)
        return s

    def with_deck(self, deck: Mapping[str, object]) -> "Heat":
        return Heat(read_deck(deck), False)

    def view(self, s: HeatState, seat: Seat) -> View:
        return views.view(s, seat)

    def effects(self, options: Mapping[str, object]) -> dict[str, list[Message]]:
        return messages.effects(self.cards, make_options(options).crackdown_cap)

    def public(self, s: HeatState) -> Public:
        return views.public(s)

    def own(self, s: HeatState, seat: Seat) -> Own:
        return views.own(s, seat)

    def own_stamp(self, s: HeatState, seat: Seat) -> int:
        return views.own_stamp(s, seat)

    def observer(self, seats: int) -> HeatObserver:
        self.check_seats(seats)
        return HeatObserver(self.notation, seats, self.cards, self.claims[seats])

    def resample(self, s: HeatState, seat: Seat, rng: Rng) -> HeatState:
        return worlds.resample(s, seat, rng)

    def holds(self, s: HeatState, event: Event) -> bool:
        return views.holds(s, event)

    def may_speak(self, s: HeatState, seat: Seat) -> int:
        return views.may_speak(s, seat)

    def channels(self, s: HeatState, seat: Seat) -> dict[str, int]:
        return views.channels(s, seat)

    def scene_millis(self, s: HeatState, events: Sequence[Event]) -> int:
        return STAGE_SCENE if any(event.kind == "price" for event in events) else 0

    def winners(self, s: HeatState) -> list[Seat]:
        return winners(s)

    def scores(self, s: HeatState) -> list[float]:
        return [float(views.final_money(s, seat)) for seat in range(s.seats)]

    def result(self, s: HeatState) -> dict[str, object]:
        over = s.phase is OVER
        ending = "too-hot" if s.is_too_hot else "pay-off"
        return {
            "ending": ending if over else None,
            "winners": winners(s) if over else [],
            "money": [views.final_money(s, seat) for seat in range(s.seats)],
            "heat": s.heat[:],
            "jailed": [s.is_jailed(seat) for seat in range(s.seats)],
            "places": places(s) if over else [],
            "price": s.price(),
        }

    def longest(self, seats: int) -> int:
        # A claim and a choice a seat in every round; in each A phase at most five picks a seat.
        rounds = HEISTS * (PASSES + STAGES)
        return seats * (2 * rounds + HEISTS * STAGES * (1 + MOST_EXTRA_A) * 5)

    def check(self, s: HeatState) -> str:
        return check.check(s)

    def asked(self, s: HeatState, seat: Seat) -> list[Message]:
        return [messages.asked(s, seat)]


GAME: Final = Heat(printed_deck(), True)
