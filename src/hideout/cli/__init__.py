"""The command line: people, files and terminals; no rules.

`app` finds the commands and says what went wrong in one sentence; `commands` holds one file a
command; `session` and `turn` let people play at one keyboard; `boards` draws the tables. Nothing
heavy is imported before a command needs it.
"""


def main() -> None:
    """The program `hideout`."""
    import io
    import sys

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a ?
    try:
        from hideout.cli.app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # before there was anything to interrupt
        status = 130
    sys.exit(status)
