"""What the words of a card's row do in phase A: draws, choices, Heat returned.

Each choice has its functions in tables beside its siblings; no card is named here.
"""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import Seat, only
from hideout.engine.notation import Action
from hideout.games.heat import actions
from hideout.games.heat.cards import COPY
from hideout.games.heat.state import (
    DREW,
    NOBODY,
    NOTHING,
    SET_ASIDE,
    SHOWED,
    USED,
    HeatState,
    entry,
)


def draw_cards(s: HeatState) -> None:
    """Everybody who is due draws, or nobody does. [HT-57 .. HT-60]"""
    draw = s.tables.draw
    needed = 0
    for seat in s.due:
        needed += draw[s.current[seat]]
    if needed == 0:
        return
    if needed > len(s.deck):  # [HT-58]
        s.tell("no-draws", NOBODY, needed, len(s.deck))
        return
    s.has_drawn = True
    for seat in s.due:  # in seat order, each all of theirs [HT-60]
        count = draw[s.current[seat]]
        if count:
            s.tell("draws", seat, count)
        for _ in range(count):
            card = s.deck.pop()  # never reshuffled [HT-57]
            s.hands[seat].append(card)
            s.log.append(entry(DREW, seat, card))
            s.tell("drew", seat, card, to=only(seat))


# --- Phase A: who is asked, what for, and what silence means


def is_not_asked(s: HeatState, seat: Seat) -> bool:
    return False


def is_asked_whom_to_copy(s: HeatState, seat: Seat) -> bool:
    return any(s.current[other] != NOTHING for other in range(s.seats) if other != seat)  # [HT-50]


def is_asked_what_to_add(s: HeatState, seat: Seat) -> bool:
    return len(s.hands[seat]) > 0  # [HT-52]


def is_asked_what_to_use_again(s: HeatState, seat: Seat) -> bool:
    return len(s.records[seat]) > 1  # [HT-53]


def is_asked_what_to_set_aside(s: HeatState, seat: Seat) -> bool:
    return s.has_drawn  # as many as were drawn [HT-54 HT-59]


def is_asked_whom_to_question(s: HeatState, seat: Seat) -> bool:
    return True


def no_options(s: HeatState, seat: Seat) -> list[Action]:
    return []


def copies(s: HeatState, seat: Seat) -> list[Action]:
    return [
        actions.COPY[other]
        for other in range(s.seats)
        if other != seat and s.current[other] != NOTHING
    ]


def once(hand: list[int], words: list[Action]) -> list[Action]:
    """Each card of a hand as an action, in order of receipt."""
    menu: list[Action] = []
    listed = 0
    for card in hand:
        if not listed >> card & 1:
            listed |= 1 << card
            menu.append(words[card])
    return menu


def additions(s: HeatState, seat: Seat) -> list[Action]:
    return once(s.hands[seat], actions.ADD)


def older_places(s: HeatState, seat: Seat) -> list[Action]:
    return [actions.AGAIN[place] for place in range(1, len(s.records[seat]))]


def cards_to_set_aside(s: HeatState, seat: Seat) -> list[Action]:
    left = s.hands[seat][:]
    for card in s.picks[seat]:
        left.remove(card)
    return once(left, actions.ASIDE)


def suspects(s: HeatState, seat: Seat) -> list[Action]:
    return [actions.QUESTION[other] for other in range(s.seats) if other != seat]


def copy_by_default(s: HeatState, seat: Seat) -> list[Action]:
    """The nearest to the left who copies nobody, else the nearest with a card."""
    nearest = NOBODY
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if s.current[other] == NOTHING:
            continue
        if s.tables.choice[s.current[other]] != COPY:
            return [actions.COPY[other]]
        if nearest == NOBODY:
            nearest = other
    return [actions.COPY[nearest]]


def add_by_default(s: HeatState, seat: Seat) -> list[Action]:
    return [actions.ADD[s.hands[seat][0]]]


def again_by_default(s: HeatState, seat: Seat) -> list[Action]:
    return [actions.AGAIN[len(s.records[seat]) - 1]]


