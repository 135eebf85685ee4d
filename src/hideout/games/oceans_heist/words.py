"""Cards in English: what they are called and what they do. With text.py, all English there is."""

from typing import Final

from hideout.games.oceans_heist.actions import DIGITS
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.vectors import Pairs

SCENE_WORDS: Final = ("the Entry", "the Vault Breach", "the Escape")


def item_title(deck: Deck, item: int) -> str:
    return with_copy(deck.gear_titles[deck.item_gear[item]], deck.items[item])


def guard_title(deck: Deck, guard: int) -> str:
    return with_copy(deck.defense_titles[deck.guard_defense[guard]], deck.guards[guard])


def with_copy(title: str, name: str) -> str:
    """Dome Camera #2: which copy, where there are several. [OH-32]"""
    copy = name.partition("#")[2]
    return f"{title} #{copy}" if copy else title


def vector_words(pairs: Pairs) -> str:
    return " + ".join(f"{KINDS[kind]} {amount}" for kind, amount in pairs)


def make_words(deck: Deck, item: int, share: int) -> str:
    return vector_words(deck.makes_pairs[deck.item_gear[item]][share // DIGITS])


def way_words(deck: Deck, guard: int, way: int) -> str:
    """The kinds that pay; the amounts depend on the Globals and stand on the table."""
    return " and ".join(KINDS[kind] for kind, _ in deck.ways[deck.guard_defense[guard]][way])


def count_words(count: int, noun: str) -> str:
    return f"{'no' if count == 0 else count} {noun}{'s' * (count != 1)}"


# What cards do


def effects(deck: Deck) -> dict[str, str]:
    """Every card that does more than ask for something, in a few words, by id."""
    words = {deck.gear[gear]: gear_words(deck, gear) for gear in range(len(deck.gear))}
    for target in range(len(deck.targets)):
        words[deck.targets[target]] = target_words(deck, target)
    for defense in range(len(deck.defenses)):
        special = defense_words(deck, defense)
        if special:
            words[deck.defenses[defense]] = special
    for i in range(len(deck.situations)):
        words[deck.situations[i]] = situation_words(deck, i)
    for i in range(len(deck.globals)):
        words[deck.globals[i]] = global_words(deck, i)
    return words


def target_words(deck: Deck, target: int) -> str:
    """What guards it; Globals never change that. [OH-17 OH-36]"""
    unique = deck.guard_defense[deck.unique[target]]
    ways = " or ".join(vector_words(pairs) for pairs in deck.ways[unique])
    return f"guarded by {deck.defense_titles[unique]}, {ways}"


def defense_words(deck: Deck, defense: int) -> str:
    """What a Defense does besides asking for its price."""
    words = []
    if deck.extra_alarm[defense]:
        words.append(f"{1 + deck.extra_alarm[defense]} alarms")
    if deck.no_wing[defense]:
        words.append("no Wing It")
    if deck.next_draw[defense]:
        words.append(f"left standing: {deck.next_draw[defense]} more drawn next round")
    if deck.carries[defense]:
        words.append("stays for the next round")
    return ", ".join(words)


def gear_words(deck: Deck, gear: int) -> str:
    if not deck.uses[gear]:
        return _opening_words(deck, gear)
    makes = " or ".join(vector_words(pairs) for pairs in deck.makes_pairs[gear])
    words = [f"{deck.uses[gear]} x {makes}"]
    if deck.early_pairs[gear]:
        words.append(f"early {vector_words(deck.early_pairs[gear])}")
    if deck.patient[gear]:
        words.append("patient")
    if deck.wing_numbers[gear] > 1:
        words.append(f"names {deck.wing_numbers[gear]} numbers")
    return ", ".join(words)


def _opening_words(deck: Deck, gear: int) -> str:
    card = deck.effects[gear]
    words = ["both Vault Defenses lie face up"] * card.vault_face_up
    for scene, name in enumerate(SCENE_WORDS):
        if card.peek[scene]:
            words.append(f"a look at {count_words(card.peek[scene], 'Defense')} a round in {name}")
        if card.draw_delta[scene]:
            words.append(f"the Staff draws {card.draw_delta[scene]:+} in {name}")
        if card.place_delta[scene]:
            words.append(f"the Staff places {card.place_delta[scene]:+} in {name}")
    if card.cancel_alarm:
        words.append(f"cancels the first {count_words(card.cancel_alarm, 'alarm')}")
    if card.wing_reroll:
        words.append(f"{count_words(card.wing_reroll, 're-roll')} under Wing It")
    return ", ".join(words) or "does nothing"


def situation_words(deck: Deck, i: int) -> str:
    words = []
    if deck.boost[i]:
        kind = KINDS[deck.boost_kind[i]]
        most = f"{deck.boost_cap[i]} times a round at most"
        words.append(f"a use of {deck.boost_trait[i]} adds {kind} {deck.boost[i]}, {most}")
    if deck.discount[i]:
        words.append(f"{deck.discount_trait[i]} costs ${deck.discount[i]} less")
    return "; ".join(words) or "does nothing"


def global_words(deck: Deck, i: int) -> str:
    words = []
    if deck.harder[i]:
        words.append(f"{KINDS[deck.harder_kind[i]]} +{deck.harder[i]} wherever it is needed")
    if deck.harder_mixed[i]:
        words.append(f"mixed Casino requirements +{deck.harder_mixed[i]}")
    if deck.harder_vault[i]:
        words.append(f"Vault requirements +{deck.harder_vault[i]}")
    if deck.wing_max[i]:
        words.append(f"Wing It with {count_words(deck.wing_max[i], 'number')} at most")
    return "; ".join(words) or "does nothing"
