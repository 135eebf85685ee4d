"""Settings: defaults, variables, flags, and what is said about wrong ones."""

import subprocess
import sys
from pathlib import Path

import pytest

from hideout.engine.reader import BadData
from hideout.server.house.settings import Settings, known_settings, read_settings

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_without_anything_the_defaults_are_in_force() -> None:
    assert read_settings({}, {"PATH": "/bin"}) == Settings()


def test_a_variable_changes_a_setting_and_a_flag_wins() -> None:
    environ = {"HIDEOUT_PORT": "9000", "HIDEOUT_LAN": "on", "HIDEOUT_LOG": "json"}

    settings = read_settings({"port": 9001, "lan": None}, environ)

    assert settings.port == 9001
    assert settings.lan is True
    assert settings.log == "json"


@pytest.mark.parametrize(
    ("variable", "value", "complaint"),
    [
        ("HIDEOUT_PROT", "1", "HIDEOUT_PROT is not a setting; settings are HIDEOUT_DATA, "),
        (
            "HIDEOUT_PORT",
            "high",
            "HIDEOUT_PORT must be a whole number from 0 to 65535, not 'high'.",
        ),
        ("HIDEOUT_PORT", "70000", "must be a whole number from 0 to 65535, not '70000'."),
        ("HIDEOUT_IDLE_MINUTES", "0", "must be a whole number of 1 or more, not '0'."),
        ("HIDEOUT_LOG", "xml", "HIDEOUT_LOG must be json or text, not 'xml'."),
        ("HIDEOUT_LAN", "maybe", "HIDEOUT_LAN must be on or off, not 'maybe'."),
        ("HIDEOUT_PEER", "10.0.0.5:8000", "an address that begins with http://."),
        ("HIDEOUT_ORIGIN", "ftp://cards.example", "begins with http:// or https://."),
        ("HIDEOUT_TRACES", "http://[::1", "HIDEOUT_TRACES must be an address"),
        ("HIDEOUT_REDIS_URL", "http://u:secret@[::1", "begins with redis:// or rediss:// or unix:"),
    ],
)
def test_a_wrong_setting_is_named(variable: str, value: str, complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        read_settings({}, {variable: value})
    assert complaint in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_wrong_flag_is_called_as_it_was_typed() -> None:
    with pytest.raises(BadData, match="--peer must be an address that begins with http://"):
        read_settings({"peer": "nonsense"}, {"HIDEOUT_PEER": "http://10.0.0.5:8000"})


def test_the_builds_own_variables_are_no_settings_and_no_mistake() -> None:
    assert read_settings({}, {"HIDEOUT_PURE": "1", "HIDEOUT_COMPILED": "1"}) == Settings()


def test_the_hosting_guide_lists_every_setting_as_it_is() -> None:
    page = PAGE.read_text()
    for setting in known_settings():
        value = setting.default
        shown = ("off", "on")[value] if isinstance(value, bool) else str(value)
        cell = f"`{shown}`" if shown else ""
        row = f"| `{setting.variable}` | `{setting.flag}` | {cell} | {setting.meaning} |"
        assert row.replace("|  |", "| |") in page, row
    assert page.count("| `HIDEOUT_") == len(known_settings())


def test_settings_are_read_before_anything_that_speaks_is_imported() -> None:
    """Or a house would open in English, whatever language it was given."""
    program = (
        "import sys; from hideout.server.house.settings import read_settings; "
        "read_settings({}, {}); "
        "print([name for name in sys.modules if name.startswith('hideout.games')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr
