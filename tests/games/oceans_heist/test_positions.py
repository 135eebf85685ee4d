"""Positions: what is filled in, and what no table can look like."""

from typing import Any

import pytest

from hideout.engine.position import read_position, write_position
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games.oceans_heist import GAME
from hideout.testing.frozen import frozen
from tests.games.oceans_heist.table import EIGHT, in_phase, new_table


def read(phase: str, options: Any = None, **table: Any) -> Any:
    position = {"seats": 2, "options": options or {}, "phase": phase, "table": table}
    return read_position(GAME, position)


def test_what_a_position_does_not_say_is_dealt() -> None:
    s = read("prep", equipment={"hand": ["e-emp#1"]})
    assert (s.round, len(s.drawn), s.quota) == (1, 8, 4)
    assert s.deck.targets[s.target] == "t-diamond"
    assert sum(s.globals) == 2
    assert len(s.casino_deck) == 52
    assert len(s.vault_deck) == 10
    assert s.hand_shown == 1


def test_round_four_deals_the_vault_and_sets_the_unique() -> None:
    s = read("prep", round=4, target="t-cash", equipment={"hand": ["e-emp#1"]})
    assert len(s.vault_drawn) == 3
    assert [s.deck.guards[guard] for guard in s.standing] == ["u-dyepacks"]


def test_the_top_of_a_deck_can_be_named_alone() -> None:
    hand = {"hand": ["e-emp#1"]}
    top = ["c-dome#2", "c-dome#1"]
    s = read("prep", round=4, casino_top=top, vault_top=["v-gaslock"], equipment=hand)
    assert [s.deck.guards[guard] for guard in s.drawn[:2]] == top
    assert s.deck.guards[s.vault_drawn[0]] == "v-gaslock"
    for wrong in (["v-gaslock"], ["c-dome#1", "c-dome#1"]):
        with pytest.raises(BadData, match=r"casino_top: .* is not in that deck, or not twice"):
            read("prep", casino_top=wrong, equipment=hand)
    with pytest.raises(BadData, match="casino_top: c-dome#1 is not in that deck"):
        read("prep", casino_top=["c-dome#1"], casino_discard=["c-dome#1"], equipment=hand)


def test_counts_follow_from_the_cards() -> None:
    s = read(
        "crunch",
        drawn=EIGHT.split(),
        laid=["c-dome#1"],
        equipment={"hand": ["e-emp#1"], "prep": ["e-badge#1", "e-badge#2"]},
    )
    assert (s.hand_shown, s.crew_down, s.staff_down) == (1, 2, 1)


def test_what_is_laid_has_been_drawn() -> None:
    s = read("crunch", laid=["c-dome#1", "c-dogs#2"], equipment={"hand": ["e-emp#1"]})
    assert [s.deck.guards[guard] for guard in s.drawn[:2]] == ["c-dome#1", "c-dogs#2"]
    assert (len(s.drawn), s.staff_down, len(s.casino_deck)) == (8, 2, 52)


def test_a_vault_defense_that_lies_there_has_been_drawn() -> None:
    s = read("crunch", round=4, vault_up="v-captain", equipment={"hand": ["e-emp#1"]})
    assert s.deck.guards[s.vault_drawn[0]] == "v-captain"
    assert (len(s.vault_drawn), len(s.vault_deck)) == (3, 7)


def test_the_unique_stands_beside_what_was_carried_over() -> None:
    s = read("prep", round=4, standing=["c-dome#1"], equipment={"hand": ["e-emp#1"]})
    assert [s.deck.guards[guard] for guard in s.standing] == ["c-dome#1", "u-pedestal"]


