"""How likely every seat is every identity, over all deals of the eight cards at once.

A deal weighs as much as the ways to deal it times what each seat's card is worth; there are up to
1,680 of them. All that matters of the seats before one is which cards they left over, so the sum
over all deals is taken seat by seat, over at most 72 sets of cards left: exact, and quick.
"""

from hideout.games.bank_heist.cards import CARDS_DEALT, DEALT

# Cards left (an index), the identity dealt, how many of it there were, cards left after it.
Step = tuple[int, int, float, int]


def _layers() -> tuple[list[int], list[list[Step]]]:
    """By seat: how many sets of cards can be left, and every way on from each of them."""
    sizes, steps = [1], []
    layer = [tuple(DEALT)]
    for _ in range(CARDS_DEALT):
        ahead: list[tuple[int, ...]] = []
        ways: list[Step] = []
        for here, left in enumerate(layer):
            for identity, many in enumerate(left):
                if many:
                    rest = (*left[:identity], many - 1, *left[identity + 1 :])
                    if rest not in ahead:
                        ahead.append(rest)
                    ways.append((here, identity, float(many), ahead.index(rest)))
        steps.append(ways)
        sizes.append(len(ahead))
        layer = ahead
    return sizes, steps


SIZES, STEPS = _layers()


def chances(worth: list[list[float]]) -> list[list[float]]:
    """By seat and identity; `worth` says what a card is worth at a seat, 0 for impossible.

    All zeros if no deal is possible.
    """
    seats = len(worth)
    sums = [[1.0]]  # of everything dealt so far, by cards left
    for seat in range(seats):
        before, own, after = sums[seat], worth[seat], [0.0] * SIZES[seat + 1]
        for here, identity, many, there in STEPS[seat]:
            after[there] += before[here] * own[identity] * many
        sums.append(after)
    total = sum(sums[seats]) or 1.0
    found = [[0.0] * len(DEALT) for _ in range(seats)]
    to_come = [1.0 / total] * SIZES[seats]
    for seat in reversed(range(seats)):
        before, own, row, back = sums[seat], worth[seat], found[seat], [0.0] * SIZES[seat]
        for here, identity, many, there in STEPS[seat]:
            rest = own[identity] * many * to_come[there]
            back[here] += rest
            row[identity] += before[here] * rest
        to_come = back
    return found
