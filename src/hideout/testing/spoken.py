"""Seats and actions written with people's names: `bob: offer cy 2`."""

from collections.abc import Mapping, Sequence
from typing import Any

from hideout.engine.core import TABLE, Game, Seat
from hideout.engine.notation import Action, BadNotation, seat_name
from hideout.engine.reader import BadData


def check_names(game: Game[Any], names: Sequence[str]) -> None:
    """Names are one word each, and no two are alike."""
    for seat, name in enumerate(names):
        if not name or len(name.split()) != 1 or name in ("all", "table"):
            raise BadData(f"'{name}' cannot be a name here: one word, not 'all' or 'table'.")
        if any(name.lower() == seat_name(other) for other in range(len(names)) if other != seat):
            raise BadData(
                f"'{name}' cannot be the name of {seat_name(seat)}: that is another seat."
            )
    if len({name.lower() for name in names}) != len(names):
        raise BadData("Two seats have the same name.")


def find_seat(name: str, names: Sequence[str]) -> Seat:
    """The seat of a name, p0 style or `table`. Raises BadData."""
    for seat in range(TABLE, len(names)):
        if name == seat_name(seat) or (seat != TABLE and name.lower() == names[seat].lower()):
            return seat
    raise BadData(f"'{name}' has no seat; seats are {', '.join(names)} and table.")


def name_of(seat: Seat, names: Sequence[str]) -> str:
    return seat_name(seat) if seat == TABLE else names[seat]


def parse_action(game: Game[Any], text: str, names: Sequence[str]) -> Action:
    """An action from notation in which seats may be called by name. Raises BadNotation."""
    words = text.split()
    # The first word is the verb, whatever people are called.
    swapped = words[:1] + [seats_for_names(word, names) for word in words[1:]]
    try:
        return game.notation.parse(" ".join(swapped))
    except BadNotation:
        return game.notation.parse(text)


def seats_for_names(word: str, names: Sequence[str]) -> str:
    """`p1` for bob, and `p1-2` for the bob-2 of games that have two of him."""
    for seat, name in enumerate(names):
        if word.lower() == name.lower():
            return seat_name(seat)
    # The longest name first: there may be a bob and a bob-x.
    for name in sorted(names, key=len, reverse=True):
        if word.lower().startswith(f"{name.lower()}-"):
            return seat_name(names.index(name)) + word[len(name) :]
    return word


def seats_within(game: Game[Any], value: object, names: Sequence[str]) -> object:
    """Data in which seats are called by name, with `p1` for bob; what a game calls so stays."""
    if isinstance(value, Mapping):
        return {key: seats_within(game, item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [seats_within(game, item, names) for item in value]
    if not isinstance(value, str):
        return value
    taken = {name for table in game.notation.names.values() for name in table}
    words = [word if word in taken else seats_for_names(word, names) for word in value.split(" ")]
    return " ".join(words)


def say_action(game: Game[Any], action: Action, names: Sequence[str]) -> str:
    """Notation with seats called by name."""
    words = game.notation.text(action).split()
    kinds = game.vocabulary.kinds[action.verb]
    if kinds[0] == "seat" and 0 <= action.a < len(names):
        words[1] = names[action.a]
    if kinds[1] == "seat" and 0 <= action.b < len(names):
        words[-1] = names[action.b]
    return " ".join(words)


def parse_decision(game: Game[Any], text: str, names: Sequence[str]) -> tuple[Seat, Action]:
    """`bob: take crowbar`. Raises BadData or BadNotation."""
    who, colon, what = text.partition(":")
    if not colon:
        raise BadData(f"'{text}' should be 'NAME: ACTION'.")
    return find_seat(who.strip(), names), parse_action(game, what, names)


def say_audience(audience: int, names: Sequence[str]) -> str | list[str]:
    """Who hears, by name; `all` for everybody."""
    everybody = (1 << len(names)) - 1
    if audience < 0 or audience & everybody == everybody:
        return "all"
    return [names[seat] for seat in range(len(names)) if audience >> seat & 1]
