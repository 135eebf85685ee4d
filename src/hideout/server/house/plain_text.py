"""Text that people type: nothing invisible in it, and nobody who looks like somebody else."""

import unicodedata
from typing import Final

# Letters that show nothing: Hangul fillers and a Braille cell without dots; a joiner of graphemes.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, bidi and zero-width, and no letters

# What passes for a Latin letter or a digit at a glance, by its small form.
LOOK_ALIKES: Final = {
    # Cyrillic
    "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "н": "h", "і": "l", "ј": "j",
    "к": "k", "ӏ": "l", "м": "m", "п": "n", "о": "o", "р": "p", "ԛ": "q", "г": "r", "ѕ": "s",
    "т": "t", "и": "u", "ѵ": "v", "ԝ": "w", "ш": "w", "х": "x", "у": "y", "ү": "y", "з": "3",
    # Greek
    "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "l", "κ": "k", "μ": "m", "ν": "v", "ο": "o",
    "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "ζ": "z",
    # Armenian, Cherokee and others
    "օ": "o", "ո": "n", "ս": "u", "հ": "h", "ց": "g", "ꭺ": "a", "ꮃ": "w", "ꭲ": "t", "ı": "l",
    "ɑ": "a", "ɡ": "g", "ɩ": "l", "ʏ": "y", "ø": "o", "đ": "d", "ł": "l", "ħ": "h",
    # Latin itself
    "i": "l", "1": "l", "|": "l", "!": "l", "0": "o", "$": "s", "@": "a", "5": "s",
}  # fmt: skip
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def plain_line(text: str) -> str:
    """One line of talk as others may read it."""
    kept = [c for c in text if c.isspace() or (unicodedata.category(c) not in HIDDEN)]
    return " ".join("".join(kept).split())


def plain_name(name: str) -> str:
    """A name without fancy letters, line ends or anything invisible."""
    letters = unicodedata.normalize("NFKC", name)
    kept = [" " if c in BLANK or unicodedata.category(c)[0] in "CZ" else c for c in letters]
    return " ".join("".join(kept).split())


def look_of(name: str) -> str:
    """What a name looks like at a glance: two that look alike are equal here."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    shapes = [LOOK_ALIKES.get(c, c) for c in bare if unicodedata.category(c)[0] != "M"]
    look = "".join([c for c in shapes if c.isalnum()])
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return look or name
