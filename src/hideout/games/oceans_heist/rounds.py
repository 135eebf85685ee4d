"""What happens by itself in a round: draw, show, tally, clean-up. Knows no phases."""

from typing import Final

from hideout.games.oceans_heist.deck import CASINO, UNIQUE, VAULT, Deck
from hideout.games.oceans_heist.plan import clear_plan, drop_kept_plan
from hideout.games.oceans_heist.state import (
    ACTIVE,
    ALARMS,
    CREW_WIN,
    CRUNCH_DOWN,
    DIE,
    ESCAPE,
    EXHAUSTED,
    GONE,
    HAND,
    IN_PLAY,
    LAST_ROUND,
    NOBODY,
    NONE,
    PREP_DOWN,
    STALEMATE,
    VAULT_ROUND,
    OceansState,
)

CASINO_DRAWN: Final = 8  # [OH-44]
CASINO_PLACED: Final = 4  # [OH-48]
VAULT_DRAWN: Final = 3  # [OH-119]
VAULT_ALARMS: Final = 2  # [OH-99]


def modified_needs(deck: Deck, chosen: list[bool]) -> list[list[int]]:
    """Every Defense's alternatives with the Globals in force. [OH-36 .. OH-38]"""
    needs: list[list[int]] = []
    for defense in range(len(deck.defenses)):
        ways: list[int] = []
        for pairs in deck.ways[defense]:
            vector = 0
            for kind, amount in pairs:
                vector += amount << (8 * kind)
            if deck.sort[defense] != UNIQUE:
                for i in range(len(deck.globals)):
                    if chosen[i]:
                        vector += _made_harder(deck, i, defense, pairs)
            ways.append(vector)
        needs.append(ways)
    return needs


def _made_harder(deck: Deck, which: int, defense: int, pairs: list[tuple[int, int]]) -> int:
    """What one Global adds to one alternative."""
    more = 0
    for kind, _ in pairs:
        if kind == deck.harder_kind[which]:
            more += deck.harder[which] << (8 * kind)
    first = 8 * pairs[0][0]  # the kind printed first [OH-38]
    if deck.sort[defense] == CASINO and len(pairs) > 1:
        more += deck.harder_mixed[which] << first
    if deck.sort[defense] == VAULT:
        more += deck.harder_vault[which] << first
    return more


# Opening cards in play


def draw_delta(s: OceansState) -> int:
    return sum(s.deck.effects[gear].draw_delta[s.scene()] for gear in opening_cards(s))


def place_delta(s: OceansState) -> int:
    return sum(s.deck.effects[gear].place_delta[s.scene()] for gear in opening_cards(s))


def peeks(s: OceansState) -> int:
    return sum(s.deck.effects[gear].peek[s.scene()] for gear in opening_cards(s))


def alarms_to_cancel(s: OceansState) -> int:
    total = sum(s.deck.effects[gear].cancel_alarm for gear in opening_cards(s))
    return total - s.cancelled


def coins_in_play(s: OceansState) -> int:
    return sum(s.deck.effects[gear].wing_reroll for gear in opening_cards(s))


def vault_lies_open(s: OceansState) -> bool:
    for gear in opening_cards(s):  # noqa: SIM110 (a generator is slow where it is compiled)
        if s.deck.effects[gear].vault_face_up:
            return True
    return False


def opening_cards(s: OceansState) -> list[int]:
    """The titles of the opening cards in play."""
    return [s.deck.item_gear[item] for item in s.items_at(IN_PLAY)]


# Draw


def begin_round(s: OceansState) -> None:
    """Draw and show this round's Defenses. [OH-44 .. OH-50 OH-119 OH-128 OH-130]"""
    s.round += 1
    s.tell("round", NOBODY, s.round)
    if s.scene() == ESCAPE:
        s.escape_alarms = s.alarms
    clear_round(s)
    draw_casino(s, draw_count(s))
    s.next_draw = 0
    s.quota = quota(s)
    if s.round == VAULT_ROUND:
        for _ in range(min(VAULT_DRAWN, len(s.vault_deck))):
            guard = s.vault_deck.pop()
            s.vault_drawn.append(guard)
            s.tell("draws", NOBODY, guard)


