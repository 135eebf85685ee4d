"""How a training went, from its log: curves against fixed opponents, and how it learned."""

import json
from pathlib import Path
from typing import Any

from hideout.cli.report.charts import Chart, lines
from hideout.cli.report.page import DataTable, Section, page


def read_log(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


def won_part(match: list[float]) -> float:
    """Of all that was won, the part of a learned seat beside one of the opponent's."""
    ours, theirs = match[0], match[1]
    return ours / (ours + theirs) if ours + theirs else 0.5


def charts(log: list[dict[str, Any]]) -> list[Chart]:
    """The curves there are; none before anything was measured."""
    measured = [told for told in log if "matches" in told]
    if not measured:
        return []
    steps = [round(told["seconds"]) for told in measured]
    levels = list(measured[0]["matches"])
    won = [
        (f"against {level}", [won_part(told["matches"][level]) for told in measured])
        for level in levels
    ]
    updates = [told for told in log if "update" in told]
    learned = moving(updates) if "entropy" in updates[0] else choosing(updates)
    seconds = [round(told["seconds"]) for told in updates]
    return [
        lines("strength", "what a learned seat won beside another", steps, won),
        lines("learning", "how it learned", seconds, learned),
    ]


def moving(updates: list[dict[str, Any]]) -> list[tuple[str, list[float]]]:
    most = max(told["entropy"] for told in updates) or 1.0
    return [
        ("chance kept in choices", [told["entropy"] / most for told in updates]),
        ("error of the value", [min(1.0, 4 * told["value_error"]) for told in updates]),
    ]


def choosing(updates: list[dict[str, Any]]) -> list[tuple[str, list[float]]]:
    return [
        ("surprise at games it learned from", [told["known_surprise"] for told in updates]),
        ("surprise at other games", [told["surprise"] for told in updates]),
    ]


def write_report(folder: Path, title: str) -> None:
    log = read_log(folder)
    measured = [told for told in log if "matches" in told]
    rows = [
        [
            f"{told['update']:,}", f"{told['games']:,}", f"{told['decisions']:,}",
            f"{told['seconds']:.0f} s", *[f"{won_part(m):.1%}" for m in told["matches"].values()],
        ]
        for told in measured
    ]  # fmt: skip
    levels = [f"against {level}" for level in measured[0]["matches"]] if measured else []
    table = DataTable(["update", "games", "decisions", "time", *levels], rows)
    sections = [
        Section(chart.title.capitalize(), words, [chart])
        for chart, words in zip(
            charts(log),
            (
                "Of all that was won, the part of a learned seat beside one of the opponent's, "
                "over seconds of training; a half is even.",
                "Over seconds of training. Chance is the entropy of its choices beside its most; "
                "the error is four times the mean square. "
                "Surprise is the cross-entropy of who won.",
            ),
            strict=False,
        )
    ]
    sections.append(Section("Measured", "After so many updates.", table=table))
    (folder / "report.html").write_text(page(f"{title}: training", title, sections))
