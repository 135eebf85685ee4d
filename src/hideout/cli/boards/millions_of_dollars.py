"""Millions of Dollars on a terminal: the score, the Role cards, the money, and every offer."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

View = Mapping[str, Any]

COLOURS: Final = (
    "bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "bright_blue",
    "bright_red", "cyan", "yellow",
)  # fmt: skip
ROLE_STYLES: Final = {
    "snitch": "bold bright_red",
    "brute": "bold bright_magenta",
    "driver": "bold bright_cyan",
    "crook": "bold bright_green",
    "mastermind": "bold bright_yellow",
}
WIDTH: Final = 76
ABREAST: Final = 2  # offers in a line
LONGEST: Final = 10  # of a name beside an offer


def render(view: View, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [_score(view), _players(view, names)]
    if view["offers"]:
        parts.append(_offers(view, names))
    parts.append(_foot(view, names))
    return Group(*parts)


def _score(view: View) -> Panel:
    """The Loot card and the Role cards beside it."""
    loot = view["loot"]
    text = Text(justify="center")
    text.append(str(loot["title"]), style="bold white")
    text.append(f"   loot ${loot['loot']}M", style="bright_yellow")
    text.append(f"   ante ${loot['ante']}M", style="yellow")
    if loot["symbol"] != "none":
        text.append("   symbol ", style="dim")
        text.append_text(_role(loot["symbol"]))
    text.append("\n")
    text.append_text(_role_cards(view))
    return Panel(
        text,
        title=f"Millions of Dollars, round {view['round']} of {view['rounds']}",
        subtitle=f"reserve ${view['reserve']}M; ${view['target']}M win after a share",
        box=box.ROUNDED,
        border_style="yellow",
        width=WIDTH,
    )


def _role_cards(view: View) -> Text:
    shown = {role: count for role, count in view["visible"].items() if count}
    if not shown:
        used = ", ".join(str(role).title() for role in view["roles"])
        return Text(f"Roles at this table: {used}", style="dim")
    text = Text()
    for role, count in shown.items():
        text.append_text(_role(role))
        text.append(f" ×{count}   " if count > 1 else "   ")
    text.append("1 face down", style="dim")
    if view["named"]:
        text.append("\nnamed: ", style="bold")
        text.append_text(_role(view["named"]))
    return text


def _role(role: str) -> Text:
    return Text(role.title(), style=ROLE_STYLES[role])


def _players(view: View, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("", width=2)
    table.add_column("player", no_wrap=True, overflow="ellipsis", max_width=14)
    table.add_column("cash", justify="right")
    table.add_column("", width=2, no_wrap=True)
    has_two = len(view["characters"]) > len(names)
    table.add_column("Characters" if has_two else "Character", no_wrap=True)
    table.add_column("says", no_wrap=True, overflow="ellipsis", max_width=22)
    if any(view["last"]):
        table.add_column("last", no_wrap=True, overflow="ellipsis", max_width=12)
    for seat, name in enumerate(names):
        you = " (you)" if seat == view["seat"] and name != "You" else ""
        last = [_last(view, seat)] if any(view["last"]) else []
        table.add_row(
            _marks(view, seat),
            Text(f"{name}{you}", style=_colour(seat)),
            Text(f"${view['cash'][seat]}M", style="bold"),
            _cards(view["intimidation"][seat]),
            _characters(view, seat),
            _says(view, seat),
            *last,
        )
    return table


def _marks(view: View, seat: int) -> Text:
    """Who leads, who is ready, who has still to choose."""
    if seat in view["winners"]:
        return Text("♛", style="bold bright_yellow")
    marks = Text()
    if view["phase"] == "choose":
        marks.append(" " if view["chosen"][seat] else "▶", style="bold")
    elif view["ready"][seat] or seat in view["absent"]:
        marks.append("✓", style="bold green")
    else:
        marks.append("▶" if seat == view["asked"] else " ", style="bold")
    marks.append("★" if seat == view["leader"] else " ", style="bright_yellow")
    return marks


def _cards(count: int) -> Text:
    """Intimidation cards."""
    return Text(f"☠{count}" if count else "", style="bright_red")


def _characters(view: View, seat: int) -> Text:
    own = [character for character in view["characters"] if character["seat"] == seat]
    text = Text()
    for i, character in enumerate(own):
        if i:
            text.append("\n")
        if len(own) > 1:
            text.append(f"{character['slot']} ", style="dim")
        text.append_text(_character(view, seat, character))
    return text


def _character(view: View, seat: int, character: Mapping[str, Any]) -> Text:
    text = Text()
    if view["phase"] == "choose":
        if character["role"]:
            return _role(character["role"])
        return Text("chosen" if view["chosen"][seat] else "-", style="dim")
    if character["role"]:
        text.append_text(_role(character["role"]))
    elif character["state"] != "hand":
        text.append("face down" if character["state"] == "in" else "?", style="dim")
    if character["ante"]:
        text.append(f" ${character['ante']}M", style="yellow")
        text.append(" lent" if character["lent"] else "", style="dim")
    if character["state"] in ("withdrawn", "eliminated"):
        gone = "left" if character["state"] == "withdrawn" else "out"
        text.append(f" {gone}", style="bold red")
    return text


def _says(view: View, seat: int) -> Text:
    """The last claim and the last price."""
    text = Text()
    if view["claims"][seat]:
        text.append_text(_role(view["claims"][seat]))
    if view["asks"][seat]:
        text.append(", " if text else "", style="dim")
        text.append(f"asks ${view['asks'][seat]}M", style="dim")
    return text


def _last(view: View, seat: int) -> Text:
    """Under the variant: what may not be repeated."""
    slots = len(view["characters"]) // len(view["cash"])
    roles = [role for role in view["last"][seat * slots : (seat + 1) * slots] if role]
    return Text(" ".join(role.title() for role in roles), style="dim")


def _offers(view: View, names: Sequence[str]) -> RenderableType:
    """Who pays whom to leave; one's own first."""
    me = view["seat"]
    rows = sorted(view["offers"], key=lambda row: me not in (row["payer"], row["seat"]))
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(ABREAST):
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=WIDTH // ABREAST)
    for i in range(0, len(rows), ABREAST):
        table.add_row(*(_offer(view, names, row) for row in rows[i : i + ABREAST]))
    return Group(Text("Offers to leave", style="bold"), table)


def _offer(view: View, names: Sequence[str], row: Mapping[str, Any]) -> Text:
    text = Text()
    text.append(names[row["payer"]][:LONGEST], style=_colour(row["payer"]))
    text.append(" → ", style="dim")
    text.append(names[row["seat"]][:LONGEST], style=_colour(row["seat"]))
    text.append(f" {row['slot']}" * (len(view["characters"]) > len(names)), style="dim")
    text.append(f" ${row['amount']}M", style="bold bright_yellow")
    text.append(" private" if row["private"] else "", style="italic")
    mark = {"payer": row["payer"], "slot": row["slot"], "amount": row["amount"]}
    is_held = row["seat"] == view["seat"] and mark in view["held"]
    text.append(" held" if is_held else "", style="green")
    return text


def _foot(view: View, names: Sequence[str]) -> Text:
    if view["winners"]:
        won = " and ".join(names[seat] for seat in view["winners"])
        return Text(f"{won} won.", style="bold bright_yellow")
    text = Text(style="dim")
    text.append("★ Leader  ✓ ready  ☠ Intimidation cards")
    if view["hurried"]:
        text.append("  A quick decision has been called for.", style="bold red")
    return text


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
