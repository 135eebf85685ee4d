"""`hideout train`: a net learns a game by playing against itself."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hideout.cli.options import Between, seed_option
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.train.training import Training


@click.command("train")
@click.argument("game", metavar="GAME")
@click.option("--out", metavar="DIR", help="Where weights, checkpoint and log go (GAME-training).")
@click.option("--resume", is_flag=True, help="Go on from the checkpoint in that folder.")
@click.option("--updates", type=click.IntRange(1), default=200, show_default=True, metavar="N",
              help="How many times it plays and learns.")  # fmt: skip
@click.option("--minutes", type=Between(0.01), metavar="M",
              help="Train for this long instead.")  # fmt: skip
@click.option("--seats", type=int, metavar="N",
              help="Only at tables of this size (default: mostly the usual one, all others too).",
              )  # fmt: skip
@click.option("--jobs", type=click.IntRange(1), metavar="J",
              help="How many processes play (default: all cores).")  # fmt: skip
@click.option("--tables", type=click.IntRange(1), default=64, show_default=True, metavar="T",
              help="How many tables each process plays at once.")  # fmt: skip
@click.option("--steps", type=click.IntRange(2), default=64, show_default=True, metavar="S",
              help="Decisions per table in each update.")  # fmt: skip
@click.option("--warm-up", type=click.IntRange(0), default=0, show_default=True, metavar="G",
              help="First learn from this many games of the sensible bot.")  # fmt: skip
@click.option("--spar", type=Between(0.0, 1.0), default=0.0, show_default=True,
              metavar="P", help="The share of rounds it plays against the sensible bot.",
              )  # fmt: skip
@click.option("--advice", is_flag=True,
              help="Let the sensible bot advise it: it learns when not to follow.")  # fmt: skip
@click.option("--against", metavar="LEVEL",
              help="Learn, in one seat, to beat this level in all the others; it never changes.",
              )  # fmt: skip
@click.option("--from", "start", metavar="FILE",
              help="Start from these weights (`learned`: the ones we ship).")  # fmt: skip
@click.option("--spar-games", type=click.IntRange(1), default=50, show_default=True, metavar="G",
              help="Games per round with --advice or --against, or of plans.")  # fmt: skip
@click.option("--curiosity", type=Between(0.0, 1.0), default=0.2, show_default=True,
              metavar="P", help="How often it tries a random plan, where it chooses among plans.",
              )  # fmt: skip
@click.option("--hidden", type=click.IntRange(8, 1024), default=256, show_default=True,
              metavar="H", help="The width of the two hidden layers.")  # fmt: skip
@click.option("--rate", type=Between(0.0, min_open=True), default=5e-4,
              show_default=True, metavar="R", help="The learning rate at the start.")  # fmt: skip
@click.option("--entropy", type=Between(0.0), default=0.02, show_default=True,
              metavar="E", help="How random its choices are kept, at the start.",
              )  # fmt: skip
@click.option("--epochs", type=click.IntRange(1), default=2, show_default=True, metavar="E",
              help="How often it goes through the decisions of an update.")  # fmt: skip
@click.option("--minibatch", type=click.IntRange(16), default=1024, show_default=True,
              metavar="B", help="How many decisions it learns from at once.")  # fmt: skip
@click.option("--matches", type=click.IntRange(2), default=100, show_default=True, metavar="G",
              help="Games against each fixed opponent at every measurement.")  # fmt: skip
@click.option("--match-every", type=click.IntRange(1), default=25, show_default=True,
              metavar="U", help="Measure and save it after every U updates.")  # fmt: skip
@click.option("--device", type=click.Choice(["auto", "numpy", "cpu", "cuda"]), default="auto",
              show_default=True, help="What it learns with: NumPy alone, or PyTorch.")  # fmt: skip
@seed_option
def command(
    game: str, out: str | None, resume: bool, updates: int, minutes: float | None,
    seats: int | None, jobs: int | None, tables: int, steps: int, warm_up: int, spar: float,
    curiosity: float,
    hidden: int, rate: float, entropy: float, epochs: int, minibatch: int, matches: int,
    match_every: int, device: str, seed: str | None, advice: bool, against: str | None,
    start: str | None, spar_games: int,
) -> None:  # fmt: skip
    """Let a net learn GAME by playing against itself.

    \b
    hideout train heat --minutes 5 --out heat-training
    hideout train heat --minutes 10 --out heat-training --resume
    hideout train heat --minutes 5 --against learned --from learned --seats 4

    Every seat plays by the same net, on what it sees itself. With one process and the same seed the
    result is the same (on a CPU). report.html in the folder shows how it went.
    """
    from hideout.bots.learned.weights import path_of
    from hideout.cli.files import load_game
    from hideout.engine.position import read_seed
    from hideout.sim.pool import all_cores
    from hideout.train.choosing import training_of
    from hideout.train.training import TrainingPlan

    found = load_game(game, None)
    folder = Path(out or f"{found.name}-training")
    if not resume and folder.exists() and any(folder.iterdir()):
        raise BadData(f"{folder} is not empty: --resume goes on there, or name another --out.")
    plan = TrainingPlan(
        game=found.name, seed=read_seed(seed) if seed is not None else 0, seats=seats or 0,
        updates=updates, minutes=minutes or 0.0, jobs=jobs or all_cores(), tables=tables,
        steps=steps, hidden=hidden, rate=rate, entropy=entropy,
        last_entropy=min(entropy, 0.1 * entropy), epochs=epochs, minibatch=minibatch,
        warm_up=warm_up, spar=spar, spar_games=spar_games, advice=advice, against=against or "",
        start=str(path_of(found)) if start == "learned" else start or "", matches=matches,
        match_every=match_every, device=device, curiosity=curiosity,
    )  # fmt: skip
    training = training_of(plan, folder)
    if resume:
        training.resume()
    _run(training)
    _report(training)
    click.echo(f"{training.weights} holds what was learned, {folder / 'report.html'} how.")


def _run(training: "Training") -> None:
    """With a progress bar if somebody is watching, and a line for every measurement."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from hideout.cli.screen import make_console

    console = make_console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task("", total=1.0)
        for told in training.run():
            words = f"{training.games:,} games"
            progress.update(task, completed=training.part(), description=words)
            if "matches" in told:
                click.echo(_sentence(training, told))


def _sentence(training: "Training", told: dict[str, object]) -> str:
    matches = told["matches"]
    assert isinstance(matches, dict)
    words = ", ".join(
        f"{ours:.1%} a seat against {level}'s {theirs:.1%}"
        for level, (ours, theirs, _) in matches.items()
    )
    return f"update {training.update}, {training.games:,} games, {training.seconds:.0f} s: {words}"


def _report(training: "Training") -> None:
    from hideout.cli.report.training import write_report

    write_report(training.folder, training.game.title)
