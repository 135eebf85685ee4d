"""The terminal table: what people at it have to see."""

from io import StringIO

from rich.console import Console

from hideout.cli.boards import draw_view, worth_offering
from hideout.games.oceans_heist import GAME
from tests.games.oceans_heist.table import EIGHT, Table, in_phase, new_table


def shown(game: Table, name: str) -> str:
    """The board as text, runs of spaces made one."""
    console = Console(width=140, file=StringIO(), color_system=None)
    console.print(draw_view(GAME, game.view(name), game.names, {}))
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


def offered(game: Table, name: str) -> list[str]:
    actions = worth_offering(game.state, game.seat(name), game.state.legal(game.seat(name)))
    return [game.state.game.notation.text(action) for action in actions]


def test_the_shop_shows_prices_traits_and_stock() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm", "ann: situation s-demolition")
    game.do("ann: confirm", "ann: buy e-ram#1", "ann: buy e-ram#2")
    board = shown(game, "ann")
    assert "Preparation (300 s)" in board
    assert "Cash: guarded by Dye Packs, pick 5 + hack 5 or force 5 + con 5" in board
    assert "Money $4600 of $5000" in board
    assert "Hydraulic Ram e-ram blast 200 2 of 3 2 x force 2, early force 1" in board
    assert "Signal Jammer e-jammer tech 250 0 of 3 2 x hack 2" in board
    assert "e-jammer" not in shown(game, "bob")


def test_the_staff_sees_what_it_has_laid_and_what_is_loud() -> None:
    game = in_phase("prep", drawn=EIGHT, alarms=2).do("bob: lay c-motion#1", "bob: lay c-dome#1")
    board = shown(game, "bob")
    assert "round 1 of 5, Entry, Prep Time (60 s)" in board
    assert "Motion Sensor #1 sneak 1 or climb 1 laid; 2 alarms" in board
    assert "face down: 2 Defenses (quota 4), 0 Equipment" in board
    assert "alarms !!... 2 of 5" in board
    assert "laid" not in shown(game, "ann")


def test_the_pool_meter_shows_units_and_what_is_lacking() -> None:
    game = in_phase("assign", active="e-jammer#1", standing="c-dome#1 c-lasers#1", clocks=False)
    board = shown(game, "ann")
    assert "assignment (24 h)" in board
    assert "pool empty: no use is expended yet" in board
    assert "Nothing is paid for yet." in game.prompt("ann")
    game.do("ann: expend e-jammer#1 a1", "ann: pay c-lasers#1 b")
    board = shown(game, "ann")
    assert "pool hack ## -2 does not hold" in board
    assert "Laser Corridor #1 sneak 2 + climb 2 or hack 4 pay b" in board
    assert "plan a1" in board
    assert "pool" not in shown(game, "bob")


def test_wing_it_shows_the_die_and_what_is_disabled() -> None:
    game = in_phase(
        "wing",
        hand="e-badge#1 e-loadeddie",
        standing="c-dome#1 c-retina#1 c-dogs#1",
        table={"disabled": ["c-dogs#1"]},
    )
    game.do("ann: aim c-dome#1", "ann: stake e-badge#1 2")
    board = shown(game, "ann")
    assert "Dome Camera #1 hack 2 or sneak 3 aimed at" in board
    assert "Guard Dogs #1 lure 3 or force 2 disabled" in board
    assert "Retina Scanner #1 hack 2 + con 1 or con 3 no Wing It" in board
    assert "die 1 - 2 Counterfeit Badge #1 3 - 4 - 5 - 6 - 1 in 6" in board


def test_edits_that_change_nothing_are_not_offered() -> None:
    game = new_table()
    game.do("bob: target t-cash")
    assert offered(game, "bob") == ["target t-diamond", "target t-painting", "confirm"]
    game.do("bob: confirm", "ann: confirm", "bob: choose g-con", "ann: buy e-emp#1")
    assert [text for text in offered(game, "bob") if "g-con" in text] == ["drop g-con"]
    assert [text for text in offered(game, "ann") if "e-emp" in text] == [
        "buy e-emp#2",
        "return e-emp#1",
    ]
    game = in_phase("prep", drawn=EIGHT, hand="e-emp#1 e-emp#2").do("bob: lay c-dome#1")
    game.do("ann: place e-emp#1")
    assert offered(game, "ann") == ["place e-emp#2", "unplace e-emp#1", "confirm"]
    assert [text for text in offered(game, "bob") if "lift" in text] == ["lift c-dome#1"]
    assert "lay c-dome#1" not in offered(game, "bob")


def test_nor_are_parts_of_a_plan_or_an_attempt_that_stand_already() -> None:
    game = in_phase("assign", active="e-jammer#1", standing="c-dome#1")
    game.do("ann: expend e-jammer#1 a1", "ann: pay c-dome#1 a")
    assert offered(game, "ann") == [
        "auto",
        "clear",
        "expend e-jammer#1 a0",
        "expend e-jammer#1 a2",
        "pay c-dome#1 b",
        "leave c-dome#1",
        "confirm",
    ]
    game = in_phase("wing", hand="e-badge#1", standing="c-dome#1", opening="o-luckycoin")
    assert offered(game, "ann")[:2] == ["coin", "aim c-dome#1"]
    game.do("ann: aim c-dome#1", "ann: stake e-badge#1 2")
    staked = ["stake e-badge#1 1", *[f"stake e-badge#1 {face}" for face in range(3, 7)]]
    assert offered(game, "ann") == [
        "clear", "coin", *staked, "unstake e-badge#1", "attempt", "stop"
    ]  # fmt: skip
