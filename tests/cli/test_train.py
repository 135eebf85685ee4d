"""`hideout train` on the command line."""

from pathlib import Path

from tests.cli.program import Hideout

TINY = (
    "train", "heist-hustle", "--updates", "2", "--tables", "4", "--steps", "8", "--hidden", "8",
    "--jobs", "1", "--device", "numpy", "--matches", "2", "--match-every", "2", "--seed", "1",
)  # fmt: skip


def test_it_trains_measures_and_reports(hideout: Hideout, tmp_path: Path) -> None:
    ran = hideout(*TINY, "--out", "lessons")

    assert (ran.status, ran.err) == (0, "")
    assert "update 2" in ran.out
    assert "a seat against heuristic's" in ran.out
    found = {path.name for path in (tmp_path / "lessons").iterdir()}
    assert found == {"checkpoint.npz", "heist-hustle.weights", "log.jsonl", "report.html"}
    report = (tmp_path / "lessons" / "report.html").read_text()
    assert "against random" in report
    assert "<polyline" in report


def test_a_folder_in_use_is_left_alone_unless_it_goes_on(hideout: Hideout) -> None:
    assert hideout(*TINY).status == 0
    again = hideout(*TINY)
    further = hideout(*TINY[:3], "3", *TINY[4:], "--resume")

    assert again.status == 2
    assert again.err == (
        "heist-hustle-training is not empty: --resume goes on there, or name another --out.\n"
    )
    assert further.status == 0
    assert "update 3" in further.out


def test_what_cannot_be_is_one_sentence(hideout: Hideout) -> None:
    ran = hideout(*TINY, "--seats", "77")

    assert ran.status == 2
    assert ran.err == "Heist Hustle is for 2 to 10 players.\n"
