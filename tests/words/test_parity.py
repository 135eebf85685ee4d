"""What the page is held to is what is said today."""

from tests.words.said import PATH, written


def test_the_pages_examples_are_todays() -> None:
    """If not, `python -m tests.words.said` writes them anew; look at what has changed."""
    assert PATH.read_text(encoding="utf-8") == written()
