"""Bank Heist: rob the bank in silence, then survive the ride. 5 to 8 players.

Read `cards`, `options`, `actions` and `state`, then the rules in the rule book's order: `setup`,
`crack`, `robbery` (with `receive` and `alarm`), `getaway` (with `choices`, `attacks`, `deeds` and
`death`), `hideout`, `endings`. `talk` says who may speak. `knowledge` works out what a seat can
know; `view` shows it, `worlds` draws other tables that fit it. `events` declares what is told,
`refusals` and `why_not` why an action is refused, `messages` what is asked (words/en.ftl puts all
that into words), `warnings` what to know before it is too late, `fields` declares what a table has
and `kinds` how some of it is written, `check` and `windows` say what cannot be.
Clause ids like [BH-57] are those of docs/rules/bank-heist.md.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import OVER, Event, Game, Phase, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action, Notation
from hideout.engine.reader import BadData
from hideout.engine.refusal import Refusal
from hideout.engine.rng import Rng
from hideout.games.bank_heist import (
    alarm,
    attacks,
    getaway,
    messages,
    talk,
    warnings,
    worlds,
)
from hideout.games.bank_heist import check as checks
from hideout.games.bank_heist import view as views
from hideout.games.bank_heist.actions import CLAIM_VERBS, V
from hideout.games.bank_heist.cards import IDENTITY_IDS, PIECES, Deck, printed_deck, read_deck
from hideout.games.bank_heist.crack import CRACK_VAULT
from hideout.games.bank_heist.death import LOOT
from hideout.games.bank_heist.endings import ENDING_IDS, NAMED_SIDE, SIDES, winners
from hideout.games.bank_heist.events import EVENTS, NAMES
from hideout.games.bank_heist.fields import FIELDS
from hideout.games.bank_heist.observe import BankObserver
from hideout.games.bank_heist.options import OPTIONS, Options, make_options
from hideout.games.bank_heist.receive import DYE, PASS_CARD, RECEIVE
from hideout.games.bank_heist.refusals import END, REASONS, TABLES_WORDS
from hideout.games.bank_heist.robbery import ROBBERY
from hideout.games.bank_heist.setup import PARTNERS_PHASE, set_up
from hideout.games.bank_heist.shown import CHANNELS, LUCK, VIEW, Own, Public, View
from hideout.games.bank_heist.state import GETAWAY, HeistState

PHASES: Final[tuple[Phase[Any], ...]] = (
    PARTNERS_PHASE,
    CRACK_VAULT,
    ROBBERY,
    PASS_CARD,
    RECEIVE,
    DYE,
    alarm.ALARM_TARGET,
    alarm.SEARCH,
    alarm.GIVE_CARD,
    alarm.SEARCH_VAULT,
    alarm.SWAP_TWO,
    alarm.ATTRIBUTE,
    getaway.ACTION,
    attacks.PROCEDURE,
    attacks.NAME_SIDE,
    attacks.PAY_SHOTGUN,
    attacks.ANSWER,
    attacks.FOLLOW_UP,
    getaway.EXTRA_SHOT,
    getaway.POISON,
    getaway.SLOT_END,
    LOOT,
    OVER,
)

SEATS: Final = range(5, 9)
SCENES: Final = {"alarm-sounds": 5_000, "getaway": 6_000}  # milliseconds
ROUND_SCENE: Final = 8_000  # of the Getaway: who attacked whom, and what came of it


class BankHeist(Game[HeistState]):
    name = "bank-heist"
    title = "Bank Heist"
    prefix = "BH"
    seats = SEATS
    end = END
    mood = "Somebody in the van is a cop. Pass the bags, then draw."
    genre = "hidden sides"
    minutes = 45
    typed: Sequence[str] = ("answer",)

    def __init__(self, cards: Deck, is_printed_deck: bool) -> None:
        self.cards = cards
        self.is_printed_deck = is_printed_deck
        self.deck = cards.tables()
        self.pieces = PIECES
        self.vocabulary = V
        self.notation = Notation(V, NAMES)
        self.options = OPTIONS
        self.fields = FIELDS
        self.phases = {phase.name: phase for phase in PHASES}
        self.event_kinds = EVENTS
        self.reasons = REASONS.by_kind
        self.view_shape = VIEW
        self.channel_names = CHANNELS
        self.parts = views.PARTS
        self.rows = views.ROWS
        self.luck = LUCK
        self.tables_words = TABLES_WORDS
        self.claim_verbs = CLAIM_VERBS
        self.grave = warnings.GRAVE

    def new(self, seats: int, seed: int, options: Mapping[str, object]) -> HeistState:
        self.check_seats(seats)  # [BH-1]
        chosen = make_options(options)
        board = choose_board(self.cards, chosen, seats)
        s = HeistState(self, seats, Rng(seed), PARTNERS_PHASE, self.cards, chosen, board)
        set_up(s)
        return s

    def with_deck(self, deck: Mapping[str, object]) -> "BankHeist":
        return BankHeist(read_deck(deck), False)

    def view(self, s: HeistState, seat: Seat) -> View:
        return views.view(s, seat)

    def public(self, s: HeistState) -> Public:
        return views.public(s)

    def own(self, s: HeistState, seat: Seat) -> Own:
        return views.own(s, seat)

    def observer(self, seats: int) -> BankObserver:
        self.check_seats(seats)
        return BankObserver(self.notation, seats, self.phases)

    def resample(self, s: HeistState, seat: Seat, rng: Rng) -> HeistState:
        return worlds.resample(s, seat, rng)

    def holds(self, s: HeistState, event: Event) -> bool:
        return worlds.holds(s, event)

    def may_speak(self, s: HeistState, seat: Seat) -> int:
        return talk.may_speak(s, seat)

    def channels(self, s: HeistState, seat: Seat) -> dict[str, int]:
        return views.channels(s, seat)

    def stand_ins(self, s: HeistState) -> str:
        return s.options.bot_takeover  # until then their windows time out [BH-255]

    def scene_millis(self, s: HeistState, events: Sequence[Event]) -> int:
        for event in events:
            if event.kind in SCENES:
                return SCENES[event.kind]
            if event.kind == "token" and s.stage == GETAWAY:
                return ROUND_SCENE
        return 0

    def winners(self, s: HeistState) -> list[Seat]:
        return winners(s)

    def result(self, s: HeistState) -> dict[str, object]:
        is_over = s.phase is OVER
        return {
            "ending": ENDING_IDS[s.ending] if is_over else None,
            "side": SIDES[NAMED_SIDE[s.ending]] if is_over else None,
            "winners": winners(s),
            "identities": [IDENTITY_IDS[s.identity[seat]] for seat in range(s.seats)]
            if is_over
            else [],
            "living": [int(s.is_living(seat)) for seat in range(s.seats)],
        }

    def longest(self, seats: int) -> int:
        # Partners and the race; twelve circuits of robbery with up to nine decisions a turn;
        # nine circuits of Getaway and ten of showdown with a claim, an action and an extra shot
        # a turn; each of fifty cards may be played, answered, followed up and looted once.
        return 40 * seats + 12 * 9 * seats + 19 * 4 * seats + 50 * 8

    def check(self, s: HeistState) -> str:
        return checks.check(s)

    def happened(self, event: Event, seats: int) -> Message:
        return messages.happened(event, super().happened(event, seats))

    def asked(self, s: HeistState, seat: Seat) -> list[Message]:
        if s.phase is OVER or seat not in s.pending():
            return super().asked(s, seat)  # the same words whatever is decided [BH-48 BH-250]
        return messages.asked(s, seat)

    def warning(self, s: HeistState, seat: Seat, action: Action) -> Message | None:
        return warnings.warning(s, seat, action)

    def refused(self, s: HeistState, seat: Seat, refusal: Refusal) -> Message:
        return messages.refused(s, super().refused(s, seat, refusal))


def choose_board(cards: Deck, options: Options, seats: int) -> list[int]:
    """Start, first alarm, AGENTS WIN and Hideout space for a table. [BH-5 BH-6]"""
    row = next(row for row in cards.board if seats <= row[0])
    start = options.start_space or row[1]
    first_alarm = options.alarm_space or row[2]
    agents_win = options.agents_win_space or row[3]
    hideout = options.getaway_spaces + 1 if options.getaway_spaces else row[4]
    if start >= agents_win or first_alarm > agents_win:
        raise BadData(
            f"The robbery starts on space {start} with alarms from space {first_alarm}; "
            f"both must come before AGENTS WIN on space {agents_win}."
        )
    return [start, first_alarm, agents_win, hideout]


GAME: Final = BankHeist(printed_deck(), True)
