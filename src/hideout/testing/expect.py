"""What a scenario can expect of a table after a step. docs/scenarios.md lists the words.

Each function gives complaints: the place that differs, what was expected and what is there.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import TABLE, Clock, Event, Seat, State, hears
from hideout.engine.position import write_position
from hideout.engine.reader import BadData, listed
from hideout.testing.frozen import show
from hideout.testing.spoken import find_seat, name_of, parse_action, say_action, say_audience


class Scene:
    """A table at one moment, and what was just told at it."""

    def __init__(self, state: State, names: Sequence[str]) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []

    def viewers(self, who: str) -> list[Seat]:
        """The seats a word means: a name, `table` for spectators, `all` for all of them."""
        if who == "all":
            return list(range(TABLE, self.state.seats))
        return [find_seat(who, self.names)]

    def name(self, seat: Seat) -> str:
        return name_of(seat, self.names)

    def actions(self, texts: object, path: str) -> list[str]:
        """Actions as the record writes them, whatever seats are called here."""
        game = self.state.game
        return [
            game.notation.text(parse_action(game, str(text), self.names))
            for text in listed(texts, path)
        ]

    def told(self, seat: Seat) -> list[str]:
        """What a seat heard, in words."""
        game = self.state.game
        return [
            game.sentence(event, seat, self.names) for event in self.events if hears(event.to, seat)
        ]


def within(expected: object, actual: object, path: str) -> list[str]:
    """Complaints unless `actual` has everything that `expected` names.

    Tables may have more keys than expected; lists must be as long. A key may be a path.
    """
    if isinstance(expected, Mapping):
        complaints = []
        for key, value in expected.items():
            found, place = _follow(actual, str(key))
            here = f"{path}.{key}"
            if place:
                complaints.append(f"{here}: expected {show(value)}, but {place}")
            else:
                complaints += within(value, found, here)
        return complaints
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [
            complaint
            for i in range(len(expected))
            for complaint in within(expected[i], actual[i], f"{path}[{i}]")
        ]
    if expected == "none" and actual is None:  # TOML has no word for nothing
        return []
    if expected == actual and isinstance(expected, bool) == isinstance(actual, bool):
        return []
    return [f"{path}: expected {show(expected)}, but it is {show(actual)}"]


def _follow(data: object, path: str) -> tuple[object, str]:
    """What lies at `a.b[2]`, or why there is nothing."""
    if isinstance(data, Mapping) and path in data:
        return data[path], ""
    for step in re.findall(r"[^.\[\]]+", path):
        if isinstance(data, Mapping):
            if step not in data:
                return None, f"there is no {step} (there are: {', '.join(map(str, data))})"
            data = data[step]
        elif isinstance(data, list):
            if not step.isdecimal() or int(step) >= len(data):
                return None, f"there is no place {step} in {show(data)}"
            data = data[int(step)]
        else:
            return None, f"there is nothing inside {show(data)}"
    return data, ""


def by_seat(value: object, path: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadData(f"{path} must be a table: {path}.NAME = ...")
    return {str(key): item for key, item in value.items()}


def expect_view(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "view").items():
        by_viewer = [
            within(wanted, scene.state.game.view(scene.state, seat), "")
            for seat in scene.viewers(who)
        ]
        if all(found == by_viewer[0] for found in by_viewer):  # once, if all see it alike
            complaints += [f"view.{who}{found}" for found in by_viewer[0]]
            continue
        for seat, found in zip(scene.viewers(who), by_viewer, strict=True):
            complaints += [f"view.{scene.name(seat)}{one}" for one in found]
    return complaints


def _legal(scene: Scene, value: object, key: str) -> list[tuple[str, set[str], set[str]]]:
    """For each seat named: where, the actions named, and those it has."""
    rows = []
    text = scene.state.game.notation.text
    for who, wanted in by_seat(value, key).items():
        for seat in scene.viewers(who):
            has = {text(action) for action in scene.state.legal(seat)}
            path = f"{key}.{scene.name(seat)}"
            rows.append((path, set(scene.actions(wanted, path)), has))
    return rows


def expect_legal(scene: Scene, value: object) -> list[str]:
    return [
        f"{path}: expected exactly {_names(wanted)}, but there is {_names(has)}"
        for path, wanted, has in _legal(scene, value, "legal")
        if wanted != has
    ]


def expect_may(scene: Scene, value: object) -> list[str]:
    return [
        f"{path}: {_names(wanted - has)} should be legal; legal is {_names(has)}"
        for path, wanted, has in _legal(scene, value, "may")
        if wanted - has
    ]


def expect_may_not(scene: Scene, value: object) -> list[str]:
    return [
        f"{path}: {_names(wanted & has)} should not be legal"
        for path, wanted, has in _legal(scene, value, "may_not")
        if wanted & has
    ]


def _names(actions: set[str]) -> str:
    return ", ".join(f"'{action}'" for action in sorted(actions)) or "nothing"


def _matches(scene: Scene, wanted: object, event: Event, seat: Seat) -> bool:
    """A sentence, or a table with `kind` and any of `seat`, `a` and `b`."""
    if isinstance(wanted, str):
        return scene.state.game.sentence(event, seat, scene.names) == wanted
    if not isinstance(wanted, Mapping):
        raise BadData(f"{show(wanted)} is no event: a sentence, or a table with kind, seat, a, b.")
    facts: dict[str, object] = {"kind": event.kind, "a": event.a, "b": event.b}
    facts["seat"] = scene.name(event.seat)
    for key, value in wanted.items():
        if key not in facts:
            raise BadData(f"an event has kind, seat, a and b, but no {key}.")
        if facts[key] != value:
            return False
    return True


def expect_hears(scene: Scene, value: object) -> list[str]:
    """Each of these is heard, in this order; others may come between."""
    complaints = []
    for who, wanted in by_seat(value, "hears").items():
        for seat in scene.viewers(who):
            path = f"hears.{scene.name(seat)}"
            heard = iter([event for event in scene.events if hears(event.to, seat)])
            for item in listed(wanted, path):
                if not any(_matches(scene, item, event, seat) for event in heard):
                    told = show(scene.told(seat), 2000)
                    complaints.append(f"{path}: expected {show(item)}; heard was {told}")
                    break
    return complaints


def expect_hears_only(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "hears_only").items():
        for seat in scene.viewers(who):
            path = f"hears_only.{scene.name(seat)}"
            items = listed(wanted, path)
            heard = [event for event in scene.events if hears(event.to, seat)]
            if len(items) != len(heard) or not all(
                _matches(scene, item, event, seat) for item, event in zip(items, heard, strict=True)
            ):
                told = show(scene.told(seat), 2000)
                complaints.append(f"{path}: expected exactly {show(items)}; heard was {told}")
    return complaints


def expect_hears_not(scene: Scene, value: object) -> list[str]:
    return [
        f"hears_not.{scene.name(seat)}: {show(item)} was heard"
        for who, unwanted in by_seat(value, "hears_not").items()
        for seat in scene.viewers(who)
        for item in listed(unwanted, f"hears_not.{who}")
        if any(hears(e.to, seat) and _matches(scene, item, e, seat) for e in scene.events)
    ]


def expect_pending(scene: Scene, value: object) -> list[str]:
    wanted = {find_seat(str(name), scene.names) for name in listed(value, "pending")}
    if wanted == set(scene.state.pending()):
        return []
    names = [scene.name(seat) for seat in scene.state.pending()]
    return [f"pending: expected {show(value)}, but it is {show(names)}"]


def expect_phase(scene: Scene, value: object) -> list[str]:
    return within(value, scene.state.phase.name, "phase")


def _audiences(scene: Scene, value: object) -> object:
    """Audiences compare as sorted names."""
    if isinstance(value, list):
        return sorted(scene.name(find_seat(str(name), scene.names)) for name in value)
    return value


def expect_speaks(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "speaks").items():
        for seat in scene.viewers(who):
            if seat == TABLE and who == "all":
                continue  # spectators listen
            said = say_audience(scene.state.game.may_speak(scene.state, seat), scene.names)
            complaints += within(
                _audiences(scene, wanted), _audiences(scene, said), f"speaks.{scene.name(seat)}"
            )
    return complaints


def expect_channels(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "channels").items():
        for seat in scene.viewers(who):
            path = f"channels.{scene.name(seat)}"
            open_now = scene.state.game.channels(scene.state, seat)
            has = {
                key: _audiences(scene, say_audience(to, scene.names))
                for key, to in open_now.items()
            }
            needs = {key: _audiences(scene, to) for key, to in by_seat(wanted, path).items()}
            if has != needs:
                complaints.append(f"{path}: expected {show(needs)}, but it is {show(has)}")
    return complaints


def _clock(scene: Scene, clock: Clock) -> dict[str, object]:
    return {
        "action": say_action(scene.state.game, clock.action, scene.names),
        "millis": clock.millis,
        "seconds": clock.millis // 1000 if clock.millis % 1000 == 0 else clock.millis / 1000,
        "since": clock.since,
        "grace": clock.grace,
        "grace_since": clock.grace_since,
    }


def expect_clocks(scene: Scene, value: object) -> list[str]:
    running = [_clock(scene, clock) for clock in scene.state.clocks()]
    return within(listed(value, "clocks"), running, "clocks")


def expect_facts(scene: Scene, value: object) -> list[str]:
    text = scene.state.game.notation.text
    has = {text(action) for action in scene.state.phase.facts(scene.state)}
    wanted = set(scene.actions(value, "facts"))
    return [] if wanted == has else [f"facts: expected {_names(wanted)}, but it is {_names(has)}"]


def expect_hold(scene: Scene, value: object) -> list[str]:
    return within(value, scene.state.phase.hold(scene.state), "hold")


def expect_prompt(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "prompt").items():
        for seat in scene.viewers(who):
            if seat == TABLE:
                if who == "all":
                    continue
                raise BadData("prompt.table: spectators are asked nothing.")
            prompt = scene.state.game.prompt(scene.state, seat)
            if str(wanted) not in prompt:
                path = f"prompt.{scene.name(seat)}"
                complaints.append(f"{path}: expected {show(wanted)} in {show(prompt)}")
    return complaints


def expect_result(scene: Scene, value: object) -> list[str]:
    result: dict[str, Any] = dict(scene.state.game.result(scene.state))
    result["winners"] = [scene.name(seat) for seat in result["winners"]]
    return within(value, result, "result")


def expect_position(scene: Scene, value: object) -> list[str]:
    return within(value, write_position(scene.state), "position")


EXPECTATIONS: Final[dict[str, Callable[[Scene, object], list[str]]]] = {
    "view": expect_view,
    "legal": expect_legal,
    "may": expect_may,
    "may_not": expect_may_not,
    "hears": expect_hears,
    "hears_only": expect_hears_only,
    "hears_not": expect_hears_not,
    "pending": expect_pending,
    "phase": expect_phase,
    "speaks": expect_speaks,
    "channels": expect_channels,
    "clocks": expect_clocks,
    "facts": expect_facts,
    "hold": expect_hold,
    "prompt": expect_prompt,
    "result": expect_result,
    "position": expect_position,
}
