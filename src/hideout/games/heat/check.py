"""What no table can look like. The sums also guard every step of play."""

from hideout.engine.core import OVER, Seat
from hideout.engine.notation import seat_name
from hideout.games.heat.cards import ASIDE, COPY, HAND, QUESTION, TOKENS
from hideout.games.heat.consequences import coming_take, tokens_needed
from hideout.games.heat.effects_a import IS_ASKED, OPTIONS
from hideout.games.heat.rules import A_PHASE, CHOOSE, DRAFT
from hideout.games.heat.state import (
    DREW,
    FIRST_HAND,
    HEISTS,
    NOBODY,
    NOTHING,
    PASSES,
    QUIET,
    SHOWED,
    STAGES,
    USED,
    HeatState,
    entry_card,
    entry_seat,
    entry_what,
)


def check(s: HeatState) -> str:
    """What no table can look like. The sums also guard every step of play."""
    if s.callers:
        return "no phase waits for another to come back."
    if (s.round < PASSES) != (s.phase is DRAFT):
        return f"a draft has {PASSES} rounds, and everything else comes after it."
    if min(s.heat) < 0 or s.tokens_out() > TOKENS:
        return f"there are {TOKENS} Heat tokens."  # [HT-12]
    if min(s.money) < 0:
        return "nobody has less than no money."  # [HT-14]
    complaint = _moment(s) or _cards(s) or _past(s) or _apb(s)
    return complaint or _in_use(s) or _a_phase(s) or _round(s) or _end(s)


def _moment(s: HeatState) -> str:
    """What has its time: jail at the end, cards in use from the reveal on."""
    if s.phase is not OVER and (s.jailed or s.is_too_hot):
        return "nobody goes to jail before the end."  # [HT-64 HT-96]
    if s.phase is DRAFT and s.stage:
        return "a draft comes before the first Stage."
    is_before_reveal = s.phase is DRAFT or s.phase is CHOOSE
    if is_before_reveal and (s.extra or max(s.current) != NOTHING or max(s.questioned) != NOBODY):
        return "before the reveal nobody uses a card, questions or is in an A phase."
    for seat in range(s.seats):
        if s.questioned[seat] == seat:
            return f"{seat_name(seat)} cannot question himself."
        if s.claims[seat] not in (NOTHING, QUIET) and s.claims[seat] not in s.in_use:
            return f"{seat_name(seat)} claims a card that is not in this game."  # [HT-109]
        if s.claims[seat] != NOTHING and s.phase is CHOOSE and not s.hands[seat]:
            return f"{seat_name(seat)} sits this Stage out and claims nothing."  # [HT-109]
    for line in s.log:
        if entry_what(line) == SHOWED and entry_card(line) == entry_seat(line):
            return f"{seat_name(entry_seat(line))} shows no hand to himself."
    return ""


def _in_use(s: HeatState) -> str:
    """From the reveal on: the newest card of each Record, or what a copy has become. [HT-47]"""
    for seat in range(s.seats):
        card = s.current[seat]
        if card == NOTHING:
            if s.questioned[seat] != NOBODY:
                return f"{seat_name(seat)} uses no card to question anybody with."
            continue
        if not s.records[seat]:
            return f"{seat_name(seat)} uses a card but has no Record."
        top = s.records[seat][-1]
        if card != top and not (s.tables.choice[top] == COPY and _is_copied(s, card)):
            return f"{seat_name(seat)} uses the newest card of the Record, or a copy of another."
        if s.questioned[seat] != NOBODY and s.tables.choice[card] != QUESTION:
            return f"{seat_name(seat)} uses a card that questions nobody."  # [HT-55]
    return ""


def _is_copied(s: HeatState, card: int) -> bool:
    """Whether an A phase has been resolved since the reveal, and somebody has the card."""
    return (s.extra > 0 or s.phase is OVER) and any(card in record for record in s.records)


