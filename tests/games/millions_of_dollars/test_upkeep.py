"""Clocks, lost connections, stale clicks, whispers and spectators."""

import pytest

from hideout.bots.bot import RandomBot
from hideout.engine.core import TABLE
from hideout.engine.record import BadRecord, Record, read_record, write_record
from hideout.engine.rng import Rng, StackedRng
from hideout.games import find_game
from hideout.games.millions_of_dollars import GAME
from tests.games.millions_of_dollars.table import (
    BRUTE,
    CROOK,
    DRIVER,
    SNITCH,
    Table,
    crew,
    heist,
    planning,
)

rule = pytest.mark.rule
FIVE = crew(ann=SNITCH, bob=BRUTE, cy=DRIVER, dee=CROOK, eve=CROOK)
NO_CLOCKS = {"clocks": False}
WHISPERS = {"whispers": True}


def four(**options: object) -> Table:
    return heist(options=options, ann=BRUTE, bob=DRIVER, cy=CROOK, dee=CROOK)


@rule("MD-110")
@pytest.mark.parametrize("seats", range(3, 9))
def test_nobody_is_waited_for_beyond_a_clock(seats: int) -> None:
    game = planning(seats)
    phases = set()
    while game.state.pending():
        phases.add(game.phase)
        assert game.clock("time-up")[0] <= 180_000
        game.rings()

    assert phases - {"name"} == {"choose", "negotiate"}
    assert game.phase == "over"


@rule("MD-110")
def test_a_bot_that_takes_a_seat_is_handed_what_the_seat_sees() -> None:
    """Whatever lies hidden from the seat, the bot's move is the same."""
    game = heist(aside="ann", **FIVE)
    moves = set()
    for seed in range(20):
        world = GAME.resample(game.state, 1, Rng(seed))
        bot = RandomBot(GAME, 1, 5, Rng(4))
        moves.add(bot.act(GAME.view(world, 1), world.legal(1), []))

    assert len(moves) == 1


@rule("MD-111")
def test_an_offer_cannot_be_lowered_under_the_targets_finger() -> None:
    game = four().do("ann: offer dee 3").do("ann: offer dee 1")

    sentence = game.reason("dee: accept ann 3", "MD-111")

    assert "the offer is $1M now" in sentence
    game.do("dee: accept ann 1")


@rule("MD-111")
def test_if_one_of_several_offers_is_gone_nothing_is_accepted() -> None:
    game = four().do("ann: offer dee 2").do("bob: offer dee 1").do("cy: offer dee 1")
    game.do("dee: hold ann 2", "dee: hold bob 1")
    game.do("ann: withdraw-offer dee")

    game.refuses("dee: accept cy 1", "MD-111")
    game.refuses("dee: accept bob 1", "MD-111")
    assert game.cash == {"ann": 4, "bob": 4, "cy": 4, "dee": 4}

    game.do("ann: offer dee 1")  # replaced by a lower one
    game.refuses("dee: accept cy 1", "MD-111")
    game.do("dee: hold ann 1", "dee: accept cy 1")  # set anew: all three
    assert game.cash == {"ann": 3, "bob": 3, "cy": 3, "dee": 8}


@rule("MD-111")
def test_marks_can_be_dropped_and_the_rest_accepted() -> None:
    game = four().do("ann: offer dee 2").do("bob: offer dee 1")
    game.do("dee: hold ann 2").do("ann: leave")
    game.refuses("dee: accept bob 1", "MD-111")

    game.do("dee: drop", "dee: accept bob 1")

    assert game.cash == {"ann": 5, "bob": 3, "cy": 4, "dee": 6}


@rule("MD-39", "MD-111")
def test_declining_a_marked_offer_lifts_its_mark() -> None:
    game = four().do("ann: offer dee 2").do("bob: offer dee 1").do("cy: offer dee 1")
    game.do("dee: hold ann 2", "dee: hold bob 1", "dee: decline ann")

    assert game.view("dee")["held"] == [{"payer": 1, "slot": 1, "amount": 1}]
    game.do("ann: offer dee 2")  # the same once more, and nobody has marked it
    game.do("dee: accept cy 1")

    assert game.cash == {"ann": 4, "bob": 3, "cy": 3, "dee": 7}
    alone = four().do("ann: offer dee 2").do("dee: hold ann 2", "dee: decline ann")
    assert not alone.may("dee", "drop")  # the last mark is gone


