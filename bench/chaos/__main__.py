"""`make chaos`: disturb a cluster at random moments.

Fails if it broke its word, if not all blows could be struck in the time there is, or if more than
one of a hundred people waited for longer than five seconds after a `kill -9`.
"""

import argparse
import asyncio
import os
import sys

from bench.chaos.run import chaos
from bench.chaos.services import found_balancer
from bench.server import COMPILED, end_tidily


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--blows", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between decisions")
    parser.add_argument(
        "--minutes", type=float, default=25, help="after which nothing strikes any more"
    )
    parser.add_argument("--bot-millis", type=int, default=3000)
    options = parser.parse_args()
    if found_balancer() is None:
        sys.exit("HAProxy is not here: install it (Debian: apt-get install haproxy).")
    if list(COMPILED.glob("*__mypyc*")):
        os.environ["PYTHONPATH"] = str(
            COMPILED
        )  # for the houses; whoever plays here is interpreted
    end_tidily()
    work = chaos(
        options.blows, options.tables, options.seed, options.pace, options.bot_millis,
        options.minutes,
    )  # fmt: skip
    sys.exit(bool(asyncio.run(work).complaints()))


if __name__ == "__main__":
    main()
