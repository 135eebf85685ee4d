"""Set-up, then one class a phase in Flow order with what happens by itself, then the end."""

from typing import Any, Final

from hideout.engine.core import OVER, Clock, Phase, Seat, only
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.heat.actions import CLAIM, CLAIM_QUIET, PASS, PLAY, TIME_UP
from hideout.games.heat.cards import ASIDE, HAND, MOST_SEATS, TOKENS
from hideout.games.heat.consequences import coming_take, consequences, tokens_needed
from hideout.games.heat.effects_a import (
    DEFAULTS,
    IS_ASKED,
    OPTIONS,
    RESULTS,
    draw_cards,
    once,
    return_heat,
    show_hands,
)
from hideout.games.heat.effects_bc import phase_b, phase_c
from hideout.games.heat.refusals import why_not_a, why_not_choose, why_not_draft
from hideout.games.heat.state import (
    FIRST_HAND,
    HEISTS,
    NOBODY,
    NOTHING,
    PASSES,
    QUIET,
    STAGES,
    USED,
    HeatState,
    entry,
)

DAY_SECONDS: Final = 24 * 60 * 60
FIRST_CLAIM: Final = CLAIM[0].code  # claims come after passes and plays in the vocabulary

# Lists that are the same every time; nobody changes what `pending` and `legal` give.
NO_ACTIONS: Final[list[Action]] = []
SEATS: Final = [list(range(seats)) for seats in range(MOST_SEATS + 1)]


def set_up(s: HeatState) -> None:
    s.heat = [0] * s.seats  # all tokens lie on the board [HT-2 HT-5]
    s.money = [0] * s.seats
    if s.options.apb:  # a pack of its own [HT-76]
        s.apb = s.tables.apb_pack()
        s.rng.shuffle(s.apb)
    deal(s)


def deal(s: HeatState) -> None:
    """Shuffle everything; five cards a pile, the top two are the first hand. [HT-4 HT-20]"""
    s.deck = s.in_use[:]
    s.rng.shuffle(s.deck)
    if s.options.draft == "seed":
        s.dealt = s.deck[: s.seats * HAND]
        s.deck = s.deck[s.seats * HAND :]
    else:
        s.dealt = []
        for _ in range(s.seats):
            s.dealt += [s.deck.pop(), s.deck.pop(), NOTHING, NOTHING, NOTHING]
    s.hands = [s.dealt[seat * HAND : seat * HAND + FIRST_HAND] for seat in range(s.seats)]
    s.records = [[] for _ in range(s.seats)]
    s.given = [NOTHING] * (s.seats * PASSES)
    s.has_past = True
    s.log = []
    s.stage = 0
    s.round = 0
    clear_stage(s)
    s.tell("heist", NOBODY, s.heist + 1)
    if s.events is not None:
        for seat in range(s.seats):
            for card in s.hands[seat]:
                s.tell("dealt", seat, card, to=only(seat))
    open_round(s, DRAFT, SEATS[s.seats])
    write_menus(s)


def clear_stage(s: HeatState) -> None:
    """Nobody has a current card until the next reveal, and no copy lasts. [HT-29 HT-47]"""
    s.current = [NOTHING] * s.seats
    s.questioned = [NOBODY] * s.seats
    s.extra = 0


def open_round(s: HeatState, phase: Phase[Any], waiting: list[Seat]) -> None:
    s.waiting = waiting
    s.choice = [NOTHING] * s.seats
    s.claims = [NOTHING] * s.seats
    s.go(phase)


def write_menus(s: HeatState) -> None:
    """Hands stay as they are while all choose, so what can be chosen is listed once."""
    words = PASS if s.phase is DRAFT else PLAY
    s.menus = [once(hand, words) for hand in s.hands]  # what was passed may be passed on [HT-22]


