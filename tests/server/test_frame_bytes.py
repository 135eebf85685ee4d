"""Frames are joined from bytes; here they are held to `messages.Frame`, which describes them.

Each moment is written twice: by `frames.Picture` from sections that are encoded once, and as a
`messages.Frame` made of what the engine says. Both must read the same (decision 10). So must the
last frame together with what has changed since (decision 12).
"""

import gc
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hideout.engine.core import OVER, TABLE, Game, Seat, State
from hideout.engine.drive import random_play
from hideout.engine.message import data_of
from hideout.engine.notation import Action
from hideout.engine.position import read_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import GAMES, find_game
from hideout.server.table.frames import MOST_LISTED, Log, Picture, Voice
from hideout.server.wire.messages import Change, Choice, Frame, Ring, Speech, words_of
from hideout.server.wire.sections import NO_MEMBERS, Core, Shared
from hideout.testing import run_scenario
from hideout.testing.walk import draw_options
from tests.server.house import merged

SCENARIOS = Path(__file__).parents[1] / "scenarios"
NAMES = ['Ann "\\"', "Zoë", "<b>"] * 4
PLAYED_ON = 6  # decisions, from each beginning
NOW = 1_790_000_000_000
STRICT = msgspec.json.Decoder(Frame)  # complains about anything missing or unknown
STRICT_CHANGE = msgspec.json.Decoder(Change)


def beginnings(game: Game[Any]) -> Iterator[State]:
    """Every moment of the scenarios, and new games with options of all kinds."""
    found: list[State] = []
    for path in sorted((SCENARIOS / game.name).glob("*.toml")):
        run_scenario(path.read_text(), find_game, lambda scene: found.append(scene.state.clone()))
    yield from found
    for seed in range(2 * len(game.seats)):
        seats = game.seats[seed % len(game.seats)]
        yield game.new(seats, seed, draw_options(game, seats, 0, seed))


def pictured(voice: Voice, state: State, log: Log) -> Picture:
    return Picture(
        state,
        voice,
        log,
        now=NOW,
        table="t1",
        promise="0" * 64,
        clocks=[Ring(name="time-up", ends_at=NOW + 1)],
        paused=False,
        scene_ends_at=None,
        more_time=[0],
        bots=[1],
        in_one_room=True,
    )


def described(voice: Voice, state: State, log: Log, viewer: Seat, heard: int) -> Frame:
    game = state.game
    is_seat = viewer != TABLE
    legal = state.legal(viewer) if is_seat else []
    told = [voice.told(event, 0, state.seats) for event in log.since(viewer, heard)]
    warnings = {
        game.notation.text(action): words_of(warning)
        for action in legal
        if action.verb in game.grave and len(legal) <= MOST_LISTED
        if (warning := game.warning(state, viewer, action)) is not None
    }
    return Frame(
        now=NOW,
        table="t1",
        commitment="0" * 64,
        viewer=viewer,
        version=log.count(viewer),
        decision=f"{heard}.1",
        timed_out=True,
        phase=state.phase.name,
        asked=[words_of(message) for message in game.asked(state, viewer)] if is_seat else [],
        view=dict(game.view(state, viewer)),
        legal=[
            Choice(
                action=game.notation.text(action),
                verb=action.verb,
                args=data_of(game.wanted(action).args),
            )
            for action in listed(game, legal)
        ],
        pending=state.pending(),
        clocks=[Ring(name="time-up", ends_at=NOW + 1)],
        paused=False,
        events=[msgspec.structs.replace(event, n=n) for n, event in enumerate(told, heard + 1)],
        speech=Speech(channels=list(game.channels(state, viewer)) if is_seat else ["spectators"]),
        result=game.result(state) if state.phase is OVER else None,
        more_time=[0],
        scene_ends_at=None,
        warnings=warnings,
        bots=[1],
        open_view=dict(game.view(state, TABLE)) if is_seat else None,
    )


def listed(game: Game[Any], legal: list[Action]) -> list[Action]:
    """Of very many actions, only the first of those that people type."""
    if len(legal) <= MOST_LISTED:
        return legal
    first: dict[str, Action] = {}
    for action in legal:
        first.setdefault(action.verb, action)
    return [a for a in legal if a.verb not in game.typed or first[a.verb] is a]


