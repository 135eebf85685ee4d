"""What players are asked and what Plan cards do, as messages; words/en.ftl has their words."""

from collections.abc import Mapping

from hideout.engine.core import OVER, Seat
from hideout.engine.message import Message
from hideout.games.heat.cards import ASIDE, CHOICES, PAYS
from hideout.games.heat.deck import Deck
from hideout.games.heat.rules import CHOOSE, DRAFT
from hideout.games.heat.state import HeatState

Effects = dict[str, list[Message]]
"""What one card does, by phase: A, B and C, those that it works in."""


def asked(s: HeatState, seat: Seat) -> Message:
    if s.phase is OVER:
        return Message("ask-over")
    if seat not in s.waiting:
        may_change = (s.phase is DRAFT or s.phase is CHOOSE) and s.hands[seat]
        return Message("ask-wait-or-change" if may_change else "ask-wait")
    if s.phase is DRAFT:
        return Message("ask-pass-left" if s.passes_left() else "ask-pass-right")
    if s.phase is CHOOSE:
        return Message("ask-choose")
    card = s.current[seat]
    choice = s.tables.choice[card]
    if choice == ASIDE:
        return Message("ask-aside", {"left": s.tables.draw[card] - len(s.picks[seat])})
    return Message(f"ask-{CHOICES[choice]}")


def effects(deck: Deck, cap: int) -> dict[str, list[Message]]:
    """What each card does, phase by phase; `cap` is the option crackdown_cap."""
    found: dict[str, list[Message]] = {}
    for card in range(len(deck.cards)):
        done = found[deck.cards[card]] = []
        for phase, messages in effects_of(deck, card, cap).items():
            done += [Message(f"phase-{phase.lower()}"), *messages]
    return found


def effects_of(deck: Deck, card: int, cap: int) -> Effects:
    """What a card does; `cap` is the option crackdown_cap."""
    phases: Effects = {}
    if deck.has_a[card]:
        phases["A"] = _in_a(deck, card)
    if deck.has_b[card]:
        phases["B"] = _in_b(deck, card)
    if deck.amount[card]:
        phases["C"] = _in_c(deck, card, cap)
    return phases


def _in_a(deck: Deck, card: int) -> list[Message]:
    done = _amounts({"draw": deck.draw[card]})
    if deck.company[card]:
        both = {"n": deck.gives_back[card], "more": deck.company[card]}
        done.append(Message("effect-return-company", both))
    else:
        done += _amounts({"return": deck.gives_back[card]})
    if deck.choice[card]:
        done.append(Message(f"effect-{CHOICES[deck.choice[card]]}"))
    return done


def _in_b(deck: Deck, card: int) -> list[Message]:
    return _amounts(
        {
            "gain": deck.gain[card],
            "alone": deck.alone[card],
            "per-record": deck.per_record[card],
            "toll": deck.toll[card],
            "take": deck.take[card],
        }
    )


def _in_c(deck: Deck, card: int, cap: int) -> list[Message]:
    pays = PAYS[deck.pays[card]]
    return _amounts(
        {
            "gain" if pays == "always" else pays: deck.amount[card],
            "otherwise": deck.otherwise[card],
            "most": cap if card in deck.capped else deck.most[card],
        }
    )


def _amounts(amounts: Mapping[str, int]) -> list[Message]:
    """A sentence for each amount that there is."""
    return [Message(f"effect-{what}", {"n": n}) for what, n in amounts.items() if n]
