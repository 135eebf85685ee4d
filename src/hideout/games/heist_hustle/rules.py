"""Set-up, then one class a phase in Flow order, then the end; `scoring` has the points."""

from typing import Any, Final

from hideout.engine.core import OVER, Clock, Phase, Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.heist_hustle.actions import (
    BAIL,
    DECLINE,
    DONE,
    GO,
    NAME,
    PLAY,
    PLAY_ALL,
    ROLL,
    SPIN,
    STAND,
    TAKE,
    TAKE_WILD,
    TIME_UP,
    TRY_AGAIN,
    UNUSED,
)
from hideout.games.heist_hustle.cards import CARDS
from hideout.games.heist_hustle.options import SECOND_TRY_COST
from hideout.games.heist_hustle.refusals import why_not
from hideout.games.heist_hustle.scoring import pay_second_try, score, winners
from hideout.games.heist_hustle.state import (
    BAILS,
    GOES,
    LEFT_UNUSED,
    NO_ANSWER,
    NOBODY,
    NOT_NAMED,
    HustleState,
)

MOST_START_ROUNDS: Final = 20  # undecided starting rolls before the first seat starts [HH-9]
MOST_LINES: Final = 20  # lines in a row before a spin has to stop on a sector [HH-56]

# Lists that are the same every time; nobody changes what `legal` gives.
JUST_ROLL: Final = [ROLL]
JUST_SPIN: Final = [SPIN]
TAKE_OR_DECLINE: Final = [TAKE_WILD, DECLINE]
NAME_OR_NOT: Final = [*NAME, UNUSED]
GO_OR_BAIL: Final = [GO, BAIL]
STAND_OR_TRY: Final = [STAND, TRY_AGAIN]
NOTHING: Final[list[Action]] = []


def set_up(s: HustleState) -> None:
    deck = list(range(CARDS))
    s.rng.shuffle(deck)  # [HH-2]
    s.locations = deck
    s.total = [0] * s.seats  # [HH-5]
    clear_table(s)


def clear_table(s: HustleState) -> None:
    """Weapons and wild card lie on the table again. [HH-3 HH-31 HH-71]"""
    s.owner = [NOBODY] * CARDS  # by weapon: where one lies means nothing [HH-4]
    s.played = 0
    s.wild_holder = NOBODY
    s.wild_rolls = [0] * s.seats
    s.named = NOT_NAMED
    s.answers = [NO_ANSWER] * s.seats
    s.die = 0
    s.tried_again = False
    s.lines = 0


def extras_allowed(seats: int) -> int:
    """How many weapons a mastermind may take besides the first. [HH-35 HH-36 HH-38]"""
    if seats == CARDS:
        return 0
    return 1 if seats == CARDS - 1 else 2  # with nine players one is left [HH-37]


