"""What people are told, as messages. Their words lie in words/en.ftl."""

from collections.abc import Mapping
from typing import Final

from hideout.engine.core import Event, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import DIGITS, SHARES
from hideout.games.oceans_heist.cards import KINDS, SIDES
from hideout.games.oceans_heist.deck import Deck
from hideout.games.oceans_heist.effects import amount, chained, vector
from hideout.games.oceans_heist.placing import laid_count, vault_laid, vault_quota
from hideout.games.oceans_heist.plan import pays_for_something, shortage
from hideout.games.oceans_heist.selection import globals_chosen
from hideout.games.oceans_heist.state import (
    CREW,
    GLOBALS_CHOSEN,
    HAND,
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.teams import TeamPhase

# Where an action is offered it says what its card does; where it is refused it does not.
WITH_EFFECTS: Final = ("situation", "choose", "buy", "place")


# What happened, and what may be done


def happened(deck: Deck, event: Event, message: Message) -> Message:
    """An event, with what its numbers mean for its card."""
    return Message(message.id, _meant(deck, message.args, event.a, event.b))


def wanted(deck: Deck, action: Action, message: Message) -> Message:
    """An action as it is offered."""
    return Message(message.id, _meant(deck, message.args, action.a, action.b))


def quoted(deck: Deck, action: Action, message: Message) -> Message:
    """An action as a refusal quotes it."""
    id = f"wish-{action.verb}" if action.verb in WITH_EFFECTS else message.id
    return Message(id, _meant(deck, message.args, action.a, action.b))


def _meant(deck: Deck, args: Mapping[str, object], a: int, b: int) -> dict[str, object]:
    """Arguments with what shares and ways are for the card."""
    meant = dict(args)
    if "share" in args:
        meant["uses"] = b % DIGITS
        meant["make"] = _make(deck, a, b)
    if "way" in args:
        meant["paid"] = _way(deck, a, b)
    return meant


def _make(deck: Deck, item: int, share: int) -> Message:
    # The vocabulary has room for larger decks than this one.
    known = item < len(deck.item_gear)
    makes = deck.makes_pairs[deck.item_gear[item]] if known else ()
    make = share // DIGITS
    if make < len(makes):
        return vector(makes[make])
    return Message("make-unknown", {"share": SHARES[share]})


def _way(deck: Deck, guard: int, way: int) -> Message:
    """The kinds that pay; the amounts depend on the Globals and stand on the table."""
    ways = deck.ways[deck.guard_defense[guard]] if guard < len(deck.guard_defense) else ()
    if way < len(ways):
        return chained("both", [Message("kind", {"kind": KINDS[kind]}) for kind, _ in ways[way]])
    return Message("way-unknown", {"n": way + 1})


# What is asked


def asked(s: OceansState, seat: Seat) -> list[Message]:
    """What to do, how far that has come, and who decides."""
    phase = s.phase
    if not isinstance(phase, TeamPhase):
        return [Message("ask-over")]
    side = s.side(seat)
    if not phase.decides(side):
        return [Message("ask-other-team")]
    if phase.name == "reveal":
        return [Message("ask-look-or-skip" if s.is_captain(seat) else "ask-look")]
    if s.confirmed[side]:
        return [Message("ask-confirmed")]
    messages = [Message(f"ask-{phase.name}-{SIDES[side]}"), *_progress(s, side)]
    if not s.is_captain(seat):
        messages.append(Message("ask-captain"))
    return messages


def _progress(s: OceansState, side: int) -> list[Message]:
    name = s.phase.name
    if name == "prepare":
        if side == CREW:
            basket: dict[str, object] = {"money": s.money_left(), "cards": s.count_at(HAND)}
            return [Message("ask-basket", basket)]
        return [Message("ask-progress", {"n": globals_chosen(s), "most": GLOBALS_CHOSEN})]
    if name == "prep" and side == STAFF:
        laid: dict[str, object] = {"n": laid_count(s), "most": s.quota}
        if not s.vault_drawn:
            return [Message("ask-progress", laid)]
        vault: dict[str, object] = {"vault": vault_laid(s), "most_vault": vault_quota(s)}
        return [Message("ask-progress-vault", {**laid, **vault})]
    if name == "assign" and not s.plan_holds:
        return [lacks(s)]
    if name == "assign" and not pays_for_something(s.plan_pays):
        return [Message("ask-unpaid")]
    return []


def lacks(s: OceansState) -> Message:
    """Why the plan does not hold."""
    short = shortage(s, s.plan_uses, s.plan_pays)
    if not short:
        return Message("ask-overused")
    return Message("ask-short", {"kinds": [amount(kind, n) for kind, n in short.items()]})