@pytest.mark.parametrize(
    ("phase", "table", "because"),
    [
        ("reveal", {"round": 4, "standing": ["u-pedestal"]}, "u-pedestal does not stand"),
        ("assign", {"round": 2, "standing": ["u-pedestal"]}, "u-pedestal does not stand"),
        ("assign", {"round": 2, "standing": ["v-captain"]}, "only in the Vault Breach"),
        ("prep", {"round": 4, "standing": ["v-captain"]}, "only in the Vault Breach"),
        ("assign", {"round": 5, "standing": ["u-pedestal"]}, "u-pedestal does not stand"),
        ("assign", {"round": 4, "standing": ["c-dome#1"]}, "u-pedestal stands here"),
        ("prep", {"round": 2, "vault_drawn": ["v-captain"]}, "drawn for the Vault Breach"),
        ("prep", {"round": 2, "vault_discard": ["v-captain"]}, "before the Vault Breach"),
        ("assign", {"standing": ["c-dome#1"], "cancelled": 1}, "no more alarms are cancelled"),
        ("wing", {"standing": ["c-dome#1"], "coins": 1}, "there are 0 coins in play"),
        ("prep", {"quota": 3}, "the Staff lays 4"),
        ("prep", {"round": 5, "alarms": 2, "escape_alarms": 1}, "the Escape began"),
        ("prep", {"escape_alarms": 0}, "the Escape began"),
        ("assign", {"standing": ["c-dome#1"], "disabled": ["c-dome#1"]}, "plan is carried out"),
    ],
)
def test_what_has_its_round_is_refused_in_another(
    phase: str, table: dict[str, Any], because: str
) -> None:
    equipment = {"hand": ["e-badge#1"]}
    active = {"active": ["e-crowbar#1"]} if phase in ("assign", "wing") else {}
    with pytest.raises(BadData, match=because):
        read(phase, equipment=equipment, **active, **table)


def test_the_unique_defense_stands_where_it_is_not_spoken_of() -> None:
    s = read("wing", round=4, equipment={"hand": ["e-badge#1"]})
    assert [s.deck.guards[guard] for guard in s.standing] == ["u-pedestal"]


def test_dye_packs_stand_in_the_escape_of_a_crew_without_the_cash() -> None:
    hand = {"hand": ["e-emp#1"]}
    s = read("prep", round=5, target="t-cash", equipment=hand)
    assert [s.deck.guards[guard] for guard in s.standing] == ["u-dyepacks"]
    s = read("prep", round=5, target="t-cash", has_target=True, equipment=hand)
    assert s.standing == []
    s = read("prep", round=5, target="t-diamond", equipment=hand)
    assert s.standing == []


def test_cards_owed_by_the_last_round_are_drawn_once() -> None:
    game = in_phase("reveal", round=2, table={"next_draw": 2})
    assert len(game.drawn) == 10
    game.time_up().time_up().time_up()  # nobody lays or places anything
    assert (game.round, len(game.drawn)) == (3, 8)


def test_expended_uses_are_gone_unless_the_uses_are_counted() -> None:
    table = {"active": ["e-laptop#1"], "standing": ["c-dome#1"], "expended": {"e-laptop#1": 1}}
    hand = {"hand": ["e-emp#1"]}
    s = read("wing", **table, equipment=hand)
    assert s.uses[s.active[0]] == 2
    s = read("wing", **table, equipment=hand, uses={"e-laptop#1": 1})
    assert s.uses[s.active[0]] == 1


def test_a_game_that_ended_before_its_first_round_reads_back() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm", "ann: confirm")
    game.do("bob: choose g-con", "bob: choose g-wing", "bob: confirm", "ann: confirm")
    assert game.ending == "exhausted"
    back = read_position(GAME, write_position(game.state))
    assert frozen(back) == frozen(game.state)


def test_a_crew_with_nothing_but_opening_cards_has_lost_and_reads_back() -> None:
    game = new_table().do("bob: target t-cash", "bob: confirm", "ann: confirm", "ann: buy o-van")
    game.do("bob: choose g-con", "bob: choose g-wing", "bob: confirm", "ann: confirm")
    assert game.ending == "exhausted"
    back = read_position(GAME, write_position(game.state))
    assert frozen(back) == frozen(game.state)


def test_in_crunch_time_the_crew_has_peeked() -> None:
    laid = ["c-dome#1", "c-dogs#2"]
    equipment = {"hand": ["e-emp#1"], "in-play": ["o-dealer"]}
    s = read("crunch", laid=laid, equipment=equipment)
    assert len(s.peeked) == 1
    assert s.deck.guards[s.peeked[0]] in laid
    with pytest.raises(BadData, match="show the Crew 1 of what lies there"):
        read("crunch", laid=laid, equipment=equipment, peeked=[])


def test_a_valid_plan_is_the_one_that_stands() -> None:
    table = {"active": ["e-trunk#1", "e-jammer#1"], "standing": ["c-dome#1"]}
    uses = {"e-trunk#1": ["b1"], "e-jammer#1": ["a2"]}
    s = read("assign", **table, plan={"expends": uses, "pays": {"c-dome#1": "a"}})
    assert s.plan_holds
    assert (s.kept_uses, s.kept_pays) == (s.plan_uses, s.plan_pays)


