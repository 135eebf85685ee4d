"""Other worlds: tables that a seat cannot tell from this one, and what is true at them."""

from typing import Final

from hideout.engine.core import OVER, TABLE, Event, Seat
from hideout.engine.rng import Rng
from hideout.games.bank_heist.cards import (
    CASH_BAG,
    CREW,
    DYE_PACK,
    TATTOO,
)
from hideout.games.bank_heist.deals import Deal, deals_to_come, draw_deal
from hideout.games.bank_heist.hands import cards, count, one, pile_of, size
from hideout.games.bank_heist.knowledge import (
    is_going_on,
    known_cards,
    possible_identities,
    rest_of,
)
from hideout.games.bank_heist.setup import partner_of
from hideout.games.bank_heist.state import (
    DISCARD,
    LOOKED,
    NO_CARD,
    PLACES,
    SHUFFLED,
    UNKNOWN,
    VAULT,
    HeistState,
    has_seen,
)

MOST_TRIES: Final = 40  # at a deal of identities whose bags can lie somewhere


def resample(s: HeistState, seat: Seat, rng: Rng) -> HeistState:
    """Another table that `seat` cannot tell from this one."""
    t = s.clone()
    t.rng = Rng(rng.below(1 << 62))
    if s.phase is OVER:
        return t  # everything lies open
    rng.shuffle(t.alarm)
    known = known_cards(s, seat)
    masks = possible_identities(s, seat)
    counts = deals_to_come(masks)
    for _ in range(MOST_TRIES):
        deal = draw_deal(masks, counts, rng)
        if is_going_on(s, deal) and deal_cards(s, t, seat, known, deal, rng):
            t.identity = deal + rest_of(deal)
            break
    else:  # so little is hidden that only the truth fits: its cards can stay where they are
        rng.shuffle(t.vault)
    forget_faces(t, seat)
    return t


def deal_cards(
    s: HeistState, t: HeistState, seat: Seat, known: list[int], deal: Deal, rng: Rng
) -> bool:
    """Give every card `seat` is not certain of another place. False: bags do not fit so."""
    hidden = hidden_cards(s, seat, known)
    bags = hidden.count(CASH_BAG)
    dyes = hidden.count(DYE_PACK)
    slots, for_bags, for_dyes = free_slots(s, seat, known, deal)
    if len(for_bags) < bags or len(for_dyes) < dyes:
        return False
    rng.shuffle(for_dyes)
    taken = for_dyes[:dyes]
    content = [UNKNOWN] * len(slots)
    for slot in taken:
        content[slot] = DYE_PACK
    for_bags = [slot for slot in for_bags if slot not in taken]
    if len(for_bags) < bags:
        return False
    rng.shuffle(for_bags)
    for slot in for_bags[:bags]:
        content[slot] = CASH_BAG
    items = [kind for kind in hidden if kind not in (CASH_BAG, DYE_PACK)]
    rng.shuffle(items)
    for slot in range(len(slots)):
        if content[slot] == UNKNOWN:
            content[slot] = items.pop()
    lay_cards(t, known, slots, content)
    rng.shuffle(t.vault)
    return True


def hidden_cards(s: HeistState, seat: Seat, known: list[int]) -> list[int]:
    """Every card whose place `seat` is not certain of."""
    there = pile_of(s.vault) + s.discard + sum(s.hand)
    if s.card != NO_CARD and not sees_card(s, seat):
        there += one(s.card)
    return cards(there - sum(known))


def sees_card(s: HeistState, seat: Seat) -> bool:
    return seat != TABLE and s.card_seen >> seat & 1 == 1


def free_slots(
    s: HeistState, seat: Seat, known: list[int], deal: Deal
) -> tuple[list[int], list[int], list[int]]:
    """Places with room for hidden cards, and which of them may hold a bag or a Dye Pack.

    Plain Crew hold no bag but a looted one, and so let go of none; a Dye Pack is in no hand.
    """
    slots: list[int] = []
    for_bags: list[int] = []
    for_dyes: list[int] = []
    for place in range(PLACES + 1):
        room = room_in(s, seat, known, place)
        bags = room
        if place < s.seats and deal[place] == CREW:
            bags = min(room, loot_unseen(s, place, seat))
        elif place == DISCARD and room:
            bags = min(room, bags_let_go(s, seat, deal))
        for i in range(room):
            if i < bags:
                for_bags.append(len(slots))
            if place >= DISCARD:
                for_dyes.append(len(slots))
            slots.append(place)
    return slots, for_bags, for_dyes