class _AllChoose(Phase[HeatState]):
    """Everybody chooses a card of the hand, in secret, and may change it. [HT-28 HT-107]"""

    def __init__(self, words: list[Action], told: str) -> None:
        self.words = words  # the action for each card
        self.told = told  # the event that says that somebody has chosen

    def pending(self, s: HeatState) -> list[Seat]:
        return s.waiting

    def legal(self, s: HeatState, seat: Seat) -> list[Action]:
        menu = s.menus[seat]
        # One claim a round, true or not. [HT-103 HT-109]
        return menu + s.claim_words if menu and s.claims[seat] == NOTHING else menu

    def apply(self, s: HeatState, seat: Seat, action: Action) -> None:
        if action.code >= FIRST_CLAIM:
            claim(s, seat, action)
            return
        s.moved_at = s.step
        if s.choice[seat] == NOTHING:
            stop_waiting(s, seat)
            if s.events is not None:
                s.tell(self.told, seat)  # that, not what, and not a change of mind
        s.choice[seat] = action.a
        if not s.waiting:
            self.all_in(s)

    def all_in(self, s: HeatState) -> None:
        raise NotImplementedError

    def default(self, s: HeatState, seat: Seat) -> int:
        raise NotImplementedError

    def seconds(self, s: HeatState) -> int:
        raise NotImplementedError

    def clocks(self, s: HeatState) -> list[Clock]:
        return [clock_of(s, self.seconds(s))]

    def time_up(self, s: HeatState, action: Action) -> None:
        for late in s.waiting:
            self.apply(s, late, self.words[self.default(s, late)])


def claim(s: HeatState, seat: Seat, action: Action) -> None:
    """Words that all hear and that bind nobody. [HT-103 HT-109]"""
    if action is CLAIM_QUIET:
        s.claims[seat] = QUIET
        s.tell("claims-quiet", seat)
    else:
        s.claims[seat] = action.a
        s.tell("claims", seat, action.a)


def clock_of(s: HeatState, seconds: int) -> Clock:
    """Without timers there is still a day, or one absent friend would hold up all. [HT-105]"""
    return Clock(TIME_UP, (seconds if s.options.timers else DAY_SECONDS) * 1000, s.opened)


def stop_waiting(s: HeatState, seat: Seat) -> None:
    if s.waiting[0] == seat:
        s.waiting = s.waiting[1:]
    else:
        s.waiting = [other for other in s.waiting if other != seat]


class Draft(_AllChoose):
    """All at once pass one card to a neighbour, three times. [HT-21 .. HT-23]"""

    name = "draft"
    clauses = "HT-21 HT-22"

    def all_in(self, s: HeatState) -> None:
        pass_cards(s)
        s.round += 1
        if s.round < PASSES:
            open_round(s, DRAFT, SEATS[s.seats])
            write_menus(s)
        else:
            s.tell("drafted", NOBODY)  # five cards each [HT-25]
            open_stage(s)

    def default(self, s: HeatState, seat: Seat) -> int:
        """The card drawn last from the own pile; the one passed along was put behind it."""
        return s.hands[seat][-1] if s.round == 0 else s.hands[seat][-2]

    def seconds(self, s: HeatState) -> int:
        return s.options.draft_seconds

    def why_not(self, s: HeatState, seat: Seat, action: Action) -> Refusal:
        return why_not_draft(s, seat, action)


def pass_cards(s: HeatState) -> None:
    """Every card leaves before any arrives; then each draws, then takes. [HT-21 HT-23]"""
    seats = s.seats
    first = s.round * seats
    for seat in range(seats):
        card = s.choice[seat]
        s.given[first + seat] = card
        s.hands[seat].remove(card)
    from_deck = s.options.draft != "seed"
    place = FIRST_HAND + s.round
    step = seats - 1 if s.passes_left() else 1  # to the giver [HT-24]
    for seat in range(seats):
        if from_deck:
            s.dealt[seat * HAND + place] = s.deck.pop()
        hand = s.hands[seat]
        hand.append(s.dealt[seat * HAND + place])
        hand.append(s.given[first + (seat + step) % seats])
    if s.events is not None:
        tell_of_passes(s, first, place)


def tell_of_passes(s: HeatState, first: int, place: int) -> None:
    for seat in range(s.seats):
        receiver = s.receiver(seat)
        s.tell("passed", seat, s.given[first + seat], receiver, to=only(seat) | only(receiver))
    for seat in range(s.seats):
        s.tell("dealt", seat, s.dealt[seat * HAND + place], to=only(seat))


