"""Heist Hustle on a terminal: the weapons round the location, and the points sheets."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards import title

View = Mapping[str, Any]

COLOURS: Final = (
    "bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "bright_blue",
    "bright_red", "cyan", "yellow", "green", "magenta",
)  # fmt: skip
DICE: Final = " ⚀⚁⚂⚃⚄⚅"
SIDE_BY_SIDE: Final = 160  # columns from which the sheets stand beside the table
LOW: Final = 40  # lines of a terminal below which the table is drawn flat
CELL: Final = 18  # a weapon
CENTRE: Final = 36  # the location
NAME: Final = 20  # a player, with "(you)" if that fits
COLUMNS: Final = ("heist", "spinner", "wild", "house")
# Three left, three right, two above, two below, as the rule book lays them.
LEFT: Final = (0, 1, 2)
RIGHT: Final = (3, 4, 5)
ABOVE: Final = (6, 7)
BELOW: Final = (8, 9)


def render(view: View, names: Sequence[str]) -> RenderableType:
    return _Board(view, names)


class _Board:
    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        is_low = console.is_terminal and console.height < LOW
        table = (_flat_table if is_low else _table)(self.view, self.names)
        sheets = _sheets(self.view, self.names)
        if options.max_width >= SIDE_BY_SIDE:
            yield Columns([table, sheets], padding=(0, 2))
        else:
            yield Group(table, sheets)


def _table(view: View, names: Sequence[str]) -> Panel:
    """The weapons lie round the location."""
    grid = Table.grid(padding=(0, 0))
    for width in (CELL, CENTRE, CELL):
        grid.add_column(width=width, justify="center", vertical="middle", overflow="ellipsis")
    grid.add_row("", _pair(view, names, ABOVE), "")
    place = Panel(
        Align.center(_centre(view, names), vertical="middle"),
        box=box.DOUBLE,
        border_style="yellow",
        width=CENTRE - 2,
        height=7,
    )
    grid.add_row(_stack(view, names, LEFT), place, _stack(view, names, RIGHT))
    grid.add_row("", _pair(view, names, BELOW), "")
    return _framed(view, grid)


def _flat_table(view: View, names: Sequence[str]) -> Panel:
    """The same on five lines."""
    half = len(view["weapons"]) // 2
    grid = Table.grid(padding=(0, 1))
    for width in (CELL + 5, CENTRE - 10, CELL + 5):
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    left, right = (
        Text("\n").join(_weapon(view, names, i, " ") for i in numbers)
        for numbers in (range(half), range(half, 2 * half))
    )
    grid.add_row(left, _centre(view, names), right)
    return _framed(view, grid)


def _framed(view: View, grid: Table) -> Panel:
    heist = min(view["round"], view["rounds"])
    return Panel(
        grid,
        title=f"Heist Hustle, heist {heist} of {view['rounds']}",
        subtitle=_still_to_come(view),
        box=box.ROUNDED,
        border_style="dim",
        expand=False,
        padding=(0, 1),
    )


def _still_to_come(view: View) -> str:
    left = len(view["coming"])
    coming = f"{left} location{'s' * (left != 1)} face down"
    return f"last heist: {title(view, view['done'][-1])}; {coming}" if view["done"] else coming


def _stack(view: View, names: Sequence[str], weapons: Sequence[int]) -> Table:
    grid = Table.grid(padding=(0, 0))
    grid.add_column(width=CELL, justify="center")
    for i, weapon in enumerate(weapons):
        if i:
            grid.add_row("")
        grid.add_row(_weapon(view, names, weapon))
    return grid


def _pair(view: View, names: Sequence[str], weapons: Sequence[int]) -> Table:
    grid = Table.grid(padding=(0, 0))
    for _ in weapons:
        grid.add_column(width=CENTRE // 2, justify="center")
    grid.add_row(*(_weapon(view, names, weapon) for weapon in weapons))
    return grid


def _weapon(view: View, names: Sequence[str], number: int, between: str = "\n") -> Text:
    """A card: its title, and whose it is."""
    card = view["weapons"][number]
    owner = card["owner"]
    name = title(view, card["weapon"])
    text = Text(justify="center" if between == "\n" else "left")
    text.append(name, style="bold" if owner < 0 else f"bold {_colour(owner)}")
    if card["weapon"] in view["hot"]:
        text.append(" x2", style="bold red")
    if owner < 0:
        text.append(f"{between}·", style="dim")
    else:
        mark = "●" if card["played"] else "○"
        text.append(f"{between}{mark} {names[owner]}", style=_colour(owner))
    return text


def _centre(view: View, names: Sequence[str]) -> Text:
    text = Text(justify="center", no_wrap=True, overflow="ellipsis")
    if view["location"] is not None:
        text.append(title(view, view["location"]), style="bold white")
        text.append(f"\n{view['points']} points", style="bright_yellow")
        text.append("\nmastermind ", style="dim")
        text.append(names[view["mastermind"]], style=f"bold {_colour(view['mastermind'])}")
    elif view["winners"]:
        text.append("The last location is robbed", style="bold white")
    else:
        text.append("Who leads first?", style="bold white")
        text.append("\nfirst 3, else first even", style="dim")
    text.append("\n")
    text.append_text(_wild(view, names))
    text.append("\n")
    text.append_text(_die(view))
    return text


def _wild(view: View, names: Sequence[str]) -> Text:
    holder, named = view["wild_holder"], view["named"]
    if holder < 0:
        return Text("wild card on the table", style="dim")
    who = (names[holder], _colour(holder))
    if named is None:
        return Text.assemble(("wild card: ", "dim"), who)
    if named == "unused":
        return Text.assemble(("wild card: ", "dim"), who, ", unused")
    return Text.assemble(("wild: ", "dim"), who, (" = ", "dim"), (title(view, named), "bold"))


def _die(view: View) -> Text:
    die = view["die"]
    if not die:
        return Text("die not rolled", style="dim")
    is_success = die % 2 == 0
    words = "success" if is_success else "failure"
    again = ", second try" if view["tried_again"] else ""
    return Text(
        f"{DICE[die]}  {die}: {words}{again}", style="bold green" if is_success else "bold red"
    )


def _sheets(view: View, names: Sequence[str]) -> Table:
    """One line a player: this round's roll or answer, the last heist, and the sums so far."""
    used = _columns_used(view)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("", width=2)
    table.add_column("player", no_wrap=True, overflow="ellipsis", max_width=NAME)
    table.add_column(_now_heading(view), justify="right", no_wrap=True)
    if view["done"]:
        table.add_column("last", justify="right")
    for column in used:
        table.add_column(column, justify="right", style="dim")
    table.add_column("total", justify="right")
    for seat, name in enumerate(names):
        sheet = view["sheets"][seat]
        sums = [sum(line[COLUMNS.index(column)] for line in sheet) for column in used]
        you = " (you)" if seat == view["seat"] and name != "You" else ""
        you = you if len(name + you) <= NAME else ""
        table.add_row(
            _marks(view, seat),
            Text(f"{name}{you}", style=_colour(seat)),
            _now(view, seat),
            *([Text(_signed(sum(sheet[-1])))] if view["done"] else []),
            *(Text(_signed(points)) for points in sums),
            Text(str(view["totals"][seat]), style="bold"),
        )
    return table


