"""`hideout schema`: every place of a game's observations, and every number of its actions."""

import click

from hideout.cli.options import as_json, deck_option, print_json, seats_option, usual_seats


@click.command("schema", short_help="List what the numbers of a game's observations mean.")
@click.argument("game", metavar="GAME")
@seats_option
@deck_option
@click.option("--actions", is_flag=True, help="List the numbers of the actions instead.")
@as_json
def command(game: str, seats: int | None, deck: str | None, actions: bool, as_json: bool) -> None:
    """List every place of an observation of GAME, by its number, with what it means.

    \b
    hideout schema heat --seats 4
    hideout schema heat --actions

    Places depend on the number of players and on the cards, actions on the cards alone. The
    version in the first line changes whenever one of them gets another number.
    """
    from hideout.cli.files import load_game

    found = load_game(game, deck)
    count = usual_seats(found) if seats is None else seats
    observer = found.observer(count)
    names = observer.action_names()
    if as_json:
        print_json(
            {
                "game": found.name,
                "seats": count,
                "version": observer.version,
                "observation": [
                    {"name": place.name, "meaning": place.meaning} for place in observer.places()
                ],
                "actions": names,
            }
        )
        return
    click.echo(
        f"{found.title}, {count} players, version {observer.version}: "
        f"{observer.size} places, {observer.actions} actions"
    )
    if actions:
        for code, name in enumerate(names):
            if name:
                click.echo(f"{code:5}  {name}")
        return
    for number, place in enumerate(observer.places()):
        click.echo(f"{number:5}  {place.name:34}  {place.meaning}")
