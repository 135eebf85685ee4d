"""Words for messages that nobody has written any for: a new game speaks before it has a file."""

from collections.abc import Mapping

OPENINGS = {"ask": "Your move: ", "no": "Not possible: "}


def plain(id: str, args: Mapping[str, str]) -> str:
    """The message's own id and arguments, as a sentence or, of an action, a phrase."""
    area, _, rest = id.partition("-")
    words = [rest.replace("-", " "), *args.values()]
    if area == "act":
        return _capital(" ".join(words))
    who = args.get("who", "")
    if area == "event" and who:
        others = [value for name, value in args.items() if name != "who"]
        return _capital(f"{who}: {' '.join([words[0], *others])}.")
    return _capital(f"{OPENINGS.get(area, '')}{' '.join(words)}.")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
