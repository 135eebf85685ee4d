"""Heat on a terminal: the State of Affairs beside the players' Records, and one's own hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards import title

View = Mapping[str, Any]

COLOURS: Final = ("bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "bright_blue")
NAME: Final = 12  # columns for a name
HEISTS: Final = 3
STAGES: Final = 4


def render(view: View, names: Sequence[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column()
    table.add_row(_board(view), _players(view, names))
    parts: list[RenderableType] = [
        Panel(
            table,
            title=_where(view),
            subtitle=_below(view, names),
            box=box.ROUNDED,
            border_style="dim",
            expand=False,
            padding=(0, 1),
        )
    ]
    if view["hand"]:
        parts.append(_hand(view))
    if view["choice"]:
        parts.append(_choice(view, names))
    remembered = _memory(view, names)
    if remembered:
        parts.append(remembered)
    return Group(*parts)


def _where(view: View) -> str:
    heist = f"Heat, Heist {view['heist']} of {HEISTS}"
    if view["phase"] == "draft":
        return f"{heist}, draft {view['round']} of 3, pass {view['passes']}"
    if view["phase"] == "over":
        return "Heat, the pay-off"
    extra = f", additional A phase {view['extra_a']}" if view["extra_a"] else ""
    return f"{heist}, Stage {view['stage']} of {STAGES}{extra}"


def _below(view: View, names: Sequence[str]) -> str:
    if view["winners"]:
        return f"{' and '.join(names[seat] for seat in view['winners'])} won"
    if view["phase"] == "over":
        return "nobody won"
    parts = [f"{view['deck']} in the deck"]
    if view["apb"] is not None:
        parts.append(f"{view['apb']['left']} APB cards")
    return ", ".join(parts)


def _board(view: View) -> Text:
    """The rows of the board, the top one first; an arrow at the one that sets the price."""
    board = view["board"]
    text = Text("HEAT\n", style="bold")
    empty = [row for row in board["rows"] if not row["tokens"]]
    price_row = empty[-1] if empty else None
    for row in reversed(board["rows"]):
        gone = row["slots"] - row["tokens"]
        is_price = row is price_row
        text.append(f"${row['price']:<3}", style="bold bright_red" if is_price else "dim")
        text.append("○" * gone, style="dim")
        text.append("●" * row["tokens"], style="red")
        text.append(" <\n" if is_price else "\n", style="bold bright_red")
    text.append(f"${view['price']} a token", style="bold bright_red")
    more = board["next_price_in"]
    text.append(f"\n{more} to the next" if more is not None else "\nno dearer", style="dim")
    return text


def _players(view: View, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("", width=1)
    table.add_column("player", no_wrap=True, overflow="ellipsis", max_width=NAME)
    table.add_column("cash", justify="right", no_wrap=True)
    table.add_column("heat", justify="right", no_wrap=True)
    table.add_column("hand", justify="right", no_wrap=True)
    table.add_column("Record", overflow="fold", max_width=34)
    for seat, name in enumerate(names):
        you = " (you)" if seat == view["seat"] and name != "You" else ""
        you = you if len(name + you) <= NAME else ""
        table.add_row(
            _mark(view, seat),
            Text(f"{name}{you}", style=COLOURS[seat]),
            _cash(view, seat),
            Text(str(view["heat"][seat]), style="bold red" if view["heat"][seat] else "dim"),
            Text(str(view["hands"][seat]), style="dim"),
            _record(view, seat),
        )
    return table


def _cash(view: View, seat: int) -> Text:
    """What somebody has; of a jailed player also what is gone."""
    text = Text(f"${view['money'][seat]}", style="bold green")
    if view["lost"][seat]:
        text.append(f" (lost ${view['lost'][seat]})", style="red")
    return text


def _mark(view: View, seat: int) -> Text:
    if seat in view["jailed"]:
        return Text("#", style="bold red")
    if seat in view["winners"]:
        return Text("*", style="bold bright_yellow")
    return Text("●" if view["chosen"][seat] else " ", style="green")


def _record(view: View, seat: int) -> Text:
    """Older cards dim, the one in use bright, what a copy stands for, and what was claimed."""
    text = Text()
    record, using = view["records"][seat], view["using"][seat]
    for place, card in enumerate(record):
        is_current = place == len(record) - 1 and using is not None
        text.append(", " if place else "", style="dim")
        text.append(title(view, card), style=f"bold {COLOURS[seat]}" if is_current else "dim")
        if is_current and using != card:
            text.append(f" as {title(view, using)}", style=COLOURS[seat])
    if view["aside"][seat]:
        text.append(f" +{view['aside'][seat]} aside", style="dim")
    claim = view["claims"][seat]
    if claim is not None:
        said = "no Heat" if claim == "quiet" else title(view, claim)
        text.append(f"{' ' if record else ''}“{said}”", style="italic")
    return text


def _hand(view: View) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="dim", overflow="fold")
    for card in dict.fromkeys(view["hand"]):
        copies = view["hand"].count(card)
        name = title(view, card) + (f" x{copies}" if copies > 1 else "")
        table.add_row(name, view["effects"].get(card, ""))
    return table


def _choice(view: View, names: Sequence[str]) -> Text:
    """What one has chosen in secret: `pass heavy`, `copy p2`, `again 1`."""
    said = []
    for choice in view["choice"]:
        verb, what = choice.split()
        is_seat = verb in ("copy", "question")
        said.append(f"{verb} {names[int(what[1:])] if is_seat else title(view, what)}")
    return Text(f"your choice: {', '.join(said)}", style="green")


def _memory(view: View, names: Sequence[str]) -> Text | None:
    """What one passed, got and saw in this Heist."""
    memory = view["memory"]
    if memory is None:
        return None
    lines = []
    if memory["passed"]:
        to, giver = names[memory["passed_to"]], names[memory["received_from"]]
        lines.append(f"passed to {to}: {_titles(view, memory['passed'])}")
        lines.append(f"got from {giver}: {_titles(view, memory['received'])}")
    if memory["aside"]:
        lines.append(f"set aside: {_titles(view, memory['aside'])}")
    for look in memory["seen"]:
        lines.append(f"saw in the hand of {names[look['seat']]}: {_titles(view, look['cards'])}")
    return Text("\n".join(lines), style="dim") if lines else None


def _titles(view: View, cards: Sequence[str]) -> str:
    return ", ".join(title(view, card) for card in cards) or "nothing"
