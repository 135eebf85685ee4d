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
        ("HIDEOUT_PORT", "high", "The setting port cannot be 'high': Expected `int`, got `str`."),
        ("HIDEOUT_PORT", "70000", "The setting port cannot be '70000': Expected `int` <= 65535."),
        ("HIDEOUT_IDLE_MINUTES", "0", "The setting idle_minutes cannot be '0': "),
        ("HIDEOUT_LOG", "xml", "The setting log cannot be 'xml': Invalid enum value 'xml'."),
        ("HIDEOUT_LAN", "maybe", "The setting lan cannot be 'maybe': "),
    ],
)
def test_a_wrong_setting_is_named(variable: str, value: str, complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        read_settings({}, {variable: value})
    assert complaint in str(caught.value)


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
