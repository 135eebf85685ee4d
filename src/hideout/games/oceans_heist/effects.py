"""What cards do, as messages: for each card a few short phrases, made from the deck's numbers."""

from hideout.engine.message import Message
from hideout.games.oceans_heist.cards import KINDS, SCENES
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.vectors import Pairs

Phrases = list[Message]


def card_effects(deck: Deck) -> dict[str, Phrases]:
    """Every card that does more than ask for something, by id."""
    found = {deck.gear[gear]: _of_gear(deck, gear) for gear in range(len(deck.gear))}
    for target in range(len(deck.targets)):
        found[deck.targets[target]] = _of_target(deck, target)
    for defense in range(len(deck.defenses)):
        phrases = _of_defense(deck, defense)
        if phrases:
            found[deck.defenses[defense]] = phrases
    for i in range(len(deck.situations)):
        found[deck.situations[i]] = _of_situation(deck, i)
    for i in range(len(deck.globals)):
        found[deck.globals[i]] = _of_global(deck, i)
    return found


def _of_gear(deck: Deck, gear: int) -> Phrases:
    if not deck.uses[gear]:
        return _of_opening(deck, gear)
    makes = chained("either", [vector(pairs) for pairs in deck.makes_pairs[gear]])
    phrases = [Message("effect-makes", {"uses": deck.uses[gear], "makes": makes})]
    if deck.early_pairs[gear]:
        phrases.append(Message("effect-early", {"makes": vector(deck.early_pairs[gear])}))
    if deck.patient[gear]:
        phrases.append(Message("effect-patient"))
    if deck.wing_numbers[gear] > 1:
        phrases.append(Message("effect-names-numbers", {"n": deck.wing_numbers[gear]}))
    return phrases


def _of_opening(deck: Deck, gear: int) -> Phrases:
    card = deck.effects[gear]
    phrases = []
    if card.vault_face_up:
        phrases.append(Message("effect-vault-face-up"))
    for i, scene in enumerate(SCENES):
        if card.peek[i]:
            phrases.append(Message("effect-peek", {"n": card.peek[i], "scene": scene}))
        if card.draw_delta[i]:
            phrases.append(_change("effect-draws", card.draw_delta[i], scene))
        if card.place_delta[i]:
            phrases.append(_change("effect-places", card.place_delta[i], scene))
    if card.cancel_alarm:
        phrases.append(Message("effect-cancels", {"n": card.cancel_alarm}))
    if card.wing_reroll:
        phrases.append(Message("effect-rolls-again", {"n": card.wing_reroll}))
    return phrases or [Message("effect-nothing")]


def _change(id: str, delta: int, scene: str) -> Message:
    return Message(id, {"more": delta > 0, "n": abs(delta), "scene": scene})


def _of_target(deck: Deck, target: int) -> Phrases:
    """What guards it; Globals never change that. [OH-17 OH-36]"""
    unique = deck.guard_defense[deck.unique[target]]
    ways = chained("either", [vector(pairs) for pairs in deck.ways[unique]])
    return [Message("effect-guarded", {"defense": deck.defenses[unique], "ways": ways})]


def _of_defense(deck: Deck, defense: int) -> Phrases:
    """What it does besides asking for its price."""
    phrases = []
    if deck.extra_alarm[defense]:
        phrases.append(Message("effect-alarms", {"alarms": 1 + deck.extra_alarm[defense]}))
    if deck.no_wing[defense]:
        phrases.append(Message("effect-no-wing"))
    if deck.next_draw[defense]:
        phrases.append(Message("effect-next-draw", {"n": deck.next_draw[defense]}))
    if deck.carries[defense]:
        phrases.append(Message("effect-stays"))
    return phrases


def _of_situation(deck: Deck, i: int) -> Phrases:
    phrases = []
    if deck.boost[i]:
        boost: dict[str, object] = {
            "trait": deck.boost_trait[i],
            "kind": KINDS[deck.boost_kind[i]],
            "n": deck.boost[i],
            "cap": deck.boost_cap[i],
        }
        phrases.append(Message("effect-boost", boost))
    if deck.discount[i]:
        discount: dict[str, object] = {"trait": deck.discount_trait[i], "money": deck.discount[i]}
        phrases.append(Message("effect-discount", discount))
    return _one_after_another(phrases)


def _of_global(deck: Deck, i: int) -> Phrases:
    phrases = []
    if deck.harder[i]:
        harder: dict[str, object] = {"kind": KINDS[deck.harder_kind[i]], "n": deck.harder[i]}
        phrases.append(Message("effect-harder", harder))
    if deck.harder_mixed[i]:
        phrases.append(Message("effect-harder-mixed", {"n": deck.harder_mixed[i]}))
    if deck.harder_vault[i]:
        phrases.append(Message("effect-harder-vault", {"n": deck.harder_vault[i]}))
    if deck.wing_max[i]:
        phrases.append(Message("effect-wing-limit", {"n": deck.wing_max[i]}))
    return _one_after_another(phrases)


def _one_after_another(phrases: Phrases) -> Phrases:
    """Phrases with commas of their own, so that a comma between them would not do."""
    return [chained("effect-and", phrases)] if phrases else [Message("effect-nothing")]


# Amounts of effort, and several things in one


def vector(pairs: Pairs) -> Message:
    return chained("sum", [amount(KINDS[kind], n) for kind, n in pairs])


def amount(kind: str, n: int) -> Message:
    return Message("amount", {"kind": kind, "n": n})


def chained(id: str, parts: Phrases) -> Message:
    """Any number of things by a message about two: a or b, then that or c."""
    whole = parts[0]
    for part in parts[1:]:
        whole = Message(id, {"one": whole, "other": part})
    return whole
