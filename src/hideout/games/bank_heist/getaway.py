"""The Getaway: turns, what each identity may do with one, and how a slot ends. [BH-91 .. BH-110]

The showdown is played by the same rules. [BH-240]
"""

from collections.abc import Callable
from typing import Final

from hideout.engine.core import Clock, Phase, Seat
from hideout.engine.notation import Action
from hideout.engine.refusal import Refusal
from hideout.games.bank_heist.actions import (
    ACCEPT,
    RELOAD,
    SECOND_GUN,
    STOP,
    TIME_UP,
    USE_ADRENALINE,
    is_claim,
)
from hideout.games.bank_heist.attacks import RESPONSE_MILLIS, attack, may_play_adrenaline
from hideout.games.bank_heist.cards import (
    ADRENALINE,
    CHLOROFORM,
    KNIFE,
    LOCK_PICK,
    LOOSE_TONGUE,
    MARTIAL_SKILLS,
    POISONED,
    RIVAL,
    SPEEDLOADER,
    ZIP_TIE,
)
from hideout.games.bank_heist.choices import (
    actions,
    deduce,
    default_action,
    targets,
    tool_needed,
)
from hideout.games.bank_heist.death import kill
from hideout.games.bank_heist.deeds import (
    attacks_an_agent,
    could_have,
    cut_ties,
    has,
    lay_out,
    lose_attribute,
    lose_hostage,
    play_card,
    reveal,
)
from hideout.games.bank_heist.endings import STALEMATE, end_game
from hideout.games.bank_heist.hideout import arrive
from hideout.games.bank_heist.options import millis
from hideout.games.bank_heist.state import (
    BY_ALL,
    CUFFING,
    GETAWAY,
    NO_CARD,
    NOBODY,
    SHOT,
    SHOWDOWN,
    STABBING,
    TYING,
    HeistState,
)
from hideout.games.bank_heist.talk import claims_of, make_claim
from hideout.games.bank_heist.why_not import why_not_action, why_not_extra, why_not_poison

QUIET_CIRCUITS: Final = 2  # in a row end a showdown [BH-244]
MOST_CIRCUITS: Final = 10
DEADLY_TURN: Final = 2  # of one who is Poisoned [BH-191]
NOTHING_TO_DO: Final[list[Action]] = []


def start_getaway(s: HeistState) -> None:
    """The fifth bag is in the truck: whatever was going on is dropped. [BH-54 BH-55]"""
    s.stage = GETAWAY
    s.token = 1
    s.slots = 0
    s.alarm_card = s.card = NO_CARD
    s.card_seen = 0
    s.searched = s.passer = s.receiver = NOBODY
    s.callers.clear()
    s.tell("getaway", s.start)
    loose = s.holder(LOOSE_TONGUE)
    if loose != NOBODY:
        s.look(loose, s.hand[loose], BY_ALL)
        s.tell("face-up", loose, s.hand[loose])  # [BH-187 BH-188]
    if not open_slot(s, s.start):  # [BH-91]
        pass_on(s)


def open_slot(s: HeistState, seat: Seat) -> bool:
    """A turn slot begins. False: it is missed or can only be passed."""
    s.turn = seat
    s.slots |= 1 << seat
    s.spoken = 0
    s.second_fired = False
    if s.attribute[seat] == MARTIAL_SKILLS:
        s.martial_used = False  # [BH-189]
    s.tell("turn", seat)
    if s.is_cold(seat):
        s.tell("misses", seat)  # [BH-157 BH-162]
        s.go(SLOT_END)
        return False
    if s.is_bound(seat) and not could_have(s, seat, tool_needed(s, seat)):
        s.tell("passes", seat)  # [BH-98 BH-101]
        s.go(SLOT_END)
        return False
    s.go(ACTION)
    return True


# One action


class TakeAction(Phase[HeistState]):
    """One action a turn. [BH-92 .. BH-100]"""

    name = "action"
    clauses = "BH-92"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.turn]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        if seat == s.turn:
            return actions(s, seat) + claims_of(s, seat)
        return claims_of(s, seat)

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        if is_claim(action):
            make_claim(s, seat, action)
            return
        deduce(s, seat, action)
        DEEDS[action.verb](s, seat, action.a)  # one, and nothing but shots after it [BH-92]

    def resume(self, s: HeistState) -> None:
        end_turn(s)  # a stab or a restraint is done with [BH-139 BH-147]

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.action_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.turn, default_action(s, s.turn))

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_action(s, seat, action)


