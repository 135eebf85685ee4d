"""The tables in play as flat lists, and how an owner's own are read and checked."""

from collections.abc import Mapping

from hideout.engine.decks import new_id
from hideout.engine.reader import BadData, Reader
from hideout.games.heat.cards import (
    ASIDE,
    CHOICES,
    FEWEST_SEATS,
    HAND,
    HEAT_BILL,
    HOTTER_SUSPECT,
    MOST_CARDS,
    MOST_KINDS,
    MOST_SEATS,
    NO_CARD,
    NO_CHOICE,
    PAYS,
    PAYS_NOTHING,
    PER,
    PRINTED,
    QUESTION,
    TOKENS,
    WHO,
)


class Deck:
    """The tables in play, as flat lists by card number."""

    def __init__(self) -> None:
        self.slots: list[int] = []  # by row, from the bottom up
        self.row_prices: list[int] = []
        self.price_at: list[int] = []  # by the number of tokens out
        self.cards: list[str] = []
        self.titles: list[str] = []
        self.copies: list[list[str]] = []
        self.has_a: list[bool] = []
        self.has_b: list[bool] = []
        self.draw: list[int] = []
        self.gives_back: list[int] = []  # Heat the A effect returns
        self.company: list[int] = []  # and how much more if somebody uses the same card
        self.choice: list[int] = []
        self.take: list[int] = []
        self.gain: list[int] = []
        self.alone: list[int] = []  # more money if nobody else uses the same card
        self.per_record: list[int] = []
        self.toll: list[int] = []
        self.is_plain_b: list[bool] = []  # nothing but gain and take
        self.pays: list[int] = []
        self.amount: list[int] = []
        self.otherwise: list[int] = []
        self.most: list[int] = []  # 0: no limit
        self.capped: list[int] = []  # the cards that crackdown_cap limits
        self.apb: list[str] = []
        self.apb_titles: list[str] = []
        self.apb_copies: list[int] = []
        self.who: list[int] = []
        self.returns: list[int] = []
        self.loses: list[int] = []
        self.per: list[int] = []
        self.cancels: list[bool] = []

    def in_use(self, seats: int) -> list[int]:
        """The trimmed deck, one entry a copy. [HT-3]"""
        return [
            card
            for card in range(len(self.cards))
            for counts in self.copies[card]
            if str(seats) in counts
        ]

    def apb_pack(self) -> list[int]:
        return [card for card in range(len(self.apb)) for _ in range(self.apb_copies[card])]

    def tables(self) -> dict[str, object]:
        """The deck in the form of a deck file."""
        return {
            "board": [
                {"slots": self.slots[row], "price": self.row_prices[row]}
                for row in range(len(self.slots))
            ],
            "cards": [self._card(card) for card in range(len(self.cards))],
            "apb": [
                {
                    "id": self.apb[card],
                    "title": self.apb_titles[card],
                    "copies": self.apb_copies[card],
                    "who": WHO[self.who[card]],
                    "returns": self.returns[card],
                    "loses": self.loses[card],
                    "per": PER[self.per[card]],
                    "cancels": self.cancels[card],
                }
                for card in range(len(self.apb))
            ],
        }

    def _card(self, card: int) -> dict[str, object]:
        row: dict[str, object] = {
            "id": self.cards[card],
            "title": self.titles[card],
            "copies": self.copies[card][:],
        }
        if self.has_a[card]:
            row["a"] = {
                "draw": self.draw[card],
                "return": self.gives_back[card],
                "company": self.company[card],
                "choose": CHOICES[self.choice[card]],
            }
        if self.has_b[card]:
            row["b"] = {
                "take": self.take[card],
                "gain": self.gain[card],
                "alone": self.alone[card],
                "per_record": self.per_record[card],
                "toll": self.toll[card],
            }
        if self.pays[card] != PAYS_NOTHING:
            row["c"] = {
                "pays": PAYS[self.pays[card]],
                "amount": self.amount[card],
                "otherwise": self.otherwise[card],
                "most": self.most[card],
            }
        return row


def printed_deck() -> Deck:
    return read_deck(PRINTED)


def read_deck(tables: Mapping[str, object]) -> Deck:
    """An owner's own tables; one that is left out stays as printed. Raises BadData."""
    deck = Deck()
    r = Reader(tables)
    ids: set[str] = set()
    _read_board(deck, r if r.has("board") else Reader(PRINTED))
    for row in (r if r.has("cards") else Reader(PRINTED)).tables("cards"):
        _read_card(deck, row, ids)
    for row in (r if r.has("apb") else Reader(PRINTED)).tables("apb"):
        _read_apb(deck, row, ids)
    r.finish()
    _check_sizes(deck)
    return deck


def _read_board(deck: Deck, r: Reader) -> None:
    price = 0
    deck.price_at = [0]  # no row sets a price yet [HT-9]
    for row in r.tables("board"):
        slots = row.number("slots", 1, TOKENS)
        # With a row's last token its price holds, whatever lies above. [HT-8 HT-10]
        deck.price_at += [price] * (slots - 1)
        price = row.number("price", price, 100)
        deck.price_at.append(price)
        deck.slots.append(slots)
        deck.row_prices.append(price)
        row.finish()
    if sum(deck.slots) != TOKENS:
        raise BadData(f"board must have {TOKENS} slots in all, not {sum(deck.slots)}.")


