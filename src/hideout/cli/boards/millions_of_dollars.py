"""Millions of Dollars on a terminal: the score, the Role cards, the money, and every offer."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards.speech import Labels, called, coloured, labels, short, title, winning

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
NAME: Final = 14  # columns for a player, with "(you)" if that fits
ABREAST: Final = 2  # offers in a line
LONGEST: Final = 10  # of a name beside an offer


def render(view: View, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [_score(view), _players(view, names)]
    if view["offers"]:
        parts.append(_offers(view, names))
    parts.append(_foot(view, names))
    return Group(*parts)


def _say(view: View) -> Labels:
    return labels(view, "millions_of_dollars")


def _score(view: View) -> Panel:
    """The Loot card and the Role cards beside it."""
    loot, say = view["loot"], _say(view)
    text = Text(justify="center")
    text.append(title(view, loot["id"]), style="bold white")
    text.append("   " + say("loot", n=loot["loot"]), style="bright_yellow")
    text.append("   " + say("loot-ante", n=loot["ante"]), style="yellow")
    if loot["symbol"] != "none":
        text.append("   ")
        text.append_text(_with_role(view, "symbol", loot["symbol"], "dim"))
    text.append("\n")
    text.append_text(_role_cards(view))
    return Panel(
        text,
        title=say("round-of", n=view["round"], all=view["rounds"]),
        subtitle=say("reserve", reserve=view["reserve"], target=view["target"]),
        box=box.ROUNDED,
        border_style="yellow",
        width=WIDTH,
    )


def _role_cards(view: View) -> Text:
    say = _say(view)
    shown = {role: count for role, count in view["visible"].items() if count}
    if not shown:
        used = say.row([title(view, role) for role in view["roles"]])
        return Text(say("roles-used", roles=used), style="dim")
    text = Text()
    for role, count in shown.items():
        text.append_text(_role(view, role))
        text.append(f" {say('copies', n=count)}   " if count > 1 else "   ")
    text.append(say("one-face-down"), style="dim")
    if view["named"]:
        text.append("\n")
        text.append_text(_with_role(view, "named", view["named"], "bold"))
    return text


def _role(view: View, role: str) -> Text:
    return Text(title(view, role), style=ROLE_STYLES[role])


def _with_role(view: View, id: str, role: str, style: str) -> Text:
    """A label with a Role in it."""
    name = title(view, role)
    return coloured(_say(view)(id, role=name), {name: f"not dim {ROLE_STYLES[role]}"}, style)


def _players(view: View, names: Sequence[str]) -> Table:
    say = _say(view)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
    table.add_column("", width=2)
    table.add_column(say("player"), no_wrap=True, overflow="ellipsis", max_width=NAME)
    table.add_column(say("column-cash"), justify="right")
    table.add_column("", width=2, no_wrap=True)
    each = len(view["characters"]) // len(names)
    table.add_column(say("column-characters", n=each), no_wrap=True)
    table.add_column(say("column-says"), no_wrap=True, overflow="ellipsis", max_width=22)
    if any(view["last"]):
        table.add_column(say("column-last"), no_wrap=True, overflow="ellipsis", max_width=12)
    for seat in range(len(names)):
        last = [_last(view, seat)] if any(view["last"]) else []
        table.add_row(
            _marks(view, seat),
            Text(called(view, names, seat, NAME), style=_colour(seat)),
            Text(say("money", n=view["cash"][seat]), style="bold"),
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
    text, say = Text(), _say(view)
    if view["phase"] == "choose":
        if character["role"]:
            return _role(view, character["role"])
        return Text(say("chosen") if view["chosen"][seat] else "-", style="dim")
    if character["role"]:
        text.append_text(_role(view, character["role"]))
    elif character["state"] != "hand":
        text.append(say("face-down") if character["state"] == "in" else "?", style="dim")
    if character["ante"]:
        text.append(" " + say("money", n=character["ante"]), style="yellow")
        text.append(" " + say("lent") if character["lent"] else "", style="dim")
    if character["state"] in ("withdrawn", "eliminated"):
        gone = say("left") if character["state"] == "withdrawn" else say("out")
        text.append(f" {gone}", style="bold red")
    return text


def _says(view: View, seat: int) -> Text:
    """The last claim and the last price."""
    text, say = Text(), _say(view)
    if view["claims"][seat]:
        text.append_text(_role(view, view["claims"][seat]))
    if view["asks"][seat]:
        text.append(say("list-separator") if text else "", style="dim")
        text.append(say("asks", n=view["asks"][seat]), style="dim")
    return text


def _last(view: View, seat: int) -> Text:
    """Under the variant: what may not be repeated."""
    slots = len(view["characters"]) // len(view["cash"])
    roles = [role for role in view["last"][seat * slots : (seat + 1) * slots] if role]
    return Text(" ".join(title(view, role) for role in roles), style="dim")


def _offers(view: View, names: Sequence[str]) -> RenderableType:
    """Who pays whom to leave; one's own first."""
    me = view["seat"]
    rows = sorted(view["offers"], key=lambda row: me not in (row["payer"], row["seat"]))
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(ABREAST):
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=WIDTH // ABREAST)
    for i in range(0, len(rows), ABREAST):
        table.add_row(*(_offer(view, names, row) for row in rows[i : i + ABREAST]))
    return Group(Text(_say(view)("offers-title"), style="bold"), table)


def _offer(view: View, names: Sequence[str], row: Mapping[str, Any]) -> Text:
    text, say = Text(), _say(view)
    text.append(say.apart(short(names[row["payer"]], LONGEST)), style=_colour(row["payer"]))
    text.append(" ← " if say.is_right_to_left else " → ", style="dim")
    text.append(say.apart(short(names[row["seat"]], LONGEST)), style=_colour(row["seat"]))
    text.append(f" {row['slot']}" * (len(view["characters"]) > len(names)), style="dim")
    text.append(" " + say("money", n=row["amount"]), style="bold bright_yellow")
    text.append(" " + say("private") if row["private"] else "", style="italic")
    mark = {"payer": row["payer"], "slot": row["slot"], "amount": row["amount"]}
    is_held = row["seat"] == view["seat"] and mark in view["held"]
    text.append(" " + say("held") if is_held else "", style="green")
    return text


def _foot(view: View, names: Sequence[str]) -> Text:
    say = _say(view)
    if view["winners"]:
        won = winning(say, names, view["winners"])
        return Text(won, style="bold bright_yellow")
    text = Text(style="dim")
    text.append(say("legend"))
    if view["hurried"]:
        text.append("  " + say("hurried"), style="bold red")
    return text


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
