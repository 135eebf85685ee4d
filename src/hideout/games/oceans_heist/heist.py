"""Act three: the phases of a round, from the open Defenses to Wing It."""

from typing import Final

from hideout.engine.core import Clock, Seat
from hideout.engine.notation import Action
from hideout.games.oceans_heist.actions import (
    AIM,
    ATTEMPT,
    AUTO,
    CLEAR,
    COIN,
    DIGITS,
    EXPEND,
    LAY,
    LAY_OPEN,
    LEAVE,
    LIFT,
    NO_COIN,
    PAY,
    PLACE,
    SKIP,
    STAKE,
    STOP,
    UNPLACE,
    UNSTAKE,
    WAIT,
)
from hideout.games.oceans_heist.deck import MOST_MAKES
from hideout.games.oceans_heist.placing import (
    fill_up,
    laid_count,
    move_equipment,
    move_vault,
    peek,
    vault_laid,
    vault_quota,
)
from hideout.games.oceans_heist.plan import (
    auto_plan,
    clear_plan,
    drop_kept_plan,
    judge_plan,
    planned_uses,
)
from hideout.games.oceans_heist.rounds import (
    begin_round,
    clean_up,
    clear_attempt,
    show_all,
    tally,
    vault_lies_open,
)
from hideout.games.oceans_heist.state import (
    CREW,
    CRUNCH_DOWN,
    HAND,
    NOBODY,
    NONE,
    PREP_DOWN,
    VAULT_ROUND,
    OceansState,
)
from hideout.games.oceans_heist.teams import NOTHING, TeamPhase, end_game
from hideout.games.oceans_heist.winging import (
    can_attempt,
    cards_to_discard,
    stake,
    targets_to_wing,
    wing_it,
)

JUST_SKIP: Final = [SKIP]
JUST_WAIT: Final = [WAIT]
JUST_STOP: Final = [STOP]
ATTEMPT_OR_STOP: Final = [ATTEMPT, STOP]


class Reveal(TeamPhase):
    """The drawn Defenses lie open; both captains may cut it short. [OH-46 OH-47]"""

    name = "reveal"
    clauses = "OH-46 OH-47"
    crew_decides = True
    staff_decides = True
    seconds = 30
    acts = 2

    def edits(self, s: OceansState, side: int) -> list[Action]:
        return NOTHING

    def legal(self, s: OceansState, seat: Seat) -> list[Action]:
        if not s.is_captain(seat):
            return NOTHING
        return JUST_WAIT if s.confirmed[s.side(seat)] else JUST_SKIP

    def apply(self, s: OceansState, seat: Seat, action: Action) -> None:
        s.confirmed[s.side(seat)] = action is SKIP
        s.tell("skips" if action is SKIP else "waits", seat)
        self.close_if_all_confirmed(s)

    def close(self, s: OceansState) -> None:
        unique = s.deck.unique[s.target]
        if s.round == VAULT_ROUND and unique not in s.standing:
            s.standing.append(unique)  # the Staff cannot hold it back [OH-124]
            s.disabled.append(False)
            clear_plan(s)  # one Defense more to pay for
            s.tell("unique", NOBODY, unique)
        PREP.enter(s)


class Prep(TeamPhase):
    """Prep Time: both teams lay cards face down at the same time. [OH-51 .. OH-59 OH-120]"""

    name = "prep"
    clauses = "OH-51"
    crew_decides = True
    staff_decides = True  # at the same time [OH-51]

    def edits(self, s: OceansState, side: int) -> list[Action]:
        if side == CREW:
            # Any number of them, or none. [OH-53]
            items = [i for i in range(len(s.where)) if s.where[i] in (HAND, PREP_DOWN)]
            return [PLACE[item] for item in items] + [UNPLACE[item] for item in items]
        # Any of the drawn up to the quota, in the Escape too. [OH-52 OH-129]
        is_full = laid_count(s) >= s.quota
        menu = [LAY[s.drawn[i]] for i in range(len(s.drawn)) if s.laid[i] or not is_full]
        for guard in s.vault_drawn:
            if s.vault_down in (NONE, guard):
                menu.append(LAY[guard])
            if s.vault_up in (NONE, guard):
                menu.append(LAY_OPEN[guard])
        return menu + [LIFT[guard] for guard in s.drawn + s.vault_drawn]

    def can_confirm(self, s: OceansState, side: int) -> bool:
        if side == CREW:
            return True
        return laid_count(s) == s.quota and vault_laid(s) == vault_quota(s)  # [OH-55]

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        if side == CREW:
            move_equipment(s, seat, action, PREP_DOWN)
        elif action.a in s.drawn:
            place = s.drawn.index(action.a)
            lays = action is LAY[action.a]
            if s.laid[place] != lays:
                was_full = laid_count(s) >= s.quota
                s.laid[place] = lays
                s.tell("lays" if lays else "lifts", seat, action.a, to=s.masks[side])
                if was_full or laid_count(s) >= s.quota:  # else any may be laid, as before
                    self.list_again(s, side)
        elif move_vault(s, seat, action):
            self.list_again(s, side)

    def cut(self, s: OceansState) -> None:
        if s.options.fills_up():
            fill_up(s)  # else what lies there is all that counts [OH-56]

    def close(self, s: OceansState) -> None:
        s.hand_shown = s.count_at(HAND)
        s.crew_down = s.count_at(PREP_DOWN)
        s.staff_down = laid_count(s) + (s.vault_down != NONE and not vault_lies_open(s))
        s.tell("staff-down", NOBODY, s.staff_down)  # [OH-58]
        s.tell("crew-down", NOBODY, s.crew_down)
        for guard in (s.vault_up, s.vault_down):
            if guard != NONE and (guard == s.vault_up or vault_lies_open(s)):
                s.tell("lies-open", NOBODY, guard)  # [OH-121 OH-122]
        peek(s)
        CRUNCH.enter(s)  # the Staff can lay nothing more [OH-65]


