"""One table with bots at it: who is handed what, and a whole game without people."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hideout.bots.bot import Bot, Thought
from hideout.engine.core import TABLE, Event, Seat, State, hears
from hideout.engine.drive import Driver
from hideout.engine.notation import Action
from hideout.engine.record import Record
from hideout.engine.rng import Rng


class Reason(NamedTuple):
    """Why a bot did what it did: before which decision, who, and what it considered."""

    step: int
    seat: Seat
    thoughts: list[Thought]


class Table:
    """Carries out decisions and keeps, for every seat, the events it has not been handed yet."""

    def __init__(
        self, state: State, bots: Mapping[Seat, Bot], record: Record | None = None
    ) -> None:
        self.state = state
        self.bots = bots
        self.record = record
        self.heard: list[list[Event]] = [[] for _ in range(state.seats)]
        self.reasons: list[Reason] = []  # not for anybody before the game is over

    def ask(self, seat: Seat) -> Action | None:
        """What the bot at a seat does; it is handed what its seat may know, and no state."""
        state, bot = self.state, self.bots[seat]
        legal = state.legal(seat)
        bot.draw_world(state)
        action = bot.act(state.game.view(state, seat), legal, self.hand_over(seat))
        if bot.thoughts:
            self.reasons.append(Reason(state.step, seat, bot.thoughts))
        assert action is None or action in legal, f"{bot.name} played {action}"
        assert action or state.phase.open, f"{bot.name} waits, but everybody waits for it"
        return action

    def hand_over(self, seat: Seat) -> list[Event]:
        """The events a seat has heard since the last time."""
        heard = self.heard[seat]
        self.heard[seat] = []
        return heard

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action; the events it made, whoever may know of them."""
        state = self.state
        events: list[Event] = []
        state.events = events
        state.apply(seat, action)
        state.events = None
        if self.record is not None:
            self.record.add(seat, action)
        for event in events:
            for other in range(state.seats):
                if hears(event.to, other):
                    self.heard[other].append(event)
        return events


def weightiest(reasons: Sequence[Reason], most: int) -> list[Reason]:
    """The decisions in which most seemed at stake, in the order of the game."""

    def stake(reason: Reason) -> float:
        values = [thought.value for thought in reason.thoughts]
        return max(values) - min(values)

    return sorted(sorted(reasons, key=stake, reverse=True)[:most])


def play_out(state: State, bots: Sequence[Bot], rng: Rng, record: Record | None = None) -> None:
    """Let bots play a table to its end; `rng` orders arrivals in open windows."""
    table = Table(state, dict(enumerate(bots)), record)
    driver = Driver(state, rng)
    while state.pending():
        seat = driver.next_seat()
        action = driver.clock if seat == TABLE else table.ask(seat)
        if action is not None:
            table.apply(seat, action)
