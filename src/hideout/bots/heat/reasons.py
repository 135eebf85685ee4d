"""Heat: what a card brings now against what its Heat costs."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.bots.reasons import about, by_verb
from hideout.engine.core import Event, Game
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.heat.shown import View

BY_VERB: Final = {
    "pass": "because-pass",
    "play": "because-play",
    "claim": "because-claim",
    "claim-quiet": "because-claim",
    "add": "because-add",
    "again": "because-again",
    "aside": "because-aside",
}
REASONS: Final = (
    *BY_VERB.values(),
    "because-cool",
    "because-money",
    "because-pays-off",
    "because-plan",
    "because-copy",
    "because-hotter",
    "because-question",
)


def because(game: Game[Any], view: View, action: Action | None, events: Sequence[Event]) -> Message:
    verb = "" if action is None else action.verb
    if action is not None and verb in ("play", "add"):
        return _play(view, _row(game, action))
    if action is not None and verb == "copy":
        return about("because-copy", action.a, card=view["using"][action.a])
    if action is not None and verb == "question":
        is_hotter = view["heat"][action.a] > view["heat"][view["seat"]]
        return about("because-hotter" if is_hotter else "because-question", action.a)
    return by_verb(BY_VERB, action)


def _play(view: View, row: Mapping[str, Any]) -> Message:
    heat, price = view["heat"][view["seat"]], view["price"]
    b, c = row.get("b"), row.get("c")
    if b is not None:
        cost = b["take"] * price
        return Message(
            "because-money", {"gain": b["gain"], "take": b["take"], "cost": cost, "price": price}
        )
    if row.get("a", {}).get("return") and heat:
        return Message("because-cool", {"heat": heat, "cost": heat * price, "price": price})
    if c is not None:
        return Message("because-pays-off", {"gain": c["amount"]})
    return Message("because-plan")


def _row(game: Game[Any], action: Action) -> Mapping[str, Any]:
    """The line of a card in the deck, which everybody may read."""
    card = game.wanted(action).args["card"]
    rows: Any = game.deck["cards"]
    return next((row for row in rows if row["id"] == card), {})