def test_what_the_last_attempt_has_to_do_with_the_clock_is_wing_its() -> None:
    s = read_position(GAME, {"seats": 2, "phase": "prepare", "step": 9, "opened": 4})
    assert s.attempt_step == 0
    wing = {"standing": ["c-dome#1"], "equipment": {"hand": ["e-emp#1"]}}
    position = {"seats": 2, "phase": "wing", "step": 9, "opened": 4, "table": wing}
    assert read_position(GAME, position).attempt_step == 4
    with pytest.raises(BadData, match="the clock of an attempt"):
        read_position(GAME, {**position, "table": {**wing, "attempt_step": 3}})


@pytest.mark.parametrize(
    ("option", "phase", "table", "because"),
    [
        ({"carry": "hand"}, "prep", {"active": ["e-laptop#1"]}, "goes back to the hand"),
        (
            {"uses_per_round": "1"},
            "wing",
            {
                "active": ["e-laptop#1"],
                "standing": ["c-dome#1"],
                "expended": {"e-laptop#1": 2},
            },
            "one use in a round",
        ),
    ],
)
def test_a_position_keeps_to_its_options(
    option: dict[str, Any], phase: str, table: dict[str, Any], because: str
) -> None:
    table = {"equipment": {"hand": ["e-crowbar#1"]}, **table}
    assert read(phase, **table).round == 1
    with pytest.raises(BadData, match=because):
        read(phase, option, **table)


def test_a_single_vault_defense_can_be_imagined_face_up_or_down() -> None:
    hand = {"hand": ["e-emp#1"]}
    s = read(
        "prep",
        {"live_counts": True},
        round=4,
        vault_drawn=["v-captain"],
        vault_down="v-captain",
        equipment=hand,
    )
    for seed in range(20):
        world = GAME.resample(s, 0, Rng(seed))
        assert (world.vault_up, world.vault_down) == (-1, s.vault_down)


def test_options_that_are_numbers_may_be_given_as_numbers() -> None:
    s = read("prep", {"clock_scale": 1.5, "uses_per_round": 1}, equipment={"hand": ["e-emp#1"]})
    assert s.clocks()[0].millis == 90_000
    assert GAME.settings(s)["uses_per_round"] == "1"
    with pytest.raises(BadData, match="clock_scale takes"):
        read("prep", {"clock_scale": 4})


def test_a_plan_and_an_attempt_are_written_by_name() -> None:
    game = in_phase("assign", active="e-trunk#1 e-jammer#1", standing="c-dome#1 c-pitboss#1")
    game.do("ann: expend e-trunk#1 b1", "ann: expend e-jammer#1 a2", "ann: pay c-dome#1 a")
    table: Any = write_position(game.state)["table"]
    assert table["plan"] == {
        "expends": {"e-trunk#1": ["b1"], "e-jammer#1": ["a2"]},
        "pays": {"c-dome#1": "a"},
    }
    assert table["kept"] == table["plan"]
    game.do("ann: confirm", "ann: aim c-pitboss#1", "ann: stake e-crowbar#3 4")
    table = write_position(game.state)["table"]
    assert table["aim"] == "c-pitboss#1"
    assert table["faces"] == ["none", "none", "none", "e-crowbar#3", "none", "none"]


ENDED = {"target": "t-cash"}
SITUATION = GAME.cards.situations[0]

