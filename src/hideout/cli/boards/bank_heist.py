"""Bank Heist on a terminal: the trackers, the truck, and everybody in a ring."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards.speech import (
    Labels,
    coloured,
    labels,
    padded,
    short,
    title,
    told,
)
from hideout.engine.message import Message
from hideout.engine.notation import seat_name

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
LONGEST: Final = 14  # columns of a name
# What may be the matter with somebody, and the page's word for it.
STANDING: Final = (
    ("tied", "seat-tied"),
    ("cuffed", "seat-cuffed"),
    ("cold", "seat-cold"),
    ("bleeding", "seat-bleeding"),
    ("vest_used", "seat-vest"),
    ("face_up", "hand-open"),
)


def render(view: View, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [_tracks(view), _ring(view, names), _centre(view, names)]
    if view["seat"] != NOBODY:
        parts.append(_own(view, names))
    return Group(*parts)


def _say(view: View) -> Labels:
    return labels(view, "bank_heist")


# The board


def _tracks(view: View) -> Panel:
    """The robbery's spaces, then the Getaway's, with the token on one of them."""
    say = _say(view)
    heads = [say(track) for track in ("robbery", "getaway", "truck")]
    room = 2 + max(cell_len(head) for head in heads)
    robbery, getaway, truck = (Text(padded(head, room)) for head in heads)
    _, first_alarm, agents_win, hideout = view["board"]
    in_bank = view["truck"] < BAGS  # the fifth bag sends the truck off
    for space in range(1, agents_win + 1):
        name = say("agents-win") if space == agents_win else str(space)
        style = "bright_blue" if space == agents_win else "red" if space >= first_alarm else ""
        robbery.append(_space(name, in_bank and view["token"] == space), style=style)
    for space in range(1, hideout + 1):
        name = say("hideout") if space == hideout else str(space)
        getaway.append(_space(name, not in_bank and view["token"] == space))
    truck.append("$ " * view["truck"], style="bright_yellow")
    truck.append("_ " * (BAGS - view["truck"]), style="dim")
    truck.append("   " + _decks(view), style="dim")
    return Panel(
        Group(robbery, getaway, truck),
        title=say(f"end-{view['ending']}" if view["ending"] else f"stage-{view['stage']}"),
        subtitle=say("legend") if view["start"] != NOBODY else None,
        width=WIDTH,
        box=box.ROUNDED,
    )


def _decks(view: View) -> str:
    return _say(view)(
        "decks",
        vault=view["vault_cards"],
        alarm=view["alarm_cards"],
        discard=view["discard_cards"],
        cuffs=view["handcuffs"],
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
    say, player = _say(view), view["players"][seat]
    head = Text(say.apart(short(names[seat], LONGEST)))
    if seat == view["seat"]:
        head.append(f" {say('you')}")
    if seat == view["start"]:
        head.append(" *")
    lines = [_identity(view, player), _standing(view, player)]
    if player["attribute"]:
        lines.append(Text(_attribute(view, player), style="yellow"))
    lines.append(Text(_cards(view, player, seat)))
    is_deciding = seat in view["deciding"]
    style = "bright_white" if is_deciding else "dim" if not player["living"] else ""
    foot = say("deciding") if is_deciding else say("turn") if seat == view["turn"] else None
    return Panel(Group(*lines), title=head, subtitle=foot, border_style=style, box=box.SQUARE)


def _attribute(view: View, player: Mapping[str, Any]) -> str:
    say, name = _say(view), title(view, player["attribute"])
    if player["attribute"] == "poisoned" and view["poison_turns"]:
        return say("poisoned", attribute=name, n=view["poison_turns"])
    return say("seat-used", what=name) if player["martial_used"] else name


def _cards(view: View, player: Mapping[str, Any], seat: int) -> str:
    """How many there are and which of them the viewer knows; the viewer's own lie below."""
    say = _say(view)
    known = player["known"] if seat != view["seat"] else []
    cards = say("seat-cards", n=player["cards"])
    if not known:
        return cards
    id = "cards-some" if len(known) < player["cards"] else "cards-all"
    return say(id, cards=cards, known=_counted(view, known))


