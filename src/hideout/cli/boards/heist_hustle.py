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

from hideout.cli.boards.speech import Labels, called, coloured, labels, title

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


def _say(view: View) -> Labels:
    return labels(view, "heist_hustle")


def _framed(view: View, grid: Table) -> Panel:
    return Panel(
        grid,
        title=_say(view)("heist-of", n=min(view["round"], view["rounds"]), all=view["rounds"]),
        subtitle=_still_to_come(view),
        box=box.ROUNDED,
        border_style="dim",
        expand=False,
        padding=(0, 1),
    )


def _still_to_come(view: View) -> str:
    say, left = _say(view), len(view["coming"])
    if not view["done"]:
        return say("coming", n=left)
    return say("coming-after", n=left, location=title(view, view["done"][-1]))


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
    text = Text(justify="center" if between == "\n" else "left")
    text.append(
        title(view, card["weapon"]), style="bold" if owner < 0 else f"bold {_colour(owner)}"
    )
    if card["weapon"] in view["hot"]:
        text.append(" " + _say(view)("copies", n=2), style="bold red")
    if owner < 0:
        text.append(f"{between}·", style="dim")
    else:
        mark = "●" if card["played"] else "○"
        name = _say(view).apart(names[owner])
        text.append(f"{between}{mark} {name}", style=_colour(owner))
    return text


def _centre(view: View, names: Sequence[str]) -> Text:
    say = _say(view)
    text = Text(justify="center", no_wrap=True, overflow="ellipsis")
    if view["location"] is not None:
        leader = names[view["mastermind"]]
        style = f"not dim bold {_colour(view['mastermind'])}"
        text.append(title(view, view["location"]), style="bold white")
        text.append("\n" + say("worth", n=view["points"]), style="bright_yellow")
        text.append("\n")
        text.append_text(coloured(say("led-by", name=leader), {leader: style}, "dim"))
    elif view["winners"]:
        text.append(say("all-robbed"), style="bold white")
    else:
        text.append(say("who-first"), style="bold white")
        text.append("\n" + say("who-first-how"), style="dim")
    text.append("\n")
    text.append_text(_wild(view, names))
    text.append("\n")
    text.append_text(_die(view))
    return text


def _wild(view: View, names: Sequence[str]) -> Text:
    say, holder, named = _say(view), view["wild_holder"], view["named"]
    if holder < 0:
        return Text(say("wild-free"), style="dim")
    name = names[holder]
    styles = {name: f"not dim {_colour(holder)}"}
    if named is None:
        return coloured(say("wild-held", name=name), styles, "dim")
    if named == "unused":
        return coloured(say("wild-unused", name=name), styles, "dim")
    weapon = title(view, named)
    styles[weapon] = "not dim bold"
    return coloured(say("wild-named", name=name, weapon=weapon), styles, "dim")


def _die(view: View) -> Text:
    die, say = view["die"], _say(view)
    if not die:
        return Text(say("die-waits"), style="dim")
    is_success = die % 2 == 0
    id = f"die-{'success' if is_success else 'failure'}{'-again' * bool(view['tried_again'])}"
    return Text(f"{DICE[die]}  {say(id, n=die)}", style="bold green" if is_success else "bold red")


def _sheets(view: View, names: Sequence[str]) -> Table:
    """One line a player: this round's roll or answer, the last heist, and the sums so far."""
    used, say = _columns_used(view), _say(view)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("", width=2)
    table.add_column(say("player"), no_wrap=True, overflow="ellipsis", max_width=NAME)
    table.add_column(say(f"column-{_now_heading(view)}"), justify="right", no_wrap=True)
    if view["done"]:
        table.add_column(say("column-last"), justify="right")
    for column in used:
        table.add_column(say(f"column-{column}"), justify="right", style="dim")
    table.add_column(say("column-total"), justify="right")
    for seat in range(len(names)):
        sheet = view["sheets"][seat]
        sums = [sum(line[COLUMNS.index(column)] for line in sheet) for column in used]
        table.add_row(
            _marks(view, seat),
            Text(called(view, names, seat, NAME), style=_colour(seat)),
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
        return "first-roll"
    if view["phase"] == "over":
        return "led"
    return "answer" if any(view["answers"]) or view["phase"] == "bail" else "wild-roll"


def _now(view: View, seat: int) -> Text:
    heading = _now_heading(view)
    if heading == "first-roll":
        rolls = view["start_rolls"]
        return _roll(rolls[seat] if seat < len(rolls) else 0, good=(3,))
    if heading == "led":
        return Text(str(view["led"][seat]), style="dim")
    if heading == "answer":
        return Text(_answer(view, view["answers"][seat]))
    return _roll(view["wild_rolls"][seat], good=(4, 6))


def _answer(view: View, answer: str | None) -> str:
    """Nothing yet, what was answered, or that it is still closed."""
    if answer is None:
        return ""
    return _say(view)(f"answer-{answer}" if answer else "closed")


def _roll(die: int, good: Sequence[int]) -> Text:
    return Text(f"{DICE[die]} {die}" if die else "", style="bold green" if die in good else "")


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "·"


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
