"""Heat on a terminal."""

import io

from rich.console import Console

from hideout.cli.boards import draw
from hideout.words import narrator
from tests.games.heat.table import Table, new, stage


def paint(game: Table, name: str) -> str:
    paper = io.StringIO()
    names = [each.title() for each in game.names]
    board = draw(game.state, game.seat(name), names)
    Console(file=paper, width=80, highlight=False).print(board)
    return paper.getvalue()


def test_it_shows_the_price_records_and_ones_own_hand_with_its_effects() -> None:
    game = stage(
        ann="copycat-crime heavy", bob="the-lift", cy="fence", number=2, heat=(4, 3, 0),
        money=(7, 12, 0), records={"bob": "bank-job"}, spare=0,
    )  # fmt: skip
    game.do("cy: claim lay-low")
    text = paint(game, "ann")
    assert "Heist 1 of 3, Stage 2 of 4" in text
    assert "$2  ○○○ <" in text
    assert "$3  ○●●" in text
    assert "$2 a token" in text
    assert "“Lay Low”" in text
    assert "Heavy" in text
    assert "pays you $2. Take 1 Heat." in " ".join(text.split())
    assert "The Lift" not in text  # in bob's hand


def test_it_shows_what_a_copy_stands_for_and_ones_closed_choice() -> None:
    game = stage(ann="copycat-crime", bob="backup-plan", cy="the-lift", spare=0)
    game.reveal()
    game.do("ann: copy cy")
    assert "your choice: Copy the card of Cy" in paint(game, "ann")
    assert "your choice" not in paint(game, "bob")
    game = stage(ann="copycat-crime", bob="backup-plan", cy="the-lift", spare=0)
    game.reveal()
    game.do(f"bob: add {game.hand('bob')[0]}")
    game.do("ann: copy bob")
    assert "as Backup" in paint(game, "ann")


def test_spectators_see_no_hand_and_the_end_names_the_winner() -> None:
    game = new(3)
    hand = narrator(game.state.game).effects({})
    assert not any(effect in paint(game, "table") for effect in hand.values())
    game.plays_on()
    text = paint(game, "table")
    assert "the pay-off" in text
    assert " won" in text


def test_the_memory_aid_is_shown() -> None:
    game = new(3)
    game.clock_rings()
    text = paint(game, "ann")
    assert "passed to Bob:" in text
    assert "got from Cy:" in text
