"""The HTTP API: every request that is not a page's socket. No rule of any game is known here."""

import io
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import segno
from aiohttp import web

from hideout.bots import usual_rung
from hideout.bots.manner import MANNERS
from hideout.engine.core import Game
from hideout.engine.message import Message, verbatim
from hideout.engine.record import write_record
from hideout.games import GAMES
from hideout.languages import ENGLISH, is_language, languages
from hideout.lessons import lesson_names, lesson_words
from hideout.rulebook import rulebook
from hideout.server.bots.own import levels_here
from hideout.server.house import words
from hideout.server.house.allowance import Allowances
from hideout.server.house.push import Subscription
from hideout.server.house.refusal import Refused
from hideout.server.rooms import nudges, people, reseat, rules, seats, sides, speech
from hideout.server.rooms.dailies import Dailies
from hideout.server.rooms.hub import Hub
from hideout.server.rooms.identities import Identities
from hideout.server.rooms.live import LiveRoom
from hideout.server.store.documents import Glance, RoomDocument
from hideout.server.table.lessons import lesson_in_json
from hideout.server.table.replays import (
    MOST_FRAMES,
    fairness,
    require_open,
    require_reader,
    viewer_for,
)
from hideout.server.web.afterwards import Afterwards
from hideout.server.web.door import Door
from hideout.server.web.identity import (
    FROM,
    address_of,
    is_https,
    lan_address,
    network_of,
    person_of,
)
from hideout.server.web.passes import Passes
from hideout.server.web.replay_cache import ReplayCache
from hideout.server.wire import messages
from hideout.server.wire.openapi import ANYBODY, DEALER, HOST, MEMBER, Operation
from hideout.server.wire.shapes import shape_info
from hideout.words.declared import choice_id, declared
from hideout.words.files import home, source
from hideout.words.served import served

Request = web.Request

# What costs more of the allowance than other requests, for it takes the house longer.
NEW_GAME: Final = 5
NEW_DECK: Final = 10
PICTURE: Final = 5
TO_BROWSER: Final = 5
SHARED: Final = 10  # so many people's requests may come from one address