def draw_count(s: OceansState) -> int:
    """How many Casino Defenses are drawn. [OH-45]"""
    return CASINO_DRAWN + draw_delta(s) + s.next_draw + alarms_in_escape(s)


def quota(s: OceansState) -> int:
    """How many of the drawn are placed; those carried over count for nothing here. [OH-48 OH-50]"""
    return min(most_placed(s), len(s.drawn))


def most_placed(s: OceansState) -> int:
    return max(0, CASINO_PLACED + place_delta(s) + alarms_in_escape(s))


def alarms_in_escape(s: OceansState) -> int:
    return s.alarms if s.scene() == ESCAPE else 0  # [OH-128 OH-130]


def clear_round(s: OceansState) -> None:
    clear_drawn(s)
    s.crew_down = 0
    s.staff_down = 0
    s.expended = [0] * len(s.active)
    s.early = [False] * len(s.active)
    s.disabled = [False] * len(s.standing)
    drop_kept_plan(s)
    clear_plan(s)
    clear_attempt(s)


def clear_drawn(s: OceansState) -> None:
    s.drawn = []
    s.laid = []
    s.vault_drawn = []
    s.vault_up = NONE
    s.vault_down = NONE
    s.peeked = []


def clear_attempt(s: OceansState) -> None:
    s.aim = NONE
    s.faces = [NONE] * DIE
    s.coin = False


def draw_casino(s: OceansState, count: int) -> None:
    for _ in range(count):
        if not s.casino_deck:
            if not s.casino_discard:
                break  # the Staff makes do with what it has [OH-49]
            s.casino_deck = s.casino_discard
            s.casino_discard = []
            s.rng.shuffle(s.casino_deck)
            s.tell("reshuffled", NOBODY)
        guard = s.casino_deck.pop()
        s.drawn.append(guard)
        s.tell("draws", NOBODY, guard)
    s.laid = [False] * len(s.drawn)


# Show


def show_all(s: OceansState) -> None:
    """Everything face down turns face up. [OH-59 OH-67 OH-68 OH-123]"""
    for i in range(len(s.drawn)):
        if s.laid[i]:
            _stand(s, s.drawn[i])
        else:
            s.casino_discard.append(s.drawn[i])
            s.tell("not-placed", NOBODY, s.drawn[i])
    for guard in (s.vault_up, s.vault_down):
        if guard != NONE:
            _stand(s, guard)
    for guard in s.vault_drawn:
        if guard not in (s.vault_up, s.vault_down):
            s.vault_discard.append(guard)
            s.tell("not-placed", NOBODY, guard)
    for item in range(len(s.where)):
        if s.where[item] in (PREP_DOWN, CRUNCH_DOWN):
            s.early.append(s.where[item] == PREP_DOWN and not s.seen[item])  # [OH-66]
            s.where[item] = ACTIVE
            s.seen[item] = True
            s.active.append(item)
            s.expended.append(0)
            s.tell("shows-equipment", NOBODY, item)
    clear_drawn(s)  # all has found its place, and the quota is served
    clear_plan(s)


def _stand(s: OceansState, guard: int) -> None:
    s.standing.append(guard)
    s.disabled.append(False)
    s.tell("shows-defense", NOBODY, guard)


# Tally and clean-up, in the order of the spec's Flow


