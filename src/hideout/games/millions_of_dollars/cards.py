"""Components: the Roles, the Loot cards and the printed amounts, and how an owner's table is read.

One row a card; a printed number appears here and nowhere else.
"""

from collections.abc import Mapping
from typing import Final

from hideout.engine.decks import new_id
from hideout.engine.reader import BadData, Reader

SNITCH: Final = 0
BRUTE: Final = 1
DRIVER: Final = 2
CROOK: Final = 3
MASTERMIND: Final = 4
ROLES: Final = ("snitch", "brute", "driver", "crook", "mastermind")  # in reveal order [MD-69]
ROLE_TITLES: Final = ("Snitch", "Brute", "Driver", "Crook", "Mastermind")

# By number of players. [MD-2 MD-3]
ROLES_USED: Final = {
    3: (SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND),
    4: (BRUTE, DRIVER, CROOK),
    5: (SNITCH, BRUTE, DRIVER, CROOK),
    6: (SNITCH, BRUTE, DRIVER, CROOK),
    7: (SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND),
    8: (SNITCH, BRUTE, DRIVER, CROOK, MASTERMIND),
}

# In whole millions, as all money is [MD-9]: fifty bills of 1 and twenty-five of 5. [MD-5]
MONEY: Final = 175
START_CASH: Final = 5  # [MD-4]
ROUNDS: Final = 8  # Loot cards in the pile [MD-6]
LOOT_CARDS: Final = 10
INTIMIDATION_CARDS: Final = 8
GANGS: Final = 8  # each with one Character and one Role card of every Role
PIECES: Final = {
    "roles": [{"id": role, "count": GANGS} for role in ROLES],
    "others": [{"id": "intimidation", "count": INTIMIDATION_CARDS}, {"id": "leader", "count": 1}],
}
MASTERMIND_BONUS: Final = 2  # [MD-94]
DRIVER_FEE: Final = 1  # [MD-95]
CROOK_TAKE: Final = 2  # [MD-97]
SYMBOL_BONUS: Final = 1  # [MD-99]
SNITCH_LOSS: Final = 3  # [MD-82]

NO_SYMBOL: Final = -1
MOST_LOOT: Final = 50  # what an owner's table may ask for
MOST_ANTE: Final = 5

# id, title, loot, ante, symbol
LOOT: Final = (
    ("first-bank", "First Bank", 8, 1, "brute"),
    ("harbor-savings", "Harbor Savings", 8, 1, "snitch"),
    ("armored-van", "Armored Van", 9, 1, "driver"),
    ("auction-house", "Auction House", 9, 1, "none"),
    ("riverboat-casino", "Riverboat Casino", 10, 1, "crook"),
    ("art-museum", "Art Museum", 10, 2, "mastermind"),
    ("diamond-exchange", "Diamond Exchange", 10, 2, "none"),
    ("cash-depot", "Cash Depot", 11, 2, "none"),
    ("grand-casino", "Grand Casino", 12, 2, "none"),
    ("gold-reserve", "Gold Reserve", 12, 2, "none"),
)


class Deck:
    """The Loot cards in play, as flat lists by card number."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.titles: list[str] = []
        self.loot: list[int] = []
        self.ante: list[int] = []
        self.symbol: list[int] = []  # a Role or NO_SYMBOL

    def add(self, name: str, title: str, loot: int, ante: int, symbol: int) -> None:
        self.ids.append(name)
        self.titles.append(title)
        self.loot.append(loot)
        self.ante.append(ante)
        self.symbol.append(symbol)

    def tables(self) -> dict[str, object]:
        """The deck in the form of a deck file."""
        return {
            "loot": [
                {
                    "id": self.ids[i],
                    "title": self.titles[i],
                    "loot": self.loot[i],
                    "ante": self.ante[i],
                    "symbol": symbol_name(self.symbol[i]),
                }
                for i in range(LOOT_CARDS)
            ]
        }


def symbol_name(symbol: int) -> str:
    return "none" if symbol == NO_SYMBOL else ROLES[symbol]


def printed_deck() -> Deck:
    deck = Deck()
    for name, title, loot, ante, symbol in LOOT:
        deck.add(name, title, loot, ante, ROLES.index(symbol) if symbol in ROLES else NO_SYMBOL)
    return deck


def read_deck(tables: Mapping[str, object]) -> Deck:
    """An owner's own Loot cards: ten rows. Raises BadData."""
    deck = Deck()
    r = Reader(tables)
    rows = r.tables("loot")
    if len(rows) != LOOT_CARDS:
        raise BadData(f"loot must have {LOOT_CARDS} rows, not {len(rows)}.")
    symbols = [*ROLES, "none"]
    ids: set[str] = set()
    for row in rows:
        name = new_id(row, ids, ROLES)
        symbol = row.name("symbol", symbols) if row.has("symbol") else len(ROLES)
        deck.add(
            name,
            row.text("title"),
            row.number("loot", 1, MOST_LOOT),
            row.number("ante", 1, MOST_ANTE),
            symbol if symbol < len(ROLES) else NO_SYMBOL,
        )
        row.finish()
    r.finish()
    return deck
