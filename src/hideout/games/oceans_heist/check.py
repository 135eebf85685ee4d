"""What no table can look like: guards positions that people write, and every step of play."""

from typing import Final

from hideout.engine.core import OVER
from hideout.games.oceans_heist.deck import CASINO, MOST_MAKES, UNIQUE, VAULT
from hideout.games.oceans_heist.heist import ASSIGN, CRUNCH, PREP, REVEAL, WING
from hideout.games.oceans_heist.placing import laid_count
from hideout.games.oceans_heist.plan import is_valid
from hideout.games.oceans_heist.rounds import alarms_to_cancel, opening_cards, quota
from hideout.games.oceans_heist.selection import CHOOSE_TARGET, globals_chosen
from hideout.games.oceans_heist.state import (
    ACTIVE,
    CONCEDED,
    CREW,
    CRUNCH_DOWN,
    DIE,
    GLOBALS_CHOSEN,
    GONE,
    HAND,
    IN_PLAY,
    LAST_ROUND,
    NONE,
    PREP_DOWN,
    SHOP,
    STAFF,
    VAULT_ROUND,
    OceansState,
)
from hideout.games.oceans_heist.teams import TeamPhase

IN_HAND: Final = (HAND, PREP_DOWN, CRUNCH_DOWN)


def check(s: OceansState) -> str:
    """A sentence, or '' for a table that can be."""
    for complaint in (check_teams(s), check_selection(s), check_money(s), check_equipment(s)):
        if complaint:
            return complaint
    if s.round == 0:
        return check_before_heist(s)
    for complaint in (
        check_decks(s),
        check_standing(s),
        check_round(s),
        check_numbers(s),
        check_plan(s),
        check_attempt(s),
    ):
        if complaint:
            return complaint
    return ""


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
    chosen = globals_chosen(s)
    if chosen > GLOBALS_CHOSEN or (s.round and chosen != GLOBALS_CHOSEN):
        return "there are two Global Defenses, no more and in the Heist act no fewer."
    return ""


def check_money(s: OceansState) -> str:
    spent = sum(s.prices[item] for item in range(len(s.where)) if s.where[item] != SHOP)
    if spent != s.spent:
        return "the money spent is the price of the cards bought."
    if spent > s.options.budget:
        return f"the Crew has spent ${spent} of ${s.options.budget}."
    return ""


def check_equipment(s: OceansState) -> str:
    deck = s.deck
    for item in range(len(s.where)):
        at, uses = s.where[item], s.uses[item]
        printed = deck.uses[deck.item_gear[item]]
        if (at == IN_PLAY) != (deck.is_opening(item) and s.round > 0 and at != SHOP):
            return f"{deck.items[item]} lies where it cannot lie."
        if at in (SHOP, HAND, PREP_DOWN, CRUNCH_DOWN) and not s.seen[item] and uses != printed:
            return f"{deck.items[item]} has never been used and must have {printed} uses."
        if not 0 <= uses <= printed or (uses == 0 and at in IN_HAND and printed):
            return f"{deck.items[item]} cannot have {uses} uses."
        if at == SHOP and s.seen[item]:
            return f"{deck.items[item]} was never bought and cannot have been seen."
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
    if s.phase in (REVEAL, PREP, CRUNCH, ASSIGN, WING):
        return "this phase belongs to a round of the Heist act."
    if s.active or s.standing or s.drawn or s.alarms:
        return "before the Heist act nothing lies on the table."
    if s.has_target or s.cancelled or s.next_draw or s.coins or s.attempts or s.left_standing:
        return "before the Heist act nothing of it has happened."
    if s.vault_drawn or s.peeked or s.crew_down or s.staff_down or s.attempt_step:
        return "before the Heist act nothing of it has happened."
    if s.escape_alarms != NONE or s.vault_up != NONE or s.vault_down != NONE or s.has_kept:
        return "before the Heist act nothing of it has happened."
    return ""


def check_decks(s: OceansState) -> str:
    deck = s.deck
    casino = s.casino_deck + s.casino_discard + s.drawn
    vault = s.vault_deck + s.vault_discard + s.vault_drawn
    for guard in s.standing:
        sort = deck.sort[s.defense(guard)]
        if sort == CASINO:
            casino = [*casino, guard]
        elif sort == VAULT:
            vault = [*vault, guard]
        elif guard != deck.unique[s.target]:
            return f"{deck.guards[guard]} does not guard this Target."
    if sorted(casino) != list(range(deck.first_vault)):
        return "every Casino Defense is in exactly one place."
    if sorted(vault) != list(range(deck.first_vault, deck.first_unique)):
        return "every Vault Defense is in exactly one place."
    if sum(deck.sort[s.defense(guard)] == UNIQUE for guard in s.standing) > 1:
        return "there is one Unique Defense."
    return ""


def check_standing(s: OceansState) -> str:
    """Vault and Unique Defenses have their rounds. [OH-114 OH-119 OH-124 .. OH-126]"""
    is_laying = s.phase in (REVEAL, PREP, CRUNCH)
    is_breach = s.round == VAULT_ROUND
    vault = [guard for guard in s.standing if s.deck.sort[s.defense(guard)] == VAULT]
    if vault and (is_laying or not is_breach):
        return "Vault Defenses stand only in the Vault Breach, once Crunch Time is over."
    if s.vault_drawn and not (is_breach and (is_laying or s.phase is OVER)):
        return "Vault Defenses are drawn for the Vault Breach."
    if s.vault_discard and (s.round < VAULT_ROUND or (is_breach and is_laying)):
        return "no Vault Defense is discarded before the Vault Breach."
    unique = s.deck.unique[s.target]
    is_left = s.round == LAST_ROUND and s.deck.carries[s.defense(unique)]
    if s.phase is OVER:
        may_stand, must_stand = is_breach or is_left, False
    else:
        may_stand = (is_breach and s.phase is not REVEAL) or (is_left and not s.has_target)
        must_stand = may_stand
    if unique in s.standing and not may_stand:
        return f"{s.deck.guards[unique]} does not stand in this part of the game."
    if unique not in s.standing and must_stand:
        return f"{s.deck.guards[unique]} stands here, for the Target is not taken."
    return ""


