"""How a board speaks: in labels of its own, and in the words that its game and the page have.

Labels lie in `words/GAME.TAG.ftl` beside this file, and what several boards share in
`words/TAG.ftl`. What the page's board of a game already says is said in the same words: its files
lie in web/src/games in a clone, and in `page` beside this file in a wheel.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from hideout.cli.terminal import Terminal
from hideout.engine.message import Message
from hideout.languages import ENGLISH
from hideout.words import Narrator
from hideout.words.files import COMMON, bundle_of, source, words_in

HERE: Final = "hideout.cli.boards"
IN_A_CLONE: Final = Path(__file__).parents[4] / "web" / "src" / "games"


class Labels(Terminal):
    """What one board says."""

    def __init__(self, board: str, language: str = ENGLISH) -> None:
        super().__init__(language, HERE)
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles = [bundle_of(one, *_sources(board, one)) for one in spoken]


def _sources(board: str, language: str) -> list[str]:
    """From what everybody shares to the board's own words, which come first."""
    own = words_in(resources.files(HERE) / "words", language, board) if board else ""
    page = words_in(_page() / board.replace("_", "-"), language) if board else ""
    shared = [source(package, language) for package in ("hideout.cli", HERE)]
    return [source(COMMON, language), page, *shared, own]


def _page() -> Traversable:
    packed = resources.files(HERE) / "page"
    return packed if packed.is_dir() else IN_A_CLONE


@cache
def _labels(board: str, language: str) -> Labels:
    return Labels(board, language)


def labels(view: Mapping[str, Any], board: str = "") -> Labels:
    """The labels of a board, in the language of whoever looks at the view."""
    return _labels(board, view.get("_language", ENGLISH))


def title(view: Mapping[str, Any], name: str) -> str:
    """What to call a card: its title, or its id with spaces and capitals."""
    known: Mapping[str, str] = view.get("titles", {})
    words: Narrator | None = view.get("_words")
    if name in known:
        return known[name]
    return words.title(name) if words else name.replace("-", " ").replace("_", " ").title()


def told(view: Mapping[str, Any], names: Sequence[str], message: Message) -> str:
    """A message of the game, as whoever looks at the view reads it."""
    words: Narrator = view["_words"]
    return words.say(message, names, view["seat"])


def action(view: Mapping[str, Any], names: Sequence[str], notation: str) -> str:
    """An action of the notation, as on a button."""
    words: Narrator = view["_words"]
    return words.label(words.game.notation.parse(notation), names)


def called(view: Mapping[str, Any], names: Sequence[str], seat: int, room: int) -> str:
    """A player's name; the viewer's own with a word that says so, where that fits."""
    say = labels(view)
    name = say.apart(names[seat])
    mine = f"{name} {say('you')}"
    is_me = seat == view["seat"] and names[seat] != say("greet-me")
    return mine if is_me and cell_len(mine) <= room else name


def winning(say: Labels, names: Sequence[str], winners: Sequence[int]) -> str:
    if not winners:
        return say("nobody-won")
    return say("won", names=say.all_of([names[seat] for seat in winners]), n=len(winners))


def short(name: str, room: int) -> str:
    """A name cut to that many columns."""
    return name if cell_len(name) <= room else set_cell_size(name, room).rstrip()


def coloured(sentence: str, styles: Mapping[str, str], style: str = "") -> Text:
    """A sentence in which some of what was filled in has a style of its own."""
    text = Text(sentence, style=style)
    for part, of_part in styles.items():
        start = sentence.find(part)
        if start >= 0:
            text.stylize(of_part, start, start + len(part))
    return text


def padded(text: str, room: int) -> str:
    """A text padded with spaces to that many columns."""
    return text + " " * max(0, room - cell_len(text))
