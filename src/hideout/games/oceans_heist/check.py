"""What no table can look like: guards positions that people write, and every step of play."""

from typing import Final

from hideout.engine.core import OVER
from hideout.games.oceans_heist.check_heist import IN_HAND, check_heist
from hideout.games.oceans_heist.heist import CRUNCH, PREP
from hideout.games.oceans_heist.rounds import coins_in_play
from hideout.games.oceans_heist.selection import (
    CHOOSE_SITUATION,
    CHOOSE_TARGET,
    PREPARE,
    globals_chosen,
)
from hideout.games.oceans_heist.state import (
    ACTIVE,
    ALARMS,
    CONCEDED,
    CREW,
    CREW_WIN,
    CRUNCH_DOWN,
    EXHAUSTED,
    GLOBALS_CHOSEN,
    GONE,
    HAND,
    IN_PLAY,
    LAST_ROUND,
    NONE,
    PREP_DOWN,
    SHOP,
    STAFF,
    STALEMATE,
    OceansState,
)
from hideout.games.oceans_heist.teams import TeamPhase

SELECTION: Final = (CHOOSE_TARGET, CHOOSE_SITUATION, PREPARE)


def check(s: OceansState) -> str:
    """A sentence, or '' for a table that can be."""
    for complaint in (check_teams(s), check_selection(s), check_money(s), check_equipment(s)):
        if complaint:
            return complaint
    complaint = check_heist(s) if s.round else check_before_heist(s)
    return complaint or check_ending(s)


def check_teams(s: OceansState) -> str:
    if s.callers:
        return "no phase waits for another to come back."
    for side in (CREW, STAFF):
        if len(s.captain) != 2 or s.side(s.captain[side]) != side:
            return "each team has a captain of its own."
        phase = s.phase
        if s.confirmed[side] and not (isinstance(phase, TeamPhase) and phase.decides(side)):
            return "only a team that decides can have confirmed."
    if (s.phase is OVER) != (s.ending != NONE):
        return "a game is over when it has an ending."
    if (s.ending == CONCEDED) != (s.conceding != NONE):
        return "a conceded game names the team that gave up."
    phase = s.phase
    if isinstance(phase, TeamPhase) and not phase.pending(s):
        return "everybody has confirmed, so this phase is over."
    for side in (CREW, STAFF):
        if s.confirmed[side] and isinstance(phase, TeamPhase) and not phase.can_confirm(s, side):
            return "a team that has confirmed has a draft that can be."
    return ""


def check_selection(s: OceansState) -> str:
    if s.phase is not CHOOSE_TARGET and s.target == NONE and s.ending != CONCEDED:
        return "after the first phase there is a Target."
    is_given_up = s.ending == CONCEDED and s.round == 0  # keeps its drafts [OH-139]
    if s.target_draft != NONE and s.phase is not CHOOSE_TARGET and not is_given_up:
        return "a Target is drafted only in the first phase."
    if s.situation_draft != NONE and s.phase is not CHOOSE_SITUATION and not is_given_up:
        return "a Situation is drafted only after the Target is chosen."
    if s.phase is CHOOSE_TARGET and s.target != NONE:
        return "the Target is still to be chosen."
    if s.phase in (CHOOSE_TARGET, CHOOSE_SITUATION) and s.situation != NONE:
        return "the Situation is still to be chosen."
    chosen = globals_chosen(s)
    if s.phase in (CHOOSE_TARGET, CHOOSE_SITUATION) and (chosen or s.spent):
        return "Global Defenses and Equipment are chosen in Preparation."
    if chosen > GLOBALS_CHOSEN or (s.round and chosen != GLOBALS_CHOSEN):
        return "there are two Global Defenses, no more and in the Heist act no fewer."
    return ""


def spent(s: OceansState) -> int:
    return sum(s.prices[item] for item in range(len(s.where)) if s.where[item] != SHOP)


def check_money(s: OceansState) -> str:
    if s.spent != spent(s):
        return "the money spent is the price of the cards bought."
    if s.spent > s.options.budget:
        return f"the Crew has spent ${s.spent} of ${s.options.budget}."
    return ""


