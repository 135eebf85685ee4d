"""Words for people: puts what games say as data into the reader's language.

The words of a game lie beside it, in `words/en.ftl` and so on; what all games share lies here. The
format is Project Fluent's. `narrator(game)` gives whoever speaks to a person all that is needed.
docs/languages.md says what the ids of messages are and what a message may use.
"""

from hideout.words.narrator import Narrator, Speaker, narrator

__all__ = ["Narrator", "Speaker", "narrator"]