def _read_card(deck: Deck, row: Reader, ids: set[str]) -> None:
    deck.cards.append(new_id(row, ids, NO_CARD))
    deck.titles.append(row.text("title"))
    copies = row.items("copies")
    deck.copies.append([_counts(copies[i], f"{row.at('copies')}[{i}]") for i in range(len(copies))])
    has_c = row.has("c")
    if not (row.has("a") or row.has("b") or has_c):
        raise BadData(f"{row.at('a')}, b or c is missing: a card works in at least one phase.")
    _read_a(deck, row)
    _read_b(deck, row)
    _read_c(deck, row, has_c)
    row.finish()


def _read_a(deck: Deck, row: Reader) -> None:
    is_there = row.has("a")
    a = Reader(row.get("a") if is_there else {}, row.at("a"))
    draw = _amount(a, "draw", 5)
    gives_back = _amount(a, "return", TOKENS)
    company = _amount(a, "company", TOKENS)
    choice = a.name("choose", CHOICES) if a.has("choose") else NO_CHOICE
    if is_there and not (draw or gives_back or choice):
        raise BadData(f"{a.path} must draw, return or choose something.")  # [HT-36]
    if company and not gives_back:
        raise BadData(f"{a.at('company')} adds to return, which is missing.")
    if choice in (ASIDE, QUESTION) and not draw:
        raise BadData(f"{a.at('choose')}: {CHOICES[choice]} needs draw, for it needs a new card.")
    a.finish()
    deck.has_a.append(is_there)
    deck.draw.append(draw)
    deck.gives_back.append(gives_back)
    deck.company.append(company)
    deck.choice.append(choice)


def _read_b(deck: Deck, row: Reader) -> None:
    is_there = row.has("b")
    b = Reader(row.get("b") if is_there else {}, row.at("b"))
    numbers = [
        _amount(b, "take", TOKENS),
        _amount(b, "gain", 1000),
        _amount(b, "alone", 1000),
        _amount(b, "per_record", 1000),
        _amount(b, "toll", 1000),
    ]
    if is_there and not any(numbers):
        raise BadData(f"{b.path} must take, gain or collect something.")
    b.finish()
    deck.has_b.append(is_there)
    deck.take.append(numbers[0])
    deck.gain.append(numbers[1])
    deck.alone.append(numbers[2])
    deck.per_record.append(numbers[3])
    deck.toll.append(numbers[4])
    deck.is_plain_b.append(is_there and not any(numbers[2:]))


def _read_c(deck: Deck, row: Reader, is_there: bool) -> None:
    c = Reader(row.get("c") if is_there else {}, row.at("c"))
    pays = c.name("pays", PAYS) if is_there else PAYS_NOTHING
    if is_there and pays == PAYS_NOTHING:
        raise BadData(f"{c.at('pays')}: leave c out for a card that pays nothing in phase C.")
    deck.pays.append(pays)
    deck.amount.append(c.number("amount", 1, 1000) if is_there else 0)
    deck.otherwise.append(_amount(c, "otherwise", 1000))
    deck.most.append(_amount(c, "most", 1000))
    if pays == HEAT_BILL and deck.most[-1]:
        raise BadData(f"{c.at('most')}: the option crackdown_cap limits a heat-bill.")
    if pays == HOTTER_SUSPECT and deck.choice[-1] != QUESTION:
        raise BadData(f"{c.at('pays')}: hotter-suspect needs a question in phase A.")
    if pays == HEAT_BILL:
        deck.capped.append(len(deck.pays) - 1)
    c.finish()


def _read_apb(deck: Deck, row: Reader, ids: set[str]) -> None:
    deck.apb.append(new_id(row, ids, NO_CARD))
    deck.apb_titles.append(row.text("title"))
    deck.apb_copies.append(row.number("copies", 1, 20))
    deck.who.append(row.name("who", WHO))
    deck.returns.append(row.number("returns", 0, TOKENS))
    deck.loses.append(_amount(row, "loses", 1000))
    deck.per.append(row.name("per", PER) if row.has("per") else 0)
    deck.cancels.append(row.has("cancels") and row.flag("cancels"))
    row.finish()


def _check_sizes(deck: Deck) -> None:
    if not 1 <= len(deck.cards) <= MOST_KINDS:
        raise BadData(f"cards must have 1 to {MOST_KINDS} rows, not {len(deck.cards)}.")
    copies = sum(len(counts) for counts in deck.copies)
    if copies > MOST_CARDS:
        raise BadData(f"cards must have at most {MOST_CARDS} copies in all, not {copies}.")
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        size = len(deck.in_use(seats))
        if size < HAND * seats:
            raise BadData(
                f"cards: {seats} players need {HAND * seats} cards, but only {size} copies "
                f"are marked {seats}."
            )
    if not deck.apb:
        raise BadData("apb must have at least one row.")


def _amount(r: Reader, key: str, high: int) -> int:
    """A number that is 0 if it is left out."""
    return r.number(key, 0, high) if r.has(key) else 0


def _counts(value: object, path: str) -> str:
    """The player counts of one copy, such as "345"."""
    if not isinstance(value, str) or not value or not set(value) <= set("345"):
        raise BadData(f'{path} must be player counts out of 3, 4, 5, such as "345", not {value!r}.')
    return value