def check_equipment(s: OceansState) -> str:
    deck = s.deck
    is_open = s.round > 0 or s.ending == EXHAUSTED  # [OH-34 OH-41]
    for item in range(len(s.where)):
        at, uses = s.where[item], s.uses[item]
        printed = deck.uses[deck.item_gear[item]]
        if (at == IN_PLAY) != (deck.is_opening(item) and is_open and at != SHOP):
            return f"{deck.items[item]} lies where it cannot lie."
        if at in (SHOP, HAND, PREP_DOWN, CRUNCH_DOWN) and not s.seen[item] and uses != printed:
            return f"{deck.items[item]} has never been used and must have {printed} uses."
        if not 0 <= uses <= printed or (uses == 0 and at in IN_HAND and printed):
            return f"{deck.items[item]} cannot have {uses} uses."
        if at == SHOP and s.seen[item]:
            return f"{deck.items[item]} was never bought and cannot have been seen."
        if s.round == 0 and (at == GONE or s.seen[item] != (at == IN_PLAY)):
            return f"{deck.items[item]} cannot have been used before the Heist act."
        if at in (ACTIVE, GONE, IN_PLAY) and not s.seen[item]:
            return f"{deck.items[item]} lies open, so it has been seen."
        if at == PREP_DOWN and s.phase not in (PREP, CRUNCH, OVER):
            return f"{deck.items[item]} cannot lie face down in this phase."
        if at == CRUNCH_DOWN and s.phase not in (CRUNCH, OVER):
            return f"{deck.items[item]} cannot have been placed in Crunch Time yet."
    if sorted(s.active) != s.items_at(ACTIVE):
        return "every active card is listed once."
    return ""


def check_before_heist(s: OceansState) -> str:
    if s.phase not in SELECTION and s.phase is not OVER:
        return "this phase belongs to a round of the Heist act."
    if s.active or s.standing or s.drawn or s.alarms:
        return "before the Heist act nothing lies on the table."
    counted = s.cancelled + s.next_draw + s.attempts + s.quota + s.crew_down + s.staff_down
    if s.has_target or counted or s.left_standing or s.escape_alarms != NONE:
        return "before the Heist act nothing of it has happened."
    if s.vault_drawn or s.peeked or s.attempt_step or s.casino_discard or s.vault_discard:
        return "before the Heist act nothing of it has happened."
    if s.vault_up != NONE or s.vault_down != NONE or s.has_kept:
        return "before the Heist act nothing of it has happened."
    if s.aim != NONE or s.coin or any(item != NONE for item in s.faces):
        return "an attempt is drafted only under Wing It."
    if s.coins != coins_in_play(s) or s.hand_shown:
        return "before the Heist act nothing of it has happened."
    return check_decks_in_box(s)


def check_decks_in_box(s: OceansState) -> str:
    """The decks are shuffled when the Heist act opens, even if the Crew has lost by then."""
    casino, vault = list(range(s.deck.first_vault)), range(s.deck.first_vault, s.deck.first_unique)
    if s.ending == EXHAUSTED:
        is_complete = sorted(s.casino_deck) == casino and sorted(s.vault_deck) == list(vault)
        return "" if is_complete else "every Defense is in its deck."
    return "the decks are shuffled for the Heist act." * bool(s.casino_deck or s.vault_deck)


def check_ending(s: OceansState) -> str:
    """Each ending has its moment. [OH-133 .. OH-139]"""
    if s.phase is not OVER:
        return ""
    is_given_up = s.ending == CONCEDED
    if len(s.left_standing) != (max(0, s.round - 1) if is_given_up else s.round):
        return "left_standing has one entry for each round that was counted."
    is_last = s.round == LAST_ROUND
    if (s.escape_alarms != NONE) != is_last or s.escape_alarms > s.alarms:
        return "escape_alarms are the alarms with which the Escape began."
    is_loud = s.alarms > s.options.alarm_limit
    if s.ending == ALARMS and not (is_loud or is_last):
        return f"the Crew survives {s.options.alarm_limit} alarms."
    if s.ending != ALARMS and is_loud:
        return f"more than {s.options.alarm_limit} alarms end the game."
    if s.ending in (CREW_WIN, STALEMATE) and (not is_last or s.left_standing[-1]):
        return "the Crew gets away when no Defense stands in the Escape."
    if s.ending in (CREW_WIN, STALEMATE) and s.has_target != (s.ending == CREW_WIN):
        return "a Crew that gets away wins with the Target and not without it."
    if s.ending == EXHAUSTED and (s.active or s.count_at(HAND)):
        return "a Crew with Equipment left is not exhausted."
    return "" if is_given_up else check_all_told(s)


def check_all_told(s: OceansState) -> str:
    """A game that was played to its end leaves no draft and nothing face down."""
    if s.drawn or s.vault_drawn or any(place in (PREP_DOWN, CRUNCH_DOWN) for place in s.where):
        return "at the end nothing lies face down."
    if s.aim != NONE or s.coin or any(item != NONE for item in s.faces):
        return "an attempt is drafted only under Wing It."
    if s.has_kept or any(s.plan_uses) or any(way != NONE for way in s.plan_pays):
        return "a plan is drafted only when uses are assigned."
    return ""
