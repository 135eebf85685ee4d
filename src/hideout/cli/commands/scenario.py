"""`hideout scenario`: small stories that a game must tell as written."""

import click

from hideout.cli.options import as_json, print_json


@click.command("scenario", short_help="Run scenario files and say which pass.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@as_json
def command(files: tuple[str, ...], as_json: bool) -> int:
    """Run scenario files and say which pass; status 1 if one does not.

    A folder stands for all .toml files in it and below. See docs/scenarios.md for the format.
    """
    from hideout.cli.files import files_below, read_text
    from hideout.cli.screen import Screen
    from hideout.games import find_game
    from hideout.testing import run_scenario

    files = tuple(files_below(files, ".toml"))
    texts = [read_text(file) for file in files]  # a missing file is not a failed scenario
    outcomes = [run_scenario(text, find_game) for text in texts]
    failed = sum(not outcome.passed for outcome in outcomes)
    if as_json:
        print_json([
            {
                "file": file,
                "passed": outcome.passed,
                "about": outcome.about,
                "rules": outcome.rules,
                "steps": outcome.steps,
                "complaints": outcome.complaints,
            }
            for file, outcome in zip(files, outcomes, strict=True)
        ])  # fmt: skip
        return 1 if failed else 0
    screen = Screen()
    for file, outcome in zip(files, outcomes, strict=True):
        screen.say(
            f"{'pass' if outcome.passed else 'FAIL'}  {file}", "" if outcome.passed else "red"
        )
        for complaint in outcome.complaints:
            screen.say(complaint, indent=6)
    screen.say(f"{len(files) - failed} passed, {failed} failed.", "bold")
    return 1 if failed else 0
