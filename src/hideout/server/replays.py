"""A game again, through one viewer's eyes: the same projection as the live table."""

from typing import Final

from hideout.engine.core import OVER, TABLE, State, play
from hideout.server import fair
from hideout.server.messages import Fairness, Replay, ReplayFrame
from hideout.server.project import Log, told
from hideout.server.refusal import Refused
from hideout.server.table import Table

MOST_FRAMES: Final = 5000


def viewer_for(table: Table, person: str, wanted: str) -> int:
    """Whose eyes somebody may borrow: one's own always, others' when the game is over."""
    persons = table.document.persons
    own = persons.index(person) if person in persons else TABLE
    if wanted == "":
        return own
    if not wanted.lstrip("-").isdecimal() or not TABLE <= int(wanted) < len(persons):
        raise Refused("malformed", "`as` is the number of a seat, or -1 for what is public.")
    viewer = int(wanted)
    is_open = table.state.phase is OVER and table.document.open_after
    if viewer not in (own, TABLE) and not is_open:
        raise Refused("closed_record", "Other seats' eyes open when the game is over.")
    return viewer


def replay(table: Table, person: str, wanted: str) -> Replay:
    """Frame by frame; steps this viewer could not notice are left out."""
    viewer = viewer_for(table, person, wanted)
    game, names = table.game, table.document.names
    state: State = table.record.start()
    log = Log(state.seats)
    frames = [ReplayFrame(step=0, seat=TABLE, action="", view=game.view(state, viewer), events=[])]
    heard = 0
    for decision in table.record.decisions:
        state.events = []
        play(state, decision.seat, decision.action)
        log.add(state.events)
        events = log.since(viewer, heard)
        view = game.view(state, viewer)
        is_own = decision.seat == viewer and viewer != TABLE
        if events or is_own or view != frames[-1].view:
            frames.append(
                ReplayFrame(
                    step=len(frames),
                    seat=decision.seat if is_own else TABLE,
                    action=game.notation.text(decision.action) if is_own else "",
                    view=view,
                    events=[
                        told(game, e, heard + i + 1, viewer, names) for i, e in enumerate(events)
                    ],
                )
            )
        heard = log.count(viewer)
    return Replay(
        table=table.document.id,
        game=table.document.game,
        names=names,
        viewer=viewer,
        frames=frames[:MOST_FRAMES],
        result=game.result(state) if state.phase is OVER else None,
    )


def fairness(table: Table) -> Fairness:
    """The promise at any time; the secret once the game is over."""
    is_over = table.state.phase is OVER
    return Fairness(
        commitment=fair.commitment(table.document.server_seed),
        contributions=table.document.contributions if is_over else [],
        server_seed=table.document.server_seed if is_over else "",
        seed=hex(table.seed) if is_over else "",
    )
