"""The robbery: turn by turn, silent and then not. [BH-34 .. BH-60 BH-90]"""

from typing import Final

from hideout.engine.core import OVER, Phase, Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.alarm import draw_alarm_card
from hideout.games.bank_heist.endings import AGENTS_IN_THE_BANK, end_game
from hideout.games.bank_heist.receive import PASS_CARD, draw_vault_card
from hideout.games.bank_heist.state import (
    ALARM,
    ALARM_PART,
    NOBODY,
    SILENT,
    TURN_OVER,
    VAULT_PART,
    HeistState,
)

NOTHING_TO_DO: Final[list[Action]] = []


def start_robbery(s: HeistState, start: Seat) -> None:
    """The Start Player takes the first turn. [BH-20 BH-31 BH-34]"""
    s.start = start
    s.tell("start-player", start)
    s.stage = SILENT
    sound_alarm(s)
    s.turn = start
    s.part = ALARM_PART
    s.tell("turn", start)
    s.go(ROBBERY)
    ROBBERY.resume(s)


def sound_alarm(s: HeistState) -> None:
    """From the first alarm space on, and for good. [BH-53 BH-60]"""
    if s.stage == SILENT and s.token >= s.board[1]:
        s.stage = ALARM
        s.tell("alarm-sounds", NOBODY)


class Robbery(Phase[HeistState]):
    """One turn: an alarm card once the alarm sounds, then a vault card to pass. [BH-34 BH-59]"""

    name = "robbery"
    clauses = "BH-34"

    def pending(self, s: HeistState) -> list[Seat]:
        return []

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        return NOTHING_TO_DO

    def resume(self, s: HeistState) -> None:
        while True:
            if s.part == ALARM_PART:
                s.part = VAULT_PART  # whatever the alarm card was [BH-68]
                if s.stage == ALARM and draw_alarm_card(s):
                    return
            elif s.part == VAULT_PART:
                s.part = TURN_OVER
                if draw_vault_card(s, s.turn):
                    s.call(PASS_CARD)
                    return
            else:
                next_turn(s)
                if s.phase is OVER:
                    return


def next_turn(s: HeistState) -> None:
    """Clockwise; when it comes back to the Start Player the token moves first. [BH-52 BH-90]"""
    s.turn = s.left_of(s.turn)
    s.part = ALARM_PART
    s.spoken = 0
    if s.turn == s.start:
        s.token += 1
        s.tell("token", NOBODY, s.token)
        if s.token >= s.board[2]:
            end_game(s, AGENTS_IN_THE_BANK)  # [BH-56]
            return
        sound_alarm(s)
    s.tell("turn", s.turn)


ROBBERY: Final = Robbery()
