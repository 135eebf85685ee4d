"""Boards: how a game's table looks in a terminal.

A board is a module with the name of the game's package (`hideout/games/heist_hustle` is drawn by
`hideout/cli/boards/heist_hustle.py`), or the module `board` of a package that brings a game of its
own, with one function:

    def render(view: Mapping[str, Any], names: Sequence[str]) -> RenderableType

`view` is what one seat sees (`Game.view`; `view["seat"]` may be TABLE for a spectator) and some
keys more: `titles`, what each card of the deck in play is called, by the card's id; `effects`, what
cards do, in words, likewise; `_cards`, their rows in the deck; `shape`, what the game declares of
its views; `_language`, the tag of the viewer's language, and `_words`, the game's narrator in it;
and at a running table `_asked`, the seats that the game waits for. `names` are the players' names
by seat. A board knows nothing else, so it cannot show what the seat does not know. It must fit into
80 columns. A game without a board is drawn by `plain`.

Where drafts are edited, taking back what is not there is legal and does nothing. A board may have

    def changes(view: Mapping[str, Any], action: str) -> bool

which says of an action in notation whether it would change anything; the others are not offered.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from hideout.cli.boards.speech import title
from hideout.engine.core import Game, Seat, State
from hideout.engine.decks import cards_of, titles
from hideout.engine.notation import Action
from hideout.engine.outside import part_of
from hideout.languages import ENGLISH
from hideout.words import narrator

PLAIN = f"{__name__}.plain"

__all__ = ["Board", "draw", "draw_view", "find_board", "title", "worth_offering"]


class Board(Protocol):
    def render(self, view: Mapping[str, Any], names: Sequence[str]) -> RenderableType: ...


def find_board(game: Game[Any]) -> Board:
    """The game's own board, or the plain one."""
    return cast(Board, part_of(type(game).__module__, __name__, "board") or import_module(PLAIN))


def draw(state: State, seat: Seat, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
    """The table as one seat sees it."""
    game = state.game
    view = {**game.view(state, seat), "_asked": state.pending()}
    return draw_view(game, view, names, game.settings(state), language)


def worth_offering(state: State, seat: Seat, actions: Sequence[Action]) -> list[Action]:
    """The actions that would change something, if the board can tell."""
    game = state.game
    changes = getattr(find_board(game), "changes", None)
    if changes is None:
        return list(actions)
    view = game.view(state, seat)
    return [action for action in actions if changes(view, game.notation.text(action))]


def draw_view(
    game: Game[Any],
    view: Mapping[str, Any],
    names: Sequence[str],
    options: Mapping[str, object],
    language: str = ENGLISH,
) -> RenderableType:
    words = narrator(game, language)
    shown = {
        **view,
        "titles": {card: words.title(card) for card in titles(game.deck)},
        "effects": words.effects(options),
        "_cards": cards_of(game.deck),
        "shape": game.view_shape,
        "_language": language,
        "_words": words,
    }
    return find_board(game).render(shown, names)
