"""Heat on a terminal: the State of Affairs beside the players' Records, and one's own hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards.speech import Labels, action, called, labels, padded, title, winning

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


def _say(view: View) -> Labels:
    return labels(view, "heat")


def _where(view: View) -> str:
    say = _say(view)
    heist = {"heist": view["heist"], "all": HEISTS}
    if view["phase"] == "draft":
        side = say(f"side-{view['passes']}")
        return say("where-draft", **heist, round=view["round"], side=side)
    if view["phase"] == "over":
        return say("where-over")
    stage = {**heist, "stage": view["stage"], "stages": STAGES}
    if view["extra_a"]:
        return say("where-again", **stage, n=view["extra_a"])
    return say("where-stage", **stage)


def _below(view: View, names: Sequence[str]) -> str:
    say = _say(view)
    if view["phase"] == "over":
        return winning(say, names, view["winners"])
    parts = [say("deck", n=view["deck"])]
    if view["apb"] is not None:
        parts.append(say("apb", n=view["apb"]["left"]))
    return say.row(parts)


def _board(view: View) -> Text:
    """The rows of the board, the top one first; an arrow at the one that sets the price."""
    board, say = view["board"], _say(view)
    text = Text(say("price-board") + "\n", style="bold")
    empty = [row for row in board["rows"] if not row["tokens"]]
    price_row = empty[-1] if empty else None
    prices = {row["price"]: say("money", n=row["price"]) for row in board["rows"]}
    room = 2 + max(cell_len(price) for price in prices.values())
    for row in reversed(board["rows"]):
        gone = row["slots"] - row["tokens"]
        is_price = row is price_row
        price = padded(prices[row["price"]], room)
        text.append(price, style="bold bright_red" if is_price else "dim")
        text.append("○" * gone, style="dim")
        text.append("●" * row["tokens"], style="red")
        text.append(" <\n" if is_price else "\n", style="bold bright_red")
    text.append(say("price", n=view["price"]), style="bold bright_red")
    more = board["next_price_in"]
    rises = say("last-price") if more is None else say("next-price", n=more)
    text.append(f"\n{rises}", style="dim")
    return text


def _players(view: View, names: Sequence[str]) -> Table:
    say = _say(view)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("", width=1)
    table.add_column(say("player"), no_wrap=True, overflow="ellipsis", max_width=NAME)
    table.add_column(say("column-cash"), justify="right", no_wrap=True)
    table.add_column(say("column-heat"), justify="right", no_wrap=True)
    table.add_column(say("column-hand"), justify="right", no_wrap=True)
    table.add_column(say("column-record"), overflow="fold", max_width=34)
    for seat in range(len(names)):
        table.add_row(
            _mark(view, seat),
            Text(called(view, names, seat, NAME), style=COLOURS[seat]),
            _cash(view, seat),
            Text(str(view["heat"][seat]), style="bold red" if view["heat"][seat] else "dim"),
            Text(str(view["hands"][seat]), style="dim"),
            _record(view, seat),
        )
    return table


def _cash(view: View, seat: int) -> Text:
    """What somebody has; of a jailed player also what is gone."""
    say = _say(view)
    text = Text(say("money", n=view["money"][seat]), style="bold green")
    if view["lost"][seat]:
        text.append(" " + say("lost", n=view["lost"][seat]), style="red")
    return text


def _mark(view: View, seat: int) -> Text:
    if seat in view["jailed"]:
        return Text("#", style="bold red")
    if seat in view["winners"]:
        return Text("*", style="bold bright_yellow")
    return Text("●" if view["chosen"][seat] else " ", style="green")


def _record(view: View, seat: int) -> Text:
    """Older cards dim, the one in use bright, what a copy stands for, and what was claimed."""
    say, text = _say(view), Text()
    record, using = view["records"][seat], view["using"][seat]
    for place, card in enumerate(record):
        is_current = place == len(record) - 1 and using is not None
        text.append(say("list-separator") if place else "", style="dim")
        text.append(title(view, card), style=f"bold {COLOURS[seat]}" if is_current else "dim")
        if is_current and using != card:
            text.append(" " + say("stands-for", card=title(view, using)), style=COLOURS[seat])
    if view["aside"][seat]:
        text.append(" " + say("aside", n=view["aside"][seat]), style="dim")
    claim = view["claims"][seat]
    if claim is not None:
        said = say("said-quiet") if claim == "quiet" else title(view, claim)
        text.append(f"{' ' if record else ''}{say('speech', what=said)}", style="italic")
    return text


def _hand(view: View) -> Table:
    say = _say(view)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="dim", overflow="fold")
    for card in dict.fromkeys(view["hand"]):
        copies = view["hand"].count(card)
        name = title(view, card) + (" " + say("copies", n=copies) if copies > 1 else "")
        table.add_row(name, view["effects"].get(card, ""))
    return table


def _choice(view: View, names: Sequence[str]) -> Text:
    """What one has chosen in secret: `pass heavy`, `copy p2`, `again 1`."""
    say = _say(view)
    said = [action(view, names, choice) for choice in view["choice"]]
    return Text(say("choice", what=say.row(said)), style="green")


def _memory(view: View, names: Sequence[str]) -> Text | None:
    """What one passed, got and saw in this Heist."""
    memory, say = view["memory"], _say(view)
    if memory is None:
        return None
    lines = []
    if memory["passed"]:
        to, giver = names[memory["passed_to"]], names[memory["received_from"]]
        lines.append(say("passed", name=to, cards=_titles(view, memory["passed"])))
        lines.append(say("got", name=giver, cards=_titles(view, memory["received"])))
    if memory["aside"]:
        lines.append(say("set-aside", cards=_titles(view, memory["aside"])))
    for look in memory["seen"]:
        cards = _titles(view, look["cards"])
        lines.append(say("saw", name=names[look["seat"]], cards=cards))
    return Text("\n".join(lines), style="dim") if lines else None


def _titles(view: View, cards: Sequence[str]) -> str:
    say = _say(view)
    return say.row([title(view, card) for card in cards]) or say("nothing")
