"""Ocean's Heist: full-round assignments a second. `python -m bench.solver`

A round is drawn from the printed deck: four Casino Defenses (in every fifth round two Vault
Defenses and a Unique besides), two Globals, a Situation, and as many Equipment cards as a Crew
that knows its needs would have on the table.
"""

from bench.measure import per_second
from hideout.engine.rng import Rng
from hideout.games.oceans_heist import GAME
from hideout.games.oceans_heist.plan import best_answer, clear_plan
from hideout.games.oceans_heist.rounds import clear_attempt, modified_needs
from hideout.games.oceans_heist.selection import mark_prices
from hideout.games.oceans_heist.state import ACTIVE, OceansState

ROUNDS = 200
SECONDS = 3.0
CARDS = 6  # active in an Entry round; ten in the Vault Breach


def random_round(seed: int) -> OceansState:
    """A table in the middle of ASSIGN."""
    rng = Rng(seed)
    s = GAME.new(2, seed, {})
    deck = s.deck
    is_vault = seed % 5 == 4
    s.target = rng.below(len(deck.targets))
    s.situation = rng.below(len(deck.situations))
    mark_prices(s)
    for which in draw(len(deck.globals), 2, rng):
        s.globals[which] = True
    s.needs = modified_needs(deck, s.globals)
    s.round = 4 if is_vault else 1
    s.standing = draw(deck.first_vault, 4, rng)
    if is_vault:
        vault = draw(deck.first_unique - deck.first_vault, 2, rng)
        s.standing += [deck.first_vault + guard for guard in vault] + [deck.unique[s.target]]
    usable = [item for item in range(len(deck.items)) if not deck.is_opening(item)]
    s.active = [usable[i] for i in draw(len(usable), 10 if is_vault else CARDS, rng)]
    for item in s.active:
        s.where[item] = ACTIVE
    s.expended = [0] * len(s.active)
    s.early = [rng.below(2) == 0 for _ in s.active]
    s.disabled = [False] * len(s.standing)
    clear_plan(s)
    clear_attempt(s)
    return s


def draw(count: int, wanted: int, rng: Rng) -> list[int]:
    items = list(range(count))
    rng.shuffle(items)
    return items[:wanted]


def solves(seconds: float) -> float:
    """A row of `make bench`."""
    rounds = [random_round(seed) for seed in range(ROUNDS)]

    def work() -> int:
        for s in rounds:
            best_answer(s)
        return len(rounds)

    return per_second(work, seconds)


def main() -> None:
    exact = sum(best_answer(random_round(seed)).is_exact for seed in range(ROUNDS))
    print(f"exact within the node limit: {exact} of {ROUNDS} rounds")
    print(f"full-round assignments a second: {solves(SECONDS):,.0f}")


if __name__ == "__main__":
    main()
