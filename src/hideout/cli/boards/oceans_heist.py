"""Ocean's Heist on a terminal: alarms and what is in force, the Staff's cards, then the Crew's."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards import title

View = Mapping[str, Any]

KINDS: Final = ("hack", "sneak", "con", "force", "lure", "pick", "climb")
SCENES: Final = {"entry": "Entry", "vault": "Vault Breach", "escape": "Escape"}
PHASES: Final = {
    "target": "the Target",
    "situation": "the Situation",
    "prepare": "Preparation",
    "reveal": "reveal",
    "prep": "Prep Time",
    "crunch": "Crunch Time",
    "assign": "assignment",
    "wing": "Wing It",
    "over": "over",
}
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


def _where(view: View) -> str:
    words = ["Ocean's Heist"]
    if view["round"]:
        words.append(f"round {view['round']} of 5, {SCENES[view['scene']]}")
    words.append(PHASES[view["phase"]])
    return ", ".join(words) + (f" ({_time(view['clock'])})" if view["clock"] else "")


def _time(seconds: int) -> str:
    """How long the clock gives: seconds at a table, hours by mail."""
    return f"{seconds} s" if seconds < 3600 else f"{seconds // 3600} h"


def _below(view: View, names: Sequence[str]) -> str:
    if view["ending"] is None:
        return f"alarms {_bells(view)} {view['alarms']} of {view['alarm_limit']}"
    if not view["winners"]:
        return "stalemate: nobody won"
    won = " and ".join(names[seat] for seat in view["winners"])
    ending = str(view["ending"]).replace("_", " ")
    return f"{ending}: {won} won"


def _bells(view: View) -> str:
    limit = int(view["alarm_limit"])
    raised = min(int(view["alarms"]), limit)
    return "!" * raised + "." * (limit - raised)


def _card(view: View, name: str) -> str:
    """A card with the number of its copy: Dome Camera #2."""
    kind, _, copy = name.partition("#")
    return f"{title(view, kind)} #{copy}" if copy else title(view, name)


def _effect(view: View, name: str) -> str:
    return str(view["effects"].get(name.partition("#")[0], ""))


def _in_force(view: View) -> Table:
    """Target, Situation, Globals and opening cards, each with what it does."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    target = view["target"] or view["target_draft"]
    if target:
        got = " (the Crew has it)" if view["has_target"] else ""
        drafted = " (proposed)" if not view["target"] else ""
        words = Text(f"{title(view, target)}{got}{drafted}", style="bold")
        guarded = "" if view["has_target"] else f": {_effect(view, target)}"
        table.add_row("Target", words.append(guarded, style="not bold"))
    situation = view["situation"] or view["situation_draft"]
    if situation:
        drafted = " (proposed)" if not view["situation"] else ""
        table.add_row("Situation", f"{title(view, situation)}{drafted}: {_effect(view, situation)}")
    for name in view["globals"] or []:
        table.add_row("Global", Text(f"{title(view, name)}: {_effect(view, name)}", style=STAFF))
    for name in view["opening"]:
        table.add_row("Opening", Text(f"{_card(view, name)}: {_effect(view, name)}", style=CREW))
    if view["money_left"] is not None and view["phase"] == "prepare":
        table.add_row("Money", Text(f"${view['money_left']} of ${view['budget']}", style="bold"))
    return table


def _teams(view: View, names: Sequence[str]) -> Text:
    """Who plays for whom; a star for the captain, `ready` for a team that has confirmed."""
    text = Text()
    for side, style in (("crew", CREW), ("staff", STAFF)):
        text.append("  " if side == "staff" else "")
        text.append(side.title(), style=f"bold {style}")
        for seat in view["teams"][side]:
            star = "*" if view["captains"][side] == seat else ""
            you = " (you)" if seat == view["seat"] and names[seat] != "You" else ""
            text.append(f" {names[seat]}{star}{you}", style=style)
        if view["confirmed"][side]:
            text.append(" ready", style="bold")
    return text


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _needs(ways: Sequence[Mapping[str, int]]) -> str:
    return " or ".join(" + ".join(f"{kind} {n}" for kind, n in way.items()) for way in ways)


def _drawn(view: View) -> Table:
    """The Staff's cards of this round, with what the viewer knows of each."""
    table = _table("drawn", "asks for", "")
    marks = dict.fromkeys(view["laid"] or [], "laid")
    marks.update(dict.fromkeys(view["peeked"] or [], "seen"))
    for key, word in (("vault_up", "face up"), ("vault_down", "face down")):
        if view[key]:
            marks[view[key]] = word
    for bill in [*view["drawn"], *view["vault_drawn"]]:
        name = bill["card"]
        mark = marks.get(name, "")
        style = STAFF if mark else ""
        table.add_row(
            Text(_card(view, name), style=style), _needs(bill["needs"]), _notes(view, name, mark)
        )
    return table


def _notes(view: View, name: str, mark: str) -> Text:
    """What is known of a Defense here and now, then what it does besides."""
    special = _effect(view, name)
    return Text(mark, style="bold").append(
        f"{'; ' * bool(mark)}{special}" if special else "", style="not bold dim"
    )


def _line(view: View) -> Text:
    """What lies face down between the teams, and what is left in the decks."""
    hand = f"{view['hand_count']} in the Crew's hand"
    parts = [hand, f"{view['casino_deck']} in the Casino deck"]
    if view["phase"] in ("prep", "crunch"):
        parts = [
            f"face down: {view['staff_down']} Defenses (quota {view['quota']}), "
            f"{view['crew_down']} Equipment",
            *parts,
        ]
    if view["hand_known"]:
        known = ", ".join(f"{_card(view, row['card'])} {row['uses']}" for row in view["hand_known"])
        parts.append(f"known in it: {known}")
    return Text("; ".join(parts), style="dim")


