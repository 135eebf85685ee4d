"""What each seat knows, and who may speak."""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, TABLE, Event, Seat, only
from hideout.engine.notation import seat_name
from hideout.engine.parts import Part, each_phase, each_step
from hideout.games.heat.cards import HAND
from hideout.games.heat.rules import A_PHASE, CHOOSE, DRAFT, winners
from hideout.games.heat.shown import (
    Apb,
    Board,
    BoardRow,
    Chips,
    HandSeen,
    Memory,
    OnTable,
    Own,
    Public,
    Said,
    View,
)
from hideout.games.heat.state import (
    DREW,
    FIRST_HAND,
    HEISTS,
    NOBODY,
    NOTHING,
    QUIET,
    SET_ASIDE,
    SHOWED,
    STAGES,
    HeatState,
    entry,
    entry_card,
    entry_seat,
    entry_what,
)


def view(s: HeatState, seat: Seat) -> View:
    """What lies open, and of what is face down the seat's own."""
    return {**table(s), **said(s), **own(s, seat)}


def public(s: HeatState) -> Public:
    return {**table(s), **said(s)}


def said(s: HeatState) -> Said:
    seats = range(s.seats)
    return {
        "chosen": [has_chosen(s, other) for other in seats],  # that, not what [HT-107]
        "claims": [claim(s, other) for other in seats],
    }


def table(s: HeatState) -> OnTable:
    seats = range(s.seats)
    return {
        "phase": s.phase.name,
        "heist": s.heist + 1,
        "stage": 0 if s.phase is DRAFT else s.stage + 1,
        "round": s.round + 1 if s.phase is DRAFT else 0,
        "passes": "left" if s.passes_left() else "right",
        "chips": chips(s),
        "extra_a": s.extra,
        "price": s.price(),
        "crackdown_cap": s.options.crackdown_cap,
        "board": board(s),
        "heat": s.heat[:],
        "money": [final_money(s, other) for other in seats],
        "lost": [s.money[other] - final_money(s, other) for other in seats],  # to jail [HT-98]
        "records": [names(s, s.records[other]) for other in seats],
        "using": [name(s, s.current[other]) for other in seats],
        "questioned": [other if other != NOBODY else None for other in s.questioned],
        "hands": [len(s.hands[other]) for other in seats],
        "piles": [len(s.pile(other)) for other in seats],
        "aside": [len(s.asides(other)) for other in seats],
        "deck": len(s.deck),
        "apb": apb(s),
        "jailed": [other for other in seats if s.is_jailed(other)],
        "winners": winners(s) if s.phase is OVER else [],
    }


PARTS: Final = (Part[HeatState](table, each_phase), Part[HeatState](said, each_step))


def own(s: HeatState, seat: Seat) -> Own:
    return {
        "seat": seat,
        "hand": names(s, s.hands[seat]) if seat != TABLE else [],
        "choice": own_choice(s, seat) if seat != TABLE else [],
        "memory": memory(s, seat) if seat != TABLE and s.options.memory_aid else None,
    }


def own_stamp(s: HeatState, seat: Seat) -> int:
    """Hands and memories change where a phase opens, and a choice by an act of one's own."""
    if seat == TABLE:
        return 0
    picks = len(s.picks[seat]) if s.picks else 0
    return (s.opened << 10 | s.choice[seat] + 1) << 6 | picks


def chips(s: HeatState) -> Chips:
    """The Heists to come, and the Stages not yet resolved, which the end may cut short. [HT-92]"""
    is_done = s.phase is OVER and not s.is_too_hot
    return {"yellow": HEISTS - 1 - s.heist, "black": 0 if is_done else STAGES - s.stage}


def name(s: HeatState, card: int) -> str | None:
    return None if card == NOTHING else s.tables.cards[card]


def names(s: HeatState, cards: list[int]) -> list[str]:
    return [s.tables.cards[card] for card in cards]


def board(s: HeatState) -> Board:
    """The State of Affairs, rows from the bottom up; the lowest are emptied first. [HT-10 HT-93]"""
    out = s.tokens_out()
    rows: list[BoardRow] = []
    taken = out
    for row in range(len(s.tables.slots)):
        slots = s.tables.slots[row]
        empty = min(taken, slots)
        taken -= empty
        rows.append({"slots": slots, "tokens": slots - empty, "price": s.tables.row_prices[row]})
    return {
        "rows": rows,
        "tokens": s.on_board(),
        "out": out,
        "next_price_in": next_price_in(s, out),
    }


