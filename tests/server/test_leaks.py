"""Two worlds that differ only in what a viewer cannot know send that viewer the same bytes.

A game is played to some step and its data copied twice. One copy goes on as it is; in the other
the table is drawn anew from all the viewer knows. Then others act: differently in the two worlds,
or in one of them only. As long as the rules tell the viewer nothing that differs, everything that
reaches the viewer's page must be equal: frames, refusals, room news, in number, order and bytes.
Half of the pages are told what changes, the others are sent whole frames.
"""

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from hideout.engine.core import TABLE, Seat, hears
from hideout.engine.position import read_position
from hideout.engine.rng import Rng
from hideout.games import GAMES, find_game
from hideout.server.table.table import LiveTable
from tests.server.house import Guest, House, begun, copy_data, open_house, play_on, put, seated
from tests.server.live_bots import LiveBot, seated_bot

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
CHECKPOINTS = 6
BOT_CHECKPOINTS = 2
STEPS = 12  # tried after each checkpoint
# Options that give a game its secrets, and phases in which the worlds have to part.
DIFFERENT = {
    "heat": {"draft", "choose"},
    "heist-hustle": {"bail"},
    "millions-of-dollars": {"negotiate"},  # by private offers
    "oceans-heist": {"prepare", "prep"},  # by the other team's draft
}
HIDDEN = {"heist-hustle": {"bail": True}, "millions-of-dollars": {"whispers": True}}
SEATS = {"oceans-heist": 4}  # two in each team


class World:
    """One of the two copies, with everybody's page open."""

    def __init__(self, house: House, guests: list[Guest], table_id: str) -> None:
        self.house = house
        self.guests = guests  # by seat; the spectator is the last
        self.table_id = table_id
        self.heard_before = 0

    @property
    def table(self) -> LiveTable:
        return self.house.tables[self.table_id]

    def known(self, viewer: Seat) -> dict[str, Any]:
        """All that the rules let the viewer know, asked of the engine itself."""
        table = self.table
        state, game = table.state, table.game
        known: dict[str, Any] = {
            "view": game.view(state, viewer),
            "phase": state.phase.name,
            "pending": state.pending(),
            "clocks": [(end, action.verb) for end, action in table.ends],
            "events": [event.as_tuple() for event in table.log.since(viewer, self.heard_before)],
            "result": game.result(state) if table.is_over() else None,
        }
        if viewer != TABLE:
            known["legal"] = [action.code for action in state.legal(viewer)]
            known["asked"] = [one.data() for one in game.asked(state, viewer)]
            known["channels"] = list(game.channels(state, viewer))
        return known

    def foresee(self, seat: Seat, text: str, viewer: Seat) -> list[Any]:
        """What the viewer would know after a deed, asked of the engine itself."""
        state, game = self.table.state.clone(), self.table.game
        state.events = []
        if text:
            state.apply(seat, game.notation.parse(text))
        legal = [] if viewer == TABLE else [action.code for action in state.legal(viewer)]
        heard = [event.as_tuple() for event in state.events if hears(event.to, viewer)]
        return [game.view(state, viewer), state.phase.name, state.pending(), legal, heard]

    async def act(self, seat: Seat, action: str) -> None:
        guest = self.guests[seat]
        await guest.sync()
        token = self.table.token(seat)
        await guest.send({"type": "act", "ref": 1, "decision": token, "action": action})
        await guest.sync()

    def legal(self, seat: Seat) -> list[str]:
        table = self.table
        return [table.game.notation.text(action) for action in table.state.legal(seat)]


async def open_world(
    stack: AsyncExitStack, main: House, players: list[Guest], folder: Path, takes_changes: bool
) -> World:
    copy_data(main.folder, folder)
    house = House(folder)
    house.time.millis = main.time.millis
    await house.open()
    stack.push_async_callback(house.shut)
    guests: list[Guest] = []
    for player in players:
        guest: Guest
        if isinstance(player, LiveBot):
            guest = LiveBot(house, player.token, player.code)
        else:
            guest = house.guest(player.name)
        stack.push_async_callback(guest.session.close)
        for cookie in player.session.cookie_jar:
            guest.session.cookie_jar.update_cookies({cookie.key: cookie.value})
        guest.code = player.code
        guest.takes_changes = takes_changes
        guests.append(guest)
    room = house.hub.room(players[0].code).document
    return World(house, guests, room.table)


def by_seat(house: House, players: list[Guest]) -> list[Guest]:
    return sorted(players, key=lambda guest: guest.frame["viewer"] % 100)  # the spectator is last


