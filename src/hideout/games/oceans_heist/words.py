"""Cards in English: what they are called and what they do.

With sentences.py and text.py, all English there is.
"""

from typing import Final

from hideout.engine.words import speaker, title
from hideout.games.oceans_heist.actions import DIGITS
from hideout.games.oceans_heist.cards import EQUIPMENT, KINDS
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.vectors import Pairs

say = speaker("oceans-heist")

KIND_WORDS: Final = say.each(KINDS)
# A deck's own traits stay as its owner wrote them.
TRAIT_WORDS: Final = say.all({row[2]: row[2] for row in EQUIPMENT})
AND: Final = say(" and ")
OR: Final = say(" or ")
COUNTED: Final = {
    "use": say.forms("{n} use", "{n} uses"),
    "alarm": say.forms("{n} alarm", "{n} alarms"),
    "card": say.forms("{n} card", "{n} cards"),
    "defense": say.forms("{n} Defense", "{n} Defenses"),
    "re-roll": say.forms("{n} re-roll", "{n} re-rolls"),
    "number": say.forms("{n} number", "{n} numbers"),
}
NONE_OF: Final = say.all(
    {
        "use": "no uses",
        "alarm": "no alarms",
        "card": "no cards",
        "defense": "no Defenses",
        "re-roll": "no re-rolls",
        "number": "no numbers",
    }
)
MANY: Final = 40
COUNTS: Final = {
    noun: [NONE_OF[noun], *[forms.of(n) for n in range(1, MANY)]] for noun, forms in COUNTED.items()
}


def title_at(titles: list[str], index: int) -> str:
    return title(titles[index]) if 0 <= index < len(titles) else ""


def item_title(deck: Deck, item: int) -> str:
    if not 0 <= item < len(deck.items):
        return ""
    return with_copy(title(deck.gear_titles[deck.item_gear[item]]), deck.items[item])


def guard_title(deck: Deck, guard: int) -> str:
    if not 0 <= guard < len(deck.guards):
        return ""
    return with_copy(title(deck.defense_titles[deck.guard_defense[guard]]), deck.guards[guard])


def with_copy(called: str, name: str) -> str:
    """Dome Camera #2: which copy, where there are several. [OH-32]"""
    copy = name.partition("#")[2]
    return f"{called} #{copy}" if copy else called


def vector_words(pairs: Pairs) -> str:
    return " + ".join([f"{KIND_WORDS[kind]} {amount}" for kind, amount in pairs])


