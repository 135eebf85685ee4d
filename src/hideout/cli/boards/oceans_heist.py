"""Ocean's Heist on a terminal: alarms and what is in force, the Staff's cards, then the Crew's."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards.oceans_edits import changes
from hideout.cli.boards.speech import Labels, coloured, labels, title, told, winning
from hideout.engine.message import Message

View = Mapping[str, Any]

__all__ = ["changes", "render"]

KINDS: Final = ("hack", "sneak", "con", "force", "lure", "pick", "climb")
# What the page calls the scenes.
SCENES: Final = {"entry": "scene-word", "vault": "scene-vault", "escape": "scene-escape"}
STAFF: Final = "bright_red"
CREW: Final = "bright_green"


def render(view: View, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [_in_force(view), _teams(view, names)]
    if view["drawn"] or view["vault_drawn"]:
        parts.append(_drawn(view))
    if view["round"]:
        parts.append(_line(view))
    if view["defenses"]:
        parts.append(_defenses(view))
    if view["plan"] is not None:
        parts.append(_pool(view))
    if view["active"] or view["placed_in_prep"] or view["placed_in_crunch"]:
        parts.append(_active(view))
    if view["attempt"] is not None:
        parts.append(_attempt(view))
    if view["hand"] is not None and view["prices"]:
        parts.append(_shop(view))
    elif view["hand"]:
        parts.append(_hand(view))
    return Panel(
        Group(*parts),
        title=_where(view),
        subtitle=_below(view, names),
        box=box.ROUNDED,
        border_style="dim",
        padding=(0, 1),
    )


def _say(view: View) -> Labels:
    return labels(view, "oceans_heist")


def _where(view: View) -> str:
    say = _say(view)
    phase = say(f"phase-{view['phase']}")
    if view["round"]:
        scene = say(SCENES[view["scene"]])
        where = say("where-round", n=view["round"], scene=scene, phase=phase)
    else:
        where = say("where", phase=phase)
    clock = view["clock"]
    return say("where-timed", where=where, time=_time(say, clock)) if clock else where


def _time(say: Labels, seconds: int) -> str:
    """How long the clock gives: seconds at a table, hours by mail."""
    return say("seconds", n=seconds) if seconds < 3600 else say("hours", n=seconds // 3600)


def _below(view: View, names: Sequence[str]) -> str:
    say = _say(view)
    if view["ending"] is None:
        return say("bells", bells=_bells(view), n=view["alarms"], all=view["alarm_limit"])
    won = winning(say, names, view["winners"])
    return say("ended", how=say(f"end-{view['ending']}"), won=won)


def _bells(view: View) -> str:
    limit = int(view["alarm_limit"])
    raised = min(int(view["alarms"]), limit)
    return "!" * raised + "." * (limit - raised)


def _card(view: View, name: str) -> str:
    """A card with the number of its copy: Dome Camera #2."""
    kind, _, copy = name.partition("#")
    called = title(view, kind)
    return _say(view)("copy", card=called, number=int(copy)) if copy else called


def _effect(view: View, name: str) -> str:
    return str(view["effects"].get(name.partition("#")[0], ""))


def _does(view: View, called: str, name: str) -> str:
    """A card and what it does."""
    return _say(view)("does", card=called, effect=_effect(view, name))


def _in_force(view: View) -> Table:
    """Target, Situation, Globals and opening cards, each with what it does."""
    say = _say(view)
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    target = view["target"] or view["target_draft"]
    if target:
        called = _proposed(view, target, view["target"] is None)
        if view["has_target"]:
            words = Text(say("has-it", card=called), style="bold")
        else:
            words = Text(_does(view, called, target))
            words.stylize("bold", 0, len(called))
        table.add_row(say("target"), words)
    situation = view["situation"] or view["situation_draft"]
    if situation:
        called = _proposed(view, situation, view["situation"] is None)
        table.add_row(say("situation"), _does(view, called, situation))
    for name in view["globals"] or []:
        table.add_row(say("global"), Text(_does(view, title(view, name), name), style=STAFF))
    for name in view["opening"]:
        table.add_row(say("opening"), Text(_does(view, _card(view, name), name), style=CREW))
    if view["money_left"] is not None and view["phase"] == "prepare":
        money = say("money-of", n=view["money_left"], all=view["budget"])
        table.add_row(say("money-left"), Text(money, style="bold"))
    return table


