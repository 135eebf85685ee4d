"""The balance report: charts first, few words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hideout.cli.report.charts import Bar, bars, columns, gaps
from hideout.cli.report.page import DataTable, Section
from hideout.cli.report.titles import Titles
from hideout.engine.core import Game
from hideout.engine.kinds import clauses_of
from hideout.languages import ENGLISH
from hideout.sim import balance
from hideout.sim.tally import Sum

if TYPE_CHECKING:
    from hideout.sim.balance import Notes, Variation

MOST_MOVES: Final = 24  # in the chart of what helps: the best and the worst
MOST_COUNTS: Final = 20  # more values than this make no readable chart


def sections(
    game: Game[Any],
    wanted: Sequence["Variation"],
    notes: Sequence["Notes"],
    language: str = ENGLISH,
) -> list[Section]:
    """Everything in the report, in order."""
    return BalanceReport(Titles(game, language)).sections(wanted, notes)


class BalanceReport:
    """One game, as a person reads about it."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles
        self.say = titles.say

    def sections(self, wanted: Sequence["Variation"], notes: Sequence["Notes"]) -> list[Section]:
        base = notes[0]
        report: Mapping[str, Any] = base.tally.report()
        seats = wanted[0].series.seats
        found = [
            self.seats(report["by_seat"], seats),
            *self.figures(report["figures"], seats),
            self.endings(report["endings"], base.tally.games),
            self.length(base, report["decisions"]),
            self.players(wanted, notes),
            self.what_if(wanted, notes),
            self.moves(balance.impact(base, seats)),
            self.rules(balance.rules(base, clauses_of(self.titles.game.event_kinds))),
        ]
        return [section for section in found if section is not None]

    def seats(self, shares: Sequence[Mapping[str, float]], seats: int) -> Section:
        say = self.say
        rows = [_bar(say.seat(seat), share) for seat, share in enumerate(shares)]
        chart = bars("seats", say("seats-chart"), rows, 1 / seats, say)
        return Section(say("seats"), say("seats-lead"), [chart])

    def figures(self, figures: Mapping[str, Any], seats: int) -> list[Section]:
        """The game's own figures, each by its shape."""
        say, found, numbers = self.say, [], []
        for name, figure in figures.items():
            title = self.titles.figure(name)
            if "by_side" in figure:
                found.append(self.sides(name, title, figure["by_side"], seats))
            elif "counts" in figure:
                if 1 < len(figure["counts"]) <= MOST_COUNTS:
                    found.append(self.counted(name, title, figure["counts"]))
            elif "by_seat" in figure:
                means = " ".join(say.number(number["mean"], 1) for number in figure["by_seat"])
                numbers.append((title, say("mean-by-seat", means=means)))
            else:
                numbers.append((title, self.between(figure)))
        if numbers:
            table = DataTable((), numbers)
            found.append(Section(say("figures"), say("figures-lead"), table=table))
        return found

    def sides(
        self, name: str, title: str, sides: Mapping[str, Mapping[str, float]], seats: int
    ) -> Section:
        say = self.say
        rows = [_bar(self.titles.value(side), share) for side, share in sides.items()]
        words = say("side-chart", figure=title)
        chart = bars(f"by {name}", words, rows, 1 / seats, say)
        return Section(title, say("side-lead"), [chart])

    def counted(self, name: str, title: str, counts: Mapping[str, int]) -> Section:
        named = {self.titles.value(value): count for value, count in counts.items()}
        rows = self.count_rows(named, sum(counts.values()))
        chart = bars(name, title, rows, say=self.say)
        return Section(title, self.say("counts-lead"), [chart])

    def between(self, figure: Mapping[str, float]) -> str:
        say = self.say
        least, most = (say.number(figure[end], digits(figure[end])) for end in ("least", "most"))
        return say("mean-between", mean=say.number(figure["mean"], 2), least=least, most=most)

    def endings(self, endings: Mapping[str, int], games: int) -> Section:
        say = self.say
        named = {self.titles.ending(ending): count for ending, count in endings.items()}
        chart = bars("endings", say("endings"), self.count_rows(named, games), say=say)
        return Section(say("endings"), say("endings-lead"), [chart])

    def count_rows(self, counts: Mapping[str, int], games: int) -> list[Bar]:
        rows = []
        for name, count in sorted(counts.items(), key=lambda item: -item[1]):
            share = Sum()
            share.ceiling = 1.0
            share.count, share.total, share.squares = games, float(count), float(count)
            low, high = share.interval()
            note = self.say("games-counted", n=count, games=self.say.number(count))
            rows.append(Bar(name, count / games, low, high, note))
        return rows

    def length(self, base: "Notes", lengths: Mapping[str, Any]) -> Section:
        say = self.say
        told = {name: say.number(lengths[name]) for name in ("median", "least", "most")}
        words = say("length-lead", mean=say.number(lengths["mean"], 1), **told)
        chart = columns("length", say("length-chart"), balance.lengths(base), say)
        return Section(say("length"), words, [chart])

    def players(self, wanted: Sequence["Variation"], notes: Sequence["Notes"]) -> Section:
        """By number of players: the best and the worst seat, and how long it takes."""
        say = self.say
        sizes = [i for i, v in enumerate(wanted) if not v.is_paired]
        sizes.sort(key=lambda i: wanted[i].series.seats)
        rows = [self.players_row(wanted[at].series.seats, notes[at]) for at in sizes]
        heads = ("players", "games", "best", "worst", "decisions", "endings")
        table = DataTable([say(f"column-{head}") for head in heads], rows)
        return Section(say("players"), say("players-lead"), table=table)

    def players_row(self, seats: int, notes: "Notes") -> tuple[str, ...]:
        say, tally = self.say, notes.tally
        shares = [seat.mean() for seat in tally.by_seat]
        best, worst = shares.index(max(shares)), shares.index(min(shares))
        length = sum(k * n for k, n in tally.decisions.items()) / tally.games
        endings = [
            self.with_share(self.titles.ending(ending), n / tally.games, 0)
            for ending, n in tally.endings.most_common(3)
        ]
        return (
            str(seats),
            say.number(tally.games),
            self.with_share(say.seat(best), shares[best], 1),
            self.with_share(say.seat(worst), shares[worst], 1),
            say.number(length),
            say.row(endings),
        )

    def with_share(self, name: str, share: float, places: int) -> str:
        return self.say("name-count", name=name, count=self.say.percent(share, places))

    def what_if(self, wanted: Sequence["Variation"], notes: Sequence["Notes"]) -> Section | None:
        say, charts, words = self.say, [], []
        for variation, other in zip(wanted, notes, strict=True):
            if variation.is_paired:
                told = balance.differences(notes[0], other)
                title = self.titles.change(variation.name)
                charts.append(gaps(f"what if {variation.name}", title, self.gap_rows(told)))
                ends = {"gap": "mean", "low": "low", "high": "high"}
                length = {a: say.number(told["length"][b], 1, True) for a, b in ends.items()}
                games = say.number(other.tally.games)
                words.append(say("what-if-note", games=games, **length))
        if not charts:
            return None
        return Section(say("what-if"), say("what-if-lead"), charts, words)

    def gap_rows(self, told: Mapping[str, Any]) -> list[Bar]:
        """What a variation changes: endings if there are several, then what each seat wins."""
        endings = told["endings"] if len(told["endings"]) > 1 else {}
        rows = [
            self.gap(self.titles.ending(ending), gap, "gap-endings")
            for ending, gap in endings.items()
        ]
        return rows + [
            self.gap(self.say.seat(seat), gap, "gap-wins") for seat, gap in enumerate(told["seats"])
        ]

    def gap(self, name: str, gap: Mapping[str, float], of: str) -> Bar:
        note = self.say(of, gap=self.say.percent(gap["mean"], 1, True))
        return Bar(name, gap["mean"], gap["low"], gap["high"], note)

    def moves(self, impact: Sequence[Mapping[str, Any]]) -> Section | None:
        say, shown = self.say, list(impact)
        if len(shown) > MOST_MOVES:
            shown = shown[: MOST_MOVES // 2] + shown[-MOST_MOVES // 2 :]
        if not shown:
            return None
        rows = []
        for row in shown:
            gap, seen = say.percent(row["gain"], 1, True), say.percent(row["seen"])
            note = say("gap-moves", gap=gap, share=seen)
            name = self.titles.move(row["move"])
            rows.append(Bar(name, row["gain"], row["low"], row["high"], note))
        chart = gaps("moves", say("winning"), rows)
        return Section(say("winning"), say("winning-lead"), [chart])

    def rules(self, rules: Sequence[Mapping[str, Any]]) -> Section:
        say = self.say
        rows = [
            (
                self.titles.event(row["kind"]),
                say.percent(row["games"], 1),
                say.number(row["times"], 2),
                row["clauses"],
            )
            for row in rules
        ]
        never = sum(row["times"] == 0 for row in rules)
        words = say("rules-lead", never=say.number(never), all=say.number(len(rules)))
        heads = [say(f"column-{head}") for head in ("what", "games", "a-game", "clauses")]
        return Section(say("rules"), words, table=DataTable(heads, rows))


def _bar(name: str, share: Mapping[str, float]) -> Bar:
    return Bar(name, share["share"], share["low"], share["high"])


def digits(number: float) -> int:
    """How many digits to write after the point: none for a whole number."""
    return 0 if number == round(number) else 2
