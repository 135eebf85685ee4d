"""All requests of the API."""

from typing import Final

from hideout.server.web import api, bots_api, daily_api, people_api

ALL: Final = (
    *api.OPERATIONS,
    *people_api.OPERATIONS,
    *bots_api.OPERATIONS,
    *daily_api.OPERATIONS,
)
