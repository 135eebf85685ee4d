"""Worlds that look the same from a seat: everything its team cannot know is drawn anew."""

from hideout.engine.core import OVER, TABLE, Seat
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.deck import MOST_MAKES
from hideout.games.oceans_heist.heist import ASSIGN, CRUNCH, PREP, WING
from hideout.games.oceans_heist.placing import laid_count, vault_quota
from hideout.games.oceans_heist.plan import clear_plan, drop_kept_plan, judge_plan
from hideout.games.oceans_heist.rounds import clear_attempt, vault_lies_open
from hideout.games.oceans_heist.selection import (
    CHOOSE_SITUATION,
    CHOOSE_TARGET,
    PREPARE,
)
from hideout.games.oceans_heist.state import (
    CREW,
    CRUNCH_DOWN,
    DIE,
    GLOBALS_CHOSEN,
    HAND,
    NONE,
    PREP_DOWN,
    SHOP,
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.teams import TeamPhase
from hideout.games.oceans_heist.winging import cards_to_discard, stake, targets_to_wing


def resample(s: OceansState, seat: Seat, rng: Rng) -> OceansState:
    """The same table to a seat and its team; other drafts, kits, placements, decks and dice."""
    t = s.clone()
    t.rng = Rng(rng.below(1 << 62))
    rng.shuffle(t.casino_deck)
    rng.shuffle(t.vault_deck)
    if s.phase is OVER:
        return t  # all else lies open now
    side = NONE if seat == TABLE else s.side(seat)
    if side != STAFF:
        imagine_staff(t, rng, side == CREW)
    if side != CREW:
        imagine_crew(t, rng)
    phase = t.phase
    assert isinstance(phase, TeamPhase)
    phase.list_edits(t)
    return t


# The Staff's secrets


def imagine_staff(t: OceansState, rng: Rng, is_crew: bool) -> None:
    if t.phase is CHOOSE_TARGET:
        t.target_draft = rng.below(len(t.deck.targets) + 1) - 1
    elif t.phase is PREPARE:
        count = GLOBALS_CHOSEN if t.confirmed[STAFF] else rng.below(GLOBALS_CHOSEN + 1)
        t.globals = flags(len(t.globals), some(range(len(t.globals)), count, rng))
    elif t.phase is PREP:
        imagine_prep(t, rng)
    elif t.phase is CRUNCH:
        imagine_placement(t, rng, is_crew)


def imagine_prep(t: OceansState, rng: Rng) -> None:
    """A draft is any part of the quota; a confirmed one is full. [OH-54 OH-55]"""
    is_full = t.confirmed[STAFF]
    count = t.quota if is_full else rng.below(t.quota + 1)
    if t.options.live_counts:
        count = laid_count(t)
    t.laid = flags(len(t.drawn), some(range(len(t.drawn)), count, rng))
    vault = t.vault_drawn[:]
    rng.shuffle(vault)
    places = vault_quota(t)
    has_down = places > 1 and (is_full or rng.below(2) == 0)
    if t.options.live_counts and not vault_lies_open(t):
        has_down = t.vault_down != NONE
    has_up = places > has_down and (is_full or rng.below(2) == 0)
    t.vault_down = vault.pop() if has_down else NONE
    t.vault_up = vault.pop() if has_up else NONE


def imagine_placement(t: OceansState, rng: Rng, is_crew: bool) -> None:
    """The number of face-down cards and the open Vault Defense are known. [OH-58 OH-121]"""
    known = t.peeked if is_crew else []
    count = laid_count(t) - len(known)
    rest = [i for i in range(len(t.drawn)) if t.drawn[i] not in known]
    t.laid = flags(len(t.drawn), some(rest, count, rng))
    for guard in known:
        t.laid[t.drawn.index(guard)] = True
    if not is_crew:
        t.peeked = some(t.laid_guards(), len(t.peeked), rng)
    if t.vault_down != NONE and not vault_lies_open(t):
        t.vault_down = rng.pick([guard for guard in t.vault_drawn if guard != t.vault_up])


# The Crew's secrets


def imagine_crew(t: OceansState, rng: Rng) -> None:
    if t.phase is CHOOSE_SITUATION:
        t.situation_draft = rng.below(len(t.deck.situations) + 1) - 1
    elif t.phase is PREPARE:
        imagine_basket(t, rng)
    elif t.round:
        counts = [t.count_at(place) for place in (HAND, PREP_DOWN, CRUNCH_DOWN)]
        imagine_kit(t, rng)
        imagine_placing(t, counts, rng)
        if t.phase is ASSIGN:
            imagine_plan(t, rng)
        elif t.phase is WING:
            imagine_attempt(t, rng)


def imagine_basket(t: OceansState, rng: Rng) -> None:
    t.where = [SHOP] * len(t.where)
    t.spent = 0
    most = rng.below(t.options.budget + 1)
    for item in some(range(len(t.where)), len(t.where), rng):
        if t.spent + t.prices[item] <= most:
            t.where[item] = HAND
            t.spent += t.prices[item]


def imagine_kit(t: OceansState, rng: Rng) -> None:
    """As many unseen cards as there are, others perhaps, for money that may have been there."""
    unseen = [i for i in range(len(t.where)) if not t.seen[i] and not t.deck.is_opening(i)]
    owned = [item for item in unseen if t.where[item] != SHOP]
    money = t.money_left() + sum(t.prices[item] for item in owned)
    rng.shuffle(unseen)
    kit = unseen[: len(owned)]
    others = sorted(unseen[len(owned) :], key=lambda item: -t.prices[item])
    cost = sum(t.prices[item] for item in kit)
    kit.sort(key=lambda item: t.prices[item])
    while cost > money:  # the dearest go for the cheapest until it is affordable
        dear, cheap = kit.pop(), others.pop()
        cost += t.prices[cheap] - t.prices[dear]
        kit.insert(0, cheap)
    for item in owned:
        t.where[item] = SHOP
    for item in kit:
        t.where[item] = HAND
    t.spent = t.options.budget - money + cost


def imagine_placing(t: OceansState, counts: list[int], rng: Rng) -> None:
    """What lies face down. How much of it is known once Prep Time is over. [OH-58]"""
    cards = [i for i in range(len(t.where)) if t.where[i] in (HAND, PREP_DOWN, CRUNCH_DOWN)]
    rng.shuffle(cards)
    in_prep, in_crunch = counts[1], counts[2]
    if t.phase is PREP and not t.options.live_counts:
        in_prep = rng.below(len(cards) + 1)
    if t.phase is CRUNCH and not t.options.live_counts:
        in_crunch = rng.below(len(cards) - in_prep + 1)
    for i in range(len(cards)):
        down = CRUNCH_DOWN if i < in_prep + in_crunch else HAND
        t.where[cards[i]] = PREP_DOWN if i < in_prep else down


def imagine_plan(t: OceansState, rng: Rng) -> None:
    clear_plan(t)
    drop_kept_plan(t)
    for i in range(len(t.active)):
        makes = len(t.deck.makes[t.deck.item_gear[t.active[i]]])
        uses = rng.below(t.uses_now(t.active[i]) + 1)
        t.plan_uses[i * MOST_MAKES + rng.below(makes)] = uses
    for i in range(len(t.standing)):
        t.plan_pays[i] = rng.below(len(t.needs[t.defense(t.standing[i])]) + 1) - 1
    judge_plan(t)


def imagine_attempt(t: OceansState, rng: Rng) -> None:
    clear_attempt(t)
    targets = [NONE, *targets_to_wing(t)]
    cards = cards_to_discard(t)
    t.aim = rng.pick(targets)
    for face in range(DIE):
        if rng.below(2) == 0:
            stake(t, rng.pick(cards), face)
    t.coin = t.coins > 0 and rng.below(2) == 0


def some(items: range | list[int], count: int, rng: Rng) -> list[int]:
    """A random choice of so many, in random order."""
    shuffled = list(items)
    rng.shuffle(shuffled)
    return shuffled[:count]


def flags(length: int, chosen: list[int]) -> list[bool]:
    marks = [False] * length
    for place in chosen:
        marks[place] = True
    return marks
