"""The command line: people, files and terminals; no rules.

`app` finds the commands and says what went wrong in one sentence; `commands` holds one file a
command; `session` and `turn` let people play at one keyboard; `boards` draws the tables. Nothing
heavy is imported before a command needs it.
"""


def main() -> None:
    """The program `hideout`."""
    import sys

    try:
        from hideout.cli.app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # before there was anything to interrupt
        status = 130
    sys.exit(status)
