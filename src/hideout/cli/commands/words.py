"""`hideout words`: all that people read, to be put into another language."""

import click

from hideout.cli.options import print_json


@click.command("words", short_help="Print every message, to be translated.")
@click.option(
    "--check", "path", metavar="FILE", help="Say what is wrong with FILE, or missing from it."
)
def command(path: str | None) -> int:
    """Print every message of the games, the server and the page as one JSON file.

    \b
    hideout words > de.json        then set "language" and put other words on the right
    hideout words --check de.json
    hideout serve --words de.json

    What a file leaves out stays English. --check says how much that is, and exits with status 1
    if something is wrong. A list holds the forms of a message for different
    numbers; "plural" says which number takes which form, as GNU gettext writes it. A message
    that begins with "you: " is read by the one who did it.
    """
    from hideout.engine.words import ENGLISH
    from hideout.server.house.catalogue import complaints, english, gaps, read_language

    known = read_language(path) if path else None
    messages = english()
    if known is None:
        print_json({"language": ENGLISH.name, "plural": ENGLISH.plural, **messages})
        return 0
    wrong = complaints(known, messages)
    for line in [*wrong, *gaps(known, messages)]:
        click.echo(line)
    click.echo(f"{path}: {len(wrong) or 'no'} complaint{'s' * (len(wrong) != 1)}.")
    return 1 if wrong else 0