class Api:
    def __init__(self, hub: Hub, identities: Identities) -> None:
        self.hub = hub
        self.identities = identities
        services = hub.services
        settings = services.settings
        self.settings = settings
        most = settings.rooms_per_minute
        limits = services.limits
        self.new_rooms = limits("new rooms", most, 60_000)
        self.joins = limits("joins", 5 * most, 60_000)
        self.door = Door(hub, 3 * most)
        self.requests = limits("requests", settings.requests_per_minute, 60_000)
        self.from_address = limits("addresses", SHARED * settings.requests_per_minute, 60_000)
        self.looks = limits("replays", settings.replays_per_minute, 60_000)
        self.archive = services.archive
        self.passes = Passes(services, identities.secret)
        self.replays = ReplayCache(self.archive, settings.replay_megabytes * 1_000_000)
        self.strangers = limits("strangers", 2 * settings.replays_per_minute, 60_000)
        self.afterwards = Afterwards(hub, self.replays)
        self.dailies = Dailies(hub)

    # Games

    async def games(self, request: Request, person: str) -> Any:
        language = _language(request)
        return [game_info(name, language) for name in GAMES]

    async def rules(self, request: Request, person: str) -> Any:
        return [
            messages.Clause(
                id=c.id,
                tag=c.tag,
                text=c.text,
                section=c.section,
                language=c.language,
            )
            for c in rulebook(self.game_of(request).name, _language(request)).values()
        ]

    async def view(self, request: Request, person: str) -> Any:
        """What its views look like, for a board that knows no game; null if it does not say."""
        game = request.match_info["game"]
        if game not in GAMES:
            raise Refused("no_game", words.NO_GAME)
        shape = GAMES[game].view_shape
        return None if shape is None else shape_info(shape)

    async def deck(self, request: Request, person: str) -> Any:
        """The printed cards: an open catalogue."""
        return self.game_of(request).deck

    async def pieces(self, request: Request, person: str) -> Any:
        """Cards beside the deck, such as identities, which no owner's deck changes."""
        return self.game_of(request).pieces

    async def words(self, request: Request, person: str) -> Any:
        """What the game says in a language, and in English what that leaves out."""
        package = home(self.game_of(request))
        wanted = request.match_info["language"]
        own = source(package, wanted) if is_language(wanted) and wanted != ENGLISH else ""
        text = served(source(package, ENGLISH), own, wanted if own else ENGLISH)
        return web.Response(text=text, content_type="text/plain")

    async def lesson(self, request: Request, person: str) -> Any:
        game, name = self.game_of(request), request.match_info["lesson"]
        if name not in lesson_names(game):
            raise Refused("no_lesson", words.NO_LESSON)
        return _to_be_kept(request, lesson_in_json(game, name), "application/json")

    async def lesson_words(self, request: Request, person: str) -> Any:
        """What the game's lessons say in a language, and in English what that leaves out."""
        game, wanted = self.game_of(request), request.match_info["language"]
        own = "" if wanted == ENGLISH else lesson_words(game, wanted)
        text = served(lesson_words(game), own, wanted if own else ENGLISH)
        return _to_be_kept(request, text.encode(), "text/plain")

    async def events(self, request: Request, person: str) -> Any:
        return [
            messages.EventInfo(
                kind=kind.name,
                meaning=kind.meaning,
                clauses=kind.clauses.split(),
                arguments=[
                    messages.ArgumentInfo(
                        name=one.name, kind=one.kind.name, written=one.kind.written
                    )
                    for one in kind.arguments
                ],
                fired=[messages.Fired(when=when, clause=clause) for when, clause in kind.fired],
            )
            for kind in self.game_of(request).event_kinds.values()
        ]

    def game_of(self, request: Request) -> Game[Any]:
        game = GAMES.get(request.match_info["game"])
        if game is None:
            raise Refused("no_game", words.NO_GAME)
        return game

    async def effects(self, request: Request, person: str) -> Any:
        return effects_of(self.game_of(request), {})

    # Rooms

    async def room_deck(self, request: Request, person: str) -> Any:
        """The cards in play in a room, printed or the host's own."""
        room = self.room(request)
        rules.require_welcome(room.document, person)
        return rules.game_of(room.document).deck

    async def room_effects(self, request: Request, person: str) -> Any:
        """What the cards in play do, under the options of the room."""
        room = self.room(request)
        rules.require_welcome(room.document, person)
        return effects_of(rules.game_of(room.document), room.document.options)

    async def open_room(self, request: Request, person: str, body: messages.NewRoom) -> Any:
        self.take(self.new_rooms, request, words.TOO_MANY_ROOMS)
        await self.identities.keep(person)
        room = await self.hub.open_room(body.game, person, body.name, body.avatar)
        return room.news(person)

    async def show_room(self, request: Request, person: str) -> Any:
        room = self.room(request)
        rules.require_welcome(room.document, person)
        return room.news(person)

    async def qr(self, request: Request, person: str) -> Any:
        room = self.room(request)
        picture = _qr_picture(f"{self.base(request)}/{rules.door_of(room.document)}")
        return web.Response(body=picture, content_type="image/svg+xml")

    async def join(self, request: Request, person: str, body: messages.Join) -> Any:
        room = self.room(request)
        self.take(self.joins, request, words.TOO_MANY_PEOPLE)
        await self.identities.keep(person)
        room = self.hub.room(room.code)
        await reseat.welcome_back(room, person)
        here, is_silent = room.pages.here(), speech.is_silent(room)

        def join(document: RoomDocument) -> None:
            rules.join(document, person, body.name, body.avatar, body.watch, here, is_silent)

        await room.change(join)
        return room.news(person)

    async def leave(self, request: Request, person: str) -> Any:
        room = self.entered(request, person)
        here = room.pages.here()
        await room.change(lambda r: rules.leave(r, person, here))
        room.drop_person(person, "left")
        room.look_after(0)
        return room.news(person)

    async def sit(self, request: Request, person: str) -> Any:
        room = self.entered(request, person)
        await room.change(lambda r: rules.sit(r, person))
        return room.news(person)

    async def stand(self, request: Request, person: str) -> Any:
        room = self.entered(request, person)
        await room.change(lambda r: rules.stand(r, person))
        return room.news(person)

    async def seal(self, request: Request, person: str, body: messages.Seal) -> Any:
        room = self.entered(request, person)
        await room.draw.seal(person, body.promise, body.seal)
        return room.news(person)

    async def luck(self, request: Request, person: str, body: messages.Luck) -> Any:
        room = self.entered(request, person)
        await room.draw.show(person, body.luck, body.nonce)
        return room.news(person)

    async def ignore(self, request: Request, person: str, body: messages.AboutPerson) -> Any:
        room = self.entered(request, person)
        await room.change(lambda r: rules.ignore(r, person, body.person))
        return room.news(person)

    async def push_key(self, request: Request, person: str) -> Any:
        push = self.hub.services.push
        return messages.PushKey(key="" if push is None else push.public)

    async def tell_me(self, request: Request, person: str, body: messages.Browser) -> Any:
        room = self.entered(request, person)
        browser = Subscription(body.endpoint, body.p256dh, body.auth)
        nudges.check(self.hub.services.push, browser)
        await room.change(lambda r: nudges.remember(r, person, browser))
        return room.news(person)

    async def tell_me_nothing(self, request: Request, person: str) -> Any:
        room = self.entered(request, person)
        await room.change(lambda r: nudges.forget(r, person, ""))
        return room.news(person)

    async def take_over(self, request: Request, person: str, body: messages.AboutChair) -> Any:
        room = self.entered(request, person)
        await reseat.take_over(room, person, body.chair)
        return room.news(person)

    async def consent(self, request: Request, person: str, body: messages.Consent) -> Any:
        room = self.entered(request, person)
        await reseat.consent(room, person, body.person, body.yes)
        return room.news(person)

    async def claim(self, request: Request, person: str, body: messages.Claim) -> Any:
        room = self.room(request)
        self.take(self.door.wrong_codes, request, words.TOO_MANY_TRIES)
        await self.identities.keep(person)
        room = self.hub.room(room.code)
        await reseat.claim(room, person, body.token)
        return room.news(person)

    # The host's

    async def change(self, request: Request, person: str, body: messages.RoomSettings) -> Any:
        room = self.hosted(request, person)
        if body.deck is not None:
            self.pay(request, person, NEW_DECK)
        await room.change(lambda r: rules.change(r, body))
        await room.show_again()
        return room.news(person)

    async def add_bot(self, request: Request, person: str, body: messages.AddBot) -> Any:
        room = self.hosted(request, person)
        await room.change(lambda r: rules.add_bot(r, body.level))
        return room.news(person)

    async def fill(self, request: Request, person: str) -> Any:
        room = self.dealt_by(request, person)
        await room.change(sides.fill)
        return room.news(person)

    async def remove_chair(self, request: Request, person: str, body: messages.AboutChair) -> Any:
        room = self.hosted(request, person)
        await room.change(lambda r: rules.remove_chair(r, body.chair))
        return room.news(person)

    async def move_chair(self, request: Request, person: str, body: messages.MoveChair) -> Any:
        room = self.hosted(request, person)
        await room.change(lambda r: rules.move_chair(r, body.chair, body.to))
        return room.news(person)

    async def kick(self, request: Request, person: str, body: messages.AboutPerson) -> Any:
        room = self.hosted(request, person)
        await reseat.kick(room, body.person)
        self.door.close_to(room, body.person)
        return room.news(person)

    async def mute(self, request: Request, person: str, body: messages.AboutPerson) -> Any:
        room = self.hosted(request, person)

        def turn(document: RoomDocument) -> None:
            somebody = rules.somebody(document, body.person)
            somebody.is_muted = not somebody.is_muted

        await room.change(turn)
        return room.news(person)

    async def hand_over(self, request: Request, person: str, body: messages.AboutPerson) -> Any:
        room = self.hosted(request, person)

        def give(document: RoomDocument) -> None:
            if rules.somebody(document, body.person).is_program:
                raise Refused("no_chair", words.A_BOTS_CHAIR)
            rules.make_host(document, body.person)

        await room.change(give)
        return room.news(person)

    async def pause(self, request: Request, person: str) -> Any:
        room = self.dealt_by(request, person)
        await room.halt(True)
        return room.news(person)

    async def resume(self, request: Request, person: str) -> Any:
        room = self.dealt_by(request, person)
        await room.halt(False)
        return room.news(person)

    async def reissue(self, request: Request, person: str, body: messages.AboutChair) -> Any:
        room = self.hosted(request, person)
        gone = room.presence.long_gone(room.document)
        tokens: list[str] = []
        await room.change(lambda r: tokens.append(seats.new_seat_link(r, body.chair, gone)))
        # Behind the '#', so that it stands in no server's log.
        path = f"/{rules.door_of(room.document)}#seat={tokens[0]}"
        return messages.SeatLink(path=path, token=tokens[0])

    async def renew_code(self, request: Request, person: str) -> Any:
        room = self.hosted(request, person)
        await self.door.renew_code(room)
        return room.news(person)

    async def start(self, request: Request, person: str) -> Any:
        room = self.dealt_by(request, person)
        await room.start()
        return room.news(person)

    # Tables

    async def record(self, request: Request, person: str) -> Any:
        require_open(self._glance(request, person))
        table = await self.replays.read(request.match_info["table"])
        return web.Response(
            text=write_record(table.whole_record()),
            headers={"Content-Disposition": f'attachment; filename="{table.document.game}.record"'},
        )

    async def replay(self, request: Request, person: str) -> Any:
        table = self._glance(request, person)
        viewer = viewer_for(table, person, request.query.get("as", ""))
        return await self._part(request, table, viewer)

    async def _part(self, request: Request, table: Glance, viewer: int) -> Any:
        first = number_in(request.query.get("from", "0"))
        count = number_in(request.query.get("count", str(MOST_FRAMES)))
        return await self.replays.replay(table, viewer, first, count)

    # Afterwards

    async def epilogue(self, request: Request, person: str) -> Any:
        return await self._epilogue(self._glance(request, person), person)

    async def share(self, request: Request, person: str, body: messages.Share) -> Any:
        room = self.entered(request, person)
        await self.afterwards.agree(room, body.table, person, body.yes)
        sharing = self.afterwards.sharing(self.archive.glance(body.table), person)
        if (
            sharing.mine and sharing.agreed == 1 < sharing.people
        ):  # the others do not know of it yet
            await room.change(lambda document: rules.shows(document, body.table, person))
        return sharing

    async def shared(self, request: Request, person: str) -> Any:
        return await self._epilogue(self.behind_link(request), "")

    async def shared_replay(self, request: Request, person: str) -> Any:
        table = self.behind_link(request)
        viewer = viewer_for(table, "", request.query.get("as", ""))
        return await self._part(request, table, viewer)

    async def _epilogue(self, table: Glance, person: str) -> Any:
        word = await self.afterwards.word(table)
        turning = word.turning
        document = table.document
        return messages.Epilogue(
            table=document.id,
            game=document.game,
            names=document.called,
            places=word.places,
            scores=word.scores if word.has_scores else [],
            margins=word.margins if word.has_scores else [],
            turning=None
            if turning is None or turning.step < 0
            else messages.TurningPoint(
                step=turning.step, before=turning.before, after=turning.after
            ),
            memories=[
                messages.Memory(
                    decided=one.step,
                    seat=one.seat,
                    is_belief=one.is_belief,
                    words=messages.Words(id=one.id, args=one.args),
                )
                for one in word.recalled or ()
            ],
            is_open=document.open_after,
            sharing=self.afterwards.sharing(table, person),
        )

    def behind_link(self, request: Request) -> Glance:
        return self.behind(request, request.match_info["link"])

    def behind(self, request: Request, link: str) -> Glance:
        """The game that a link for strangers leads to. Raises Refused."""
        self.take(self.strangers, request, words.TOO_MANY_REPLAYS)
        return self.afterwards.shared(link)

    async def fairness(self, request: Request, person: str) -> Any:
        self._glance(request, person)
        return fairness(await self.replays.read(request.match_info["table"]))

    # Before anything is done

    def pay(self, request: Request, person: str | None, cost: int = 1) -> None:
        """Check that one more request is allowed. Raises Refused.

        `person` is who wants to change something, if they were here before.
        """
        if FROM in request:
            return  # paid where it came in
        is_paid = self.from_address.take(self.network(request), cost)
        if not is_paid or (person is not None and not self.requests.take(person, cost)):
            raise Refused("too_fast", words.TOO_MANY_REQUESTS)

    def admit(self, request: Request, person: str, operation: Operation) -> None:
        """Check that somebody may ask for this at all, before their request body is read."""
        if operation.who == MEMBER:
            self.entered(request, person)
        elif operation.who == HOST:
            self.hosted(request, person)
        elif operation.who == DEALER:
            self.dealt_by(request, person)

    def room_for_page(self, request: Request, person: str) -> LiveRoom:
        """The room that a page wants to be open in. Raises Refused."""
        self.pay(request, person)
        return self.room(request)

    # Helpers

    def take(self, allowance: Allowances, request: Request, message: Message) -> None:
        if not allowance.take(self.network(request)):
            raise Refused("too_fast", message)

    def network(self, request: Request) -> str:
        return network_of(address_of(request, self.settings))

    def room(self, request: Request) -> LiveRoom:
        """The room whose code is in the request. Raises Refused."""
        person, _ = person_of(request)
        return self.door.room(request.match_info["code"], person, self.network(request))

    def invitation(self, request: Request, code: str) -> RoomDocument | None:
        """The room that a link leads to, if its preview may tell of it."""
        return self.door.invitation(code, self.network(request))

    def entered(self, request: Request, person: str) -> LiveRoom:
        room = self.room(request)
        rules.require_member(room.document, person)
        return room

    def hosted(self, request: Request, person: str) -> LiveRoom:
        room = self.entered(request, person)
        rules.require_host(room.document, person)
        return room

    def dealt_by(self, request: Request, person: str) -> LiveRoom:
        """The host's, or the big screen's."""
        room = self.entered(request, person)
        people.require_dealer(room.document, person)
        return room

    def _glance(self, request: Request, person: str) -> Glance:
        """A table that somebody may look at and has not asked for too often. Raises Refused."""
        if not self.looks.take(person):
            raise Refused("too_fast", words.TOO_MANY_REPLAYS)
        table = self.archive.glance(request.match_info["table"])
        require_reader(table, self.hub.document(table.document.room), person)
        return table

    def base(self, request: Request) -> str:
        """Our address as people would type it."""
        if self.settings.origin:
            return self.settings.origin.rstrip("/")
        scheme = "https" if is_https(request, self.settings) else "http"
        host, _, port = request.host.partition(":")
        if self.settings.lan and host in ("localhost", "127.0.0.1"):
            return f"{scheme}://{lan_address()}:{port}" if port else f"{scheme}://{lan_address()}"
        return f"{scheme}://{request.host}"


