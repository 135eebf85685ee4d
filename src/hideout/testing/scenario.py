"""Scenario files: a position or a seed, decisions in notation, and what should come of them.

docs/scenarios.md describes the form. This module reads and runs them; it knows no game.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hideout.engine.core import Game, IllegalAction, State, play
from hideout.engine.notation import BadNotation
from hideout.engine.position import read_position, read_seed
from hideout.engine.reader import BadData, Reader
from hideout.engine.rng import StackedRng
from hideout.engine.sitting import Sitting
from hideout.rulebook import BadRulebook, rulebook
from hideout.testing.expect import EXPECTATIONS
from hideout.testing.frozen import show
from hideout.testing.scene import Scene
from hideout.testing.spoken import check_names, parse_decision, seats_within
from hideout.words import narrator


class Outcome:
    """What became of a scenario: it passed if there is nothing to say."""

    def __init__(self, about: str, rules: list[str], steps: int) -> None:
        self.about = about
        self.rules = rules  # the clauses it is about
        self.steps = steps
        self.complaints: list[str] = []

    @property
    def passed(self) -> bool:
        return not self.complaints


class Story:
    """One beginning and the steps that follow: a scenario, or one of its variants."""

    def __init__(self, name: str, r: Reader, base: "Story | None" = None) -> None:
        self.name = name
        self.options = _table(r, "options") or {}
        self.seed = r.get("seed") if r.has("seed") else None
        self.position = _table(r, "position")
        self.impossible = r.text("impossible") if r.has("impossible") else ""
        self.steps = r.tables("step") if r.has("step") else []
        if base is not None:
            self.options = {**base.options, **self.options}
            self.seed = base.seed if self.seed is None else self.seed
            self.position = _laid_over(base.position, self.position)
            if not self.impossible:
                self.steps = base.steps + self.steps

    def check(self) -> None:
        if not self.steps and not self.impossible:
            raise BadData("A scenario needs a [[step]], or what is impossible about its position.")
        if self.steps and self.impossible:
            raise BadData("An impossible position has no steps.")
        if self.position is None and self.seed is None:
            raise BadData("A scenario needs a [position] or a seed.")
        for step in self.steps:
            if not set(step.data) - {"luck"}:
                raise BadData(f"{step.path}: this step does nothing and expects nothing.")


def _table(r: Reader, key: str) -> dict[str, object] | None:
    if not r.has(key):
        return None
    value = r.get(key)
    if not isinstance(value, Mapping):
        raise BadData(f"{r.at(key)} must be a table of names and values, not {value!r}.")
    return {str(name): item for name, item in value.items()}


def _laid_over(
    base: Mapping[str, object] | None, changes: Mapping[str, object] | None
) -> dict[str, object] | None:
    """A position with other values here and there; tables are merged, all else is replaced."""
    if base is None and changes is None:
        return None
    merged = dict(base or {})
    for key, value in (changes or {}).items():
        there = merged.get(key)
        both = isinstance(there, Mapping) and isinstance(value, Mapping)
        merged[key] = _laid_over(there, value) if both else value  # type: ignore[arg-type]
    return merged


class Scenario:
    """A file, read but not yet run."""

    def __init__(self, text: str, find_game: Callable[[str], Game[Any]]) -> None:
        r = Reader(_parse(text))
        self.game = find_game(r.text("game"))
        self.names = [_name(name) for name in r.items("names")]
        self.rules = _rules(r)
        check_clauses(self.game, self.rules, "rules")
        self.about = r.text("about") if r.has("about") else ""
        if r.has("deck"):
            self.game = self.game.with_deck(r.table("deck").data)  # type: ignore[arg-type]
        base = Story("", r)
        variants = r.tables("variant") if r.has("variant") else []
        r.finish()
        check_names(self.game, self.names)
        self.stories = [_variant(row, base) for row in variants] or [base]
        if len({story.name for story in self.stories}) != len(self.stories):
            raise BadData("Two variants have the same name.")
        if variants and base.impossible:
            raise BadData("impossible belongs to a variant here, for each has its own position.")
        for story in self.stories:
            story.check()

    @property
    def steps(self) -> int:
        return sum(len(story.steps) for story in self.stories)

    def start(self, story: Story) -> State:
        """The table before the first step. Raises BadData."""
        state: State
        if story.position is None:
            state = self.game.new(len(self.names), read_seed(story.seed), story.options)
            return state
        position = dict(story.position)
        if "table" in position:
            position["table"] = seats_within(self.game, position["table"], self.names)
        position.setdefault("seats", len(self.names))
        if story.options:
            position.setdefault("options", story.options)
        if story.seed is not None:
            position.setdefault("seed", story.seed)
        if position["seats"] != len(self.names):
            raise BadData(f"There are {len(self.names)} names for {position['seats']} seats.")
        state = read_position(self.game, position)
        return state


def _parse(text: str) -> Mapping[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"This is not TOML: {error}") from None
    except RecursionError:
        raise BadData("This is nested too deeply.") from None


def _name(value: object) -> str:
    if not isinstance(value, str):
        raise BadData(f"names must be texts, one word each, not {value!r}.")
    return value


def _rules(r: Reader) -> list[str]:
    return [str(rule) for rule in r.items("rules")] if r.has("rules") else []


def _variant(row: Reader, base: Story) -> Story:
    story = Story(row.text("name"), row, base)
    row.finish()
    return story


def check_clauses(game: Game[Any], clauses: Iterable[str], path: str) -> None:
    """Raises BadData for a clause that the game's rule book does not have."""
    try:
        known = rulebook(game.name)
    except BadRulebook:  # a game from outside may have none
        return
    for clause in clauses:
        if clause not in known:
            raise BadData(f"{path}: there is no clause {clause} in the rules of {game.title}.")


