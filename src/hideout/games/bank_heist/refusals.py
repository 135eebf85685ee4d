"""Why an action is refused: every reason once, with its rules. Which of them holds: `why_not`."""

from typing import Final

from hideout.engine.refusal import Reasons

END: Final = "BH-56 BH-220 BH-222 BH-226 BH-239 BH-241"
TABLES_WORDS: Final = {"time-up": "BH-32 BH-255", "too-late": "BH-27"}
# What gives each verb of the robbery and of the Getaway its place.
ROBBERY_VERBS: Final = {
    "pass-to": "BH-36",
    "load": "BH-45",
    "keep": "BH-45",
    "lose": "BH-49 BH-50",
    "choose": "BH-66",
    "place": "BH-87",
    "swap": "BH-83",
    "load-all": "BH-70",
    "claim-none": "BH-72",
    "give": "BH-74",
    "pick": "BH-80",
}
ALARM_VERBS: Final = ("choose", "place", "swap", "load-all", "claim-none", "give", "pick")
GETAWAY_VERBS: Final = {
    "pass": "BH-92",
    "shoot": "BH-92 BH-111",
    "stab": "BH-92 BH-135",
    "cut": "BH-92 BH-143",
    "unlock": "BH-92 BH-144",
    "unjam": "BH-92 BH-144",
    "chloroform": "BH-92 BH-157",
    "zip-tie": "BH-92 BH-148",
    "handcuff": "BH-92 BH-151",
    "beside": "BH-196",
    "pay": "BH-197",
    "martial": "BH-189",
    "hostage": "BH-180",
    "adrenaline": "BH-118",
    "vest": "BH-116",
    "accept": "BH-113",
    "continue": "BH-120",
    "return-fire": "BH-120 BH-123",
    "speedloader": "BH-127",
    "stop": "BH-127",
    "second-gun": "BH-95",
    "take": "BH-210",
    "leave": "BH-210",
}

# What is refused changes nothing, and its sender alone is told. [BH-254]
REASONS: Final = Reasons()
add: Final = REASONS.add
# At the wrong time
NO_RACE_YET: Final = add("no-race-yet", "BH-17 BH-19")
VAULT_IS_OPEN: Final = add("vault-is-open", "BH-20")
BEFORE_ROBBERY: Final = add("before-robbery", "BH-34")
AFTER_ROBBERY: Final = add("after-robbery", "BH-91")
NO_ALARM_YET: Final = add("no-alarm-yet", "BH-53 BH-59")
BEFORE_GETAWAY: Final = add("before-getaway", "")
# By the wrong player
ANOTHER_DECIDES: Final = add("another-decides", "")
DEAD: Final = add("dead", "BH-253")
# Claims
SILENCE: Final = add("silence", "BH-245 BH-257")
DEAD_SILENCE: Final = add("dead-silence", "BH-215 BH-257")
HUSHED: Final = add("hushed", "BH-185 BH-257")
ABOUT_ANOTHER: Final = add("about-another", "BH-257")
CLAIM_LATER: Final = add("claim-later", "BH-257")
CLAIMED: Final = add("claimed", "BH-257")
# Partners and the race
READY_ALREADY: Final = add("ready-already", "BH-17")
LOCKED_OUT: Final = add("locked-out", "BH-22 BH-23")
ANSWERED: Final = add("answered", "BH-26")
# The robbery
NOBODY_THERE: Final = add("nobody-there", "")
TO_ANOTHER: Final = add("to-another", "BH-37 BH-39")
HAS_TO_PASS: Final = add("has-to-pass", "BH-37 BH-39")
NO_BAG: Final = add("no-bag", "BH-40 BH-45")
LOADS_ALWAYS: Final = add("loads-always", "BH-42 BH-47")
KEEPS_ALWAYS: Final = add("keeps-always", "")
SOMEBODY_ELSE: Final = add("somebody-else", "BH-66")
NO_BAGS_FOUND: Final = add("no-bags-found", "BH-70")
NOT_IN_VAULT: Final = add("not-in-vault", "BH-80 BH-81")
SWAP_TWO: Final = add("swap-two", "BH-83")
TWO_PLAYERS: Final = add("two-players", "BH-83")
NO_ATTRIBUTE: Final = add("no-attribute", "BH-83")
MOVE_ONE: Final = add("move-one", "BH-84")
HOLDS_IT: Final = add("holds-it", "BH-84 BH-85")
HAS_ATTRIBUTE: Final = add("has-attribute", "BH-88 BH-89")
# Cards and targets
NOT_HELD: Final = add("not-held", "")
NOT_YOURSELF: Final = add("not-yourself", "BH-103")
NOT_LIVING: Final = add("not-living", "BH-103 BH-104")
YOUR_SIDE: Final = add("your-side", "BH-172")
NOT_A_NEIGHBOUR: Final = add("not-a-neighbour", "")
BLEEDING: Final = add("bleeding", "BH-110")
NO_TIES: Final = add("no-ties", "BH-110")
NO_CUFFS: Final = add("no-cuffs", "BH-110")
NOT_JAMMED: Final = add("not-jammed", "BH-110")
TIED: Final = add("tied", "BH-110")
CUFFED: Final = add("cuffed", "BH-110")
OUT_COLD: Final = add("out-cold", "BH-110")
IS_MASKED: Final = add("masked", "BH-159 BH-160")
# A turn of the Getaway
MUST_SHOOT: Final = add("must-shoot", "BH-94")
MUST_PASS: Final = add("must-pass", "BH-106")
TRIGGER_HAPPY: Final = add("trigger-happy", "BH-206")
AGENTS_DO_NOT: Final = add("agents-do-not", "BH-97")
ONLY_AGENTS: Final = add("only-agents", "BH-97 BH-151")
NO_HANDCUFFS: Final = add("no-handcuffs", "BH-153")
JAMMED: Final = add("jammed", "BH-174")
AFTER_A_SHOT: Final = add("after-a-shot", "BH-127")
IS_TIED: Final = add("is-tied", "BH-98 BH-148")
IS_CUFFED: Final = add("is-cuffed", "BH-98 BH-152")
CUFFS_FIRST: Final = add("cuffs-first", "BH-100")
ONE_ACTION: Final = add("one-action", "BH-92")
ONE_SHOT: Final = add("one-shot", "BH-92 BH-111")
ONLY_RIVALS: Final = add("only-rivals", "BH-95")
SECOND_FIRED: Final = add("second-fired", "BH-96")
SECOND_JAMMED: Final = add("second-jammed", "BH-176")
# Answers to an attack
NO_MARTIAL: Final = add("no-martial", "BH-189")
MARTIAL_USED: Final = add("martial-used", "BH-189")
NO_HOSTAGE: Final = add("no-hostage", "BH-180")
ONLY_SHOTS: Final = add("only-shots", "")
AGENTS_HOSTAGE: Final = add("agents-hostage", "BH-183")
NO_VEST: Final = add("no-vest", "BH-116")
VEST_USED: Final = add("vest-used", "BH-116")
COLD: Final = add("cold", "BH-161")
BOUND_HANDS: Final = add("bound-hands", "BH-154")
OWN_TURN: Final = add("own-turn", "BH-209")
NO_RETURN_FIRE: Final = add("no-return-fire", "BH-123 BH-133")
AFTER_RETURN_FIRE: Final = add("after-return-fire", "BH-130")
RETURNED: Final = add("returned", "BH-130")
AT_THE_ATTACKER: Final = add("at-the-attacker", "BH-130")
NOT_BESIDE: Final = add("not-beside", "BH-199")
