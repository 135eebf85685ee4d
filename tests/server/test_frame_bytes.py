"""Frames are joined from bytes; here they are held to `messages.Frame`, which describes them.

Each moment is written twice: by `frames.Picture` from parts that are encoded once, and as a
`messages.Frame` made of what the engine says. Both must read the same (decision 10).
"""

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
from hideout.server.wire.messages import Choice, Frame, Ring, Speech, words_of
from hideout.testing import run_scenario
from hideout.testing.walk import draw_options

SCENARIOS = Path(__file__).parents[1] / "scenarios"
NAMES = ['Ann "\\"', "Zoë", "<b>"] * 4
PLAYED_ON = 6  # decisions, from each beginning
NOW = 1_790_000_000_000
STRICT = msgspec.json.Decoder(Frame)  # complains about anything missing or unknown


def beginnings(game: Game[Any]) -> Iterator[State]:
    """Every moment of the scenarios, and new games with options of all kinds."""
    found: list[State] = []
    for path in sorted((SCENARIOS / game.name).glob("*.toml")):
        run_scenario(path.read_text(), find_game, lambda scene: found.append(scene.state.clone()))
    yield from found
    for seed in range(2 * len(game.seats)):
        seats = game.seats[seed % len(game.seats)]
        yield game.new(seats, seed, draw_options(game, seats, 0, seed))


def joined(voice: Voice, state: State, log: Log, viewer: Seat, heard: int) -> bytes:
    picture = Picture(
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
    return b"".join(picture.frame(picture.core(viewer, f"{heard}.1", True), viewer, heard))


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
                data = joined(voice, state, log, viewer, heard)
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