def aside_by_default(s: HeatState, seat: Seat) -> list[Action]:
    """The cards just drawn, except for what was picked before the clock ran out."""
    count = s.tables.draw[s.current[seat]]
    drawn = s.hands[seat][-count:]
    for card in s.picks[seat]:
        if card in drawn:
            drawn.remove(card)
    return [actions.ASIDE[card] for card in drawn[: count - len(s.picks[seat])]]


def question_by_default(s: HeatState, seat: Seat) -> list[Action]:
    return [actions.QUESTION[s.left_of(seat)]]


# --- Phase A: what comes of it; True if the seat has a new current card. `was` holds the current
# cards as they were when this A phase began. [HT-37]


def does_nothing(s: HeatState, seat: Seat, was: list[int]) -> bool:
    return False


def copy_card(s: HeatState, seat: Seat, was: list[int]) -> bool:
    """The card becomes what the other is using; the card itself stays what it is. [HT-46 HT-47]"""
    other = s.choice[seat]
    s.current[seat] = was[other]  # used with the copier's own Record, hand and Heat [HT-51]
    s.tell("copies", seat, was[other], other)
    return True  # [HT-48 HT-49]


def add_card(s: HeatState, seat: Seat, was: list[int]) -> bool:
    card = s.choice[seat]
    s.hands[seat].remove(card)
    s.log.append(entry(USED, seat, card))
    s.records[seat].append(card)
    s.current[seat] = card
    s.tell("adds", seat, card)
    return True  # [HT-52]


def use_again(s: HeatState, seat: Seat, was: list[int]) -> bool:
    record = s.records[seat]
    card = record.pop(s.choice[seat] - 1)  # moved, not copied [HT-53]
    record.append(card)
    s.current[seat] = card
    s.tell("uses-again", seat, card)
    return True


def set_cards_aside(s: HeatState, seat: Seat, was: list[int]) -> bool:
    s.tell("sets-aside", seat, len(s.picks[seat]))
    for card in s.picks[seat]:
        s.hands[seat].remove(card)
        s.log.append(entry(SET_ASIDE, seat, card))
        s.tell("set-aside", seat, card, to=only(seat))
    return False


def question_player(s: HeatState, seat: Seat, was: list[int]) -> bool:
    s.questioned[seat] = s.choice[seat]
    s.tell("questions", seat, s.choice[seat])
    return False


def return_heat(s: HeatState, seat: Seat, was: list[int]) -> None:
    """Give tokens back, more in company. [HT-44 HT-45]"""
    card = was[seat]
    count = s.tables.gives_back[card]
    if s.tables.company[card]:
        for other in range(s.seats):
            if other != seat and was[other] == card:
                count += s.tables.company[card]
                break
    count = min(count, s.heat[seat])  # none, or all there are [HT-15 HT-16]
    s.heat[seat] -= count
    if count:
        s.tell("returns", seat, count)


def show_hands(s: HeatState) -> None:
    """Whoever asked in this A phase sees a hand as it is after all results. [HT-38 HT-55]"""
    for seat in s.due:
        other = s.questioned[seat]
        if other == NOBODY:
            continue
        s.log.append(entry(SHOWED, other, seat))
        for card in sorted(s.hands[other]):
            s.tell("sees", seat, card, other, to=only(seat))


# By choice: none, copy, add, again, aside, question.
IS_ASKED: Final[list[Callable[[HeatState, Seat], bool]]] = [
    is_not_asked,
    is_asked_whom_to_copy,
    is_asked_what_to_add,
    is_asked_what_to_use_again,
    is_asked_what_to_set_aside,
    is_asked_whom_to_question,
]
OPTIONS: Final[list[Callable[[HeatState, Seat], list[Action]]]] = [
    no_options,
    copies,
    additions,
    older_places,
    cards_to_set_aside,
    suspects,
]
DEFAULTS: Final[list[Callable[[HeatState, Seat], list[Action]]]] = [
    no_options,
    copy_by_default,
    add_by_default,
    again_by_default,
    aside_by_default,
    question_by_default,
]
RESULTS: Final[list[Callable[[HeatState, Seat, list[int]], bool]]] = [
    does_nothing,
    copy_card,
    add_card,
    use_again,
    set_cards_aside,
    question_player,
]
