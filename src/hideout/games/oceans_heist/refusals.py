"""Why an action is refused: every reason once. `why_not` says which of them holds."""

from typing import Final

from hideout.engine.refusal import Reasons

END: Final = "OH-104 OH-118 OH-133 OH-134 OH-139"
TABLES_WORDS: Final = {"time-up": "OH-12", "captain": "OH-9", "concede": "OH-139"}

REASONS: Final = Reasons()
add = REASONS.add

# Who, and when
CREWS_WORD: Final = add("crews-word", "", "'{wish}' is for the Crew to decide.")
STAFFS_WORD: Final = add("staffs-word", "", "'{wish}' is for the Staff to decide.")
OTHER_TEAM: Final = add(
    "other-team", "", "'{wish}' is not possible now: the other team decides in this phase."
)
NOT_THE_TIME: Final = add("not-the-time", "", "'{wish}' is not possible in this phase.")
SHOP_CLOSED: Final = add(
    "shop-closed", "OH-31", "'{wish}' comes too late: the shop closed with the Preparation."
)
LAID_FOR_GOOD: Final = add(
    "laid-for-good",
    "OH-56 OH-60 OH-65",
    "'{wish}' comes too late: Prep Time is over, and what the Staff laid is final.",
)
PLACING_OVER: Final = add(
    "placing-over",
    "OH-65",
    "'{wish}' comes too late: all cards of this round lie open.",
)
ASSIGNED: Final = add(
    "assigned", "OH-83", "'{wish}' comes too late: the uses of this round are assigned."
)
CAPTAINS_WORD: Final = add("captains-word", "", "'{wish}' is the captain's word: {captain} has it.")
# Confirming
CONFIRMED: Final = add("confirmed", "OH-10", "'{wish}' is not possible: your team has confirmed.")
NOT_CONFIRMED: Final = add(
    "not-confirmed", "OH-10", "'{wish}' is not possible: your team has not confirmed."
)
NO_DRAFT: Final = add(
    "no-draft", "", "'{wish}' is not possible: there is nothing to confirm in this phase."
)
SKIPPED: Final = add("skipped", "OH-47", "'{wish}' is not possible: you have asked to go on.")
NOT_SKIPPED: Final = add(
    "not-skipped", "OH-47", "'{wish}' is not possible: you have not asked to go on."
)
NO_TARGET: Final = add("no-target", "OH-15", "'{wish}' is not possible: no Target is chosen yet.")
FEW_GLOBALS: Final = add(
    "few-globals",
    "OH-21 OH-28",
    "'{wish}' is not possible: exactly {n} Global Defenses are needed.",
)
QUOTA: Final = add(
    "quota",
    "OH-48 OH-55",
    "'{wish}' is not possible: the quota is not full: {laid} of {n}.",
)
VAULT_QUOTA: Final = add(
    "vault-quota",
    "OH-55 OH-120",
    "'{wish}' is not possible: one Vault Defense has to lie face up and another face down.",
)
SHORT: Final = add(
    "short",
    "OH-74 OH-80 OH-81",
    "'{wish}' is not possible: the plan does not hold. {lacks}",
)
# Preparation
DEAR: Final = add(
    "dear", "OH-22 OH-27", "'{wish}' is not possible: it costs ${price} and ${money} is left."
)
MANY_GLOBALS: Final = add(
    "many-globals", "OH-21", "'{wish}' is not possible: {n} are chosen already."
)
# Placing
NOT_HELD: Final = add("not-held", "", "'{wish}' is not possible: the team does not hold that card.")
OPENING: Final = add(
    "opening",
    "OH-35",
    "'{wish}' is not possible: an opening card is never in the hand.",
)
ON_TABLE: Final = add(
    "on-the-table",
    "OH-68 OH-113",
    "'{wish}' is not possible: that card lies active on the table.",
)
COMMITTED: Final = add(
    "committed",
    "OH-57 OH-62",
    "'{wish}' is not possible: what was placed in Prep Time stays.",
)
NOT_DRAWN: Final = add("not-drawn", "", "'{wish}' is not possible: that card was not drawn.")
PLACED_ITSELF: Final = add(
    "unique", "OH-124", "'{wish}' is not possible: a Unique Defense is not the Staff's to lay."
)
QUOTA_FULL: Final = add(
    "quota-full",
    "OH-48 OH-52",
    "'{wish}' is not possible: all {n} Casino Defenses are laid; take something back first.",
)
NOT_A_VAULT: Final = add(
    "not-a-vault-defense",
    "OH-52 OH-120",
    "'{wish}' is not possible: Casino Defenses are laid face down.",
)
DOWN_TAKEN: Final = add(
    "down-taken",
    "OH-120",
    "'{wish}' is not possible: another Vault Defense lies face down; take it back first.",
)
UP_TAKEN: Final = add(
    "up-taken",
    "OH-120",
    "'{wish}' is not possible: another Vault Defense lies face up; take it back first.",
)
# Assignment
NOT_ACTIVE: Final = add(
    "not-active", "OH-68 OH-69", "'{wish}' is not possible: that card is not active."
)
NO_SUCH_USE: Final = add(
    "no-such-use", "OH-71", "'{wish}' is not possible: a use of that card makes no such thing."
)
FEW_USES: Final = add(
    "few-uses", "OH-70 OH-80", "'{wish}' is not possible: that card may expend {n} at most."
)
NOT_THERE: Final = add(
    "not-there", "", "'{wish}' is not possible: no such Defense is active in this round."
)
NO_SUCH_WAY: Final = add(
    "no-such-way", "OH-75 OH-80", "'{wish}' is not possible: that Defense has no such alternative."
)
# Wing It
NO_COIN: Final = add("no-coin", "OH-95", "'{wish}' is not possible: there is no coin left.")
DISABLED: Final = add(
    "disabled", "OH-85", "'{wish}' is not possible: that Defense is disabled already."
)
NO_WING: Final = add("no-wing", "OH-92", "'{wish}' is not possible: that Defense cannot be winged.")
EXPENDED: Final = add(
    "expended", "OH-86", "'{wish}' is not possible: a use of that card was expended this round."
)
NO_AIM: Final = add("no-aim", "OH-85", "'{wish}' is not possible: aim at a Defense first.")
NO_STAKE: Final = add(
    "no-stake", "OH-86", "'{wish}' is not possible: put a card on a number first."
)
FEW_NUMBERS: Final = add(
    "few-numbers", "OH-93", "'{wish}' is not possible: a card has to name all its numbers."
)
MANY_NUMBERS: Final = add(
    "many-numbers", "OH-94", "'{wish}' is not possible: a Global Defense allows fewer numbers."
)
