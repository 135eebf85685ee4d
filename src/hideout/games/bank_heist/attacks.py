"""Shots, stabs and restraints: one procedure, whoever attacks. [BH-111 .. BH-164]

An attack is a frame on `s.attacks`. It may open windows (the Shotgun's side and price, an answer,
a follow-up), and from a follow-up another attack may start inside it, as deep as the cards go.
"""

from typing import Final

from hideout.engine.core import Clock, Phase, Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.bank_heist.actions import (
    ACCEPT,
    BESIDE,
    CONTINUE,
    MARTIAL,
    PAY,
    RELOAD,
    RETURN_FIRE,
    STOP,
    TIME_UP,
    USE_ADRENALINE,
    USE_HOSTAGE,
    VEST,
)
from hideout.games.bank_heist.cards import (
    ADRENALINE,
    AGENT,
    ANYBODY,
    HOSTAGE,
    IS_AGENT,
    MARTIAL_SKILLS,
    SHOTGUN,
    SPEEDLOADER,
    TRIGGER_HAPPY,
)
from hideout.games.bank_heist.death import kill
from hideout.games.bank_heist.deeds import (
    attacks_an_agent,
    could_have,
    discard_tie,
    has,
    lose_attribute,
    lose_face_down,
    lose_hostage,
    play_card,
    reveal,
)
from hideout.games.bank_heist.hands import any_card, kinds, size
from hideout.games.bank_heist.options import millis
from hideout.games.bank_heist.state import NOBODY, SHOT, TYING, Attack, HeistState
from hideout.games.bank_heist.why_not import (
    why_not_answer,
    why_not_card,
    why_not_follow_up,
    why_not_side,
)

# id, stopped by vest and Hostage, may be answered with fire [BH-114 BH-123 BH-137 BH-150]
ATTACKS: Final = (
    ("shot", True, True),
    ("stab", False, True),
    ("zip-tie", False, False),
    ("handcuffs", False, False),
)
ATTACK_IDS: Final = [row[0] for row in ATTACKS]

# How far an attack has come.
LOADING: Final = 0
SIDE_NAMED: Final = 1
AIMED: Final = 2
ANSWERED: Final = 3
SETTLED: Final = 4
PARTS: Final = ("loading", "side-named", "aimed", "answered", "settled")

NO_ANSWER: Final = 0  # values of Attack.answer
AVOIDED: Final = 1
ACCEPTED: Final = 2
ANSWERS: Final = ("none", "avoided", "accepted")

RESPONSE_MILLIS: Final = 2000  # no answer shows earlier [BH-251]
NOTHING_TO_DO: Final[list[Action]] = []


def attack(s: HeistState, kind: int, attacker: Seat, target: Seat) -> None:
    """Start an attack inside the present phase, which is resumed when all is done."""
    s.attacks.append(Attack(kind, attacker, target))  # a fresh right of return fire [BH-126]
    s.is_busy = True
    attacks_an_agent(s, attacker, target)
    s.tell("attacks", attacker, target, kind)
    s.call(PROCEDURE)
    PROCEDURE.resume(s)


class Procedure(Phase[HeistState]):
    """The steps of an attack, return fire included; only its windows are waited for. [BH-112]"""

    name = "attack"
    clauses = "BH-112"

    def pending(self, s: HeistState) -> list[Seat]:
        return []

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        return NOTHING_TO_DO

    def resume(self, s: HeistState) -> None:
        a = s.attacks[-1]
        while True:
            if a.part == LOADING:
                a.part = SIDE_NAMED
                if take_up_shotgun(s, a):
                    return
            elif a.part == SIDE_NAMED:
                a.part = AIMED
                if pay_for_shotgun(s, a):
                    return
            elif a.part == AIMED:
                a.part = ANSWERED
                if may_answer(s, a):
                    s.call(ANSWER)
                    return
                a.answer = ACCEPTED
            elif a.part == ANSWERED:
                a.part = SETTLED
                if settle(s, a):
                    return
            elif a.side != NOBODY and a.victim != a.side:
                # The target's part is finished; the blast has left the barrel. [BH-203 BH-204]
                a.victim = a.side
                a.answer = NO_ANSWER
                a.has_returned = False  # who is hit from the side may return fire too [BH-205]
                if s.is_living(a.victim):
                    attacks_an_agent(s, a.attacker, a.victim)
                    a.part = AIMED
            else:
                s.attacks.pop()
                s.done()
                return


# The Shotgun


def take_up_shotgun(s: HeistState, a: Attack) -> bool:
    """With the Shotgun a second victim is named, or it is thrown away. [BH-196 .. BH-202]"""
    if a.kind != SHOT or s.attribute[a.attacker] != SHOTGUN:  # its holder must use it [BH-200]
        a.part = AIMED
        return False
    if s.hand[a.attacker] == 0:
        lose_attribute(s, a.attacker)  # an ordinary shot then [BH-197 BH-198 BH-201]
        a.part = AIMED
        return False
    sides = side_victims(s, a)
    if len(sides) > 1:
        s.call(NAME_SIDE)
        return True
    if sides:
        name_side(s, a, sides[0])  # [BH-199]
    return False


