"""`hideout replay`: a record again, as one seat lived it."""

from typing import TYPE_CHECKING, Any

import click

from hideout.cli.options import as_json, print_json
from hideout.engine.core import TABLE, Seat, State
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.cli.eyes import Frame
    from hideout.cli.screen import Screen
    from hideout.engine.record import Record


@click.command("replay", short_help="Show a recorded game again.")
@click.argument("file", metavar="FILE")
@click.option("--as", "seat", metavar="SEAT", help="Whose eyes: a player's name, or p0, p1, ...")
@click.option("--all", "sees_all", is_flag=True, help="Every decision and every event.")
@click.option("--step", is_flag=True, help="Step by step, with the table as it was.")
@click.option("--verify", is_flag=True, help="Only check the record, and its shuffle if it can be.")
@as_json
def command(
    file: str, seat: str | None, sees_all: bool, step: bool, verify: bool, as_json: bool
) -> None:
    """Show the game in FILE again.

    Without --as you see what a spectator saw; with it, what that player heard, did and saw, and
    nothing he could not know. In --step, Enter goes on, b back, a number to that moment, q ends.
    """
    from hideout.cli.eyes import find_seat, frame_data, frames
    from hideout.cli.files import load_record
    from hideout.cli.screen import Screen

    if sees_all and seat is not None:
        raise BadData("Either --as or --all: nobody sees everything.")
    record = load_record(file)
    if verify:
        _verify(record)
        return
    viewer = TABLE if seat is None else find_seat(seat, record.names)
    seen, state = frames(record, viewer, sees_all)
    if as_json:
        print_json({
            "game": record.game.name,
            "names": record.names,
            "as": "all" if sees_all else seat_of(viewer),
            "frames": [frame_data(record, frame, viewer) for frame in seen],
            "result": None if state.pending() else record.game.result(state),
        })  # fmt: skip
        return
    screen = Screen()
    _introduce(screen, record, viewer, sees_all)
    if step:
        _walk(screen, record, seen)
    else:
        for frame in seen:
            _show_lines(screen, frame)
        _show_board(screen, record, seen[-1])
    _conclude(screen, record, state, viewer)


def _verify(record: "Record") -> None:
    """Replay every decision, then check that the deal was the one promised before the game."""
    from hideout.server.fair import proof_of

    record.replay()
    click.echo(f"{len(record.decisions)} decisions, all by the rules of {record.game.title}.")
    proof = proof_of(record)
    if proof is None:
        click.echo("No server promised this deal: nothing to check it by.")
        return
    complaint = proof.complaint(record.seed, record.names)
    if complaint:
        raise BadData(f"The deal is not the promised one: {complaint}")
    click.echo(f"The deal is the one promised before the game: {proof.promise}.")


def seat_of(viewer: Seat) -> str:
    from hideout.engine.notation import seat_name

    return "spectator" if viewer == TABLE else seat_name(viewer)


def _introduce(screen: "Screen", record: "Record", viewer: Seat, sees_all: bool) -> None:
    eyes = "a spectator's" if viewer == TABLE else f"{record.names[viewer]}'s"
    seen = "all that happened" if sees_all else f"through {eyes} eyes"
    screen.rule(f"{record.game.title}: {', '.join(record.names)}; {seen}")


def _show_lines(screen: "Screen", frame: "Frame") -> None:
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=4, style="dim")
    grid.add_column()
    if frame.did:
        grid.add_row(str(frame.number), Text(f"> {frame.did}", style="bold"))
    for i, line in enumerate(frame.lines):
        grid.add_row("" if i or frame.did else str(frame.number), Text(line))
    if grid.row_count:
        screen.show(grid)


def _show_board(screen: "Screen", record: "Record", frame: "Frame") -> None:
    from hideout.cli.boards import draw_view

    screen.show(draw_view(record.game, frame.view, record.names))


def _walk(screen: "Screen", record: "Record", seen: "list[Frame]") -> None:
    """One frame after another; without a terminal, all of them."""
    at = 0
    while at < len(seen):
        if screen.is_live:
            screen.clear()
        _show_board(screen, record, seen[at])
        _show_lines(screen, seen[at])
        if not screen.is_live:
            at += 1
            continue
        try:
            answer = screen.ask(f"{at} of {len(seen) - 1}  (Enter, b, a number, q) ")
        except EOFError:
            return
        if answer in ("q", "quit"):
            return
        at = next_frame(answer, at, len(seen))


def next_frame(answer: str, at: int, count: int) -> int:
    """Where an answer leads; beyond the last frame the replay is over."""
    if answer.isdecimal():
        return min(int(answer), count - 1)
    return max(0, at - 1) if answer in ("b", "back") else at + 1


def _conclude(screen: "Screen", record: "Record", state: State, viewer: Seat) -> None:
    from hideout.cli.ending import winning_sentence

    if state.pending():
        screen.say(f"The record ends here, after {len(record.decisions)} decisions.", "dim")
        return
    winners: Any = record.game.result(state)["winners"]
    screen.say(winning_sentence(winners, record.names, viewer), "bold green")
