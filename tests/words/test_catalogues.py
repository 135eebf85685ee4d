"""Translations are compared with the English files, message by message."""

from pathlib import Path

import pytest

from hideout.engine.reader import BadData
from hideout.languages import ENGLISH, is_language, languages, read_language
from hideout.words.catalogues import Catalogue, catalogues, languages_begun, look_at

ENGLISH_FILE = """
act-pass = Pass { $card }
act-go = Go
told = { $n ->
    [one] One bag
   *[other] { $n } bags
}
"""


@pytest.fixture
def made(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(ENGLISH_FILE, "utf-8")
    return Catalogue(tmp_path / "en.ftl", frozenset({"name-drill"}))


def translate(made: Catalogue, text: str) -> None:
    made.path.with_name("de.ftl").write_text(text, "utf-8")


def test_a_whole_translation_is_fine(made: Catalogue) -> None:
    translate(
        made,
        "act-pass = { $card-id ->\n [drill] Den { $card } geben\n *[other] { $card } geben\n }\n"
        "act-go = Los\ntold = { $n } Taschen\nname-drill = Bohrer\n",
    )
    found = look_at(made, "de")
    assert (found.messages, found.missing, found.wrong, found.long) == (4, [], [], [])
    assert made.languages() == {"de"}


def test_a_message_is_there_once(made: Catalogue) -> None:
    translate(made, "act-go = Los\nact-go = Geh\n")
    assert look_at(made, "de").wrong == ["act-go is there 2 times."]


def test_a_language_may_have_parts_of_its_own(made: Catalogue) -> None:
    translate(made, "act-pass = { the-card } geben\nthe-card = die { $card }\nthe-other = x\n")
    assert look_at(made, "de").unused == ["the-other"]


def test_what_is_missing_wrong_or_long_is_told(made: Catalogue) -> None:
    translate(
        made, "act-go = Jetzt aber ganz schnell los\nact-fly = Flieg\ntold = { $m } da\noh no\n"
    )
    found = look_at(made, "de")
    assert found.missing == ["act-pass", "name-drill"]
    assert found.long == ["act-go"]
    assert found.unused == ["act-fly"]
    assert "told has nothing to put for $m." in found.wrong
    assert any(line.startswith("This cannot be read: oh no") for line in found.wrong)


@pytest.mark.parametrize(
    ("said", "is_long"),
    [("Los", False), ("Losgeht", True), ("いく", False), ("いくぞ", True), ("اِذْهَب", False)],
)
def test_the_english_file_declares_how_much_room_there_is(
    tmp_path: Path, said: str, is_long: bool
) -> None:
    (tmp_path / "en.ftl").write_text("# On a tab. Room for 4 letters.\nact-go = Go\n", "utf-8")
    made = Catalogue(tmp_path / "en.ftl")
    translate(made, f"act-go = {said}\n")
    assert look_at(made, "de").long == (["act-go"] if is_long else [])


@pytest.mark.parametrize(
    ("english", "is_long"),
    [("Go", True), ("Go.", False), ("{ $n ->\n [one] Go.\n *[other] Go on.\n }", False)],
)
def test_a_sentence_may_be_as_long_as_it_needs(tmp_path: Path, english: str, is_long: bool) -> None:
    (tmp_path / "en.ftl").write_text(f"act-go = {english}\n", "utf-8")
    made = Catalogue(tmp_path / "en.ftl")
    translate(made, "act-go = Jetzt aber ganz schnell los\n")
    assert look_at(made, "de").long == (["act-go"] if is_long else [])


def test_a_language_without_a_file_lacks_everything(made: Catalogue) -> None:
    assert look_at(made, "fr").missing == ["act-pass", "act-go", "told", "name-drill"]


@pytest.mark.parametrize("language", languages_begun())
@pytest.mark.slow
def test_no_translation_is_wrong(language: str) -> None:
    wrong = {one.title: look_at(one, language).wrong for one in catalogues()}
    assert {title: lines for title, lines in wrong.items() if lines} == {}


def test_the_files_of_games_house_and_page_are_found() -> None:
    titles = [one.title for one in catalogues()]
    for title in ("words/en.ftl", "server/words/en.ftl", "games/heat/words/en.ftl"):
        assert title in titles
    assert "src/lib/en.ftl" in titles  # the tests run in a clone
    heat = next(one for one in catalogues() if one.title == "games/heat/words/en.ftl")
    assert {"mood", "option-pace"} & heat.extra


def test_a_language_is_found_by_its_tag() -> None:
    assert languages()[0] == ENGLISH
    assert read_language("EN") == "en"
    assert read_language("en-GB") == "en"
    with pytest.raises(BadData, match="There is no language 'xx'; languages are en"):
        read_language("xx")
    assert not is_language("../en")