def do_pass(s: HeistState, seat: Seat, target: Seat) -> None:
    s.tell("passes", seat)
    end_turn(s)


def do_shoot(s: HeistState, seat: Seat, target: Seat) -> None:
    if s.is_jammed(seat):
        reveal(s, seat)  # only a Rival has another gun [BH-175]
    s.go(EXTRA_SHOT)
    attack(s, SHOT, seat, target)


def do_reload(s: HeistState, seat: Seat, target: Seat) -> None:
    """A Speedloader shot: an additional one, or all a jammed gun can do. [BH-127 BH-177]"""
    play_card(s, seat, SPEEDLOADER)
    s.go(EXTRA_SHOT)
    attack(s, SHOT, seat, target)


def do_stab(s: HeistState, seat: Seat, target: Seat) -> None:
    play_card(s, seat, KNIFE)
    attack(s, STABBING, seat, target)


def do_cut(s: HeistState, seat: Seat, target: Seat) -> None:
    play_card(s, seat, KNIFE)
    cut_ties(s, target)
    s.tell("cut-free", seat, target)
    end_turn(s)


def do_unlock(s: HeistState, seat: Seat, target: Seat) -> None:
    play_card(s, seat, LOCK_PICK)
    s.cuffed &= ~(1 << target)  # the handcuffs do not come back [BH-153]
    s.tell("unlocked", seat, target)
    end_turn(s)


def do_unjam(s: HeistState, seat: Seat, target: Seat) -> None:
    play_card(s, seat, LOCK_PICK)
    lose_attribute(s, target)
    end_turn(s)


def do_drug(s: HeistState, seat: Seat, target: Seat) -> None:
    """Nothing helps against it. [BH-157 BH-158]"""
    play_card(s, seat, CHLOROFORM)
    attacks_an_agent(s, seat, target)
    s.cold |= 1 << target
    s.tell("drugged", seat, target)
    lose_hostage(s, target)  # [BH-181]
    end_turn(s)


def do_tie(s: HeistState, seat: Seat, target: Seat) -> None:
    lay_out(s, seat, ZIP_TIE)
    attack(s, TYING, seat, target)


def do_cuff(s: HeistState, seat: Seat, target: Seat) -> None:
    reveal(s, seat)  # first, and whatever comes of it [BH-151 BH-153 BH-173]
    s.handcuffs -= 1
    attack(s, CUFFING, seat, target)


DEEDS: Final[dict[str, Callable[[HeistState, Seat, Seat], None]]] = {
    "pass": do_pass,
    "shoot": do_shoot,
    "speedloader": do_reload,
    "stab": do_stab,
    "cut": do_cut,
    "unlock": do_unlock,
    "unjam": do_unjam,
    "chloroform": do_drug,
    "zip-tie": do_tie,
    "handcuff": do_cuff,
}


class ExtraShot(Phase[HeistState]):
    """After every own-turn shot: a Speedloader, a Rival's second gun, or enough. [BH-95 BH-127]"""

    name = "extra-shot"
    clauses = "BH-127 BH-134"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.turn]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        if seat != s.turn:
            return NOTHING_TO_DO
        found = [STOP]  # asked whatever is in the hand [BH-134]
        if has(s, seat, SPEEDLOADER):
            found += [RELOAD[target] for target in targets(s, seat)]  # [BH-128 BH-132]
        if s.identity[seat] == RIVAL and not s.second_fired and not s.is_jammed(seat):
            found += [SECOND_GUN[target] for target in targets(s, seat)]  # [BH-95 BH-96 BH-176]
        return found

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        if action is STOP:
            s.tell("stops", seat)
            end_turn(s)
        elif action.verb == "second-gun":
            s.second_fired = True
            reveal(s, seat)  # [BH-95]
            attack(s, SHOT, seat, action.a)
        else:
            do_reload(s, seat, action.a)

    def resume(self, s: HeistState) -> None:
        if not s.is_living(s.turn):  # shot back at [BH-129]
            end_turn(s)

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.response_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.turn, STOP)

    def hold(self, s: HeistState) -> int:
        return RESPONSE_MILLIS

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_extra(s, seat, action)


# The end of a turn slot


def end_turn(s: HeistState) -> None:
    s.go(SLOT_END)
    pass_on(s)


def pass_on(s: HeistState) -> None:
    """End this slot, open the next, and so on to the first that somebody has to decide in."""
    while True:
        if settle_slot(s):
            return
        seat = come_round(s)
        if seat == NOBODY or open_slot(s, seat):
            return