@lru_cache(maxsize=1000)
def _qr_picture(address: str) -> bytes:
    picture = io.BytesIO()
    segno.make(address).save(picture, kind="svg", scale=6, border=2, light="#fff")
    return picture.getvalue()


def _to_be_kept(request: Request, body: bytes, kind: str) -> web.Response:
    """An answer that a browser caches; it only asks whether it has changed."""
    tag = blake2b(body, digest_size=12).hexdigest()
    headers = {"ETag": f'"{tag}"', "Cache-Control": "private, no-cache"}
    if any(one.value == tag for one in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)


def number_in(text: str, digits: int = 9) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise Refused("malformed", verbatim(f"{text[:20]!r} is not a count: 0, 1, 2 ..."))
    return int(text)


def effects_of(game: Game[Any], options: Mapping[str, object]) -> dict[str, list[messages.Words]]:
    return {
        card: [messages.words_of(one) for one in done]
        for card, done in game.effects(options).items()
    }


def _language(request: Request) -> str:
    """The language that is asked for; one that Hideout does not speak is English."""
    wanted = request.query.get("language", ENGLISH)
    return wanted if wanted in languages() else ENGLISH


def game_info(name: str, language: str = ENGLISH) -> messages.GameInfo:
    game = GAMES[name]
    said = declared(game, language)
    return messages.GameInfo(
        name=game.name,
        title=game.title,
        least=game.seats[0],
        most=game.seats[-1],
        mood=said["mood"],
        genre=said["genre"],
        minutes=game.minutes,
        page_files=list(game.page_files),
        options=[
            messages.OptionInfo(
                name=o.name,
                group=o.group,
                default=o.default,  # type: ignore[arg-type]  # an option's own values are these
                title=said[f"option-{o.name}"],
                meaning=said[f"option-{o.name}-meaning"],
                choices=list(o.choices),
                choice_titles=[said[choice_id(o, choice)] for choice in o.choices],
                low=o.low,
                high=o.high,
                step=o.step,
            )
            for o in game.options
        ],
        bots=levels_here(game.name),
        usual=usual_rung(game.name),
        manners=list(MANNERS),
        lessons=lesson_names(game),
    )