def side_victims(s: HeistState, a: Attack) -> list[Seat]:
    """Beside the target, on its left first, and never the shooter. [BH-199]"""
    # In return fire the target is the attacker. [BH-202]
    return [seat for seat in s.neighbours(a.target) if seat != a.attacker]


def name_side(s: HeistState, a: Attack, side: Seat) -> None:
    a.side = side
    s.tell("beside", a.attacker, side)


def pay_for_shotgun(s: HeistState, a: Attack) -> bool:
    if size(s.hand[a.attacker]) > 1:
        s.call(PAY_SHOTGUN)
        return True
    lose_face_down(s, a.attacker, kinds(s.hand[a.attacker])[0], "pays")
    return False


class _AttackerDecides(Phase[HeistState]):
    """A detail of the shot that its shooter settles before firing."""

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.attacks[-1].attacker]

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.response_seconds), s.opened)]


class NameSide(_AttackerDecides):
    """Who else is hit. [BH-196 BH-199]"""

    name = "shotgun-side"
    clauses = "BH-196 BH-199"

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        a = s.attacks[-1]
        if seat != a.attacker:
            return NOTHING_TO_DO
        return [BESIDE[side] for side in side_victims(s, a)]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        name_side(s, s.attacks[-1], action.a)
        s.done()

    def time_up(self, s: HeistState, action: Action) -> None:
        a = s.attacks[-1]
        self.apply(s, a.attacker, BESIDE[side_victims(s, a)[0]])

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_side(s, seat, action)


class PayShotgun(_AttackerDecides):
    """Which card the firing costs. [BH-197 BH-198]"""

    name = "shotgun-cost"
    clauses = "BH-197"

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        if seat != s.attacks[-1].attacker:
            return NOTHING_TO_DO
        return [PAY[kind] for kind in kinds(s.hand[seat])]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        lose_face_down(s, seat, action.a, "pays")
        s.done()

    def time_up(self, s: HeistState, action: Action) -> None:
        attacker = s.attacks[-1].attacker
        self.apply(s, attacker, PAY[any_card(s.hand[attacker], s.rng)])

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_card(s, seat, action)


# The answer


def may_play_adrenaline(s: HeistState, seat: Seat) -> bool:
    """Whether this player's standing allows it; all of it is public. [BH-114 BH-154 BH-161]"""
    if not s.is_free(seat):
        return False
    if s.attribute[seat] == TRIGGER_HAPPY and seat == s.turn:
        return s.options.trigger_happy_adrenaline  # [BH-209]
    return True


def has_martial(s: HeistState, seat: Seat) -> bool:
    """Ready and awake; restraints do not matter. [BH-155 BH-161 BH-189]"""
    is_ready = s.attribute[seat] == MARTIAL_SKILLS and not s.martial_used
    return is_ready and not s.is_cold(seat)


def may_answer(s: HeistState, a: Attack) -> bool:
    """Whether there could be a choice, by public information alone. [BH-250]"""
    victim = a.victim
    if has_martial(s, victim):
        return True
    if may_play_adrenaline(s, victim) and could_have(s, victim, ADRENALINE):
        return True
    if a.kind != SHOT:
        return False
    is_known = s.is_revealed(victim)
    could_be_agent = not is_known or s.identity[victim] == AGENT
    if could_be_agent and not s.vest_used >> victim & 1:
        return True
    return s.attribute[victim] == HOSTAGE and not (is_known and could_be_agent)


def answers(s: HeistState, a: Attack) -> list[Action]:
    """In the order of the time-out's choice. [BH-114 BH-115 BH-137 BH-150]"""
    victim = a.victim
    found = []
    if has_martial(s, victim):
        found.append(MARTIAL)
    is_agent = s.identity[victim] == AGENT
    if a.kind == SHOT and s.attribute[victim] == HOSTAGE and not is_agent:
        found.append(USE_HOSTAGE)  # [BH-180 BH-183]
    if may_play_adrenaline(s, victim) and has(s, victim, ADRENALINE):
        found.append(USE_ADRENALINE)
    if a.kind == SHOT and is_agent and not s.vest_used >> victim & 1:
        found.append(VEST)  # [BH-116]
    found.append(ACCEPT)
    return found


