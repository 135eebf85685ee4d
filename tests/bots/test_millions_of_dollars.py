"""The sensible player of Millions of Dollars, item by item of its rule book's advice."""

from collections import Counter
from typing import Any

import pytest

from hideout.bots import make_bot
from hideout.bots.bot import Bot
from hideout.bots.millions_of_dollars.bot import ANSWER, LAST_TURN, MillionsBot
from hideout.bots.millions_of_dollars.courtesy import LATE, MillionsCourtesy
from hideout.engine.rng import Rng
from hideout.games import find_game
from hideout.games.millions_of_dollars.actions import HURRY, READY
from hideout.games.millions_of_dollars.cards import ROLES
from hideout.sim.series import Series, play_series
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    MASTERMIND,
    SNITCH,
    Table,
    crew,
    heist,
    planning,
)

GAME = find_game("millions-of-dollars")


def bot_at(game: Table, who: str, luck: int = 1) -> Bot:
    return make_bot("heuristic", GAME, game.seat(who), len(game.names), Rng(luck))


def asked(bot: Bot, game: Table, times: int = 1) -> list[str]:
    """What a bot says when asked again and again, as if nothing were carried out."""
    said = []
    for _ in range(times):
        action = bot.act(GAME.view(game.state, bot.seat), game.state.legal(bot.seat), [])
        said.append(GAME.notation.text(action) if action else "waits")
    return said


def hopeless() -> Table:
    """Ann's Driver has three twins for sure."""
    return heist(aside="eve", ann=DRIVER, bob=DRIVER, cy=DRIVER, dee=DRIVER, eve=CROOK)


def test_it_mixes_its_roles_and_likes_the_symbol() -> None:
    def choices(loot: str) -> Counter[str]:
        game = planning(5, loot)
        return Counter(asked(bot_at(game, "ann", luck), game)[0] for luck in range(300))

    plain, symbol = choices("auction-house"), choices("armored-van")

    assert len(plain) == 4
    assert plain["choose snitch"] < plain["choose driver"]
    assert symbol["choose driver"] > plain["choose driver"]


def test_it_leaves_a_hopeless_place_after_looking_for_a_buyer() -> None:
    game = hopeless()

    said = asked(bot_at(game, "ann"), game, LAST_TURN + ANSWER)

    price = next(at for at, what in enumerate(said) if what.startswith("ask"))
    assert said.index("leave") >= price + ANSWER, "there is time to answer a price that it names"


def test_who_names_a_price_is_offered_just_that_if_it_is_worth_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = heist(aside="cy", cash={"ann": 9}, ann=BRUTE, bob=CROOK, cy=DRIVER, dee=CROOK)
    bot = bot_at(game, "ann")
    monkeypatch.setattr(bot, "worth", lambda table, staying: 8.0 if 1 not in staying else 0.0)

    assert asked(bot, game)[0] != "offer p1 3"
    game.do("bob: ask 3")
    assert asked(bot, game) == ["offer p1 3"]
    game.do("ann: offer bob 3").do("bob: decline ann").do("bob: ask 4")
    assert asked(bot, game) != ["offer p1 4"], "not worth it"


def test_who_is_offered_its_own_price_takes_it_at_once() -> None:
    game = hopeless()
    bot = bot_at(game, "ann")
    while not (what := asked(bot, game)[0]).startswith("ask"):
        if what != "waits":
            game.do(f"ann: {what}")
    game.do(f"ann: {what}").do(f"bob: offer ann {what.split()[1]}")

    assert asked(bot, game)[0].startswith("accept p1")


def test_no_offer_is_made_so_late_that_nobody_can_answer() -> None:
    game = heist(
        "gold-reserve", cash={"ann": 9}, aside="cy", ann=BRUTE, bob=BRUTE, cy=DRIVER, dee=CROOK
    )
    game.state.seen[1] |= 1

    said = asked(bot_at(game, "ann"), game, LATE + 4)

    assert not [what for what in said[LATE:] if what.startswith("offer")]


