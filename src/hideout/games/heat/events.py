"""Every kind of event: its arguments, the clauses that make it happen, and what it tells."""

from typing import Final

from hideout.engine.kinds import COUNT, MONEY, SEAT, Named, NumberKind, event_kinds
from hideout.games.heat.cards import TOKENS
from hideout.games.heat.options import MOST_EXTRA_A
from hideout.games.heat.state import HEISTS, STAGES

ARGUMENTS: Final = {
    "who": SEAT,
    "other": SEAT,
    "card": Named("Plan card", "card"),
    "apb": Named("APB card", "apb"),
    "heist": NumberKind("Heist", 1, HEISTS),
    "stage": NumberKind("Stage", 1, STAGES),
    "extra": NumberKind("additional A phase", 1, MOST_EXTRA_A),
    "cards": COUNT,
    "heat": NumberKind("Heat tokens", 1, TOKENS),
    "needed": COUNT,
    "left": COUNT,
    "money": MONEY,
    "bill": MONEY,
    "price": MONEY,
}

# kind, arguments, clauses, meaning
EVENTS: Final = event_kinds(
    ARGUMENTS,
    (
        ("heist", "- heist", "HT-6 HT-20 HT-33", "A Heist begins with its draft."),
        ("dealt", "who card", "HT-20 HT-21", "A card comes to a hand from the own pile."),
        ("picked", "who", "HT-21 HT-107", "Somebody has put a card down to pass."),
        ("passed", "who card other", "HT-21 HT-23 HT-24", "A card goes from who to other."),
        ("drafted", "", "HT-25", "The draft of this Heist is over."),
        ("claims", "who card", "HT-103 HT-109", "Somebody says which card comes next."),
        ("claims-quiet", "who", "HT-103 HT-109", "Somebody says: I will take no Heat."),
        ("stage", "- stage", "HT-6 HT-92", "A Stage begins."),
        ("chose", "who", "HT-27 HT-107", "Somebody has chosen a card to play."),
        ("plays", "who card", "HT-27 HT-26", "The card somebody has played is turned up."),
        ("sits-out", "who", "HT-29", "Somebody has no card to play in this Stage."),
        ("draws", "who cards", "HT-57 HT-60", "Somebody draws so many cards from the deck."),
        ("drew", "who card", "HT-57 HT-60", "Which card somebody drew."),
        (
            "no-draws",
            "- needed left",
            "HT-58 HT-59",
            "More cards are needed than are left in the deck, so nobody draws.",
        ),
        ("decided", "who", "HT-38 HT-107", "Somebody has made the choices of the A phase."),
        ("returns", "who heat", "HT-44 HT-56 HT-69 HT-15 HT-16", "Heat goes back to the board."),
        ("copies", "who card other", "HT-46 HT-48 HT-49", "Who now uses a copy of other's card."),
        ("adds", "who card", "HT-52", "A card of the hand joins the Record."),
        ("uses-again", "who card", "HT-53", "An older card moves to the end of the Record."),
        ("sets-aside", "who cards", "HT-54", "So many cards are set aside."),
        ("set-aside", "who card", "HT-54", "Which card was set aside."),
        ("questions", "who other", "HT-55", "Who questions other."),
        ("sees", "who card other", "HT-55", "A card that who sees in other's hand."),
        ("extra-a", "- extra", "HT-39 HT-40", "New cards make another A phase necessary."),
        ("skips", "who card", "HT-41", "A card stays without its A effect."),
        (
            "consequence",
            "- needed left",
            "HT-68 HT-69",
            "More Heat is needed than is left on the board: Consequences.",
        ),
        ("apb", "- apb", "HT-72", "An APB card is turned up."),
        ("apb-shuffled", "", "HT-73", "The APB cards are shuffled anew."),
        ("cancelled", "who card", "HT-75", "A card has no B and C effect in this Stage."),
        ("loses", "who money", "HT-69 HT-17 HT-19", "Money lost to the police."),
        ("pays", "who money other", "HT-80 HT-81 HT-82", "Who pays other."),
        ("gains", "who money", "HT-77 HT-78", "Money by a B effect."),
        ("takes", "who heat", "HT-77 HT-78", "Heat taken from the board."),
        ("earns", "who money", "HT-85 HT-86", "Money by a C effect."),
        ("price", "- price left", "HT-8 HT-93", "What a token costs now; how many are left."),
        ("too-hot", "- needed", "HT-64 HT-67", "More Heat is needed than there is: the end."),
        ("caught", "who", "HT-64 HT-65", "Jailed for taking Heat when the game got too hot."),
        ("jailed", "who bill money", "HT-96", "Jailed: the bill is higher than the money."),
        ("pays-off", "who bill money", "HT-94 HT-95 HT-97", "The bill is paid, money is left."),
        ("wins", "who money", "HT-99 HT-100 HT-101", "A winner, and the money."),
        ("no-winner", "", "HT-102", "Everybody is in jail, so nobody wins."),
    ),
    (
        ("returns", "since plays consequence", "HT-69"),
        ("returns", "upon plays card=getaway-driver", "HT-56"),
    ),
)
