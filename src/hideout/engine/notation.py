"""Actions and their one canonical text form.

A game's vocabulary is finite and made once at import. An action is compared with `is`. Its
arguments are numbers; what they are called depends on the deck in play, so the text form belongs
to a `Notation`, which joins a vocabulary and tables of names.
"""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

MOST_SEATS: Final = 10
LONGEST_GUESS: Final = 60  # letters of a text that are compared with what could be meant
MOST_GUESSES: Final = 100  # words that one of its words is compared with


class BadNotation(ValueError):
    """A text that names no action. The message suggests one, `near`, if one is close."""

    def __init__(self, message: str, text: str = "", near: str = "") -> None:
        super().__init__(message)
        self.text = text
        self.near = near


class Action:
    """Something that can be done in a game: a verb with up to two numbers, `a` and `b` (-1: none).

    There is one object for each action of a game, compared with `is`; `code` is its place in the
    vocabulary. A `Notation` gives its text.
    """

    __slots__ = ("a", "b", "code", "place", "verb")

    def __init__(self, code: int, verb: str, a: int, b: int) -> None:
        self.code = code
        self.place: Any = code  # the same as Python has it: compiled code would make it anew
        self.verb = verb
        self.a = a
        self.b = b

    def __repr__(self) -> str:
        arguments = "".join(f" {x}" for x in (self.a, self.b) if x >= 0)
        return f"<{self.verb}{arguments}>"

    # There is one of each, compared with `is`: a copy would be another action.

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("An action belongs to its game's vocabulary: pickle its notation instead.")


class Vocabulary:
    """All the actions of a game, made once when the game is imported. `actions[code]` is one."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.kinds: dict[str, tuple[str, str]] = {}  # verb -> what its arguments are
        self.unordered: list[str] = []  # verbs whose two arguments may change places

    def one(self, verb: str) -> Action:
        """A verb without arguments."""
        self._declare(verb, "", "")
        return self._add(verb, -1, -1)

    def row(self, verb: str, kind: str, count: int) -> list[Action]:
        """A verb with one argument: `row("take", "weapon", 10)`."""
        self._declare(verb, kind, "")
        return [self._add(verb, a, -1) for a in range(count)]

    def grid(
        self, verb: str, kind_a: str, count_a: int, kind_b: str, count_b: int
    ) -> list[list[Action]]:
        """A verb with two arguments: `grid("offer", "seat", 8, "number", 31)`."""
        self._declare(verb, kind_a, kind_b)
        return [[self._add(verb, a, b) for b in range(count_b)] for a in range(count_a)]

    def pairs(self, verb: str, kind: str, count: int) -> list[list[Action]]:
        """A verb with two arguments in either order: `[a][b]` and `[b][a]` are one action."""
        self._declare(verb, kind, kind)
        self.unordered.append(verb)
        made: list[list[Action]] = []
        for a in range(count):
            made.append([made[b][a] for b in range(a)])
            made[a] += [self._add(verb, a, b) for b in range(a, count)]
        return made

    def _declare(self, verb: str, kind_a: str, kind_b: str) -> None:
        assert verb not in self.kinds, f"the verb {verb} is declared twice"
        self.kinds[verb] = (kind_a, kind_b)

    def _add(self, verb: str, a: int, b: int) -> Action:
        action = Action(len(self.actions), verb, a, b)
        self.actions.append(action)
        return action


class Notation:
    """The text of every action: its verb, then its arguments by name, as in `take crowbar`.

    `names` has a table of names for each kind of argument but `seat` (p0, p1, ...) and `number`.
    """

    def __init__(self, vocabulary: Vocabulary, names: Mapping[str, Sequence[str]]) -> None:
        self.vocabulary = vocabulary
        self.names: dict[str, Sequence[str]] = dict(names)
        self.names["seat"] = [seat_name(seat) for seat in range(MOST_SEATS)]
        self._texts: list[str] = []
        self._actions: dict[str, Action] = {}
        for action in vocabulary.actions:
            text = self._spell(action)
            self._texts.append(text)
            if text:
                assert text not in self._actions, f"two actions are called {text}"
                self._actions[text] = action
                if action.verb in vocabulary.unordered:
                    verb, one, other = text.split()
                    self._actions[f"{verb} {other} {one}"] = action

    def text(self, action: Action) -> str:
        """The text of an action; `parse` reads it back."""
        return self._texts[action.code]

    def parse(self, text: str) -> Action:
        """The action that a text names; case and spacing do not matter. Raises BadNotation."""
        tidy = " ".join(text.lower().split())
        action = self._actions.get(tidy)
        if action is not None:
            return action
        near = self._nearest(tidy)
        hint = f"; did you mean '{near}'?" if near else f"; verbs are {self._verbs()}."
        shown = text.strip()
        if len(shown) > LONGEST_GUESS:
            shown = shown[:LONGEST_GUESS] + "..."
        raise BadNotation(f"'{shown}' is not an action of this game{hint}", shown, near)

    def _nearest(self, tidy: str) -> str:
        """What could have been meant, word by word: a whole vocabulary is too long to compare."""
        if not tidy or len(tidy) > LONGEST_GUESS:
            return ""
        verb, *arguments = tidy.split(" ")
        near = _closest(verb, list(self.vocabulary.kinds))
        if not near:
            return ""
        words = [near]
        kinds = [kind for kind in self.vocabulary.kinds[near] if kind]
        for kind, argument in zip(kinds, arguments, strict=False):
            names = [] if kind == "number" else list(self.names[kind])
            words.append(argument if kind == "number" else _closest(argument, names))
        guess = " ".join(words)
        return guess if guess in self._actions else " ".join([near, *map(str.upper, kinds)])

    def _verbs(self) -> str:
        return ", ".join(self.vocabulary.kinds)

    def _spell(self, action: Action) -> str:
        """The text of an action; '' for one whose argument this deck does not have."""
        words = [action.verb]
        kinds = self.vocabulary.kinds[action.verb]
        for kind, argument in zip(kinds, (action.a, action.b), strict=True):
            if not kind:
                continue
            if kind == "number":
                words.append(str(argument))
                continue
            names = self.names[kind]
            if argument >= len(names):
                return ""
            words.append(names[argument])
        return " ".join(words)


def _closest(word: str, known: list[str]) -> str:
    if word in known:
        return word
    near = get_close_matches(word, known[:MOST_GUESSES], 1)
    return near[0] if near else ""


def seat_name(seat: int) -> str:
    """A seat in notation: p0, p1, ...; the clocks are `table`."""
    return "table" if seat < 0 else f"p{seat}"


def names_for_seats(text: str, names: Sequence[str]) -> str:
    """`p1 is deciding` as `bob is deciding`."""
    seats = {seat_name(seat): name for seat, name in enumerate(names)}
    return re.sub(r"\bp\d+\b", lambda found: seats.get(found[0], found[0]), text)
