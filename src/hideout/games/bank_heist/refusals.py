"""Why an action is refused: every reason once, with its rules. Which of them holds: `why_not`.

What is refused changes nothing, and its sender alone is told. [BH-254]
"""

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

REASONS: Final = Reasons()
add: Final = REASONS.add
# At the wrong time
NO_RACE_YET: Final = add(
    "no-race-yet", "BH-17 BH-19", "'{wish}' has to wait: no code is turned up."
)
VAULT_IS_OPEN: Final = add("vault-is-open", "BH-20", "'{wish}' comes too late: the vault is open.")
BEFORE_ROBBERY: Final = add(
    "before-robbery", "BH-34", "'{wish}' has to wait: the robbery has not begun."
)
AFTER_ROBBERY: Final = add(
    "after-robbery", "BH-91", "'{wish}' comes too late: the robbery is over."
)
NO_ALARM_YET: Final = add(
    "no-alarm-yet", "BH-53 BH-59", "'{wish}' has to wait: the alarm does not sound yet."
)
BEFORE_GETAWAY: Final = add("before-getaway", "", "'{wish}' has to wait for the Getaway.")
# By the wrong player
ANOTHER_DECIDES: Final = add(
    "another-decides", "", "'{wish}' is not possible: {who} decides now, and nobody else."
)
DEAD: Final = add("dead", "BH-253", "'{wish}' is not possible: you have been eliminated.")
# Claims
SILENCE: Final = add("silence", "BH-245 BH-257", "'{wish}' has to wait: nobody may speak yet.")
DEAD_SILENCE: Final = add(
    "dead-silence", "BH-215 BH-257", "'{wish}' is not possible: the dead do not speak."
)
HUSHED: Final = add(
    "hushed", "BH-185 BH-257", "'{wish}' is not possible: with Hush Money you may not speak."
)
ABOUT_ANOTHER: Final = add(
    "about-another", "BH-257", "'{wish}' is not possible: a claim is about another player here."
)
CLAIM_LATER: Final = add(
    "claim-later",
    "BH-257",
    "'{wish}' has to wait: claims are made while somebody passes a card or chooses an action.",
)
CLAIMED: Final = add("claimed", "BH-257", "'{wish}' has to wait: one claim a turn is enough.")
# Partners and the race
READY_ALREADY: Final = add(
    "ready-already", "BH-17", "'{wish}' is not possible: you have carried on already."
)
LOCKED_OUT: Final = add(
    "locked-out", "BH-22 BH-23", "'{wish}' is not possible: you were wrong, and answer no more."
)
ANSWERED: Final = add(
    "answered", "BH-26", "'{wish}' is not possible: one answer to each code, and you gave yours."
)
# The robbery
NOBODY_THERE: Final = add("nobody-there", "", "'{wish}' is not possible: nobody sits there.")
TO_ANOTHER: Final = add(
    "to-another", "BH-37 BH-39", "'{wish}' is not possible: the card goes to another player."
)
HAS_TO_PASS: Final = add(
    "has-to-pass", "BH-37 BH-39", "'{wish}' is not possible: a drawn card has to be passed on."
)
NO_BAG: Final = add("no-bag", "BH-40 BH-45", "'{wish}' is not possible: you got no Cash Bag.")
LOADS_ALWAYS: Final = add(
    "loads-always", "BH-42 BH-47", "'{wish}' is not yours to choose: the Crew load every Cash Bag."
)
KEEPS_ALWAYS: Final = add(
    "keeps-always",
    "",
    "'{wish}' is not yours to choose: as {identity} you keep every Cash Bag.",
)
SOMEBODY_ELSE: Final = add(
    "somebody-else", "BH-66", "'{wish}' is not possible: choose somebody else."
)
NO_BAGS_FOUND: Final = add(
    "no-bags-found", "BH-70", "'{wish}' is not possible: you found no Cash Bag."
)
NOT_IN_VAULT: Final = add(
    "not-in-vault", "BH-80 BH-81", "'{wish}' is not possible: there is none left in the vault."
)
SWAP_TWO: Final = add(
    "swap-two", "BH-83", "'{wish}' is not possible: two attributes have to change places."
)
TWO_PLAYERS: Final = add(
    "two-players", "BH-83", "'{wish}' is not possible: it takes two different players."
)
NO_ATTRIBUTE: Final = add(
    "no-attribute", "BH-83", "'{wish}' is not possible: {other} has no attribute."
)
MOVE_ONE: Final = add(
    "move-one",
    "BH-84",
    "'{wish}' is not possible: only one attribute is in play, and moves to another player.",
)
HOLDS_IT: Final = add(
    "holds-it", "BH-84 BH-85", "'{wish}' is not possible: it lies beside that player already."
)
HAS_ATTRIBUTE: Final = add(
    "has-attribute",
    "BH-88 BH-89",
    "'{wish}' is not possible: {other} has an attribute already, and somebody else has none.",
)
# Cards and targets
NOT_HELD: Final = add("not-held", "", "'{wish}' takes a card that you do not hold: {card}.")
NOT_YOURSELF: Final = add(
    "not-yourself", "BH-103", "'{wish}' is not possible: nobody attacks themself."
)
NOT_LIVING: Final = add(
    "not-living", "BH-103 BH-104", "'{wish}' is not possible: no living player sits there."
)
YOUR_SIDE: Final = add(
    "your-side",
    "BH-172",
    "'{wish}' is not possible: your conscience is with the Agents, and {other} is one.",
)
NOT_A_NEIGHBOUR: Final = add(
    "not-a-neighbour", "", "'{wish}' is not possible: {other} does not sit beside you."
)
BLEEDING: Final = add(
    "bleeding", "BH-110", "'{wish}' is not possible: {other} is bleeding already."
)
NO_TIES: Final = add("no-ties", "BH-110", "'{wish}' is not possible: {other} wears no zip ties.")
NO_CUFFS: Final = add("no-cuffs", "BH-110", "'{wish}' is not possible: {other} wears no handcuffs.")
NOT_JAMMED: Final = add(
    "not-jammed", "BH-110", "'{wish}' is not possible: the gun of {other} is not jammed."
)
TIED: Final = add("tied", "BH-110", "'{wish}' is not possible: {other} wears zip ties already.")
CUFFED: Final = add(
    "cuffed", "BH-110", "'{wish}' is not possible: {other} wears handcuffs already."
)
OUT_COLD: Final = add(
    "out-cold", "BH-110", "'{wish}' is not possible: {other} is out cold already."
)
IS_MASKED: Final = add("masked", "BH-159 BH-160", "'{wish}' is not possible: {other} is Masked.")
# A turn of the Getaway
MUST_SHOOT: Final = add("must-shoot", "BH-94", "'{wish}' is not open to you: a Rival has to shoot.")
MUST_PASS: Final = add(
    "must-pass", "BH-106", "'{wish}' is not open to you: with nobody to shoot at you can only pass."
)
TRIGGER_HAPPY: Final = add(
    "trigger-happy",
    "BH-206",
    "'{wish}' is not open to you: being Trigger Happy, you have to shoot.",
)
AGENTS_DO_NOT: Final = add(
    "agents-do-not",
    "BH-97",
    "'{wish}' is not open to you: an Agent neither shoots nor stabs in a turn of their own.",
)
ONLY_AGENTS: Final = add(
    "only-agents", "BH-97 BH-151", "'{wish}' is not open to you: only an Agent uses Handcuffs."
)
NO_HANDCUFFS: Final = add(
    "no-handcuffs", "BH-153", "'{wish}' is not possible: no Handcuffs are left."
)
JAMMED: Final = add("jammed", "BH-174", "'{wish}' is not possible: your gun is jammed.")
AFTER_A_SHOT: Final = add(
    "after-a-shot",
    "BH-127",
    "'{wish}' has to wait: a Speedloader gives one more shot after a shot of yours.",
)
IS_TIED: Final = add(
    "is-tied",
    "BH-98 BH-148",
    "'{wish}' is not possible: in zip ties you can only cut your own, or pass.",
)
IS_CUFFED: Final = add(
    "is-cuffed",
    "BH-98 BH-152",
    "'{wish}' is not possible: in handcuffs you can only open your own, or pass.",
)
CUFFS_FIRST: Final = add(
    "cuffs-first", "BH-100", "'{wish}' has to wait: your handcuffs come off first."
)
ONE_ACTION: Final = add(
    "one-action", "BH-92", "'{wish}' is not possible: a turn is one action, and you have shot."
)
ONE_SHOT: Final = add(
    "one-shot",
    "BH-92 BH-111",
    "'{wish}' is not possible: a gun gives one shot a turn, and you have had it.",
)
ONLY_RIVALS: Final = add(
    "only-rivals", "BH-95", "'{wish}' is not open to you: only a Rival has a second gun."
)
SECOND_FIRED: Final = add(
    "second-fired", "BH-96", "'{wish}' is not possible: the second gun fires once a turn."
)
SECOND_JAMMED: Final = add(
    "second-jammed", "BH-176", "'{wish}' is not possible: your second gun is the jammed one."
)
# Answers to an attack
NO_MARTIAL: Final = add(
    "no-martial", "BH-189", "'{wish}' is not possible: you have no Martial Skills."
)
MARTIAL_USED: Final = add(
    "martial-used", "BH-189", "'{wish}' is not possible: they are used up until your next turn."
)
NO_HOSTAGE: Final = add("no-hostage", "BH-180", "'{wish}' is not possible: you have no Hostage.")
ONLY_SHOTS: Final = add("only-shots", "", "'{wish}' is not possible: it helps against shots only.")
AGENTS_HOSTAGE: Final = add(
    "agents-hostage",
    "BH-183",
    "'{wish}' is not possible: an Agent does not let the Hostage take a shot.",
)
NO_VEST: Final = add("no-vest", "BH-116", "'{wish}' is not possible: only Agents wear a vest.")
VEST_USED: Final = add("vest-used", "BH-116", "'{wish}' is not possible: your vest is used up.")
COLD: Final = add("cold", "BH-161", "'{wish}' is not possible: you are out cold.")
BOUND_HANDS: Final = add(
    "bound-hands", "BH-154", "'{wish}' is not possible: while restrained you play no cards."
)
OWN_TURN: Final = add(
    "own-turn",
    "BH-209",
    "'{wish}' is not possible: being Trigger Happy, you play no Adrenaline in your own turn.",
)
NO_RETURN_FIRE: Final = add(
    "no-return-fire", "BH-123 BH-133", "'{wish}' is not open to you: only Agents return fire."
)
AFTER_RETURN_FIRE: Final = add(
    "after-return-fire",
    "BH-130",
    "'{wish}' has to wait: off turn a Speedloader comes after your return fire.",
)
RETURNED: Final = add(
    "returned",
    "BH-130",
    "'{wish}' is not possible: you have, and another shot takes a Speedloader.",
)
AT_THE_ATTACKER: Final = add(
    "at-the-attacker", "BH-130", "'{wish}' is not possible: shoot back at {other} and nobody else."
)
NOT_BESIDE: Final = add(
    "not-beside",
    "BH-199",
    "'{wish}' is not possible: it takes a neighbour of {other} other than yourself.",
)
