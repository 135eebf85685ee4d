"""Houses that cheat once all luck is shown, each so well that its files agree with themselves.

`python -m tests.server.cheats serve ...` is `hideout serve` of a house that cheats at tables where
somebody is called like one of its cheats, "Swap" say. Its other tables are honest; all have more
patience, for on a busy machine a page may be slow to show its luck.
"""

import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from hideout.engine.proof import mix, promise_of, seal_of
from hideout.server.rooms.draw import Draw, proof_of_room
from hideout.server.store.documents import Person, RoomDocument

OTHER_SECRET = "cd" * 32
PATIENCE = 60_000  # milliseconds


def sealed_anew(room: RoomDocument, somebody: Person) -> None:
    promise = promise_of(room.server_seed)
    somebody.seal = seal_of(promise, somebody.nonce, somebody.luck)


def swap(room: RoomDocument) -> None:
    """Another secret than the promised one, and seals that fit it."""
    room.server_seed = OTHER_SECRET
    for somebody in room.people.values():
        if somebody.luck:
            sealed_anew(room, somebody)


def drop(room: RoomDocument) -> None:
    """Whoever is not the host never sealed anything; who is alone with bots is dropped, too."""
    for victim in victims(room):
        victim.seal = victim.nonce = victim.luck = ""


def alter(room: RoomDocument) -> None:
    for victim in victims(room):
        victim.luck = "loaded"
        sealed_anew(room, victim)


def last(room: RoomDocument) -> None:
    """The host's luck is chosen when the rest is known: until the seed is even."""
    host = room.people[room.host]
    tries = 0
    while tries == 0 or mix(room.server_seed, proof_of_room(room).luck()) % 2:
        tries += 1
        host.luck = f"chosen-{tries}"
        sealed_anew(room, host)


def reorder(room: RoomDocument) -> None:
    """The chairs in another order than everybody saw: another seed, from the same luck."""
    room.chairs.reverse()


def victims(room: RoomDocument) -> list[Person]:
    seated = [chair.person for chair in room.chairs if chair.person]
    others = [person for person in seated if person != room.host]
    return [room.people[person] for person in others or seated]


CHEATS: dict[str, Callable[[RoomDocument], None]] = {
    cheat.__name__: cheat for cheat in (swap, drop, alter, last, reorder)
}


@contextmanager
def cheating(name: str = "") -> Iterator[None]:
    """A house that does this to every room before it deals, or what somebody there is called."""
    honest: Callable[[Draw], Awaitable[None]] = Draw._deal

    async def deal(draw: Draw) -> None:
        room = draw.room.document
        if draw.timer is not None and room.drawing:
            called = [somebody.name.lower() for somebody in room.people.values()]
            for wanted in [name] if name else set(called) & set(CHEATS):
                CHEATS[wanted](room)
        await honest(draw)

    with patch.object(Draw, "_deal", deal):
        yield


def main(command: list[str]) -> int:
    from hideout.cli.app import run

    with patch.object(Draw, "show_millis", PATIENCE), cheating():
        return run(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
