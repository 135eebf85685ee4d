"""A game being played: what is carried out, kept, heard and seen again."""

from typing import Any

import pytest

from hideout.engine.core import TABLE, Game, IllegalAction, hears
from hideout.engine.notation import Action
from hideout.engine.position import write_position
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting, Watcher
from hideout.games import GAMES, find_game

MOST = 20_000  # turns of the longest of these games


def played(game: Game[Any], seats: int, turns: int, seed: int = 3) -> Sitting:
    """So many turns of people who do anything."""
    names = [f"player-{seat}" for seat in range(seats)]
    record = Record(game, names, seed, {})
    sitting = Sitting(record.start(), record)
    luck = Rng(seed)
    for turn, seat in enumerate(sitting.turns(Rng(seed))):
        if turn == turns:
            break
        sitting.play(seat, luck.pick(sitting.state.legal(seat)))
    return sitting


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_ends_even_if_everybody_always_does_the_first_thing(game: Game[Any]) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        sitting = Sitting(game.new(seats, 2026, {}))
        for turn, seat in enumerate(sitting.turns(Rng(1))):
            assert turn < MOST
            sitting.play(seat, sitting.state.legal(seat)[0])
        assert sitting.state.pending() == []


def test_what_is_refused_is_neither_recorded_nor_heard_of() -> None:
    game = find_game("heist-hustle")
    sitting = played(game, 3, 0)
    assert sitting.record is not None

    with pytest.raises(IllegalAction):
        sitting.play(1, game.notation.parse("roll"))

    assert sitting.record.decisions == []
    assert sitting.log == []
    sitting.play(0, game.notation.parse("roll"))
    assert [decision.seat for decision in sitting.record.decisions] == [0]
    assert [event.kind for event in sitting.log] == ["start-roll"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_news_is_what_was_heard_since_the_last_time(game: Game[Any]) -> None:
    seats = game.seats[0]
    sitting = Sitting(game.new(seats, 5, {}))
    told: list[list[Any]] = [[] for _ in range(seats)]
    luck = Rng(2)
    for turn, seat in enumerate(sitting.turns(Rng(1))):
        if turn == 60:
            break
        told[seat] += sitting.news(seat)
        made = sitting.apply(seat, luck.pick(sitting.state.legal(seat)))
        assert made == sitting.log[len(sitting.log) - len(made) :]
    for seat in range(seats):
        told[seat] += sitting.news(seat)
        assert sitting.news(seat) == []
        assert told[seat] == sitting.heard(seat)
        assert all(hears(event.to, seat) for event in told[seat])
    everybodys = [event for event in sitting.log if hears(event.to, TABLE)]
    assert sitting.heard(TABLE) == everybodys


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_copy_goes_its_own_way(game: Game[Any]) -> None:
    sitting = played(game, game.seats[0], 30)
    before = write_position(sitting.state), len(sitting.log)
    copy = sitting.clone()
    assert copy.heard(0) == sitting.heard(0)

    luck = Rng(9)
    for seat in copy.turns(Rng(4)):
        copy.apply(seat, luck.pick(copy.state.legal(seat)))

    assert (write_position(sitting.state), len(sitting.log)) == before
    assert len(copy.log) > len(sitting.log)


def noticed(record: Record, viewer: int, sees_all: bool = False) -> list[Any]:
    watcher = Watcher(record, viewer, sees_all)
    moments = [watcher.watch(decision) for decision in record.decisions]
    return [moment for moment in moments if moment is not None]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_viewer_sees_again_what_the_seat_saw_and_no_more(game: Game[Any]) -> None:
    sitting = played(game, game.seats[0], MOST)
    record = sitting.record
    assert record is not None

    for viewer in range(TABLE, sitting.state.seats):
        moments = noticed(record, viewer)
        heard = [event for moment in moments for event in moment.events]
        assert [event.as_tuple() for event in heard] == [
            event.as_tuple() for event in sitting.heard(viewer)
        ]
        own: list[Action] = [moment.decision.action for moment in moments if moment.decision]
        done = [one.action for one in record.decisions if one.seat == viewer != TABLE]
        assert own == done
        assert moments[-1].view == game.view(sitting.state, viewer)
    everything = noticed(record, TABLE, sees_all=True)
    assert len(everything) == len(record.decisions)
    assert sum(len(moment.events) for moment in everything) == len(sitting.log)
