"""The deck in play: flat lists by card number, and how a deck file is read.

The printed deck takes the same road as an owner's own tables, so both keep the same rules. The
form of a deck file is described in docs/decks/oceans-heist.md.
"""

from collections.abc import Mapping
from typing import Final

from hideout.engine.decks import new_id
from hideout.engine.reader import BadData, Reader, index, listed, whole
from hideout.games.oceans_heist.cards import KINDS, OPENING, SCENES, SIDES
from hideout.games.oceans_heist.vectors import MOST, Pairs, amount_of, largest, pack

CASINO: Final = 0  # sorts of Defenses
VAULT: Final = 1
UNIQUE: Final = 2

# The vocabulary has a word for every card of the largest deck.
MOST_ITEMS: Final = 120
MOST_GUARDS: Final = 120
MOST_GLOBALS: Final = 16
MOST_SITUATIONS: Final = 12
MOST_TARGETS: Final = 6
MOST_MAKES: Final = 4
MOST_USES: Final = 3
MOST_WAYS: Final = 4
MOST_AMOUNT: Final = 9
LEAST_PRICE: Final = 50  # [OH-25]
WORDS: Final = (*KINDS, *SIDES)  # what no card can be called


class Deck:
    """All tables. An `item` is one copy of an Equipment card, a `guard` one copy of a Defense."""

    def __init__(self) -> None:
        self.ids: set[str] = set()  # of all cards
        # Equipment, by title
        self.gear: list[str] = []  # ids
        self.gear_titles: list[str] = []
        self.trait: list[str] = []
        self.copies: list[int] = []
        self.cost: list[int] = []
        self.uses: list[int] = []  # 0 for opening cards [OH-35]
        self.makes: list[list[int]] = []  # packed vectors
        self.makes_pairs: list[list[Pairs]] = []
        self.early: list[int] = []  # a packed vector, 0 for none
        self.early_pairs: list[Pairs] = []
        self.patient: list[bool] = []
        self.wing_numbers: list[int] = []
        self.effects: list[Effects] = []  # of opening cards
        # Equipment, by copy
        self.items: list[str] = []
        self.item_gear: list[int] = []
        self.dearest = 0  # the highest cost
        # Defenses, by title: Casino, then Vault, then Unique
        self.defenses: list[str] = []
        self.defense_titles: list[str] = []
        self.sort: list[int] = []
        self.defense_copies: list[int] = []
        self.is_all: list[bool] = []
        self.printed: list[list[Pairs]] = []  # the requirements as written on the card
        self.ways: list[list[Pairs]] = []  # the same in normal form: alternatives [OH-37]
        self.extra_alarm: list[int] = []
        self.no_wing: list[bool] = []
        self.next_draw: list[int] = []
        self.carries: list[bool] = []
        # Defenses, by copy, in the same order
        self.guards: list[str] = []
        self.guard_defense: list[int] = []
        self.first_vault = 0
        self.first_unique = 0
        # Targets; unique[t] is the guard that belongs to target t [OH-16]
        self.targets: list[str] = []
        self.target_titles: list[str] = []
        self.unique: list[int] = []
        # Situations
        self.situations: list[str] = []
        self.situation_titles: list[str] = []
        self.boost_trait: list[str] = []
        self.boost_kind: list[int] = []
        self.boost: list[int] = []
        self.boost_cap: list[int] = []
        self.discount_trait: list[str] = []
        self.discount: list[int] = []
        # Global Defenses
        self.globals: list[str] = []
        self.global_titles: list[str] = []
        self.harder_kind: list[int] = []  # -1 for none
        self.harder: list[int] = []
        self.harder_mixed: list[int] = []
        self.harder_vault: list[int] = []
        self.wing_max: list[int] = []  # 0 for no limit

    def price_of(self, gear: int, situation: int) -> int:
        """What a card costs under a Situation, or none. [OH-25]"""
        price = self.cost[gear]
        if situation >= 0 and self.trait[gear] == self.discount_trait[situation]:
            price = max(LEAST_PRICE, price - self.discount[situation])
        return price

    def is_opening(self, item: int) -> bool:
        return self.uses[self.item_gear[item]] == 0


