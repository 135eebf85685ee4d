"""Games that bots lost because they failed: how many, and why the first time."""

from collections import Counter
from collections.abc import Sequence


class Forfeits:
    """Forfeits by bot, in the order of the games."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.first: dict[str, str] = {}

    def add(self, bots: Sequence[str], forfeits: Sequence[str], number: int) -> None:
        """Count one game: who sat where, and why a seat forfeited."""
        for seat, reason in enumerate(forfeits):
            if reason:
                self.count[bots[seat]] += 1
                where = f"in game {number} at seat p{seat}: it {reason}"
                self.first.setdefault(bots[seat], where)

    def merge(self, other: "Forfeits") -> None:
        """Add the games that come after these."""
        self.count += other.count
        for bot, reason in other.first.items():
            self.first.setdefault(bot, reason)

    def report(self) -> dict[str, dict[str, object]]:
        return {
            bot: {"seats": self.count[bot], "first": self.first[bot]} for bot in sorted(self.count)
        }
