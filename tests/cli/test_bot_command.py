"""`hideout bot`: tokens for bots of the house."""

import json
from pathlib import Path

import pytest

from hideout.server.house.bot_tokens import HouseBots, read_bots, room_in
from tests.cli.program import Hideout


def test_a_bot_is_added_listed_and_taken_back(hideout: Hideout, tmp_path: Path) -> None:
    made = hideout("bot", "add", "Deep  Pockets", "--data", "house")
    token = made.out.strip()
    assert room_in(token) == ""
    (bot,) = read_bots(tmp_path / "house" / "bots.tokens")
    assert bot.name == "Deep Pockets"
    listed = hideout("bot", "list", "--data", "house", "--json")
    assert json.loads(listed.out) == [{"name": "Deep Pockets", "person": bot.person}]
    assert token not in listed.out + (tmp_path / "house" / "bots.tokens").read_text()
    again = hideout("bot", "add", "deep pockets", "--data", "house")
    assert (again.status, "There is already a bot deep pockets" in again.err) == (2, True)
    assert hideout("bot", "revoke", "Deep Pockets", "--data", "house").status == 0
    gone = hideout("bot", "revoke", "Deep Pockets", "--data", "house")
    assert (gone.status, gone.err) == (
        2, "There is no bot Deep Pockets; those of this house are: none.\n",
    )  # fmt: skip
    nobody = hideout("bot", "list", "--data", "house")
    assert (nobody.status, nobody.out) == (0, "")
    assert "There are none; `hideout bot add NAME`" in nobody.err


def test_the_file_can_lie_elsewhere(hideout: Hideout, tmp_path: Path) -> None:
    hideout("bot", "add", "Maria", "--bot-tokens", "mine.tokens")
    assert [bot.name for bot in read_bots(tmp_path / "mine.tokens")] == ["Maria"]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (b"no bot at all\n", "mine.tokens, line 2 is not a bot: it has a name, a tab and a hash."),
        (b"Eve\tshort\n", "mine.tokens, line 2 is not a bot: it has a name, a tab and a hash."),
        (b"\xff\n", "mine.tokens is not a list of bots: it is not a text file."),
    ],
)
def test_a_damaged_file_is_named_and_not_overwritten(
    hideout: Hideout, tmp_path: Path, damage: bytes, sentence: str
) -> None:
    hideout("bot", "add", "Maria", "--bot-tokens", "mine.tokens")
    path = tmp_path / "mine.tokens"
    kept = path.read_bytes() + damage
    path.write_bytes(kept)
    for order in (["add", "Bob"], ["revoke", "Maria"], ["list"]):
        done = hideout("bot", *order, "--bot-tokens", "mine.tokens")
        assert (done.status, done.err) == (2, f"{sentence}\n")
    assert path.read_bytes() == kept


def test_a_house_lets_in_the_bots_whose_lines_are_whole(
    hideout: Hideout, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    token = hideout("bot", "add", "Maria", "--bot-tokens", "mine.tokens").out.strip()
    path = tmp_path / "mine.tokens"
    path.write_text("damaged\n" + path.read_text())
    found = HouseBots(path).by_token(token)
    assert found is not None
    assert found.name == "Maria"
    (line,) = caplog.messages
    assert line.endswith("line 1 is not a bot: it has a name, a tab and a hash.")
