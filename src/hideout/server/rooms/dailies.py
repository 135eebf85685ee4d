"""The daily heist: one deal a day and game for everybody, played alone against the same bots.

Nobody knows a deal before they play it: its secret is drawn when somebody first asks for it, a
table is shown only to whoever sits there, even after the game (`replays.require_reader`), and
everybody plays a deal once: asking again leads back to the same table.
"""

import asyncio
from typing import Final

from hideout.server.house import fairness
from hideout.server.rooms import daily, rules
from hideout.server.rooms.hub import Hub
from hideout.server.store.interface import DAILY_BEGUN, DAILY_DRAWN, DailyResult
from hideout.server.wire import messages

BEST: Final = 10  # of a day that are shown


class Dailies:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.wall_clock = hub.wall_clock
        self.opening = asyncio.Lock()  # or two taps at once would open two rooms

    def room_of(self, game: str, person: str) -> str:
        """Where somebody plays today's deal; "" if nowhere yet."""
        code = self.store.daily_room(daily.day_of(self.wall_clock.now()), game, person)
        document = None if code is None else self.hub.document(code)
        return "" if document is None else rules.door_of(document)

    async def play(self, game: str, person: str, name: str, avatar: str) -> str:
        """Deal for somebody who has not played yet; the code of the room. Raises Refused."""
        async with self.opening:
            now = self.wall_clock.now()
            day = daily.day_of(now)
            secret = await self._secret(day, game)
            begun = (day, game, person, self.hub.free_code(), now)
            await self.store.write([(DAILY_BEGUN, begun)])
            code = self.store.daily_room(day, game, person) or ""
            document = self.hub.document(code)
            if document is None:  # not opened yet
                document = daily.new_room(code, day, game, secret, person, name, avatar)
                await self.hub.open(document)
            if not document.table:
                await self.hub.room(code).deal()
            return rules.door_of(document)

    async def _secret(self, day: str, game: str) -> str:
        known = self.store.daily_secret(day, game)
        if known is None:
            await self.store.write([(DAILY_DRAWN, (day, game, fairness.new_secret()))])
            known = self.store.daily_secret(day, game)
        assert known is not None
        return known

    def told(self, game: str, person: str) -> messages.Daily:
        """How today's deal has gone so far, for everybody and for whoever asks."""
        now = self.wall_clock.now()
        day = daily.day_of(now)
        mine = self.store.daily_result(day, game, person)
        played, better = self.store.daily_counts(day, game, mine)
        best = self.store.daily_best(day, game, BEST)
        return messages.Daily(
            game=game,
            day=day,
            ends_at=daily.day_ends(now),
            room=self.room_of(game, person),
            played=played,
            place=0 if mine is None else better + 1,
            mine=None if mine is None else _told(mine, person),
            best=[_told(one, person) for one in best],
        )


def _told(one: DailyResult, person: str) -> messages.DailyScore:
    return messages.DailyScore(
        name=one.name, won=one.won, score=one.score, is_you=one.person == person
    )
