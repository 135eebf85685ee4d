"""`hideout doctor`: what is wrong with a deployment."""

import asyncio
import os
from typing import Final

import click

from hideout.cli.commands.serve import setting_options
from hideout.cli.options import as_json, print_json

SIGNS: Final = {"fine": "ok    ", "better": "better", "wrong": "WRONG "}


@click.command("doctor")
@setting_options
@as_json
@click.option(
    "--inside", is_flag=True, help="Do not try the address people type: no house runs yet."
)
def command(as_json: bool, inside: bool, **flags: object) -> None:
    """Look at a deployment and say what is wrong with it, and what to do.

    Takes the settings of `hideout serve`, flags or HIDEOUT_* variables, and changes nothing. Looks
    at the data folder or the database, at clocks, Redis, other houses, limits of the machine and
    the way through the proxy. The exit status is 1 if something is wrong.
    """
    from hideout.server.doctor.findings import Finding, is_sound
    from hideout.server.doctor.look import look
    from hideout.server.house.settings import read_settings

    settings = read_settings(flags, os.environ)

    async def all_findings() -> list[Finding]:
        found = []
        async for finding in look(settings, with_origin=not inside):
            found.append(finding)
            if not as_json:
                click.echo(f"{SIGNS[finding.weight]}  {finding.sentence}")
                if finding.cure:
                    click.echo(f"        {finding.cure}")
        return found

    found = asyncio.run(all_findings())
    if as_json:
        print_json([{"weight": f.weight, "sentence": f.sentence, "cure": f.cure} for f in found])
    if not is_sound(found):
        click.get_current_context().exit(1)