def first_rules(*decisions: str) -> Record:
    """A game recorded by version 1, as far as this."""
    head = ["hideout record 1", "game millions-of-dollars 1"]
    seats = [f"seat p{seat} {name}" for seat, name in enumerate(("ann", "bob", "cy", "dee"))]
    chosen = [f"p{seat} choose driver" for seat in range(4)]
    lines = [*head, *seats, "seed 1", "option clocks false", "play", *chosen, *decisions]
    return read_record("\n".join(lines), find_game)


@rule("MD-111", "MD-113")
def test_records_of_version_1_replay_by_the_rules_of_their_day() -> None:
    clocks = first_rules("table may-hurry", f"p{GAME.new(4, 1, {}).leader} roll-call")
    clocks.add(TABLE, GAME.notation.parse("silence"))
    assert clocks.replay().may_hurry

    marked = ("p0 offer p3 2", "p1 offer p3 1", "p3 hold p0 2", "p3 decline p0")
    dropped = first_rules(*marked, "p3 drop", "p3 accept p1 1").replay()
    assert [who for who in range(4) if dropped.is_in(who)] == [0, 1, 2]
    again = first_rules(*marked, "p0 offer p3 2", "p3 accept p1 1").replay()
    assert again.cash[3] - dropped.cash[3] == 2  # the mark was still there
    assert write_record(first_rules()).splitlines()[1] == "game millions-of-dollars 1"
    with pytest.raises(BadRecord, match="rules version 3 of millions-of-dollars"):
        read_record(write_record(first_rules()).replace("dollars 1", "dollars 3"), find_game)


@rule("MD-112")
def test_a_private_offer_is_seen_by_payer_and_target_only() -> None:
    game = four(**WHISPERS).do("dee: ready")
    public = {who: game.view(who) for who in ("bob", "cy", "table")}
    legal = game.state.legal(2)

    game.do("ann: whisper dee 3")

    row = {"payer": 0, "seat": 3, "slot": 1, "amount": 3, "private": True}
    assert game.view("ann")["offers"] == game.view("dee")["offers"] == [row]
    assert {who: game.view(who) for who in public} == public  # dee's mark is still there
    assert game.state.legal(2) == legal
    assert game.heard("dee", "whispers") == ["ann privately offered you $3M to leave."]
    assert game.heard("bob", "whispers") == game.heard("table", "whispers") == []

    game.do("dee: decline ann").do("ann: whisper dee 2", "ann: withdraw-offer dee")
    assert {who: game.view(who) for who in public} == public
    assert game.heard("cy", "declines", "withdraws-offer") == []


@rule("MD-112")
def test_a_private_offer_counts_for_the_cash_and_for_the_one_offer() -> None:
    game = four(**WHISPERS).do("ann: whisper dee 3")

    game.refuses("ann: offer bob 2", "MD-36")
    game.do("ann: offer dee 4")  # replaces it, in public
    assert game.view("bob")["offers"] == [
        {"payer": 0, "seat": 3, "slot": 1, "amount": 4, "private": False}
    ]
    game.do("ann: whisper dee 1")  # and back: others see the offer go
    assert game.view("bob")["offers"] == []
    assert game.heard("bob", "withdraws-offer") == ["ann withdrew the offer to dee."]


@rule("MD-112")
def test_the_payment_of_a_private_offer_is_public() -> None:
    game = four(**WHISPERS).do("ann: whisper dee 3").do("bob: whisper cy 1")

    game.do("dee: accept ann 3").do("bob: leave")

    assert game.heard("cy", "pays") == ["ann paid dee $3M to leave."]
    assert game.view("cy")["offers"] == []  # bob's lapsed, as its target sees
    assert game.heard("ann", "withdraws-offer", "declines") == []


@rule("MD-112")
def test_whispers_open_channels_between_two_who_are_in() -> None:
    game = four(**WHISPERS).leave("cy")

    assert GAME.channels(game.state, 0) == {"table": -1, "p1": 0b0011, "p3": 0b1001}
    assert GAME.channels(game.state, 2) == {}
    game.all_ready()
    assert GAME.channels(game.state, 0) == {"table": -1}
    plain = four()
    assert GAME.channels(plain.state, 0) == {"table": -1}
    plain.refuses("ann: whisper dee 1", "MD-112")


@rule("MD-113")
def test_without_clocks_a_lost_player_gets_a_role_by_chance() -> None:
    game = planning(4, options=NO_CLOCKS).do("ann: choose brute").do("bob: choose brute")
    game.state.rng = StackedRng(0, [2, 0])  # cy's Role; the card set aside
    assert game.clock("time-up")[0] == 24 * 60 * 60 * 1000

    game.rings("absent cy")
    assert game.state.pending() == [3]
    assert game.view("dee")["chosen"] == [True, True, False, False]
    game.do("dee: choose driver")

    assert game.phase == "negotiate"
    assert game.role_seen("cy", "cy") == CROOK


