"""How a bot carries itself: daring or not, talkative or not, truthful or not.

Manners come after the level, `heuristic+liar` or `search:200+greedy+talkative`, and are numbers
that a game's bot reads where they mean something there. They change a style, not the rules: a bot
with manners is as honest about hidden cards as any other.
"""

from typing import Final, NamedTuple

from hideout.engine.reader import BadData


class Manner(NamedTuple):
    """-1.0 to 1.0 each; 0.0 is the sensible bot as it is."""

    daring: float = 0.0  # what a risk is worth: below 0 it shuns risks, above it seeks gains
    talk: float = 0.0  # above 0 it says something wherever it may
    lies: float = 0.0  # above 0 what it says is untrue where it can be


PLAIN: Final = Manner()
MANNERS: Final[dict[str, Manner]] = {
    "cautious": Manner(daring=-1.0),
    "greedy": Manner(daring=1.0),
    "talkative": Manner(talk=1.0),
    "liar": Manner(lies=1.0),
}


def read_manner(words: list[str]) -> Manner:
    """Several manners at once: none twice, none with its opposite. Raises BadData."""
    for word in words:
        if word not in MANNERS:
            raise BadData(f"'{word}' is not a manner; manners are {', '.join(MANNERS)}.")
    if len(set(words)) < len(words) or {"cautious", "greedy"} <= set(words):
        raise BadData(f"{'+'.join(words)} do not go together.")
    daring = sum(MANNERS[word].daring for word in words)
    talk = sum(MANNERS[word].talk for word in words)
    lies = sum(MANNERS[word].lies for word in words)
    return Manner(daring, talk, lies)