async def compare(
    main: House,
    players: list[Guest],
    folder: Path,
    dice: random.Random,
    tried: set[str],
    viewer: Seat | None = None,
    *,
    takes_changes: bool = False,
) -> int:
    """The two worlds from here on; how many steps were compared.

    `tried` gathers the phases in which the two worlds went different ways.
    """
    players = by_seat(main, players)
    if viewer is None:
        viewer = dice.randrange(TABLE, len(players) - 1)
    async with AsyncExitStack() as stack:
        a = await open_world(stack, main, players, folder / "a", takes_changes)
        b = await open_world(stack, main, players, folder / "b", takes_changes)
        game, state = b.table.game, b.table.state
        put(b.table, game.resample(state, viewer, Rng(dice.getrandbits(60))))
        for world in (a, b):
            world.heard_before = world.table.log.count(viewer)
            for guest in world.guests:
                await guest.enters()
            await world.house.settle()
        pages = [a.guests[viewer], b.guests[viewer]]
        assert pages[0].bytes_heard == pages[1].bytes_heard, "a reload tells"
        await compare_refusals(a, b, viewer, dice)
        for step in range(STEPS):
            if a.table.is_over() or not await move(a, b, viewer, dice, tried):
                return step
            if a.known(viewer) != b.known(viewer):
                return step  # a rule has shown something
            for page in pages:
                await page.sync()
            assert pages[0].bytes_heard == pages[1].bytes_heard
            await compare_requests(pages)
        return STEPS


async def compare_requests(pages: list[Guest]) -> None:
    """What a bot is told when it asks, without a line."""
    first, second = pages
    if isinstance(first, LiveBot) and isinstance(second, LiveBot):
        for path in (
            "/api/bot",
            f"/api/bot/rooms/{first.code}",
            f"/api/bot/rooms/{first.code}/frame",
        ):
            assert await first.get(path) == await second.get(path), path


async def compare_refusals(a: World, b: World, viewer: Seat, dice: random.Random) -> None:
    """Illegal and stale commands are refused alike."""
    words = list(a.table.game.vocabulary.actions)
    sample = [a.table.game.notation.text(action) for action in dice.sample(words, 6)]
    pages = [world.guests[viewer] for world in (a, b)]
    for text in [text for text in sample if viewer == TABLE or text not in a.legal(viewer)]:
        for page in pages:
            await page.acts(text)
    for page in pages:
        await page.acts(sample[0], decision="0.99")
        await page.answer({"type": "say", "channel": "table", "text": "hello"})
        await page.sync()
    assert pages[0].bytes_heard == pages[1].bytes_heard, "a refusal tells"


Deed = tuple[Seat, str, str]  # who, what in one world, what in the other; "": nothing


async def move(a: World, b: World, viewer: Seat, dice: random.Random, tried: set[str]) -> bool:
    """Something happens in both worlds, hidden from the viewer if anything can be; False if
    nothing can happen at all."""
    deed = None if dice.random() < 0.1 else hidden_deed(a, b, viewer, dice)
    if deed is None:
        for world in (a, b):
            due = world.house.time.next_due()
            if due is None:
                return False
            await world.house.wait(min(due - world.house.time.millis, 5_000))
        return True
    seat, action, other = deed
    if action != other:
        tried.add(a.table.state.phase.name)
    hold = a.table.hold_left()
    await a.act(seat, action)
    if other:
        await b.act(seat, other)
    for world in (a, b):
        await world.house.wait(hold)
    return True


