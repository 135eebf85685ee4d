"""The worked examples of the rule book's section of that name, with its numbers."""

import pytest

from tests.games.oceans_heist.table import EIGHT, in_phase

rule = pytest.mark.rule


@rule("OH-69", "OH-74", "OH-98", "OH-108", "OH-111", "OH-112", "OH-113")
def test_example_1_pool_and_alternatives() -> None:
    game = in_phase(
        "assign",
        globals="g-climb g-vault",
        active="e-voicebox#1 e-uniform#1 e-pickroll#1",
        standing="c-dome#1 c-pitboss#1 c-audio#1 c-deadbolt#1",
    )
    game.do("ann: expend e-voicebox#1 a2", "ann: expend e-pickroll#1 a2")
    assert game.pool() == {"con": 2, "hack": 2, "pick": 2}
    game.do("ann: pay c-dome#1 a", "ann: pay c-pitboss#1 a", "ann: pay c-deadbolt#1 a")
    game.do("ann: confirm", "ann: stop")

    assert game.alarms == 1
    assert game.standing == ["c-audio#1"]
    assert game.at("gone") == ["e-voicebox#1"]
    assert game.active == {"e-uniform#1": 1, "e-pickroll#1": 1}


@rule("OH-36", "OH-38")
def test_example_2_globals() -> None:
    game = in_phase("prep", drawn=EIGHT, globals="g-force g-mixed")
    assert game.needs("c-chipcage") == [{"pick": 2}, {"force": 4, "con": 1}]
    assert game.needs("c-mantrap") == [{"pick": 3, "hack": 1}, {"force": 4}]


@rule("OH-37", "OH-76")
@pytest.mark.parametrize(
    ("globals", "need"),
    [
        ("g-wing g-con", {"pick": 3, "force": 1}),
        ("g-vault g-con", {"pick": 5, "force": 1}),
        ("g-force g-con", {"pick": 3, "force": 2}),
        ("g-vault g-force", {"pick": 5, "force": 2}),
        ("g-mixed g-con", {"pick": 3, "force": 1}),
    ],
)
def test_example_3_all_of(globals: str, need: dict[str, int]) -> None:
    assert in_phase("prep", drawn=EIGHT, globals=globals).needs("v-maindoor") == [need]


@rule("OH-86", "OH-87", "OH-89", "OH-93")
def test_example_4_wing_it() -> None:
    game = in_phase(
        "wing",
        globals="g-con g-vault",
        hand="e-badge#1 e-badge#2 e-loadeddie e-firecrackers#1 e-crowbar#1",
        active="e-smoke#1",
        standing="c-searchlight#1",
    )
    game.attempt("c-searchlight#1", "e-smoke#1 2, e-badge#1 3, e-badge#2 6", 5)
    assert game.standing == ["c-searchlight#1"]
    game.attempt("c-searchlight#1", "e-loadeddie 1, e-loadeddie 4, e-firecrackers#1 5", 4)

    assert game.standing == []
    assert game.alarms == 0
    assert len(game.at("gone")) == 5


@rule("OH-45", "OH-48", "OH-50", "OH-98", "OH-99", "OH-105", "OH-131")
def test_example_5_vault_arithmetic() -> None:
    standing = "v-captain c-dome#1 u-pedestal"
    game = in_phase("wing", round=4, alarms=2, standing=standing).do("ann: stop")
    assert game.alarms == 5
    assert game.round == 5
    assert len(game.drawn) == 13
    assert game.state.quota == 9
    assert game.state.quota + len(game.standing) == 10


@rule("OH-100", "OH-126", "OH-133", "OH-134")
def test_example_6_dye_packs() -> None:
    game = in_phase("wing", round=4, target="t-cash", standing="u-dyepacks").do("ann: stop")
    assert (game.alarms, game.view("ann")["has_target"]) == (0, False)

    paid = in_phase(
        "assign",
        round=5,
        target="t-cash",
        standing="u-dyepacks c-dome#1",
        active="e-charge#1 e-charge#2 e-alias#1 e-emp#1",
    )
    paid.do("ann: expend e-charge#1 a1", "ann: expend e-charge#2 a1", "ann: expend e-alias#1 a3")
    paid.do("ann: expend e-emp#1 a1", "ann: pay u-dyepacks b", "ann: pay c-dome#1 a")
    assert paid.do("ann: confirm").ending == "crew_win"

    unpaid = in_phase("assign", round=5, target="t-cash", standing="u-dyepacks c-dome#1",
                      active="e-emp#1")  # fmt: skip
    unpaid.do("ann: expend e-emp#1 a1", "ann: pay c-dome#1 a", "ann: confirm", "ann: stop")
    assert unpaid.ending == "stalemate"
