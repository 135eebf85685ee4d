"""What a seat should have heard: events given by sentence, or by kind and arguments."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from hideout.engine.core import Event, Game, Seat, hears
from hideout.engine.kinds import EventKind, Names
from hideout.engine.reader import BadData, listed, whole
from hideout.testing.compare import list_word, unmatched
from hideout.testing.frozen import show
from hideout.testing.scene import Scene, by_seat
from hideout.testing.spoken import find_seat, seats_for_names
from hideout.words import narrator

PLACES = {"seat": 0, "a": 1, "b": 2}  # how an event's numbers were called before they had names


class Wanted:
    """One event as a scenario describes it. Raises BadData for one that cannot be."""

    def __init__(self, game: Game[Any], names: Sequence[str], item: object, path: str) -> None:
        self.game = game
        self.names = names
        self.item = item
        self.path = path
        self.kind = ""
        self.numbers: list[tuple[int, int]] = []  # place and what is there
        if isinstance(item, Mapping):
            self._read(item)
        elif not isinstance(item, str) or not item:
            raise BadData(
                f"{path}: {show(item)} is not an event: write a sentence, or a table with its kind."
            )

    def is_told(self, event: Event, seat: Seat) -> bool:
        if isinstance(self.item, str):
            return narrator(self.game).sentence(event, seat, self.names) == self.item
        there = (event.seat, event.a, event.b)
        return self.kind in ("", event.kind) and all(there[i] == n for i, n in self.numbers)

    def _read(self, item: Mapping[str, object]) -> None:
        declared = self._find_kind(item["kind"]) if "kind" in item else None
        for key, value in item.items():
            if key != "kind":
                self.numbers.append(self._number(declared, key, value))

    def _find_kind(self, name: object) -> EventKind:
        kinds = self.game.event_kinds
        if not isinstance(name, str) or name not in kinds:
            near = get_close_matches(str(name), list(kinds), 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; there are {', '.join(kinds)}."
            raise BadData(f"{self.path}: there is no event '{name}' in {self.game.title}{hint}")
        self.kind = name
        return kinds[name]

    def _number(self, kind: EventKind | None, key: str, value: object) -> tuple[int, int]:
        path = f"{self.path}.{key}"
        if key == "seat":
            return 0, find_seat(str(value), self.names)
        if key in PLACES:
            return PLACES[key], whole(value, -(1 << 62), 1 << 62, path)
        if kind is None:
            raise BadData(f"{path}: which argument that is depends on the kind; name that, too.")
        argument = kind.argument(key)
        if argument is None:
            known = ", ".join(found.name for found in kind.arguments) or "none"
            raise BadData(f"{path}: '{kind.name}' has no {key}; its arguments are: {known}.")
        if argument.kind.has_seats and isinstance(value, str):
            value = seats_for_names(value, self.names)
        names = Names(len(self.names), self.game.notation.names)
        return argument.place, argument.kind.read(value, names, path)


class Expected:
    """What one seat should have heard, in this order or in any."""

    def __init__(self, scene: Scene, value: object, path: str, may_be_empty: bool) -> None:
        self.word = list_word(value)
        if isinstance(value, Mapping) and not self.word:
            raise BadData(f"{path} must be a list of events, or {{ unordered = [...] }}.")
        self.items = listed(value[self.word] if isinstance(value, Mapping) else value, path)
        self.path = path
        if not self.items and not may_be_empty:
            raise BadData(f"{path}: `[]` says nothing; `hears_only` is for silence.")
        if {} in self.items and not may_be_empty:
            raise BadData(f"{path}: an empty table is not an event; name its kind.")
        self.wanted = [
            Wanted(scene.state.game, scene.names, item, f"{path}[{i}]")
            for i, item in enumerate(self.items)
        ]

    def in_order(self, events: list[Event], seat: Seat) -> object:
        """The first of these that was not told in its turn; None if all were."""
        told = iter(events)
        for wanted in self.wanted:
            if not any(wanted.is_told(event, seat) for event in told):
                return wanted.item
        return None

    def in_any_order(self, word: str, events: list[Event], seat: Seat) -> list[str]:
        fits = [[wanted.is_told(event, seat) for event in events] for wanted in self.wanted]
        return unmatched(word, self.items, fits, len(events), self.path)


def _rows(scene: Scene, value: object, key: str) -> list[tuple[Seat, str, Expected, list[Event]]]:
    """For each seat named: where, what it should have heard, and what it heard."""
    rows = []
    for who, wanted in by_seat(value, key).items():
        expected = Expected(scene, wanted, f"{key}.{who}", key == "hears_only")
        for seat in scene.viewers(who):
            heard = [event for event in scene.events if hears(event.to, seat)]
            rows.append((seat, f"{key}.{scene.name(seat)}", expected, heard))
    return rows


def expect_hears(scene: Scene, value: object) -> list[str]:
    """Each of these is heard, in this order or in any; others may come between."""
    complaints = []
    for seat, path, expected, heard in _rows(scene, value, "hears"):
        told = show(scene.told(seat), 2000)
        if expected.word:
            word = "includes" if expected.word == "unordered" else expected.word
            found = expected.in_any_order(word, heard, seat)
            complaints += [f"{path}: expected {what}; what was heard: {told}" for what in found]
        elif (missing := expected.in_order(heard, seat)) is not None:
            complaints.append(f"{path}: expected {show(missing)}; what was heard: {told}")
    return complaints


def expect_hears_only(scene: Scene, value: object) -> list[str]:
    complaints = []
    for seat, path, expected, heard in _rows(scene, value, "hears_only"):
        told = show(scene.told(seat), 2000)
        if expected.word:
            found = expected.in_any_order(expected.word, heard, seat)
            complaints += [f"{path}: expected {what}; what was heard: {told}" for what in found]
        elif len(heard) != len(expected.items) or expected.in_order(heard, seat) is not None:
            items = show(expected.items)
            complaints.append(f"{path}: expected exactly {items}; what was heard: {told}")
    return complaints


def expect_hears_not(scene: Scene, value: object) -> list[str]:
    return [
        f"{path}: {show(wanted.item)} was heard"
        for seat, path, expected, heard in _rows(scene, value, "hears_not")
        for wanted in expected.wanted
        if any(wanted.is_told(event, seat) for event in heard)
    ]