def test_no_role_is_claimed_more_often_than_it_is_there() -> None:
    """Two Drivers are to be seen and two have claimed to be one: a third would be lying."""
    claimed = set()
    for luck in range(30):
        game = heist(aside="ann", ann=BRUTE, bob=DRIVER, cy=DRIVER, dee=CROOK, eve=CROOK)
        bot = bot_at(game, "ann", luck)
        assert isinstance(bot, MillionsBot)
        bot.claims[1] = bot.claims[2] = ROLES.index("driver")
        claimed.add(asked(bot, game)[0])

    assert "claim crook" in claimed
    assert "claim driver" not in claimed


def test_the_leader_does_not_hurry_while_somebody_thinks_about_an_offer() -> None:
    game = heist(aside="eve", leader="ann", ann=MASTERMIND, **REST)
    courtesy = MillionsCourtesy(0)

    def may_hurry() -> bool:
        view: Any = GAME.view(game.state, 0)
        return courtesy.allows(view, None, HURRY)

    assert may_hurry()
    game.do("bob: offer cy 1")
    assert not may_hurry()


def test_it_gets_ready_where_staying_is_bad_but_leaving_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = heist(aside="eve", leader="bob", ann=DRIVER, bob=BRUTE, cy=CROOK, dee=CROOK, eve=BRUTE)
    bot = bot_at(game, "ann")
    assert isinstance(bot, MillionsBot)
    own = game.seat("ann")
    monkeypatch.setattr(bot, "worth", lambda table, staying: -4.0 if own in staying else -6.0)

    said = asked(bot, game, LAST_TURN + 2)

    assert said[-1] == "ready"


def test_it_takes_all_the_money_it_is_offered_for_a_hopeless_place() -> None:
    game = hopeless().do("bob: offer ann 1").do("cy: offer ann 3")
    bot = bot_at(game, "ann")
    while game.state.is_in(0):
        (what,) = asked(bot, game)
        if what != "waits":
            game.do(f"ann: {what}")

    assert game.cash["ann"] == 5 + 4


@pytest.mark.parametrize("level", ["heuristic", "search:24"])
def test_it_takes_a_fortune_for_one_of_three_crooks(level: str) -> None:
    game = heist(
        aside="eve", leader="bob", cash={"bob": 9}, ann=CROOK, bob=DRIVER, cy=CROOK, dee=CROOK,
        eve=BRUTE,
    )  # fmt: skip
    game.do("bob: offer ann 7")
    bot = make_bot(level, GAME, game.seat("ann"), 5, Rng(1))
    bot.may_wait = True
    bot.draw_world(game.state)

    assert asked(bot, game) == ["accept p1 7"]


def test_it_does_not_sell_a_good_place_for_little() -> None:
    game = heist("gold-reserve", aside="ann", leader="bob", ann=MASTERMIND, **REST)
    game.do("bob: offer ann 1")

    bot = bot_at(game, "ann")

    assert asked(bot, game) == ["decline p1"]

    game.do("ann: decline p1")
    said = asked(bot, game, 8)
    assert not [what for what in said if what.startswith(("accept", "leave"))]
    assert "ready" in said


REST = crew(bob=BRUTE, cy=DRIVER, dee=CROOK, eve=SNITCH, fay=CROOK, gus=DRIVER)


def test_it_sells_even_a_good_place_for_a_fortune() -> None:
    game = heist("gold-reserve", cash={"bob": 40}, aside="ann", ann=MASTERMIND, **REST)
    game.do("bob: offer ann 30")

    assert "accept p1 30" in asked(bot_at(game, "ann"), game, LAST_TURN)


def test_it_drops_what_it_held_when_that_is_gone() -> None:
    game = hopeless().do("bob: offer ann 1").do("cy: offer ann 1").do("ann: hold bob 1")
    game.do("bob: withdraw-offer ann")

    assert asked(bot_at(game, "ann"), game) == ["drop"]


def test_it_pays_the_likeliest_twin_and_raises_twice_at_most() -> None:
    # Two Brutes are visible, and one of the others has to be the second.
    game = heist(
        "gold-reserve", cash={"ann": 9}, aside="cy", ann=BRUTE, bob=BRUTE, cy=DRIVER, dee=CROOK
    )
    game.state.seen[1] |= 1  # she has seen that it is bob

    said = [what for what in asked(bot_at(game, "ann"), game, 9) if what.startswith("offer")]

    assert said in (
        ["offer p1 1"],
        ["offer p1 1", "offer p1 2"],
        [f"offer p1 {i}" for i in (1, 2, 3)],
    )


