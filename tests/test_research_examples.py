"""The examples of docs/research.md, in a tiny size."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "examples" / "research"
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # in OpenSpiel's own code


def script(name: str) -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / f"{name}.py"))


def test_a_policy_learns_in_self_play(capsys: pytest.CaptureFixture[str]) -> None:
    share = script("ppo")["main"](
        ["--seats", "3", "--updates", "2", "--tables", "4", "--decisions", "150", "--games", "4"]
    )

    assert 0.0 <= share <= 1.0
    assert re.search(r"update 2: wins \d+\.\d% of games", capsys.readouterr().out)


@pytest.mark.slow
def test_learning_follows_what_pays() -> None:
    """What turned out better than expected becomes more likely."""
    import numpy

    ppo = script("ppo")
    rng = numpy.random.default_rng(1)
    network = ppo["Network"](3, 4, rng)
    seen = rng.standard_normal((64, 3)).astype(numpy.float32)
    masks = numpy.ones((64, 4), bool)
    masks[:, 3] = False
    codes = numpy.arange(64) % 3
    returns = numpy.where(codes == 1, 1.0, 0.0)
    before, _, _ = network.forward(seen, masks)
    old = before[numpy.arange(64), codes]
    for _ in range(20):
        ppo["update"](network, (seen, masks, codes, old, numpy.zeros(64), returns), 1e-2, rng)
    after, values, _ = network.forward(seen, masks)

    assert numpy.exp(after[:, 1]).mean() > numpy.exp(before[:, 1]).mean() + 0.05
    assert numpy.exp(after[:, 3]).max() == 0.0
    assert abs(float(values.mean()) - 1 / 3) < 0.2


def test_openspiels_search_plays_a_small_table(capsys: pytest.CaptureFixture[str]) -> None:
    share = script("ismcts")["main"](["--games", "1", "--simulations", "2"])

    assert share in (0.0, 0.5, 1.0)
    assert "the search wins" in capsys.readouterr().out
