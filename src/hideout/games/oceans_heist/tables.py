"""A deck in the form of a deck file: the printed one from its rows, any other from its lists."""

from typing import Final

from hideout.games.oceans_heist import cards
from hideout.games.oceans_heist.cards import KINDS, OPENING, SCENES
from hideout.games.oceans_heist.deck import CASINO, UNIQUE, VAULT, Deck, Effects, read_deck
from hideout.games.oceans_heist.vectors import Pairs

Row = dict[str, object]

SECTIONS: Final = ("casino", "vault", "unique")  # by sort of Defense


def printed_deck() -> Deck:
    """The deck of the spec."""
    return read_deck(
        {
            "equipment": _printed_equipment(),
            "situation": _printed_situations(),
            "target": [{"id": name, "title": title} for name, title in cards.TARGETS],
            "unique": [
                {"id": name, "title": title, "target": target, "count": 1, "any": _many(ways, "|"),
                 "carries": carries}
                for name, title, target, ways, carries in cards.UNIQUES
            ],
            "casino": _printed_casino(),
            "vault": _printed_vault(),
            "global": _printed_globals(),
        }
    )  # fmt: skip


def _one(text: str) -> list[object]:
    """ "hack 1 + pick 1" as pairs."""
    pairs: list[object] = []
    for part in text.split(" + "):
        kind, amount = part.split()
        pairs.append([kind, int(amount)])
    return pairs


def _many(text: str, mark: str) -> list[object]:
    return [_one(part) for part in text.split(f" {mark} ")]


def _printed_equipment() -> list[Row]:
    rows: list[Row] = []
    for name, title, trait, count, cost, uses, makes in cards.EQUIPMENT:
        row: Row = {"id": name, "title": title, "trait": trait, "count": count, "cost": cost}
        row["uses"] = uses
        row["makes"] = _many(makes, "|")
        if name in cards.EARLY:
            row["early"] = _one(cards.EARLY[name])
        if name in cards.PATIENT:
            row["patient"] = True
        if name in cards.WING_NUMBERS:
            row["wing_numbers"] = cards.WING_NUMBERS[name]
        rows.append(row)
    for name, title, count, cost, primitive, scene, number in cards.OPENING_EQUIPMENT:
        effect: object = {"scene": scene, "n": number} if scene else number
        rows.append(
            {"id": name, "title": title, "trait": OPENING, "count": count, "cost": cost,
             primitive: True if primitive == "vault_face_up" else effect}
        )  # fmt: skip
    return rows


def _printed_situations() -> list[Row]:
    rows: list[Row] = []
    for name, title, trait, kind, n, cap, discount in cards.SITUATIONS:
        row: Row = {"id": name, "title": title}
        row["boost"] = {"trait": trait, "kind": kind, "n": n, "cap": cap}
        if discount:
            row["discount"] = {"trait": trait, "amount": discount}
        rows.append(row)
    return rows


def _printed_casino() -> list[Row]:
    rows: list[Row] = []
    for name, title, ways in cards.CASINO:
        row: Row = {"id": name, "title": title, "count": cards.CASINO_COPIES}
        row["any"] = _many(ways, "|")
        if name in cards.EXTRA_ALARM:
            row["extra_alarm"] = cards.EXTRA_ALARM[name]
        if name in cards.NO_WING:
            row["no_wing"] = True
        if name in cards.NEXT_DRAW:
            row["next_draw"] = cards.NEXT_DRAW[name]
        rows.append(row)
    return rows


def _printed_vault() -> list[Row]:
    return [
        {"id": name, "title": title, "count": 1,
         ("all" if "&" in ways else "any"): _many(ways, "&" if "&" in ways else "|")}
        for name, title, ways in cards.VAULT
    ]  # fmt: skip


def _printed_globals() -> list[Row]:
    return [
        {"id": name, "title": title, primitive: {"kind": kind, "n": n} if kind else n}
        for name, title, primitive, kind, n in cards.GLOBALS
    ]


