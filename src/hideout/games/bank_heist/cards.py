"""Components: identities, vault and alarm cards, the board and the race, one row each.

A printed number appears here and nowhere else. What a card does is a function in a table beside
its siblings; this module only says which cards there are.
"""

from collections.abc import Mapping
from math import exp
from statistics import NormalDist
from typing import Final

from hideout.engine.reader import BadData, Reader

# Identities ----------------------------------------------------------------------------------

CREW: Final = 0
STICKY: Final = 1
AGENT: Final = 2
RIVAL: Final = 3

MUST_LOAD: Final = 0  # what becomes of a Cash Bag passed to one [BH-42 .. BH-45]
MUST_KEEP: Final = 1
CHOOSES: Final = 2

# id, title, how many, tattoo, duty
IDENTITIES: Final = (
    ("crew", "Crew", 3, True, MUST_LOAD),
    ("sticky-fingers", "Sticky Fingers Crew", 1, True, MUST_KEEP),
    ("agent", "Agent", 2, False, MUST_KEEP),
    ("rival", "Rival", 2, False, CHOOSES),
)
IDENTITY_IDS: Final = [row[0] for row in IDENTITIES]
IDENTITY_TITLES: Final = [row[1] for row in IDENTITIES]
DEALT: Final = [row[2] for row in IDENTITIES]
TATTOO: Final = [row[3] for row in IDENTITIES]
DUTY: Final = [row[4] for row in IDENTITIES]
CARDS_DEALT: Final = sum(DEALT)
PIECES: Final = {"identities": [{"id": row[0], "count": row[2]} for row in IDENTITIES]}

# Sets of identities, as masks: what somebody could be.
IS_CREW: Final = 1 << CREW
IS_STICKY: Final = 1 << STICKY
IS_AGENT: Final = 1 << AGENT
IS_RIVAL: Final = 1 << RIVAL
ANYBODY: Final = IS_CREW | IS_STICKY | IS_AGENT | IS_RIVAL
TATTOOED: Final = IS_CREW | IS_STICKY
BARE: Final = IS_AGENT | IS_RIVAL

# Vault deck ----------------------------------------------------------------------------------

ADRENALINE: Final = 0
CASH_BAG: Final = 1
CHLOROFORM: Final = 2
DYE_PACK: Final = 3
KNIFE: Final = 4
LOCK_PICK: Final = 5
SPEEDLOADER: Final = 6
ZIP_TIE: Final = 7
KINDS: Final = 8

# id, title, how many
VAULT: Final = (
    ("adrenaline", "Adrenaline", 8),
    ("cash-bag", "Cash Bag", 10),
    ("chloroform", "Chloroform", 4),
    ("dye-pack", "Dye Pack", 2),
    ("knife", "Knife", 4),
    ("lock-pick", "Lock Pick", 4),
    ("speedloader", "Speedloader", 4),
    ("zip-tie", "Zip Tie", 4),
)
VAULT_IDS: Final = [row[0] for row in VAULT]

# Alarm deck ----------------------------------------------------------------------------------

ARE_YOU_LOYAL: Final = 0
CHECK_THESE_OUT: Final = 1
ILL_TAKE_THAT: Final = 2
HOLD_IT: Final = 3
LETS_GET_MOVING: Final = 4
I_DONT_LIKE_THIS: Final = 5
YOU_CAN_TRUST_ME: Final = 6
GUILTY_CONSCIENCE: Final = 7  # the first attribute
GUN_JAMMED: Final = 8
HOSTAGE: Final = 9
HUSH_MONEY: Final = 10
LOOSE_TONGUE: Final = 11
MARTIAL_SKILLS: Final = 12
MASKED: Final = 13
POISONED: Final = 14
SHOTGUN: Final = 15
TRIGGER_HAPPY: Final = 16
ALARM_KINDS: Final = 17

# id, title, how many
ALARM: Final = (
    ("are-you-loyal", "Are You Loyal", 1),
    ("check-these-out", "Check These Out", 3),
    ("ill-take-that", "I'll Take That", 2),
    ("hold-it-right-there", "Hold It Right There", 2),
    ("lets-get-moving", "Let's Get Moving", 3),
    ("i-dont-like-this", "I Don't Like This", 3),
    ("you-can-trust-me", "You Can Trust Me", 1),
    ("guilty-conscience", "Guilty Conscience", 1),
    ("gun-jammed", "Gun Jammed", 1),
    ("hostage", "Hostage", 1),
    ("hush-money", "Hush Money", 1),
    ("loose-tongue", "Loose Tongue", 1),
    ("martial-skills", "Martial Skills", 1),
    ("masked", "Masked", 1),
    ("poisoned", "Poisoned", 1),
    ("shotgun", "Shotgun", 1),
    ("trigger-happy", "Trigger Happy", 1),
)
ALARM_IDS: Final = [row[0] for row in ALARM]

# The rest ------------------------------------------------------------------------------------

HANDCUFFS: Final = 4
BAGS_WANTED: Final = 5  # in the truck [BH-54]
DIGITS: Final = [2, 3, 4, 5, 6, 7, 8, 9]  # of the Code Cards [BH-18]
LARGEST_ANSWER: Final = 9 * 8 * 7  # that can be right
LARGEST_CALL: Final = 9_999  # that can be called out

# players at most; Robbery start, first alarm space, AGENTS WIN space, Hideout space [BH-6]
BOARD: Final = ((6, 1, 3, 6, 5), (8, 2, 3, 6, 5))