def _columns_used(view: View) -> list[str]:
    """The house column only where a house rule has been at work."""
    has_house = any(line[3] for sheet in view["sheets"] for line in sheet)
    return list(COLUMNS if has_house else COLUMNS[:3])


def _marks(view: View, seat: int) -> Text:
    """Who leads, and who is waited for."""
    if seat in view["winners"]:
        return Text("♛", style="bold bright_yellow")
    marks = Text()
    marks.append("▶" if _is_waited_for(view, seat) else " ", style="bold")
    marks.append("★" if seat == view["mastermind"] else " ", style="bright_yellow")
    return marks


def _is_waited_for(view: View, seat: int) -> bool:
    phase = view["phase"]
    if phase in ("start", "wild", "weapons"):
        return bool(seat == view["turn"])
    if phase == "name":
        return bool(seat == view["wild_holder"])
    if phase == "bail":
        return seat != view["mastermind"] and view["answers"][seat] is None
    return phase != "over" and bool(seat == view["mastermind"])


def _now_heading(view: View) -> str:
    if view["phase"] == "start":
        return "first roll"
    if view["phase"] == "over":
        return "led"
    return "answer" if any(view["answers"]) or view["phase"] == "bail" else "wild roll"


def _now(view: View, seat: int) -> Text:
    heading = _now_heading(view)
    if heading == "first roll":
        rolls = view["start_rolls"]
        return _roll(rolls[seat] if seat < len(rolls) else 0, good=(3,))
    if heading == "led":
        return Text(str(view["led"][seat]), style="dim")
    if heading == "answer":
        answer = view["answers"][seat]
        return Text("closed" if answer == "" else answer or "")
    return _roll(view["wild_rolls"][seat], good=(4, 6))


def _roll(die: int, good: Sequence[int]) -> Text:
    return Text(f"{DICE[die]} {die}" if die else "", style="bold green" if die in good else "")


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "·"


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
