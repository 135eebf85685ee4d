"""Reasons of a coach: each that a game declares has words on the page, with what they speak of."""

import random
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hideout.bots.of_game import bots_of
from hideout.bots.reasons import EVERYWHERE
from hideout.engine.core import Event, hears
from hideout.games import GAMES
from hideout.games.bank_heist import GAME as BANK_HEIST
from hideout.games.bank_heist.actions import PASS_TO, SHOOT

WEB = Path(__file__).parents[2] / "web/src/games"
REASONS: dict[str, tuple[str, ...]] = {
    name: import_module(f"hideout.bots.{name.replace('-', '_')}.reasons").REASONS for name in GAMES
}


def words_of(game: str) -> dict[str, str]:
    text = (WEB / game / "teach.en.ftl").read_text("utf-8")
    parts = re.split(r"^(because-[\w-]+) =", text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_reason_has_words_and_no_words_are_left_over(game: str) -> None:
    assert set(words_of(game)) == {*REASONS[game], *EVERYWHERE}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_reason_brings_all_that_its_words_speak_of(game: str) -> None:
    """In random games, for whatever is legal, whether it is sensible or not."""
    said = {id: set(re.findall(r"\{ \$([\w]+)", text)) for id, text in words_of(game).items()}
    spoken = {id: names - {"me"} for id, names in said.items()}  # the reader, whom narrators know
    chance = random.Random(3)
    met = set()
    for seed in range(3):
        play = GAMES[game].new(GAMES[game].seats[-1] // 2 + 1, seed, {})
        play.events = []
        for _ in range(150):
            pending = play.pending()
            if not pending:
                break
            seat = chance.choice(pending)
            heard = [event for event in play.events if hears(event.to, seat)]
            view = GAMES[game].view(play, seat)
            legal = play.legal(seat)
            for action in chance.sample(legal, min(12, len(legal))):
                reason = bots_of(GAMES[game]).because(GAMES[game], view, action, heard)
                assert spoken[reason.id] <= set(reason.args), reason
                met.add(reason.id)
            play.apply(seat, chance.choice(legal))
    assert len(met) > 5


def robbery(**changes: Any) -> dict[str, Any]:
    view: dict[str, Any] = {"card": "cash-bag", "identity": "crew", "partner": -1, "seat": 0}
    view["players"] = [{"cards": 3, "identity": None} for _ in range(5)]
    return {**view, **changes}


def test_who_has_loaded_is_named_as_the_reason_to_pass_them_a_bag() -> None:
    because = bots_of(BANK_HEIST).because
    loads = [Event("loads", 2, 1, -1, -1), Event("loads", 2, 2, -1, -1)]
    told = because(BANK_HEIST, robbery(), PASS_TO[2], loads)
    assert told.id == "because-bag-loads"
    assert told.args == {"who": "p2", "n": 2}
    assert because(BANK_HEIST, robbery(), PASS_TO[3], loads).id == "because-bag"
    agent = robbery(identity="agent", partner=3)
    assert because(BANK_HEIST, agent, PASS_TO[3], loads).id == "because-bag-partner"
    known = robbery(players=[{"cards": 1, "identity": "agent"}] * 5)
    assert because(BANK_HEIST, known, SHOOT[1], []).args == {"who": "p1", "identity": "agent"}
