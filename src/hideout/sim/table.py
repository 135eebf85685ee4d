"""One table of bots, played to its end."""

from collections.abc import Sequence

from hideout.bots.bot import Bot
from hideout.engine.core import TABLE, Event, State, hears
from hideout.engine.drive import Driver
from hideout.engine.record import Record
from hideout.engine.rng import Rng


def play_out(state: State, bots: Sequence[Bot], rng: Rng, record: Record | None = None) -> None:
    """Let bots play a table to its end; `rng` orders arrivals in open windows.

    A bot is handed its own view, its legal actions and the events it may hear.
    """
    game = state.game
    driver = Driver(state, rng)
    heard: list[list[Event]] = [[] for _ in bots]
    state.events = []
    while state.pending():
        seat = driver.next_seat()
        if seat == TABLE:
            action = driver.clock
        else:
            legal = state.legal(seat)
            action = bots[seat].act(game.view(state, seat), legal, heard[seat])
            heard[seat] = []
            assert action is None or action in legal, f"{bots[seat].name} played {action}"
        if action is None:
            assert state.phase.open, f"{bots[seat].name} waits, but everybody waits for it"
            continue
        state.apply(seat, action)
        if record is not None:
            record.add(seat, action)
        for event in state.events:
            for other in range(state.seats):
                if hears(event.to, other):
                    heard[other].append(event)
        state.events.clear()
    state.events = None
