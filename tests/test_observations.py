"""Observations say what views say: places are compared with the view by their names."""

from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from hideout.engine.core import Game, Seat, State
from hideout.engine.drive import random_play
from hideout.engine.notation import seat_name
from hideout.engine.rng import Rng
from hideout.games import GAMES

View = Mapping[str, Any]
Places = dict[str, float]


def moments(game: Game[Any]) -> Iterator[tuple[View, Places, int]]:
    for seed, seats in enumerate(game.seats):
        observer = game.observer(seats)
        names = [place.name for place in observer.places()]
        length = random_play(game.new(seats, seed, {}), Rng(seed))
        for made in {length * part // 12 for part in range(13)}:
            s: State = game.new(seats, seed, {})
            random_play(s, Rng(seed), made)
            seat: Seat = made % seats
            values = array("f", observer.row(s, seat))
            yield game.view(s, seat), dict(zip(names, values, strict=True)), seats


def one(places: Places, name: str) -> str | None:
    """Which option of a choice is marked."""
    marked = [key for key, value in places.items() if key.startswith(f"{name}=") and value]
    assert len(marked) <= 1
    return marked[0].partition("=")[2] if marked else None


def some(places: Places, name: str) -> set[str]:
    """Which things of a set are marked."""
    return {key[len(name) + 1 : -1] for key in places if key.startswith(f"{name}[") and places[key]}


def counts(places: Places, name: str) -> Counter[str]:
    begin = f"{name}["
    return Counter(
        {
            key[len(begin) : -1]: round(value)
            for key, value in places.items()
            if key.startswith(begin) and value
        }
    )


def seats_named(seats: list[int]) -> set[str]:
    return {seat_name(seat) for seat in seats}


def who(seat: int) -> str | None:
    return None if seat < 0 else seat_name(seat)


def heat(view: View, places: Places, seats: int) -> None:
    assert one(places, "stage") == (str(view["stage"]) if view["stage"] else None)
    assert some(places, "chosen") == {seat_name(s) for s in range(seats) if view["chosen"][s]}
    assert counts(places, "hand") == Counter(view["hand"])
    assert counts(places, "passed") == Counter(view["memory"]["passed"])
    assert places["price"] == pytest.approx(view["price"] / 5)
    for seat in range(seats):
        at = f"[{seat_name(seat)}]"
        assert places[f"money{at}"] == pytest.approx(view["money"][seat] / 50)
        assert places[f"heat{at}"] == pytest.approx(view["heat"][seat] / 15)
        assert places[f"asides{at}"] == pytest.approx(view["aside"][seat] / 5)
        assert counts(places, f"records{at}") == Counter(view["records"][seat])
        assert one(places, f"using{at}") == view["using"][seat]
        assert one(places, f"claims{at}") == view["claims"][seat]


def heist_hustle(view: View, places: Places, seats: int) -> None:
    assert one(places, "mastermind") == who(view["mastermind"])
    assert one(places, "named") == view["named"]
    assert one(places, "die") == (str(view["die"]) if view["die"] else None)
    assert some(places, "done") == set(view["done"])
    assert places["location.points"] == pytest.approx((view["points"] or 0) / 100)
    for row in view["weapons"]:
        assert one(places, f"owner[{row['weapon']}]") == who(row["owner"])
        assert places[f"played[{row['weapon']}]"] == row["played"]
    for seat in range(seats):
        assert places[f"total[{seat_name(seat)}]"] == pytest.approx(view["totals"][seat] / 100)


def millions_of_dollars(view: View, places: Places, seats: int) -> None:
    assert places[f"loot.{view['loot']['id']}"] == 1.0
    assert places["loot.worth"] == pytest.approx(view["loot"]["loot"] / 20)
    assert some(places, "discarded") == set(view["discarded"])
    assert places["free"] == pytest.approx(view["free"] / 20)
    assert some(places, "ready") == {seat_name(s) for s in range(seats) if view["ready"][s]}
    assert one(places, "leader") == who(view["leader"])
    for row in view["characters"]:
        name = seat_name(row["seat"]) + (f"-{row['slot']}" if seats == 3 else "")
        assert places[f"character[{name}].{row['state']}"] == 1.0
        assert places[f"character[{name}].revealed"] == row["revealed"]
        assert one(places, f"role[{name}]") == row["role"]
    offered = {}
    for row in view["offers"]:
        to = seat_name(row["seat"]) + (f"-{row['slot']}" if seats == 3 else "")
        offered[f"offer[{seat_name(row['payer'])}-to-{to}]"] = row["amount"] / 20
    found = {key: places[key] for key in places if key.startswith("offer[") and places[key]}
    assert found == pytest.approx(offered)


def bank_heist(view: View, places: Places, seats: int) -> None:
    assert one(places, "identity") == view["identity"]
    assert one(places, "partner") == who(view["partner"])
    assert one(places, "turn") == who(view["turn"])
    assert some(places, "deciding") == seats_named(view["deciding"])
    assert places["truck"] == pytest.approx(view["truck"] / 10)
    assert counts(places, "discard") == Counter(view["discard"])
    assert counts(places, "alarm_discard") == Counter(view["alarm_discard"])
    assert one(places, "card") == view["card"]
    for seat, row in enumerate(view["players"]):
        name = seat_name(seat)
        assert places[f"living[{name}]"] == row["living"]
        assert counts(places, f"known[{name}]") == Counter(row["known"])
        assert some(places, f"could_be[{name}]") == set(row["could_be"])
        assert one(places, f"attribute[{name}]") == row["attribute"]
    last = view["attacks"][-1] if view["attacks"] else {"attacker": -1, "victim": -1}
    assert one(places, "attacker") == who(last["attacker"])
    assert one(places, "victim") == who(last["victim"])


def oceans_heist(view: View, places: Places, seats: int) -> None:
    assert one(places, "side") == view["side"]
    assert one(places, "target") == view["target"]
    assert some(places, "globals") == set(view["globals"] or ())
    assert some(places, "drawn") == {row["card"] for row in view["drawn"]}
    assert some(places, "laid") == set(view["laid"] or ())
    assert some(places, "peeked") == set(view["peeked"] or ())
    assert one(places, "vault_down") == view["vault_down"]
    assert places["hand_count"] == pytest.approx(view["hand_count"] / 10)
    assert places["money_left"] == pytest.approx((view["money_left"] or 0) / 5000)
    for item in view["hand"] or ():
        assert places[f"item[{item}].hand"] == 1.0
    for item in view["gone"]:
        assert places[f"item[{item}].gone"] == 1.0
    for row in view["active"]:
        assert places[f"item[{row['card']}].active"] == 1.0
        assert places[f"item[{row['card']}].uses"] == pytest.approx(row["uses"] / 3)
        assert places[f"item[{row['card']}].expended"] == pytest.approx(row["expended"] / 3)
    if view["hand"] is None:
        known = {row["card"] for row in view["hand_known"]}
        shown = {row["card"] for row in view["active"]} | set(view["gone"]) | set(view["opening"])
        for key in [key for key in places if key.startswith("item[") and key.endswith("].seen")]:
            assert not places[key] or key[5:-6] in known | shown


COMPARED: dict[str, Callable[[View, Places, int], None]] = {
    "bank-heist": bank_heist,
    "heat": heat,
    "heist-hustle": heist_hustle,
    "millions-of-dollars": millions_of_dollars,
    "oceans-heist": oceans_heist,
}


@pytest.mark.parametrize("name", COMPARED)
def test_an_observation_says_what_the_view_says(name: str) -> None:
    seen = set()
    for view, places, seats in moments(GAMES[name]):
        assert one(places, "phase") == view["phase"]
        assert one(places, "seat") == seat_name(view["seat"])
        COMPARED[name](view, places, seats)
        seen.add(view["phase"])
    assert len(seen) > 2