def _proposed(view: View, name: str, is_draft: bool) -> str:
    called = title(view, name)
    return _say(view)("proposed", card=called) if is_draft else called


def _teams(view: View, names: Sequence[str]) -> Text:
    """Who plays for whom; a star for the captain, `ready` for a team that has confirmed."""
    text, say = Text(), _say(view)
    for side, style in (("crew", CREW), ("staff", STAFF)):
        text.append("  " if side == "staff" else "")
        text.append(say(f"team-{side}-short"), style=f"bold {style}")
        for seat in view["teams"][side]:
            star = "*" if view["captains"][side] == seat else ""
            is_me = seat == view["seat"] and names[seat] != say("greet-me")
            you = f" {say('you')}" if is_me else ""
            text.append(f" {say.apart(names[seat])}{star}{you}", style=style)
        if view["confirmed"][side]:
            text.append(f" {say('ready')}", style="bold")
    return text


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _needs(view: View, ways: Sequence[Mapping[str, int]]) -> str:
    """hack 2 + con 1 or con 3"""
    either: Message | None = None
    for way in ways:
        parts = [Message("amount", {"kind": kind, "n": n}) for kind, n in way.items()]
        both = parts[0]
        for part in parts[1:]:
            both = Message("sum", {"one": both, "other": part})
        either = Message("either", {"one": either, "other": both}) if either else both
    return told(view, (), either) if either else ""


def _drawn(view: View) -> Table:
    """The Staff's cards of this round, with what the viewer knows of each."""
    say = _say(view)
    table = _table(say("column-drawn"), say("column-asks"), "")
    marks = dict.fromkeys(view["laid"] or [], say("laid"))
    marks.update(dict.fromkeys(view["peeked"] or [], say("seen")))
    for key, word in (("vault_up", "face-up"), ("vault_down", "face-down")):
        if view[key]:
            marks[view[key]] = say(word)
    for bill in [*view["drawn"], *view["vault_drawn"]]:
        mark = marks.get(bill["card"], "")
        table.add_row(*_bill(view, bill, mark, STAFF if mark else ""))
    return table


def _bill(view: View, bill: Mapping[str, Any], mark: str, style: str) -> tuple[Text, str, Text]:
    """A Defense, what it asks for, and what is known of it here and now or what it does."""
    name = bill["card"]
    called, special = Text(_card(view, name), style=style), _effect(view, name)
    if not mark:
        notes = Text(special, style="dim")
    elif not special:
        notes = Text(mark, style="bold")
    else:
        both = _say(view)("and-does", mark=mark, effect=special)
        notes = coloured(both, {mark: "not dim bold"}, "dim")
    return called, _needs(view, bill["needs"]), notes


def _line(view: View) -> Text:
    """What lies face down between the teams, and what is left in the decks."""
    say = _say(view)
    parts = [say("in-hand", n=view["hand_count"]), say("in-deck", n=view["casino_deck"])]
    if view["phase"] in ("prep", "crunch"):
        down = say(
            "lies-down",
            defenses=view["staff_down"],
            quota=view["quota"],
            equipment=view["crew_down"],
        )
        parts = [down, *parts]
    if view["hand_known"]:
        known = [f"{_card(view, row['card'])} {row['uses']}" for row in view["hand_known"]]
        parts.append(say("known-in-hand", cards=say.row(known)))
    return Text(say("facts-separator").join(parts), style="dim")


