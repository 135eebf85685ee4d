"""Rate limits: how often somebody may ask."""

from typing import Final

from hideout.server.house.clock import WallClock

MOST_KEYS: Final = 50_000


class Allowance:
    """A number per span of time; more is refused until time has passed."""

    def __init__(self, most: int, span_millis: int, now: int) -> None:
        self.most = most
        self.span = span_millis
        self.left = float(most)
        self.since = now

    def is_left(self, now: int, cost: int = 1) -> bool:
        """Whether one more would be granted."""
        passed = max(0, now - self.since)  # a corrected clock may go back
        self.left = min(float(self.most), self.left + passed * self.most / self.span)
        self.since = now
        return self.left >= cost

    def take(self, now: int, cost: int = 1) -> bool:
        is_left = self.is_left(now, cost)
        if is_left:
            self.left -= cost
        return is_left


class Allowances:
    """One for each key, such as an address; of too many, the one longest unused is forgotten."""

    def __init__(
        self, wall_clock: WallClock, most: int, span_millis: int, most_keys: int = MOST_KEYS
    ) -> None:
        self.wall_clock = wall_clock
        self.most = most
        self.most_keys = most_keys
        self.span = span_millis
        self.by_key: dict[str, Allowance] = {}  # the one used last is last
        self.spent: dict[str, int] | None = None  # what other servers are still to be told

    def is_left(self, key: str) -> bool:
        """Whether one more would be granted; takes nothing."""
        known = self.by_key.get(key)
        return known is None or known.is_left(self.wall_clock.now())

    def take(self, key: str, cost: int = 1) -> bool:
        return self.take_at(self.wall_clock.now(), key, cost)

    def take_at(self, now: int, key: str, cost: int) -> bool:
        is_left = self._allowance(key, now).take(now, cost)
        if is_left and self.spent is not None:
            self.spent[key] = self.spent.get(key, 0) + cost
        return is_left

    def drain(self, key: str, cost: int) -> None:
        """Another server has granted something."""
        now = self.wall_clock.now()
        allowance = self._allowance(key, now)
        allowance.is_left(now)  # what has come back since
        allowance.left = max(allowance.left - cost, -float(self.most))

    def _allowance(self, key: str, now: int) -> Allowance:
        allowance = self.by_key.pop(key, None) or Allowance(self.most, self.span, now)
        self.by_key[key] = allowance
        if len(self.by_key) > self.most_keys:
            del self.by_key[next(iter(self.by_key))]
        return allowance
