"""What a person at the keyboard may type, and what it means.

An action of the game always comes first: a game may have a verb that the table uses too. A slash
before a word makes it the table's.
"""

import re
from collections.abc import Sequence
from typing import Final

from hideout.cli.terminal import terminal
from hideout.engine.core import Seat, State
from hideout.engine.notation import Action, BadNotation, seat_name
from hideout.languages import ENGLISH
from hideout.words import Narrator, narrator

HELP: Final = (
    ("1, 2, ...", "help-number"),
    ("take crowbar", "help-name"),
    ("Enter", "help-enter"),
    ("wait", "help-wait"),
    ("skip", "help-skip"),
    ("time-up", "help-time-up"),
    ("why", "help-why"),
    ("rules HH-7", "help-rules"),
    ("log", "help-log"),
    ("board", "help-board"),
    ("quit", "help-quit"),
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
    """A typed line, parsed: one action, several that it may mean, or a command."""

    def __init__(self, command: str = "", argument: str = "") -> None:
        self.command = command
        self.argument = argument
        self.actions: list[Action] = []
        self.refused: Action | None = None  # an action of the game that is not legal now
        self.complaint = ""


def read_entry(
    text: str, state: State, seat: Seat, names: Sequence[str], language: str = ENGLISH
) -> Entry:
    """What a line means for a seat; reads only what that seat may know."""
    legal = state.legal(seat)
    words = narrator(state.game, language)
    if text.isdecimal():
        return _figure(int(text), words, legal, names) or _numbered(int(text), legal, language)
    named = None if text.startswith("/") else _parse(text, state, names)
    if named is not None and (named in legal or named in clock_actions(state)):
        return _chosen(named)
    word, _, argument = text.removeprefix("/").partition(" ")
    if word.lower() in COMMANDS:
        return Entry(COMMANDS[word.lower()], argument.strip())
    entry = Entry()
    entry.refused = named
    if named is None:
        entry.actions = matching(text, words, legal, names)
        if not entry.actions:
            entry.complaint = _complaint(text, state, language)
    return entry


def clock_actions(state: State) -> list[Action]:
    """What a person may let happen by not deciding."""
    return [clock.action for clock in state.clocks()]


def matching(
    text: str, words: Narrator, legal: Sequence[Action], names: Sequence[str]
) -> list[Action]:
    """The legal actions of a verb, else those in whose text or label a word begins as typed."""
    tidy = " ".join(text.lower().split())
    of_verb = [action for action in legal if action.verb == tidy]
    if of_verb:
        return of_verb
    wanted = f" {tidy}"
    found = []
    for action in legal:
        notation = words.game.notation.text(action)
        label = words.label(action, names).lower()
        if wanted in f" {notation}" or wanted in f" {label}":
            found.append(action)
    return found


def are_figures(words: Narrator, legal: Sequence[Action], names: Sequence[str]) -> bool:
    """Whether every choice is itself a number: then a number means that, not its place."""
    label = words.label
    return len(legal) > 1 and all(label(action, names).isdecimal() for action in legal)


def _figure(
    number: int, words: Narrator, legal: Sequence[Action], names: Sequence[str]
) -> Entry | None:
    if not are_figures(words, legal, names):
        return None
    entry = Entry()
    entry.actions = [action for action in legal if words.label(action, names) == str(number)]
    if not entry.actions:
        entry.complaint = terminal(words.language)("turn-no-figure", n=number)
    return entry


def _numbered(number: int, legal: Sequence[Action], language: str) -> Entry:
    if 1 <= number <= len(legal):
        return _chosen(legal[number - 1])
    entry = Entry()
    entry.complaint = terminal(language)("turn-no-choice", n=number, all=len(legal))
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
    """`offer bob 2` as `offer p1 2`; longer names first, since one may begin with another."""
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        name = re.escape(names[seat])
        text = re.sub(rf"(?<!\w){name}(?!\w)", seat_name(seat), text, flags=re.IGNORECASE)
    return text


def _complaint(text: str, state: State, language: str) -> str:
    say = terminal(language)
    try:
        state.game.notation.parse(text)
    except BadNotation as error:
        if error.near:
            return say("turn-unknown-near", text=error.text, near=error.near)
        verbs = ", ".join(state.game.vocabulary.kinds)
        return say("turn-unknown", text=error.text, verbs=verbs)
    return ""