def _counted(view: View, cards: Sequence[str]) -> str:
    """2 Adrenaline, Knife"""
    say = _say(view)
    told = []
    for card in sorted(set(cards)):
        name, copies = title(view, card), cards.count(card)
        told.append(say("counted", n=copies, card=name) if copies > 1 else name)
    return say.row(told)


def _identity(view: View, player: Mapping[str, Any]) -> Text:
    say, name = _say(view), player["identity"]
    if name:
        return Text(title(view, name), style=COLOURS[name])
    could = player["could_be"]
    ruled_out = [word for word in COLOURS if word not in could]
    if not ruled_out:
        return Text(say("unknown"), style="dim")
    if len(ruled_out) == 1:
        return Text(say("ruled-out", who=title(view, ruled_out[0])), style="dim")
    who = say("or").join([title(view, word) for word in could])
    return Text(say("could-be", who=who), style="dim")


def _standing(view: View, player: Mapping[str, Any]) -> Text:
    say = _say(view)
    if not player["living"]:
        return Text(say("dead"), style="red")
    words = [say(word) for key, word in STANDING if player[key]]
    return Text(say.row(words) or say("free"), style="red" if words else "dim")


# What is going on


def _centre(view: View, names: Sequence[str]) -> Panel:
    say = _say(view)
    lines = [Text(line) for line in _news(view, names)]
    deciding = view["deciding"]
    if deciding == [view["seat"]]:
        lines.append(Text(say("you-decide")))
    elif deciding:
        who = say.all_of([names[seat] for seat in deciding])
        lines.append(Text(say("they-decide", names=who, n=len(deciding))))
    lines = lines or [Text(say("nothing-yet"))]
    return Panel(Group(*lines), width=WIDTH, box=box.ROUNDED)


def _news(view: View, names: Sequence[str]) -> list[str]:
    say = _say(view)
    news = [_end(view, names)] if view["ending"] else []
    if view["code"] and view["phase"] == "crack":
        news.append(say("code-is", code="  ".join(str(digit) for digit in view["code"])))
    if view["alarm_card"]:
        news.append(say("alarm-card", card=title(view, view["alarm_card"])))
    if view["receiver"] != NOBODY and view["phase"] == "receive":
        news.append(say("looking", name=names[view["receiver"]]))
    for attack in view["attacks"]:
        news.append(_attack(view, names, attack))
    for claim in view["claims"][-LAST_CLAIMS:]:
        words = say(f"said-{claim['claim']}", name=names[claim["about"]])
        news.append(say("claims", name=names[claim["seat"]], what=words))
    return news


def _end(view: View, names: Sequence[str]) -> str:
    say = _say(view)
    how = told(view, names, Message("event-ends", {"ending": view["ending"]}))
    won = say.all_of([names[seat] for seat in view["winners"]]) or say("nobody")
    return say("ended", how=how, names=won)


def _attack(view: View, names: Sequence[str], attack: Mapping[str, Any]) -> str:
    """Who attacks whom, and who else is hit."""
    who, other = seat_name(attack["attacker"]), seat_name(attack["target"])
    tried = Message("event-attacks", {"who": who, "other": other, "attack": attack["kind"]})
    if attack["side"] == NOBODY:
        return told(view, names, tried)
    beside = Message("event-beside", {"who": who, "other": seat_name(attack["side"])})
    return f"{told(view, names, tried)} {told(view, names, beside)}"


def _own(view: View, names: Sequence[str]) -> Panel:
    """One's own identity, partner and hand."""
    say, identity = _say(view), title(view, view["identity"])
    if view["partner"] == NOBODY:
        words = say("you-are-one", who=identity)
    else:
        words = say("you-are-two", who=identity, name=names[view["partner"]])
    cards = [Text(f"[{title(view, card)}]", style="bold") for card in view["hand"]]
    hand: RenderableType = Columns(cards) if cards else Text(say("hand-none"), style="dim")
    parts: list[RenderableType] = [coloured(words, {identity: COLOURS[view["identity"]]}), hand]
    if view["card"]:
        told_card = say("on-its-way", card=title(view, view["card"]))
        parts.append(Text(told_card, style="bright_yellow"))
    if view["vault"]:
        parts.append(Text(say("in-the-vault", cards=_counted(view, view["vault"]))))
    return Panel(Group(*parts), width=WIDTH, box=box.ROUNDED)