def hidden_deed(a: World, b: World, viewer: Seat, dice: random.Random) -> Deed | None:
    """Of many deeds the one that differs most between the worlds without the viewer knowing."""
    best: Deed | None = None
    for _ in range(40):
        able = [seat for seat in range(a.table.state.seats) if a.legal(seat) and b.legal(seat)]
        if not able:
            return None
        seat = dice.choice(able)
        action = dice.choice(a.legal(seat))
        if seat == viewer:
            if action in b.legal(seat):
                best = best or (seat, action, action)
            continue
        for other in ("", dice.choice(b.legal(seat)), action):
            if other and other not in b.legal(seat):
                continue
            if a.foresee(seat, action, viewer) == b.foresee(seat, other, viewer):
                if other != action:
                    return seat, action, other
                best = (seat, action, other)
    return best


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_viewer_cannot_know_does_not_change_a_byte(game: str, tmp_path: Path) -> None:
    dice = random.Random(f"two worlds of {game}")
    seats = SEATS.get(game, max(3, find_game(game).seats[0]))

    compared = 0
    tried: set[str] = set()
    async with open_house(tmp_path / "main") as house:
        guests = await begun(house, game, NAMES[:seats], HIDDEN.get(game))
        spectator = house.guest("Zed")
        await spectator.joins(guests[0].code)
        await spectator.enters()
        for number in range(CHECKPOINTS):
            acts = 3 + dice.randrange(12)
            await play_on(house, guests, lambda guest: dice.choice(guest.actions), acts)
            if guests[0].frame["result"]:
                await guests[0].in_room("start")
                await house.settle()
                continue
            folder = tmp_path / str(number)
            folder.mkdir()
            everybody = [*guests, spectator]
            compared += await compare(
                house, everybody, folder, dice, tried, takes_changes=number % 2 == 0
            )
    assert compared >= CHECKPOINTS
    assert tried >= DIFFERENT.get(game, set())


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_bot_cannot_know_does_not_change_a_byte(game: str, tmp_path: Path) -> None:
    """The same for a bot that plays over the network: on its line, and in what it asks for."""
    dice = random.Random(f"two worlds of a bot in {game}")
    seats = SEATS.get(game, max(3, find_game(game).seats[0]))

    compared = 0
    async with open_house(tmp_path / "main") as house:
        guests = await seated(house, game, NAMES[: seats - 1], HIDDEN.get(game))
        bot = await seated_bot(house, guests[0])
        spectator = house.guest("Zed")
        await spectator.joins(guests[0].code, watch=True)
        await spectator.enters()
        await guests[0].in_room("start")
        await house.settle()
        players = [*guests, bot]
        for number in range(BOT_CHECKPOINTS):
            acts = 2 + dice.randrange(12)
            await play_on(house, players, lambda guest: dice.choice(guest.actions), acts)
            if bot.frame["result"]:
                break
            folder = tmp_path / str(number)
            folder.mkdir()
            everybody = [*players, spectator]
            compared += await compare(house, everybody, folder, dice, set(), bot.seat)
    assert compared >= BOT_CHECKPOINTS


# Bob, who was passed a card, and what he does with it. In each group he does what he has to or
# what he chose, and nobody but Ann, who passed it, can tell. [BH-42 .. BH-48]
CREW, AGENT, RIVAL = "crew", "agent", "rival"
LOADED = [(CREW, "cash-bag", "ok"), (RIVAL, "cash-bag", "load")]
TAKEN = [(AGENT, "cash-bag", "ok"), (RIVAL, "cash-bag", "keep"), (CREW, "zip-tie", "ok")]


async def pages_during_a_receipt(
    folder: Path, identity: str, card: str, action: str, delay: int
) -> list[list[list[bytes]]]:
    """What Cy, Eve and a spectator hear, half a second at a time; Ann and Dee know more."""
    others = [name for name in (CREW, AGENT, RIVAL) if name != identity]
    async with open_house(folder) as house:
        guests = await begun(house, "bank-heist", NAMES)
        spectator = house.guest("Zed")
        await spectator.joins(guests[0].code)
        table = house.tables[guests[0].frame["table"]]
        position = read_position(
            table.game,
            {
                "seats": 5,
                "phase": "receive",
                "table": {
                    "identities": [*others[:1], identity, CREW, others[1], "sticky-fingers"],
                    "turn": "p0",
                    "passer": "p0",
                    "receiver": "p1",
                    "card": card,
                },
            },
        )
        put(table, position)
        for guest in [*guests, spectator]:
            await guest.enters()
        watching = [guests[2], guests[4], spectator]
        heard: list[list[list[bytes]]] = []
        for moment in range(10):
            for guest in watching:
                guest.forget()
            if 500 * moment == delay:
                token = guests[1].frame["decision"]
                act = {"type": "act", "ref": 1, "decision": token, "action": action}
                await guests[1].send(act)
                await house.settle()
            await house.wait(500)
            await house.settle()
            heard.append([without_id(guest.bytes_heard, table) for guest in watching])
    return heard


def without_id(texts: list[bytes], table: LiveTable) -> list[bytes]:
    return [text.replace(table.document.id.encode(), b"TABLE") for text in texts]


@pytest.mark.parametrize("group", [LOADED, TAKEN], ids=["loaded", "taken"])
async def test_duty_and_choice_look_alike_in_the_silent_robbery(
    group: list[tuple[str, str, str]], tmp_path: Path
) -> None:
    """What Bob has to do he does at once; what he may choose he thinks about."""

    first, *rest = [
        await pages_during_a_receipt(tmp_path / str(n), *deed, delay=1000 * n)
        for n, deed in enumerate(group)
    ]
    assert any(any(texts) for texts in first), "nobody heard anything"
    for other in rest:
        assert other == first