def deck_tables(deck: Deck) -> dict[str, object]:
    """The deck as a deck file says it; reading it gives the same deck again."""
    return {
        "equipment": [_equipment_row(deck, gear) for gear in range(len(deck.gear))],
        "situation": [_situation_row(deck, i) for i in range(len(deck.situations))],
        "target": [
            {"id": deck.targets[i], "title": deck.target_titles[i]}
            for i in range(len(deck.targets))
        ],
        **{
            SECTIONS[sort]: [
                _defense_row(deck, i) for i in range(len(deck.defenses)) if deck.sort[i] == sort
            ]
            for sort in (UNIQUE, CASINO, VAULT)
        },
        "global": [_global_row(deck, i) for i in range(len(deck.globals))],
    }


def pairs_row(pairs: Pairs) -> list[object]:
    return [[KINDS[kind], amount] for kind, amount in pairs]


def _equipment_row(deck: Deck, gear: int) -> Row:
    row: Row = {
        "id": deck.gear[gear],
        "title": deck.gear_titles[gear],
        "trait": deck.trait[gear],
        "count": deck.copies[gear],
        "cost": deck.cost[gear],
    }
    if deck.trait[gear] == OPENING:
        _add_effects(row, deck.effects[gear])
        return row
    row["uses"] = deck.uses[gear]
    row["makes"] = [pairs_row(pairs) for pairs in deck.makes_pairs[gear]]
    if deck.early_pairs[gear]:
        row["early"] = pairs_row(deck.early_pairs[gear])
    if deck.patient[gear]:
        row["patient"] = True
    if deck.wing_numbers[gear] != 1:
        row["wing_numbers"] = deck.wing_numbers[gear]
    return row


def _add_effects(row: Row, effects: Effects) -> None:
    if effects.vault_face_up:
        row["vault_face_up"] = True
    for key, by_scene in (
        ("peek", effects.peek),
        ("draw_delta", effects.draw_delta),
        ("place_delta", effects.place_delta),
    ):
        for scene in range(len(SCENES)):
            if by_scene[scene]:
                row[key] = {"scene": SCENES[scene], "n": by_scene[scene]}
    if effects.cancel_alarm:
        row["cancel_alarm"] = effects.cancel_alarm
    if effects.wing_reroll:
        row["wing_reroll"] = effects.wing_reroll


def _defense_row(deck: Deck, i: int) -> Row:
    row: Row = {"id": deck.defenses[i], "title": deck.defense_titles[i]}
    row["count"] = deck.defense_copies[i]
    row["all" if deck.is_all[i] else "any"] = [pairs_row(pairs) for pairs in deck.printed[i]]
    if deck.sort[i] == UNIQUE:
        guard = deck.guards.index(deck.defenses[i])
        row["target"] = deck.targets[deck.unique.index(guard)]
    if deck.extra_alarm[i]:
        row["extra_alarm"] = deck.extra_alarm[i]
    if deck.no_wing[i]:
        row["no_wing"] = True
    if deck.next_draw[i]:
        row["next_draw"] = deck.next_draw[i]
    if deck.carries[i]:
        row["carries"] = True
    return row


def _situation_row(deck: Deck, i: int) -> Row:
    row: Row = {"id": deck.situations[i], "title": deck.situation_titles[i]}
    if deck.boost[i]:
        row["boost"] = {
            "trait": deck.boost_trait[i],
            "kind": KINDS[deck.boost_kind[i]],
            "n": deck.boost[i],
            "cap": deck.boost_cap[i],
        }
    if deck.discount[i]:
        row["discount"] = {"trait": deck.discount_trait[i], "amount": deck.discount[i]}
    return row


def _global_row(deck: Deck, i: int) -> Row:
    row: Row = {"id": deck.globals[i], "title": deck.global_titles[i]}
    if deck.harder[i]:
        row["harder"] = {"kind": KINDS[deck.harder_kind[i]], "n": deck.harder[i]}
    if deck.harder_mixed[i]:
        row["harder_mixed"] = deck.harder_mixed[i]
    if deck.harder_vault[i]:
        row["harder_vault"] = deck.harder_vault[i]
    if deck.wing_max[i]:
        row["wing_max"] = deck.wing_max[i]
    return row
