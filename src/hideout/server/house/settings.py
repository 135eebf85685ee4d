"""Settings of a server: defaults, then HIDEOUT_* variables, then flags."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from hideout.engine.reader import BadData

PREFIX: Final = "HIDEOUT_"
SWITCHES: Final = {"on": "true", "yes": "true", "off": "false", "no": "false"}
# How the addresses of other machines may begin; a database's is checked where it is opened.
ADDRESSES: Final = {
    "peer": ("http",),
    "redis_url": ("redis", "rediss", "unix"),
    "origin": ("http", "https"),
    "traces": ("http", "https"),
}
OF_THE_BUILD: Final = {"HIDEOUT_PURE", "HIDEOUT_COMPILED"}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. Every field is a flag of `hideout serve` and a HIDEOUT_* variable."""

    data: Annotated[str, Meta(description="the folder that keeps everything")] = "hideout-data"
    database_url: Annotated[
        str, Meta(description="a PostgreSQL database to keep it in instead: postgresql://...")
    ] = ""
    peer: Annotated[
        str,
        Meta(
            description="where other houses on that database reach this one: http://10.0.0.5:8000"
        ),
    ] = ""
    redis_url: Annotated[
        str,
        Meta(
            description="where houses on one database share limits, bans and bot workers: redis://..."
        ),
    ] = ""
    host: Annotated[str, Meta(description="the address to listen on")] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="the port to listen on; 0 picks a free one")
    ] = 8000
    lan: Annotated[
        bool, Meta(description="listen on the local network and show the address as a QR code")
    ] = False
    origin: Annotated[
        str, Meta(description="the address people type, if a proxy hides ours: https://...")
    ] = ""
    trust_proxy: Annotated[
        bool, Meta(description="trust X-Forwarded-For and X-Forwarded-Proto")
    ] = False
    away_seconds: Annotated[
        int, Meta(ge=0, description="how long somebody may be gone before a bot plays for them")
    ] = 60
    relaxed_hours: Annotated[
        int, Meta(ge=1, description="how long a decision may take at a relaxed table")
    ] = 24
    idle_minutes: Annotated[
        int, Meta(ge=1, description="how long an empty room stays in memory")
    ] = 10
    room_days: Annotated[
        int, Meta(ge=1, description="how long a room that nobody visits is kept")
    ] = 30
    bot_millis: Annotated[
        int, Meta(ge=0, description="how long a bot seems to think, on average")
    ] = 1200
    search_budget: Annotated[
        str,
        Meta(description="how far a bot may look ahead: 500 (playouts) or 200ms for each decision"),
    ] = ""
    bots: Annotated[
        str,
        Meta(description="bots of your own that rooms may choose: NAME=./mybot.py:MyBot,..."),
    ] = ""
    own_bot_seconds: Annotated[
        int, Meta(ge=1, le=60, description="how long such a bot may think about a decision")
    ] = 10
    rooms_per_minute: Annotated[
        int,
        Meta(
            ge=1, description="new rooms per address; joins: 5 times as many, wrong codes: 3 times"
        ),
    ] = 12
    messages_per_second: Annotated[
        int, Meta(ge=1, description="messages per page; per address 10 times as many")
    ] = 20
    requests_per_minute: Annotated[
        int,
        Meta(
            ge=1,
            description="requests that change something, per person; per address 10 times as many",
        ),
    ] = 120
    bot_requests_per_minute: Annotated[
        int,
        Meta(
            ge=1,
            description="requests and commands per bot that plays over the network; per address "
            "10 times as many",
        ),
    ] = 600
    bot_tokens: Annotated[
        str,
        Meta(description="the file with the bots of the house; by default in its data folder"),
    ] = ""
    replays_per_minute: Annotated[int, Meta(ge=1, description="replays per person")] = 30
    replay_megabytes: Annotated[int, Meta(ge=0, description="memory for cached replays")] = 32
    pages_per_person: Annotated[
        int,
        Meta(ge=1, description="pages one person may have open in a room; the oldest is closed"),
    ] = 8
    pages_per_room: Annotated[int, Meta(ge=1, description="pages open in one room")] = 200
    pages_per_address: Annotated[int, Meta(ge=1, description="pages open from one address")] = 200
    page_kilobytes: Annotated[
        int, Meta(ge=1, description="how much may wait to be sent to a page before it is cut off")
    ] = 1000
    room_kilobytes: Annotated[
        int,
        Meta(ge=1, description="the same for all pages of a room together; the slowest is cut off"),
    ] = 16000
    news_millis: Annotated[
        int, Meta(ge=0, description="the least time between two updates of a room to its pages")
    ] = 100
    hello_seconds: Annotated[
        int, Meta(ge=1, description="how long a new page may take to say hello before it is closed")
    ] = 10
    request_seconds: Annotated[
        int, Meta(ge=1, description="how long a connection may take to send its first request")
    ] = 10
    connections_per_address: Annotated[
        int, Meta(ge=1, description="connections open at once; not counted behind a trusted proxy")
    ] = 400
    extra_times: Annotated[
        int, Meta(ge=0, description="how often a table may take extra time in one game")
    ] = 10
    push_origins: Annotated[
        str,
        Meta(description="push services to call besides those on the internet: http://10.0.0.9:80"),
    ] = ""
    log: Annotated[
        Literal["text", "json"], Meta(description="how the log is written: text or json")
    ] = "text"
    metrics_port: Annotated[
        int,
        Meta(ge=0, le=65535, description="a separate port for Prometheus metrics; 0 for none"),
    ] = 0
    metrics_host: Annotated[str, Meta(description="the address to serve metrics on")] = "127.0.0.1"
    traces: Annotated[
        str,
        Meta(description="a collector that OpenTelemetry traces go to: http://10.0.0.9:4318"),
    ] = ""


