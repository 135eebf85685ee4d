"""What no table of the Heist act can look like."""

from typing import Final

from hideout.engine.core import OVER
from hideout.games.oceans_heist.deck import CASINO, MOST_MAKES, UNIQUE, VAULT
from hideout.games.oceans_heist.heist import ASSIGN, CRUNCH, PREP, REVEAL, WING
from hideout.games.oceans_heist.placing import VAULT_PLACED, laid_count, vault_laid
from hideout.games.oceans_heist.plan import is_valid, pays_for_something
from hideout.games.oceans_heist.rounds import (
    VAULT_DRAWN,
    alarms_to_cancel,
    coins_in_play,
    most_placed,
    peeks,
    quota,
    vault_lies_open,
)
from hideout.games.oceans_heist.state import (
    CRUNCH_DOWN,
    DIE,
    GONE,
    HAND,
    LAST_ROUND,
    NONE,
    PREP_DOWN,
    VAULT_ROUND,
    OceansState,
)
from hideout.games.oceans_heist.winging import cards_to_discard, targets_to_wing

LAYING: Final = (REVEAL, PREP, CRUNCH)
IN_HAND: Final = (HAND, PREP_DOWN, CRUNCH_DOWN)


def check_heist(s: OceansState) -> str:
    for complaint in (
        check_decks(s),
        check_unique(s),
        check_round(s),
        check_laying(s),
        check_counts(s),
        check_numbers(s),
        check_active(s),
        check_plan(s),
        check_kit(s),
        check_attempt(s),
    ):
        if complaint:
            return complaint
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
    return check_vault(s)


def check_vault(s: OceansState) -> str:
    """Vault Defenses have one round. [OH-114 OH-119 OH-120]"""
    is_laying = s.phase in LAYING
    is_breach = s.round == VAULT_ROUND
    vault = [guard for guard in s.standing if s.deck.sort[s.defense(guard)] == VAULT]
    if vault and (is_laying or not is_breach):
        return "Vault Defenses stand only in the Vault Breach, once Crunch Time is over."
    if s.vault_drawn and not (is_breach and (is_laying or s.phase is OVER)):
        return "Vault Defenses are drawn for the Vault Breach."
    if s.vault_discard and (s.round < VAULT_ROUND or (is_breach and is_laying)):
        return "no Vault Defense is discarded before the Vault Breach."
    if len(s.vault_drawn) > VAULT_DRAWN or len(vault) > VAULT_PLACED:
        return f"{VAULT_DRAWN} Vault Defenses are drawn and {VAULT_PLACED} of them laid."
    return ""


def check_unique(s: OceansState) -> str:
    """The Unique Defense has its rounds. [OH-124 .. OH-126]"""
    is_breach = s.round == VAULT_ROUND
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


def check_round(s: OceansState) -> str:
    if s.round > LAST_ROUND:
        return "there are five rounds."
    if s.alarms > s.options.alarm_limit and s.phase is not OVER:
        return f"more than {s.options.alarm_limit} alarms end the game."
    if s.has_target and s.round < (VAULT_ROUND if s.phase is OVER else LAST_ROUND):
        return "the Target is taken in the Vault Breach or later."  # [OH-125]
    if s.has_target and s.deck.unique[s.target] in s.standing and s.phase is not OVER:
        return "the Target is taken, so its Defense is gone."
    if s.phase is not OVER and len(s.left_standing) != s.round - 1:
        return "left_standing has one entry for each finished round."
    if s.attempts > s.count_at(GONE):
        return "every attempt to wing it has cost a card."  # [OH-89]
    if s.phase is not OVER and s.escape_alarms != (s.alarms if s.round == LAST_ROUND else NONE):
        return "escape_alarms are the alarms with which the Escape began."
    if s.phase is not OVER and s.next_draw:
        return "what the last round has earned is drawn when the next begins."  # [OH-106]
    return ""


