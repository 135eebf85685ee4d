"""What is wrong with a translation, and where words are read from."""

from pathlib import Path
from typing import Any

from hideout.engine.core import Game
from hideout.words.check import complaints, missing
from hideout.words.files import source
from tests.words.conftest import OWN_ENGLISH


def test_a_translation_lacks_whatever_is_said_in_english(own: Game[Any]) -> None:
    lacking = missing(own, "de")
    assert "no-nodded" not in lacking
    assert {"ask-choose", "event-dealt"} <= set(lacking)
    assert "ask-choose" not in missing(own)


def test_a_translation_may_say_what_a_card_does(own: Game[Any]) -> None:
    assert complaints(own, "ask-choose = { $card }: { $card-effect } { $card-id }") == []
    assert complaints(own, "ask-choose = { $who-effect }") == [
        "ask-choose has nothing to put for $who-effect."
    ]


def test_words_are_read_from_the_disk_once(own: Game[Any], tmp_path: Path) -> None:
    (package,) = tmp_path.glob("pockets_*")
    first = source(package.name, "en")
    (package / "words" / "en.ftl").unlink()
    assert source(package.name, "en") == first == OWN_ENGLISH
