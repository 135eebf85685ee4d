"""The program: which commands there are, and how it ends.

Whatever a person got wrong is one sentence on stderr and status 2; Ctrl-C is status 130; a reader
that went away (`| head`) is not an error. A traceback means a bug of ours.
"""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

COMMANDS: Final = (
    "games",
    "rules",
    "deck",
    "schema",
    "play",
    "learn",
    "serve",
    "bot",
    "config",
    "doctor",
    "words",
    "backup",
    "restore",
    "migrate",
    "move",
    "think",
    "simulate",
    "trajectories",
    "train",
    "tournament",
    "arena",
    "calibrate",
    "company",
    "balance",
    "replay",
    "analyse",
    "record",
    "scenario",
    "check",
    "regenerate",
    "new-game",
    "bench",
)
MISTAKE: Final = 2
INTERRUPTED: Final = 130
READER_GONE: Final = 141  # as a shell counts programs that the closed pipe ended
DISK_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class ReaderGone(Exception):
    """A closed pipe; click would end the program on its own terms."""


class Commands(click.Group):
    """Imports a command when it is asked for, so that none waits for the others' imports."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise ReaderGone from None
        except ValueError as error:
            _put_into_words(error, ctx)
            raise

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: Any = import_module(f"hideout.cli.commands.{name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command


def _show_version(ctx: click.Context, parameter: click.Parameter, asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        click.echo(f"hideout {version('hideout')}")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
def hideout() -> None:
    """Heist games of hidden information: play them, watch them, measure them.

    `hideout play` sits you down at a table. `hideout COMMAND --help` says more about a command.
    """


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status."""
    try:
        status = hideout.main(args=list(arguments), prog_name="hideout", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        return _complain(error.format_message())
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (BrokenPipeError, ReaderGone):
        _drop_output()
        return READER_GONE
    except OSError as error:
        if error.errno not in DISK_FULL:
            raise
        _drop_output()
        return _complain(f"The output cannot be written: {os.strerror(error.errno).lower()}.")
    except ValueError as error:
        if not _is_for_people(error):
            raise
        return _complain(str(error))
    return status if isinstance(status, int) else 0


def _put_into_words(error: ValueError, ctx: click.Context) -> None:
    """A mistake is reported in the language that was asked for, if that is known by then."""
    from hideout.cli.mistake import Mistake
    from hideout.cli.options import LANGUAGE

    if isinstance(error, Mistake):
        error.language = ctx.meta.get(LANGUAGE, error.language)


def _drop_output() -> None:
    """What is still buffered has nowhere to go, and Python would complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _is_for_people(error: ValueError) -> bool:
    from hideout.engine.notation import BadNotation
    from hideout.engine.reader import BadData
    from hideout.engine.record import BadRecord
    from hideout.rulebook import BadRulebook

    return isinstance(error, BadData | BadNotation | BadRecord | BadRulebook)


def _complain(sentence: str) -> int:
    click.echo(" ".join(sentence.split()), err=True)
    return MISTAKE
