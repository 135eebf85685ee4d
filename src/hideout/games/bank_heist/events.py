"""Every kind of event: its arguments, the clauses that make it happen, and what it tells."""

from typing import Final

from hideout.engine.kinds import FLAG, SEAT, Kind, MaybeKind, Named, Names, NumberKind, event_kinds
from hideout.engine.reader import index, listed, whole
from hideout.games.bank_heist.attacks import ATTACK_IDS
from hideout.games.bank_heist.cards import (
    ALARM_IDS,
    DIGITS,
    IDENTITY_IDS,
    KINDS,
    LARGEST_ANSWER,
    LARGEST_CALL,
    VAULT_IDS,
)
from hideout.games.bank_heist.endings import ENDING_IDS, SIDES
from hideout.games.bank_heist.hands import cards, pile_of

# What events and actions call by name.
NAMES: Final = {
    "card": VAULT_IDS,
    "alarm": ALARM_IDS,
    "identity": IDENTITY_IDS,
    "attack": ATTACK_IDS,
    "ending": ENDING_IDS,
    "side": list(SIDES),
}


class Pile(Kind):
    """Any number of vault cards, in the order of the table of cards."""

    def has(self, n: int, names: Names) -> bool:
        return 0 <= n < 1 << 4 * KINDS

    def say(self, n: int, names: Names) -> object:
        return [VAULT_IDS[kind] for kind in cards(n)]

    def read(self, value: object, names: Names, path: str) -> int:
        return pile_of([index(card, VAULT_IDS, path) for card in listed(value, path)])


class Code(Kind):
    """The digits of the Code Cards, one after another; three of them, or four to add."""

    def has(self, n: int, names: Names) -> bool:
        return 222 <= n <= 9999 and all(int(digit) in DIGITS for digit in str(n))

    def say(self, n: int, names: Names) -> object:
        return [int(digit) for digit in str(n)]

    def read(self, value: object, names: Names, path: str) -> int:
        code = 0
        for digit in listed(value, path):
            code = 10 * code + whole(digit, DIGITS[0], DIGITS[-1], path)
        return code


ARGUMENTS: Final = {
    "who": SEAT,
    "other": SEAT,
    "third": SEAT,
    "partner": MaybeKind(SEAT),
    "card": Named("vault card", "card"),
    "pile": Pile("vault cards", "a list of ids of cards"),
    "alarm": Named("alarm card", "alarm"),
    "identity": Named("identity", "identity"),
    "has_tattoo": FLAG,
    "attack": Named("attack", "attack"),
    "ending": Named("ending", "ending"),
    "side": Named("side", "side"),
    "code": Code("Code Cards", "a list of digits"),
    "answer": NumberKind("answer", 0, LARGEST_CALL),
    "solution": NumberKind("answer", 0, LARGEST_ANSWER),
    "space": NumberKind("space of the board", 0, 12),
    "bags": NumberKind("Cash Bags in the truck", 0, 15),
}

