"""What a stranger at the table could tell: nothing that depends on a hidden card.

The same things are done at tables that differ in one hidden card; a spectator and every seat that
has not seen the card must be shown, told and asked the same, by the same clocks.
"""

from collections.abc import Callable

import pytest

from hideout.engine.core import TABLE, hears
from hideout.words import narrator
from tests.games.bank_heist.table import GAME, Table, alarm_turn, getaway, robbery

rule = pytest.mark.rule
ANYONE = ("crew", "sticky", "agent", "rival")


def outside(game: Table, blind: str) -> list[object]:
    """Everything that reaches the spectator and the players of `blind`."""
    s = game.state
    seen: list[object] = [s.pending(), s.phase.hold(s), [clock.as_tuple() for clock in s.clocks()]]
    for seat in (TABLE, *(game.seat(name) for name in blind.split())):
        seen += [GAME.view(s, seat), GAME.channels(s, seat)]
        seen += [event.as_tuple() for event in game.events if hears(event.to, seat)]
        if seat != TABLE:
            seen += [s.legal(seat), narrator(GAME).prompt(s, seat)]
    return seen


def watch(game: Table, script: str, blind: str) -> list[list[object]]:
    frames = [outside(game, blind)]
    for decision in script.split("; "):
        game.do(decision)
        frames.append(outside(game, blind))
    return frames


def alike(tables: list[Table], script: str | list[str], blind: str) -> None:
    scripts = [script] * len(tables) if isinstance(script, str) else script
    frames = [watch(game, words, blind) for game, words in zip(tables, scripts, strict=True)]
    for other in frames[1:]:
        assert other == frames[0]


def dealt_to_bob(make: Callable[[str], Table]) -> list[Table]:
    return [make(f"crew {identity} rival crew agent") for identity in ANYONE]


@rule("BH-113", "BH-119", "BH-134", "BH-250", "BH-252")
@pytest.mark.parametrize(
    ("hand", "script"),
    [
        ("adrenaline", "ann: shoot bob; bob: adrenaline; bob: continue; ann: stop"),
        ("knife", "ann: shoot bob; bob: accept; ann: take; ann: stop"),
        ("", "ann: shoot bob; bob: accept; ann: stop"),
        ("adrenaline", "ann: stab bob; bob: adrenaline; bob: continue"),
        ("knife", "ann: stab bob; bob: accept; bob: continue"),
        ("adrenaline", "ann: zip-tie bob; bob: adrenaline"),
        ("knife", "ann: zip-tie bob; bob: accept"),
    ],
)
def test_who_is_attacked_shows_nothing_but_the_answer(hand: str, script: str) -> None:
    tables = dealt_to_bob(
        lambda identities: getaway(identities, hands={"ann": "knife zip-tie", "bob": hand})
    )
    alike(tables, script, "ann dee")


@rule("BH-101", "BH-191", "BH-250")
def test_a_hidden_hand_is_not_asked_for_by_name() -> None:
    """A tool, an Adrenaline or neither: the same windows open."""
    for script, field in (
        ("ann: pass; bob: pass; cy: shoot dee", {"tied": "bob"}),
        ("ann: pass; bob: pass; bob: accept", {"attributes": {"bob": "poisoned"}}),
        ("ann: shoot bob; bob: accept; ann: leave; ann: stop", {}),
    ):
        tables = [
            getaway("crew crew rival crew agent", hands={"bob": card}, poison_turns=1, **field)
            for card in ("knife", "lock-pick", "adrenaline", "cash-bag", "speedloader")
        ]
        alike(tables, script, "ann dee eve")


@rule("BH-40", "BH-43", "BH-44", "BH-45", "BH-47", "BH-48")
def test_a_card_taken_in_hand_may_be_an_item_or_a_kept_bag() -> None:
    tables = [
        robbery(f"crew {identity} rival crew agent", card=card, turn="ann", vault="knife")
        for identity, card in (
            ("crew", "knife"),
            ("agent", "cash-bag"),
            ("sticky", "cash-bag"),
            ("rival", "cash-bag"),
            ("rival", "knife"),
        )
    ]
    words = ["ann: pass-to bob; bob: ok"] * 5
    words[3] = "ann: pass-to bob; bob: keep"
    alike(tables, words, "dee")


@rule("BH-42", "BH-45")
def test_a_loaded_bag_does_not_tell_duty_from_choice() -> None:
    tables = [
        robbery(f"agent {identity} rival crew crew", card="cash-bag", turn="ann", vault="knife")
        for identity in ("crew", "rival")
    ]
    words = ["ann: pass-to bob; bob: ok", "ann: pass-to bob; bob: load"]
    alike(tables, words, "ann dee")


@rule("BH-72", "BH-79")
def test_a_search_in_vain_looks_like_a_lie() -> None:
    tables = [
        alarm_turn(
            "sticky agent rival crew crew",
            "hold-it-right-there",
            hands={"ann": "knife", "bob": card},
            vault="knife",
        )
        for card in ("cash-bag", "lock-pick")
    ]
    alike(tables, "ann: choose bob; ann: claim-none; ann: give knife; bob: ok", "cy dee eve")


@rule("BH-62", "BH-65")
@pytest.mark.parametrize("card", ["are-you-loyal", "you-can-trust-me"])
def test_a_tattoo_is_seen_by_one_player_only(card: str) -> None:
    tables = [
        alarm_turn(f"{ann} {bob} rival crew agent", card, vault="knife")
        for ann, bob in (("crew", "crew"), ("sticky", "agent"), ("agent", "rival"))
    ]
    alike(tables, "ann: choose bob", "dee")


@rule("BH-165", "BH-166")
def test_a_conscience_wakes_whoever_holds_it() -> None:
    tables = [
        getaway(
            f"{holder} agent rival crew crew",
            attributes={"ann": "guilty-conscience"},
            turn="bob",
            start="bob",
        )
        for holder in ANYONE
    ]
    alike(tables, "bob: handcuff cy", "dee")