def open_stage(s: HeatState) -> None:
    """Whoever has no card left sits the Stage out. [HT-29]"""
    waiting = SEATS[s.seats]
    for seat in range(s.seats):
        if not s.hands[seat]:
            waiting = [other for other in waiting if other != seat]
    s.tell("stage", NOBODY, s.stage + 1)
    open_round(s, CHOOSE, waiting)
    if waiting:
        write_menus(s)
    else:
        reveal(s)


class Choose(_AllChoose):
    """Everybody secretly chooses the card of this Stage. [HT-27 .. HT-29]"""

    name = "choose"
    clauses = "HT-27"

    def all_in(self, s: HeatState) -> None:
        reveal(s)

    def default(self, s: HeatState, seat: Seat) -> int:
        return s.hands[seat][0]

    def seconds(self, s: HeatState) -> int:
        return s.options.choose_seconds

    def why_not(self, s: HeatState, seat: Seat, action: Action) -> Refusal:
        return why_not_choose(s, seat, action)


def reveal(s: HeatState) -> None:
    """All cards join the Records together; then their A effects. [HT-27 HT-31]"""
    has_a = s.tables.has_a
    due: list[Seat] = []
    s.menus = []
    s.current = s.choice
    s.choice = [NOTHING] * s.seats
    hands, records, log = s.hands, s.records, s.log
    for seat in range(s.seats):
        card = s.current[seat]
        if card == NOTHING:
            continue
        hands[seat].remove(card)
        records[seat].append(card)  # at the right end: the one in use [HT-26]
        log.append(entry(USED, seat, card))
        if has_a[card]:
            due.append(seat)
    if s.events is not None:
        for seat in range(s.seats):
            if s.current[seat] == NOTHING:
                s.tell("sits-out", seat)
            else:
                s.tell("plays", seat, s.current[seat])
    a_phase(s, due)


def a_phase(s: HeatState, due: list[Seat]) -> None:
    """Draws, then decisions, then results, then views. [HT-37 HT-38]"""
    if not due:
        heat_check(s)
        return
    s.due = due
    draw_cards(s)
    choice = s.tables.choice
    waiting: list[Seat] = []
    picks: list[list[int]] = []
    for seat in due:
        wanted = choice[s.current[seat]]
        if wanted and IS_ASKED[wanted](s, seat):
            waiting.append(seat)
            if wanted == ASIDE:
                picks = [[] for _ in range(s.seats)]
    s.picks = picks
    if waiting:
        s.waiting = waiting
        s.go(A_PHASE)
    else:
        resolve_a_phase(s)


class APhase(Phase[HeatState]):
    """Decisions of one A phase, together and in secret. [HT-37 .. HT-41]"""

    name = "a-phase"
    clauses = "HT-38"

    def pending(self, s: HeatState) -> list[Seat]:
        return s.waiting

    def legal(self, s: HeatState, seat: Seat) -> list[Action]:
        if seat not in s.waiting:
            return NO_ACTIONS
        return OPTIONS[s.tables.choice[s.current[seat]]](s, seat)

    def apply(self, s: HeatState, seat: Seat, action: Action) -> None:
        s.moved_at = s.step
        if action.verb == "aside":
            s.picks[seat].append(action.a)
            if len(s.picks[seat]) < s.tables.draw[s.current[seat]]:  # as many as drawn [HT-54]
                return
        s.choice[seat] = action.a
        stop_waiting(s, seat)
        s.tell("decided", seat)
        if not s.waiting:
            resolve_a_phase(s)

    def clocks(self, s: HeatState) -> list[Clock]:
        return [clock_of(s, s.options.a_seconds)]

    def time_up(self, s: HeatState, action: Action) -> None:
        for late in s.waiting:
            for default in DEFAULTS[s.tables.choice[s.current[late]]](s, late):
                self.apply(s, late, default)

    def why_not(self, s: HeatState, seat: Seat, action: Action) -> Refusal:
        return why_not_a(s, seat, action)