@rule("MD-113")
def test_a_lost_player_may_come_back_in_time() -> None:
    game = planning(4, options=NO_CLOCKS).rings("absent cy").do("cy: choose brute")

    assert game.view("dee")["chosen"] == [False, False, True, False]
    for who in ("ann", "bob"):
        game.do(f"{who}: choose driver")
    game.rings("absent dee")  # the last one waited for
    assert game.phase == "negotiate"


@rule("MD-113")
def test_who_is_back_while_all_choose_is_asked_again_and_has_ten_seconds() -> None:
    game = planning(4, options=NO_CLOCKS).rings("absent cy")
    assert game.state.pending() == [0, 1, 3]
    assert game.clock("time-up")[2] == 0
    assert [GAME.notation.text(fact) for fact in game.state.phase.table_actions(game.state)] == [
        "absent p0", "absent p1", "absent p3", "back p2",
    ]  # fmt: skip

    game.rings("back cy")
    for who in ("ann", "bob", "dee"):
        game.do(f"{who}: choose driver")

    assert game.state.pending() == [2]  # nothing is drawn for him
    _, _, grace, since = game.clock("time-up")
    assert (grace, since) == (10_000, 2)
    game.do("cy: choose brute")
    assert game.role_seen("cy", "cy") == BRUTE
    assert game.clock("time-up")[2] == 0


@rule("MD-113")
def test_a_lost_player_counts_as_ready_until_he_is_back() -> None:
    game = four(**NO_CLOCKS).rings("absent dee")
    assert game.state.pending() == [0, 1, 2]
    assert game.view("ann")["absent"] == [3]

    game.do("ann: ready").do("bob: ready").rings("back dee").do("cy: ready")
    assert game.phase == "negotiate"
    game.rings("absent dee")

    assert game.phase == "choose"
    assert game.heard("ann", "settled") == ["The negotiation is over: 4 Characters stayed."]


@rule("MD-113")
def test_who_acts_is_back() -> None:
    game = four(**NO_CLOCKS).rings("absent dee").do("dee: claim brute")

    assert game.state.pending() == [0, 1, 2, 3]


@rule("MD-113")
def test_a_lost_snitch_names_as_if_his_time_were_up() -> None:
    game = heist(aside="ann", options=NO_CLOCKS, **FIVE).all_ready()
    assert game.clock("time-up")[0] == 24 * 60 * 60 * 1000

    game.rings("absent ann")

    assert game.heard("bob", "names") == ["ann named the Crook."]


@rule("MD-113")
def test_without_clocks_only_a_call_starts_one() -> None:
    game = four(**NO_CLOCKS).do("ann: roll-call")
    assert game.clocks() == ["time-up"]  # the day after which nothing waits any more
    assert game.clock("time-up")[0] == 24 * 60 * 60 * 1000
    assert game.view("ann")["may_hurry"]

    game.do("ann: hurry")

    assert game.clocks() == ["time-up", "call-up"]
    assert game.clock("call-up")[0] == 20_000
    assert four().state.phase.table_actions(four().state) == []  # with clocks nobody is counted out


@rule("MD-114")
def test_spectators_see_what_is_public_and_nothing_more() -> None:
    game = heist(aside="ann", options=WHISPERS, cards={"bob": 1}, **FIVE)
    game.do("bob: intimidate dee").do("ann: whisper eve 1", "ann: offer cy 2").leave("eve")
    shown = game.view("table")

    assert [game.role_seen("table", who) for who in game.names] == [None] * 5
    assert shown["offers"] == [{"payer": 0, "seat": 2, "slot": 1, "amount": 2, "private": False}]
    assert shown["free"] is None
    assert game.state.legal(TABLE) == [clock.action for clock in game.state.clocks()]
    for seed in range(20):
        assert GAME.view(GAME.resample(game.state, TABLE, Rng(seed)), TABLE) == shown


@rule("MD-114")
def test_no_view_holds_seed_pile_or_the_card_set_aside() -> None:
    game = heist(aside="ann", **FIVE)
    while game.state.pending():
        for who in (*game.names, "table"):
            assert not {"seed", "rng", "pile", "aside"} & game.view(who).keys()
        game.rings()
    assert game.view("ann").keys() == heist(**FIVE).view("ann").keys()
