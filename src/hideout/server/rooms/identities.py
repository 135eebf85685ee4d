"""Who somebody is: a secret that only their browser knows, and an id that everybody may know.

The secret is never kept, only its full hash. The id is random and confers no rights. It is stored
when somebody enters a room; until then it is nobody's business.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Final

from hideout.server.house.clock import WallClock
from hideout.server.store.interface import (
    FORMER_ID_TAKEN,
    IDENTITIES_FORGOTTEN,
    IDENTITY_KEPT,
    OLD_IDENTITY_KEPT,
    OTHER_KEYS_FORGOTTEN,
    Store,
)

COOKIE: Final = "hideout"
SECURE_COOKIE: Final = "__Host-hideout"  # a cookie that no neighbouring site can plant
MOST_IN_MEMORY: Final = 50_000
LIFE: Final = 400 * 86_400_000  # longer than a cookie lives
LENGTH_BEFORE: Final = 16  # of the ids that were made from a secret's hash


class Identities:
    def __init__(
        self, store: Store, wall_clock: WallClock, is_https: bool, secret: str = ""
    ) -> None:
        """Servers that share a store share a secret, and so give the same ids."""
        self.store = store
        self.secret = secret.encode()
        self.wall_clock = wall_clock
        self.cookie = SECURE_COOKIE if is_https else COOKIE
        self._known: dict[str, str] = {}  # by key; the one asked for last is last
        self._unkept: dict[str, str] = {}  # keys of those who are in no room yet, by id
        self._old: dict[str, str] = {}  # ids that were made from a key once, by that key

    def recognise(self, cookies: Mapping[str, str]) -> tuple[str, str | None]:
        """The id of whoever asks, and the secret to set, if any."""
        secret = cookies.get(self.cookie, "")
        if _is_secret(secret):
            return self.person(secret), None
        older = cookies.get(COOKIE, "")  # a neighbouring site could plant one, so not any will do
        if _is_secret(older) and self._is_from_before(older):
            return self.person(older), older
        secret = secrets.token_hex(16)
        return self.person(secret), secret

    def person(self, secret: str) -> str:
        key = _key(secret)
        person = self._known.pop(key, None) or self._stored(key) or self._from_before(key)
        if person is None:
            person = self._new_id(key)
            self._unkept[person] = key
        self._known[key] = person
        if len(self._known) > MOST_IN_MEMORY:
            oldest = next(iter(self._known))
            self._unkept.pop(self._known.pop(oldest), None)
        return person

    def _new_id(self, key: str) -> str:
        if not self.secret:
            return secrets.token_hex(8)
        return hmac.digest(self.secret, key.encode(), "sha256")[:8].hex()

    async def keep(self, person: str) -> None:
        """Somebody comes into a room: remember them."""
        key = self._unkept.get(person)
        if key is not None:
            await self.store.write([(IDENTITY_KEPT, (key, person, self.wall_clock.now()))])
            self._unkept.pop(person, None)

    async def new_key(self, person: str) -> str:
        """A secret for another browser of somebody's."""
        await self.keep(person)
        secret = secrets.token_hex(16)
        key = _key(secret)
        await self.store.write([(IDENTITY_KEPT, (key, person, self.wall_clock.now()))])
        self._known[key] = person
        return secret

    async def forget_other_keys(self, person: str, secret: str) -> str:
        """From now on only the browser with this secret is this person.

        The other keys are kept, as strangers': if one were forgotten it would yield the same id
        again in a house of several servers, where ids are made from keys.
        """
        await self.keep(person)
        mine = _key(secret)
        await self.store.write([(OTHER_KEYS_FORGOTTEN, (person, mine))])
        self.unlearn(person, mine)
        return mine

    def unlearn(self, person: str, key: str) -> None:
        """Whoever comes with another key of this person's is asked for in the store again."""
        others = [one for one, who in self._known.items() if who == person and one != key]
        for one in others:
            del self._known[one]

    def secret_in(self, cookies: Mapping[str, str]) -> str:
        """The secret that a browser has brought."""
        return cookies.get(self.cookie, "") or cookies.get(COOKIE, "")

    async def forget_old(self) -> None:
        """Forget those whose cookie has expired by now."""
        oldest = self.wall_clock.now() - LIFE
        await self.store.write([(IDENTITIES_FORGOTTEN, (oldest,))])

    def _stored(self, key: str) -> str | None:
        found = self.store.identity(key)
        if found is None:
            return None
        person, is_old = found
        if is_old:
            self._old[key] = person
        return person

    def _from_before(self, key: str) -> str | None:
        """Ids were once the beginning of the key: the first to bring the secret has it for good."""
        person = key[:LENGTH_BEFORE]
        if not self.store.is_former_id(person) or person in self._old.values():
            return None
        self._old[key] = person
        row = (key, person, self.wall_clock.now())
        kept = self.store.write([(OLD_IDENTITY_KEPT, row), (FORMER_ID_TAKEN, (person,))])
        kept.add_done_callback(lambda done: done.exception())  # else the next start does it
        return person

    def _is_from_before(self, secret: str) -> bool:
        self.person(secret)
        return _key(secret) in self._old


def _is_secret(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{32}", text) is not None


def _key(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