class _OneDecides(Phase[HustleState]):
    """A phase in which one seat decides and its clock plays a default. [HH-75]"""

    def decider(self, s: HustleState) -> Seat:
        return s.mastermind

    def options(self, s: HustleState) -> list[Action]:
        raise NotImplementedError

    def default(self, s: HustleState) -> Action:
        return self.options(s)[0]

    def pending(self, s: HustleState) -> list[Seat]:
        return [self.decider(s)]

    def legal(self, s: HustleState, seat: Seat) -> list[Action]:
        return self.options(s) if seat == self.decider(s) else NOTHING

    def clocks(self, s: HustleState) -> list[Clock]:
        millis = s.options.clock_seconds * 1000
        is_button = self.default(s) is ROLL or self.default(s) is SPIN
        return [Clock(TIME_UP, millis // 2 if is_button else millis, s.opened)]

    def time_up(self, s: HustleState, action: Action) -> None:
        self.apply(s, self.decider(s), self.default(s))

    def why_not(self, s: HustleState, seat: Seat, action: Action) -> Refusal:
        return why_not(s, seat, action)


class _EachInTurn(_OneDecides):
    """The same, with the decision going round."""

    def decider(self, s: HustleState) -> Seat:
        return s.turn


class Start(_EachInTurn):
    """Everybody rolls once, in seat order, for the first lead. [HH-6 .. HH-10]"""

    name = "start"
    clauses = "HH-6"

    def options(self, s: HustleState) -> list[Action]:
        return JUST_ROLL

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        die = s.rng.die()
        s.start_rolls = [*s.start_rolls, die]
        s.tell("start-roll", seat, die)
        s.turn = s.left_of(seat)  # until all have rolled, whatever they roll [HH-6]
        starter = starting_player(s) if s.turn == 0 else NOBODY
        if starter != NOBODY:
            s.tell("starts", starter)
            turn_up_location(s, starter)
            return
        if s.turn == 0:  # only 1s and 5s: all roll again [HH-9]
            s.start_rolls = []
            s.start_rounds += 1
            s.tell("roll-again", NOBODY)
        s.go(START)


def starting_player(s: HustleState) -> Seat:
    """Who starts, now that everybody has rolled; NOBODY if that is undecided."""
    for seat in range(s.seats):
        if s.start_rolls[seat] == 3:  # [HH-7]
            return seat
    for seat in range(s.seats):
        if s.start_rolls[seat] % 2 == 0:  # [HH-8]
            return seat
    return 0 if s.start_rounds + 1 == MOST_START_ROUNDS else NOBODY  # [HH-9]


def turn_up_location(s: HustleState, mastermind: Seat) -> None:
    s.mastermind = mastermind  # [HH-10 HH-12]
    s.tell("location", mastermind, s.location())  # [HH-11]
    s.turn = s.left_of(mastermind)  # [HH-17]
    s.go(WILD_CARD)  # before any weapon is chosen [HH-16]


class WildCard(_EachInTurn):
    """Who rolls a 4 or 6 may take the wild card. [HH-15 .. HH-23]"""

    name = "wild"
    clauses = "HH-17 HH-20"

    def options(self, s: HustleState) -> list[Action]:
        return TAKE_OR_DECLINE if s.wild_rolls[s.turn] else JUST_ROLL

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        if action is ROLL:
            die = s.rng.die()
            s.wild_rolls[seat] = die
            s.tell("wild-roll", seat, die)
            if die in (4, 6):  # [HH-18]
                s.go(WILD_CARD)
                return
        elif action is TAKE_WILD:
            s.wild_holder = seat  # [HH-19 HH-20]
            s.tell("took-wild", seat)
        else:
            s.tell("declined", seat)
        s.turn = s.left_of(seat)
        everybody_rolled = seat == s.mastermind or not s.rolls_for_wild(s.turn)
        if s.wild_holder != NOBODY or everybody_rolled:
            if s.wild_holder == NOBODY:
                s.tell("wild-stays", NOBODY)  # [HH-21 HH-22]
            s.turn = s.mastermind  # [HH-33]
            s.go(WEAPONS)
        else:
            s.go(WILD_CARD)


class Weapons(_EachInTurn):
    """The mastermind first, then clockwise: one weapon each. [HH-32 .. HH-34]"""

    name = "weapons"
    clauses = "HH-33"

    def options(self, s: HustleState) -> list[Action]:
        # One each, of those that nobody has. [HH-32 HH-34 HH-40]
        return [TAKE[weapon] for weapon in range(CARDS) if s.owner[weapon] == NOBODY]

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        s.owner[action.a] = seat  # a weapon of one's own beside the wild card [HH-24]
        s.tell("took", seat, action.a)
        s.turn = s.left_of(seat)
        if s.turn != s.mastermind:
            s.go(WEAPONS)
        elif extras_allowed(s.seats):
            s.go(EXTRAS)
        else:
            lay_down_weapons(s)


class Extras(_OneDecides):
    """The mastermind may take more of what is left. [HH-35 .. HH-39]"""

    name = "extras"
    clauses = "HH-35 HH-39"

    def options(self, s: HustleState) -> list[Action]:
        return [DONE, *[TAKE[weapon] for weapon in s.free_weapons()]]  # in the open [HH-39]

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        if action is not DONE:
            s.owner[action.a] = seat
            s.tell("extra", seat, action.a)
            if len(s.weapons_of(seat)) <= extras_allowed(s.seats):
                s.go(EXTRAS)
                return
        lay_down_weapons(s)


def lay_down_weapons(s: HustleState) -> None:
    """Single weapons are played; a mastermind with several chooses. [HH-41 HH-45]"""
    for weapon in range(CARDS):
        if s.owner[weapon] != NOBODY and s.owner[weapon] != s.mastermind:
            s.played |= 1 << weapon
    own = s.weapons_of(s.mastermind)
    if len(own) > 1:
        s.go(PLAY_WEAPONS)
    else:
        s.played |= 1 << own[0]
        after_playing(s)


class PlayWeapons(_OneDecides):
    """A mastermind with two or three weapons plays all of them or exactly one. [HH-42 HH-43]"""

    name = "play"
    clauses = "HH-42 HH-43"

    def options(self, s: HustleState) -> list[Action]:
        return [PLAY_ALL, *[PLAY[weapon] for weapon in s.weapons_of(s.mastermind)]]

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        if action is PLAY_ALL:
            for weapon in s.weapons_of(seat):
                s.played |= 1 << weapon
            s.tell("plays-all", seat)
        else:
            s.played |= 1 << action.a  # the others count as unused [HH-44]
            s.tell("plays-one", seat, action.a)
        after_playing(s)


def after_playing(s: HustleState) -> None:
    if s.wild_holder != NOBODY:
        s.go(NAME_WILD)  # [HH-26]
    else:
        before_the_roll(s)


class NameWild(_OneDecides):
    """The holder says what the wild card stands for, or leaves it. [HH-25 .. HH-30]"""

    name = "name"
    clauses = "HH-25"

    def decider(self, s: HustleState) -> Seat:
        return s.wild_holder

    def options(self, s: HustleState) -> list[Action]:
        return NAME_OR_NOT  # any of the ten, whosever it is [HH-27 HH-28 HH-29 HH-30]

    def default(self, s: HustleState) -> Action:
        # A mastermind of ten has one weapon too, so this is the one picked in `weapons`.
        return NAME[s.weapons_of(s.wild_holder)[0]]

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        if action is UNUSED:
            s.named = LEFT_UNUSED
            s.tell("unused", seat)
        else:
            s.named = action.a
            s.tell("named", seat, action.a)
        before_the_roll(s)


def before_the_roll(s: HustleState) -> None:
    s.go(BAIL_OUT if s.options.bail else HEIST_ROLL)


class BailOut(Phase[HustleState]):
    """House rule: everybody but the mastermind secretly goes or bails. [HH-77 HH-79]"""

    name = "bail"
    clauses = "HH-77"

    def pending(self, s: HustleState) -> list[Seat]:
        return [
            seat for seat in range(s.seats) if seat != s.mastermind and s.answers[seat] == NO_ANSWER
        ]

    def legal(self, s: HustleState, seat: Seat) -> list[Action]:
        if seat == s.mastermind or s.answers[seat] != NO_ANSWER:
            return NOTHING
        return GO_OR_BAIL

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        answers = s.answers[:]
        answers[seat] = GOES if action is GO else BAILS
        s.answers = answers
        s.tell("answered", seat)  # that, not what [HH-79]
        if not self.pending(s):
            for other in range(s.seats):
                if other != s.mastermind:
                    s.tell("bails" if s.has_bailed(other) else "goes", other)
            s.go(HEIST_ROLL)

    def clocks(self, s: HustleState) -> list[Clock]:
        return [Clock(TIME_UP, s.options.clock_seconds * 1000, s.opened)]

    def time_up(self, s: HustleState, action: Action) -> None:
        for late in self.pending(s):
            self.apply(s, late, GO)

    def why_not(self, s: HustleState, seat: Seat, action: Action) -> Refusal:
        return why_not(s, seat, action)


class HeistRoll(_OneDecides):
    """The mastermind's die decides for the whole crew. [HH-46]"""

    name = "roll"
    clauses = "HH-46"

    def options(self, s: HustleState) -> list[Action]:
        return JUST_ROLL

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        s.die = s.rng.die()
        s.tell("rolled", seat, s.die)
        if s.options.second_try and not s.has_succeeded() and not s.tried_again:
            s.go(SECOND_TRY)
        else:
            s.go(SPIN_WHEEL)


class SecondTry(_OneDecides):
    """House rule: pay 5 to roll a failure once more. [HH-78]"""

    name = "second-try"
    clauses = "HH-78"

    def options(self, s: HustleState) -> list[Action]:
        return STAND_OR_TRY

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        if action is TRY_AGAIN:
            s.tried_again = True
            pay_second_try(s)
            s.tell("tries-again", seat, SECOND_TRY_COST)
            s.die = s.rng.die()
            s.tell("rolled", seat, s.die)
        s.go(SPIN_WHEEL)


class SpinWheel(_OneDecides):
    """The spinner stops on a weapon; on a line it is spun again. [HH-53 .. HH-56]"""

    name = "spin"
    clauses = "HH-53"

    def options(self, s: HustleState) -> list[Action]:
        return JUST_SPIN  # after a success and after a failure [HH-53]

    def apply(self, s: HustleState, seat: Seat, action: Action) -> None:
        if s.lines < MOST_LINES and stops_on_line(s):
            s.lines += 1
            s.tell("line", seat)
            s.go(SPIN_WHEEL)
            return
        weapon = stop_of_spinner(s)
        s.tell("spun", seat, weapon)
        score(s, weapon)
        rotate(s)


def stops_on_line(s: HustleState) -> bool:
    return s.options.line_percent > 0 and s.rng.below(100) < s.options.line_percent  # [HH-54]


def stop_of_spinner(s: HustleState) -> int:
    if not s.options.hot_weapons:
        return s.rng.below(CARDS)  # [HH-54]
    hot = s.deck.hot[s.location()]
    part = s.rng.below(CARDS + len(hot))  # a hot weapon owns two of twelve parts [HH-76]
    return part if part < CARDS else hot[part - CARDS]


def rotate(s: HustleState) -> None:
    """Everything goes back to the table and the lead goes on. [HH-12 HH-13 HH-31 HH-71]"""
    clear_table(s)
    s.round += 1
    if s.round < s.rounds:
        turn_up_location(s, s.left_of(s.mastermind))
    else:
        won = winners(s)
        for seat in won:
            s.tell("wins" if len(won) == 1 else "shares-win", seat, s.total[seat])
        s.go(OVER)


START: Final = Start()
WILD_CARD: Final = WildCard()
WEAPONS: Final = Weapons()
EXTRAS: Final = Extras()
PLAY_WEAPONS: Final = PlayWeapons()
NAME_WILD: Final = NameWild()
BAIL_OUT: Final = BailOut()
HEIST_ROLL: Final = HeistRoll()
SECOND_TRY: Final = SecondTry()
SPIN_WHEEL: Final = SpinWheel()

PHASES: Final[tuple[Phase[Any], ...]] = (
    START,
    WILD_CARD,
    WEAPONS,
    EXTRAS,
    PLAY_WEAPONS,
    NAME_WILD,
    BAIL_OUT,
    HEIST_ROLL,
    SECOND_TRY,
    SPIN_WHEEL,
    OVER,
)
