"""Every English sentence of the game: events, prompts, labels, effects of cards."""

from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action, seat_name
from hideout.engine.words import speaker, title
from hideout.games.heat.cards import CHOICES, PAYS
from hideout.games.heat.deck import Deck
from hideout.games.heat.state import HeatState

say = speaker("heat")

# {who} the seat, {a} and {b} numbers, {card} the Plan card a, {apb} the APB card a, {other} the
# seat b, {target} the seat a, {cards} how many of them
ENGLISH_EVENTS: Final = {
    "heist": "Heist {a} begins with the draft.",
    "dealt": "{who} drew {card}.",
    "picked": "{who} put a card down to pass.",
    "passed": "{who} passed {card} to {other}.",
    "drafted": "The plans are drafted.",
    "claims": "{who} said: I will play {card}.",
    "claims-quiet": "{who} said: I will take no Heat.",
    "stage": "Stage {a}.",
    "chose": "{who} chose a card.",
    "plays": "{who} played {card}.",
    "sits-out": "{who} had no card left to play.",
    "draws": "{who} drew {cards} from the deck.",
    "drew": "{who} drew {card}.",
    "no-draws": "{a} cards to draw, but {b} in the deck: nobody draws.",
    "decided": "{who} decided.",
    "returns": "{who} returned {a} Heat.",
    "copies": "{who} copied {card} from {other}.",
    "adds": "{who} added {card}.",
    "uses-again": "{who} went back to {card}.",
    "sets-aside": "{who} set {cards} aside.",
    "set-aside": "{who} set {card} aside.",
    "questions": "{who} questioned {target}.",
    "sees": "{who} saw {card} in the hand of {other}.",
    "extra-a": "There are new cards: additional A phase {a}.",
    "skips": "{who} got no further: {card} stays without its A effect.",
    "consequence": "{a} Heat needed, {b} on the board: Consequences.",
    "apb": "All points bulletin: {apb}.",
    "apb-shuffled": "The APB cards were shuffled.",
    "cancelled": "{who} got nothing out of {card}: the police stepped in.",
    "loses": "{who} lost ${a}.",
    "pays": "{who} paid ${a} to {other}.",
    "gains": "{who} gained ${a}.",
    "takes": "{who} took {a} Heat.",
    "earns": "{who} earned ${a}.",
    "price": "Heat costs ${a} a token; {b} on the board.",
    "too-hot": "{a} Heat needed, more than there is: the game is over.",
    "caught": "{who} went to jail for it.",
    "jailed": "{who} owed ${a}, had ${b} and went to jail.",
    "pays-off": "{who} paid ${a} for the Heat and kept ${b}.",
    "wins": "{who} won with ${a}.",
    "no-winner": "Everybody is in jail; nobody won.",
}
EVENTS: Final = say.all(ENGLISH_EVENTS)
YOUR_EVENTS: Final = say.to_you(ENGLISH_EVENTS)
COUNTED_CARDS: Final = say.forms("{n} card", "{n} cards")
YOU_FIRST: Final = say("You")
YOU: Final = say("you")


def sentence(deck: Deck, event: Event, viewer: Seat, names: Sequence[str]) -> str:
    a = event.a
    events = YOUR_EVENTS if 0 <= event.seat == viewer else EVENTS
    return events[event.kind].format(
        who=_person(event.seat, viewer, names, YOU_FIRST),
        a=a,
        b=event.b,
        cards=COUNTED_CARDS.of(a),
        card=title(deck.titles[a]) if 0 <= a < len(deck.titles) else "",
        apb=title(deck.apb_titles[a]) if 0 <= a < len(deck.apb_titles) else "",
        other=_person(event.b, viewer, names, YOU),
        target=_person(a, viewer, names, YOU),
    )


def _person(seat: Seat, viewer: Seat, names: Sequence[str], you: str) -> str:
    if not 0 <= seat < len(names):
        return ""
    return you if seat == viewer else names[seat]


# By choice: none, copy, add, again, aside, question.
A_PROMPTS: Final = say.each(
    (
        "",
        "Copy the card of another player.",
        "Add a card of your hand to your Record.",
        "Choose an older card of your Record to use again.",
        "Set a card of your hand aside.",
        "Question another player.",
    )
)
PROMPTS: Final = say.all(
    {
        "over": "The game is over.",
        "wait": "Wait for the others.",
        "wait-or-change": "Wait for the others; until then you may change your mind.",
        "pass-left": "Pass a card to the player on your left.",
        "pass-right": "Pass a card to the player on your right.",
        "choose": "Choose the card you play in this Stage.",
        "aside": "{asked} {left} to go.",
    }
)


