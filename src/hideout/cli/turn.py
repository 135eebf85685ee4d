"""One person's turn: what is asked, what may be answered, and the questions in between."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hideout.cli.boards import draw, worth_offering
from hideout.cli.entry import HELP, are_figures, read_entry
from hideout.cli.screen import Screen, clause_lines
from hideout.cli.terminal import Terminal, terminal
from hideout.engine.core import Event, Seat, State
from hideout.engine.notation import Action
from hideout.engine.reader import BadData
from hideout.words import Narrator

ONE_COLUMN: Final = 12  # up to this many choices are listed one below another, with their notation
LOW: Final = 40  # a terminal with fewer lines has room for half as many
MANY: Final = 18  # with more than this, a verb with many choices is named once


class Wish(Enum):
    """What a person may want instead of an action."""

    WAIT = "wait"
    SKIP = "skip"
    LEAVE = "leave"


class Turn:
    """A seat, its screen, and what it has heard so far (the last of it is news)."""

    def __init__(
        self,
        screen: Screen,
        state: State,
        seat: Seat,
        names: Sequence[str],
        heard: Sequence[Event],
        news: Sequence[Event],
        words: Narrator,
    ) -> None:
        self.screen = screen
        self.state = state
        self.seat = seat
        self.names = names
        self.heard = heard
        self.words = words
        self.say = terminal(words.language)
        self.reasons = [
            (self.words.sentence(event, seat, names), state.game.event_kinds[event.kind].clauses)
            for event in news
        ]

    def ask(self) -> Action | Wish:
        """Ask until there is an answer; the state is not touched."""
        self.show_prompt()
        while True:
            try:
                text = self.screen.ask("> ")
            except EOFError:
                return Wish.LEAVE
            answer = self.understand(text)
            if answer is not None:
                return answer

    def understand(self, text: str) -> Action | Wish | None:
        legal = self.state.legal(self.seat)
        if not text:
            if self.state.phase.open:
                return Wish.WAIT
            if len(legal) == 1:
                return legal[0]
            self.screen.say(self.say("turn-type"), "dim")
            return None
        entry = read_entry(text, self.state, self.seat, self.names, self.words.language)
        if entry.command:
            return self.obey(entry.command, entry.argument)
        if len(entry.actions) == 1:
            return entry.actions[0]
        if entry.actions:
            self.screen.say(self.say("turn-which"))
            offered = worth_offering(self.state, self.seat, entry.actions)
            self.screen.show(*self.choices(offered or entry.actions))
        elif entry.refused is not None:
            self.refuse(entry.refused)
        else:
            self.screen.say(entry.complaint, "yellow")
        return None

    def refuse(self, action: Action) -> None:
        game = self.state.game
        refusal = game.why_not(self.state, self.seat, action)
        sentence = self.words.refusal(self.state, self.seat, refusal, self.names)
        self.screen.say(sentence, "yellow")
        self.reasons = [(sentence, refusal.clauses)]

    def obey(self, command: str, argument: str) -> Wish | None:
        if command == "quit":
            return Wish.LEAVE
        if command in ("wait", "skip"):
            if self.state.phase.open:
                return Wish(command)
            self.screen.say(self.say("turn-awaited"), "yellow")
        elif command == "help":
            self.show_help()
        elif command == "why":
            show_reasons(self.screen, self.state, self.reasons, self.say)
        elif command == "rules":
            self.show_rules(argument)
        elif command == "log":
            self.show_log()
        else:
            self.screen.show(draw(self.state, self.seat, self.names, self.words.language))
            self.show_prompt()
        return None

    def show_prompt(self) -> None:
        legal = self.state.legal(self.seat)
        asked = self.words.prompt(self.state, self.seat, self.names)
        prompt = Text(asked, style="bold")
        if self.state.phase.open:
            prompt.append("  " + self.say("turn-enter-waits"), style="not bold dim")
        elif len(legal) == 1:
            prompt.append("  " + self.say("turn-enter"), style="not bold dim")
        self.screen.show(prompt, *self.choices(worth_offering(self.state, self.seat, legal)))

    def choices(self, actions: Sequence[Action]) -> list[RenderableType]:
        """Numbered as in the list of all legal actions, so that a number always means the same."""
        legal = self.state.legal(self.seat)
        if are_figures(self.words, legal, self.names):
            return [Text("  " + self.say("turn-figures"), style="cyan")]
        number = {action.code: i + 1 for i, action in enumerate(legal)}
        shown, folded = fold(actions)
        rows: list[RenderableType]
        if len(shown) <= (ONE_COLUMN // 2 if self.screen.is_low(LOW) else ONE_COLUMN):
            table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
            table.add_column(justify="right", style="bold cyan")
            table.add_column()
            table.add_column(style="dim")
            for action in shown:
                table.add_row(str(number[action.code]), self.label(action), self.notation(action))
            rows = [table]
        else:
            cells = [
                Text.assemble((f"{number[action.code]:>3} ", "bold cyan"), self.label(action))
                for action in shown
            ]
            rows = [Columns(cells, padding=(0, 2), column_first=True)]
        for verb, example, count in folded:
            example_text = self.notation(example)
            line = Text(f"  {verb} ...", style="cyan")
            more = self.say("turn-folded", n=count, verb=verb, example=example_text)
            line.append(f"  {more}")
            rows.append(line)
        return rows

    def label(self, action: Action) -> str:
        return self.words.label(action, self.names)

    def notation(self, action: Action) -> str:
        return self.state.game.notation.text(action)

    def show_help(self) -> None:
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for entry, meaning in HELP:
            table.add_row(entry, self.say(meaning))
        title = self.say("help-title")
        self.screen.show(Panel(table, title=title, box=box.ROUNDED, expand=False))
        self.show_prompt()

    def show_log(self) -> None:
        for event in self.heard:
            self.screen.say(self.words.sentence(event, self.seat, self.names), "dim", 2)

    def show_rules(self, argument: str) -> None:
        show_rules(self.screen, self.state, argument, self.say)


def fold(actions: Sequence[Action]) -> tuple[list[Action], list[tuple[str, Action, int]]]:
    """The actions to list and, if there are many, the verbs to name once, with an example."""
    by_verb: dict[str, list[Action]] = {}
    for action in actions:
        by_verb.setdefault(action.verb, []).append(action)
    if len(actions) <= MANY or len(by_verb) == 1:
        return list(actions), []
    big = {verb for verb, group in by_verb.items() if len(group) > ONE_COLUMN}
    folded = [(verb, by_verb[verb][len(by_verb[verb]) // 2], len(by_verb[verb])) for verb in big]
    return [action for action in actions if action.verb not in big], sorted(
        folded, key=lambda row: row[0]
    )


def show_reasons(
    screen: Screen, state: State, reasons: Sequence[tuple[str, str]], say: Terminal
) -> None:
    """The clauses behind sentences, each of them once."""
    from hideout.rulebook import BadRulebook, rulebook

    try:
        book = rulebook(state.game.name, say.language)
    except BadRulebook as error:  # a game still in the making
        screen.say(str(error), "dim")
        return
    told: set[str] = set()
    for sentence, clauses in reasons:
        new = [name for name in clauses.split() if name not in told and name in book]
        told.update(new)
        if new:
            screen.say(sentence)
            screen.show(*clause_lines([book[name] for name in new], say))
    if not told:
        screen.say(say("turn-nothing-yet"), "dim")


def show_rules(screen: Screen, state: State, wanted: str, say: Terminal) -> None:
    """A clause by id, or every clause that holds a word."""
    from hideout.cli.commands.rules import clause_of, clauses_of

    game = state.game
    if not wanted:
        screen.say(say("turn-rules", clause=f"{game.prefix}-7"), "dim")
        return
    try:
        if any(sign.isdigit() for sign in wanted):
            found = [clause_of(game, name, say.language) for name in wanted.split()]
        else:
            found = clauses_of(game, wanted, say.language)
    except BadData as error:
        screen.say(say.complaint(error), "yellow")
        return
    screen.show(*clause_lines(found, say))
