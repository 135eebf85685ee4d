"""The balance report: charts first, few words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hideout.cli.report.charts import Bar, bars, columns, gaps
from hideout.cli.report.page import DataTable, Section
from hideout.cli.report.titles import Titles, seat_name
from hideout.engine.core import Game
from hideout.engine.kinds import clauses_of
from hideout.sim import balance
from hideout.sim.tally import Sum

if TYPE_CHECKING:
    from hideout.sim.balance import Notes, Variation

MOST_MOVES: Final = 24  # in the chart of what helps: the best and the worst
MOST_COUNTS: Final = 20  # more values than that make no readable chart


def sections(
    game: Game[Any], wanted: Sequence["Variation"], notes: Sequence["Notes"]
) -> list[Section]:
    """All that the report tells, in order."""
    base = notes[0]
    report: Mapping[str, Any] = base.tally.report()
    seats = wanted[0].series.seats
    titles = Titles(game)
    found = [
        Section(
            "Seats",
            "What a seat won on average; the dashed line is fair.",
            [bars("seats", "what a seat won", _seat_rows(report), fair=1 / seats)],
        ),
        *_figures(report["figures"], seats, titles),
        Section(
            "Endings",
            "How games end.",
            [bars("endings", "endings", _counts(report["endings"], base.tally.games, titles))],
        ),
        _length(base, report["decisions"]),
        _players(wanted, notes, titles),
        _what_if(wanted, notes, titles),
        _moves(balance.impact(base, seats), titles),
        _rules(balance.rules(base, clauses_of(game.event_kinds)), titles),
    ]
    return [section for section in found if section is not None]


def _bar(name: str, share: Mapping[str, float]) -> Bar:
    return Bar(name, share["share"], share["low"], share["high"])


def _seat_rows(report: Mapping[str, Any]) -> list[Bar]:
    return [_bar(seat_name(seat), share) for seat, share in enumerate(report["by_seat"])]


def _figures(figures: Mapping[str, Any], seats: int, titles: Titles) -> list[Section]:
    """The game's own figures, each by its shape."""
    found: list[Section] = []
    numbers = []
    for name, figure in figures.items():
        title = titles.name(name)
        if "by_side" in figure:
            rows = [_bar(titles.name(side), share) for side, share in figure["by_side"].items()]
            chart = bars(f"by {name}", f"what a seat won, by {title.lower()}", rows, 1 / seats)
            found.append(Section(title, "What a seat of each kind won on average.", [chart]))
        elif "counts" in figure:
            counts = figure["counts"]
            if 1 < len(counts) <= MOST_COUNTS:
                chart = bars(name, title.lower(), _counts(counts, sum(counts.values()), titles))
                found.append(Section(title, "In what share of the games.", [chart]))
        elif "by_seat" in figure:
            means = " ".join(f"{number['mean']:.1f}" for number in figure["by_seat"])
            numbers.append((title, f"by seat: {means}"))
        else:
            words = f"{figure['mean']:.2f} ({figure['least']:g} .. {figure['most']:g})"
            numbers.append((title, words))
    if numbers:
        found.append(Section("Figures", "Averages a game.", table=DataTable((), numbers)))
    return found


def _counts(counts: Mapping[str, int], games: int, titles: Titles) -> list[Bar]:
    rows = []
    for name, count in sorted(counts.items(), key=lambda item: -item[1]):
        share = Sum()
        share.ceiling = 1.0
        share.count, share.total, share.squares = games, float(count), float(count)
        low, high = share.interval()
        rows.append(Bar(titles.name(name), count / games, low, high, f"{count:,} games"))
    return rows


def _length(base: "Notes", lengths: Mapping[str, Any]) -> Section:
    words = (
        f"Decisions a game: {lengths['mean']:.1f} on average, median {lengths['median']}, "
        f"{lengths['least']} to {lengths['most']}."
    )
    chart = columns("length", "decisions a game", balance.lengths(base), "decisions")
    return Section("Length", words, [chart])


def _players(wanted: Sequence["Variation"], notes: Sequence["Notes"], titles: Titles) -> Section:
    """By number of players: the best and the worst seat, and how long it takes."""
    rows = []
    sizes = [i for i, v in enumerate(wanted) if not v.is_paired]
    for at in sorted(sizes, key=lambda i: wanted[i].series.seats):
        tally = notes[at].tally
        shares = [seat.mean() for seat in tally.by_seat]
        best, worst = shares.index(max(shares)), shares.index(min(shares))
        length = sum(k * n for k, n in tally.decisions.items()) / tally.games
        endings = ", ".join(
            f"{titles.name(e)} {n / tally.games:.0%}" for e, n in tally.endings.most_common(3)
        )
        rows.append(
            (
                str(wanted[at].series.seats),
                f"{tally.games:,}",
                f"{seat_name(best)} {shares[best]:.1%}",
                f"{seat_name(worst)} {shares[worst]:.1%}",
                f"{length:.0f}",
                endings,
            )
        )
    head = ("players", "games", "best seat", "worst seat", "decisions", "endings")
    return Section(
        "Players", "How the game changes with their number.", table=DataTable(head, rows)
    )


def _what_if(
    wanted: Sequence["Variation"], notes: Sequence["Notes"], titles: Titles
) -> Section | None:
    charts, words = [], []
    for variation, other in zip(wanted, notes, strict=True):
        if variation.is_paired:
            told = balance.differences(notes[0], other)
            title = titles.change(variation.name)
            charts.append(gaps(f"what if {variation.name}", title, _gap_rows(told, titles)))
            length = told["length"]
            words.append(
                f"{other.tally.games:,} games with the same seeds; {length['mean']:+.1f} decisions "
                f"a game ({length['low']:+.1f} .. {length['high']:+.1f})."
            )
    if not charts:
        return None
    return Section("What if", "What one change does. Hollow points may be chance.", charts, words)


def _gap_rows(told: Mapping[str, Any], titles: Titles) -> list[Bar]:
    """What a variation changes: endings if there are several, then what each seat wins."""
    endings = told["endings"] if len(told["endings"]) > 1 else {}
    rows = [
        Bar(titles.name(ending), gap["mean"], gap["low"], gap["high"], "of endings")
        for ending, gap in endings.items()
    ]
    return rows + [
        Bar(seat_name(seat), gap["mean"], gap["low"], gap["high"], "of wins")
        for seat, gap in enumerate(told["seats"])
    ]


def _moves(impact: Sequence[Mapping[str, Any]], titles: Titles) -> Section | None:
    shown = list(impact)
    if len(shown) > MOST_MOVES:
        shown = shown[: MOST_MOVES // 2] + shown[-MOST_MOVES // 2 :]
    if not shown:
        return None
    rows = [
        Bar(
            titles.move(row["move"]),
            row["gain"],
            row["low"],
            row["high"],
            f"seen {row['seen']:.0%}",
        )
        for row in shown
    ]
    words = (
        "What seats won that did something at least once, beside the average seat. It shows what "
        "goes with winning, not what causes it."
    )
    chart = gaps("moves", "what goes with winning", rows)
    return Section("What goes with winning", words, [chart])


def _rules(rules: Sequence[Mapping[str, Any]], titles: Titles) -> Section:
    rows = [
        (titles.name(row["kind"]), f"{row['games']:.1%}", f"{row['times']:.2f}", row["clauses"])
        for row in rules
    ]
    never = sum(row["times"] == 0 for row in rules)
    words = f"How often each thing happens; {never} of {len(rules)} never did."
    return Section("Rules", words, table=DataTable(("what", "games", "a game", "clauses"), rows))
