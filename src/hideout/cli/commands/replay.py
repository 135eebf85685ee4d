"""`hideout replay`: a record again, as one seat lived it."""

from typing import TYPE_CHECKING, Any

import click

from hideout.cli.options import as_json, print_json
from hideout.engine.core import TABLE, Seat, State
from hideout.engine.reader import BadData

if TYPE_CHECKING:
    from hideout.cli.screen import Screen
    from hideout.cli.seat_replay import ReplayStep
    from hideout.engine.proof import Proof
    from hideout.engine.record import Record


@click.command("replay", short_help="Show a recorded game again.")
@click.argument("file", metavar="FILE")
@click.option("--as", "seat", metavar="SEAT", help="Whose view: a player's name, or p0, p1, ...")
@click.option("--all", "sees_all", is_flag=True, help="Show every decision and every event.")
@click.option("--step", is_flag=True, help="Go step by step, with the table at each.")
@click.option("--verify", is_flag=True, help="Only check the record and its shuffle.")
@click.option(
    "--promise", metavar="HASH", help="With --verify: the promise you saw before the game."
)
@click.option("--luck", metavar="TEXT", multiple=True, help="With --verify: your own luck.")
@click.option("--seals", metavar="HASH", help="With --verify: the list of seals you saw.")
@as_json
def command(
    file: str,
    seat: str | None,
    sees_all: bool,
    step: bool,
    verify: bool,
    promise: str | None,
    luck: tuple[str, ...],
    seals: str | None,
    as_json: bool,
) -> int:
    """Show the game in FILE again.

    Without --as you see what a spectator saw; with it, what that player heard, did and saw, and
    nothing else. With --step, press Enter to go on, b to go back, a number to jump, q to stop.

    --verify checks that the decisions are legal and that the deal follows from the secret and the
    luck in FILE. A file cannot prove that nobody chose them afterwards: what you or your page kept
    from before the game can. Status 1 says that something is false.
    """
    from hideout.cli.files import load_record
    from hideout.cli.screen import Screen
    from hideout.cli.seat_replay import find_seat, frame_data, frames

    if sees_all and seat is not None:
        raise BadData("Use --as or --all, not both: nobody sees everything.")
    record = load_record(file)
    kept = Kept(promise, luck, seals)
    if verify:
        return _verify(record, kept)
    if kept.is_anything():
        raise BadData("--promise, --luck and --seals need --verify.")
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
        return 0
    screen = Screen()
    _introduce(screen, record, viewer, sees_all)
    if step:
        _walk(screen, record, seen)
    else:
        for frame in seen:
            _show_lines(screen, frame)
        _show_board(screen, record, seen[-1])
    _conclude(screen, record, state, viewer)
    return 0


class Kept:
    """Something kept from before a game. Raises BadData if it cannot be a hash."""

    def __init__(self, promise: str | None, luck: tuple[str, ...], seals: str | None) -> None:
        self.promise = _digits("--promise", promise)
        self.luck = luck
        self.seals = _digits("--seals", seals)

    def is_anything(self) -> bool:
        return bool(self.promise or self.luck or self.seals)


def _digits(option: str, text: str | None) -> str:
    from hideout.engine.proof import SHORTEST_PROMISE

    if text is None:
        return ""
    if not SHORTEST_PROMISE <= len(text) <= 64 or set(text.lower()) - set("0123456789abcdef"):
        raise BadData(
            f"{option} is the hash you were shown, or at least its first {SHORTEST_PROMISE} "
            f"hexadecimal digits, not {text!r}."
        )
    return text


def _verify(record: "Record", kept: Kept) -> int:
    """Play every decision again, then check where the deal came from; the exit status."""
    from hideout.cli.files import complaint_of
    from hideout.engine.proof import proof_of
    from hideout.engine.record import BadRecord

    try:
        record.replay()
    except BadRecord as error:
        return _is_false(complaint_of(record, error))
    click.echo(f"{len(record.decisions)} decisions, all by the rules of {record.game.title}.")
    proof = proof_of(record)
    if proof is None:
        if kept.is_anything():
            return _is_false("this file names no promise, no seals and no luck.")
        click.echo("No server promised this deal, so there is nothing to check it against.")
        return 0
    complaint = _complaint(record, proof, kept)
    if complaint:
        return _is_false(complaint)
    _say_what_holds(proof, kept)
    return 0


def _complaint(record: "Record", proof: "Proof", kept: Kept) -> str:
    """The first thing that is false, or ''."""
    complaint = proof.complaint(record.seed, record.names)
    if not complaint and kept.promise:
        complaint = proof.complaint_about_promise(kept.promise)
    if not complaint and kept.seals:
        complaint = proof.complaint_about_list(kept.seals, record.game.name, record.options)
    for text in kept.luck:
        complaint = complaint or proof.complaint_about_luck(text)
    return complaint


def _is_false(complaint: str) -> int:
    click.echo(f"The deal cannot be trusted: {complaint}", err=True)
    return 1


def _say_what_holds(proof: "Proof", kept: Kept) -> None:
    click.echo(f"The deal is consistent with the promise in this file: {proof.promise}.")
    if not proof.is_sealed:
        click.echo("It comes from before luck was sealed: whoever added luck last could choose it.")
    if out := proof.left_out():
        click.echo(
            f"Left out, because it was sealed but not shown in time: the luck of {', '.join(out)}."
        )
    if kept.promise:
        click.echo("That is the promise you were shown.")
    else:
        click.echo(
            "Was it made before the game? Only somebody who saw it then can tell: use --promise."
        )
    if kept.seals:
        click.echo("Chairs, options and seals are the ones you saw before any luck was shown.")
    for text in kept.luck:
        click.echo(f"Your luck {text!r} is in it.")


def seat_of(viewer: Seat) -> str:
    from hideout.engine.notation import seat_name

    return "spectator" if viewer == TABLE else seat_name(viewer)


def _introduce(screen: "Screen", record: "Record", viewer: Seat, sees_all: bool) -> None:
    eyes = "a spectator's" if viewer == TABLE else f"{record.names[viewer]}'s"
    seen = "all that happened" if sees_all else f"through {eyes} eyes"
    screen.rule(f"{record.game.title}: {', '.join(record.names)}; {seen}")


def _show_lines(screen: "Screen", frame: "ReplayStep") -> None:
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


def _show_board(screen: "Screen", record: "Record", frame: "ReplayStep") -> None:
    from hideout.cli.boards import draw_view

    screen.show(draw_view(record.game, frame.view, record.names, record.options))


def _walk(screen: "Screen", record: "Record", seen: "list[ReplayStep]") -> None:
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
    from hideout.cli.terminal import terminal

    if state.pending():
        screen.say(f"The record ends here, after {len(record.decisions)} decisions.", "dim")
        return
    winners: Any = record.game.result(state)["winners"]
    screen.say(winning_sentence(terminal(), winners, record.names, viewer), "bold green")
