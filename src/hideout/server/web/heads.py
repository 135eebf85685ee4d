"""What an address says of itself to whoever is sent it: title, description and picture.

Programs that show a preview of a link run no script, so the page is told here. Nothing is said
that somebody who opens the link would not be shown.
"""

from html import escape
from typing import Final

from aiohttp import web

from hideout.engine.message import Message, verbatim
from hideout.games import GAMES
from hideout.server.house.refusal import in_english
from hideout.server.rooms import rules
from hideout.server.store.documents import RoomDocument
from hideout.server.web.api import Api

PICTURE: Final = "/icon-512.png"


def tags(title: str, about: str, address: str, picture: str) -> str:
    named = {
        "og:site_name": in_english(Message("preview-house")),
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": address,
        "og:image": picture,
    }
    lines = [f'<meta name="description" content="{escape(about)}" />']
    lines += [
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()
    ]
    card = "summary" if picture.endswith(PICTURE) else "summary_large_image"
    lines.append(f'<meta name="twitter:card" content="{card}" />')
    return "\n    ".join(lines)


class Heads:
    def __init__(self, api: Api) -> None:
        self.api = api

    def of(self, request: web.Request, parts: list[str]) -> str:
        """The tags for an address, given as the parts of its path."""
        base = self.api.base(request)
        title, about = Message("preview-house"), Message("preview-house-about")
        if parts and rules.is_code(parts[0]):
            room = self.api.invitation(request, parts[0])
            if room is not None:
                title, about = invitation(room), Message("preview-room-about")
        elif len(parts) == 2 and parts[0] == "rules" and parts[1] in GAMES:
            game = verbatim(GAMES[parts[1]].title)
            title = Message("preview-rules", {"game": game})
        path = "/".join(["", *parts]) or "/"
        return tags(in_english(title), in_english(about), base + path, base + PICTURE)


def invitation(room: RoomDocument) -> Message:
    """The host and the free chairs: nothing that the invited do not see at the door."""
    host = room.people.get(room.host)
    left = 0 if room.playing else max(0, rules.seats_of(room)[-1] - len(room.chairs))
    game = verbatim(rules.game_of(room).title)
    if host is None:
        return Message("preview-room-nobody", {"game": game, "left": left})
    return Message("preview-room", {"game": game, "host": verbatim(host.name), "left": left})
