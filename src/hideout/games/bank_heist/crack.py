"""Crack the vault: a race to be Start Player. [BH-18 .. BH-33]"""

from typing import Final

from hideout.engine.core import Clock, Phase, Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.engine.rng import Rng
from hideout.games.bank_heist.actions import ANSWER, TIME_UP, TOO_LATE
from hideout.games.bank_heist.cards import DIGITS, QUANTILES
from hideout.games.bank_heist.robbery import start_robbery
from hideout.games.bank_heist.state import CRACK, NOBODY, SEATS_IN, HeistState
from hideout.games.bank_heist.why_not import why_not_crack

TO_MULTIPLY: Final = 3  # cards turned up [BH-19]
TO_ADD: Final = 4  # [BH-24]
MOST_UNANSWERED: Final = 3  # flips in a row [BH-32]
LOCKED_OUT: Final = 1 << 40  # milliseconds: later than any clock
NOTHING_TO_DO: Final[list[Action]] = []


def crack_the_vault(s: HeistState) -> None:
    s.stage = CRACK
    if s.options.crack_mode == "random":
        s.tell("drawn-by-lot", NOBODY)
        start_robbery(s, s.rng.below(s.seats))
    else:
        turn_up_code(s)


def turn_up_code(s: HeistState) -> None:
    """Shuffle and flip, for everybody at once. [BH-19 BH-21 BH-26]"""
    deck = DIGITS[:]
    flip = []
    code = 0
    for _ in range(TO_ADD if s.options.crack_mode == "add" else TO_MULTIPLY):
        digit = deck.pop(s.rng.below(len(deck)))
        flip.append(digit)
        code = 10 * code + digit
    s.flip = flip
    s.ready = 0
    s.right = 0
    s.first = NOBODY
    s.tell("code", NOBODY, code)
    s.go(CRACK_VAULT)


def solution(s: HeistState) -> int:
    flip = s.flip
    if len(flip) == TO_ADD:
        return flip[0] + flip[1] + flip[2] + flip[3]  # [BH-24]
    return flip[0] * flip[1] * flip[2]  # [BH-19]


class CrackVault(Phase[HeistState]):
    """The first right answer makes the Start Player. [BH-19 .. BH-33]"""

    name = "crack"
    clauses = "BH-22 BH-23 BH-26"
    open = True

    def pending(self, s: HeistState) -> list[Seat]:
        return SEATS_IN[s.living & ~(s.locked | s.ready)]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        if (s.locked | s.ready) >> seat & 1:
            return NOTHING_TO_DO  # locked out, or one answer given [BH-23 BH-26]
        return ANSWER  # any number, be it right or wrong [BH-19 BH-21]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        s.ready |= 1 << seat
        s.tell("answers", seat, action.a)
        if action.a == solution(s):
            s.right |= 1 << seat
        if s.first == NOBODY:
            s.first = seat
            s.first_step = s.step
        if s.options.tie_window_ms == 0 or not self.pending(s):
            judge(s)

    def clocks(self, s: HeistState) -> list[Clock]:
        if s.first != NOBODY:
            return [Clock(TOO_LATE, s.options.tie_window_ms, s.first_step)]  # [BH-27]
        return [Clock(TIME_UP, s.options.flip_seconds * 1000, s.opened)]  # [BH-32]

    def time_up(self, s: HeistState, action: Action) -> None:
        if action is TOO_LATE:
            judge(s)
            return
        s.unanswered += 1
        s.tell("unanswered", NOBODY)
        if s.unanswered < MOST_UNANSWERED:
            turn_up_code(s)
        else:
            s.tell("drawn-by-lot", NOBODY)
            start_robbery_for(s, s.rng.pick(not_locked(s)))

    def delay(self, s: HeistState, seat: Seat, rng: Rng) -> int:
        """A racing bot's time; who is locked out has stopped counting. [BH-33]"""
        if s.locked >> seat & 1:
            return LOCKED_OUT
        deck = s.deck
        times = deck.hard if solution(s) >= deck.hard_from else deck.easy
        return times[rng.below(QUANTILES)]

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_crack(s, seat, action)


def not_locked(s: HeistState) -> list[Seat]:
    return SEATS_IN[s.living & ~s.locked]


def judge(s: HeistState) -> None:
    """The first answer counts; right ones close behind it tie with it. [BH-21 BH-25 BH-27]"""
    s.unanswered = 0
    first = s.first
    if not s.right >> first & 1:
        s.locked |= 1 << first  # [BH-22]
        s.tell("wrong", first, solution(s))
        lose_time(s)
        left = not_locked(s)
        if len(left) == 1:
            start_robbery_for(s, left[0])  # [BH-29]
            return
    elif s.right == 1 << first:
        s.tell("cracked", first, solution(s))
        start_robbery_for(s, first)
        return
    else:
        s.tell("tie", first)  # [BH-25]
    turn_up_code(s)


def lose_time(s: HeistState) -> None:
    """A wrong answer costs a space, but never the game. [BH-21 BH-30]"""
    if s.token + 1 < s.board[2]:
        s.token += 1
        s.tell("token", NOBODY, s.token)


def start_robbery_for(s: HeistState, seat: Seat) -> None:
    s.ready = s.right = s.unanswered = 0
    s.flip = []
    s.first = NOBODY
    s.first_step = 0
    start_robbery(s, seat)


CRACK_VAULT: Final = CrackVault()