class Effects:
    """What an opening card does; 0 is nothing."""

    def __init__(self) -> None:
        self.vault_face_up = False
        self.peek = [0] * len(SCENES)
        self.draw_delta = [0] * len(SCENES)
        self.place_delta = [0] * len(SCENES)
        self.cancel_alarm = 0
        self.wing_reroll = 0


def read_deck(tables: Mapping[str, object]) -> Deck:
    """A deck from its tables. Raises BadData with the place and the reason."""
    deck = Deck()
    r = Reader(tables)
    for row in _rows(r, "equipment", 1, MOST_ITEMS):
        _read_equipment(deck, row)
    for row in _rows(r, "target", 1, MOST_TARGETS):
        deck.targets.append(new_id(row, deck.ids, WORDS))
        deck.target_titles.append(row.text("title"))
        row.finish()
    for row in _rows(r, "casino", 1, MOST_GUARDS):
        _read_casino(deck, row)
    deck.first_vault = len(deck.guards)
    for row in _rows(r, "vault", 1, MOST_GUARDS):
        _read_defense(deck, row, VAULT)
        row.finish()
    deck.first_unique = len(deck.guards)
    _read_uniques(deck, r)
    for row in _rows(r, "situation", 0, MOST_SITUATIONS):
        _read_situation(deck, row)
    for row in _rows(r, "global", 2, MOST_GLOBALS):  # the Staff needs two [OH-21]
        _read_global(deck, row)
    r.finish()
    _check_sizes(deck)
    deck.dearest = max(deck.cost)
    return deck


def _rows(r: Reader, key: str, least: int, most: int) -> list[Reader]:
    rows = r.tables(key)
    if not least <= len(rows) <= most:
        raise BadData(f"{key} must have {least} to {most} rows, not {len(rows)}.")
    return rows


def _copies(names: list[str], name: str, count: int) -> None:
    """Copies are separate instances: c-dome#1, c-dome#2. [OH-32]"""
    for copy in range(count):
        names.append(name if count == 1 else f"{name}#{copy + 1}")


def _read_equipment(deck: Deck, row: Reader) -> None:
    name = new_id(row, deck.ids, WORDS)
    trait = row.text("trait")
    if not trait or " " in trait:
        raise BadData(f"{row.at('trait')} must be one word, not {trait!r}.")
    is_opening = trait == OPENING
    deck.gear.append(name)
    deck.gear_titles.append(row.text("title"))
    deck.trait.append(trait)
    deck.copies.append(row.number("count", 1, MOST_ITEMS))
    deck.cost.append(row.number("cost", LEAST_PRICE, 10_000))
    deck.effects.append(_read_effects(row) if is_opening else Effects())
    deck.uses.append(0 if is_opening else row.number("uses", 1, MOST_USES))
    makes = [] if is_opening else _vectors(row, "makes", MOST_MAKES)
    early = [] if is_opening or not row.has("early") else _vector(row.get("early"), row.at("early"))
    deck.makes_pairs.append(makes)
    deck.makes.append([pack(pairs) for pairs in makes])
    deck.early_pairs.append(early)
    deck.early.append(pack(early))
    deck.patient.append(not is_opening and row.has("patient") and row.flag("patient"))
    has_numbers = not is_opening and row.has("wing_numbers")
    deck.wing_numbers.append(row.number("wing_numbers", 1, 6) if has_numbers else 1)
    row.finish()
    _copies(deck.items, name, deck.copies[-1])
    deck.item_gear.extend([len(deck.gear) - 1] * deck.copies[-1])


