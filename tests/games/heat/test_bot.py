"""The sensible player of Heat."""

import pytest

from hideout.bots import make_bot
from hideout.bots.heat.bot import HeatBot
from hideout.bots.players import play_out
from hideout.engine.core import EVERYONE, Event
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.games.heat import GAME
from tests.games.heat.table import NAMES, Table, draft, stage


def choice_of(game: Table, name: str) -> str:
    """What the bot does at a seat, talk left out."""
    seat = game.seat(name)
    bot = HeatBot(GAME, seat, len(game.names), Rng(3))
    action = bot.act(game.view(name), game.state.legal(seat), [])
    if action is not None and action.verb.startswith("claim"):
        action = bot.act(game.view(name), game.state.legal(seat), [])
    assert action is not None
    return GAME.notation.text(action)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "share"), [(3, 0.75), (4, 0.7), (5, 0.65)])
def test_it_wins_most_games_against_random_players(seats: int, share: float) -> None:
    games = 120
    won = 0.0
    for seed in range(games):
        seat = seed % seats
        state = GAME.new(seats, seed, {"apb": seed % 2 == 1})
        bots = [
            make_bot("heuristic" if i == seat else "random", GAME, i, seats, Rng(seed * 10 + i))
            for i in range(seats)
        ]
        play_out(state, bots, Rng(seed))
        won += GAME.returns(state)[seat]
    assert won / games > share


def test_it_does_not_push_the_table_over_fifteen() -> None:
    game = stage(ann="armored-car", bob="copycat-crime", cy="copycat-crime", dee="bank-job")
    game.reveal()
    game.do("bob: copy ann")
    assert choice_of(game, "cy") != "copy p1"
    game.do("cy: copy bob")  # a copycat no longer; cy chooses again
    assert choice_of(game, "cy") == "copy p3"


def test_it_copies_the_better_card() -> None:
    game = stage(ann="the-lift", bob="copycat-crime", cy="fence")
    game.reveal()
    assert choice_of(game, "bob") == "copy p0"


def test_it_questions_who_will_be_hottest() -> None:
    game = stage(ann="interrogation", bob="fence", cy="armored-car", heat=(0, 3, 0))
    game.reveal()
    assert choice_of(game, "ann") == "question p2"


def test_it_lies_low_at_the_end_when_it_is_hot() -> None:
    game = stage(
        ann="lay-low armored-car", bob="lay-low", cy="fence", heist=3, number=4,
        heat=(5, 4, 3), money=(26, 30, 30), spare=0,
    )  # fmt: skip
    assert choice_of(game, "ann") == "play lay-low"


def test_it_keeps_the_fence_for_later() -> None:
    game = stage(ann="fence the-lift bank-job long-con heavy", bob="heavy", cy="lay-low", spare=0)
    assert choice_of(game, "ann") != "play fence"


def test_it_passes_what_it_wants_least() -> None:
    game = draft(
        "the-lift lay-low fence crackdown heavy",
        "bank-job circle-back the-lift tip-off lay-low",
        "armored-car long-con getaway-driver heavy clean-hands",
    )
    assert choice_of(game, "ann") == "pass lay-low"  # nobody has any Heat yet


def test_it_trusts_those_whose_claims_come_true() -> None:
    bot = HeatBot(GAME, 0, 3, Rng(1))
    lift, lay_low = (GAME.cards.cards.index(card) for card in ("the-lift", "lay-low"))
    heard = [
        Event("claims", 1, lay_low, -1, EVERYONE),
        Event("claims-quiet", 2, -1, -1, EVERYONE),
        Event("plays", 1, lay_low, -1, EVERYONE),
        Event("plays", 2, lift, -1, EVERYONE),
    ]
    game = stage(ann="heavy", bob="fence", cy="tip-off")
    bot.act(game.view("ann"), game.state.legal(0), heard)
    assert bot.trust[1] > 0.5 > bot.trust[2]


def test_a_claimed_bank_job_scares_it_off() -> None:
    game = stage(ann="bank-job the-lift", bob="fence", cy="tip-off", spare=0, heat=(0, 3, 3))
    said = Event("claims", 1, GAME.cards.cards.index("bank-job"), -1, EVERYONE)

    def played(events: list[Event]) -> str:
        bot = HeatBot(GAME, 0, 3, Rng(5))
        bot.trust = [1.0, 1.0, 1.0]
        action = bot.act(game.view("ann"), game.state.legal(0), events)
        if action is not None and action.verb.startswith("claim"):
            action = bot.act(game.view("ann"), game.state.legal(0), [])
        assert action is not None
        return GAME.notation.text(action)

    assert played([said]) == "play the-lift"


def test_it_talks_now_and_then() -> None:
    record = Record(GAME, list(NAMES[:4]), 3, {})
    bots = [HeatBot(GAME, seat, 4, Rng(seat)) for seat in range(4)]
    play_out(record.start(), bots, Rng(1), record)
    claims = [d for d in record.decisions if d.action.verb in ("claim", "claim-quiet")]
    assert 0 < len(claims) < 24  # out of 48 chances
