"""A server runs nobody's code: it knows no bots but those that are shipped."""

from pathlib import Path

import pytest

from tests.server.house import open_house, seated


@pytest.mark.parametrize("tail", ["", "+greedy"])
@pytest.mark.parametrize("name", ["./mybot.py:Mine", "mybot:Mine", "cmd:touch loaded", "cunning"])
async def test_a_bot_of_ones_own_is_refused_in_a_sentence(
    name: str, tail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a guest calls a bot, nothing is loaded and nothing is run."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot.py").write_text("open('loaded', 'w')")
    async with open_house(tmp_path / "data") as house:
        (ann,) = await seated(house, "heist-hustle", ["Ann"])
        status, answer = await ann.ask(
            "POST", f"/api/rooms/{ann.code}/bots", {"level": name + tail}
        )

        assert (status, answer["code"]) == (422, "no_bot")
        assert answer["sentence"] == (
            f"There is no bot {name + tail}; bots are random, heuristic, search."
        )
    assert not (tmp_path / "loaded").exists()
