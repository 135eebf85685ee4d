"""Ocean's Heist: the figures of the rule book's balance record. `python -m bench.oceans_balance`

Two captains play. The sensible bots on both sides give the balance; a random bot in either chair,
on the same seeds, gives what skill is worth there. `--crew` and `--staff` ask for one pairing of
your own. The same seed gives the same games whatever the number of processes.
"""

import argparse
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from hideout.bots import make_bot
from hideout.bots.players import play_out
from hideout.engine.rng import Rng
from hideout.games.oceans_heist import GAME
from hideout.sim.seeds import derived_seed
from hideout.sim.tally import Sum

CHUNK = 50
ENDINGS = ("crew_win", "stalemate", "alarms", "exhausted")
STAFF_WINS = ("alarms", "exhausted")
Result = Mapping[str, Any]


def play(seed: int, crew: str, staff: str, options: Mapping[str, object]) -> Result:
    """One game; the Crew sits at p0."""
    state = GAME.new(2, seed, options)
    bots = [
        make_bot(level, GAME, seat, 2, Rng(derived_seed(seed, "bot", seat)))
        for seat, level in enumerate((crew, staff))
    ]
    play_out(state, bots, Rng(derived_seed(seed, "arrivals")))
    return GAME.result(state)


def play_chunk(job: tuple[int, int, int, str, str, Mapping[str, object]]) -> list[Result]:
    seed, first, count, crew, staff, options = job
    numbers = range(first, first + count)
    return [play(derived_seed(seed, "game", i), crew, staff, options) for i in numbers]


def play_all(
    wish: argparse.Namespace, crew: str, staff: str, options: Mapping[str, object]
) -> list[Result]:
    jobs = [
        (wish.seed, first, min(CHUNK, wish.games - first), crew, staff, options)
        for first in range(0, wish.games, CHUNK)
    ]
    if wish.jobs == 1:
        return [result for job in jobs for result in play_chunk(job)]
    with ProcessPoolExecutor(wish.jobs) as pool:
        return [result for chunk in pool.map(play_chunk, jobs) for result in chunk]


def summed(flags: Iterator[bool]) -> Sum:
    total = Sum()
    for flag in flags:
        total.add(float(flag))
    return total


def share(flags: Iterator[bool]) -> str:
    return told(summed(flags))


def told(total: Sum) -> str:
    """A share with its 95 % interval, in per cent."""
    low, high = total.interval()
    return f"{100 * total.mean():.1f} % ({100 * low:.1f} .. {100 * high:.1f})"


def mean(numbers: list[float]) -> str:
    return f"{sum(numbers) / len(numbers):.2f}" if numbers else "-"


def report(results: list[Result]) -> Iterator[tuple[str, str]]:
    for ending in ENDINGS:
        yield ending, share(r["ending"] == ending for r in results)
    yield "Staff wins", share(r["ending"] in STAFF_WINS for r in results)
    yield "reach the Escape", share(r["round"] == 5 for r in results)
    yield "Target obtained", share(bool(r["has_target"]) for r in results)
    late = [r["escape_alarms"] for r in results if r["escape_alarms"] is not None]
    yield "alarms at the start of the Escape", mean(late)
    left = [
        mean([r["left_standing"][str(n)] for r in results if str(n) in r["left_standing"]])
        for n in range(1, 6)
    ]
    yield "left standing in rounds 1-5", ", ".join(left)
    yield "Wing It attempts a game", mean([r["attempts"] for r in results])
    for what in ("target", "situation", "globals", "opening"):
        yield f"crew_win by {what}", ", ".join(by_card(results, what))


def by_card(results: list[Result], what: str) -> Iterator[str]:
    wins: dict[str, list[bool]] = {}
    for result in results:
        for card in (str(result[what]) if result[what] else "none").split():
            wins.setdefault(card, []).append(result["ending"] == "crew_win")
    for card, won in sorted(wins.items()):
        yield f"{card} {100 * sum(won) / len(won):.0f} %"


def skill(
    both: list[Result], weak_crew: list[Result], weak_staff: list[Result], filled: list[Result]
) -> Iterator[str]:
    """What a sensible bot is worth in either chair, against the same sensible opponent."""
    wins = [summed(r["ending"] == "crew_win" for r in each) for each in (both, weak_crew)]
    factor = f"{wins[0].mean() / wins[1].mean():.1f}" if wins[1].mean() else "any number of"
    yield f"Crew wins {told(wins[0])}, a random Crew {told(wins[1])}: {factor} times as many"
    sensible = summed(r["ending"] in STAFF_WINS for r in both)
    for name, results in (("a random Staff", weak_staff), ("one with a full quota", filled)):
        weak = summed(r["ending"] in STAFF_WINS for r in results)
        is_apart = sensible.interval()[0] > weak.interval()[1]
        apart = "apart" if is_apart else "not apart"
        yield f"Staff wins {told(sensible)}, {name} {told(weak)}: intervals {apart}"


def one_pairing(
    wish: argparse.Namespace, crew: str, staff: str, options: Mapping[str, object]
) -> list[Result]:
    print(f"{wish.games} games, seed {wish.seed}: Crew {crew}, Staff {staff} {options or ''}")
    results = play_all(wish, crew, staff, options)
    for name, figure in report(results):
        print(f"{name:34} {figure}")
    print(flush=True)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.oceans_balance")
    parser.add_argument("--games", type=int, default=4000, help="of each pairing")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--crew", help="one pairing only: the bot that leads the Crew")
    parser.add_argument("--staff", help="one pairing only: the bot that leads the Staff")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in wish.option)
    if wish.crew or wish.staff:
        one_pairing(wish, wish.crew or "heuristic", wish.staff or "heuristic", options)
        return
    pairings = (
        ("heuristic", "heuristic", options),
        ("random", "heuristic", options),
        ("heuristic", "random", options),
        # Left to itself a random Staff often lays fewer than it may; here chance lays the rest.
        ("heuristic", "random", {**options, "staff_autofill": "on"}),
    )
    played = [one_pairing(wish, crew, staff, chosen) for crew, staff, chosen in pairings]
    print("\n".join(skill(*played)))


if __name__ == "__main__":
    main()
