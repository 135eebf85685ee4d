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
        "What you have to work out to crack it",
        title="The vault's riddle",
        choices=("multiply", "add", "random"),
        choice_titles=("Multiply", "Add", "Pure luck"),
        group="play",
    ),
    Option("start_space", 0, "0: as printed", title="Where the robbery starts", low=0, high=11),
    Option("alarm_space", 0, "0: as printed", title="The first alarm space", low=0, high=12),
    Option(
        "agents_win_space",
        0,
        "The space on the track; 0: as printed",
        title="Where the Agents win",
        low=0,
        high=12,
    ),
    Option(
        "getaway_spaces",
        0,
        "Spaces of the Getaway; 0: as printed",
        title="How far the Hideout is",
        low=0,
        high=9,
    ),
    Option(
        "flip_seconds",
        30,
        "Seconds until a code nobody cracks is replaced",
        title="A new code after",
        low=10,
        high=120,
        group="time",
    ),
    Option(
        "tie_window_ms",
        100,
        "Answers to the vault this close together, in thousandths of a second, are a tie",
        title="Photo finish",
        low=0,
        high=500,
    ),
    Option(
        "pass_seconds",
        45,
        "Seconds; 0: no clock",
        title="Time to pass a card",
        low=0,
        high=600,
        group="time",
    ),
    Option(
        "action_seconds",
        60,
        "Seconds; 0: no clock",
        title="Time for a turn of the Getaway",
        low=0,
        high=600,
        group="time",
    ),
    Option(
        "response_seconds",
        20,
        "Seconds; 0: no clock",
        title="Time to answer an attack",
        low=0,
        high=600,
        group="time",
    ),
    Option(
        "alarm_seconds",
        45,
        "Seconds; 0: no clock",
        title="Time for an alarm card",
        low=0,
        high=600,
        group="time",
    ),
    Option(
        "trigger_happy_adrenaline",
        False,
        "It may answer with cards on its own turn, too",
        title="Trigger Happy answers at any time",
    ),
    Option("whispers", False, "Private talk from seat to seat", title="Whispering", group="talk"),
    Option(
        "dead_identities_shown",
        False,
        "A house rule",
        title="The dead show who they were",
        group="play",
    ),
    Option(
        "bot_takeover",
        "after-two",
        "When it takes the seat",
        title="A bot plays for one who is away",
        choices=("after-two", "on", "off"),
        choice_titles=("After two missed decisions", "At once", "Never"),
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