def _defenses(view: View) -> Table:
    """Active Defenses as bills: what pays, and what a plan means to pay with."""
    say = _say(view)
    table = _table(say("column-defense"), say("column-asks"), "")
    pays = view["plan"]["pays"] if view["plan"] else {}
    aim = view["attempt"]["aim"] if view["attempt"] else None
    for bill in view["defenses"]:
        name, mark = bill["card"], ""
        if bill["disabled"]:
            mark = say("disabled")
        elif name in pays:
            mark = say("pays", way=pays[name])
        elif name == aim:
            mark = say("aimed")
        table.add_row(*_bill(view, bill, mark, "dim strike" if bill["disabled"] else STAFF))
    return table


def _pool(view: View) -> Text:
    """The pool by kind: a box a unit, then what the plan is short of."""
    plan, say = view["plan"], _say(view)
    text = Text(say("pool") + " ", style="dim")
    for kind in KINDS:
        amount, short = plan["pool"].get(kind, 0), plan["short"].get(kind, 0)
        if amount or short:
            text.append(f"{title(view, kind)} ", style="bold")
            text.append("#" * amount, style=CREW)
            text.append(f" -{short}" if short else "", style=f"bold {STAFF}")
            text.append("  ")
    if not plan["pool"] and not plan["short"]:
        text.append(say("pool-empty"))
    text.append("" if plan["holds"] else say("pool-fails"), style=f"bold {STAFF}")
    return text


def _active(view: View) -> Table:
    """Equipment on the table; face-down cards only for those who know them."""
    say = _say(view)
    table = _table(say("column-active"), say("column-card"), say("column-uses"), "")
    plan = view["plan"]["expends"] if view["plan"] else {}
    for row in view["active"]:
        name = row["card"]
        note = say("planned", uses=" ".join(plan[name])) if name in plan else ""
        note = say("expended", n=row["expended"]) if row["expended"] else note
        table.add_row(
            Text(_card(view, name), style=CREW), _effect(view, name), _dots(row["uses"]), note
        )
    for key, word in (("placed_in_prep", "committed"), ("placed_in_crunch", "can-go-back")):
        for name in view[key] or []:
            note = say("can-go-back" if view["phase"] == "prep" else word)
            table.add_row(Text(_card(view, name), style=CREW), _effect(view, name), "", note)
    return table


def _dots(uses: int) -> str:
    return "•" * uses


def _attempt(view: View) -> Text:
    """Six faces of the die and the cards on them."""
    attempt, say = view["attempt"], _say(view)
    named = [face for face in attempt["faces"] if face]
    text = Text(say("die") + " ", style="dim")
    for face, name in enumerate(attempt["faces"], 1):
        text.append(f"{face} ", style="bold")
        text.append(f"{_card(view, name)}  " if name else "-  ", style=CREW if name else "dim")
    text.append(say("odds-coin" if attempt["coin"] else "odds", n=len(named)))
    return text


def _shop(view: View) -> Table:
    """All there is to buy, with the copies that lie in the basket already."""
    say, bought = _say(view), dict(_counted(view["hand"]))
    heads = [say(f"column-{column}") for column in ("shop", "trait", "basket", "each")]
    table = _table(*heads[:2], "$", *heads[2:])
    for name, price in view["prices"].items():
        count = bought.get(name, 0)
        style = CREW if count else ""
        what = Text(f"{title(view, name)} ", style=style).append(name, style="not bold dim")
        have = Text(say("stock", n=count, all=view["stock"][name]), style=style or "dim")
        trait = say(f"trait-{view['traits'][name]}")
        table.add_row(what, trait, str(price), have, _effect(view, name))
    return table


def _hand(view: View) -> Table:
    """The Crew's hand, copies together."""
    say = _say(view)
    table = _table(say("column-hand"), say("column-each"))
    for name, copies in _counted(view["hand"]):
        count = f" {say('copies', n=copies)}" if copies > 1 else ""
        table.add_row(f"{title(view, name)}{count}", _effect(view, name))
    return table


def _counted(names: Iterable[str]) -> list[tuple[str, int]]:
    return list(Counter(name.partition("#")[0] for name in names).items())
