"""Damaged positions: each is refused with a sentence, or can be played.

A sound position is damaged: a value changed within its bounds or beyond them, left out, doubled,
swapped with its neighbour, or taken from another position. Reading it may raise BadData and
nothing else. A position that is accepted is one at which people can sit down: it reads back
equal, everybody can imagine it otherwise, and play goes on to the end through possible tables
only.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import TABLE, Event, Game, Seat, State
from hideout.engine.drive import Driver, random_play
from hideout.engine.notation import Action, seat_name
from hideout.engine.position import has_positions, read_position, write_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.testing.checks import clocks_are_sound
from hideout.testing.frozen import difference, frozen, moved, show
from hideout.testing.walk import Broken, Check, ConformanceError, chance, draw_options
from hideout.words import narrator

ODD: Final[tuple[Any, ...]] = (
    -1, 0, 1, 2, 3, 99, "", "nobody", "none", "p0", "p1", "p9", [], {}, True, False, 0.5, None,
)  # fmt: skip
MOMENTS: Final = 8  # of one random game, at most
PLAYED_ON: Final = 12  # decisions made at a position that is accepted, in the middle of a walk
LOOKS: Final = 8  # steps between two looks at every view, when a game is played to its end
TOP: Final = ("phase", "step", "opened", "seats", "callers")  # damaged besides the table itself


class Damage(Check):
    """A damaged position is refused in a sentence or does no harm."""

    def begin(self, case: Any, s: State) -> None:
        super().begin(case, s)
        self.is_held = has_positions(s.game)
        if self.is_held:
            self.earlier = as_data(s)

    def after(self, s: State, seat: Seat, action: Action, events: Sequence[Event]) -> None:
        if not self.is_held or not self.looks(s):
            return
        rng = self.case.chance("damage", s.step)
        position = as_data(s)
        what = spoil(position, self.earlier, rng)
        if rng.below(4) == 0:
            self.earlier = as_data(s)
        try_out(s.game, position, what, rng, PLAYED_ON)


def as_data(s: State) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(write_position(s)))
    return position


def check_positions(
    game: Game[Any],
    count: int,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[int, int]:
    """Damage `count` positions of random games; how many were refused and how many accepted.

    Every accepted one is played to the end. Raises ConformanceError at the first failure.
    """
    refused = accepted = i = 0
    while refused + accepted < count:
        seats = game.seats[i % len(game.seats)]
        options = draw_options(game, seats, seed, i)
        for position, other, rng in _moments(game, seats, options, seed + i):
            what = spoil(position, other, rng)
            try:
                is_accepted = try_out(game, position, what, rng)
            except Broken as error:
                told = f"{game.title} breaks the contract: {error}"
                raise ConformanceError(f"{told}\n{json.dumps(position)}") from error
            accepted += is_accepted
            refused += not is_accepted
            if progress is not None:
                progress(refused + accepted, count)
            if refused + accepted == count:
                break
        i += 1
    return refused, accepted


def _moments(
    game: Game[Any], seats: int, options: Mapping[str, object], seed: int
) -> list[tuple[dict[str, Any], dict[str, Any], Rng]]:
    """A few moments of one random game, each with another moment of it."""
    rng = chance("moments", seed, seats)
    state: State = game.new(seats, seed, options)
    length = random_play(state.clone(), chance("play", seed, seats))
    steps = {rng.below(length + 1) for _ in range(MOMENTS)}
    found = [as_data(state)] if 0 in steps else []
    for step in decisions(state, chance("play", seed, seats)):
        if step in steps:
            found.append(as_data(state))
    return [
        (position, json.loads(json.dumps(rng.pick(found))), chance("damage", seed, i))
        for i, position in enumerate(found)
    ]


def spoil(position: dict[str, Any], other: Mapping[str, Any], rng: Rng) -> str:
    """Change one to three places; returns in words what was done."""
    done = [_spoil_once(position, other, rng)]
    while rng.below(4) == 0 and len(done) < 3:
        done.append(_spoil_once(position, other, rng))
    return " and ".join(done)


def _spoil_once(position: dict[str, Any], other: Mapping[str, Any], rng: Rng) -> str:
    way = rng.below(10)
    if way == 0:
        return _spoil_top(position, other, rng)
    if way <= 2:
        return _take_over(position, other, rng)
    return _spoil_place(position["table"], rng)


def _spoil_top(position: dict[str, Any], other: Mapping[str, Any], rng: Rng) -> str:
    """Damage to what every game has: another phase, number of seats or option."""
    key = rng.pick([*TOP, "options"])
    if key == "options":
        name = rng.pick(list(position["options"]) or [""])
        was = position["options"].get(name)
        position["options"][name] = (not was) if isinstance(was, bool) else rng.pick(list(ODD))
        return f"options.{name} = {show(position['options'][name])}"
    if key == "callers":
        position[key] = [other["phase"]]
    elif key == "phase":
        position[key] = other["phase"]
    else:
        position[key] = position.get(key, 0) + rng.pick([-1, 1])
    return f"{key} = {show(position[key])}"


def _take_over(position: dict[str, Any], other: Mapping[str, Any], rng: Rng) -> str:
    """A field, or several, of another position of the same game."""
    keys = list(other["table"])
    taken = sorted({rng.pick(keys) for _ in range(1 + rng.below(3))})
    for key in taken:
        position["table"][key] = other["table"][key]
    return f"{', '.join(taken)} as at another moment"


def _spoil_place(table: dict[str, Any], rng: Rng) -> str:
    place: Any = table
    key: Any = ""
    path = "table"
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = rng.pick(keys)
        path += f"[{key}]" if isinstance(place, list) else f".{key}"
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or rng.below(4) == 0:
            break
        place = inner
    way = rng.below(8)
    if way == 0:
        del place[key]
        return f"{path} left out"
    if way == 1 and isinstance(place, list):
        place.append(inner)
        return f"{path} there twice"
    if way in (2, 3) and isinstance(place, list):
        i = rng.below(len(place))
        place[key], place[i] = place[i], inner
        return f"{path} swapped with [{i}]"
    if way in (4, 5):
        place[key] = _alike(table, inner, rng)
    elif isinstance(inner, int) and not isinstance(inner, bool) and way != 6:
        place[key] = inner + rng.pick([-2, -1, 1, 2])
    else:
        place[key] = rng.pick(list(ODD))
    return f"{path} = {show(place[key])} instead of {show(inner)}"


def _alike(table: Mapping[str, Any], value: Any, rng: Rng) -> Any:
    """Something of the same type that stands somewhere in this position: likely within bounds."""
    if isinstance(value, bool):
        return not value
    found: list[Any] = [value]
    left: list[Any] = [table]
    while left:
        thing = left.pop()
        inside = thing.values() if isinstance(thing, dict) else thing
        for item in inside:
            if type(item) is type(value):
                found.append(item)
            if isinstance(item, (dict, list)):
                left.append(item)
    return json.loads(json.dumps(rng.pick(found)))


def try_out(
    game: Game[Any], position: Mapping[str, Any], what: str, rng: Rng, most: int = 0
) -> bool:
    """Whether a damaged position is accepted; if so it is played on, `most` decisions or all."""
    try:
        t: State = read_position(game, position)
    except BadData as error:
        if not str(error).strip():
            raise Broken(f"a position with {what} is refused without a word.") from None
        return False
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise Broken(f"a position with {what} should be refused in a sentence: {told}") from error
    try:
        _reads_back(t)
        _sit_down(t)
        _imagine(t, rng)
        _play_on(t, rng, most)
    except Broken as error:
        raise Broken(f"a position with {what} is accepted, but then {error}") from None
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise Broken(f"a position with {what} is accepted, but then {told}") from error
    return True


def _reads_back(t: State) -> None:
    written = as_data(t)
    again: State = read_position(t.game, written)
    found = moved(frozen(t), again) or difference(written, as_data(again))
    if found:
        raise Broken(f"it reads back as another table: {found}.")


def _sit_down(t: State) -> None:
    clocks_are_sound(t)
    pending = t.pending()
    for seat in range(TABLE, t.seats):
        t.game.view(t, seat)
        legal = t.legal(seat)
        if seat != TABLE:
            narrator(t.game).prompt(t, seat)
        if seat in pending and not legal:
            raise Broken(f"{seat_name(seat)} is waited for but has no legal action.")


def _imagine(t: State, rng: Rng) -> None:
    """Every viewer can be given another world that looks the same and is possible."""
    for seat in range(TABLE, t.seats):
        world: State = t.game.resample(t, seat, rng)
        complaint = t.game.check(world)
        if complaint:
            raise Broken(f"a world resampled for {seat_name(seat)} is impossible: {complaint}")
        found = difference(t.game.view(t, seat), t.game.view(world, seat))
        if found:
            raise Broken(f"{seat_name(seat)} can tell a world resampled for it apart: {found}.")


def _play_on(t: State, rng: Rng, most: int) -> None:
    longest = t.game.longest(t.seats)
    for made in decisions(t, rng):
        complaint = t.game.check(t)
        if complaint:
            raise Broken(f"play leads to an impossible table: {complaint}")
        if made % LOOKS == 0 or not t.pending():
            _sit_down(t)
        if made == most:
            return
        if made > longest:
            raise Broken(f"the game should be over after {longest} decisions.")
    t.game.result(t)


def decisions(s: State, rng: Rng) -> Iterator[int]:
    """Random play to the end; after every decision, how many there have been."""
    driver = Driver(s, rng)
    made = 0
    while s.pending():
        seat = driver.next_seat()
        s.apply(seat, driver.clock if seat == TABLE and driver.clock else rng.pick(s.legal(seat)))
        made += 1
        yield made