def settle_slot(s: HeistState) -> bool:
    """Bleeding, then poison, then waking. True: a window is open, or the game over. [BH-195]"""
    seat = s.turn
    if not s.is_living(seat):
        return False
    if s.is_bleeding(seat):
        s.tell("bleeds-out", seat)  # nothing heals it [BH-135 BH-140 BH-141]
        return kill(s, seat, s.stabber[seat])  # [BH-142]
    if s.attribute[seat] == POISONED:
        s.poison_turns += 1
        if s.poison_turns >= DEADLY_TURN:  # [BH-191 BH-193]
            if may_play_adrenaline(s, seat) and could_have(s, seat, ADRENALINE):
                s.go(POISON)
                return True
            s.tell("poison-kills", seat)  # [BH-194]
            return kill(s, seat, NOBODY)
    wake(s, seat)
    return False


def wake(s: HeistState, seat: Seat) -> None:
    if s.is_cold(seat):
        s.cold &= ~(1 << seat)  # restraints stay on [BH-157 BH-162 BH-163]
        s.tell("wakes", seat)


class SlotEnd(Phase[HeistState]):
    """A slot is over; only the loot window it may call is waited for."""

    name = "slot-end"
    clauses = "BH-140"

    def pending(self, s: HeistState) -> list[Seat]:
        return []

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        return NOTHING_TO_DO

    def resume(self, s: HeistState) -> None:
        pass_on(s)  # whoever bled to death has been looted


class Poison(Phase[HeistState]):
    """One Adrenaline for one more round. [BH-191 .. BH-194]"""

    name = "poison"
    clauses = "BH-191"

    def pending(self, s: HeistState) -> list[Seat]:
        return [s.turn]

    def legal(self, s: HeistState, seat: Seat) -> list[Action]:
        if seat != s.turn:
            return NOTHING_TO_DO
        # Whatever else was done in this turn. [BH-192]
        return [USE_ADRENALINE, ACCEPT] if has(s, seat, ADRENALINE) else [ACCEPT]

    def apply(self, s: HeistState, seat: Seat, action: Action) -> None:
        if action is USE_ADRENALINE:
            play_card(s, seat, ADRENALINE)
            go_on_after(s)
        else:
            s.tell("poison-kills", seat)
            s.go(SLOT_END)
            if not kill(s, seat, NOBODY):
                go_on_after(s)

    def clocks(self, s: HeistState) -> list[Clock]:
        return [Clock(TIME_UP, millis(s.options.response_seconds), s.opened)]

    def time_up(self, s: HeistState, action: Action) -> None:
        self.apply(s, s.turn, self.legal(s, s.turn)[0])

    def hold(self, s: HeistState) -> int:
        return RESPONSE_MILLIS

    def why_not(self, s: HeistState, seat: Seat, action: Action) -> Refusal:
        return why_not_poison(s, seat, action)


def go_on_after(s: HeistState) -> None:
    """The slot of this turn is settled already."""
    seat = come_round(s)
    if seat != NOBODY and not open_slot(s, seat):
        pass_on(s)


def come_round(s: HeistState) -> Seat:
    """Whose slot is next; the token moves on its way. NOBODY: the game is over."""
    seat = s.living_after(s.turn)
    if s.stage == SHOWDOWN:
        return NOBODY if circuit_is_last(s, seat) else seat  # no token any more [BH-242]
    if seat == s.start and s.slots >> seat & 1:  # [BH-217 BH-219]
        s.slots = 0
        s.token += 1
        s.tell("token", NOBODY, s.token)
        if s.token >= s.board[3]:
            return arrive(s)  # before any further turn [BH-224]
    return seat


def circuit_is_last(s: HeistState, seat: Seat) -> bool:
    """Quiet circuits or too many of them end a showdown. [BH-243 BH-244]"""
    if seat != s.payer or not s.slots >> seat & 1:
        return False
    s.slots = 0
    s.circuits += 1
    s.quiet = 0 if s.is_busy else s.quiet + 1
    s.is_busy = False
    if s.quiet < QUIET_CIRCUITS and s.circuits < MOST_CIRCUITS:
        return False
    end_game(s, STALEMATE)
    return True


ACTION: Final = TakeAction()
EXTRA_SHOT: Final = ExtraShot()
SLOT_END: Final = SlotEnd()
POISON: Final = Poison()