def run_scenario(
    text: str,
    find_game: Callable[[str], Game[Any]],
    watch: Callable[[Scene], None] = lambda scene: None,
) -> Outcome:
    """Run a scenario and tell of every step that fails. A file that cannot be run fails, too.

    `watch` is shown the table after each step.
    """
    outcome = Outcome("", [], 0)
    try:
        scenario = Scenario(text, find_game)
    except ValueError as error:  # BadData, BadNotation, BadRulebook
        outcome.complaints.append(str(error))
        return outcome
    outcome = Outcome(scenario.about, scenario.rules, scenario.steps)
    for story in scenario.stories:
        title = f"variant {story.name}: " if story.name else ""
        outcome.complaints += [title + found for found in _run(scenario, story, watch)]
    return outcome


def _run(scenario: Scenario, story: Story, watch: Callable[[Scene], None]) -> list[str]:
    if story.impossible:
        return _refuse_to_start(scenario, story)
    try:
        scene = Scene(scenario.start(story), scenario.names)
    except ValueError as error:
        return [str(error)]
    complaints: list[str] = []
    for number, step in enumerate(story.steps, 1):
        what = step.data.get("do", step.data.get("refuse"))
        title = f"step {number}" + (f" ({_spoken(what)})" if what else "")
        try:
            found = _run_step(scene, step)
        except BrokenOff as error:
            return [*complaints, f"{title}: {error}"]
        except ValueError as error:
            found = [str(error)]
        watch(scene)
        complaints += [f"{title}: {complaint}" for complaint in found]
    return complaints


class BrokenOff(ValueError):
    """A decision could not be carried through, so the table cannot be used any more."""


def _refuse_to_start(scenario: Scenario, story: Story) -> list[str]:
    """Whether the position is refused for the reason given."""
    try:
        scenario.start(story)
    except ValueError as error:
        if story.impossible in str(error):
            return []
        return [f"impossible: expected {show(story.impossible)} in {show(str(error), 500)}"]
    return ["impossible: the position should be refused, but a table can look like that"]


