"""Ocean's Heist: which edits of a team's draft would change it."""

from collections.abc import Mapping, Sequence
from typing import Any

View = Mapping[str, Any]


def changes(view: View, action: str) -> bool:
    """Whether an edit of the team's draft would change it."""
    verb, *words = action.split()
    card = words[0] if words else ""
    if verb in ("target", "situation"):
        return bool(view[f"{verb}_draft"] != card)
    if verb in ("choose", "drop"):
        return (card in view["globals"]) == (verb == "drop")
    if verb in ("buy", "return", "place", "unplace"):
        return (card in view["hand"]) == (verb in ("return", "place"))
    if verb in ("lay", "lay-open", "lift"):
        down = card in view["laid"] or card == view["vault_down"]
        up = card == view["vault_up"]
        return {"lay": not down, "lay-open": not up, "lift": down or up}[verb]
    if view["plan"] is not None:
        return _changes_plan(view["plan"], verb, words)
    return _changes_attempt(view["attempt"], verb, words) if view["attempt"] is not None else True


def _changes_plan(plan: View, verb: str, words: Sequence[str]) -> bool:
    if verb == "expend":
        card, share = words
        planned = [part for part in plan["expends"].get(card, []) if part[0] == share[0]]
        return bool((planned or [f"{share[0]}0"]) != [share])
    if verb == "pay":
        return bool(plan["pays"].get(words[0]) != words[1])
    if verb == "leave":
        return words[0] in plan["pays"]
    return bool(verb != "clear" or plan["expends"] or plan["pays"])


def _changes_attempt(attempt: View, verb: str, words: Sequence[str]) -> bool:
    faces = attempt["faces"]
    if verb == "aim":
        return bool(attempt["aim"] != words[0])
    if verb == "stake":
        return bool(faces[int(words[1]) - 1] != words[0])
    if verb == "unstake":
        return words[0] in faces
    if verb in ("coin", "no-coin"):
        return bool(attempt["coin"]) == (verb == "no-coin")
    return bool(verb != "clear" or attempt["aim"] or attempt["coin"] or any(faces))