def check_numbers(s: OceansState) -> str:
    """What opening cards can give, and what belongs to one part of a round only."""
    if alarms_to_cancel(s) < 0:
        return "no more alarms are cancelled than the opening cards in play allow."  # [OH-103]
    coins = sum(s.deck.effects[gear].wing_reroll for gear in opening_cards(s))
    if s.coins > coins:
        return f"there are {coins} coins in play at most."  # [OH-95]
    if s.drawn and s.quota != quota(s):
        return f"the Staff lays {quota(s)} of the drawn Casino Defenses."  # [OH-48]
    if s.phase is OVER:
        return ""
    if s.escape_alarms != (s.alarms if s.round == LAST_ROUND else NONE):
        return "escape_alarms are the alarms with which the Escape began."
    if s.phase is not WING and (any(s.expended) or any(s.disabled)):
        return "uses are expended and Defenses disabled only once the plan is carried out."
    if s.phase not in (ASSIGN, WING) and any(s.early):
        return "early are cards that Prep Time laid down and Crunch Time has shown."
    return ""


def check_round(s: OceansState) -> str:
    if s.round > LAST_ROUND or s.phase in (CHOOSE_TARGET,):
        return "there are five rounds."
    if s.alarms > s.options.alarm_limit and s.phase is not OVER:
        return f"more than {s.options.alarm_limit} alarms end the game."
    if s.has_target and s.round < (VAULT_ROUND if s.phase is OVER else LAST_ROUND):
        return "the Target is taken in the Vault Breach or later."  # [OH-125]
    if s.has_target and s.deck.unique[s.target] in s.standing and s.phase is not OVER:
        return "the Target is taken, so its Defense is gone."
    if len(s.laid) != len(s.drawn) or laid_count(s) > s.quota:
        return f"the Staff may lay {s.quota} of the drawn Casino Defenses."
    for guard in (s.vault_up, s.vault_down):
        if guard != NONE and guard not in s.vault_drawn:
            return "only drawn Vault Defenses can be laid."
    if s.vault_up != NONE and s.vault_up == s.vault_down:
        return "one Vault Defense lies face up, another face down."
    laid = s.laid_guards()
    if len(set(s.peeked)) != len(s.peeked) or any(guard not in laid for guard in s.peeked):
        return "the Crew can have peeked only at what lies there."
    if s.drawn and s.phase not in (REVEAL, PREP, CRUNCH, OVER):
        return "after Crunch Time the drawn Defenses have found their places."
    if s.phase is not OVER and len(s.left_standing) != s.round - 1:
        return "left_standing has one entry for each finished round."
    if s.phase in (CRUNCH,) and s.crew_down != s.count_at(PREP_DOWN):
        return "in Crunch Time the number of cards from Prep Time is known."
    if s.phase is not OVER and s.count_at(HAND) + len(s.active) == 0 and s.phase is REVEAL:
        return "a Crew without Equipment has lost."
    return ""


def check_plan(s: OceansState) -> str:
    if len(s.expended) != len(s.active) or len(s.early) != len(s.active):
        return "expended and early have one entry for each active card."
    if len(s.disabled) != len(s.standing):
        return "disabled has one entry for each standing Defense."
    if len(s.plan_uses) != len(s.active) * MOST_MAKES or len(s.plan_pays) != len(s.standing):
        return "a plan has one entry for each active card and each Defense."
    if s.plan_holds != is_valid(s, s.plan_uses, s.plan_pays):
        return "a plan is valid or not."
    if s.has_kept and not is_valid(s, s.kept_uses, s.kept_pays):
        return "the plan that stands must be valid."
    for i in range(len(s.active)):
        item = s.active[i]
        if s.uses[item] == 0 and s.expended[i] == 0 and s.phase is not OVER:
            return "an active card without uses is discarded at the end of its round."
        if s.expended[i] and s.uses[item] + s.expended[i] > s.deck.uses[s.deck.item_gear[item]]:
            return f"{s.deck.items[item]} has no uses for that."
    if s.phase is ASSIGN and not (s.active and s.standing):
        return "without Equipment or without Defenses there is nothing to assign."
    return ""


def check_attempt(s: OceansState) -> str:
    if len(s.faces) != DIE:
        return "a die has six faces."
    is_drafted = s.aim != NONE or s.coin or any(item != NONE for item in s.faces)
    if s.phase is not WING:
        # A conceded game keeps its drafts.
        return "an attempt is drafted only under Wing It." * (is_drafted and s.phase is not OVER)
    if s.coin and s.coins == 0:
        return "there is no coin left."
    if s.aim != NONE and (s.aim not in s.standing or s.disabled[s.standing.index(s.aim)]):
        return "an attempt is aimed at a Defense that stands."
    if any(item != NONE and not s.can_discard(item) for item in s.faces):
        return "only cards that may be discarded can name a number."
    return ""
