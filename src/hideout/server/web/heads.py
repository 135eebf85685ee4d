"""What the preview of a link shows: title, description and picture.

Programs that show a preview of a link run no script, so the page is told here. Nothing is said
that somebody who opens the link would not be shown.
"""

import asyncio
from html import escape
from typing import Final

from aiohttp import web

from hideout.engine.message import Message, verbatim
from hideout.games import GAMES
from hideout.server.house import words
from hideout.server.house.refusal import Refused, in_english
from hideout.server.rooms import rules
from hideout.server.store.documents import RoomDocument, TableDocument
from hideout.server.web.api import Api
from hideout.server.web.front_picture import can_draw, front_picture

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
        elif parts and parts[0] == "shared" and len(parts) > 1:
            return self._front(request, parts)
        elif len(parts) == 2 and parts[0] == "rules" and parts[1] in GAMES:
            game = verbatim(GAMES[parts[1]].title)
            title = Message("preview-rules", {"game": game})
        path = "/".join(["", *parts]) or "/"
        return tags(in_english(title), in_english(about), base + path, base + PICTURE)

    def _front(self, request: web.Request, parts: list[str]) -> str:
        """The front page of a game, if those who played it show it."""
        base = self.api.base(request)
        address = base + "/".join(["", *parts])
        try:
            table = self.api.behind(request, parts[1])
        except Refused:
            return tags(*said_of_house(), address, base + PICTURE)
        picture = f"/shared/{parts[1]}/picture.png" if can_draw() else PICTURE
        title, about = front_words(table.document)
        return tags(title, about, address, base + picture)

    async def picture(self, request: web.Request) -> web.StreamResponse:
        """The same as a picture. Raises Refused."""
        table = self.api.behind(request, request.match_info["link"])
        if not can_draw():
            raise Refused("no_page", words.NOTHING_HERE)
        word = await self.api.afterwards.word(table)
        document = table.document
        game = verbatim(GAMES[document.game].title)
        edition = in_english(Message("front-edition", {"game": game}))
        lines = tuple(in_english(line) for line in places(document.called, word.places))
        headline, _ = front_words(document, winners(word.places))
        data = await asyncio.to_thread(front_picture, edition, headline, lines)
        headers = {"Cache-Control": "public, max-age=3600", "X-Robots-Tag": "noindex"}
        return web.Response(body=data, content_type="image/png", headers=headers)


def said_of_house() -> tuple[str, str]:
    return in_english(Message("preview-house")), in_english(Message("preview-house-about"))


def winners(places: list[int]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place == 1]


def front_words(document: TableDocument, won: list[int] | None = None) -> tuple[str, str]:
    """Headline and a line about a game that is over."""
    kept = document.afterword
    seats = won if won is not None else [] if kept is None else winners(kept.places)
    named = [verbatim(document.called[seat]) for seat in seats]
    game = verbatim(GAMES[document.game].title)
    everybody: list[object] = [verbatim(name) for name in document.called]
    if not named:
        return in_english(Message("front-edition", {"game": game})), in_english(
            Message("front-about", {"game": game, "names": everybody})
        )
    headline = Message("front-headline", {"names": named, "count": len(named)})
    about = Message("front-about", {"game": game, "names": everybody})
    return in_english(headline), in_english(about)


def places(names: list[str], by_seat: list[int]) -> list[Message]:
    order = sorted(range(len(names)), key=lambda seat: by_seat[seat])
    return [
        Message("front-place", {"place": by_seat[seat], "name": verbatim(names[seat])})
        for seat in order
    ]


def invitation(room: RoomDocument) -> Message:
    """The host and the free chairs: nothing that the invited do not see at the door."""
    host = room.people.get(room.host)
    left = 0 if room.playing else max(0, rules.seats_of(room)[-1] - len(room.chairs))
    game = verbatim(rules.game_of(room).title)
    if host is None:
        return Message("preview-room-nobody", {"game": game, "left": left})
    return Message("preview-room", {"game": game, "host": verbatim(host.name), "left": left})
