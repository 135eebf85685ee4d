"""A table of bots: everybody is handed what he may know, and the record says it all."""

from collections.abc import Mapping, Sequence
from typing import Any

from hideout.bots import make_bot
from hideout.bots.bot import Bot, RandomBot, Thought
from hideout.bots.players import BotReason, Players, play_out, weightiest
from hideout.engine.core import Event, hears
from hideout.engine.notation import Action
from hideout.engine.record import Record, read_record, write_record
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.games import find_game
from tests.testing.toy import Toy


class Listener(RandomBot):
    """Remembers what it was handed."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.events: list[Event] = []
        self.views: list[Mapping[str, Any]] = []

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        self.events += events
        self.views.append(view)
        return super().act(view, legal, events)


def test_a_record_of_a_table_replays_to_the_same_end() -> None:
    game = find_game("heist-hustle")
    record = Record(game, ["ann", "bob", "cy"], 11, {"bail": True})
    state = record.start()
    bots = [RandomBot(game, seat, 3, Rng(seat)) for seat in range(3)]
    play_out(state, bots, Rng(9), record)

    again = read_record(write_record(record), find_game).replay()

    assert game.write(again) == game.write(state)


def test_a_bot_is_handed_its_own_events_once_and_in_order() -> None:
    game = Toy()
    state = game.new(3, 5, {})
    bots = [Listener(game, seat, 3, Rng(seat)) for seat in range(3)]
    play_out(state, bots, Rng(1))

    for bot in bots:
        assert bot.events
        assert all(hears(event.to, bot.seat) for event in bot.events)
        assert len({id(event) for event in bot.events}) == len(bot.events)


class Sleeper(Bot):
    """Waits in open windows, and keeps its card otherwise."""

    name = "sleeper"

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        return None if view["phase"] == "haggle" else legal[0]


def test_where_everybody_waits_the_clock_goes_on() -> None:
    game = Toy()
    record = Record(game, ["ann", "bob"], 5, {})
    state = record.start()
    play_out(state, [Sleeper(game, seat, 2, Rng(0)) for seat in range(2)], Rng(1), record)

    assert state.pending() == []
    table = [decision.action.verb for decision in record.decisions if decision.seat < 0]
    assert table == ["time-up", "time-up"]


def test_a_bot_that_looks_ahead_leaves_its_reasons() -> None:
    game = find_game("heist-hustle")
    state = game.new(2, 5, {})
    bots = {0: make_bot("search:8:random", game, 0, 2, Rng(0)), 1: RandomBot(game, 1, 2, Rng(1))}
    sitting = Sitting(state)
    players = Players(sitting, bots)
    while seats := state.pending():
        action = players.ask(seats[0])
        assert action is not None
        if players.reasons and players.reasons[-1].step == state.step:
            assert players.reasons[-1].thoughts[0].action is action
        sitting.apply(seats[0], action)

    assert players.reasons
    assert {reason.seat for reason in players.reasons} == {0}


def test_the_weightiest_reasons_are_those_with_most_at_stake() -> None:
    def reason(step: int, *values: float) -> BotReason:
        return BotReason(step, 0, [Thought(None, value, 1) for value in values])

    reasons = [reason(1, 0.5, 0.4), reason(2, 0.9, 0.1), reason(3, 0.3), reason(4, 0.2, 0.6)]

    assert weightiest(reasons, 2) == [reasons[1], reasons[3]]