def next_price_in(s: HeatState, out: int) -> int | None:
    """How many more tokens have to leave the board for another price; None if none can."""
    prices = s.tables.price_at
    for more in range(1, len(prices) - out):
        if prices[out + more] != prices[out]:
            return more
    return None


def has_chosen(s: HeatState, seat: Seat) -> bool:
    return s.phase is not OVER and s.choice[seat] != NOTHING


def claim(s: HeatState, seat: Seat) -> str | None:
    return "quiet" if s.claims[seat] == QUIET else name(s, s.claims[seat])


def apb(s: HeatState) -> Apb | None:
    """Drawn cards lie open until the pack is shuffled anew. [HT-73]"""
    if not s.options.apb:
        return None
    drawn = s.tables.apb_pack()
    for card in s.apb:
        drawn.remove(card)
    return {"left": len(s.apb), "drawn": [s.tables.apb[card] for card in drawn]}


def own_choice(s: HeatState, seat: Seat) -> list[str]:
    """What a seat has chosen and nobody has seen yet, in notation."""
    if s.picks and s.picks[seat]:
        return [f"aside {card}" for card in names(s, s.picks[seat])]
    chosen = s.choice[seat]
    if chosen == NOTHING:
        return []
    if s.phase is DRAFT or s.phase is CHOOSE:
        verb = "pass" if s.phase is DRAFT else "play"
        return [f"{verb} {s.tables.cards[chosen]}"]
    return [decision(s, seat)] if s.phase is A_PHASE else []


def decision(s: HeatState, seat: Seat) -> str:
    """A decision of an A phase, in notation."""
    choice = s.tables.choice[s.current[seat]]
    chosen = s.choice[seat]
    words = ("", "copy", "add", "again", "aside", "question")
    if words[choice] in ("copy", "question"):
        return f"{words[choice]} {seat_name(chosen)}"
    if words[choice] == "again":
        return f"again {chosen}"
    return f"{words[choice]} {s.tables.cards[chosen]}"


def memory(s: HeatState, seat: Seat) -> Memory:
    """Cards passed, received, set aside and seen in this Heist. [HT-108]"""
    rounds = range(s.round if s.has_past else 0)
    giver = s.giver(seat)
    seen: list[HandSeen] = []
    for when, line in enumerate(s.log):
        if entry_what(line) == SHOWED and entry_card(line) == seat:
            whose = entry_seat(line)
            seen.append({"seat": whose, "cards": names(s, s.hand_at(whose, when))})
    return {
        "passed": [s.tables.cards[s.given[r * s.seats + seat]] for r in rounds],
        "passed_to": s.receiver(seat),
        "received": [s.tables.cards[s.given[r * s.seats + giver]] for r in rounds],
        "received_from": giver,
        "aside": names(s, s.asides(seat)),
        "seen": seen,
    }


def final_money(s: HeatState, seat: Seat) -> int:
    """Money as it counts; a jailed player has none. [HT-98]"""
    return 0 if s.is_jailed(seat) else s.money[seat]


def holds(s: HeatState, event: Event) -> bool:
    """Whether what somebody was told about a face-down card is so."""
    kind, seat, card = event.kind, event.seat, event.a
    if kind == "dealt":
        return card in s.dealt[seat * HAND : seat * HAND + FIRST_HAND + s.round]
    if kind == "passed":
        return s.given[(s.round - 1) * s.seats + seat] == card
    if s.phase is DRAFT:
        return True  # the rest was about the Heist before, whose cards are all shuffled in
    if kind == "drew":
        return entry(DREW, seat, card) in s.log
    if kind == "set-aside":
        return entry(SET_ASIDE, seat, card) in s.log
    if kind == "sees":
        shows = entry(SHOWED, event.b, seat)
        times = [when for when in range(len(s.log)) if s.log[when] == shows]
        return bool(times) and card in s.hand_at(event.b, times[-1])
    return True


def may_speak(s: HeatState, seat: Seat) -> int:
    """Everybody at the table may always talk, and lie; spectators listen. [HT-103]"""
    return 0 if seat == TABLE else EVERYONE


def channels(s: HeatState, seat: Seat) -> dict[str, int]:
    if seat == TABLE:
        return {}
    found = {"table": EVERYONE}
    if s.options.private_chat:
        for other in range(s.seats):
            if other != seat:
                found[seat_name(other)] = only(seat) | only(other)
    return found
