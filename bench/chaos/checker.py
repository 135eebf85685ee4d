"""Whether a house kept its word: the record of every table against what every page heard."""

import json
from typing import Any

from bench.chaos.people import Heard, Party
from hideout.engine.core import TABLE
from hideout.server.house.clock import WallClock
from hideout.server.house.settings import Settings
from hideout.server.store.interface import Store
from hideout.server.table.archive import Archive
from hideout.server.table.table import LiveTable


class Verdict:
    def __init__(self) -> None:
        self.tables = 0
        self.decisions = 0
        self.accepted = 0
        self.events = 0
        self.lost: list[str] = []  # decisions somebody was told are made, and are not
        self.doubled: list[str] = []
        self.split: list[str] = []  # pages that heard what never happened, or in another order
        self.foreign: list[str] = []  # decisions of a person's seat that nobody made

    def complaints(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.split, *self.foreign]


def check(store: Store, parties: list[Party]) -> Verdict:
    """Replays every record."""
    verdict = Verdict()
    archive = Archive(store, Settings(), WallClock())
    for party in parties:
        for table_id in party.tables():
            pages = [p.heard[table_id] for p in party.people if table_id in p.heard]
            check_table(archive, table_id, pages, verdict)
    return verdict


def check_table(archive: Archive, table_id: str, pages: list[Heard], verdict: Verdict) -> None:
    table = archive.read(table_id)  # which plays it again, and so finds it legal
    verdict.tables += 1
    verdict.decisions += table.state.step
    made = decisions_of(archive, table)
    for page in pages:
        where = f"{table.document.game} {table_id}, seat {page.viewer}"
        mine = [what for seat, *what in made if seat == page.viewer]
        verdict.accepted += len(page.accepted)
        verdict.events += len(page.events)
        for decision, action in page.accepted:
            count = mine.count([decision, action])
            if count == 0:
                verdict.lost.append(f"{where}: {action} ({decision})")
        tokens = [decision for decision, _ in mine]
        for token in {token for token in tokens if tokens.count(token) > 1}:
            verdict.doubled.append(f"{where}: {token}")
        if len(set(page.accepted)) < len(page.accepted):
            verdict.doubled.append(f"{where}: accepted twice")
        if not page.was_played_for:
            unsent = [what for what in mine if tuple(what) not in page.sent]
            verdict.foreign += [f"{where}: {what} was never sent" for what in unsent]
        verdict.split += [f"{where}: {line}" for line in page.disorder]
        if page.events != events_for(table, page.viewer)[: len(page.events)]:
            verdict.split.append(f"{where}: heard another game")


def decisions_of(archive: Archive, table: LiveTable) -> list[list[Any]]:
    """Seat, token and action of each decision, the table's own aside."""
    again = LiveTable(table.document, archive.wall_clock, archive.settings)
    made = []
    for seat, text, at in archive.store.decisions(table.document.id):
        if seat != TABLE:
            made.append([seat, again.token(seat), text])
        again._apply(seat, again.game.notation.parse(text), at, again.sitting.play)
    return made


def events_for(table: LiveTable, viewer: int) -> list[dict[str, Any]]:
    picture = table.picture()
    frame = picture.frame(picture.core(viewer, table.token(viewer)), viewer, 0)
    events: list[dict[str, Any]] = json.loads(frame)["events"]
    return events