def make_words(deck: Deck, item: int, share: int) -> str:
    return vector_words(deck.makes_pairs[deck.item_gear[item]][share // DIGITS])


def way_words(deck: Deck, guard: int, way: int) -> str:
    """The kinds that pay; the amounts depend on the Globals and stand on the table."""
    return AND.join([KIND_WORDS[kind] for kind, _ in deck.ways[deck.guard_defense[guard]][way]])


def count_words(count: int, noun: str) -> str:
    return COUNTS[noun][count] if 0 <= count < MANY else COUNTED[noun].of(count)


# What cards do

EFFECTS: Final = say.all(
    {
        "guarded": "guarded by {defense}, {ways}",
        "no-wing": "no Wing It",
        "next-draw": "left standing: {n} more drawn next round",
        "carries": "stays for the next round",
        "makes": "{n} x {makes}",
        "early": "early {makes}",
        "patient": "patient",
        "vault-open": "both Vault Defenses lie face up",
        "peek": "a look at {defenses} a round {where}",
        "draw": "the Staff draws {n} {where}",
        "place": "the Staff places {n} {where}",
        "cancel": "cancels the first {alarms}",
        "re-roll": "{rolls} under Wing It",
        "boost": "a use of {trait} adds {kind} {n}, {times}",
        "discount": "{trait} costs ${n} less",
        "harder": "{kind} +{n} wherever it is needed",
        "mixed": "mixed Casino requirements +{n}",
        "vault": "Vault requirements +{n}",
        "wing-max": "Wing It with {numbers} at most",
        "nothing": "does nothing",
    }
)
SCENE_WORDS: Final = say.each(("in the Entry", "in the Vault Breach", "in the Escape"))
NAMES_NUMBERS: Final = say.forms("names {n} number", "names {n} numbers")
TIMES: Final = say.forms("{n} times a round at most", "{n} times a round at most")


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
    ways = OR.join([vector_words(pairs) for pairs in deck.ways[unique]])
    return EFFECTS["guarded"].format(defense=title(deck.defense_titles[unique]), ways=ways)


def defense_words(deck: Deck, defense: int) -> str:
    """What a Defense does besides asking for its price."""
    words = []
    if deck.extra_alarm[defense]:
        words.append(count_words(1 + deck.extra_alarm[defense], "alarm"))
    if deck.no_wing[defense]:
        words.append(EFFECTS["no-wing"])
    if deck.next_draw[defense]:
        words.append(EFFECTS["next-draw"].format(n=deck.next_draw[defense]))
    if deck.carries[defense]:
        words.append(EFFECTS["carries"])
    return ", ".join(words)


def gear_words(deck: Deck, gear: int) -> str:
    if not deck.uses[gear]:
        return _opening_words(deck, gear)
    makes = OR.join([vector_words(pairs) for pairs in deck.makes_pairs[gear]])
    words = [EFFECTS["makes"].format(n=deck.uses[gear], makes=makes)]
    if deck.early_pairs[gear]:
        words.append(EFFECTS["early"].format(makes=vector_words(deck.early_pairs[gear])))
    if deck.patient[gear]:
        words.append(EFFECTS["patient"])
    if deck.wing_numbers[gear] > 1:
        words.append(NAMES_NUMBERS.of(deck.wing_numbers[gear]))
    return ", ".join(words)


def _opening_words(deck: Deck, gear: int) -> str:
    card = deck.effects[gear]
    words = [EFFECTS["vault-open"]] * card.vault_face_up
    for scene, where in enumerate(SCENE_WORDS):
        if card.peek[scene]:
            seen = count_words(card.peek[scene], "defense")
            words.append(EFFECTS["peek"].format(defenses=seen, where=where))
        if card.draw_delta[scene]:
            words.append(EFFECTS["draw"].format(n=f"{card.draw_delta[scene]:+}", where=where))
        if card.place_delta[scene]:
            words.append(EFFECTS["place"].format(n=f"{card.place_delta[scene]:+}", where=where))
    if card.cancel_alarm:
        words.append(EFFECTS["cancel"].format(alarms=count_words(card.cancel_alarm, "alarm")))
    if card.wing_reroll:
        words.append(EFFECTS["re-roll"].format(rolls=count_words(card.wing_reroll, "re-roll")))
    return ", ".join(words) or EFFECTS["nothing"]


def situation_words(deck: Deck, i: int) -> str:
    words = []
    if deck.boost[i]:
        words.append(
            EFFECTS["boost"].format(
                trait=trait_word(deck.boost_trait[i]),
                kind=KIND_WORDS[deck.boost_kind[i]],
                n=deck.boost[i],
                times=TIMES.of(deck.boost_cap[i]),
            )
        )
    if deck.discount[i]:
        trait = trait_word(deck.discount_trait[i])
        words.append(EFFECTS["discount"].format(trait=trait, n=deck.discount[i]))
    return "; ".join(words) or EFFECTS["nothing"]


def trait_word(trait: str) -> str:
    return TRAIT_WORDS.get(trait, trait)


def global_words(deck: Deck, i: int) -> str:
    words = []
    if deck.harder[i]:
        kind = KIND_WORDS[deck.harder_kind[i]]
        words.append(EFFECTS["harder"].format(kind=kind, n=deck.harder[i]))
    if deck.harder_mixed[i]:
        words.append(EFFECTS["mixed"].format(n=deck.harder_mixed[i]))
    if deck.harder_vault[i]:
        words.append(EFFECTS["vault"].format(n=deck.harder_vault[i]))
    if deck.wing_max[i]:
        words.append(EFFECTS["wing-max"].format(numbers=count_words(deck.wing_max[i], "number")))
    return "; ".join(words) or EFFECTS["nothing"]
