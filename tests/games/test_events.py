"""What is told at a table is declared, and what is declared is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.core import EVERYONE, Event, Game
from hideout.engine.kinds import Names
from hideout.engine.reader import BadData
from hideout.games import GAMES, find_game
from hideout.testing import run_scenario
from hideout.testing.scene import Scene
from hideout.testing.walk import STYLES, Case, Check, draw_options, walk

SCENARIOS = Path(__file__).parents[1] / "scenarios"
MOST_GAMES = 1500  # of random play, to see every kind
# Too seldom for chance and in no scenario file; where each is told on purpose.
SELDOM = {
    "bank-heist": {"vault-empty": "test_robbery.py: all vault cards are in hands"},
    "millions-of-dollars": {"names-nothing": "test_heist.py: no other Role card is visible"},
    "heat": {"sits-out": "test_record.py: a hand is played out before its last Stage"},
    "oceans-heist": {"reshuffled": "test_placing.py: the whole Casino deck is drawn"},
}


class Kinds(Check):
    """Collects what is told."""

    def __init__(self, found: set[str]) -> None:
        super().__init__()
        self.found = found

    def after(self, s: Any, seat: int, action: Any, events: Any) -> None:
        self.found |= {event.kind for event in events}


def told_in_random_games(game: Game[Any], found: set[str]) -> Iterator[None]:
    for i in range(MOST_GAMES):
        seats = game.seats[i % len(game.seats)]
        case = Case(game, seats, draw_options(game, seats, 7, i), i)
        walk(case, STYLES[i % 3], [Kinds(found)])
        yield


def kinds(scene: Scene) -> set[str]:
    return {event.kind for event in scene.events}


def told_in_scenarios(game: Game[Any], found: set[str]) -> Iterator[None]:
    for path in sorted((SCENARIOS / game.name).rglob("*.toml")):
        run_scenario(path.read_text(), find_game, lambda scene: found.update(kinds(scene)))
        yield


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.slow
def test_every_declared_kind_of_event_is_told(game: Game[Any]) -> None:
    seldom = SELDOM.get(game.name, {})
    expected = set(game.event_kinds) - set(seldom)
    found: set[str] = set()
    for source in (told_in_scenarios, told_in_random_games):
        for _ in source(game, found):
            if expected <= found:
                break
    assert sorted(expected - found) == []
    for kind, where in seldom.items():
        folder = Path(__file__).parent / game.name.replace("-", "_")
        assert f'"{kind}"' in (folder / where.partition(":")[0]).read_text()


def test_an_event_is_told_by_name() -> None:
    told = find_game("heat").told(Event("passed", 2, 0, 1, EVERYONE), 3)
    assert told == {"kind": "passed", "who": "p2", "card": "lay-low", "other": "p1"}
    told = find_game("heat").told(Event("price", -1, 4, 9, EVERYONE), 3)
    assert told == {"kind": "price", "price": 4, "left": 9}
    told = find_game("bank-heist").told(Event("hand", 1, 0x12, 4, 1 << 4), 5)
    assert told == {
        "kind": "hand", "who": "p1", "pile": ["adrenaline", "adrenaline", "cash-bag"],
        "third": "p4",
    }  # fmt: skip
    told = find_game("bank-heist").told(Event("partner", 1, -1, 2, 2), 5)
    assert told == {"kind": "partner", "who": "p1", "partner": None, "identity": "agent"}
    told = find_game("bank-heist").told(Event("tattoo", 1, 1, 3, 2), 5)
    assert told == {"kind": "tattoo", "who": "p1", "has_tattoo": True, "third": "p3"}


def test_a_character_is_named_as_the_table_has_them() -> None:
    game = find_game("millions-of-dollars")
    event = Event("offers", 0, 3, 2, EVERYONE)
    assert game.told(event, 3)["whom"] == "p1-2"
    assert game.told(event, 4)["whom"] == "p3"
    whom = game.event_kinds["offers"].argument("whom")
    assert whom is not None
    assert whom.kind.read("p2-1", Names(3, game.notation.names), "whom") == 4
    with pytest.raises(BadData, match="whom must be one of p0, p1, p2, p3; 'p2-1' is none"):
        whom.kind.read("p2-1", Names(4, game.notation.names), "whom")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_declaration_uses_each_of_its_arguments(game: Game[Any]) -> None:
    """And none is called as the fields of an event are, which scenarios may write as well."""
    for kind in game.event_kinds.values():
        names = [argument.name for argument in kind.arguments]
        assert len(set(names)) == len(names), kind.name
        assert not {"kind", "seat", "a", "b", "to"} & set(names), kind.name
