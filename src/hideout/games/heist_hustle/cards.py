"""Components: the ten locations and the ten weapons, and how an owner's own tables are read.

One row a card; a printed number appears here and nowhere else.
"""

from collections.abc import Mapping
from typing import Final

from hideout.engine.decks import new_id
from hideout.engine.reader import BadData, Reader

CARDS: Final = 10  # of each kind, always [HH-2 HH-3]
PIECES: Final = {"others": [{"id": "wild", "count": 1}]}  # [HH-3]
HOT_WEAPONS: Final = 2  # of each location [HH-76]
WILD_HIT: Final = 10  # times the die, if the wild card is right after a success [HH-61]
WILD_MISS: Final = 5  # times the die, if it is after a failure [HH-62]

NO_WEAPON: Final = ("none", "unused")  # what a wild card that stands for nothing is called

# id, title, points, hot weapons
LOCATIONS: Final = (
    ("pawn-shop", "Pawn Shop", 35, ("crowbar", "lock-picks")),
    ("jewelry-boutique", "Jewelry Boutique", 40, ("glass-cutter", "disguise")),
    ("art-gallery", "Art Gallery", 45, ("glass-cutter", "night-goggles")),
    ("armored-truck", "Armored Truck", 50, ("dynamite", "smoke-bomb")),
    ("yacht-marina", "Yacht Marina", 55, ("grappling-hook", "disguise")),
    ("natural-history-museum", "Natural History Museum", 60, ("night-goggles", "grappling-hook")),
    ("downtown-bank", "Downtown Bank", 70, ("thermal-drill", "lock-picks")),
    ("casino-vault", "Casino Vault", 80, ("laptop", "smoke-bomb")),
    ("diamond-exchange", "Diamond Exchange", 90, ("laptop", "crowbar")),
    ("gold-reserve", "Gold Reserve", 100, ("thermal-drill", "dynamite")),
)

# id, title; in spinner order
WEAPONS: Final = (
    ("crowbar", "Crowbar"),
    ("disguise", "Disguise"),
    ("lock-picks", "Lock Picks"),
    ("grappling-hook", "Grappling Hook"),
    ("smoke-bomb", "Smoke Bomb"),
    ("thermal-drill", "Thermal Drill"),
    ("laptop", "Laptop"),
    ("glass-cutter", "Glass Cutter"),
    ("night-goggles", "Night Goggles"),
    ("dynamite", "Dynamite"),
)


class Deck:
    """The tables in play, as flat lists by card number."""

    def __init__(self) -> None:
        self.locations: list[str] = []
        self.location_titles: list[str] = []
        self.points: list[int] = []
        self.hot: list[list[int]] = []
        self.weapons: list[str] = []
        self.weapon_titles: list[str] = []

    def tables(self) -> dict[str, object]:
        """The deck in the form of a deck file."""
        return {
            "locations": [
                {
                    "id": self.locations[i],
                    "title": self.location_titles[i],
                    "points": self.points[i],
                    "hot": [self.weapons[weapon] for weapon in self.hot[i]],
                }
                for i in range(CARDS)
            ],
            "weapons": [
                {"id": self.weapons[i], "title": self.weapon_titles[i]} for i in range(CARDS)
            ],
        }


def printed_deck() -> Deck:
    deck = Deck()
    for weapon, title in WEAPONS:
        deck.weapons.append(weapon)
        deck.weapon_titles.append(title)
    for location, title, points, hot in LOCATIONS:
        deck.locations.append(location)
        deck.location_titles.append(title)
        deck.points.append(points)
        deck.hot.append([deck.weapons.index(weapon) for weapon in hot])
    return deck


def read_deck(tables: Mapping[str, object]) -> Deck:
    """An owner's own cards: ten rows each, whole points above 0. Raises BadData."""
    deck = Deck()
    r = Reader(tables)
    ids: set[str] = set()
    for row in _ten_rows(r, "weapons"):
        deck.weapons.append(new_id(row, ids, NO_WEAPON))
        deck.weapon_titles.append(row.text("title"))
        row.finish()
    for row in _ten_rows(r, "locations"):
        deck.locations.append(new_id(row, ids, NO_WEAPON))
        deck.location_titles.append(row.text("title"))
        deck.points.append(row.number("points", 1, 10_000))
        hot = row.names("hot", deck.weapons)
        if len(hot) != HOT_WEAPONS or hot[0] == hot[1]:
            raise BadData(f"{row.at('hot')} must name {HOT_WEAPONS} different weapons.")
        deck.hot.append(hot)
        row.finish()
    r.finish()
    return deck


def _ten_rows(r: Reader, key: str) -> list[Reader]:
    rows = r.tables(key)
    if len(rows) != CARDS:
        raise BadData(f"{key} must have {CARDS} rows, not {len(rows)}.")
    return rows
