"""Why an action is refused: every reason once. `why_not` says which of them holds."""

from typing import Final

from hideout.engine.refusal import Reasons

END: Final = "OH-104 OH-118 OH-133 OH-134 OH-139"
TABLES_WORDS: Final = {"time-up": "OH-12", "captain": "OH-9", "concede": "OH-139"}

REASONS: Final = Reasons()
add = REASONS.add

# Who, and when
CREWS_WORD: Final = add("crews-word", "")
STAFFS_WORD: Final = add("staffs-word", "")
OTHER_TEAM: Final = add("other-team", "")
NOT_THE_TIME: Final = add("not-the-time", "")
SHOP_CLOSED: Final = add("shop-closed", "OH-31")
LAID_FOR_GOOD: Final = add("laid-for-good", "OH-56 OH-60 OH-65")
PLACING_OVER: Final = add("placing-over", "OH-65")
ASSIGNED: Final = add("assigned", "OH-83")
CAPTAINS_WORD: Final = add("captains-word", "")
NO_SUCH_CARD: Final = add("no-such-card", "")
# Confirming
CONFIRMED: Final = add("confirmed", "OH-10")
NOT_CONFIRMED: Final = add("not-confirmed", "OH-10")
NO_DRAFT: Final = add("no-draft", "")
SKIPPED: Final = add("skipped", "OH-47")
NOT_SKIPPED: Final = add("not-skipped", "OH-47")
NO_TARGET: Final = add("no-target", "OH-15")
FEW_GLOBALS: Final = add("few-globals", "OH-21 OH-28")
QUOTA: Final = add("quota", "OH-48 OH-55")
VAULT_QUOTA: Final = add("vault-quota", "OH-55 OH-120")
SHORT: Final = add("short", "OH-74 OH-80 OH-81")
# Preparation
DEAR: Final = add("dear", "OH-22 OH-27")
MANY_GLOBALS: Final = add("many-globals", "OH-21")
# Placing
NOT_HELD: Final = add("not-held", "")
OPENING: Final = add("opening", "OH-35")
ON_TABLE: Final = add("on-the-table", "OH-68 OH-113")
COMMITTED: Final = add("committed", "OH-57 OH-62")
NOT_DRAWN: Final = add("not-drawn", "")
PLACED_ITSELF: Final = add("unique", "OH-124")
QUOTA_FULL: Final = add("quota-full", "OH-48 OH-52")
NOT_A_VAULT: Final = add("not-a-vault-defense", "OH-52 OH-120")
DOWN_TAKEN: Final = add("down-taken", "OH-120")
UP_TAKEN: Final = add("up-taken", "OH-120")
# Assignment
NOT_ACTIVE: Final = add("not-active", "OH-68 OH-69")
NO_SUCH_USE: Final = add("no-such-use", "OH-71")
FEW_USES: Final = add("few-uses", "OH-70 OH-80")
NOT_THERE: Final = add("not-there", "")
NO_SUCH_WAY: Final = add("no-such-way", "OH-75 OH-80")
# Wing It
NO_COIN: Final = add("no-coin", "OH-95")
DISABLED: Final = add("disabled", "OH-85")
NO_WING: Final = add("no-wing", "OH-92")
EXPENDED: Final = add("expended", "OH-86")
NO_AIM: Final = add("no-aim", "OH-85")
NO_STAKE: Final = add("no-stake", "OH-86")
FEW_NUMBERS: Final = add("few-numbers", "OH-93")
MANY_NUMBERS: Final = add("many-numbers", "OH-94")
