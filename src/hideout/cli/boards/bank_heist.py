"""Bank Heist on a terminal: the trackers, the truck, and everybody in a ring."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards import title

View = Mapping[str, Any]

WIDTH: Final = 76
CELL: Final = 24  # one player
BAGS: Final = 5
COLOURS: Final = {
    "crew": "bright_green",
    "sticky-fingers": "green",
    "agent": "bright_blue",
    "rival": "bright_red",
}
NOBODY: Final = -1
LAST_CLAIMS: Final = 4
CLAIMS: Final = {
    "claim-passed-bag": "I passed {} a bag",
    "claim-kept": "{} kept a bag",
    "claim-trust": "I trust {}",
    "claim-suspect": "I suspect {}",
    "claim-tattoo": "{} has a tattoo",
    "claim-no-tattoo": "{} has no tattoo",
}


def render(view: View, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [_tracks(view), _ring(view, names), _centre(view, names)]
    if view["seat"] != NOBODY:
        parts.append(_own(view, names))
    return Group(*parts)


# The board


def _tracks(view: View) -> Panel:
    """The robbery's spaces, then the Getaway's, with the token on one of them."""
    _, first_alarm, agents_win, hideout = view["board"]
    in_bank = view["truck"] < BAGS  # the fifth bag sends the truck off
    robbery = Text("Robbery  ")
    for space in range(1, agents_win + 1):
        name = "AGENTS WIN" if space == agents_win else str(space)
        style = "bright_blue" if space == agents_win else "red" if space >= first_alarm else ""
        robbery.append(_space(name, in_bank and view["token"] == space), style=style)
    getaway = Text("Getaway  ")
    for space in range(1, hideout + 1):
        name = "HIDEOUT" if space == hideout else str(space)
        getaway.append(_space(name, not in_bank and view["token"] == space))
    truck = Text("Truck    ")
    truck.append("$ " * view["truck"], style="bright_yellow")
    truck.append("_ " * (BAGS - view["truck"]), style="dim")
    truck.append(
        f"   vault {view['vault_cards']}  alarm {view['alarm_cards']}"
        f"  discard {view['discard_cards']}  handcuffs {view['handcuffs']}",
        style="dim",
    )
    words = view["stage"].replace("-", ": ", 1)
    legend = "* Start Player; turns go clockwise" if view["start"] != NOBODY else None
    return Panel(
        Group(robbery, getaway, truck), title=words, subtitle=legend, width=WIDTH, box=box.ROUNDED
    )


def _space(name: str, has_token: bool) -> str:
    return f"[{name}] " if has_token else f" {name}  "


# The players


def _ring(view: View, names: Sequence[str]) -> Table:
    """Clockwise: the upper row from left to right, the lower from right to left."""
    seats = len(names)
    above = (seats + 1) // 2
    grid = Table.grid(padding=(0, 1))
    columns = 3 if seats <= 6 else 4
    for _ in range(columns):
        grid.add_column(width=CELL if columns == 3 else 18)
    upper = [_player(view, names, seat) for seat in range(above)]
    lower = [_player(view, names, seat) for seat in reversed(range(above, seats))]
    while len(lower) < len(upper):
        lower.append(Text(""))
    grid.add_row(*upper)
    grid.add_row(*lower)
    return grid


def _player(view: View, names: Sequence[str], seat: int) -> RenderableType:
    player = view["players"][seat]
    head = Text(names[seat][:14])
    if seat == view["seat"]:
        head.append(" (you)")
    if seat == view["start"]:
        head.append(" *")
    lines = [_identity(player), _standing(view, player)]
    if player["attribute"]:
        lines.append(Text(_attribute(view, player), style="yellow"))
    lines.append(Text(_cards(view, player, seat)))
    is_deciding = seat in view["deciding"]
    style = "bright_white" if is_deciding else "dim" if not player["living"] else ""
    foot = "is deciding" if is_deciding else "turn" if seat == view["turn"] else None
    return Panel(Group(*lines), title=head, subtitle=foot, border_style=style, box=box.SQUARE)


def _attribute(view: View, player: Mapping[str, Any]) -> str:
    words = title(view, player["attribute"])
    if player["attribute"] == "poisoned" and view["poison_turns"]:
        return f"{words}, turn {view['poison_turns']}"
    return words + (" (used)" if player["martial_used"] else "")


def _cards(view: View, player: Mapping[str, Any], seat: int) -> str:
    """How many there are, and which of them one knows; one's own lie below."""
    known = player["known"] if seat != view["seat"] else []
    words = f"{player['cards']} card{'s' * (player['cards'] != 1)}"
    if not known:
        return words
    return f"{words}{',' if len(known) < player['cards'] else ':'} {_counted(view, known)}"


