"""What a hand-written position leaves out follows from what it says."""

from typing import Any

import pytest

from hideout.engine.position import read_position, write_position
from hideout.engine.reader import BadData
from hideout.games.bank_heist.hands import pile_of
from hideout.games.bank_heist.knowledge import known_cards
from hideout.games.bank_heist.state import VAULT
from tests.games.bank_heist.table import GAME, Table, getaway

FIVE = ["crew", "agent", "rival", "crew", "agent"]


def table(phase: str, seats: int = 5, **fields: Any) -> Table:
    fields.setdefault("identities", FIVE)
    return Table(read_position(GAME, {"seats": seats, "phase": phase, "table": fields}))


def shot(attacker: int, target: int, **more: Any) -> dict[str, Any]:
    return {"kind": "shot", "attacker": f"p{attacker}", "target": f"p{target}", **more}


def test_attacks_lie_inside_each_other_as_they_are_listed() -> None:
    game = table(
        "answer",
        attributes=["trigger-happy", "none", "none", "none", "none"],
        identities=["agent", "agent", "rival", "crew", "crew"],
        attacks=[shot(0, 1), shot(1, 0), shot(0, 1)],
        revealed=["p0", "p1"],
        vest_used=["p1"],
        hands=[[], ["adrenaline"], [], [], []],
    )
    assert [phase.name for phase in game.state.callers] == [
        "extra-shot", "attack", "follow-up", "attack", "follow-up", "attack",
    ]  # fmt: skip
    assert game.legal("bob") == ["adrenaline", "accept"]
    game.do("bob: adrenaline", "bob: continue")
    assert game.phase == "extra-shot"
    assert game.state.attacks == []


def test_a_stab_with_return_fire_inside_ends_the_turn() -> None:
    stab = {"kind": "stab", "attacker": "p0", "target": "p1"}
    game = table("answer", attacks=[stab, shot(1, 0)], revealed=["p1"])
    game.do("ann: accept")
    assert (game.phase, game.waits_for) == ("action", ["bob"])


@pytest.mark.parametrize(
    ("phase", "who", "may"),
    [
        ("follow-up", "bob", ["continue", "return-fire"]),
        ("answer", "bob", ["vest", "accept"]),
        ("shotgun-side", "ann", ["beside cy"]),
        ("shotgun-cost", "ann", ["pay knife", "pay lock-pick"]),
    ],
)
def test_the_phase_says_how_far_an_attack_has_come(phase: str, who: str, may: list[str]) -> None:
    game = table(
        phase,
        attacks=[shot(0, 1)],
        attributes=["shotgun", "none", "none", "none", "none"],
        hands=[["knife", "lock-pick"], [], [], [], []],
    )
    assert game.legal(who) == may


def test_loot_belongs_to_an_attack_or_to_the_end_of_a_slot() -> None:
    hands: list[list[str]] = [[], ["knife"], [], [], []]
    alive = ["p0", "p2", "p3", "p4"]
    game = table("loot", attacks=[shot(0, 1)], living=alive, corpse="p1", looter="p0", hands=hands)
    game.do("ann: take")
    assert (game.phase, game.waits_for) == ("extra-shot", ["ann"])
    game = table("loot", turn="p1", living=alive, corpse="p1", looter="p0", hands=hands)
    game.do("ann: take")
    assert (game.phase, game.waits_for) == ("action", ["cy"])


def test_everybody_from_the_start_player_on_has_had_a_slot() -> None:
    game = table("action", turn="p4", start="p0", token=2)
    assert game.who(game.state.slots) == ["ann", "bob", "cy", "dee", "eve"]
    game.do("eve: pass")
    assert game.view()["token"] == 3
    game = table("action", turn="p1", start="p3")
    assert game.who(game.state.slots) == ["ann", "bob", "dee", "eve"]
    game = table("action", stage="showdown", living=["p0", "p2", "p3"], payer="p2", turn="p3")
    assert game.who(game.state.slots) == ["cy", "dee"]


def test_a_revealed_agent_has_woken_the_conscience_that_is_there() -> None:
    marks = ["guilty-conscience", "none", "none", "none", "none"]
    game = table("action", revealed=["p1"], attributes=marks)
    assert game.state.conscience == 0
    assert "shoot bob" not in game.legal("ann")
    game = table("action", revealed=["p2"], attributes=marks)
    assert not game.state.agent_seen
    assert "shoot bob" in game.legal("ann")


def test_a_card_received_from_another_ends_the_turn_and_ones_own_does_not() -> None:
    game = table("receive", turn="p0", receiver="p1", card="knife")
    game.do("bob: ok")
    assert (game.phase, game.waits_for) == ("pass-card", ["bob"])
    game = table("receive", turn="p0", receiver="p0", card="knife", token=3)
    game.do("ann: ok")
    assert (game.phase, game.waits_for) == ("pass-card", ["ann"])


