"""Settings of a server: defaults, then HIDEOUT_* variables, then flags."""

from collections.abc import Mapping
from typing import Any

import msgspec

from hideout.engine.reader import BadData

PREFIX = "HIDEOUT_"
OF_THE_BUILD = {"HIDEOUT_PURE", "HIDEOUT_COMPILED"}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this server runs. Every field is a flag of `hideout serve` and a HIDEOUT_* variable."""

    data: str = "hideout-data"  # the folder that holds everything
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False  # listen on the local network and print its address as a QR code
    origin: str = ""  # the address people type, if a proxy hides ours: https://play.example.org
    trust_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    away_seconds: int = 60  # after which a bot plays for somebody who is gone
    relaxed_hours: int = 24  # the deadline of a decision at a relaxed table
    idle_minutes: int = 10  # after which a table nobody looks at leaves memory
    room_days: int = 30  # after which a room nobody enters is forgotten
    bot_millis: int = 1200  # how long a bot seems to think, on average
    rooms_per_minute: int = 12  # new rooms and wrong codes from one address
    messages_per_second: int = 20  # from one socket
    log: str = "text"  # text or json
    metrics: bool = True


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    """The effective settings. Raises BadData for an unknown or unusable one."""
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    values: dict[str, Any] = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable in OF_THE_BUILD:
            continue
        name = variable.removeprefix(PREFIX).lower()
        if name not in fields:
            known = ", ".join(PREFIX + field.upper() for field in fields)
            raise BadData(f"{variable} is no setting; settings are {known}.")
        values[name] = text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadData(f"A setting cannot be used: {error}.") from None
    if settings.log not in ("text", "json"):
        raise BadData(f"The setting log takes text or json, not {settings.log}.")
    for name in ("away_seconds", "relaxed_hours", "idle_minutes", "room_days", "bot_millis"):
        if getattr(settings, name) < 0:
            raise BadData(f"The setting {name} cannot be below 0.")
    if not 0 <= settings.port <= 65535:
        raise BadData(f"The setting port takes 0 to 65535, not {settings.port}.")
    return settings
