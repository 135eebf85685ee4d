"""The sensible bot: what it believes, and that it plays for its own side."""

import pytest

from hideout.bots.bank_heist.belief import Belief
from hideout.bots.bank_heist.bot import BankHeistBot
from hideout.bots.bot import RandomBot
from hideout.bots.players import play_out
from hideout.engine.core import hears
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.bank_heist import GAME
from hideout.games.bank_heist.actions import is_claim
from tests.games.bank_heist.table import Table, alarm_turn, getaway, robbery

FIVE = "crew agent rival sticky crew"


def decides(game: Table, name: str, bot: BankHeistBot | None = None) -> str:
    """What the bot in a seat does now, having heard the last events."""
    seat = game.seat(name)
    bot = bot or BankHeistBot(GAME, seat, game.state.seats, Rng(1))
    heard = [event for event in game.events if hears(event.to, seat)]
    moves = [a for a in game.state.legal(seat) if not is_claim(a)]
    action: Action | None = bot.act(game.view(name), moves, heard)
    assert action is not None
    return GAME.notation.text(action)


def test_before_anything_happened_belief_is_the_deal_itself() -> None:
    game = robbery(FIVE, card="knife", turn="ann")
    belief = Belief(0, 5)
    belief.look(game.view("ann"))
    # Seven cards are left for the others: 2 Crew, 1 Sticky Fingers, 2 Agents, 2 Rivals.
    assert belief.chance[1] == pytest.approx([2 / 7, 1 / 7, 2 / 7, 2 / 7])
    assert belief.chance[0] == pytest.approx([1, 0, 0, 0])


def test_one_who_kept_my_bag_is_agent_sticky_or_a_saving_rival() -> None:
    game = robbery(FIVE, card="cash-bag", turn="ann", vault="knife")
    bot = BankHeistBot(GAME, 0, 5, Rng(1))
    game.forget()
    game.do("ann: pass-to bob", "bob: ok")
    bot.belief.my_card = 1
    bot.belief.hear([e for e in game.events if hears(e.to, 0)], game.view("ann"))
    bot.belief.look(game.view("ann"))
    crew, sticky, agent, rival = bot.belief.chance[1]
    assert crew == 0
    assert agent > sticky > rival > 0
    assert bot.belief.kept_mine == [1]


def test_crew_pass_bags_to_a_proven_loader_and_agents_to_their_partner() -> None:
    proven = [
        ["crew", "sticky-fingers", "agent", "rival"],
        ["crew", "sticky-fingers", "agent", "rival"],
        ["crew", "sticky-fingers", "agent", "rival"],
        ["crew", "sticky-fingers", "agent", "rival"],
        ["crew", "rival"],
    ]
    game = robbery(FIVE, card="cash-bag", turn="ann", could_be=proven)
    assert decides(game, "ann") == "pass-to p4"
    game = robbery("agent crew agent sticky crew", card="cash-bag", turn="ann")
    assert decides(game, "ann") == "pass-to p2"


def test_a_rival_loads_at_first_and_saves_a_bag_later() -> None:
    for truck, choice in ((0, "load"), (3, "keep")):
        game = robbery(FIVE, card="cash-bag", turn="ann", truck=truck)
        game.do("ann: pass-to cy")
        assert decides(game, "cy") == choice


def test_crew_load_what_they_find_and_agents_find_nothing() -> None:
    for searcher, choice in (("ann", "load-all"), ("bob", "claim-none")):
        game = alarm_turn(FIVE, "hold-it-right-there", hands={"dee": "cash-bag"}, turn=searcher)
        game.do(f"{searcher}: choose dee")
        assert decides(game, searcher) == choice


def test_crew_shoot_a_revealed_rival_and_spare_the_unknown() -> None:
    game = getaway(FIVE, revealed="cy")
    assert decides(game, "ann") == "shoot p2"
    game = getaway("crew crew crew sticky agent rival rival agent")
    assert decides(game, "ann") == "pass"


def test_a_rival_never_shoots_the_partner_while_others_live() -> None:
    for seed in range(20):
        game = getaway("crew agent rival rival crew", turn="cy")
        bot = BankHeistBot(GAME, 2, 5, Rng(seed))
        assert decides(game, "cy", bot) != "shoot p3"


def test_an_agent_saves_the_vest_while_hidden_and_spends_it_when_known() -> None:
    game = getaway(FIVE, hands={"bob": "adrenaline"})
    game.do("ann: shoot bob")
    assert decides(game, "bob") == "adrenaline"
    game = getaway(FIVE, hands={"bob": "adrenaline"}, revealed="bob")
    game.do("ann: shoot bob")
    assert decides(game, "bob") == "vest"


def test_crew_report_a_kept_bag_once() -> None:
    game = robbery(FIVE, card="knife", turn="ann", token=3)
    bot = BankHeistBot(GAME, 0, 5, Rng(1))
    bot.belief.kept_mine = [1]
    action = bot.act(game.view("ann"), game.state.legal(0), [])
    assert action is not None
    assert GAME.notation.text(action) == "claim-kept p1"
    again = bot.act(game.view("ann"), game.state.legal(0), [])
    assert again is not None
    assert again.verb == "pass-to"


def test_a_game_of_bots_can_be_repeated() -> None:
    ends = []
    for _ in range(2):
        s = GAME.new(6, 11, {})
        play_out(s, [BankHeistBot(GAME, seat, 6, Rng(seat)) for seat in range(6)], Rng(5))
        ends.append(GAME.write(s))
    assert ends[0] == ends[1]


@pytest.mark.slow
@pytest.mark.compiled
def test_every_side_wins_and_a_sensible_seat_beats_a_random_one() -> None:
    sides = {"crew": 0, "agents": 0, "rivals": 0, "nobody": 0}
    won = [0, 0]
    games = 120
    for seed in range(games):
        for which, kind in enumerate((BankHeistBot, RandomBot)):
            chair = seed % 6
            s = GAME.new(6, seed, {})
            bots = [
                (kind if seat == chair else BankHeistBot)(GAME, seat, 6, Rng(99 * seed + seat))
                for seat in range(6)
            ]
            play_out(s, bots, Rng(seed))
            result = GAME.result(s)
            winners = result["winners"]
            assert isinstance(winners, list)
            won[which] += chair in winners
            if which == 0:
                sides[str(result["side"])] += 1
    assert all(sides[side] >= games // 10 for side in ("crew", "agents", "rivals"))
    assert won[0] > won[1] + games // 20
