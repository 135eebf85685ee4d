"""One build of one engine in a process of its own, measuring the rows it is asked for.

`python -m bench.worker ours|peers|search|search-peers`: prints the names of its rows as one line of
JSON, then reads `[row, seconds]` a line and answers each with a rate (or with a sentence if the
row cannot run).
"""

import json
import sys

from bench.measure import Row


def rows(which: str) -> dict[str, Row]:
    if which == "peers":
        from bench.peers import PEERS

        return PEERS
    if which == "search":
        from bench.search import ours

        return ours()
    if which == "search-peers":
        from bench.search import peers

        return peers()
    from bench.ours import OURS

    return OURS


def main() -> None:
    table = rows(sys.argv[1])
    print(json.dumps(list(table)), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        try:
            answer: float | str = table[name](seconds)
        except ModuleNotFoundError as error:
            answer = f"not installed: {error.name}"
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