IMPOSSIBLE: dict[str, tuple[str, dict[str, Any]]] = {
    "cannot be in round 0": ("prep", {"round": 0}),
    "cannot be in round 2": ("prepare", {"round": 2}),
    "lies in two places": ("prep", {"equipment": {"hand": ["e-emp#1"], "gone": ["e-emp#1"]}}),
    "each team has a captain of its own": ("prep", {"captains": ["p1", "p0"]}),
    "captains must have 2 entries, one per team": ("prep", {"captains": ["p0"]}),
    "there are two Global Defenses": ("prep", {"globals": ["g-hack", "g-con", "g-wing"]}),
    "every Casino Defense is in exactly one place": (
        "prep",
        {"drawn": EIGHT.split(), "casino_deck": ["c-dome#1"]},
    ),
    "every Vault Defense is in exactly one place": ("prep", {"vault_deck": []}),
    "does not guard this Target": ("wing", {"round": 4, "standing": ["u-dyepacks"]}),
    "the Target is taken in the Vault Breach or later": ("prep", {"round": 3, "has_target": True}),
    "before the Heist act nothing of it has happened": ("prepare", {"has_target": True}),
    "more than 5 alarms end the game": ("prep", {"alarms": 6}),
    "laid[0] must be one of": ("prep", {"drawn": EIGHT.split(), "laid": ["c-lasers#1"]}),
    "the Staff may lay 4": ("prep", {"drawn": EIGHT.split(), "laid": EIGHT.split()[:5]}),
    "only drawn Vault Defenses can be laid": ("prep", {"vault_up": "v-captain"}),
    "peeked only at what lies there": (
        "crunch",
        {"drawn": EIGHT.split(), "laid": ["c-dome#1"], "peeked": ["c-audio#1"]},
    ),
    "lies where it cannot lie": ("prep", {"equipment": {"hand": ["o-van"]}}),
    "cannot lie face down in this phase": ("reveal", {"equipment": {"prep": ["e-emp#1"]}}),
    "placed in Crunch Time yet": ("prep", {"equipment": {"crunch": ["e-emp#1"]}}),
    "never been used": (
        "prep",
        {"equipment": {"hand": ["e-jammer#1"]}, "uses": {"e-jammer#1": 1}},
    ),
    "cannot have 0 uses": (
        "prep",
        {"equipment": {"hand": ["e-emp#1"]}, "uses": {"e-emp#1": 0}, "seen": ["e-emp#1"]},
    ),
    "never bought": ("prep", {"seen": ["e-emp#1"]}),
    "lies open, so it has been seen": ("prep", {"active": ["e-emp#1"], "seen": []}),
    "an active card without uses": (
        "assign",
        {"active": ["e-emp#1"], "uses": {"e-emp#1": 0}, "standing": ["c-dome#1"]},
    ),
    "nothing to assign": ("assign", {"active": ["e-emp#1"]}),
    "the plan that stands must be valid and pay": (
        "assign",
        {
            "active": ["e-emp#1"],
            "standing": ["c-dogs#1"],
            "kept": {"expends": {}, "pays": {"c-dogs#1": "a"}},
        },
    ),
    "only under Wing It": ("prep", {"coin": True}),
    "there is no coin left": ("wing", {"standing": ["c-dome#1"], "coin": True}),
    "aimed at a Defense that stands": ("wing", {"standing": ["c-dome#1"], "aim": "c-dogs#1"}),
    "may be discarded can name": (
        "wing",
        {"standing": ["c-dome#1"], "faces": ["e-emp#1", *["none"] * 5]},
    ),
    "faces must have 6 entries": ("wing", {"standing": ["c-dome#1"], "faces": ["none"]}),
    "table.attempt_step must be from 0 to 0": (
        "wing",
        {"standing": ["c-dome#1"], "attempt_step": 1},
    ),
    "only a team that decides": ("crunch", {"confirmed": ["staff"]}),
    "so this phase is over": ("prep", {"confirmed": ["crew", "staff"]}),
    "a game is over when it has an ending": ("prep", {"ending": "alarms"}),
    "one entry for each finished round": ("prep", {"left_standing": [1, 1]}),
    "a draft that can be": ("prep", {"confirmed": ["staff"]}),
    "early[0] cannot be 'e-ram#1': there is nothing to name": (
        "wing",
        {"standing": ["c-dome#1"], "early": ["e-ram#1"]},
    ),
    "disabled[0] must be one of c-dome#1": (
        "wing",
        {"standing": ["c-dome#1"], "disabled": ["c-dogs#1"]},
    ),
    "e-emp#1 has no uses for that": (
        "wing",
        {"active": ["e-emp#1"], "uses": {"e-emp#1": 1}, "expended": {"e-emp#1": 1}},
    ),
    "the Crew peeks only in Crunch Time": (
        "prep",
        {"drawn": EIGHT.split(), "laid": ["c-dome#1"], "peeked": ["c-dome#1"]},
    ),
    "opening cards in play show the Crew 0": (
        "crunch",
        {"drawn": EIGHT.split(), "laid": ["c-dome#1"], "peeked": ["c-dome#1"]},
    ),
    "nothing before Prep Time": ("reveal", {"drawn": EIGHT.split(), "laid": ["c-dome#1"]}),
    "4 Casino Defenses at most": ("wing", {"standing": ["c-dome#1"], "quota": 5}),
    "3 Vault Defenses are drawn": (
        "prep",
        {"round": 4, "vault_drawn": ["v-captain", "v-gaslock", "v-lattice", "v-seismic"]},
    ),
    "next begins": ("wing", {"standing": ["c-dome#1"], "next_draw": 1}),
    "has cost a card": ("prep", {"attempts": 1}),
    "knows of 1 cards in the hand": ("prep", {"hand_shown": 2}),
    "counted after Prep Time": ("prep", {"staff_down": 1}),
    "Defenses that lie face down is known": ("crunch", {"staff_down": 1}),
    "cards from Prep Time is known": ("crunch", {"crew_down": 1}),
    "has been turned up": ("wing", {"standing": ["c-dome#1"], "crew_down": 1}),
    "a Crew without Equipment has lost": ("crunch", {"equipment": {}}),
    "was seen on the table and stays there": ("prep", {"seen": ["e-crowbar#1"]}),
    "the round is over": ("wing", {"equipment": {}, "standing": ["c-dome#1"]}),
    "early only in the round that shows it": (
        "wing",
        {
            "active": ["e-laptop#1"],
            "uses": {"e-laptop#1": 1},
            "early": ["e-laptop#1"],
            "standing": ["c-dome#1"],
        },
    ),
    "drafted only when uses are assigned": (
        "wing",
        {
            "active": ["e-emp#1"],
            "standing": ["c-dome#1"],
            "plan": {"expends": {"e-emp#1": ["a1"]}, "pays": {}},
        },
    ),
    "is the plan that stands": (
        "assign",
        {
            "active": ["e-trunk#1", "e-jammer#1"],
            "standing": ["c-dome#1"],
            "plan": {
                "expends": {"e-trunk#1": ["b1"], "e-jammer#1": ["a2"]},
                "pays": {"c-dome#1": "a"},
            },
            "kept": {"expends": {"e-jammer#1": ["a2"]}, "pays": {"c-dome#1": "a"}},
        },
    ),
    "e-emp#1 cannot be used as planned": (
        "assign",
        {
            "active": ["e-emp#1"],
            "standing": ["c-dome#1"],
            "plan": {"expends": {"e-emp#1": ["b1"]}, "pays": {}},
        },
    ),
    "cannot name so many numbers": (
        "wing",
        {"standing": ["c-dome#1"], "faces": ["e-crowbar#1"] * 6},
    ),
    "stands and may be winged": (
        "wing",
        {"standing": ["c-dome#1", "c-retina#1"], "aim": "c-retina#1"},
    ),
    "a Target is drafted only": ("prepare", {"target_draft": "t-cash"}),
    "a Situation is drafted only": ("prepare", {"situation_draft": SITUATION}),
    "the Target is still to be chosen": ("target", {"target": "t-cash", "equipment": {}}),
    "the Situation is still to be chosen": (
        "situation",
        {"situation": SITUATION, "equipment": {}},
    ),
    "are chosen in Preparation": ("situation", {}),
    "used before the Heist act": ("prepare", {"equipment": {"gone": ["e-emp#1"]}}),
    "shuffled for the Heist act": ("prepare", {"casino_deck": ["c-dome#1"]}),
    "the Crew survives 5 alarms": ("over", {"round": 3, **ENDED, "ending": "alarms"}),
    "no Defense stands in the Escape": ("over", {"round": 3, **ENDED, "ending": "crew_win"}),
    "wins with the Target": ("over", {"round": 5, **ENDED, "ending": "crew_win"}),
    "is not exhausted": ("over", {"round": 3, **ENDED, "ending": "exhausted"}),
    "for each round that was counted": (
        "over",
        {"round": 5, **ENDED, "ending": "stalemate", "left_standing": [0]},
    ),
    "nothing lies face down": (
        "over",
        {"round": 5, **ENDED, "ending": "stalemate", "drawn": ["c-dome#1"]},
    ),
    "e-emp#1 cannot have -1 uses": (
        "wing",
        {"active": ["e-emp#1"], "expended": {"e-emp#1": 2}},
    ),
}


@pytest.mark.parametrize("reason", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_reason(reason: str) -> None:
    phase, table = IMPOSSIBLE[reason]
    with pytest.raises(BadData) as refusal:
        read(phase, **{"equipment": {"hand": ["e-crowbar#1"]}, **table})
    assert reason in str(refusal.value)


def test_money_counts_for_cards_that_are_gone_too() -> None:
    items = [name for name in GAME.cards.items if name.startswith("e-")]
    with pytest.raises(BadData, match=r"the Crew has spent \$\d+ of \$5000"):
        read("prep", equipment={"hand": items[:20], "gone": items[20:45]})
