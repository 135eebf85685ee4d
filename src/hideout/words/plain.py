"""Makeshift words for messages without any, so that a new game speaks before it has a file."""

from collections.abc import Mapping


def plain(id: str, args: Mapping[str, str]) -> str:
    """The message's own id and arguments, as a sentence or, of an action, a phrase."""
    area = id.partition("-")[0]
    who = args.get("who", "") if area == "event" else ""
    others = {name: value for name, value in args.items() if name != "who"} if who else args
    said = phrase(id, others)
    whole = f"{who}: {said}" if who else said
    return _capital(whole) if area == "act" else _capital(f"{whole}.")


def phrase(id: str, args: Mapping[str, str]) -> str:
    """The same without a capital and a full stop."""
    return " ".join([id.partition("-")[2].replace("-", " "), *args.values()])


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
