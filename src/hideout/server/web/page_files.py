"""Files for the page from games of other packages.

Only the files that a game declares (`Game.page_files`) are served. They are read once, when the
server starts: a request chooses among what was read and never names a path.
"""

from typing import Any, Final

from aiohttp import web

from hideout.engine.core import Game
from hideout.engine.outside import page_file
from hideout.games import GAMES
from hideout.server.house import words
from hideout.server.house.refusal import Refused

TYPES: Final = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}


def add_page_files(app: web.Application) -> None:
    found = {
        (game.name, name): data for game in GAMES.values() for name, data in files_of(game).items()
    }

    async def serve(request: web.Request) -> web.StreamResponse:
        name = request.match_info["file"]
        data = found.get((request.match_info["game"], name))
        if data is None:
            raise Refused("no_page", words.NOTHING_HERE)
        kind = TYPES[name.rpartition(".")[2]]
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)

    app.router.add_get("/games/{game}/{file}", serve)


def files_of(game: Game[Any]) -> dict[str, bytes]:
    """The files that a game declares, by name; what is gone since it was found is left out."""
    home = type(game).__module__
    read = {name: page_file(home, name) for name in game.page_files}
    return {name: data for name, data in read.items() if data is not None}