def _end(s: HeatState) -> str:
    """After the pay-off, or when too much Heat was needed. [HT-64 .. HT-66 HT-92 .. HT-97]"""
    if s.phase is not OVER:
        return ""
    if max(s.choice) != NOTHING or max(s.claims) != NOTHING:
        return "at the end nobody chooses or claims anything."
    needed = tokens_needed(s, 0)
    if not s.is_too_hot:
        if s.heist + 1 < HEISTS or s.stage + 1 < STAGES:
            return "the game ends after the last Stage of the last Heist, unless it is too hot."
        if s.extra or max(s.current) != NOTHING:
            return "after the last Stage no card is in use."
    elif not s.jailed or (max(s.current) != NOTHING and needed <= TOKENS):
        return "it is too hot when more than 15 tokens are needed, and who takes any is jailed."
    for seat in range(s.seats):
        is_caught = s.is_too_hot and coming_take(s, seat, 0) > 0
        if is_caught and not s.is_jailed(seat):
            return f"{seat_name(seat)} would take Heat, so he is in jail."
        # When it got too hot a position need not tell who used what.
        is_told = not s.is_too_hot or (max(s.current) != NOTHING and not is_caught)
        if is_told and s.is_jailed(seat) and s.money[seat] >= s.price() * s.heat[seat]:
            return f"{seat_name(seat)} can pay off his Heat and is not in jail."
    return ""


def _cards(s: HeatState) -> str:
    cards = s.deck[:]
    for seat in range(s.seats):
        cards += s.hands[seat] + s.records[seat] + s.asides(seat) + s.pile(seat)
        used = [
            entry_card(line)
            for line in s.log
            if entry_what(line) == USED and entry_seat(line) == seat
        ]
        if sorted(used) != sorted(s.records[seat]):
            return "every card of a Record was used, and every card used is in a Record."
    if sorted(cards) != s.in_use:
        return "the Plan cards in hands, piles, Records, set aside and in the deck must be all."
    return ""


def _past(s: HeatState) -> str:
    """Whether hands can have come about as the log and the draft say."""
    for seat in range(s.seats):
        hand = s.hands[seat][:]
        for line in reversed(s.log):
            if entry_seat(line) != seat or entry_what(line) == SHOWED:
                continue
            if entry_what(line) != DREW:
                hand.append(entry_card(line))
            elif entry_card(line) in hand:
                hand.remove(entry_card(line))
            else:
                return f"the log of {seat_name(seat)} does not fit the hand."
        if not s.has_past:
            continue
        drafted = s.dealt[seat * HAND : seat * HAND + FIRST_HAND + s.round]
        for turn in range(s.round):
            drafted.append(s.given[turn * s.seats + s.giver(seat)])
        for turn in range(s.round):
            if s.given[turn * s.seats + seat] not in drafted:
                return f"{seat_name(seat)} passed a card it cannot have had."
            drafted.remove(s.given[turn * s.seats + seat])
        if sorted(drafted) != sorted(hand):
            return f"the draft of {seat_name(seat)} does not lead to the hand."
    return ""


def _apb(s: HeatState) -> str:
    pack = s.tables.apb_pack() if s.options.apb else []
    for card in s.apb:
        if card not in pack:
            return "the APB cards need their option, and there are only so many."  # [HT-76]
        pack.remove(card)
    return ""


def _a_phase(s: HeatState) -> str:
    """Who decides what; `check` asks this before whom the game waits for."""
    if s.phase is not A_PHASE:
        return "due and picks belong to an A phase." if s.due or s.picks or s.has_drawn else ""
    if s.due != sorted(set(s.due)):
        return "due names each seat once, in order."
    for seat in s.due:
        if s.current[seat] == NOTHING or not s.tables.has_a[s.current[seat]]:
            return f"{seat_name(seat)} has no A effect that could be due."
    return _due(s) or _draws(s) or _decisions(s)


