"""Components: the board, the Plan cards and the APB cards.

One row a card, in the very form of a deck file (docs/decks/heat.md); a printed number appears
here and nowhere else. What the words of a row do stands in `effects_a`, `effects_bc` and
`consequences`.
"""

from typing import Final

TOKENS: Final = 15  # Heat tokens, and so slots of the board [HT-1 HT-12]
HAND: Final = 5  # cards of a Plan, and of a pile [HT-20 HT-25]
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5
MOST_KINDS: Final = 40  # different Plan cards a deck file may have
MOST_CARDS: Final = 100  # copies of them
NO_CARD: Final = ("none", "quiet")  # what positions and claims say where no card is meant

# "copies" has one entry a copy: the player counts printed on it. [HT-1 HT-3]
PRINTED: Final[dict[str, object]] = {
    "board": [  # from the bottom row up [HT-8]
        {"slots": 3, "price": 1},
        {"slots": 3, "price": 2},
        {"slots": 3, "price": 3},
        {"slots": 3, "price": 4},
        {"slots": 3, "price": 5},
    ],
    "cards": [
        {
            "id": "lay-low",
            "title": "Lay Low",
            "copies": ["345", "345", "345", "45", "5"],
            "a": {"return": 1, "company": 2},
        },
        {
            "id": "copycat-crime",
            "title": "Copycat Crime",
            "copies": ["345", "45"],
            "a": {"choose": "copy"},
        },
        {
            "id": "backup-plan",
            "title": "Backup Plan",
            "copies": ["345", "45"],
            "a": {"draw": 2, "choose": "add"},
        },
        {
            "id": "circle-back",
            "title": "Circle Back",
            "copies": ["345", "5"],
            "a": {"choose": "again"},
        },
        {
            "id": "case-the-joint",
            "title": "Case the Joint",
            "copies": ["345"],
            "a": {"draw": 2, "choose": "aside"},
            "c": {"pays": "always", "amount": 3},
        },
        {
            "id": "the-lift",
            "title": "The Lift",
            "copies": ["345", "345", "345", "45"],
            "b": {"gain": 5, "take": 1},
        },
        {
            "id": "bank-job",
            "title": "Bank Job",
            "copies": ["345", "345", "45", "5"],
            "b": {"gain": 5, "alone": 5, "take": 2},
        },
        {
            "id": "heavy",
            "title": "Heavy",
            "copies": ["345", "345", "5"],
            "b": {"gain": 2, "toll": 2, "take": 1},
        },
        {
            "id": "smash-and-grab",
            "title": "Smash and Grab",
            "copies": ["34"],
            "b": {"gain": 7, "take": 2},
        },
        {
            "id": "armored-car",
            "title": "Armored Car",
            "copies": ["345"],
            "b": {"gain": 18, "take": 5},
        },
        {
            "id": "long-con",
            "title": "Long Con",
            "copies": ["345"],
            "b": {"per_record": 2, "take": 1},
        },
        {
            "id": "getaway-driver",
            "title": "Getaway Driver",
            "copies": ["345"],
            "a": {"return": 1},
            "b": {"gain": 4, "take": 1},
        },
        {
            "id": "interrogation",
            "title": "Interrogation",
            "copies": ["345", "45"],
            "a": {"draw": 1, "choose": "question"},
            "c": {"pays": "hotter-suspect", "amount": 5, "otherwise": 1},
        },
        {
            "id": "crackdown",
            "title": "Crackdown",
            "copies": ["345"],
            "c": {"pays": "heat-bill", "amount": 1},
        },
        {
            "id": "clean-hands",
            "title": "Clean Hands",
            "copies": ["345"],
            "c": {"pays": "least-heat", "amount": 6},
        },
        {
            "id": "public-enemy",
            "title": "Public Enemy",
            "copies": ["45"],
            "c": {"pays": "most-heat", "amount": 8},
        },
        {
            "id": "fence",
            "title": "Fence",
            "copies": ["345"],
            "c": {"pays": "per-older-b", "amount": 3},
        },
        {
            "id": "tip-off",
            "title": "Tip-Off",
            "copies": ["345"],
            "c": {"pays": "per-taker", "amount": 3, "most": 9},
        },
    ],
    "apb": [
        {
            "id": "dragnet",
            "title": "Dragnet",
            "copies": 2,
            "who": "all",
            "returns": 1,
            "loses": 3,
        },
        {
            "id": "manhunt",
            "title": "Manhunt",
            "copies": 1,
            "who": "most-heat",
            "returns": 3,
            "loses": 2,
            "per": "token",
        },
        {
            "id": "stakeout",
            "title": "Stakeout",
            "copies": 1,
            "who": "b-card",
            "returns": 1,
            "loses": 4,
        },
        {
            "id": "curfew",
            "title": "Curfew",
            "copies": 1,
            "who": "all",
            "returns": 1,
            "loses": 1,
            "per": "price",
        },
        {
            "id": "informant",
            "title": "Informant",
            "copies": 1,
            "who": "most-money",
            "returns": 2,
            "loses": 5,
        },
        {
            "id": "amnesty",
            "title": "Amnesty",
            "copies": 1,
            "who": "all",
            "returns": 1,
        },
        {
            "id": "roadblock",
            "title": "Roadblock",
            "copies": 1,
            "who": "largest-take",
            "returns": 1,
            "cancels": True,
        },
        {
            "id": "plea-bargain",
            "title": "Plea Bargain",
            "copies": 1,
            "who": "two-or-more-heat",
            "returns": 2,
            "loses": 5,
        },
        {
            "id": "internal-affairs",
            "title": "Internal Affairs",
            "copies": 1,
            "who": "least-heat",
            "returns": 15,
            "loses": 3,
        },
    ],
}

# The words a row may use; a number in a Deck is a place in these lists.
CHOICES: Final = ("none", "copy", "add", "again", "aside", "question")
NO_CHOICE: Final = 0
COPY: Final = 1
ADD: Final = 2
AGAIN: Final = 3
ASIDE: Final = 4
QUESTION: Final = 5

PAYS: Final = (
    "nothing", "always", "least-heat", "most-heat", "hotter-suspect", "per-older-b", "per-taker",
    "heat-bill",
)  # fmt: skip
PAYS_NOTHING: Final = 0
HOTTER_SUSPECT: Final = 4
HEAT_BILL: Final = 7

WHO: Final = (
    "all", "most-heat", "least-heat", "two-or-more-heat", "most-money", "b-card", "largest-take",
)  # fmt: skip
PER: Final = ("player", "token", "price")
PER_TOKEN: Final = 1
PER_PRICE: Final = 2
