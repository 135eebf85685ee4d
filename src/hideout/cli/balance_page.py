"""The balance report as one HTML file: charts first, few words, nothing from outside."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from hideout.cli.charts import Bar, bars, columns, gaps
from hideout.cli.pictures import Chart
from hideout.engine.core import Game
from hideout.engine.kinds import clauses_of

if TYPE_CHECKING:
    from hideout.sim.balance import Notes, Variation

MOST_MOVES = 24  # in the chart of what helps: the best and the worst

STYLE = """
:root { color-scheme: light dark; --ink: #1d1d1f; --dim: #6b6b70; --page: #fbfaf7; --card: #fff;
  --bar: #c8102e; --soft: #e9e4da; --up: #1a7f4b; --down: #c8102e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2efe8; --dim: #a19d94; --page: #17171a;
  --card: #202024; --bar: #e8505b; --soft: #3a3a40; --up: #4cc38a; --down: #ff6b6b; } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; color: var(--ink);
  background: var(--page); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 2.2rem; margin: 0 } h2 { margin: 0 0 .5rem; font-size: 1.2rem }
p { margin: .3rem 0 .8rem; color: var(--dim) }
section { background: var(--card); border: 1px solid var(--soft); border-radius: 12px;
  padding: 1.2rem; margin-top: 1.2rem; overflow-x: auto }
svg { width: 100%; min-width: 34rem; height: auto; display: block }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink) }
svg .figures { fill: var(--dim); font-variant-numeric: tabular-nums }
.bar { fill: var(--bar); opacity: .85 } .whisker { stroke: var(--ink); fill: none; opacity: .55 }
.fair { stroke: var(--ink); stroke-dasharray: 4 4; opacity: .6 } .zero { stroke: var(--soft) }
.up { fill: var(--up) } .down { fill: var(--down) } .unsure { fill: var(--dim) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
td, th { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--soft) }
td + td, th + th { text-align: right } td:last-child, th:last-child { color: var(--dim) }
code { font-size: .9em }
"""


def page(
    game: Game[Any],
    command: str,
    about: Mapping[str, Any],
    wanted: Sequence["Variation"],
    notes: Sequence["Notes"],
) -> str:
    """The whole file."""
    from hideout.sim import balance

    base = notes[0]
    report: Mapping[str, Any] = base.tally.report()
    seats = wanted[0].series.seats
    sections = [
        section(
            "Seats",
            "What a seat won on average; the dashed line is fair.",
            bars(_seat_rows(report), fair=1 / seats),
        ),
        *_figures(report["figures"], seats),
        section("Endings", "How games end.", _counts(report["endings"], base.tally.games)),
        section("Length", _length_words(report["decisions"]), columns(balance.lengths(base))),
        _players(wanted, notes),
        _what_if(wanted, notes),
        _moves(balance.impact(base, seats)),
        _rules(balance.rules(base, clauses_of(game.event_kinds))),
    ]
    head = (
        f"<h1>{escape(game.title)}</h1><p>{base.tally.games:,} games at {seats} seats between "
        f"{escape(', '.join(wanted[0].series.bots))} bots, seed {escape(str(about['seed']))}. "
        f"Made by <code>{escape(command)}</code>. Intervals are at 95 %.</p>"
    )
    return whole(f"{game.title}: balance", head, "".join(sections))


def charts(game: Game[Any], wanted: Sequence["Variation"], notes: Sequence["Notes"]) -> list[Chart]:
    """The charts of the report, for pictures."""
    from hideout.sim import balance

    base, seats = notes[0], wanted[0].series.seats
    report: Mapping[str, Any] = base.tally.report()
    title = f"{game.title}, {base.tally.games:,} games at {seats} seats"
    found = [
        Chart("seats", f"{title}: what a seat won", _seat_rows(report), 1 / seats),
        Chart("endings", f"{title}: endings", _count_rows(report["endings"], base.tally.games)),
    ]
    for name, figure in report["figures"].items():
        if "by_side" in figure:
            rows = [_bar(side, share) for side, share in figure["by_side"].items()]
            words = f"{title}: what a seat won, by {name.replace('_', ' ')}"
            found.append(Chart(f"by-{_file_name(name)}", words, rows, 1 / seats))
    for variation, other in zip(wanted, notes, strict=True):
        if variation.is_paired:
            rows = _gap_rows(balance.differences(base, other))
            words = f"{game.title}: what changes with {variation.name}"
            found.append(Chart(f"what-if-{_file_name(variation.name)}", words, rows, is_gap=True))
    if rows := _move_rows(balance.impact(base, seats)):
        found.append(Chart("moves", f"{title}: what goes with winning", rows, is_gap=True))
    return found


def _file_name(words: str) -> str:
    return "-".join("".join(c if c.isalnum() else " " for c in words.lower()).split())


def whole(title: str, head: str, content: str) -> str:
    """A page of sections in our style."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body>{head}{content}</body></html>\n"
    )


def section(title: str, words: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(words)}</p>{content}</section>"


def _bar(name: str, share: Mapping[str, float], note: str = "") -> Bar:
    return Bar(name, share["share"], share["low"], share["high"], note)


def _seat_rows(report: Mapping[str, Any]) -> list[Bar]:
    return [_bar(f"p{seat}", share) for seat, share in enumerate(report["by_seat"])]