def _defenses(view: View) -> Table:
    """Active Defenses as bills: what pays, and what a plan means to pay with."""
    table = _table("Active Defense", "asks for", "")
    pays = view["plan"]["pays"] if view["plan"] else {}
    aim = view["attempt"]["aim"] if view["attempt"] else None
    for bill in view["defenses"]:
        name = bill["card"]
        style = "dim strike" if bill["disabled"] else STAFF
        mark = f"pay {pays[name]}" if name in pays else "aimed at" if name == aim else ""
        mark = "disabled" if bill["disabled"] else mark
        table.add_row(
            Text(_card(view, name), style=style), _needs(bill["needs"]), _notes(view, name, mark)
        )
    return table


def _pool(view: View) -> Text:
    """The pool by kind: a box a unit, then what the plan is short of."""
    plan = view["plan"]
    text = Text("pool ", style="dim")
    for kind in KINDS:
        amount, short = plan["pool"].get(kind, 0), plan["short"].get(kind, 0)
        if amount or short:
            text.append(f"{kind} ", style="bold")
            text.append("#" * amount, style=CREW)
            text.append(f" -{short}" if short else "", style=f"bold {STAFF}")
            text.append("  ")
    if not plan["pool"] and not plan["short"]:
        text.append("empty: no use is expended yet")
    text.append("" if plan["holds"] else "does not hold", style=f"bold {STAFF}")
    return text


def _active(view: View) -> Table:
    """Equipment on the table; face-down cards only for those who know them."""
    table = _table("active", "one card", "uses", "")
    plan = view["plan"]["expends"] if view["plan"] else {}
    for row in view["active"]:
        name = row["card"]
        note = f"plan {' '.join(plan[name])}" if name in plan else ""
        note = f"{row['expended']} expended" if row["expended"] else note
        table.add_row(
            Text(_card(view, name), style=CREW), _effect(view, name), _dots(row["uses"]), note
        )
    for key, word in (("placed_in_prep", "committed"), ("placed_in_crunch", "can go back")):
        for name in view[key] or []:
            note = "can go back" if view["phase"] == "prep" else word
            table.add_row(Text(_card(view, name), style=CREW), _effect(view, name), "", note)
    return table


def _dots(uses: int) -> str:
    return "o" * uses


def _attempt(view: View) -> Text:
    """Six faces of the die and the cards on them."""
    attempt = view["attempt"]
    named = [face for face in attempt["faces"] if face]
    text = Text("die ", style="dim")
    for face, name in enumerate(attempt["faces"], 1):
        text.append(f"{face} ", style="bold")
        text.append(f"{_card(view, name)}  " if name else "-  ", style=CREW if name else "dim")
    text.append(f"{len(named)} in 6")
    text.append(", with the coin" if attempt["coin"] else "")
    return text


def _shop(view: View) -> Table:
    """All there is to buy, with the copies that lie in the basket already."""
    bought = dict(_counted(view["hand"]))
    table = _table("shop", "trait", "$", "basket", "each")
    for name, price in view["prices"].items():
        count = bought.get(name, 0)
        style = CREW if count else ""
        what = Text(f"{title(view, name)} ", style=style).append(name, style="not bold dim")
        have = Text(f"{count} of {view['stock'][name]}", style=style or "dim")
        table.add_row(what, view["traits"][name], str(price), have, _effect(view, name))
    return table


def _hand(view: View) -> Table:
    """The Crew's hand, copies together."""
    table = _table("hand", "each")
    for name, copies in _counted(view["hand"]):
        count = f" x{copies}" if copies > 1 else ""
        table.add_row(f"{title(view, name)}{count}", _effect(view, name))
    return table


def _counted(names: Iterable[str]) -> list[tuple[str, int]]:
    return list(Counter(name.partition("#")[0] for name in names).items())


def changes(view: View, action: str) -> bool:
    """Whether an edit of the team's draft would change it."""
    verb, *words = action.split()
    card = words[0] if words else ""
    if verb in ("target", "situation"):
        return bool(view[f"{verb}_draft"] != card)
    if verb in ("choose", "drop"):
        return (card in view["globals"]) == (verb == "drop")
    if verb in ("buy", "return", "place", "unplace"):
        return (card in view["hand"]) == (verb in ("return", "place"))
    if verb in ("lay", "lay-open", "lift"):
        down = card in view["laid"] or card == view["vault_down"]
        up = card == view["vault_up"]
        return {"lay": not down, "lay-open": not up, "lift": down or up}[verb]
    if view["plan"] is not None:
        return _changes_plan(view["plan"], verb, words)
    return _changes_attempt(view["attempt"], verb, words) if view["attempt"] is not None else True


def _changes_plan(plan: View, verb: str, words: Sequence[str]) -> bool:
    if verb == "expend":
        card, share = words
        planned = [part for part in plan["expends"].get(card, []) if part[0] == share[0]]
        return bool((planned or [f"{share[0]}0"]) != [share])
    if verb == "pay":
        return bool(plan["pays"].get(words[0]) != words[1])
    if verb == "leave":
        return words[0] in plan["pays"]
    return bool(verb != "clear" or plan["expends"] or plan["pays"])


def _changes_attempt(attempt: View, verb: str, words: Sequence[str]) -> bool:
    faces = attempt["faces"]
    if verb == "aim":
        return bool(attempt["aim"] != words[0])
    if verb == "stake":
        return bool(faces[int(words[1]) - 1] != words[0])
    if verb == "unstake":
        return words[0] in faces
    if verb in ("coin", "no-coin"):
        return bool(attempt["coin"]) == (verb == "no-coin")
    return bool(verb != "clear" or attempt["aim"] or attempt["coin"] or any(faces))