class Crunch(TeamPhase):
    """Crunch Time: the Crew alone places more. [OH-60 .. OH-66]"""

    name = "crunch"
    clauses = "OH-60"
    crew_decides = True  # and the Staff nothing [OH-60]
    acts = 30

    def edits(self, s: OceansState, side: int) -> list[Action]:
        items = range(len(s.where))
        placed = (HAND, PREP_DOWN, CRUNCH_DOWN)
        movable = (HAND, CRUNCH_DOWN)  # what Prep Time laid down is committed [OH-57 OH-62]
        # Again any number. [OH-61]
        return [PLACE[item] for item in items if s.where[item] in placed] + [
            UNPLACE[item] for item in items if s.where[item] in movable
        ]

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        move_equipment(s, seat, action, CRUNCH_DOWN)

    def close(self, s: OceansState) -> None:
        s.hand_shown = s.count_at(HAND)
        s.crew_down += s.count_at(CRUNCH_DOWN)
        s.tell("crew-down", NOBODY, s.crew_down)
        show_all(s)
        if s.active and s.standing:
            ASSIGN.enter(s)
        else:
            go_winging(s)  # [OH-84]


class Assign(TeamPhase):
    """The Crew plans uses and payments; the plan is checked as a whole. [OH-69 .. OH-84]"""

    name = "assign"
    clauses = "OH-80"
    crew_decides = True
    seconds = 90
    acts = 36

    def edits(self, s: OceansState, side: int) -> list[Action]:
        menu = [AUTO, CLEAR]
        for item in s.active:
            for make in range(len(s.deck.makes[s.deck.item_gear[item]])):
                first = make * DIGITS
                menu += EXPEND[item][first : first + s.uses_now(item) + 1]
        for guard in s.standing:
            menu += PAY[guard][: len(s.needs[s.defense(guard)])]
            menu.append(LEAVE[guard])  # even if it could be disabled [OH-79]
        return menu

    def can_confirm(self, s: OceansState, side: int) -> bool:
        return s.plan_holds

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        team = s.masks[side]
        held = s.plan_holds
        if action is AUTO:
            auto_plan(s)
            s.planned_at = s.pays_at = s.step
            s.planned = []
            s.tell("plans-auto", seat, to=team)
        elif action is CLEAR:
            clear_plan(s)
            s.planned_at = s.pays_at = s.step
            s.planned = []
            s.tell("plans-nothing", seat, to=team)
        elif action is LEAVE[action.a]:
            s.tell("plans-to-leave", seat, action.a, to=team)
            if not plan_to_pay(s, action.a, NONE):
                return
        elif action.verb == "pay":
            s.tell("plans-to-pay", seat, action.a, action.b, team)
            if not plan_to_pay(s, action.a, action.b):
                return
        else:
            s.tell("plans-to-expend", seat, action.a, action.b, team)
            if not plan_to_expend(s, action.a, action.b // DIGITS, action.b % DIGITS):
                return
        judge_plan(s)
        if held != s.plan_holds:
            self.reword(s, side)

    def cut(self, s: OceansState) -> None:
        if s.has_kept:
            s.plan_uses = s.kept_uses
            s.plan_pays = s.kept_pays
        else:
            auto_plan(s)  # [OH-82]

    def close(self, s: OceansState) -> None:
        carry_out_plan(s)
        go_winging(s)


def plan_to_pay(s: OceansState, guard: int, way: int) -> bool:
    """Whether that changes the draft."""
    at = s.standing.index(guard)
    if s.plan_pays[at] == way:
        return False
    s.plan_pays[at] = way
    s.pays_at = s.step
    return True


def plan_to_expend(s: OceansState, item: int, make: int, uses: int) -> bool:
    """Likewise."""
    at = s.active.index(item) * MOST_MAKES + make
    if s.plan_uses[at] == uses:
        return False
    s.plan_uses[at] = uses
    s.planned.append(item)
    return True


def carry_out_plan(s: OceansState) -> None:
    """The plan takes effect once. [OH-75 OH-81 OH-83]"""
    for i in range(len(s.active)):
        item = s.active[i]
        s.expended[i] = planned_uses(s.plan_uses, i)
        s.uses[item] -= s.expended[i]
        for make in range(MOST_MAKES):
            uses = s.plan_uses[i * MOST_MAKES + make]
            if uses:
                s.tell("expends", NOBODY, item, make * DIGITS + uses)
    for i in range(len(s.standing)):
        if s.plan_pays[i] != NONE:
            s.disabled[i] = True
            s.tell("disables", NOBODY, s.standing[i], s.plan_pays[i])
    drop_kept_plan(s)
    clear_plan(s)  # with all of the pool that was not assigned [OH-73]


def go_winging(s: OceansState) -> None:
    """On to Wing It if something can be tried, else to the tally. [OH-97]"""
    clear_attempt(s)
    if targets_to_wing(s) and cards_to_discard(s):
        s.attempt_step = s.step
        WING.enter(s)
    else:
        finish_round(s)


class Wing(TeamPhase):
    """Wing It: cards on numbers of the die, one roll. [OH-85 .. OH-97]"""

    name = "wing"
    clauses = "OH-85 OH-86"
    crew_decides = True
    acts = 16

    def millis(self, s: OceansState) -> int:
        return s.options.millis(s.options.wing_clock)

    def clocks(self, s: OceansState) -> list[Clock]:
        return s.clock_since(s.attempt_step)  # restarts [OH-96]

    def edits(self, s: OceansState, side: int) -> list[Action]:
        menu = [CLEAR, NO_COIN]
        if s.coins:
            menu.append(COIN)
        menu += [AIM[guard] for guard in targets_to_wing(s)]
        for item in cards_to_discard(s):
            menu += STAKE[item]
            menu.append(UNSTAKE[item])
        return menu

    def captain_words(self, s: OceansState, side: int) -> list[Action]:
        return ATTEMPT_OR_STOP if can_attempt(s) else JUST_STOP

    def apply(self, s: OceansState, seat: Seat, action: Action) -> None:
        if action is STOP:
            s.tell("stops", seat)
            self.finish(s)
        elif action is ATTEMPT:
            wing_it(s, seat)
            clear_attempt(s)
            s.attempt_step = s.step
            self.list_again(s, CREW)  # to try again, as long as cards last [OH-90]
            if not targets_to_wing(s) or not cards_to_discard(s):
                self.finish(s)
        else:
            self.edit(s, seat, CREW, action)

    def edit(self, s: OceansState, seat: Seat, side: int, action: Action) -> None:
        team = s.masks[side]
        if action is CLEAR:
            clear_attempt(s)
            s.tell("plans-nothing", seat, to=team)
        elif action is COIN or action is NO_COIN:
            s.coin = action is COIN
            s.tell("coin-in" if s.coin else "coin-out", seat, to=team)
        elif action is AIM[action.a]:
            s.aim = action.a
            s.tell("aims", seat, action.a, to=team)
        elif action is UNSTAKE[action.a]:
            s.faces = [NONE if item == action.a else item for item in s.faces]
            s.tell("unstakes", seat, action.a, to=team)
        else:
            stake(s, action.a, action.b)
            s.tell("stakes", seat, action.a, action.b + 1, team)
        self.reword(s, side)

    def close(self, s: OceansState) -> None:
        clear_attempt(s)
        finish_round(s)


def finish_round(s: OceansState) -> None:
    """Tally, clean-up, and the next round or the end."""
    ending = tally(s)
    if ending == NONE:
        ending = clean_up(s)
    if ending != NONE:
        end_game(s, ending)
        return
    begin_round(s)
    REVEAL.enter(s)


REVEAL: Final = Reveal()
PREP: Final = Prep()
CRUNCH: Final = Crunch()
ASSIGN: Final = Assign()
WING: Final = Wing()