def _read_effects(row: Reader) -> Effects:
    effects = Effects()
    effects.vault_face_up = row.has("vault_face_up") and row.flag("vault_face_up")
    _read_by_scene(row, "peek", 0, effects.peek)
    _read_by_scene(row, "draw_delta", -MOST_AMOUNT, effects.draw_delta)
    _read_by_scene(row, "place_delta", -MOST_AMOUNT, effects.place_delta)
    if row.has("cancel_alarm"):
        effects.cancel_alarm = row.number("cancel_alarm", 0, MOST_AMOUNT)
    if row.has("wing_reroll"):
        effects.wing_reroll = row.number("wing_reroll", 0, MOST_AMOUNT)
    return effects


def _read_by_scene(row: Reader, key: str, low: int, into: list[int]) -> None:
    if row.has(key):
        inner = row.table(key)
        into[inner.name("scene", SCENES)] = inner.number("n", low, MOST_AMOUNT)
        inner.finish()


def _read_defense(deck: Deck, row: Reader, sort: int) -> None:
    """What all Defenses have; the caller adds its own and finishes the row."""
    name = new_id(row, deck.ids, WORDS)
    if row.has("any") == row.has("all"):
        raise BadData(f"{row.at('any')}: a Defense has either `any` or `all` requirements.")
    is_all = row.has("all")
    if is_all and sort != VAULT:
        raise BadData(f"{row.at('all')}: only Vault Defenses may ask for all.")  # [OH-76]
    vectors = _vectors(row, "all" if is_all else "any", MOST_WAYS)
    deck.defenses.append(name)
    deck.defense_titles.append(row.text("title"))
    deck.sort.append(sort)
    deck.defense_copies.append(row.number("count", 1, MOST_GUARDS))
    deck.is_all.append(is_all)
    deck.printed.append(vectors)
    deck.ways.append([_sum(vectors)] if is_all else vectors)  # [OH-37]
    deck.extra_alarm.append(0)
    deck.no_wing.append(False)
    deck.next_draw.append(0)
    deck.carries.append(False)
    _copies(deck.guards, name, deck.defense_copies[-1])
    deck.guard_defense.extend([len(deck.defenses) - 1] * deck.defense_copies[-1])


def _read_casino(deck: Deck, row: Reader) -> None:
    _read_defense(deck, row, CASINO)
    if row.has("extra_alarm"):
        deck.extra_alarm[-1] = row.number("extra_alarm", 0, MOST_AMOUNT)
    if row.has("no_wing"):
        deck.no_wing[-1] = row.flag("no_wing")
    if row.has("next_draw"):
        deck.next_draw[-1] = row.number("next_draw", 0, MOST_AMOUNT)
    row.finish()


def _read_uniques(deck: Deck, r: Reader) -> None:
    """Each Target has exactly one Unique Defense, in one copy. [OH-16]"""
    deck.unique = [-1] * len(deck.targets)
    for row in _rows(r, "unique", len(deck.targets), len(deck.targets)):
        target = row.name("target", deck.targets)
        if deck.unique[target] >= 0:
            raise BadData(f"{row.at('target')}: {deck.targets[target]} has a Unique Defense.")
        _read_defense(deck, row, UNIQUE)
        if deck.defense_copies[-1] != 1:
            raise BadData(f"{row.at('count')} must be 1: a Unique Defense has no copies.")
        deck.carries[-1] = row.has("carries") and row.flag("carries")
        deck.unique[target] = len(deck.guards) - 1
        row.finish()


def _read_situation(deck: Deck, row: Reader) -> None:
    traits = sorted(set(deck.trait))
    deck.situations.append(new_id(row, deck.ids, WORDS))
    deck.situation_titles.append(row.text("title"))
    has_boost, has_discount = row.has("boost"), row.has("discount")
    boost = row.table("boost") if has_boost else row
    deck.boost_trait.append(traits[boost.name("trait", traits)] if has_boost else "")
    deck.boost_kind.append(boost.name("kind", KINDS) if has_boost else 0)
    deck.boost.append(boost.number("n", 1, MOST_AMOUNT) if has_boost else 0)
    deck.boost_cap.append(boost.number("cap", 1, MOST_AMOUNT) if has_boost else 0)
    discount = row.table("discount") if has_discount else row
    deck.discount_trait.append(traits[discount.name("trait", traits)] if has_discount else "")
    deck.discount.append(discount.number("amount", 1, 10_000) if has_discount else 0)
    for part in (boost, discount, row):
        part.finish()