def tally(s: OceansState) -> int:
    """Count alarms, settle the Target; an ending or NONE. [OH-98 .. OH-106 OH-125 .. OH-137]"""
    raised = 0
    left = 0
    for i in range(len(s.standing)):
        guard = s.standing[i]
        defense = s.defense(guard)
        sort = s.deck.sort[defense]
        if s.disabled[i] or sort == UNIQUE:  # that costs the Target, not an alarm [OH-100]
            continue
        left += 1
        alarms = alarms_of(s, guard)
        if sort == CASINO:
            s.next_draw += s.deck.next_draw[defense]  # [OH-106]
        raised += alarms
        s.tell("alarm", NOBODY, guard, alarms)
    s.left_standing.append(left)
    if s.round < LAST_ROUND:
        cancelled = min(raised, alarms_to_cancel(s))  # [OH-103]
        if cancelled:
            raised -= cancelled
            s.cancelled += cancelled
            s.tell("cancelled", NOBODY, cancelled)
    if raised:
        s.alarms += raised  # all at once [OH-105]
        s.tell("alarms", NOBODY, s.alarms, s.options.alarm_limit)
    settle_target(s)
    if s.alarms > s.options.alarm_limit:
        return ALARMS  # [OH-104 OH-136 OH-137]
    if s.round == LAST_ROUND and left == 0:  # nor any of those carried over [OH-131]
        # Before exhaustion is looked at. [OH-133 OH-134 OH-135]
        return CREW_WIN if s.has_target else STALEMATE
    return NONE


def alarms_of(s: OceansState, guard: int) -> int:
    """How many alarms a Defense raises that is left standing. [OH-98 OH-101 OH-102]"""
    defense = s.defense(guard)
    sort = s.deck.sort[defense]
    if sort == UNIQUE:
        return 0
    return 1 + s.deck.extra_alarm[defense] if sort == CASINO else VAULT_ALARMS


def settle_target(s: OceansState) -> None:
    """The Target is the Crew's exactly when its Defense is disabled. [OH-125 .. OH-127]"""
    unique = s.deck.unique[s.target]
    if unique not in s.standing:
        return
    if s.disabled[s.standing.index(unique)]:
        s.has_target = True
        s.tell("obtained", NOBODY, s.target)
    elif s.round == LAST_ROUND or not s.deck.carries[s.defense(unique)]:
        s.tell("target-lost", NOBODY, s.target)  # for good [OH-127]


def clean_up(s: OceansState) -> int:
    """Discard, wear and carry over; an ending or NONE. [OH-107 .. OH-118]"""
    discard_defenses(s)
    wear_equipment(s)
    if s.count_at(HAND) + len(s.active) == 0:
        return EXHAUSTED  # here, never in the middle of a round [OH-118 OH-136 OH-138]
    s.hand_shown = s.count_at(HAND)
    return ALARMS if s.round == LAST_ROUND else NONE  # [OH-132]


def discard_defenses(s: OceansState) -> None:
    staying: list[int] = []
    for i in range(len(s.standing)):
        guard = s.standing[i]
        defense = s.defense(guard)
        sort = s.deck.sort[defense]
        if sort == CASINO and s.disabled[i]:
            s.casino_discard.append(guard)  # [OH-107]
        elif sort == VAULT:
            s.vault_discard.append(guard)  # [OH-114]
        elif sort == CASINO or (s.deck.carries[defense] and not s.disabled[i]):
            staying.append(guard)  # [OH-112 OH-115 OH-126]
            s.tell("stays", NOBODY, guard)
    s.standing = staying
    s.disabled = [False] * len(staying)


def wear_equipment(s: OceansState) -> None:
    staying: list[int] = []
    for i in range(len(s.active)):  # a hand keeps all its uses [OH-116]
        item = s.active[i]
        if s.expended[i] == 0 and not s.deck.patient[s.deck.item_gear[item]]:
            s.uses[item] -= 1  # one that was used loses no more [OH-108 OH-109 OH-110]
            s.tell("unused", NOBODY, item, s.uses[item])
        if s.uses[item] == 0:
            s.where[item] = GONE  # [OH-111]
            s.tell("used-up", NOBODY, item)
        elif s.options.carry == "hand":
            s.where[item] = HAND
            s.tell("back-to-hand", NOBODY, item, s.uses[item])
        else:
            staying.append(item)  # [OH-113]
    s.active = staying
    s.expended = [0] * len(staying)
    s.early = [False] * len(staying)
    clear_plan(s)