def prompt(s: HeatState, seat: Seat) -> str:
    phase = s.phase.name
    if phase == "over":
        return PROMPTS["over"]
    if seat not in s.waiting:
        may_change = phase in ("draft", "choose") and s.hands[seat]
        return PROMPTS["wait-or-change" if may_change else "wait"]
    if phase == "draft":
        return PROMPTS["pass-left" if s.passes_left() else "pass-right"]
    if phase == "choose":
        return PROMPTS["choose"]
    choice = s.tables.choice[s.current[seat]]
    if CHOICES[choice] == "aside":
        left = s.tables.draw[s.current[seat]] - len(s.picks[seat])
        return PROMPTS["aside"].format(asked=A_PROMPTS[choice], left=left)
    return A_PROMPTS[choice]


LABELS: Final = say.all(
    {
        "time-up": "Time is up",
        "pass": "Pass {card}",
        "play": "Play {card}",
        "claim": "Say: I will play {card}",
        "claim-quiet": "Say: I will take no Heat",
        "copy": "Copy the card of {other}",
        "add": "Add {card}",
        "again": "Use card {a} of your Record again",
        "aside": "Set {card} aside",
        "question": "Question {other}",
    }
)


def label(deck: Deck, action: Action, names: Sequence[str]) -> str:
    a = action.a
    return LABELS[action.verb].format(
        a=a,
        card=title(deck.titles[a]) if 0 <= a < len(deck.titles) else "",
        other=names[a] if 0 <= a < len(names) else seat_name(a),
    )


# What the words of a card's row say.
A_EFFECTS: Final = say.each(
    (
        "",
        "This card becomes a copy of the card another player is using.",
        "Add a card of your hand to your Record.",
        "Move an older card of your Record to its end.",
        "Set as many cards aside.",
        "See another player's hand.",
    )
)
EFFECTS: Final = say.all(
    {
        "draw": "Draw {n}.",
        "return": "Return {n} Heat.",
        "return-company": "Return {n} Heat, {more} more if somebody else uses this card.",
        "gain": "gain ${n}",
        "alone": "gain ${n} more if nobody else uses this card",
        "per-record": "gain ${n} for each card in your Record",
        "toll": "everybody else with another card with a B effect pays you ${n}",
        "take": "take {n} Heat",
        "otherwise": "otherwise ${n}",
        "most": "at most ${n}",
    }
)
C_EFFECTS: Final = say.all(
    {
        "always": "gain ${n}",
        "least-heat": "gain ${n} if nobody has less Heat than you",
        "most-heat": "gain ${n} if you have more Heat than everybody else",
        "hotter-suspect": "gain ${n} if the player you questioned has more Heat than you",
        "per-older-b": "gain ${n} for each older card with a B effect in your Record",
        "per-taker": "gain ${n} for each other player who took Heat in this Stage",
        "heat-bill": "gain ${n} for each dollar your Heat costs now",
    }
)


def plain_effects(deck: Deck, cards: list[int]) -> dict[str, str]:
    """Every card in plain words, as far as no option changes them."""
    return {deck.cards[card]: effect(deck, card, 0) for card in cards}


def effects(plain: dict[str, str], s: HeatState) -> dict[str, str]:
    """The same for one table."""
    deck, cap = s.tables, s.options.crackdown_cap
    words = dict(plain)
    for card in deck.capped:
        if deck.cards[card] in words:
            words[deck.cards[card]] = effect(deck, card, cap)
    return words


def effect(deck: Deck, card: int, cap: int) -> str:
    """A Plan card in plain words, phase by phase."""
    parts = []
    if deck.has_a[card]:
        parts.append(f"A: {_a_effect(deck, card)}")
    if deck.has_b[card]:
        parts.append(f"B: {_b_effect(deck, card)}")
    if deck.amount[card]:
        parts.append(f"C: {_c_effect(deck, card, cap)}")
    return " ".join(parts)


def _a_effect(deck: Deck, card: int) -> str:
    parts = []
    if deck.draw[card]:
        parts.append(EFFECTS["draw"].format(n=deck.draw[card]))
    if deck.gives_back[card]:
        more = deck.company[card]
        words = EFFECTS["return-company" if more else "return"]
        parts.append(words.format(n=deck.gives_back[card], more=more))
    if deck.choice[card]:
        parts.append(A_EFFECTS[deck.choice[card]])
    return " ".join(parts)


def _b_effect(deck: Deck, card: int) -> str:
    numbers = {
        "gain": deck.gain[card],
        "alone": deck.alone[card],
        "per-record": deck.per_record[card],
        "toll": deck.toll[card],
        "take": deck.take[card],
    }
    return _sentence([EFFECTS[key].format(n=n) for key, n in numbers.items() if n])


def _c_effect(deck: Deck, card: int, cap: int) -> str:
    pays = PAYS[deck.pays[card]]
    parts = [C_EFFECTS[pays].format(n=deck.amount[card])]
    if deck.otherwise[card]:
        parts.append(EFFECTS["otherwise"].format(n=deck.otherwise[card]))
    most = cap if pays == "heat-bill" else deck.most[card]
    if most:
        parts.append(EFFECTS["most"].format(n=most))
    return _sentence(parts)


def _sentence(parts: list[str]) -> str:
    words = "; ".join(parts)
    return words[:1].upper() + words[1:] + "."
