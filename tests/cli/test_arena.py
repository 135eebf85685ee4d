"""`hideout arena`, and language models as bots."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from hideout.bots.program import end_programs
from hideout.cli.model import ModelSeat, understood
from hideout.engine.core import Event
from hideout.engine.record import read_record
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.sim.arena import row_of
from tests.cli.program import Hideout

PAGE = (Path(__file__).parents[2] / "docs" / "own-bots.md").read_text()
PYTHON = shlex.quote(sys.executable)
# What a model says, by its name.
MODELS = {
    "rambles": 'print("Let me see.\\n\\n**ACTION: `" + offered[0] + "`**")',
    "silent": "pass",
    "crashes": "sys.exit(3)",
    "endless": "while True: print('and on ' * 1000)",
    "garbage": "sys.stdout.buffer.write(bytes(range(256)))",
    "slow": "import time; time.sleep(60)",
    "second": 'print("ACTION: " + offered[-1] if "named none" in prompt else "Hm.")',
}
HEAD = """
import re, sys
prompt = sys.stdin.read()
open("prompt.txt", "w").write(prompt)
lines = prompt.split("# What you may do")[1].split("\\n\\n")[1].splitlines()
offered = [re.split(r"  \\(", line)[0] for line in lines]
"""


@pytest.fixture(autouse=True)
def models(hideout: Hideout, tmp_path: Path) -> Any:
    for name, says in MODELS.items():
        (tmp_path / f"{name}.py").write_text(f"{HEAD}{says}\n")
    found = re.search(r"^# lastly\.py\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    (tmp_path / "lastly.py").write_text(found[1])
    yield
    end_programs()


def model(name: str) -> str:
    return f"model:{PYTHON} {name}.py"


def told(hideout: Hideout, *arguments: str) -> Any:
    ran = hideout(*arguments, "--json")
    assert ran.status == 0, ran.err
    return json.loads(ran.out)


def arena(*bots: str, games: str = "2", records: str = "kept", seconds: str = "60") -> list[str]:
    return [
        *("arena", "heist-hustle", "--seats", "2", "--games", games, "--records", records),
        *("--bots", ",".join(bots), "--bot-seconds", seconds),
    ]


# What a model is asked


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.slow
def test_a_prompt_holds_rules_table_news_and_actions(game: str) -> None:
    found = find_game(game)
    seats = found.seats[0]
    state = found.new(seats, 3, {})
    state.events = heard = list[Event]()
    while len(state.legal(state.pending()[0])) < 2:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.pending()[0]
    table = ModelSeat(
        {"game": game, "deck": None, "seat": seat, "seats": seats, "options": found.settings(state)}
    )
    mine = [event for event in heard if event.to == -1 or event.to >> seat & 1]
    table.hear([found.told(event, seats) for event in mine])
    legal = [found.notation.text(action) for action in state.legal(seat)]
    view = json.loads(json.dumps(found.view(state, seat)))
    prompt = table.prompt({"view": view, "legal": legal, "may_wait": False})

    assert f"You play {found.title}" in prompt
    assert f"You are Player {seat}." in prompt
    assert "-1: " in prompt  # clauses by their ids
    assert "{" not in prompt.split("# The table as you see it")[1]
    for text in legal:
        assert f"\n{text}  (" in prompt


def test_a_prompt_tells_nothing_that_its_seat_does_not_know() -> None:
    game = find_game("heat")
    state = game.new(4, 5, {})
    other = game.resample(state, 1, Rng(9))
    assert game.view(state, 0) != game.view(other, 0)
    prompts = []
    for world in (state, other):
        hello: dict[str, Any] = {"game": "heat", "deck": None, "seat": 1, "seats": 4, "options": {}}
        legal = [game.notation.text(action) for action in world.legal(1)]
        view = json.loads(json.dumps(game.view(world, 1)))
        prompts.append(ModelSeat(hello).prompt({"view": view, "legal": legal, "may_wait": False}))
    assert prompts[0] == prompts[1]


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ("ACTION: roll", "roll"),
        ("I think...\naction: `take crowbar`.\n", "take crowbar"),
        ("**ACTION:** roll\nACTION: pass", "pass"),
        ("ACTION: dance\nroll", "roll"),
        ("pass", "pass"),
        ("I would roll the dice", None),
        ("", None),
    ],
)
def test_an_answer_is_understood_by_its_last_action(answer: str, action: str | None) -> None:
    assert understood(answer, ["roll", "pass", "take crowbar"]) == action


# The arena


@pytest.mark.slow
def test_models_compete_and_every_game_is_kept(hideout: Hideout, tmp_path: Path) -> None:
    report = told(hideout, *arena(model("rambles"), model("second")))

    assert report["standings"]["forfeits"] == {}
    assert report["standings"]["played"] == 2
    records = sorted((tmp_path / "kept").glob("*.record"))
    assert [path.name for path in records] == ["000000.record", "000001.record"]
    rows = [row_of(read_record(path.read_text(), find_game)) for path in records]
    assert rows[0]["bots"] == rows[1]["bots"][::-1] == [model("rambles"), model("second")]
    assert rows[0]["seed"] == rows[1]["seed"]


def test_the_table_is_made_from_the_records_alone(hideout: Hideout, tmp_path: Path) -> None:
    bots = ("random", "heuristic")
    before = told(hideout, *arena(*bots, games="6"))["standings"]
    again = told(hideout, *arena(*bots, games="0"))["standings"]
    assert again == before
    (tmp_path / "kept" / "000003.record").unlink()
    fewer = told(hideout, *arena(*bots, games="0"))["standings"]
    assert (fewer["deals"], fewer["played"]) == (2, 4)  # half a deal counts for nothing
    assert told(hideout, *arena(*bots, games="6"))["standings"] == before


def test_it_agrees_with_a_tournament(hideout: Hideout) -> None:
    bots = ("random", "heuristic")
    played = told(hideout, *arena(*bots, games="4"))["standings"]
    command = ("tournament", "heist-hustle", "--seats", "2", "--games", "4", "--jobs", "1")
    assert told(hideout, *command, "--bots", ",".join(bots))["standings"] == played


@pytest.mark.parametrize(
    ("name", "seconds", "why"),
    [
        ("silent", "60", "asked a model that said nothing"),
        ("crashes", "60", "asked a model that ended with status 3"),
        ("endless", "60", "asked a model that said more than 1,048,576 bytes"),
        ("garbage", "60", "asked a model that named no legal action, but ended with"),
        ("slow", "1", ""),  # whoever is first: the model's limit or the table's
    ],
)
@pytest.mark.slow
def test_a_model_that_fails_loses_the_game_and_not_the_series(
    name: str, seconds: str, why: str, hideout: Hideout
) -> None:
    report = told(hideout, *arena(model(name), "random", seconds=seconds))["standings"]
    lost = report["forfeits"][model(name)]
    assert lost["seats"] == 2
    assert why in lost["first"]
    assert why or re.search("a model that took too long|gave no answer within 1 ", lost["first"])
    assert report["bots"]["random"]["share"] >= report["bots"][model(name)]["share"] == 0.0


def test_what_is_wrong_is_one_sentence(hideout: Hideout, tmp_path: Path) -> None:
    def complaint(*arguments: str) -> str:
        ran = hideout(*arguments)
        assert (ran.status, ran.out) == (2, "")
        return ran.err

    assert complaint(*arena("model:", "random")) == "model: takes a program, as in model:./mybot.\n"
    assert "There is no program nowhere to run." in complaint(*arena("model:nowhere", "random"))
    assert "needs two bots" in complaint(*arena("random"))
    assert "has no complete deal yet" in complaint(*arena("random", "heuristic", games="0"))
    told(hideout, *arena("random", "heuristic"))
    assert "belongs to another series, of heuristic, random: " in complaint(
        *arena("random", "search", games="0")
    )
    ours = arena("random", "heuristic", games="4")
    for other, why in [
        (("--seed", "2"), "from another --seed"),
        (("--option", "bail=on"), "with other options"),
        (("--seats", "3"), "at 2 seats"),
    ]:
        assert f"belongs to another series, {why}: " in complaint(*ours, *other)
    assert len(list((tmp_path / "kept").iterdir())) == 2  # nothing was played in vain
    assert hideout(*ours, "--option", "bail=off").status == 0  # as it is anyway
    (tmp_path / "kept" / "000000.record").write_text("nonsense")
    assert "this is not a Hideout record" in complaint(*arena("random", "heuristic", games="0"))


@pytest.mark.slow
def test_the_documented_model_plays(hideout: Hideout) -> None:
    report = told(hideout, *arena(model("lastly"), "random"))
    assert report["standings"]["forfeits"] == {}


def test_a_table_for_people_names_everybody(hideout: Hideout) -> None:
    ran = hideout(*arena("random", "heuristic", games="4"))
    assert ran.status == 0
    assert "share of wins" in ran.out
    assert "heuristic against random" in ran.out or "random against heuristic" in ran.out
    assert "game 4 of 4 is over" in ran.err
