"""`hideout play`: a table in the terminal."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from hideout.cli.mistake import Mistake
from hideout.cli.options import (
    Between,
    bot_seconds_option,
    deck_option,
    in_language,
    read_bots,
    read_settings,
    seats_option,
    seed_option,
    set_option,
    usual_seats,
)
from hideout.engine.core import Game, Seat

if TYPE_CHECKING:
    from hideout.bots.bot import Bot
    from hideout.cli.session import Session
    from hideout.engine.record import Record

BOT_NAMES: Final = (
    "Ada", "Bruno", "Cleo", "Dutch", "Esme", "Fitz", "Greta", "Hugo", "Iris", "Jules",
)  # fmt: skip
LONGEST_NAME: Final = 20


@click.command("play", short_help="Play against bots at this terminal.")
@click.argument("game", metavar="[GAME]", default="")
@seats_option
@click.option(
    "--me",
    "people",
    multiple=True,
    metavar="NAME",
    help="Your name. Repeat the option for everybody at this keyboard.",
)
@click.option(
    "--bots", metavar="A,B", help="Who takes the other seats: heuristic, search or your own."
)
@bot_seconds_option
@set_option
@deck_option
@seed_option
@in_language
@click.option("--save", metavar="FILE", help="Where to write the record when the game ends.")
@click.option(
    "--pace",
    type=Between(0, 10),
    default=0.25,
    show_default=True,
    metavar="SECONDS",
    help="Pause after every sentence, so that you can follow the bots.",
)
def command(
    game: str,
    seats: int | None,
    people: tuple[str, ...],
    bots: str | None,
    bot_seconds: float,
    settings: tuple[str, ...],
    deck: str | None,
    seed: str | None,
    language: str,
    save: str | None,
    pace: float,
) -> None:
    """Play GAME (an easy one if you name none) against bots, at this terminal.

    Several people can share the keyboard: the screen is wiped before it is passed on, so nobody
    sees another's secrets. Seats are drawn at random from the seed. Type ? at the table for help.
    """
    from hideout.cli.ending import finish
    from hideout.cli.files import check_new, load_game
    from hideout.cli.screen import Screen
    from hideout.cli.session import Session
    from hideout.cli.terminal import terminal
    from hideout.engine.position import read_seed
    from hideout.engine.record import Record
    from hideout.engine.rng import Rng
    from hideout.games import game_for_newcomers
    from hideout.sim.seeds import derived_seed

    found = load_game(game or game_for_newcomers().name, deck)
    names = check_names(people or (terminal(language)("greet-me"),))
    count = usual_seats(found, len(names)) if seats is None else seats
    number = read_seed(seed) if seed is not None else secrets.randbits(256)
    options = read_settings(found, settings)
    found.new(count, number, options)  # complains before anything is printed
    if save is not None:
        check_new(save)
    record = Record(found, seat_players(names, count, number), number, options)
    at_seats = seat_bots(record, names, read_bots(found, bots), bot_seconds)
    session = Session(
        Screen(), record, at_seats, Rng(derived_seed(number, "arrivals")), pace, language
    )
    greet(session, found, record)
    try:
        is_over = session.play()
    except KeyboardInterrupt:
        finish(session, record, save, is_over=False, may_ask=False)
        raise
    finish(session, record, save, is_over, may_ask=True)


def check_names(people: Sequence[str]) -> list[str]:
    """Raises BadData for names that cannot be told apart or do not fit on a board."""
    names = [" ".join(name.split()) for name in people]
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Mistake("name-length", name=name, most=LONGEST_NAME)
    if len({name.casefold() for name in names}) < len(names):
        raise Mistake("name-twice")
    return names


def seat_players(names: Sequence[str], seats: int, seed: int) -> list[str]:
    """Everybody's name by seat, drawn at random; bots get names nobody has. Raises BadData."""
    from hideout.sim.seeds import draw_seats

    if len(names) > seats:
        raise Mistake("seats-too-few", people=len(names), seats=seats)
    taken = {name.casefold() for name in names}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return draw_seats([*names, *free[: seats - len(names)]], seed)


def seat_bots(
    record: "Record", people: Sequence[str], bots: Sequence[str], seconds: float
) -> "dict[Seat, Bot]":
    """A bot in every seat that no person takes; several kinds alternate. Raises BadData."""
    from hideout.bots.load import seat_bot
    from hideout.engine.rng import Rng
    from hideout.sim.seeds import derived_seed

    seats = len(record.names)
    empty = [seat for seat, name in enumerate(record.names) if name not in people]
    return {
        seat: seat_bot(
            bots[i % len(bots)],
            record.game,
            seat,
            seats,
            Rng(derived_seed(record.seed, "bot", seat)),
            seconds,
        )
        for i, seat in enumerate(empty)
    }


def greet(session: "Session", game: Game[Any], record: "Record") -> None:
    from hideout.cli.chosen import ChosenOptions

    screen, say = session.screen, session.say
    screen.rule(say("greet-title", game=game.title, n=len(record.names)))
    at_table = [
        say("greet-bot", name=name) if seat in session.players.bots else name
        for seat, name in enumerate(record.names)
    ]
    screen.say(say("greet-table", names=say.row(at_table)))
    if record.options:
        chosen = ChosenOptions(game, say).all(record.options)
        screen.say(say("greet-options", options=chosen))
    screen.say(say("greet-help") + "\n", "dim")