def is_waited_for(game: Game[Any], phase: str) -> bool:
    """Some phases go on by themselves: no position stands in them, and no frame shows them."""
    try:
        read_position(game, {"seats": game.seats[0], "phase": phase})
    except BadData as error:
        return "nobody is waited for" not in str(error)
    return True


def once(pairs: list[tuple[str, Any]]) -> Mapping[str, Any]:
    """An object of JSON; joining could write a key twice, and readers keep the last."""
    assert len(dict(pairs)) == len(pairs), [key for key, _ in pairs]
    return dict(pairs)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_joined_is_what_is_described_in_every_phase_for_every_viewer(name: str) -> None:
    game = find_game(name)
    seen = set()
    for state in beginnings(game):
        sitting = Sitting(state)
        game = state.game
        log, voice, rng = Log(sitting), Voice(game, NAMES[: state.seats], "fast"), Rng(1)
        for _ in range(PLAYED_ON):
            seen.add(state.phase.name)
            for viewer in range(TABLE, state.seats):
                heard = max(0, log.count(viewer) - 3)
                picture = pictured(voice, state, log)
                data = picture.frame(picture.core(viewer, f"{heard}.1", True), viewer, heard)
                expected = described(voice, state, log, viewer, heard)

                assert STRICT.decode(data) == STRICT.decode(msgspec.json.encode(expected))
                json.loads(data, object_pairs_hook=once)
            if not state.pending():
                break
            before = len(sitting.log)
            random_play(state, rng, 1)
            log.count_in(sitting.log[before:])
    missing = set(game.phases) - seen
    assert {phase for phase in missing if is_waited_for(game, phase)} == set()


class Reader:
    """A page that keeps the last frame, of one viewer."""

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.core: Core | None = None
        self.heard = 0
        self.frame: dict[str, Any] = {}

    def look(self, picture: Picture, log: Log) -> bytes:
        """What changes for it, held to the whole frame; nothing if it may notice nothing."""
        viewer, heard, last = self.viewer, self.heard, self.core
        core = picture.core(viewer, f"{log.count(viewer)}.1", viewer == TABLE)
        whole = json.loads(picture.frame(core, viewer, heard))
        members = core.since(last)
        self.core, self.heard = core, log.count(viewer)
        if members is None:
            self.frame = whole
            return b""
        if members == NO_MEMBERS and heard == log.count(viewer):
            assert {**self.frame, "events": []} == whole
            return b""
        packed = picture.change(members, viewer, heard)
        text = packed[packed.index(b'{"type"') :]
        STRICT_CHANGE.decode(text)
        json.loads(text, object_pairs_hook=once)
        self.frame = merged(self.frame, json.loads(text))
        assert self.frame == whole
        return text


@pytest.mark.parametrize("name", GAMES)
def test_the_last_frame_and_what_changed_are_the_frame_there_is_now(name: str) -> None:
    """For every viewer in every phase. A second house that keeps nothing from moment to moment
    says the same, so nothing but what a viewer knew and knows decides what a change names."""
    game = find_game(name)
    changes = 0
    for state in beginnings(game):
        sitting = Sitting(state)
        game = state.game
        log, voice, rng = Log(sitting), Voice(game, NAMES[: state.seats], "fast"), Rng(1)
        readers = [Reader(viewer) for viewer in range(TABLE, state.seats)]
        others = [Reader(viewer) for viewer in range(TABLE, state.seats)]
        for _ in range(2 * PLAYED_ON):
            picture = pictured(voice, state, log)
            forgetful = pictured(Voice(game, NAMES[: state.seats], "fast"), state, log)
            for reader, other in zip(readers, others, strict=True):
                told = reader.look(picture, log)
                assert told == other.look(forgetful, log)
                changes += bool(told)
            if not state.pending():
                break
            before = len(sitting.log)
            random_play(state, rng, 1)
            log.count_in(sitting.log[before:])
    assert changes > 100


def test_a_moment_keeps_no_more_than_the_one_before() -> None:
    def alive() -> int:
        gc.collect()
        return sum(isinstance(one, Shared) for one in gc.get_objects())

    others = alive()
    last = Shared([b'"n":0'], [b'"view":0'], [])
    for n in range(1, 50):
        now = Shared([b'"n":%d' % n], [b'"view":0'], [])
        assert now.since(last) == (b'"n":%d' % n, b"", b"")
        last = now
    del now
    assert alive() - others <= 2