def _counted(view: View, cards: Sequence[str]) -> str:
    """2 Adrenaline, Knife"""
    kinds = sorted(set(cards))
    return ", ".join(
        (f"{cards.count(card)} " if cards.count(card) > 1 else "") + title(view, card)
        for card in kinds
    )


def _identity(player: Mapping[str, Any]) -> Text:
    name = player["identity"]
    if name:
        words = name.replace("-", " ").title()
        return Text(words, style=COLOURS[name])
    could = player["could_be"]
    ruled_out = [word for word in COLOURS if word not in could]
    if not ruled_out:
        return Text("?", style="dim")
    if len(ruled_out) == 1:
        return Text(f"? no {ruled_out[0].split('-')[0]}", style="dim")
    return Text("? " + "/".join(word.split("-")[0] for word in could), style="dim")


def _standing(view: View, player: Mapping[str, Any]) -> Text:
    if not player["living"]:
        return Text("dead", style="red")
    words = [
        word
        for key, word in (
            ("tied", "zip-tied"),
            ("cuffed", "handcuffed"),
            ("cold", "out cold"),
            ("bleeding", "bleeding"),
            ("vest_used", "vest used"),
            ("face_up", "hand open"),
        )
        if player[key]
    ]
    return Text(", ".join(words) or "free", style="red" if words else "dim")


# What is going on


def _centre(view: View, names: Sequence[str]) -> Panel:
    lines = [Text(line) for line in _news(view, names)]
    if view["deciding"] == [view["seat"]]:
        lines.append(Text("You are deciding."))
    elif view["deciding"]:
        who = ", ".join(names[seat] for seat in view["deciding"])
        lines.append(Text(f"{who} {'is' if len(view['deciding']) == 1 else 'are'} deciding."))
    return Panel(Group(*lines) if lines else Text("Nothing yet."), width=WIDTH, box=box.ROUNDED)


def _news(view: View, names: Sequence[str]) -> list[str]:
    news = []
    if view["ending"]:
        won = ", ".join(names[seat] for seat in view["winners"]) or "nobody"
        news.append(f"The end: {view['ending'].replace('-', ' ')}. Winners: {won}.")
    if view["code"] and view["phase"] == "crack":
        news.append("The code: " + "  ".join(str(digit) for digit in view["code"]))
    if view["alarm_card"]:
        news.append(f"Alarm card: {title(view, view['alarm_card'])}")
    if view["receiver"] != NOBODY and view["phase"] == "receive":
        news.append(f"{names[view['receiver']]} is looking at a card.")
    for attack in view["attacks"]:
        beside = f" and {names[attack['side']]}" if attack["side"] != NOBODY else ""
        kind = attack["kind"].replace("-", " ")
        news.append(f"{names[attack['attacker']]}: {kind} at {names[attack['target']]}{beside}.")
    for claim in view["claims"][-LAST_CLAIMS:]:
        words = CLAIMS[claim["claim"]].format(names[claim["about"]])
        news.append(f'{names[claim["seat"]]} said: "{words}."')
    return news


def _own(view: View, names: Sequence[str]) -> Panel:
    """One's own identity, partner and hand."""
    identity = view["identity"]
    words = Text("You are ")
    words.append(identity.replace("-", " ").title(), style=COLOURS[identity])
    if view["partner"] != NOBODY:
        words.append(f"; so is {names[view['partner']]}")
    cards = [Text(f"[{title(view, card)}]", style="bold") for card in view["hand"]]
    hand: RenderableType = Columns(cards) if cards else Text("Your hand is empty.", style="dim")
    parts: list[RenderableType] = [words, hand]
    if view["card"]:
        parts.append(Text(f"On its way: {title(view, view['card'])}", style="bright_yellow"))
    if view["vault"]:
        parts.append(Text("In the vault: " + _counted(view, view["vault"])))
    return Panel(Group(*parts), width=WIDTH, box=box.ROUNDED)