# kind, arguments, clauses, meaning
# An event for all goes into the public log, one for a few into their own logs only. [BH-256]
EVENTS: Final = event_kinds(
    ARGUMENTS,
    (
        ("ready", "who", "BH-17", "Somebody has seen identity and partner."),
        ("identity", "who identity", "BH-7", "A player's own identity."),
        (
            "partner",
            "who partner identity",
            "BH-14 BH-15 BH-17",
            "Who else has this identity, if anybody has.",
        ),
        ("code", "- code", "BH-19 BH-24", "Code Cards are turned up."),
        ("answers", "who answer", "BH-26", "An answer is called out."),
        ("wrong", "who solution", "BH-21 BH-22", "An answer was wrong; what would be right."),
        ("tie", "who", "BH-25 BH-27", "Two right answers at once, one of them by this player."),
        ("cracked", "who solution", "BH-19", "The vault is cracked with the right answer."),
        ("unanswered", "", "BH-32", "Nobody had an answer."),
        ("drawn-by-lot", "", "BH-32", "The Start Player is drawn by lot."),
        ("start-player", "who", "BH-20 BH-218", "Who is Start Player now."),
        ("turn", "who", "BH-34 BH-91", "A turn begins."),
        ("token", "- space", "BH-21 BH-52 BH-217", "The token moves to this space."),
        ("alarm-sounds", "", "BH-53 BH-247", "From now on there are alarms, and talk."),
        ("draws", "who", "BH-35", "Somebody draws a vault card."),
        ("drew", "who card", "BH-35", "Which card somebody has drawn or picked to pass on."),
        ("picks", "who", "BH-80", "Somebody picks a card out of the vault deck."),
        ("passes-card", "who other", "BH-36", "Who passes the card to other."),
        ("received", "who card third", "BH-40", "The card that who got from third."),
        ("takes-card", "who", "BH-40 BH-43 BH-44", "The card passed is taken in hand."),
        ("loads", "who bags", "BH-42 BH-45", "A Cash Bag goes into the truck, which has so many."),
        ("dye", "who", "BH-49", "A Dye Pack bursts in this player's hands."),
        ("dyed", "who", "BH-49 BH-50", "A card is lost to the dye."),
        ("let-go", "who card", "BH-50 BH-108", "Which card was lost or paid face down."),
        ("vault-shuffled", "", "BH-57", "The vault discard pile becomes the deck."),
        ("vault-empty", "who", "BH-57", "There is no vault card to draw."),
        ("alarm-shuffled", "", "BH-58", "The alarm discard pile becomes the deck."),
        ("alarm", "who alarm", "BH-59", "An alarm card is turned up."),
        ("tattoo-shown", "who other", "BH-62 BH-65", "Who shows other the foot of the identity."),
        ("tattoo", "who has_tattoo third", "BH-62 BH-65", "What third saw there."),
        ("hand-shown", "who other", "BH-64", "Who shows other a whole hand."),
        ("searches", "who other", "BH-70", "Who searches the hand of other."),
        ("hand", "who pile third", "BH-64 BH-70", "The cards in who's hand, as third saw them."),
        ("claims-none", "who other", "BH-72", "Who claims that other has no Cash Bag."),
        ("found", "who other", "BH-70 BH-71", "Who found a Cash Bag on other."),
        ("gives", "who other", "BH-74", "Who gives other a card."),
        ("vault", "who pile", "BH-81", "The cards left in the vault deck, not their order."),
        ("swaps", "who other third", "BH-83 BH-84", "Who swaps the attributes of two players."),
        ("places", "who other alarm", "BH-87", "Who puts an attribute beside other."),
        ("getaway", "who", "BH-54", "Five bags: the Getaway begins with this player."),
        ("face-up", "who pile", "BH-187", "A hand that lies face up from now on."),
        ("misses", "who", "BH-157", "Somebody is out cold and misses a turn."),
        ("passes", "who", "BH-93 BH-98", "Somebody does nothing in this turn."),
        ("attacks", "who other attack", "BH-93 BH-94", "Who attacks other, and how."),
        ("beside", "who other", "BH-196", "The blast of who's Shotgun hits other as well."),
        ("pays", "who", "BH-197", "A card is paid for the Shotgun."),
        ("plays", "who card", "BH-107", "A vault card is played."),
        ("martial", "who", "BH-189", "Martial Skills ward off an attack."),
        ("hostage", "who", "BH-180", "The Hostage takes the shot."),
        ("vest", "who", "BH-116", "The vest takes the shot."),
        ("revealed", "who identity", "BH-109 BH-225", "An identity is revealed."),
        ("shown", "who identity", "BH-215", "The identity of a dead player is shown."),
        ("conscience", "who", "BH-165", "Guilty Conscience makes its holder side with the Agents."),
        ("bleeds", "who", "BH-135", "Somebody is bleeding."),
        ("tied", "who", "BH-148", "Somebody is zip-tied."),
        ("cuffed", "who", "BH-151", "Somebody is handcuffed."),
        ("drugged", "who other", "BH-157", "Who puts other out cold."),
        ("wakes", "who", "BH-157 BH-162", "Somebody wakes up."),
        ("goes-on", "who", "BH-252", "Somebody does not use what was possible now."),
        ("returns-fire", "who other", "BH-120", "Who returns the fire of other."),
        ("stops", "who", "BH-134", "Somebody does without another shot."),
        ("cut-free", "who other", "BH-143", "Who cuts the zip ties of other."),
        ("unlocked", "who other", "BH-144", "Who opens the handcuffs of other."),
        (
            "attribute-gone",
            "who alarm",
            "BH-180 BH-181 BH-197 BH-214",
            "An attribute is lost.",
        ),
        ("bleeds-out", "who", "BH-135 BH-140", "Somebody has bled to death."),
        ("poison-kills", "who", "BH-191", "Somebody dies of the poison."),
        ("dies", "who", "BH-113", "Somebody is dead."),
        ("loots", "who other", "BH-210", "Who takes a card from dead other."),
        ("looted", "who card third", "BH-213", "Which card who took from dead third."),
        ("leaves", "who other", "BH-210", "Who takes no card from dead other."),
        ("hideout", "", "BH-224 BH-225", "The Hideout is reached; identities are turned up."),
        ("freed", "who", "BH-230 BH-233", "The Driver frees somebody."),
        ("driver-shoots", "who", "BH-231", "The Driver shoots somebody."),
        ("bribes", "who", "BH-233 BH-234", "Hush Money pays the Driver off."),
        ("claim-passed-bag", "who other", "BH-257", "Who says: I passed other a bag."),
        ("claim-kept", "who other", "BH-257", "Who says: other kept a bag."),
        ("claim-trust", "who other", "BH-257", "Who says: I trust other."),
        ("claim-suspect", "who other", "BH-257", "Who says: I suspect other."),
        ("claim-tattoo", "who other", "BH-257", "Who says: other has a tattoo."),
        ("claim-no-tattoo", "who other", "BH-257", "Who says: other has no tattoo."),
        (
            "ends",
            "- ending",
            "BH-56 BH-220 BH-226 BH-239 BH-241 BH-244",
            "The game is over, and how.",
        ),
        ("wins", "who side", "BH-216", "A winner, and the side that the ending names."),
    ),
    # Nothing here looks at an identity that may be hidden.
    (
        ("partner", "identity=rival", "BH-14"),
        ("partner", "identity=agent", "BH-15"),
        ("start-player", "after getaway", "BH-218"),
        ("turn", "after getaway", "BH-91"),
        ("token", "after getaway", "BH-217"),
        ("token", "after start-player", "BH-52"),
        ("tattoo-shown", "last alarm alarm=you-can-trust-me", "BH-65"),
        ("tattoo", "last alarm alarm=you-can-trust-me", "BH-65"),
        ("hand", "last alarm alarm=hold-it-right-there", "BH-70"),
        ("revealed", "after hideout", "BH-225"),
        ("attribute-gone", "upon dies", "BH-214"),
        ("attribute-gone", "alarm=shotgun", "BH-197"),
        ("attribute-gone", "upon hostage", "BH-180"),
        ("attribute-gone", "alarm=hostage", "BH-181"),
        ("ends", "ending=rivals-on-the-road", "BH-220"),
        ("ends", "ending=agents-at-the-hideout", "BH-226"),
        ("ends", "ending=crew-at-the-hideout", "BH-239"),
        ("ends", "ending=*-in-the-showdown", "BH-241"),
        ("ends", "ending=stalemate", "BH-244"),
    ),
)
