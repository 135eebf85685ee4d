"""Who knows what: worlds that a seat thinks possible."""

from collections.abc import Iterator

from hideout.engine.rng import Rng
from hideout.games.heat import GAME
from hideout.games.heat.state import HeatState
from tests.games.heat.table import Table, draft, new, stage

WORLDS = 150


def worlds(game: Table, name: str) -> Iterator[HeatState]:
    rng = Rng(7)
    for _ in range(WORLDS):
        yield GAME.resample(game.state, game.seat(name), rng)


def holders(game: Table, name: str, card: str) -> set[str]:
    """Whose hand a card may be in, for all that somebody knows."""
    number = GAME.cards.cards.index(card)
    return {
        game.names[seat]
        for world in worlds(game, name)
        for seat in range(world.seats)
        if number in world.hands[seat]
    }


def four() -> Table:
    """Ann passes the only Armored Car to bob."""
    game = draft(
        "armored-car the-lift fence crackdown heavy",
        "bank-job circle-back the-lift tip-off lay-low",
        "public-enemy long-con getaway-driver heavy clean-hands",
        "lay-low lay-low bank-job the-lift copycat-crime",
    )
    game.passes(ann="armored-car", bob="bank-job", cy="long-con", dee="lay-low")
    return game


def test_a_passed_card_is_known_to_be_with_the_receiver() -> None:
    game = four()
    assert holders(game, "ann", "armored-car") == {"bob"}
    assert holders(game, "bob", "armored-car") == {"bob"}
    assert len(holders(game, "cy", "armored-car")) == 3  # anybody but cy


def test_a_passed_card_may_have_been_passed_on() -> None:
    game = four()
    game.passes(ann="the-lift", bob="circle-back", cy="public-enemy", dee="lay-low")
    assert holders(game, "ann", "armored-car") == {"bob", "cy"}
    game.passes(ann="fence", bob="armored-car", cy="bank-job", dee="the-lift")
    assert holders(game, "ann", "armored-car") == {"bob", "cy", "dee"}
    assert holders(game, "bob", "armored-car") == {"cy"}
    assert holders(game, "ann", "fence") == {"bob"}  # passed in the last round


def test_ones_own_cards_are_known_and_the_rest_is_not() -> None:
    game = new(5)
    game.clock_rings()
    for world in worlds(game, "ann"):
        assert world.hands[0] == game.state.hands[0]
        assert world.given[0] == game.state.given[0]
        assert world.given[4] == game.state.given[4]  # what eve passed to ann
    decks = {tuple(world.deck) for world in worlds(game, "ann")}
    assert len(decks) > WORLDS / 2


def test_an_interrogated_hand_is_known_until_cards_are_drawn_and_set_aside() -> None:
    game = stage(
        ann="interrogation", bob="tip-off armored-car fence case-the-joint", cy="circle-back",
        deck="lay-low heavy heavy", spare=0,
    )  # fmt: skip
    game.state.hands[0] += game.state.deck[:3]
    del game.state.deck[:3]
    game.state.hands[2] += game.state.deck[:3]
    del game.state.deck[:3]
    game.reveal()
    game.do("ann: question bob")
    assert holders(game, "ann", "armored-car") == {"bob"}
    assert len(holders(game, "cy", "armored-car")) == 2
    game.plays(ann=game.hand("ann")[0], bob="case-the-joint", cy=game.hand("cy")[0])
    while "bob" not in game.waits_for:
        game.clock_rings()
    game.do("bob: aside armored-car")
    game.do("bob: aside heavy")
    while game.phase != "choose":
        game.clock_rings()
    # Bob has it or has set it aside: ann cannot tell.
    number = GAME.cards.cards.index("armored-car")
    places = {
        (number in world.hands[1], number in world.asides(1)) for world in worlds(game, "ann")
    }
    assert places == {(True, False), (False, True)}


def test_closed_choices_of_others_are_not_known() -> None:
    game = stage(ann="heavy fence", bob="the-lift tip-off", cy="circle-back lay-low")
    game.plays(ann="heavy", bob="the-lift")
    seen = {tuple(world.choice) for world in worlds(game, "cy")}
    assert len(seen) > 10
    assert {world.choice[0] for world in worlds(game, "ann")} == {game.state.choice[0]}


def test_a_played_card_that_was_passed_tells_where_it_went() -> None:
    """Cy plays the Armored Car that ann gave to bob: so bob passed it on."""
    game = four()
    game.passes(ann="the-lift", bob="armored-car", cy="public-enemy", dee="lay-low")
    game.passes(ann="fence", bob="circle-back", cy="bank-job", dee="the-lift")
    game.plays(ann="crackdown", bob="the-lift", cy="armored-car", dee="long-con")
    number = GAME.cards.cards.index("armored-car")
    for world in worlds(game, "ann"):
        passed_on = [world.given[turn * 4 + 1] for turn in (1, 2)]
        assert number in passed_on
