"""A game at one keyboard: people take turns at it, bots sit at the other seats.

Clocks do not run in real time. Where order matters (an open window), the bots act in made-up time
as they do in a simulation; a person is asked first, and again whenever something has happened.
Somebody who keeps acting lets time pass as well, or a window would never close on them.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.players import Players
from hideout.cli.boards import draw
from hideout.cli.screen import Screen
from hideout.cli.terminal import terminal
from hideout.cli.turn import Turn, Wish
from hideout.engine.core import TABLE, Event, Phase, Seat, State, hears
from hideout.engine.drive import Driver
from hideout.engine.notation import Action
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting
from hideout.languages import ENGLISH
from hideout.words import narrator

NOBODY: Final = -1  # at the keyboard
IN_A_ROW: Final = 3  # how many acts a person gets in an open window before others can act


class Session:
    """One game and the people at the keyboard."""

    def __init__(
        self,
        screen: Screen,
        record: Record,
        bots: Mapping[Seat, Bot],
        arrivals: Rng,
        pace: float = 0.0,
        language: str = ENGLISH,
    ) -> None:
        self.screen = screen
        self.words = narrator(record.game, language)
        self.say = terminal(language)
        self.names = record.names
        self.state: State = record.start()
        self.sitting = Sitting(self.state, record)
        self.players = Players(self.sitting, bots)
        self.people = [seat for seat in range(self.state.seats) if seat not in bots]
        self.driver = Driver(self.state, arrivals)
        self.pace = pace  # seconds between two sentences, for people to follow
        self.at = NOBODY
        self.printed = 0  # how much of what `at` has heard since its last turn is on the screen
        self.is_secret = False  # something on the screen is not meant for everybody at the keyboard
        self.last_events: list[Event] = []
        self.history: list[list[Event]] = [[] for _ in range(self.state.seats)]
        self.waiting: dict[Seat, Phase[Any] | None] = {}  # those who let the others go first
        self.turns = 0
        self.forfeited: set[Seat] = set()
        self.idle = 0  # how often nobody wanted to act, in a row
        self.in_a_row = 0  # what people did in an open window since the others last could

    def play(self) -> bool:
        """Play until the end; False if somebody left before."""
        try:
            while pending := self.state.pending():
                if self.state.phase.open:
                    goes_on = self.open_window()
                else:
                    goes_on = self.everybody_waits_for(pending)
                if not goes_on:
                    return False
        except EOFError:  # nobody is left at the keyboard
            return False
        return True

    def everybody_waits_for(self, pending: Sequence[Seat]) -> bool:
        """Bots first, as order does not matter; then people, whoever has the keyboard first."""
        for seat in pending:
            if seat in self.players.bots:
                action = self.bot_acts(seat)
                assert action is not None
                self.carry_out(seat, action)
                return True
        person = self.at if self.at in pending else pending[0]
        return self.person_acts(self.hand_keyboard(person))

    def open_window(self) -> bool:
        """A person who is not waiting, or the next bot or clock in made-up time."""
        state = self.state
        if self.in_a_row < IN_A_ROW * len(self.people):
            for person in sorted(self.people, key=lambda seat: seat != self.at):
                if person not in self.waiting and state.legal(person):
                    return self.person_acts(self.hand_keyboard(person))
        self.in_a_row = 0
        seat = self.driver.next_seat()
        action = None
        if seat == TABLE:
            action = self.driver.clock
        elif seat in self.players.bots and state.legal(seat):
            action = self.bot_acts(seat)
        if action is not None:
            self.carry_out(seat, action)
            return True
        self.idle += 1
        if self.driver.clock is None and self.idle > 8 * state.seats:
            assert self.people, "everybody waits and no clock runs"
            self.waiting.clear()  # nobody else will do anything
            self.idle = 0
        return True

    def bot_acts(self, seat: Seat) -> Action | None:
        """What a bot does; if a custom bot fails at it, people are told."""
        bot = self.players.bots[seat]
        action = self.players.ask(seat)
        if bot.forfeit and seat not in self.forfeited:
            self.forfeited.add(seat)
            told = self.say("bot-forfeits", name=self.names[seat], bot=bot.name, why=bot.forfeit)
            self.screen.say(told, "yellow")
        return action

    def person_acts(self, seat: Seat) -> bool:
        answer = self.turn(seat)
        if answer is Wish.LEAVE:
            return False
        if isinstance(answer, Wish):
            self.waiting[seat] = self.state.phase if answer is Wish.SKIP else None
            return True
        legal = self.state.legal(seat)
        if self.state.phase.open:
            self.in_a_row += 1
        if len(self.state.pending()) > 1 or self.state.phase.open:
            self.is_secret = True  # the choice itself stands on the screen
        self.carry_out(seat if answer in legal else TABLE, answer)
        return True

    def turn(self, seat: Seat) -> Action | Wish:
        """Show a person the table and what is new, and ask."""
        news = self.sitting.news(seat)
        self.note_secrets(seat)
        # What greets people stays for the first turn; later, a live screen begins anew.
        is_fresh = self.screen.is_live and self.turns > 0
        if is_fresh:
            self.screen.clear()
        self.turns += 1
        self.history[seat] += news
        if len(self.people) > 1:
            self.screen.rule(self.names[seat])
        self.screen.show(draw(self.state, seat, self.names, self.words.language))
        for event in news if is_fresh else news[self.printed :]:
            self.tell(seat, event)
        self.printed = 0
        turn = Turn(self.screen, self.state, seat, self.names, self.history[seat], news, self.words)
        return turn.ask()

    def carry_out(self, seat: Seat, action: Action) -> None:
        views = [self.state.game.view(self.state, person) for person in self.people]
        events = self.last_events = self.sitting.apply(seat, action)
        self.idle = 0
        for person, view in zip(self.people, views, strict=True):
            self.wake(person, events, view != self.state.game.view(self.state, person))
        if self.at == NOBODY and len(self.people) == 1:
            self.at = self.people[0]
        if self.at == NOBODY:
            return
        told = [event for event in events if hears(event.to, self.at)]
        for event in told:
            self.tell(self.at, event)
            self.printed += 1
            if any(not hears(event.to, person) for person in self.people):
                self.is_secret = True
            if self.pace and self.screen.is_live:
                time.sleep(self.pace)
        if seat == self.at and not told:
            self.screen.say(self.words.label(action, self.names), "dim", 2)
        self.note_secrets(self.at)

    def wake(self, person: Seat, events: Sequence[Event], sees_change: bool) -> None:
        """A person who waits is asked again when something they can notice has happened."""
        if person not in self.waiting:
            return
        until = self.waiting[person]
        if until is not None and until is self.state.phase:
            return
        if sees_change or any(hears(event.to, person) for event in events):
            del self.waiting[person]

    def tell(self, seat: Seat, event: Event) -> None:
        sentence = self.words.sentence(event, seat, self.names)
        self.screen.say(sentence, "" if event.seat == seat else "dim", 2)

    # One keyboard, several people

    def note_secrets(self, seat: Seat) -> None:
        """Remember that the screen shows what somebody else at the keyboard must not see."""
        if any(self.knows_more(seat, person) for person in self.people):
            self.is_secret = True

    def knows_more(self, seat: Seat, other: Seat) -> bool:
        game = self.state.game
        mine = {**game.view(self.state, seat), "seat": TABLE}
        theirs = {**game.view(self.state, other), "seat": TABLE}
        return mine != theirs

    def hand_keyboard(self, seat: Seat) -> Seat:
        """Give the keyboard to a person, behind a curtain if anything is secret from anybody.

        Returns who took it: where several act at once, somebody may want to think again.
        """
        if seat == self.at:
            return seat
        if self.is_secret or any(self.knows_more(seat, person) for person in self.people):
            seat = self.curtain(seat)
            self.is_secret = False
        if seat != self.at:
            self.printed = 0
        self.at = seat
        return seat

    def curtain(self, seat: Seat) -> Seat:
        if self.at != NOBODY and self.printed:
            self.screen.ask(self.say("keyboard-read"))
        self.screen.wipe()
        others = [other for other in self.people if other != seat and self.state.legal(other)]
        question = self.say("keyboard-pass", name=self.names[seat])
        if others:
            names = self.say.one_of([self.names[other] for other in others])
            question += " " + self.say("keyboard-again", names=names)
        answer = self.screen.ask(question).casefold()
        for other in others:
            if self.names[other].casefold() == answer:
                seat = other
        self.screen.wipe()
        return seat