def resolve_a_phase(s: HeatState) -> None:
    tables = s.tables
    was = s.current[:]
    next_due: list[Seat] = []
    for seat in s.due:
        card = was[seat]
        if tables.gives_back[card]:  # before phase B, so before its own B effect [HT-56]
            return_heat(s, seat, was)
        decided = s.choice[seat] != NOTHING
        # Only who has a new current card, and one with an A effect, goes on; what is resolved
        # stays as it is. [HT-39 HT-40 HT-42 HT-43]
        if decided and RESULTS[tables.choice[card]](s, seat, was) and tables.has_a[s.current[seat]]:
            next_due.append(seat)
    if max(s.questioned) != NOBODY:
        show_hands(s)
    s.due = []
    s.has_drawn = False
    s.picks = []
    s.choice = [NOTHING] * s.seats
    if next_due and s.extra < s.options.max_extra_a:  # [HT-41]
        s.extra += 1
        s.tell("extra-a", NOBODY, s.extra)
        a_phase(s, next_due)
        return
    for seat in next_due:
        s.tell("skips", seat, s.current[seat])
    heat_check(s)


def heat_check(s: HeatState) -> None:
    """Are there tokens enough for phase B? [HT-61 .. HT-68]"""
    needed = tokens_needed(s, 0)
    if needed > TOKENS:  # first, and once a Stage [HT-67]
        too_hot(s, needed)
        return
    # With tokens enough phase B follows at once. [HT-63]
    cancelled = consequences(s, needed) if needed > s.on_board() else 0
    took = phase_b(s, cancelled)
    phase_c(s, took)  # the same cards: one works in each of its phases [HT-32]
    end_stage(s)


def too_hot(s: HeatState, needed: int) -> None:
    """The game ends at once; whoever would take Heat goes to jail. [HT-64 HT-65]"""
    s.is_too_hot = True
    s.tell("too-hot", NOBODY, needed)
    for seat in range(s.seats):
        if coming_take(s, seat, 0):
            s.jailed |= 1 << seat
            s.tell("caught", seat)
    pay_off(s)  # the others, as things stand [HT-66]


def end_stage(s: HeatState) -> None:
    """The next Stage, the next Heist or the pay-off. [HT-6 HT-33 HT-92]"""
    s.tell("price", NOBODY, s.price(), s.on_board())
    clear_stage(s)
    if s.stage + 1 < STAGES:
        s.stage += 1
        open_stage(s)
    elif s.heist + 1 < HEISTS:
        s.heist += 1
        # Cards left in hand come to nothing; Heat and money stay. [HT-34 HT-35]
        deal(s)  # hands, Records, set-aside cards, everything [HT-33]
    else:
        pay_off(s)


def pay_off(s: HeatState) -> None:
    """Price times Heat; who cannot pay goes to jail. [HT-94 .. HT-97]"""
    price = s.price()
    for seat in range(s.seats):
        if s.is_jailed(seat):
            continue
        bill = price * s.heat[seat]  # [HT-94]
        if s.money[seat] < bill:
            s.jailed |= 1 << seat  # [HT-96]
            s.tell("jailed", seat, bill, s.money[seat])
        else:
            # Just enough is enough; the tokens stay where they are. [HT-95 HT-97]
            s.money[seat] -= bill
            s.tell("pays-off", seat, bill, s.money[seat])
    won = winners(s)
    for seat in won:
        s.tell("wins", seat, s.money[seat])
    if not won:
        s.tell("no-winner", NOBODY)
    open_round(s, OVER, SEATS[0])


def places(s: HeatState) -> list[int]:
    """All places, from 1: money, then less Heat; jailed ones share the last. [HT-98 HT-101]"""
    result = []
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            if s.is_jailed(other):
                continue
            if (
                s.is_jailed(seat)
                or s.money[other] > s.money[seat]
                or (s.money[other] == s.money[seat] and s.heat[other] < s.heat[seat])  # [HT-100]
            ):
                better += 1
        result.append(1 + better)
    return result


def winners(s: HeatState) -> list[Seat]:
    """The free players in the first place; if nobody is free, nobody. [HT-99 HT-102]"""
    place = places(s)
    return [seat for seat in range(s.seats) if place[seat] == 1 and not s.is_jailed(seat)]


DRAFT: Final = Draft(PASS, "picked")
CHOOSE: Final = Choose(PLAY, "chose")
A_PHASE: Final = APhase()

PHASES: Final[tuple[Phase[Any], ...]] = (DRAFT, CHOOSE, A_PHASE, OVER)