def room_in(s: HeistState, seat: Seat, known: list[int], place: int) -> int:
    if place < s.seats:
        return size(s.hand[place]) - size(known[place])
    if place == DISCARD:
        return size(s.discard) - size(known[DISCARD])
    if place == VAULT:
        return len(s.vault) - size(known[VAULT])
    if place == PLACES:  # the card on its way
        return 1 if s.card != NO_CARD and not sees_card(s, seat) else 0
    return 0


def loot_unseen(s: HeistState, looter: Seat, viewer: Seat) -> int:
    """How many cards a player has looted without `viewer` seeing them."""
    found = 0
    at = 0
    while at < len(s.moves):
        move = s.moves[at]
        kind, source, target = move & 15, move >> 4 & 15, move >> 8 & 15
        at += 2 if kind == LOOKED else 1
        is_loot = kind != LOOKED and source < s.seats and target == looter
        if is_loot and (kind == UNKNOWN or not has_seen(move, viewer)):
            found += 1
    return found


def bags_let_go(s: HeistState, viewer: Seat, deal: Deal) -> int:
    """How many cards of the discard pile that `viewer` did not see may be bags."""
    found = s.at_first[DISCARD]
    looters = 0
    at = 0
    while at < len(s.moves):
        move = s.moves[at]
        kind, source, target = move & 15, move >> 4 & 15, move >> 8 & 15
        at += 2 if kind == LOOKED else 1
        if kind == SHUFFLED:
            found = 0
        elif kind != LOOKED and source < s.seats:
            could_be_bag = deal[source] != CREW or looters >> source & 1 == 1
            if target < s.seats:
                looters |= 1 << target
            elif target == DISCARD and could_be_bag and not has_seen(move, viewer):
                found += 1
    return found


def lay_cards(t: HeistState, known: list[int], slots: list[int], content: list[int]) -> None:
    for place in range(t.seats):
        t.hand[place] = known[place]
    t.discard = known[DISCARD]
    t.vault = cards(known[VAULT])
    for i in range(len(slots)):
        place, kind = slots[i], content[i]
        if place < t.seats:
            t.hand[place] += one(kind)
        elif place == DISCARD:
            t.discard += one(kind)
        elif place == VAULT:
            t.vault.append(kind)
        else:
            t.card = kind


def forget_faces(t: HeistState, seat: Seat) -> None:
    """Of moves `seat` did not see, another world only says that there was one."""
    moves: list[int] = []
    at = 0
    while at < len(t.moves):
        move = t.moves[at]
        at += 1
        if move & 15 == LOOKED:
            if has_seen(move, seat):
                moves += [move, t.moves[at]]
            at += 1
        elif move & 15 == SHUFFLED or has_seen(move, seat):
            moves.append(move)
        else:
            moves.append(move | UNKNOWN)
    t.moves = moves


def holds(s: HeistState, event: Event) -> bool:
    """Whether an event that names something hidden is true at this table."""
    kind, seat, a = event.kind, event.seat, event.a
    if kind in ("identity", "revealed", "shown"):
        return s.identity[seat] == a
    if kind == "partner":
        return s.identity[seat] == event.b and partner_of(s, seat) == a
    if kind == "tattoo":
        return TATTOO[s.identity[seat]] == (a == 1)
    if kind in ("hand", "face-up"):
        return s.hand[seat] == a
    if kind == "vault":
        return pile_of(s.vault) == a
    if kind in ("drew", "received"):
        return s.card == a
    if kind == "looted":
        return count(s.hand[seat], a) > 0
    if kind == "let-go":
        # Unless the pile has become the vault deck at once, where it may have been drawn again.
        return count(s.discard, a) > 0 or any(move & 15 == SHUFFLED for move in s.moves[-3:])
    return True
