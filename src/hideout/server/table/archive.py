"""Tables as they are stored: at a glance, or played again."""

import logging
from typing import Final

import msgspec

from hideout.engine.reader import BadData
from hideout.server.house import words
from hideout.server.house.clock import WallClock
from hideout.server.house.refusal import Refused
from hideout.server.house.settings import Settings
from hideout.server.store.documents import (
    Damaged,
    Glance,
    Saying,
    TableDocument,
    Weighed,
    read_table_document,
)
from hideout.server.store.interface import OVER, Store
from hideout.server.table.table import LiveTable

LOG: Final = logging.getLogger("hideout.server")


class Archive:
    def __init__(self, store: Store, settings: Settings, wall_clock: WallClock) -> None:
        self.store = store
        self.settings = settings
        self.wall_clock = wall_clock

    def glance(self, table_id: str) -> Glance:
        """What can be said of a table at once. Raises Refused."""
        found = self.store.table(table_id)
        if found is None:
            raise Refused("no_table", words.NO_TABLE)
        data, crc, state = found
        try:
            document = read_table_document(data, crc)
        except Damaged as error:
            LOG.error("a table cannot be read", extra={"table": table_id, "why": str(error)})
            raise Refused("damaged", words.TABLE_DAMAGED) from None
        return Glance(document, state == OVER, self.store.steps(table_id))

    def read(self, table_id: str) -> LiveTable:
        """A copy of a table; may be made in another thread. Raises Refused."""
        document = self.glance(table_id).document
        try:
            return self.load(document)
        except BadData as error:
            LOG.error("a table cannot be replayed", extra={"table": table_id, "why": str(error)})
            raise Refused("old_rules", words.OLD_RULES) from None
        except Exception as error:  # damage may show in any way at all
            why = f"{type(error).__name__}: {error}"
            LOG.error("a table cannot be read", extra={"table": table_id, "why": why})
            raise Refused("damaged", words.TABLE_DAMAGED) from None

    def load(self, document: TableDocument) -> LiveTable:
        """Raises anything at all if the rules have changed or the table is damaged."""
        table = LiveTable(document, self.wall_clock, self.settings)
        fields = Saying.__struct_fields__
        sayings = [
            msgspec.convert(dict(zip(fields, row, strict=True)), Saying, strict=False)
            for row in self.store.sayings(document.id)
        ]
        table.load(self.store.decisions(document.id), sayings)
        return table

    def thoughts(self, table_id: str) -> dict[int, list[Weighed]]:
        """What bots weighed, by step; for eyes that may see everything."""
        rows = self.store.thoughts(table_id)
        return {step: msgspec.json.decode(weighed, type=list[Weighed]) for step, weighed in rows}
