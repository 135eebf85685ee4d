"""`hideout record`: what can be done with a record besides watching it."""

import click

from hideout.cli.options import as_json, print_json


@click.group("record")
def command() -> None:
    """Check records of games."""


@command.command("verify")
@click.argument("file", metavar="FILE")
@as_json
def verify(file: str, as_json: bool) -> None:
    """Check that FILE is whole and every decision in it was legal."""
    from hideout.cli.ending import winning_sentence
    from hideout.cli.files import load_record, read_text
    from hideout.cli.terminal import terminal
    from hideout.engine.core import TABLE

    record = load_record(file)
    state = record.replay()
    is_sealed = read_text(file).splitlines()[-1].startswith("end ")
    is_over = not state.pending()
    result = record.game.result(state) if is_over else None
    if as_json:
        print_json({
            "game": record.game.name,
            "names": record.names,
            "decisions": len(record.decisions),
            "sealed": is_sealed,
            "over": is_over,
            "result": result,
        })  # fmt: skip
        return
    seal = "sealed" if is_sealed else "without the line that would seal it"
    click.echo(f"{file} is sound: {record.game.title}, {len(record.decisions)} decisions, {seal}.")
    if result is not None:
        winners = result["winners"]
        assert isinstance(winners, list)
        click.echo(winning_sentence(terminal(), winners, record.names, TABLE))
    else:
        click.echo("The game is not over.")
