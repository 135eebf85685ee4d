"""How often somebody may ask."""

from typing import Final

from hideout.server.wall import Time

MOST_KEYS: Final = 50_000


class Allowance:
    """So many per span of time; what is over is refused until time has passed."""

    def __init__(self, most: int, span_millis: int, now: int) -> None:
        self.most = most
        self.span = span_millis
        self.left = float(most)
        self.since = now

    def take(self, now: int) -> bool:
        passed = max(0, now - self.since)  # a clock that is put right may go back
        self.left = min(float(self.most), self.left + passed * self.most / self.span)
        self.since = now
        is_left = self.left >= 1
        if is_left:
            self.left -= 1
        return is_left


class Allowances:
    """One for each key, an address say."""

    def __init__(self, wall: Time, most: int, span_millis: int) -> None:
        self.wall = wall
        self.most = most
        self.span = span_millis
        self.by_key: dict[str, Allowance] = {}

    def take(self, key: str) -> bool:
        now = self.wall.now()
        if len(self.by_key) > MOST_KEYS:  # old ones have their whole allowance back anyway
            self.by_key.clear()
        if key not in self.by_key:
            self.by_key[key] = Allowance(self.most, self.span, now)
        return self.by_key[key].take(now)