class Setting:
    """One of them, for flags, lists and documents."""

    def __init__(self, name: str, default: Any, meaning: str, wanted: str) -> None:
        self.name = name
        self.default = default
        self.meaning = meaning
        self.wanted = wanted
        self.variable = PREFIX + name.upper()
        self.flag = "--" + name.removesuffix("_url").replace("_", "-")


def known_settings() -> list[Setting]:
    info = msgspec.inspect.type_info(Settings)
    assert isinstance(info, msgspec.inspect.StructType)
    known = []
    for field in info.fields:
        assert isinstance(field.type, msgspec.inspect.Metadata)
        meaning = (field.type.extra_json_schema or {})["description"]
        known.append(Setting(field.name, field.default, meaning, _wanted(field.type.type)))
    return known


def _wanted(kind: msgspec.inspect.Type) -> str:
    """What a value has to be, for people."""
    if isinstance(kind, msgspec.inspect.BoolType):
        return "on or off"
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " or ".join(str(value) for value in kind.values)
    if isinstance(kind, msgspec.inspect.IntType):
        bounds = f"from {kind.ge} to {kind.le}" if kind.le is not None else f"of {kind.ge} or more"
        return f"a whole number {bounds}"
    return "text"


def _check(setting: Setting, value: Any, where: str) -> None:
    """Raises BadData for an unusable value; `where` it stands."""
    try:
        msgspec.convert({setting.name: value}, Settings, strict=False)
    except msgspec.ValidationError:
        raise BadData(f"{where} must be {setting.wanted}, not {value!r}.") from None
    schemes = ADDRESSES.get(setting.name)
    if schemes is None or not value:
        return
    try:
        address = urlsplit(value)
        is_address = address.scheme in schemes and bool(address.netloc or address.path)
        _ = address.port  # read only now
    except ValueError:
        is_address = False
    if not is_address:
        begins = " or ".join(f"{scheme}://" for scheme in schemes)
        # Not the address itself: it may hold a password.
        raise BadData(f"{where} must be an address that begins with {begins}.")


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    """The effective settings. Raises BadData for an unknown or unusable one."""
    known = {setting.variable: setting for setting in known_settings()}
    values: dict[str, Any] = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable in OF_THE_BUILD:
            continue
        if variable not in known:
            raise BadData(f"{variable} is not a setting; settings are {', '.join(known)}.")
        setting = known[variable]
        is_switch = isinstance(setting.default, bool)
        values[setting.name] = SWITCHES.get(text.lower(), text) if is_switch else text
    values.update({name: value for name, value in flags.items() if value is not None})
    for setting in known.values():
        if setting.name in values:
            is_flag = flags.get(setting.name) is not None
            _check(setting, values[setting.name], setting.flag if is_flag else setting.variable)
    settings = msgspec.convert(values, Settings, strict=False)
    if settings.search_budget:
        from hideout.bots.search import read_budget

        read_budget(settings.search_budget, 1)
    return settings