def _read_global(deck: Deck, row: Reader) -> None:
    deck.globals.append(new_id(row, deck.ids, WORDS))
    deck.global_titles.append(row.text("title"))
    has_harder = row.has("harder")
    harder = row.table("harder") if has_harder else row
    deck.harder_kind.append(harder.name("kind", KINDS) if has_harder else -1)
    deck.harder.append(harder.number("n", 1, MOST_AMOUNT) if has_harder else 0)
    for key, into in (("harder_mixed", deck.harder_mixed), ("harder_vault", deck.harder_vault)):
        into.append(row.number(key, 1, MOST_AMOUNT) if row.has(key) else 0)
    deck.wing_max.append(row.number("wing_max", 1, 6) if row.has("wing_max") else 0)
    for part in (harder, row):
        part.finish()


def _vectors(row: Reader, key: str, most: int) -> list[Pairs]:
    path = row.at(key)
    vectors = row.items(key)
    if not 1 <= len(vectors) <= most:
        raise BadData(f"{path} must list 1 to {most} vectors, not {len(vectors)}.")
    return [_vector(vector, f"{path}[{i}]") for i, vector in enumerate(vectors)]


def _vector(data: object, path: str) -> Pairs:
    """[["hack", 2], ["con", 1]]: every kind once, in the order printed."""
    pairs: Pairs = []
    for i, item in enumerate(listed(data, path)):
        pair = listed(item, f"{path}[{i}]")
        if len(pair) != 2:
            raise BadData(f"{path}[{i}] must be a kind and an amount.")
        kind = index(pair[0], KINDS, f"{path}[{i}][0]")
        if any(kind == other for other, _ in pairs):
            raise BadData(f"{path}[{i}][0]: {KINDS[kind]} appears twice.")
        pairs.append((kind, whole(pair[1], 1, MOST_AMOUNT, f"{path}[{i}][1]")))
    if not pairs:
        raise BadData(f"{path} must not be empty.")
    return pairs


def _sum(vectors: list[Pairs]) -> Pairs:
    """The sum of vectors, kinds in the order in which they first appear. [OH-37]"""
    total: Pairs = []
    for pairs in vectors:
        for kind, amount in pairs:
            for i in range(len(total)):
                if total[i][0] == kind:
                    total[i] = (kind, total[i][1] + amount)
                    break
            else:
                total.append((kind, amount))
    return total


def _check_sizes(deck: Deck) -> None:
    if len(deck.items) > MOST_ITEMS:
        raise BadData(
            f"equipment has {len(deck.items)} cards with copies; the most is {MOST_ITEMS}."
        )
    if len(deck.guards) > MOST_GUARDS:
        raise BadData(f"casino, vault and unique have {len(deck.guards)} cards with copies; "
                      f"the most is {MOST_GUARDS}.")  # fmt: skip
    if not any(deck.uses):
        raise BadData("equipment must have a card with uses.")
    for kind in range(len(KINDS)):
        boosts = [
            deck.boost[i] * deck.boost_cap[i]
            for i in range(len(deck.situations))
            if deck.boost_kind[i] == kind
        ]
        total = max(boosts, default=0) + sum(
            deck.copies[g] * (_most_of(deck, g, kind) + amount_of(deck.early[g], kind))
            for g in range(len(deck.gear))
        )
        if total > MOST:
            raise BadData(
                f"all equipment together can make {total} {KINDS[kind]}; the most is {MOST}."
            )


def _most_of(deck: Deck, gear: int, kind: int) -> int:
    best = 0
    for vector in deck.makes[gear]:
        best = largest(best, vector)
    return deck.uses[gear] * amount_of(best, kind)
