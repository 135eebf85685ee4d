"""Every deal of the eight identities, weighed at once.

There are up to 1,680 of them, but of the seats dealt to so far all that matters is which cards
they have left over: at most 72 sets of cards. So what is summed over all deals can be summed seat
by seat, exactly. `weigh` gives the chances of every seat, `draw_deal` one deal as likely as its
cards make it.
"""

from typing import Final

from hideout.engine.rng import Rng
from hideout.games.bank_heist.cards import CARDS_DEALT, DEALT

Deal = list[int]  # identities by seat
Step = tuple[int, int, int]  # an identity, how many of it there are, the cards left then


def _ways_on() -> list[list[list[Step]]]:
    """By seat and cards left: every card that can be dealt."""
    found: list[list[list[Step]]] = []
    layer: list[list[int]] = [DEALT[:]]
    for _ in range(CARDS_DEALT):
        ahead: list[list[int]] = []
        rows: list[list[Step]] = []
        for left in layer:
            steps: list[Step] = []
            for identity in range(len(left)):
                if left[identity]:
                    rest = left[:]
                    rest[identity] -= 1
                    if rest not in ahead:
                        ahead.append(rest)
                    steps.append((identity, left[identity], ahead.index(rest)))
            rows.append(steps)
        found.append(rows)
        layer = ahead
    return found


WAYS_ON: Final = _ways_on()
SETS_LEFT: Final = [len(rows) for rows in WAYS_ON] + [1]  # sets of cards left, by seats dealt to


def deals_to_come(masks: list[int]) -> list[list[int]]:
    """By seat and cards left: how many deals from there on give everybody what the masks allow."""
    seats = len(masks)
    counts: list[list[int]] = [[1] * SETS_LEFT[seats]]
    for seat in range(seats - 1, -1, -1):
        mask = masks[seat]
        after = counts[-1]
        row: list[int] = []
        for steps in WAYS_ON[seat]:
            total = 0
            for identity, many, then in steps:
                if mask >> identity & 1:
                    total += many * after[then]
            row.append(total)
        counts.append(row)
    counts.reverse()
    return counts


def draw_deal(masks: list[int], counts: list[list[int]], rng: Rng) -> Deal:
    """A deal that the masks allow; `counts` are its `deals_to_come`. [BH-7]"""
    at = rng.below(counts[0][0])
    left = 0
    deal: Deal = []
    for seat in range(len(masks)):
        after = counts[seat + 1]
        for identity, many, then in WAYS_ON[seat][left]:
            if not masks[seat] >> identity & 1:
                continue
            part = many * after[then]
            if at < part:
                deal.append(identity)
                at = at % after[then]
                left = then
                break
            at -= part
    return deal


def weigh(worth: list[list[float]]) -> list[list[float]]:
    """The chance of every identity at every seat, all 0 if no deal is possible.

    `worth` says by seat and identity what a card there is worth; a deal is as likely as the ways
    to deal it times what all its cards are worth.
    """
    seats = len(worth)
    sums: list[list[float]] = [[1.0]]  # of all that was dealt so far, by cards left
    for seat in range(seats):
        own = worth[seat]
        so_far = sums[seat]
        ahead = [0.0] * SETS_LEFT[seat + 1]
        for left in range(len(so_far)):
            for identity, many, then in WAYS_ON[seat][left]:
                ahead[then] += so_far[left] * own[identity] * many
        sums.append(ahead)
    total = sum(sums[seats])
    found = [[0.0] * len(DEALT) for _ in range(seats)]
    if total <= 0.0:
        return found
    to_come = [1.0 / total] * SETS_LEFT[seats]
    for seat in range(seats - 1, -1, -1):
        own = worth[seat]
        so_far = sums[seat]
        row = found[seat]
        back = [0.0] * len(so_far)
        for left in range(len(so_far)):
            for identity, many, then in WAYS_ON[seat][left]:
                rest = own[identity] * many * to_come[then]
                back[left] += rest
                row[identity] += so_far[left] * rest
        to_come = back
    return found