def test_it_looks_at_a_likely_twin_before_it_pays() -> None:
    game = heist(cards={"ann": 1}, aside="cy", ann=BRUTE, bob=BRUTE, cy=DRIVER, dee=CROOK)

    assert asked(bot_at(game, "ann"), game)[0].startswith("intimidate")


def test_a_snitch_spares_the_last_other_survivor() -> None:
    game = heist(aside="bob", ann=SNITCH, bob=CROOK, cy=DRIVER, dee=BRUTE, eve=BRUTE)
    game.leave("dee", "eve", "bob").all_ready()
    game.state.seen[2] |= 1  # she knows that only the Driver is left

    assert asked(bot_at(game, "ann"), game) == ["name brute"]


def test_a_snitch_hits_who_is_about_to_win() -> None:
    game = heist(
        "gold-reserve", cash={"bob": 18}, aside="ann",
        ann=SNITCH, bob=DRIVER, cy=BRUTE, dee=CROOK, eve=CROOK,
    ).leave("eve").all_ready()  # fmt: skip
    for c in (1, 2, 3):
        game.state.seen[c] |= 1

    assert asked(bot_at(game, "ann"), game) == ["name driver"]


def test_it_answers_the_roll_call_and_leads() -> None:
    game = heist(aside="ann", ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)
    assert "roll-call" in asked(bot_at(game, "ann"), game, 3)
    game.do("ann: roll-call")

    assert asked(bot_at(game, "bob"), game)[0].split()[0] in ("claim", "no-comment")


@pytest.mark.parametrize("seats", range(3, 9))
def test_it_never_claims_what_cannot_be(seats: int) -> None:
    for luck in range(10):
        game = planning(seats)
        game.rings()
        (what,) = asked(bot_at(game, "ann", luck), game)
        if what.startswith("claim"):
            role = what.split()[1]
            own = [game.role_seen("ann", "ann", slot + 1) for slot in range(game.state.slots)]
            visible = game.view("ann")["visible"]
            assert isinstance(visible, dict)
            assert visible[role] or role in own


def test_it_plays_by_what_its_seat_sees() -> None:
    """In every world that looks the same it does the same."""
    game = heist(aside="ann", options={"whispers": True}, ann=SNITCH, **crew(
        bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK
    )).do("bob: whisper cy 2").do("dee: offer ann 1")  # fmt: skip
    said = set()
    for seed in range(25):
        world = Table(GAME.resample(game.state, 0, Rng(seed)), game.names)
        said.add(tuple(asked(bot_at(world, "ann"), world, 4)))

    assert len(said) == 1


@pytest.mark.parametrize("options", [{}, {"whispers": True, "fooled": True}, {"clocks": False}])
@pytest.mark.parametrize("seats", range(3, 9))
def test_tables_of_bots_play_to_the_end(seats: int, options: dict[str, object]) -> None:
    series = Series(GAME.name, seats, 2, ("heuristic",), 3, options)

    assert play_series(series, 1, lambda played: None).games == 2


@pytest.mark.slow
def test_it_wins_more_than_twice_its_fair_share_against_random_players() -> None:
    """3.2 times over 2,000 games, see docs/bots-millions-of-dollars.md."""
    bots = ("heuristic", "random", "random", "random", "random")
    tally = play_series(Series(GAME.name, 5, 60, bots, 11, {}), 1, lambda played: None)

    assert tally.by_bot["heuristic"].mean() > 2 * 0.2


def test_who_has_made_an_offer_is_not_ready_before_it_could_be_answered() -> None:
    courtesy = MillionsCourtesy(0)
    offer = {"payer": 0, "seat": 3, "slot": 0, "amount": 1, "private": False}
    waiting: Any = {"offers": [offer], "held": []}
    answered: Any = {"offers": [], "held": []}
    courtesy.looks = 1
    courtesy.note_offer(3, 1)
    may_be_ready = []
    for look in range(1, 6):
        courtesy.looks = look
        may_be_ready.append(courtesy.allows(waiting, READY, READY))
        assert courtesy.allows(answered, READY, READY)

    assert may_be_ready == [False, False, False, True, True]
