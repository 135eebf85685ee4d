"""The message catalogue: everything people read, by area, and how a language is read and checked.

    {"language": "de", "plural": "n != 1", "page": {"app.about": "..."}, "heat": {...}, ...}

A message of the page is known by its key, a clause by its id, all else by its English.
"""

import importlib.resources
import re
from pathlib import Path
from string import Formatter
from typing import Any, Final

import msgspec

from hideout.engine.core import Game
from hideout.engine.decks import titles
from hideout.engine.reader import BadData
from hideout.engine.words import (
    CARDS,
    ENGLISH,
    Language,
    Messages,
    language,
    speaker,
    speakers,
    title,
)

RULES: Final = "rules"
PAGE: Final = "page"  # and page/heat, ... for what its boards say
TAG: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*")
PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


def page_folder() -> Path:
    return Path(str(importlib.resources.files("hideout.server"))) / "page"


def english() -> dict[str, Messages]:
    """Every message by area. Imports all that speaks."""
    from hideout.games import GAMES
    from hideout.rulebook import rulebook
    from hideout.server.house import words

    assert words.say in speakers()
    for game in GAMES.values():
        said_of(game, game.mood)
        said_of(game, game.genre)
    areas: dict[str, Messages] = {speaker.area: dict(speaker.said) for speaker in speakers()}
    areas[CARDS] = {name: name for game in GAMES.values() for name in titles(game.deck).values()}
    areas[RULES] = {}
    for name in GAMES:
        for clause in rulebook(name).values():
            areas[RULES] |= {clause.id: clause.text, clause.section: clause.section}
    return areas | page_messages()


def page_messages() -> dict[str, Messages]:
    """What the page itself says, as its build wrote it down. Raises BadData."""
    try:
        return msgspec.json.decode(
            (page_folder() / "words.json").read_bytes(), type=dict[str, Messages]
        )
    except OSError:
        raise BadData(
            "The page is not built, and half the words are its own: `make page`."
        ) from None


def said_of(game: Game[Any], english: str) -> str:
    """What a game declares of itself in English, in the language of this house."""
    return speaker(game.name)(english)


def in_our_words(deck: Any) -> Any:
    """A deck with its titles as this house says them."""
    if isinstance(deck, dict):
        said = {key: in_our_words(part) for key, part in deck.items()}
        return said | {"title": title(said["title"])} if "title" in said else said
    return [in_our_words(part) for part in deck] if isinstance(deck, list) else deck


def read_language(path: str) -> Language:
    """A language from its file. Raises BadData."""
    try:
        data: Any = msgspec.json.decode(Path(path).read_bytes())
    except OSError as error:
        raise BadData(f"The words in {path} cannot be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise BadData(f"The words in {path} are no JSON: {error}.") from None
    if not isinstance(data, dict) or not isinstance(data.get("language"), str):
        raise BadData(f'{path} is no catalogue: it has no "language"; `hideout words` writes one.')
    name, plural = data.pop("language"), data.pop("plural", ENGLISH.plural)
    if not TAG.fullmatch(name):
        raise BadData(f'{path} names no language: a tag such as "de" or "pt-BR", not {name!r}.')
    try:
        areas = msgspec.convert(data, dict[str, Messages])
        _check_fields(areas)
        return Language(name, plural, areas)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise BadData(f"The words in {path} cannot be used: {error}.") from None


def _check_fields(areas: dict[str, Messages]) -> None:
    """What is filled in with nothing would fail at a table, in the middle of a game."""
    for area, messages in areas.items():
        if area in (CARDS, RULES) or area.startswith(PAGE):
            continue
        for english, message in messages.items():
            known = _fields(english) | {"n"}
            for form in [message] if isinstance(message, str) else message:
                if unknown := _fields(form) - known:
                    field = sorted(unknown)[0]
                    raise ValueError(f"{area}: nothing is put for {{{field}}} in {form!r}")


def _fields(message: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(message) if field is not None}


def complaints(known: Language, messages: dict[str, Messages]) -> list[str]:
    """What is wrong with a language: messages that do not exist, placeholders nobody fills."""
    found = []
    for area, theirs in sorted(known.areas.items()):
        ours = messages.get(area, {})
        for key in theirs:
            if key not in ours:
                found.append(f"{area}: there is no message {key!r}.")
            elif more := _placeholders(theirs[key]) - _placeholders(ours[key]) - {"n"}:
                wrong = ", ".join(sorted(more))
                found.append(f"{area}: {key!r} has nothing to put for {wrong}.")
    return found


def gaps(known: Language, messages: dict[str, Messages]) -> list[str]:
    """How much a language leaves in English, which it may."""
    found = []
    for area, ours in sorted(messages.items()):
        missing = len(ours.keys() - known.areas.get(area, {}).keys())
        if missing:
            found.append(f"{area}: {missing} of {len(ours)} messages are still English.")
    return found


def _placeholders(message: str | list[str]) -> set[str]:
    """As the page fills them in: a word in braces, where anything else in braces is text."""
    return set(PLACEHOLDER.findall(message if isinstance(message, str) else " ".join(message)))


def words_for_page() -> dict[str, str]:
    """What the page has to learn: its own messages by `area.key`, cards by `card.id`."""
    from hideout.games import GAMES

    spoken = language().areas
    found = {f"card.{name}": said for one in speakers() for name, said in one.ids.items()}
    for area, messages in spoken.items():
        if area == PAGE or area.startswith(PAGE + "/"):
            prefix = area.removeprefix(PAGE + "/")
            found |= {f"{prefix}.{key}": str(text) for key, text in messages.items()}
    for game in GAMES.values():
        found |= {f"card.{card}": title(name) for card, name in titles(game.deck).items()}
    return found


def of_rules(key: str, english: str) -> str:
    """A clause, by its id, or the heading of some."""
    return str(language().areas.get(RULES, {}).get(key, english))
