"""Scenario files: a position or a seed, decisions in notation, and what should come of them.

docs/scenarios.md describes the form. This module reads and runs them; it knows no game.
"""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from hideout.engine.core import Game, IllegalAction, State, play
from hideout.engine.notation import BadNotation
from hideout.engine.position import read_position, read_seed
from hideout.engine.reader import BadData, Reader
from hideout.engine.rng import StackedRng
from hideout.testing.expect import EXPECTATIONS, Scene
from hideout.testing.frozen import show
from hideout.testing.spoken import check_names, parse_decision


class Outcome:
    """What became of a scenario: it passed if there is nothing to say."""

    def __init__(self, about: str, rules: list[str], steps: int) -> None:
        self.about = about
        self.rules = rules  # the clauses it is about
        self.steps = steps
        self.complaints: list[str] = []
        self.kinds: set[str] = set()  # of the events that were told

    @property
    def passed(self) -> bool:
        return not self.complaints


class Scenario:
    """A file, read but not yet run."""

    def __init__(self, text: str, find_game: Callable[[str], Game[Any]]) -> None:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as reason:
            raise BadData(f"This is no TOML: {reason}") from None
        r = Reader(data)
        self.game = find_game(r.text("game"))
        self.names = [str(name) for name in r.items("names")]
        self.rules = [str(rule) for rule in r.items("rules")] if r.has("rules") else []
        self.about = r.text("about") if r.has("about") else ""
        self.options: Any = r.get("options") if r.has("options") else {}
        self.seed = r.get("seed") if r.has("seed") else None
        self.position: Any = r.get("position") if r.has("position") else None
        if r.has("deck"):
            self.game = self.game.with_deck(r.table("deck").data)  # type: ignore[arg-type]
        self.impossible = r.text("impossible") if r.has("impossible") else ""
        self.steps = r.tables("step") if r.has("step") else []
        r.finish()
        if not self.steps and not self.impossible:
            raise BadData("A scenario needs a [[step]], or what is impossible about its position.")
        if self.steps and self.impossible:
            raise BadData("An impossible position has no steps.")
        check_names(self.game, self.names)
        if self.position is None and self.seed is None:
            raise BadData("A scenario needs a [position] or a seed.")

    def start(self) -> State:
        """The table before the first step. Raises BadData."""
        state: State
        if self.position is None:
            state = self.game.new(len(self.names), read_seed(self.seed), self.options)
            return state
        position = dict(self.position)
        position.setdefault("seats", len(self.names))
        if self.options:
            position.setdefault("options", self.options)
        if self.seed is not None:
            position.setdefault("seed", self.seed)
        if position["seats"] != len(self.names):
            raise BadData(f"There are {len(self.names)} names for {position['seats']} seats.")
        state = read_position(self.game, position)
        return state


def run_scenario(text: str, find_game: Callable[[str], Game[Any]]) -> Outcome:
    """Run a scenario up to its first failing step. A file that cannot be run fails, too."""
    outcome = Outcome("", [], 0)
    try:
        scenario = Scenario(text, find_game)
        outcome = Outcome(scenario.about, scenario.rules, len(scenario.steps))
        if scenario.impossible:
            outcome.complaints = _refuse_to_start(scenario)
            return outcome
        scene = Scene(scenario.start(), scenario.names)
    except ValueError as reason:  # BadData, BadNotation, BadRulebook
        outcome.complaints.append(str(reason))
        return outcome
    for number, step in enumerate(scenario.steps, 1):
        try:
            complaints = _run_step(scene, step)
        except ValueError as reason:
            complaints = [str(reason)]
        outcome.kinds |= {event.kind for event in scene.events}
        if complaints:
            what = step.data.get("do", step.data.get("refuse"))
            title = f"step {number}" + (f" ({_spoken(what)})" if what else "")
            outcome.complaints = [f"{title}: {complaint}" for complaint in complaints]
            break
    return outcome


def _refuse_to_start(scenario: Scenario) -> list[str]:
    """Whether the position is refused for the reason given."""
    try:
        scenario.start()
    except ValueError as refusal:
        if scenario.impossible in str(refusal):
            return []
        return [f"impossible: expected {show(scenario.impossible)} in {show(str(refusal), 500)}"]
    return ["impossible: the position should be refused, but a table can look like that"]


def _spoken(what: object) -> str:
    return ", ".join(str(text) for text in what) if isinstance(what, list) else str(what)


def _run_step(scene: Scene, step: Reader) -> list[str]:
    scene.events = []
    if step.has("luck"):
        _stack(scene.state, step.numbers("luck", 0, 1 << 32))
    complaints: list[str] = []
    if step.has("do"):
        done = step.get("do")
        for text in done if isinstance(done, list) else [done]:
            complaints += _do(scene, str(text))
            if complaints:
                return complaints
    if step.has("refuse"):
        refused = step.get("refuse")
        for text in refused if isinstance(refused, list) else [refused]:
            complaints += _refuse(scene, str(text), step)
    rng = scene.state.rng
    if step.has("luck") and isinstance(rng, StackedRng) and rng.luck:
        complaints.append(f"luck: {rng.luck} was never asked for")
    for key, expect in EXPECTATIONS.items():
        if step.has(key):
            complaints += expect(scene, step.get(key))
    step.finish()
    return complaints


def _stack(state: State, luck: list[int]) -> None:
    """Write down the next numbers and leave the stream where it is."""
    stacked = StackedRng(int.from_bytes(state.rng.key, "little"), luck)
    stacked.wind(state.rng.drawn())
    state.rng = stacked


def _do(scene: Scene, text: str) -> list[str]:
    state = scene.state
    seat, action = parse_decision(state.game, text, scene.names)
    state.events = []
    try:
        play(state, seat, action)
    except IllegalAction as refusal:
        return [f"'{text}' was refused ({refusal.clauses}): {refusal}"]
    scene.events += state.events
    return []


def _refuse(scene: Scene, text: str, step: Reader) -> list[str]:
    state = scene.state
    clauses = [str(rule) for rule in step.items("clauses")] if step.has("clauses") else []
    because = step.text("because") if step.has("because") else ""
    try:
        seat, action = parse_decision(state.game, text, scene.names)
    except BadNotation as refusal:
        # Refused as well; but a slip of the pen shall not pass for one.
        if because and because in str(refusal) and not clauses:
            return []
        raise
    try:
        play(state, seat, action)
    except IllegalAction as refusal:
        complaints = []
        missing = [rule for rule in clauses if rule not in refusal.clauses.split()]
        if missing:
            named = refusal.clauses or "none"
            complaints.append(f"clauses: expected {', '.join(missing)}, but named is {named}")
        if because not in str(refusal):
            complaints.append(f"because: expected {show(because)} in {show(str(refusal))}")
        return complaints
    return [f"'{text}' should be refused, but is legal"]


def cited_rules(text: str) -> list[str]:
    """The clauses a scenario file is about. Raises BadData."""
    try:
        data: Mapping[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as reason:
        raise BadData(f"This is no TOML: {reason}") from None
    r = Reader(data)
    return [str(rule) for rule in r.items("rules")] if r.has("rules") else []


__all__ = ["BadNotation", "Outcome", "Scenario", "cited_rules", "run_scenario"]
