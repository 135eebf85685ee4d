"""Bots of the owner's own that rooms may choose, under names the owner gives them.

    --bots "eager=./mybot.py:Eager,deep=cmd:./deep --fast,cunning"

A guest can only choose a name from this list. Its code runs in processes that think for such bots
and for no others; if one fails there, the game's usual bot makes that move.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from hideout.bots import levels, rungs, shipped
from hideout.bots.bot import Bot
from hideout.bots.load import MODEL, PROGRAM, find_class, is_own, read_names, seat_bot
from hideout.bots.manner import MANNERS
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng
from hideout.games import GAMES

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")


class OwnLevel(NamedTuple):
    bot: str  # as the command line names it: a class, a program, or one that is installed
    games: tuple[str, ...]  # that it plays
    wants_world: bool


class Stranger(Bot):
    """The server's stand-in for a bot that thinks elsewhere."""

    ponders = True


_own: dict[str, OwnLevel] = {}


def use_own(words: str) -> None:
    """From now on these, and no others, can be chosen. Raises BadData."""
    own = read_own(words)
    _own.clear()
    _own.update(own)


def read_own(words: str) -> dict[str, OwnLevel]:
    """Raises BadData."""
    own: dict[str, OwnLevel] = {}
    for item in read_names(words) if words.strip() else ():
        name, equals, bot = item.partition("=")
        if not equals:
            bot = name
        _require_name(name, own)
        own[name] = _read(bot)
    return own


def _require_name(name: str, own: Mapping[str, OwnLevel]) -> None:
    if not NAME.fullmatch(name):
        raise BadData(
            f"--bots takes NAME=BOT, such as eager=./mybot.py:Eager, "
            f"and {name} is not a valid name: use small letters, digits and hyphens."
        )
    taken = {level for game in GAMES for level in shipped(game)} | set(MANNERS)
    if name in taken or name in own:
        raise BadData(f"--bots: the name {name} is taken.")


def _read(bot: str) -> OwnLevel:
    """What a bot plays; a class is loaded to see that it is one."""
    if not any(is_own(bot, game) for game in GAMES):
        raise BadData(f"--bots: there is no bot {bot} installed; write NAME=./file.py:Class.")
    if bot.startswith((PROGRAM, MODEL)):
        game = next(iter(GAMES.values()))
        seat_bot(bot, game, 0, game.seats[0], Rng(0))  # complains if there is no such program
        return OwnLevel(bot, tuple(GAMES), False)
    playable, wants_world, wrong = [], False, ""
    for name, game in GAMES.items():
        try:
            found = find_class(bot, game)
        except BadData as error:
            wrong = str(error)
        else:
            playable.append(name)
            wants_world = bool(found.wants_world)
    if not playable:
        raise BadData(wrong)
    return OwnLevel(bot, tuple(playable), wants_world)


def levels_here(game: str) -> list[str]:
    """What people choose from: the ladder, or all levels of a game without one, then the house's
    own."""
    return (rungs(game) or levels(game)) + _own_of(game)


def allowed_here(game: str) -> list[str]:
    """What rooms may ask for, by whatever name."""
    return shipped(game) + _own_of(game)


def _own_of(game: str) -> list[str]:
    return [name for name, own in _own.items() if game in own.games]


def own_level(level: str) -> OwnLevel | None:
    return _own.get(level.partition("+")[0])


def named(level: str) -> str:
    """A level of the owner's own, with manners, as the command line names it."""
    name, plus, manners = level.partition("+")
    bot = _own[name].bot
    return bot if bot.startswith((PROGRAM, MODEL)) else f"{bot}{plus}{manners}"


def told(forfeit: str) -> str:
    """Why a bot failed, without its own words, which might name a card."""
    raised = re.match(r"raised (\w+).*?( \([^()]*, line \d+\))?$", forfeit)
    if raised:
        return f"raised {raised[1]}{raised[2] or ''}"
    if forfeit.startswith(("played", "answered", "said")):
        return f"{forfeit.split()[0]} what it may not"
    return forfeit