def _figures(figures: Mapping[str, Any], seats: int) -> list[str]:
    """The game's own figures, each by its shape."""
    found, numbers = [], []
    for name, figure in figures.items():
        title = name.replace("_", " ").replace(".", ": ").capitalize()
        if "by_side" in figure:
            rows = [_bar(side, share) for side, share in figure["by_side"].items()]
            words = "What a seat of each kind won on average."
            found.append(section(title, words, bars(rows, fair=1 / seats)))
        elif "counts" in figure:
            counts = figure["counts"]
            if 1 < len(counts) <= 20:
                content = _counts(counts, sum(counts.values()))
                found.append(section(title, "In what part of the games.", content))
        elif "by_seat" in figure:
            means = " ".join(f"{number['mean']:.1f}" for number in figure["by_seat"])
            numbers.append((title, f"by seat: {means}"))
        else:
            words = f"{figure['mean']:.2f} ({figure['least']:g} .. {figure['most']:g})"
            numbers.append((title, words))
    if numbers:
        lines = "".join(f"<tr><td>{escape(a)}</td><td>{escape(b)}</td></tr>" for a, b in numbers)
        found.append(section("Figures", "Averages a game.", f"<table>{lines}</table>"))
    return found


def _counts(counts: Mapping[str, int], games: int) -> str:
    return bars(_count_rows(counts, games))


def _count_rows(counts: Mapping[str, int], games: int) -> list[Bar]:
    from hideout.sim.tally import Sum

    rows = []
    for name, count in sorted(counts.items(), key=lambda item: -item[1]):
        share = Sum()
        share.count, share.total, share.squares = games, float(count), float(count)
        low, high = share.interval()
        rows.append(Bar(name, count / games, low, high, f"{count:,} games"))
    return rows


def _length_words(lengths: Mapping[str, Any]) -> str:
    return (
        f"Decisions a game: {lengths['mean']:.1f} on average, median {lengths['median']}, "
        f"{lengths['least']} to {lengths['most']}."
    )


def _players(wanted: Sequence["Variation"], notes: Sequence["Notes"]) -> str:
    """By number of players: the best and the worst seat, and how long it takes."""
    lines = []
    sizes = [i for i, v in enumerate(wanted) if not v.is_paired]
    for at in sorted(sizes, key=lambda i: wanted[i].series.seats):
        tally = notes[at].tally
        shares = [seat.mean() for seat in tally.by_seat]
        best, worst = shares.index(max(shares)), shares.index(min(shares))
        length = sum(k * n for k, n in tally.decisions.items()) / tally.games
        endings = ", ".join(f"{e} {n / tally.games:.0%}" for e, n in tally.endings.most_common(3))
        lines.append(
            f"<tr><td>{wanted[at].series.seats}</td><td>{tally.games:,}</td>"
            f"<td>p{best} {shares[best]:.1%}</td><td>p{worst} {shares[worst]:.1%}</td>"
            f"<td>{length:.0f}</td><td>{escape(endings)}</td></tr>"
        )
    head = "".join(
        f"<th>{words}</th>"
        for words in ("players", "games", "best seat", "worst seat", "decisions", "endings")
    )
    table = f"<table><tr>{head}</tr>{''.join(lines)}</table>"
    return section("Players", "How the game changes with their number.", table)


def _what_if(wanted: Sequence["Variation"], notes: Sequence["Notes"]) -> str:
    from hideout.sim import balance

    charts = []
    for variation, other in zip(wanted, notes, strict=True):
        if not variation.is_paired:
            continue
        told = balance.differences(notes[0], other)
        rows = _gap_rows(told)
        length = told["length"]
        words = (
            f"{other.tally.games:,} games with the same seeds; {length['mean']:+.1f} decisions a "
            f"game ({length['low']:+.1f} .. {length['high']:+.1f})."
        )
        charts.append(f"<h2>{escape(variation.name)}</h2><p>{words}</p>{gaps(rows)}")
    if not charts:
        return ""
    words = "What one change does. Grey points may be chance."
    return section("What if", words, "".join(charts))


def _gap_rows(told: Mapping[str, Any]) -> list[Bar]:
    """What a variation changes: endings if there are several, then what each seat wins."""
    endings = told["endings"] if len(told["endings"]) > 1 else {}
    rows = [
        Bar(ending, gap["mean"], gap["low"], gap["high"], "of endings")
        for ending, gap in endings.items()
    ]
    return rows + [
        Bar(f"p{seat}", gap["mean"], gap["low"], gap["high"], "of wins")
        for seat, gap in enumerate(told["seats"])
    ]


def _move_rows(impact: Sequence[Mapping[str, Any]]) -> list[Bar]:
    shown = list(impact)
    if len(shown) > MOST_MOVES:
        shown = shown[: MOST_MOVES // 2] + shown[-MOST_MOVES // 2 :]
    return [
        Bar(row["move"], row["gain"], row["low"], row["high"], f"seen {row['seen']:.0%}")
        for row in shown
    ]


def _moves(impact: Sequence[Mapping[str, Any]]) -> str:
    rows = _move_rows(impact)
    if not rows:
        return ""
    words = (
        "What those won who did something at least once, beside the average seat. It tells what "
        "goes with winning, not what causes it."
    )
    return section("What goes with winning", words, gaps(rows))


def _rules(rules: Sequence[Mapping[str, Any]]) -> str:
    lines = "".join(
        f"<tr><td>{escape(row['kind'])}</td><td>{row['games']:.1%}</td>"
        f"<td>{row['times']:.2f}</td><td>{escape(row['clauses'])}</td></tr>"
        for row in rules
    )
    head = "<tr><th>what</th><th>games</th><th>a game</th><th>clauses</th></tr>"
    never = sum(row["times"] == 0 for row in rules)
    words = f"How often each thing happens; {never} of {len(rules)} never did."
    return section("Rules", words, f"<table>{head}{lines}</table>")