def _due(s: HeatState) -> str:
    """First everybody's A effect, then only those of new cards. [HT-37 HT-39 HT-40]"""
    for seat in range(s.seats):
        card = s.current[seat]
        if card == NOTHING or not s.tables.has_a[card]:
            continue
        record = s.records[seat]
        if seat not in s.due:
            if s.extra == 0:
                return f"the A effect of {seat_name(seat)} is due in the first A phase."
            if s.tables.choice[card] == QUESTION and s.questioned[seat] == NOBODY:
                return f"{seat_name(seat)} has questioned somebody by now."
        elif s.questioned[seat] != NOBODY:
            return f"{seat_name(seat)} questions nobody twice."
        elif s.extra and len(record) == 1 and s.tables.choice[record[0]] != COPY:
            return f"{seat_name(seat)} has no new card for an additional A phase."
    return ""


def _draws(s: HeatState) -> str:
    """All draws are made, or none if the deck is too small. [HT-57 .. HT-60]"""
    wanted = sum(s.tables.draw[s.current[seat]] for seat in s.due)
    if s.has_drawn and wanted == 0:
        return "nobody who is due draws cards."
    if not s.has_drawn and 0 < wanted <= len(s.deck):
        return "there are cards enough, so the draws are made."
    return ""


def _decisions(s: HeatState) -> str:
    wanted = s.seats if any(sets_aside(s, seat) for seat in s.due) else 0
    if len(s.picks) != wanted:
        return f"picks must have {wanted} lists of cards."
    for seat in range(wanted):
        if s.picks[seat] and not sets_aside(s, seat):
            return f"{seat_name(seat)} sets nothing aside."
        if sets_aside(s, seat) and not _fits(s, seat):
            return f"{seat_name(seat)} cannot set those cards aside."
    for seat in range(s.seats):
        if s.choice[seat] != NOTHING and not _can_have_decided(s, seat):
            return f"{seat_name(seat)} cannot have decided that."
    return ""


def _fits(s: HeatState, seat: Seat) -> bool:
    """Whether picks are cards of the hand, and as many as there are to make."""
    hand = s.hands[seat][:]
    for card in s.picks[seat]:
        if card not in hand:
            return False
        hand.remove(card)
    count = s.tables.draw[s.current[seat]]
    if s.choice[seat] == NOTHING:
        return len(s.picks[seat]) < count <= len(s.hands[seat])
    return len(s.picks[seat]) == count and s.picks[seat][-1] == s.choice[seat]


def _can_have_decided(s: HeatState, seat: Seat) -> bool:
    if seat not in s.due:
        return False
    choice = s.tables.choice[s.current[seat]]
    if choice == ASIDE:
        return s.has_drawn
    return IS_ASKED[choice](s, seat) and any(
        action.a == s.choice[seat] for action in OPTIONS[choice](s, seat)
    )


def _round(s: HeatState) -> str:
    if s.phase is DRAFT and (any(s.records) or s.log):
        return "a draft comes before the first Stage."
    if s.waiting != waited_for(s) or (not s.waiting and s.phase is not OVER):
        return "somebody must still have to choose."
    for seat in range(s.seats):
        is_card = s.choice[seat] != NOTHING and (s.phase is DRAFT or s.phase is CHOOSE)
        if is_card and s.choice[seat] not in s.hands[seat]:
            return f"{seat_name(seat)} has chosen a card it does not hold."
        if s.phase is DRAFT and len(s.hands[seat]) != FIRST_HAND + s.round:
            return f"{seat_name(seat)} must hold {FIRST_HAND + s.round} cards in this round."
    return ""


def waited_for(s: HeatState) -> list[Seat]:
    if s.phase is OVER:
        return []
    return [
        seat for seat in range(s.seats) if s.choice[seat] == NOTHING and _has_to_choose(s, seat)
    ]


def _has_to_choose(s: HeatState, seat: Seat) -> bool:
    if s.phase is A_PHASE:
        return seat in s.due and IS_ASKED[s.tables.choice[s.current[seat]]](s, seat)
    return len(s.hands[seat]) > 0


def sets_aside(s: HeatState, seat: Seat) -> bool:
    return seat in s.due and s.has_drawn and s.tables.choice[s.current[seat]] == ASIDE
