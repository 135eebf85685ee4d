"""Who is at a table and who is gone, as whoever runs the table sees it.

A game whose rules speak of absence is asked with this (`Game.due`); no other rule may know it.
"""

from collections.abc import Sequence


class Attendance:
    """Who sits where, and since when they are gone."""

    def __init__(self, gone_for: Sequence[int], bots: Sequence[int]) -> None:
        self.gone_for = gone_for  # by seat, in milliseconds; 0: here. A bot is always here.
        self.bots = bots  # seats a bot plays now, its own or a person's

    def is_person_here(self, seat: int) -> bool:
        return not self.gone_for[seat] and seat not in self.bots