def check_laying(s: OceansState) -> str:
    """What is drawn and laid, from the open Defenses to the end of Crunch Time."""
    if s.drawn and s.phase not in LAYING and s.phase is not OVER:
        return "after Crunch Time the drawn Defenses have found their places."
    if (s.drawn or s.phase in LAYING) and s.quota != quota(s):
        return f"the Staff lays {quota(s)} of the drawn Casino Defenses."  # [OH-48]
    if s.phase in (ASSIGN, WING) and s.quota > most_placed(s):
        return f"the Staff lays {most_placed(s)} Casino Defenses at most."
    if len(s.laid) != len(s.drawn) or laid_count(s) > s.quota:
        return f"the Staff may lay {s.quota} of the drawn Casino Defenses."
    for guard in (s.vault_up, s.vault_down):
        if guard != NONE and guard not in s.vault_drawn:
            return "only drawn Vault Defenses can be laid."
    if s.vault_up != NONE and s.vault_up == s.vault_down:
        return "one Vault Defense lies face up, another face down."
    if s.phase is REVEAL and (laid_count(s) or vault_laid(s)):
        return "the Staff lays nothing before Prep Time."
    return check_peeked(s)


def check_peeked(s: OceansState) -> str:
    """What the Crew is shown when Prep Time is over. [OH-64]"""
    laid = s.laid_guards()
    if len(set(s.peeked)) != len(s.peeked) or any(guard not in laid for guard in s.peeked):
        return "the Crew can have peeked only at what lies there."
    if s.peeked and s.phase not in (CRUNCH, OVER):
        return "the Crew peeks only in Crunch Time."
    shown = min(peeks(s), len(laid))
    if len(s.peeked) > shown or (s.phase is CRUNCH and len(s.peeked) != shown):
        return f"the opening cards in play show the Crew {shown} of what lies there."
    return ""


def hand_size(s: OceansState) -> int:
    """Cards in the hand, as the Staff knows it. [OH-58]"""
    hand = s.count_at(HAND) + s.count_at(CRUNCH_DOWN)
    return hand + s.count_at(PREP_DOWN) if s.phase is PREP else hand


def face_down(s: OceansState) -> tuple[int, int]:
    """The Crew's cards and the Defenses face down, as counted after Prep Time. [OH-58]"""
    if s.phase is not CRUNCH:
        return 0, 0
    is_hidden = s.vault_down != NONE and not vault_lies_open(s)
    return s.count_at(PREP_DOWN), laid_count(s) + is_hidden


def check_counts(s: OceansState) -> str:
    """The numbers of cards as the other team knows them. [OH-58]"""
    if s.phase is OVER:
        return ""
    hand = hand_size(s)
    if s.hand_shown != hand:
        return f"the Staff knows of {hand} cards in the hand."
    crew, staff = face_down(s)
    if s.phase in (REVEAL, PREP):
        return "what lies face down is counted after Prep Time." * bool(s.crew_down + s.staff_down)
    if s.phase is CRUNCH:
        if s.crew_down != crew:
            return "in Crunch Time the number of cards from Prep Time is known."
        if s.staff_down != staff:
            return "in Crunch Time the number of Defenses that lie face down is known."
        return ""
    if s.crew_down > len(s.active) + s.count_at(GONE) or s.staff_down > len(s.standing):
        return "what lay face down has been turned up, and there is not so much."
    return ""


def check_numbers(s: OceansState) -> str:
    """What opening cards can give, and what belongs to one part of a round only."""
    if alarms_to_cancel(s) < 0:
        return "no more alarms are cancelled than the opening cards in play allow."  # [OH-103]
    if s.coins > coins_in_play(s):
        return f"there are {coins_in_play(s)} coins in play at most."  # [OH-95]
    if s.phase is OVER:
        return ""
    if s.phase is not WING and (any(s.expended) or any(s.disabled)):
        return "uses are expended and Defenses disabled only once the plan is carried out."
    if s.phase not in (ASSIGN, WING) and any(s.early):
        return "early are cards that Prep Time laid down and Crunch Time has shown."
    return ""


