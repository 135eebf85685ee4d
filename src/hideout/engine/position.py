"""Positions: a table set up by name, the FEN of our games.

A position is JSON-ready data. What all games share is read and written here; a game adds its own
fields with `Game.write` and `Game.read`. Whatever a position leaves out is dealt from its seed.
`docs/positions.md` describes the form.
"""

from collections.abc import Mapping
from typing import Any

from hideout.engine.core import Game, State
from hideout.engine.notation import MOST_SEATS
from hideout.engine.reader import BadData, Reader, whole
from hideout.engine.rng import SEED_BITS, StackedRng


def has_positions(game: Game[Any]) -> bool:
    """Whether a game says how its tables are written: by its fields, or in its own way."""
    return bool(game.fields) or type(game).write is not Game.write


def write_position(state: State) -> dict[str, object]:
    """A state as a position, ready for JSON. Equal states give equal positions."""
    rng = state.rng
    position: dict[str, object] = {
        "game": state.game.name,
        "seats": state.seats,
        "options": state.game.settings(state),
        "seed": hex(int.from_bytes(rng.key, "little")),
        "drawn": rng.drawn(),
        "step": state.step,
        "opened": state.opened,
        "phase": state.phase.name,
    }
    if isinstance(rng, StackedRng) and rng.luck:
        position["luck"] = rng.luck[:]
    if state.callers:
        position["callers"] = [phase.name for phase in state.callers]
    if not state.game.is_printed_deck:
        position["deck"] = dict(state.game.deck)
    position["table"] = state.game.write(state)
    return position


def read_position(game: Game[Any], position: Mapping[str, object]) -> Any:
    """The state that a position describes. Raises BadData if there can be no such state."""
    r = Reader(position)
    if r.has("game") and r.text("game") != game.name:
        raise BadData(f"This is a position of {r.text('game')}, not of {game.name}.")
    if r.has("deck"):
        game = game.with_deck(_mapping(r.get("deck"), "deck"))
    seats = r.number("seats", 1, MOST_SEATS)
    seed = read_seed(r.get("seed")) if r.has("seed") else 0
    options = _mapping(r.get("options"), "options") if r.has("options") else {}
    state: State = game.new(seats, seed, options)
    luck = r.numbers("luck", 0, 1 << 32) if r.has("luck") else []
    if r.has("phase"):
        names = sorted(game.phases)
        state.phase = game.phases[names[r.name("phase", names)]]
        callers = r.names("callers", names) if r.has("callers") else []
        state.callers = [game.phases[names[i]] for i in callers]
        # A hand-written position starts its own history, however it was dealt.
        state.opened = state.step = 0
    if r.has("step"):
        state.step = r.number("step", 0, 1 << 40)
        state.opened = r.number("opened", 0, state.step)
    if r.has("table") or r.has("phase"):  # a phase alone: everything else is dealt
        table = r.table("table") if r.has("table") else Reader({}, "table")
        game.read(state, table)
        table.finish()
    if luck:
        drawn = state.rng.drawn()  # by the deal; later shuffles must not repeat it
        state.rng = StackedRng(seed, luck)
        state.rng.wind(drawn)
    if r.has("drawn"):
        state.rng.wind(r.number("drawn", 0, 1 << 60))
    r.finish()
    complaint = game.check(state)
    if complaint:
        raise BadData(f"This position is impossible: {complaint}")
    return state


def read_seed(value: object) -> int:
    """A seed from a number or a text, decimal or 0x... Raises BadData."""
    if isinstance(value, str):
        try:
            value = int(value, 0)
        except ValueError:
            raise BadData(f"The seed must be a whole number, not {value!r}.") from None
    return whole(value, 0, (1 << SEED_BITS) - 1, "seed")


def _mapping(value: object, path: str) -> dict[str, object]:
    if not isinstance(value, Mapping):
        raise BadData(f"{path} must be a table of names and values.")
    return {str(key): item for key, item in value.items()}