def test_plain_crew_hold_no_bag_in_the_bank() -> None:
    hands: list[list[str]] = [["cash-bag"], [], [], [], []]
    with pytest.raises(BadData, match="would have had to load it"):
        table("pass-card", hands=hands)
    assert table("action", hands=hands).hand("ann") == ["cash-bag"]  # it may be loot


def test_a_position_of_the_innermost_window_reads_back_as_it_was() -> None:
    game = getaway(
        "agent agent rival crew crew",
        hands={"ann": "adrenaline", "bob": "adrenaline speedloader"},
        attributes={"ann": "trigger-happy"},
    )
    game.do("ann: shoot bob", "bob: adrenaline", "bob: return-fire", "ann: vest")
    game.do("ann: return-fire", "bob: accept")
    assert game.phase == "loot"
    written = write_position(game.state)
    assert write_position(read_position(GAME, written)) == written


@pytest.mark.parametrize("phase", ["search", "give"])
def test_whoever_searches_sees_the_hand(phase: str) -> None:
    game = table(
        phase,
        token=5,
        turn="p1",
        searched="p2",
        alarm_card="hold-it-right-there",
        hands=[[], ["lock-pick"], ["knife", "cash-bag"], [], []],
    )
    assert known_cards(game.state, 1)[2] == game.state.hand[2]
    assert known_cards(game.state, 0)[2] == 0
    position = write_position(game.state)
    assert write_position(read_position(GAME, position)) == position


def test_whoever_searches_the_vault_sees_what_is_in_it() -> None:
    game = table("vault", token=5, turn="p1", alarm_card="lets-get-moving")
    assert known_cards(game.state, 1)[VAULT] == pile_of(game.state.vault)
    assert known_cards(game.state, 2)[VAULT] != pile_of(game.state.vault)


@pytest.mark.parametrize(
    ("phase", "fields", "because"),
    [
        ("action", {"living": ["p0", "p1", "p2", "p3"], "hands": [[], [], [], [], ["knife"]]},
         "p4 is dead and holds nothing"),
        ("action", {"living": ["p0", "p1", "p2", "p3"],
                    "attributes": ["none", "none", "none", "none", "masked"]},
         "p4 is dead and holds nothing"),
        ("action", {"tied": ["p1"], "attributes": ["none", "hostage", "none", "none", "none"]},
         "p1 is bound or out cold and holds no Hostage"),
        ("action", {"token": 9}, "the token is on a space from 1 to"),
        ("pass-card", {"stage": "robbery-silent", "token": 8}, "the token is on a space"),
        ("partners", {"locked": ["p1"]}, "only the race for the vault"),
        ("crack", {"locked": ["p0", "p1", "p2", "p3"]}, "the last one who is not locked out"),
        ("crack", {"locked": ["p0"], "ready": ["p0"], "first": "p0"}, "answers no more"),
        ("action", {"searched": "p1"}, "nobody is being searched"),
        ("pass-card", {"revealed": ["p1"]}, "turned up in the bank"),
        ("action", {"shown": ["p1"]}, "only the dead are shown"),
        ("action", {"corpse": "p1"}, "nobody is being looted"),
        ("action", {"payer": "p1"}, "before the Showdown"),
        ("pass-card", {"turn": "none"}, "somebody whose turn it is"),
        ("pass-card", {"cold": ["p4"]}, "put to sleep in the bank"),
        ("pass-card", {"stabbed_by": ["none", "p0", "none", "none", "none"]}, "stabbed"),
        ("action", {"cuffed": ["p0", "p1", "p2", "p3", "p4"]}, "more handcuffs about"),
        ("action", {"living": ["p0", "p0"]}, "living names p0 twice"),
        ("pass-card", {"vault": ["dye-pack"] * 9}, "not that many of dye-pack"),
    ],
)  # fmt: skip
def test_what_no_table_looks_like_is_refused(
    phase: str, fields: dict[str, Any], because: str
) -> None:
    with pytest.raises(BadData, match=because):
        table(phase, **fields)


def test_an_alarm_that_sounds_has_moved_the_token() -> None:
    game = table("pass-card", stage="robbery-alarm")
    assert game.state.token == game.state.board[1]


def test_a_window_of_the_alarm_says_that_it_sounds() -> None:
    game = table("vault", alarm_card="lets-get-moving")
    assert game.view()["stage"] == "robbery-alarm"
    assert game.view()["token"] == game.state.board[1]