def check_kit(s: OceansState) -> str:
    """The Crew's cards in the Heist act: what there is to play with, and where it comes from."""
    if s.phase in LAYING:
        if not s.active and not any(place in IN_HAND for place in s.where):
            return "a Crew without Equipment has lost."  # [OH-118]
        if s.active and s.options.carry == "hand":
            return "under this option Equipment goes back to the hand after each round."
    if s.options.carry == "table":
        for item in range(len(s.where)):
            if s.where[item] in IN_HAND and s.seen[item]:
                return f"{s.deck.items[item]} was seen on the table and stays there."  # [OH-113]
    if s.phase is ASSIGN and not (s.active and s.standing):
        return "without Equipment or without Defenses there is nothing to assign."  # [OH-84]
    if s.phase is WING and not (targets_to_wing(s) and cards_to_discard(s)):
        return "without a Defense to wing or a card to discard the round is over."  # [OH-97]
    return ""


def check_active(s: OceansState) -> str:
    if len(s.expended) != len(s.active) or len(s.early) != len(s.active):
        return "expended and early have one entry for each active card."
    if len(s.disabled) != len(s.standing):
        return "disabled has one entry for each standing Defense."
    for i in range(len(s.active)):
        item = s.active[i]
        name = s.deck.items[item]
        had = s.uses[item] + s.expended[i]
        printed = s.deck.uses[s.deck.item_gear[item]]
        if had == 0 and s.phase is not OVER:
            return "an active card without uses is discarded at the end of its round."
        if s.expended[i] and had > printed:
            return f"{name} has no uses for that."
        if s.expended[i] > 1 and s.options.uses_per_round == "1":
            return f"{name} may expend one use in a round."
        if s.early[i] and had != printed and s.phase is not OVER:
            return f"{name} is early only in the round that shows it first."  # [OH-66]
    return ""


def check_plan(s: OceansState) -> str:
    if len(s.plan_uses) != len(s.active) * MOST_MAKES or len(s.plan_pays) != len(s.standing):
        return "a plan has one entry for each active card and each Defense."
    is_drafted = any(s.plan_uses) or pays_for_something(s.plan_pays)
    if s.phase not in (ASSIGN, OVER) and (is_drafted or s.has_kept):
        return "a plan is drafted only when uses are assigned."
    if s.plan_holds != is_valid(s, s.plan_uses, s.plan_pays):
        return "a plan is valid or not."
    complaint = check_shares(s, s.plan_uses)
    if complaint or not s.has_kept:
        return complaint
    if not is_valid(s, s.kept_uses, s.kept_pays) or not pays_for_something(s.kept_pays):
        return "the plan that stands must be valid and pay for something."  # [OH-81]
    is_kept = s.plan_uses == s.kept_uses and s.plan_pays == s.kept_pays
    if s.plan_holds and pays_for_something(s.plan_pays) and not is_kept:
        return "a draft that is valid and pays for something is the plan that stands."  # [OH-81]
    return check_shares(s, s.kept_uses)


def check_shares(s: OceansState, uses: list[int]) -> str:
    """A card makes what is printed on it, and each as often as it has uses."""
    for place in range(len(uses)):
        item = s.active[place // MOST_MAKES]
        makes = s.deck.makes[s.deck.item_gear[item]]
        if uses[place] and (place % MOST_MAKES >= len(makes) or uses[place] > s.uses_now(item)):
            return f"{s.deck.items[item]} cannot be used as planned."
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
    if s.aim != NONE and s.aim not in targets_to_wing(s):
        return "an attempt is aimed at a Defense that stands and may be winged."  # [OH-92]
    for item in s.faces:
        if item != NONE and not s.can_discard(item):
            return "only cards that may be discarded can name a number."
        if item != NONE and s.faces.count(item) > s.deck.wing_numbers[s.deck.item_gear[item]]:
            return f"{s.deck.items[item]} cannot name so many numbers."  # [OH-88]
    if s.attempt_step < s.opened:
        return "the clock of an attempt starts with Wing It or later."  # [OH-96]
    return ""