class Answer(Phase[HeistState]):
    """The victim avoids the attack or does not. [BH-113 .. BH-119]"""

    name = "answer"
    clauses = "BH-114 BH-253"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.attacks[-1].victim]  # one window at a time, for its owner alone [BH-253]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        a = s.attacks[-1]
        return answers(s, a) if seat == a.victim else NOTHING_TO_DO

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        a = s.attacks[-1]
        a.answer = ACCEPTED if action is ACCEPT else AVOIDED  # by Martial Skills too [BH-122]
        if action is MARTIAL:
            s.martial_used = True
            s.tell("martial", seat)
        elif action is USE_HOSTAGE:
            s.fact(seat, ANYBODY & ~IS_AGENT)  # [BH-183]
            s.tell("hostage", seat)
            lose_attribute(s, seat)  # [BH-180]
        elif action is USE_ADRENALINE:
            play_card(s, seat, ADRENALINE)  # [BH-118 BH-119]
        elif action is VEST:
            s.tell("vest", seat)
            s.vest_used |= 1 << seat  # no shot avoided otherwise does that [BH-117]
            reveal(s, seat)  # [BH-116 BH-121]
        s.done()

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.response_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        a = s.attacks[-1]
        self.apply(s, a.victim, answers(s, a)[0])

    def hold(self, s: HeistState) -> int:
        return RESPONSE_MILLIS

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_answer(s, seat, action)


# What comes of it


def settle(s: HeistState, a: Attack) -> bool:
    """What comes of the answer; then the follow-up. True: a window is open, or the game over."""
    if a.answer == ACCEPTED:
        if a.kind == SHOT:
            return kill(s, a.victim, a.attacker)  # [BH-113]
        ACCEPTED_EFFECTS[a.kind](s, a)
    elif a.kind == TYING:
        discard_tie(s)  # [BH-149]
    if may_follow_up(s, a):
        s.call(FOLLOW_UP)
        return True
    return False


def bleed(s: HeistState, a: Attack) -> None:
    s.stabber[a.victim] = a.attacker  # [BH-135 BH-142]
    s.tell("bleeds", a.victim)


def tie(s: HeistState, a: Attack) -> None:
    s.tied |= 1 << a.victim  # [BH-148]
    s.tell("tied", a.victim)
    lose_hostage(s, a.victim)  # [BH-181 BH-182]


def cuff(s: HeistState, a: Attack) -> None:
    s.cuffed |= 1 << a.victim  # [BH-151]
    s.tell("cuffed", a.victim)
    lose_hostage(s, a.victim)


def _never(s: HeistState, a: Attack) -> None:
    raise AssertionError("a shot that is accepted kills")


ACCEPTED_EFFECTS: Final = (_never, bleed, tie, cuff)


# Return fire


def may_follow_up(s: HeistState, a: Attack) -> bool:
    """Asked of everybody who is not publicly unable to return fire. [BH-124 BH-252]"""
    if not ATTACKS[a.kind][2] or not s.is_free(a.victim) or not s.is_living(a.attacker):
        return False  # bound hands do not shoot [BH-156]
    return not s.is_revealed(a.victim) or s.identity[a.victim] == AGENT


def may_return_fire(s: HeistState, a: Attack) -> bool:
    """An Agent, awake and unbound, with a gun that fires. [BH-120 .. BH-124 BH-138 BH-178]"""
    if s.identity[a.victim] != AGENT:
        return False  # nor does a Speedloader or a Hostage give the right [BH-133 BH-184]
    return not s.is_jammed(a.victim) or has(s, a.victim, SPEEDLOADER)


class FollowUp(Phase[HeistState]):
    """An Agent may return fire, and go on with Speedloaders. [BH-120 .. BH-131]"""

    name = "follow-up"
    clauses = "BH-120 BH-123"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.attacks[-1].victim]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        a = s.attacks[-1]
        if seat != a.victim:
            return NOTHING_TO_DO
        if a.has_returned:
            if has(s, seat, SPEEDLOADER):
                return [STOP, RELOAD[a.attacker]]  # at the attacker only [BH-130]
            return [STOP]
        return [CONTINUE, RETURN_FIRE] if may_return_fire(s, a) else [CONTINUE]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        a = s.attacks[-1]
        if action is CONTINUE or action is STOP:
            if action is CONTINUE:
                s.tell("goes-on", seat)
            s.done()
            return
        if not a.has_returned:
            a.has_returned = True
            s.tell("returns-fire", seat, a.attacker)
        if action is not RETURN_FIRE or s.is_jammed(seat):
            play_card(s, seat, SPEEDLOADER)  # [BH-130 BH-177 BH-179]
        reveal(s, seat)  # [BH-120]
        attack(s, SHOT, seat, a.attacker)  # a shot like any other [BH-125]

    def resume(self, s: HeistState) -> None:
        """After a return shot: is there more where that came from? [BH-131]"""
        a = s.attacks[-1]
        can_go_on = s.is_free(a.victim) and s.is_living(a.attacker)
        if not can_go_on or not could_have(s, a.victim, SPEEDLOADER):
            s.done()

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.response_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        a = s.attacks[-1]
        self.apply(s, a.victim, STOP if a.has_returned else CONTINUE)

    def hold(self, s: HeistState) -> int:
        return RESPONSE_MILLIS

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_follow_up(s, seat, action)


PROCEDURE: Final = Procedure()
NAME_SIDE: Final = NameSide()
PAY_SHOTGUN: Final = PayShotgun()
ANSWER: Final = Answer()
FOLLOW_UP: Final = FollowUp()
