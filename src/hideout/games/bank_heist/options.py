"""Options of a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hideout.engine import options as engine
from hideout.engine.options import Option
from hideout.engine.reader import BadData

SHORTEST: Final = 10  # seconds of a decision
NO_CLOCK: Final = 24 * 60 * 60  # what "none" means: the table is not kept for ever

SECONDS: Final = ("pass_seconds", "action_seconds", "response_seconds", "alarm_seconds")

OPTIONS: Final = (
    Option(
        "crack_mode",
        "multiply",
        "how the vault is cracked",
        choices=("multiply", "add", "random"),
        group="play",
    ),
    Option("start_space", 0, "where the robbery starts; 0: as printed", low=0, high=11),
    Option("alarm_space", 0, "the first alarm space; 0: as printed", low=0, high=12),
    Option("agents_win_space", 0, "the AGENTS WIN space; 0: as printed", low=0, high=12),
    Option("getaway_spaces", 0, "spaces before the Hideout; 0: as printed", low=0, high=9),
    Option(
        "flip_seconds",
        30,
        "seconds before a code nobody cracks is replaced",
        low=10,
        high=120,
        group="time",
    ),
    Option("tie_window_ms", 100, "answers this close together are tied", low=0, high=500),
    Option(
        "pass_seconds",
        45,
        "seconds to pass and receive a card; 0: none",
        low=0,
        high=600,
        group="time",
    ),
    Option(
        "action_seconds",
        60,
        "seconds for a turn of the Getaway; 0: none",
        low=0,
        high=600,
        group="time",
    ),
    Option(
        "response_seconds",
        20,
        "seconds to answer an attack; 0: none",
        low=0,
        high=600,
        group="time",
    ),
    Option(
        "alarm_seconds", 45, "seconds for an alarm card; 0: none", low=0, high=600, group="time"
    ),
    Option(
        "trigger_happy_adrenaline", False, "Trigger Happy may answer with cards on the own turn"
    ),
    Option("whispers", False, "private talk from seat to seat", group="talk"),
    Option(
        "dead_identities_shown", False, "house rule: the dead show their identity", group="play"
    ),
    Option(
        "bot_takeover",
        "after-two",
        "a bot plays for one who is away: after two time-outs in a row, at once, never",
        choices=("after-two", "on", "off"),
        group="people",
    ),
)


@dataclass(frozen=True)
class Options:
    crack_mode: str
    start_space: int
    alarm_space: int
    agents_win_space: int
    getaway_spaces: int
    flip_seconds: int
    tie_window_ms: int
    pass_seconds: int
    action_seconds: int
    response_seconds: int
    alarm_seconds: int
    trigger_happy_adrenaline: bool
    whispers: bool
    dead_identities_shown: bool
    bot_takeover: str


def make_options(given: Mapping[str, object]) -> Options:
    if not given:
        return DEFAULTS
    options = engine.make_options(Options, OPTIONS, given)
    for name in SECONDS:
        if 0 < getattr(options, name) < SHORTEST:
            raise BadData(f"The option {name} takes 0 for none, or {SHORTEST} to 600.")
    return options


DEFAULTS: Final = engine.make_options(Options, OPTIONS, {})


def millis(seconds: int) -> int:
    """The time a clock runs; no clock still means a day, so that no table waits for ever."""
    return 1000 * (seconds or NO_CLOCK)
