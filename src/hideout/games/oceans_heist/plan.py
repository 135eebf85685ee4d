"""Plans: what a draft of the assignment makes, pays for and lacks, and what `auto` proposes."""

from hideout.games.oceans_heist.actions import DIGITS, SHARES, WAYS
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import CASINO, MOST_MAKES, VAULT
from hideout.games.oceans_heist.solver import Answer, Card, solve
from hideout.games.oceans_heist.state import ESCAPE, NONE, OceansState
from hideout.games.oceans_heist.vectors import amount_of, covers

# Half alarms, so that Dye Packs can weigh less than any Casino Defense in the Escape.
CASINO_WEIGHT = 2
VAULT_WEIGHT = 4
UNIQUE_WEIGHT = 6
LATE_UNIQUE_WEIGHT = 1
COST_UNIT = 6  # divisible by every number of uses


def boost_of(s: OceansState) -> int:
    """What the Situation adds to a use of its trait, as a vector. [OH-72]"""
    if s.situation == NONE:
        return 0
    return s.deck.boost[s.situation] << (8 * s.deck.boost_kind[s.situation])


def boost_cap(s: OceansState) -> int:
    return 0 if s.situation == NONE else s.deck.boost_cap[s.situation]


def planned_uses(uses: list[int], i: int) -> int:
    total = 0
    first = i * MOST_MAKES
    for place in range(first, first + MOST_MAKES):
        total += uses[place]
    return total


def pool_of(s: OceansState, uses: list[int]) -> int:
    """The pool that a plan's uses make. [OH-69 OH-71 OH-72]"""
    pool = 0
    boosts = 0
    last = NONE
    for place in range(len(uses)):
        count = uses[place]
        if count == 0:  # as most are
            continue
        i = place // MOST_MAKES
        item = s.active[i]
        gear = s.deck.item_gear[item]
        for _ in range(count):
            pool += s.deck.makes[gear][place % MOST_MAKES]  # a product of such takes longer
        if i != last and s.early[i]:
            pool += s.deck.early[gear]  # once, with the first use [OH-66]
        last = i
        if s.boosted[item]:
            boosts += count
    return pool + boost_of(s) * min(boosts, boost_cap(s))


def is_overdrawn(s: OceansState, uses: list[int]) -> bool:
    """Whether a card expends more uses than it has. [OH-80]"""
    expended = 0
    last = NONE
    for place in range(len(uses)):
        if uses[place] == 0:
            continue
        i = place // MOST_MAKES
        expended = uses[place] if i != last else expended + uses[place]
        last = i
        # One use is there, or a card that is active would have been discarded.
        if expended > 1 and expended > s.uses_now(s.active[i]):
            return True
    return False


def is_valid(s: OceansState, uses: list[int], pays: list[int]) -> bool:
    """A plan is checked as a whole. [OH-74 OH-80 OH-81]"""
    if is_overdrawn(s, uses):
        return False
    if not pays_for_something(pays):
        return True
    pool = pool_of(s, uses)
    for i in range(len(s.standing)):  # of every sort, from the same pool [OH-78]
        if pays[i] != NONE:
            need = s.needs[s.defense(s.standing[i])][pays[i]]  # one way, and in full [OH-77]
            if not covers(pool, need):
                return False
            pool -= need
    return True


def shortage(s: OceansState, uses: list[int], pays: list[int]) -> dict[str, int]:
    """By kind, how much a draft promises more than its pool holds."""
    pool = pool_of(s, uses)
    short = {}
    for kind in range(len(KINDS)):
        lack = -amount_of(pool, kind)
        for i in range(len(s.standing)):
            if pays[i] != NONE:
                lack += amount_of(s.needs[s.defense(s.standing[i])][pays[i]], kind)
        if lack > 0:
            short[KINDS[kind]] = lack
    return short


def weight_of(s: OceansState, guard: int) -> int:
    """What it is worth to disable a Defense, in half alarms."""
    defense = s.defense(guard)
    sort = s.deck.sort[defense]
    if s.scene() == ESCAPE:
        return CASINO_WEIGHT if sort == CASINO else LATE_UNIQUE_WEIGHT
    if sort == CASINO:
        return CASINO_WEIGHT * (1 + s.deck.extra_alarm[defense])
    return VAULT_WEIGHT if sort == VAULT else UNIQUE_WEIGHT


def card_for(s: OceansState, item: int, early: bool) -> Card:
    """An Equipment card as the solver sees it."""
    deck = s.deck
    gear = deck.item_gear[item]
    per_use = s.prices[item] * COST_UNIT // deck.uses[gear]
    return Card(
        deck.makes[gear],
        s.uses_now(item),
        deck.early[gear] if early else 0,
        s.boosted[item],
        per_use if deck.patient[gear] else 0,  # any other would lose the use anyway [OH-108]
        per_use,
    )


def best_answer(s: OceansState) -> Answer:
    cards = [card_for(s, s.active[i], s.early[i]) for i in range(len(s.active))]
    needs = [s.needs[s.defense(guard)] for guard in s.standing]
    weights = [weight_of(s, guard) for guard in s.standing]
    return solve(cards, boost_of(s), boost_cap(s), needs, weights)


def auto_plan(s: OceansState) -> None:
    """Fill the draft with the best plan. [OH-82]"""
    answer = s.solved
    if answer is None:
        answer = best_answer(s)  # no draft changes what there is to plan with
        s.solved = answer
    s.plan_pays = answer.pays[:]
    s.plan_uses = [0] * (len(s.active) * MOST_MAKES)
    for i in range(len(s.active)):
        for make in answer.expends[i]:
            s.plan_uses[i * MOST_MAKES + make] += 1


def clear_plan(s: OceansState) -> None:
    s.plan_uses = [0] * (len(s.active) * MOST_MAKES)
    s.plan_pays = [NONE] * len(s.standing)
    s.plan_holds = True


def drop_kept_plan(s: OceansState) -> None:
    s.has_kept = False
    s.kept_uses = []
    s.kept_pays = []


def judge_plan(s: OceansState) -> None:
    """A valid draft that pays for something is the plan that stands from now on. [OH-81]"""
    s.plan_holds = is_valid(s, s.plan_uses, s.plan_pays)
    if s.plan_holds and pays_for_something(s.plan_pays):
        s.has_kept = True
        s.kept_uses = s.plan_uses[:]
        s.kept_pays = s.plan_pays[:]


def pays_for_something(pays: list[int]) -> bool:
    for way in pays:  # noqa: SIM110 (a generator is slow where it is compiled)
        if way != NONE:
            return True
    return False


def shares_used(s: OceansState, uses: list[int]) -> dict[str, list[str]]:
    """The uses of a plan by name: which card makes what, how often."""
    found: dict[str, list[str]] = {}
    for place in range(len(uses)):
        if uses[place]:
            item = s.deck.items[s.active[place // MOST_MAKES]]
            share = SHARES[place % MOST_MAKES * DIGITS + uses[place]]
            found.setdefault(item, []).append(share)
    return found


def ways_paid(s: OceansState, pays: list[int]) -> dict[str, str]:
    """The Defenses that a plan pays for by name, and in which way."""
    return {
        s.deck.guards[s.standing[i]]: WAYS[pays[i]] for i in range(len(pays)) if pays[i] != NONE
    }
