"""What a person at the keyboard may type, and what it means.

An action of the game always comes first: a game may have a verb that the table uses too. A slash
before a word makes it the table's.
"""

import re
from collections.abc import Sequence
from typing import Final

from hideout.engine.core import Seat, State
from hideout.engine.notation import Action, BadNotation, seat_name
from hideout.words import narrator

HELP: Final = (
    ("1, 2, ...", "choose by number"),
    ("take crowbar", "choose by name; the first letters will do, and players go by their names"),
    ("Enter", "take the only choice there is; where several act at once, wait"),
    ("wait", "let the others, or the clock, go first (where several act at once)"),
    ("skip", "wait until this part is over"),
    ("time-up", "let your clock run out, if there is one"),
    ("why", "the rules behind what happened last, or behind a refusal"),
    ("rules HH-7", "a clause, or every clause with a word: rules spinner"),
    ("log", "everything you have heard so far"),
    ("board", "the table once more"),
    ("quit", "leave the game"),
)
COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "h": "help",
    "why": "why",
    "rules": "rules",
    "rule": "rules",
    "log": "log",
    "board": "board",
    "wait": "wait",
    "skip": "skip",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
}


class Entry:
    """A typed line, understood: one action, several that it may mean, or a command."""

    def __init__(self, command: str = "", argument: str = "") -> None:
        self.command = command
        self.argument = argument
        self.actions: list[Action] = []
        self.refused: Action | None = None  # an action of the game that is not legal now
        self.complaint = ""


def read_entry(text: str, state: State, seat: Seat, names: Sequence[str]) -> Entry:
    """What a line means for a seat; reads only what that seat may know."""
    legal = state.legal(seat)
    if text.isdecimal():
        return _figure(int(text), state, legal, names) or _numbered(int(text), legal)
    named = None if text.startswith("/") else _parse(text, state, names)
    if named is not None and (named in legal or named in clock_actions(state)):
        return _chosen(named)
    word, _, argument = text.removeprefix("/").partition(" ")
    if word.lower() in COMMANDS:
        return Entry(COMMANDS[word.lower()], argument.strip())
    entry = Entry()
    entry.refused = named
    if named is None:
        entry.actions = matching(text, state, legal, names)
        if not entry.actions:
            entry.complaint = _complaint(text, state)
    return entry


def clock_actions(state: State) -> list[Action]:
    """What a person may let happen by not deciding."""
    return [clock.action for clock in state.clocks()]


def matching(
    text: str, state: State, legal: Sequence[Action], names: Sequence[str]
) -> list[Action]:
    """The legal actions of a verb, else those in whose text or label a word begins as typed."""
    tidy = " ".join(text.lower().split())
    of_verb = [action for action in legal if action.verb == tidy]
    if of_verb:
        return of_verb
    wanted = f" {tidy}"
    found = []
    for action in legal:
        notation = state.game.notation.text(action)
        label = narrator(state.game).label(action, names).lower()
        if wanted in f" {notation}" or wanted in f" {label}":
            found.append(action)
    return found


def are_figures(state: State, legal: Sequence[Action], names: Sequence[str]) -> bool:
    """Whether every choice is itself a number: then a number means that, not its place."""
    label = narrator(state.game).label
    return len(legal) > 1 and all(label(action, names).isdecimal() for action in legal)


def _figure(
    number: int, state: State, legal: Sequence[Action], names: Sequence[str]
) -> Entry | None:
    if not are_figures(state, legal, names):
        return None
    entry = Entry()
    label = narrator(state.game).label
    entry.actions = [action for action in legal if label(action, names) == str(number)]
    if not entry.actions:
        entry.complaint = f"{number} is not one of the numbers to choose from."
    return entry


def _numbered(number: int, legal: Sequence[Action]) -> Entry:
    if 1 <= number <= len(legal):
        return _chosen(legal[number - 1])
    entry = Entry()
    entry.complaint = f"There is no choice {number}; they go from 1 to {len(legal)}."
    return entry


def _chosen(action: Action) -> Entry:
    entry = Entry()
    entry.actions = [action]
    return entry


def _parse(text: str, state: State, names: Sequence[str]) -> Action | None:
    for spelling in (text, seats_for_names(text, names)):
        try:
            return state.game.notation.parse(spelling)
        except BadNotation:
            continue
    return None


def seats_for_names(text: str, names: Sequence[str]) -> str:
    """`offer bob 2` as `offer p1 2`; longer names first, for one may begin with another."""
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        name = re.escape(names[seat])
        text = re.sub(rf"(?<!\w){name}(?!\w)", seat_name(seat), text, flags=re.IGNORECASE)
    return text


def _complaint(text: str, state: State) -> str:
    try:
        state.game.notation.parse(text)
    except BadNotation as error:
        return str(error)
    return ""
