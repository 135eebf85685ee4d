"""Which store a house has: by default a file of its own, if told so a database."""

from pathlib import Path
from typing import Final

from hideout.server.house.settings import Settings
from hideout.server.store.interface import Store, StoreError
from hideout.server.store.sqlite import SqliteStore

POSTGRES: Final = ("postgresql://", "postgres://")


def open_store(settings: Settings) -> Store:
    """Raises StoreError."""
    if not settings.database_url:
        return SqliteStore(Path(settings.data))
    require_driver(settings.database_url)
    from hideout.server.store.postgres import PostgresStore  # a house of one file needs no driver

    return PostgresStore(settings.database_url, settings.peer.rstrip("/"))


def require_driver(url: str) -> None:
    """Raises StoreError."""
    if not url.startswith(POSTGRES):
        raise StoreError(
            "A database is named as postgresql://user:password@host/name; "
            "without one, --data names the folder that keeps everything."
        )
    try:
        import asyncpg  # noqa: F401  # whether it is here
    except ImportError:
        raise StoreError(
            'PostgreSQL needs a driver: install it with `pip install "hideout[postgres]"`.'
        ) from None