# How bots race: two medians, where the harder begins, spread, least, mistakes [BH-33]
RACE: Final = {
    "easy_millis": 9000,
    "hard_millis": 13500,
    "hard_from": 100,
    "sigma_percent": 40,
    "least_millis": 3750,
    "wrong_percent": 6,
}

MOST_OF_A_KIND: Final = 15  # a hand is counted in four bits a kind
QUANTILES: Final = 64
_NORMAL: Final = [NormalDist().inv_cdf((i + 0.5) / QUANTILES) for i in range(QUANTILES)]


class Deck:
    """The tables in play, as flat lists by card number."""

    def __init__(self) -> None:
        self.vault: list[int] = [row[2] for row in VAULT]
        self.vault_titles: list[str] = [row[1] for row in VAULT]
        self.alarm: list[int] = [row[2] for row in ALARM]
        self.alarm_titles: list[str] = [row[1] for row in ALARM]
        self.handcuffs = HANDCUFFS
        self.board: list[list[int]] = [list(row) for row in BOARD]
        self.race: dict[str, int] = dict(RACE)
        self.hard_from = 0
        self.easy: list[int] = []  # delays of a racing bot, one for each quantile
        self.hard: list[int] = []
        self.set_race(self.race)
        self.vault_cards: list[int] = []  # every card of either deck, in the order of the tables
        self.alarm_cards: list[int] = []
        self.lay_out()

    def lay_out(self) -> None:
        self.vault_cards = cards_of(self.vault)
        self.alarm_cards = cards_of(self.alarm)

    def set_race(self, race: dict[str, int]) -> None:
        self.race = race
        self.hard_from = race["hard_from"]
        sigma = race["sigma_percent"] / 100
        least = race["least_millis"]
        spread = [exp(sigma * z) for z in _NORMAL]
        self.easy = [max(least, round(race["easy_millis"] * x)) for x in spread]
        self.hard = [max(least, round(race["hard_millis"] * x)) for x in spread]

    def tables(self) -> dict[str, object]:
        """The deck in the form of a deck file."""
        return {
            "vault": [
                {"id": VAULT_IDS[i], "title": self.vault_titles[i], "count": self.vault[i]}
                for i in range(KINDS)
            ],
            "alarm": [
                {"id": ALARM_IDS[i], "title": self.alarm_titles[i], "count": self.alarm[i]}
                for i in range(ALARM_KINDS)
            ],
            "handcuffs": self.handcuffs,
            "board": [
                {
                    "players": players,
                    "start": start,
                    "first_alarm": first_alarm,
                    "agents_win": agents_win,
                    "hideout": hideout,
                }
                for players, start, first_alarm, agents_win, hideout in self.board
            ],
            "race": dict(self.race),
        }


def cards_of(counts: list[int]) -> list[int]:
    """As many of each card as its row says."""
    return [card for card in range(len(counts)) for _ in range(counts[card])]


IDENTITY_CARDS: Final = cards_of(DEALT)


def printed_deck() -> Deck:
    return Deck()


def read_deck(tables: Mapping[str, object]) -> Deck:
    """An owner's own numbers for the cards the rules know. What is not named stays as printed.

    Raises BadData.
    """
    deck = Deck()
    r = Reader(tables)
    if r.has("vault"):
        _read_rows(r, "vault", VAULT_IDS, deck.vault, deck.vault_titles, MOST_OF_A_KIND)
    if r.has("alarm"):
        _read_rows(r, "alarm", ALARM_IDS, deck.alarm, deck.alarm_titles, MOST_OF_A_KIND)
    for attribute in range(GUILTY_CONSCIENCE, ALARM_KINDS):
        if deck.alarm[attribute] > 1:
            raise BadData(f"alarm: there can be at most one {ALARM_IDS[attribute]}.")
    if deck.vault[CASH_BAG] < BAGS_WANTED:
        raise BadData(f"vault: there must be at least {BAGS_WANTED} of cash-bag.")
    if r.has("handcuffs"):
        deck.handcuffs = r.number("handcuffs", 0, 8)
    if r.has("board"):
        deck.board = [_read_board(row) for row in r.tables("board")]
        if not deck.board or deck.board[-1][0] < 8:
            raise BadData("board: its last row must be for 8 players.")
    if r.has("race"):
        race = r.table("race")
        deck.set_race(
            {key: race.number(key, 0, 1_000_000) if race.has(key) else RACE[key] for key in RACE}
        )
        race.finish()
    r.finish()
    deck.lay_out()
    return deck


def _read_rows(
    r: Reader, key: str, ids: list[str], counts: list[int], titles: list[str], most: int
) -> None:
    seen: list[int] = []
    for row in r.tables(key):
        card = row.name("id", ids)
        if card in seen:
            raise BadData(f"{row.at('id')}: {ids[card]} appears twice.")
        seen.append(card)
        if row.has("title"):
            titles[card] = row.text("title")
        if row.has("count"):
            counts[card] = row.number("count", 0, most)
        row.finish()


def _read_board(row: Reader) -> list[int]:
    players = row.number("players", 5, 8)
    start = row.number("start", 1, 11)
    first_alarm = row.number("first_alarm", 1, 12)
    agents_win = row.number("agents_win", 2, 12)
    hideout = row.number("hideout", 2, 12)
    row.finish()
    if not start < agents_win or first_alarm > agents_win:
        raise BadData(f"{row.path}: start and first_alarm must come before agents_win.")
    return [players, start, first_alarm, agents_win, hideout]
