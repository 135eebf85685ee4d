"""How often somebody may ask."""

from hideout.server.clocks import Time


class Allowance:
    """So many per span for each key; what is over is refused until time has passed."""

    def __init__(self, wall: Time, most: int, span_millis: int) -> None:
        self.wall = wall
        self.most = most
        self.span = span_millis
        self.left: dict[str, tuple[float, int]] = {}

    def take(self, key: str) -> bool:
        now = self.wall.now()
        left, since = self.left.get(key, (float(self.most), now))
        left = min(float(self.most), left + (now - since) * self.most / self.span)
        if len(self.left) > 50_000:  # old keys have their whole allowance back anyway
            self.left.clear()
        self.left[key] = (max(0.0, left - 1), now)
        return left >= 1