def _spoken(what: object) -> str:
    return ", ".join(str(text) for text in what) if isinstance(what, list) else str(what)


def _run_step(scene: Scene, step: Reader) -> list[str]:
    scene.events = []
    decisions = _decisions(step, "do")
    refused = _decisions(step, "refuse")
    clauses = (
        [str(rule) for rule in step.items("clauses")] if refused and step.has("clauses") else []
    )
    because = step.text("because") if refused and step.has("because") else ""
    check_clauses(scene.state.game, clauses, "clauses")
    for key in ("clauses", "because"):
        if step.has(key) and not refused:
            raise BadData(f"{key} is about a refusal, but this step has no `refuse`.")
        if step.has(key) and not step.get(key):
            raise BadData(f"{key}: {show(step.get(key))} says nothing.")
    luck = step.numbers("luck", 0, 1 << 32) if step.has("luck") else None
    complaints: list[str] = []
    if luck is not None:
        _stack(scene.state, luck)
    for text in decisions:
        complaints += _do(scene, text)
        if complaints:
            return complaints
    for text in refused:
        complaints += _refuse(scene, text, clauses, because)
    if luck is not None:
        complaints += _unstack(scene.state)
    for key, expect in EXPECTATIONS.items():
        if step.has(key):
            complaints += expect(scene, step.get(key))
    step.finish()
    return complaints


def _decisions(step: Reader, key: str) -> list[str]:
    """`"bob: roll"`, or a list of such."""
    if not step.has(key):
        return []
    value = step.get(key)
    texts = value if isinstance(value, list) else [value]
    found = [text for text in texts if isinstance(text, str)]
    if not found or len(found) != len(texts):
        raise BadData(f"{key} must be 'NAME: ACTION' or a list of such, not {show(value)}.")
    return found


def _stack(state: State, luck: list[int]) -> None:
    """Write down all numbers chance gives in this step; the stream stays where it is."""
    stacked = StackedRng(int.from_bytes(state.rng.key, "little"), luck, True)
    stacked.wind(state.rng.drawn())
    state.rng = stacked


def _unstack(state: State) -> list[str]:
    rng = state.rng
    if not isinstance(rng, StackedRng):
        return []
    left, rng.luck, rng.is_all = rng.luck, [], False
    return [f"luck: {left} was never asked for"] if left else []


def _do(scene: Scene, text: str) -> list[str]:
    state = scene.state
    seat, action = parse_decision(state.game, text, scene.names)
    try:
        scene.events += Sitting(state).play(seat, action)
    except IllegalAction as error:
        why = narrator(state.game).illegal(error)
        return [f"'{text}' was refused ({error.clauses}): {why}"]
    except ValueError as error:
        raise BrokenOff(f"luck: {error}.") from None
    return []


def _refuse(scene: Scene, text: str, clauses: list[str], because: str) -> list[str]:
    state = scene.state
    try:
        seat, action = parse_decision(state.game, text, scene.names)
    except BadNotation as error:
        # Refused as well; but a typing mistake must not pass for a refusal.
        if because and because in str(error) and not clauses:
            return []
        raise
    try:
        play(state, seat, action)
    except IllegalAction as error:
        complaints = []
        missing = [rule for rule in clauses if rule not in error.clauses.split()]
        if missing:
            named = error.clauses or "none"
            complaints.append(f"clauses: expected {', '.join(missing)}, but named is {named}")
        why = narrator(state.game).illegal(error)
        if because not in why:
            complaints.append(f"because: expected {show(because)} in {show(why)}")
        return complaints
    return [f"'{text}' should be refused, but is legal"]


def cited_rules(text: str) -> list[str]:
    """The clauses a scenario file is about. Raises BadData."""
    return _rules(Reader(_parse(text)))


__all__ = ["BadNotation", "Outcome", "Scenario", "cited_rules", "run_scenario"]