A = Api
M = messages
ROOM: Final = "/api/rooms/{code}"
TABLE: Final = "/api/tables/{table}"
BY_LINK: Final = "/api/shared/{link}"
LANGUAGE: Final = (("language", "a tag such as `de`; what is not translated is English"),)
EYES: Final = (
    ("as", "whose eyes: a seat's number, -1 for a spectator, `all`; one's own if left out"),
    ("from", "the first frame wanted"),
    ("count", f"how many frames, at most {MOST_FRAMES}"),
)
OPERATIONS: Final = (
    Operation(
        "GET", "/api/games", A.games, None, list[M.GameInfo], ANYBODY, "The games", LANGUAGE
    ),
    Operation(
        "GET", "/api/games/{game}/rules", A.rules, None, list[M.Clause], ANYBODY, "Its clauses",
        LANGUAGE,
    ),
    Operation(
        "GET", "/api/games/{game}/view", A.view, None, M.ShapeInfo | None, ANYBODY,
        "What its views look like",
    ),
    Operation("GET", "/api/games/{game}/deck", A.deck, None, dict[str, Any], ANYBODY, "Its cards"),
    Operation(
        "GET", "/api/games/{game}/pieces", A.pieces, None, dict[str, Any], ANYBODY,
        "Its cards beside the deck",
    ),
    Operation(
        "GET", "/api/games/{game}/effects", A.effects, None, dict[str, list[M.Words]], ANYBODY,
        "What its cards do",
    ),
    Operation(
        "GET", "/api/games/{game}/words/{language}", A.words, None, "text/plain", ANYBODY,
        "Its words",
    ),
    Operation(
        "GET", "/api/games/{game}/lessons/{lesson}", A.lesson, None, M.Lesson, ANYBODY,
        "A lesson, step by step",
    ),
    Operation(
        "GET", "/api/games/{game}/lessons/words/{language}", A.lesson_words, None, "text/plain",
        ANYBODY, "What its lessons say",
    ),
    Operation(
        "GET", "/api/games/{game}/events", A.events, None, list[M.EventInfo], ANYBODY,
        "What can happen",
    ),
    Operation("POST", "/api/rooms", A.open_room, M.NewRoom, M.Room, ANYBODY, "Open a room"),
    Operation("GET", ROOM, A.show_room, None, M.Room, ANYBODY, "A room"),
    Operation(
        "GET", ROOM + "/deck", A.room_deck, None, dict[str, Any], ANYBODY, "The cards in play"
    ),
    Operation(
        "GET", ROOM + "/effects", A.room_effects, None, dict[str, list[M.Words]], ANYBODY,
        "What they do",
    ),
    Operation(
        "GET", ROOM + "/qr.svg", A.qr, None, "image/svg+xml", ANYBODY, "Its address as a QR code",
        cost=PICTURE,
    ),
    Operation("POST", ROOM + "/join", A.join, M.Join, M.Room, ANYBODY, "Come in"),
    Operation("POST", ROOM + "/leave", A.leave, None, M.Room, MEMBER, "Go for good"),
    Operation("POST", ROOM + "/sit", A.sit, None, M.Room, MEMBER, "Take a chair"),
    Operation("POST", ROOM + "/stand", A.stand, None, M.Room, MEMBER, "Give the chair up"),
    Operation("POST", ROOM + "/seal", A.seal, M.Seal, M.Room, MEMBER, "Seal luck for the shuffle"),
    Operation("POST", ROOM + "/luck", A.luck, M.Luck, M.Room, MEMBER, "Show it in the draw"),
    Operation(
        "POST", ROOM + "/ignore", A.ignore, M.AboutPerson, M.Room, MEMBER, "Hear somebody or not"
    ),
    Operation("GET", "/api/push", A.push_key, None, M.PushKey, ANYBODY, "The key for Web Push"),
    Operation(
        "POST", ROOM + "/tell-me", A.tell_me, M.Browser, M.Room, MEMBER, "Hear of your turn",
        cost=TO_BROWSER,
    ),
    Operation(
        "POST", ROOM + "/tell-me-nothing", A.tell_me_nothing, None, M.Room, MEMBER, "Or no longer"
    ),
    Operation(
        "POST", ROOM + "/take-over", A.take_over, M.AboutChair, M.Room, MEMBER, "Ask for a seat"
    ),
    Operation("POST", ROOM + "/consent", A.consent, M.Consent, M.Room, MEMBER, "Let them, or not"),
    Operation("POST", ROOM + "/claim", A.claim, M.Claim, M.Room, ANYBODY, "Take a re-issued seat"),
    Operation("POST", ROOM + "/settings", A.change, M.RoomSettings, M.Room, HOST, "settings"),
    Operation("POST", ROOM + "/bots", A.add_bot, M.AddBot, M.Room, HOST, "a bot sits down"),
    Operation("POST", ROOM + "/fill", A.fill, None, M.Room, DEALER, "bots up to the least number"),
    Operation("POST", ROOM + "/chairs/remove", A.remove_chair, M.AboutChair, M.Room, HOST, "free"),
    Operation("POST", ROOM + "/chairs/move", A.move_chair, M.MoveChair, M.Room, HOST, "reorder"),
    Operation("POST", ROOM + "/kick", A.kick, M.AboutPerson, M.Room, HOST, "send somebody away"),
    Operation("POST", ROOM + "/mute", A.mute, M.AboutPerson, M.Room, HOST, "mute or unmute"),
    Operation("POST", ROOM + "/host", A.hand_over, M.AboutPerson, M.Room, HOST, "hand over"),
    Operation("POST", ROOM + "/pause", A.pause, None, M.Room, DEALER, "time stands still"),
    Operation("POST", ROOM + "/resume", A.resume, None, M.Room, DEALER, "time goes on"),
    Operation("POST", ROOM + "/reissue", A.reissue, M.AboutChair, M.SeatLink, HOST, "a lost seat"),
    Operation("POST", ROOM + "/code", A.renew_code, None, M.Room, HOST, "a new code"),
    Operation("POST", ROOM + "/start", A.start, None, M.Room, DEALER, "begin", cost=NEW_GAME),
    Operation(
        "GET", TABLE + "/record", A.record, None, "text/plain", ANYBODY, "The record of a game"
    ),
    Operation("GET", TABLE + "/replay", A.replay, None, M.Replay, ANYBODY, "A game again", EYES),
    Operation(
        "GET", TABLE + "/epilogue", A.epilogue, None, M.Epilogue, ANYBODY, "What there is to tell"
    ),
    Operation("POST", ROOM + "/share", A.share, M.Share, M.Sharing, MEMBER, "Let strangers see it"),
    Operation("GET", BY_LINK, A.shared, None, M.Epilogue, ANYBODY, "A game shown to strangers"),
    Operation(
        "GET", BY_LINK + "/replay", A.shared_replay, None, M.Replay, ANYBODY, "It again", EYES
    ),
    Operation("GET", TABLE + "/fairness", A.fairness, None, M.Fairness, ANYBODY, "The proof"),
)  # fmt: skip
