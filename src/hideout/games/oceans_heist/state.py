"""The table: fields, clone, and questions one asks at it."""

from typing import Any, Final

from hideout.engine.core import Clock, Game, Phase, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.actions import TIME_UP
from hideout.games.oceans_heist.cards import SCENES
from hideout.games.oceans_heist.deck import CASINO, Deck
from hideout.games.oceans_heist.options import Options
from hideout.games.oceans_heist.solver import Answer

NOBODY: Final = -1
NONE: Final = -1  # no Target yet, no Situation, no card on this die face, ...
CREW: Final = 0
STAFF: Final = 1

# Where an Equipment card is
SHOP: Final = 0
HAND: Final = 1  # in Preparation: in the basket
PREP_DOWN: Final = 2  # placed face down in Prep Time
CRUNCH_DOWN: Final = 3
ACTIVE: Final = 4  # face up on the table
GONE: Final = 5
IN_PLAY: Final = 6  # an opening card
PLACES: Final = ("shop", "hand", "prep", "crunch", "active", "gone", "in-play")

ENTRY: Final = 0  # scenes of the Heist, the last of three acts, in order [OH-14]
VAULT_BREACH: Final = 1
ESCAPE: Final = 2
VAULT_ROUND: Final = 4  # three of Entry before it, the Escape after it [OH-42]
LAST_ROUND: Final = 5
DIE: Final = 6
GLOBALS_CHOSEN: Final = 2  # [OH-21]

ENDINGS: Final = ("crew_win", "stalemate", "alarms", "exhausted", "conceded")
CREW_WIN: Final = 0
STALEMATE: Final = 1
ALARMS: Final = 2
EXHAUSTED: Final = 3
CONCEDED: Final = 4
EVEN_SEATS: Final = 0b0101010101
# Bits for what is counted: cards or attempts, and edits of a phase.
LOT: Final = 10
LONG: Final = 20


def is_staff_larger(seats: int, options: Options) -> bool:
    """With an odd number the team of the even seats has the extra player. [OH-3 OH-4]"""
    return seats % 2 == 1 and options.odd_player == "staff"


class OceansState(State):
    # Fields that only remember what the others amount to; not part of a position.
    memory: Final = ("moved", "pays_at", "planned", "planned_at", "running", "solved")

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        rng: Rng,
        phase: Phase[Any],
        deck: Deck,
        options: Options,
    ) -> None:
        super().__init__(game, seats, rng, phase)
        self.deck = deck
        self.options = options
        staff_is_larger = is_staff_larger(seats, options)
        self.even_side = STAFF if staff_is_larger else CREW
        even = EVEN_SEATS & ((1 << seats) - 1)
        odd = ~even & ((1 << seats) - 1)
        self.masks = [odd, even] if staff_is_larger else [even, odd]  # audiences, by side
        self.captain: list[Seat] = []  # by side [OH-9]
        self.confirmed: list[bool] = []  # by side, in this phase; in `reveal`: agrees to skip
        # Selection
        self.target_draft = NONE
        self.target = NONE
        self.situation_draft = NONE
        self.situation = NONE
        # Preparation
        self.globals: list[bool] = []  # by Global Defense; a draft before the Heist act
        self.prices: list[int] = []  # by item, with the Situation's discount
        self.boosted: list[bool] = []  # by item: whether it has the Situation's trait
        self.where: list[int] = []  # by item; the hand is the whole team's [OH-6]
        self.uses: list[int] = []  # by item, what is left
        self.seen: list[bool] = []  # by item: whether the Staff has seen it
        self.spent = 0  # what is left has no later use [OH-26]
        # The Heist
        self.needs: list[list[int]] = []  # by Defense: packed alternatives with Globals [OH-36]
        self.round = 0  # 0 before the Heist act
        self.alarms = 0
        self.cancelled = 0  # alarms that were never raised [OH-103]
        self.next_draw = 0  # earned by the last round [OH-106]
        self.coins = 0  # re-rolls left [OH-95]
        self.has_target = False
        self.casino_deck: list[int] = []  # guards, the last is drawn next
        self.casino_discard: list[int] = []
        self.vault_deck: list[int] = []
        self.vault_discard: list[int] = []
        # One round
        self.drawn: list[int] = []
        self.laid: list[bool] = []  # by place in `drawn`
        self.quota = 0
        self.vault_drawn: list[int] = []
        self.vault_up = NONE
        self.vault_down = NONE
        self.peeked: list[int] = []  # what the Crew was shown in Crunch Time [OH-64]
        self.hand_shown = 0  # cards in the hand as the Staff knows it
        self.crew_down = 0  # face-down cards as the other team knows it [OH-58]
        self.staff_down = 0
        self.active: list[int] = []  # items face up on the table
        self.expended: list[int] = []  # by place in `active`: uses expended this round
        self.early: list[bool] = []  # by place in `active`: placed in Prep Time, new [OH-66]
        self.standing: list[int] = []  # Active Defenses, face up
        self.disabled: list[bool] = []  # by place in `standing`
        self.plan_uses: list[int] = []  # by place in `active` and vector
        self.plan_pays: list[int] = []  # by place in `standing`: an alternative or NONE
        self.plan_holds = True  # whether the draft is valid as a whole
        self.has_kept = False  # the last valid plan, see OH-81
        self.kept_uses: list[int] = []
        self.kept_pays: list[int] = []
        self.aim = NONE
        self.faces: list[int] = []  # by die face: the item that names it
        self.coin = False
        self.attempt_step = 0  # when the last attempt was made [OH-96]
        # The end, and figures on the way
        self.ending = NONE
        self.conceding = NONE  # the side that gave up
        self.attempts = 0
        self.left_standing: list[int] = []  # Casino and Vault Defenses, by round
        self.escape_alarms = NONE
        # What follows from the rest, see teams.py; by side: legal edits of the draft, and what the
        # captain may do.
        self.window = 0  # milliseconds of this phase's clock
        self.edits: list[list[Action]] = []
        self.menus: list[list[Action]] = []
        self.running: list[Clock] = []  # the clock that was asked for last
        self.solved: Answer | None = None  # the best plan of this phase, once it was asked for
        # For observers, what edits have changed; less is known of a copy. The cards of the Crew
        # that were moved in this phase; those whose planned uses were changed since the plan was
        # last changed as a whole, and the steps of that and of the last change of its payments.
        self.moved: list[int] = []
        self.planned: list[int] = []
        self.planned_at = 0
        self.pays_at = 0

    def clone(self) -> "OceansState":
        t = OceansState(
            self.game, self.seats, self.rng.clone(), self.phase, self.deck, self.options
        )
        self.copy_table(t)
        t.captain = self.captain[:]
        t.confirmed = self.confirmed[:]
        t.target_draft = self.target_draft
        t.target = self.target
        t.situation_draft = self.situation_draft
        t.situation = self.situation
        t.globals = self.globals[:]
        t.prices = self.prices  # never changed in place
        t.boosted = self.boosted  # never changed in place
        t.where = self.where[:]
        t.uses = self.uses[:]
        t.seen = self.seen[:]
        t.spent = self.spent
        t.needs = self.needs  # never changed in place
        t.round = self.round
        t.alarms = self.alarms
        t.cancelled = self.cancelled
        t.next_draw = self.next_draw
        t.coins = self.coins
        t.has_target = self.has_target
        t.casino_deck = self.casino_deck[:]
        t.casino_discard = self.casino_discard[:]
        t.vault_deck = self.vault_deck[:]
        t.vault_discard = self.vault_discard[:]
        t.ending = self.ending
        t.conceding = self.conceding
        t.attempts = self.attempts
        t.left_standing = self.left_standing[:]
        t.escape_alarms = self.escape_alarms
        t.window = self.window
        t.edits = self.edits[:]
        t.menus = self.menus[:]
        self.copy_round(t)
        return t

    def copy_round(self, t: "OceansState") -> None:
        """The fields of one round; for `clone`."""
        t.drawn = self.drawn[:]
        t.laid = self.laid[:]
        t.quota = self.quota
        t.vault_drawn = self.vault_drawn[:]
        t.vault_up = self.vault_up
        t.vault_down = self.vault_down
        t.peeked = self.peeked[:]
        t.hand_shown = self.hand_shown
        t.crew_down = self.crew_down
        t.staff_down = self.staff_down
        t.active = self.active[:]
        t.expended = self.expended[:]
        t.early = self.early[:]
        t.standing = self.standing[:]
        t.disabled = self.disabled[:]
        t.plan_uses = self.plan_uses[:]
        t.plan_pays = self.plan_pays[:]
        t.plan_holds = self.plan_holds
        t.has_kept = self.has_kept
        t.kept_uses = self.kept_uses[:]
        t.kept_pays = self.kept_pays[:]
        t.aim = self.aim
        t.faces = self.faces[:]
        t.coin = self.coin
        t.attempt_step = self.attempt_step

    def clock_since(self, step: int) -> list[Clock]:
        """This phase's clock, counted from a step: the same list until it is another clock."""
        running = self.running
        if running and running[0].since == step and running[0].millis == self.window:
            return running
        self.running = [Clock(TIME_UP, self.window, step)]
        return self.running

    # Teams

    def side(self, seat: Seat) -> int:
        return self.even_side if seat % 2 == 0 else 1 - self.even_side

    def team(self, side: int) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.side(seat) == side]

    def is_captain(self, seat: Seat) -> bool:
        return self.captain[self.side(seat)] == seat

    # Cards

    def scene(self) -> int:
        if self.round < VAULT_ROUND:
            return ENTRY  # the plain round, with no additions [OH-43]
        return VAULT_BREACH if self.round == VAULT_ROUND else ESCAPE

    def scene_name(self) -> str:
        return SCENES[self.scene()]

    def items_at(self, place: int) -> list[int]:
        where = self.where
        return [item for item in range(len(where)) if where[item] == place]

    def count_at(self, place: int) -> int:
        count = 0
        for at in self.where:
            if at == place:
                count += 1
        return count

    def where_at(self) -> int:
        """A number that is another one whenever a card of the Crew may be somewhere else."""
        return (self.opened << LOT | self.attempts) << LONG | len(self.moved) + 1

    def money_left(self) -> int:
        return self.options.budget - self.spent

    def defense(self, guard: int) -> int:
        """The title of a copy."""
        return self.deck.guard_defense[guard]

    def is_casino(self, guard: int) -> bool:
        return self.deck.sort[self.deck.guard_defense[guard]] == CASINO

    def laid_guards(self) -> list[int]:
        return [self.drawn[i] for i in range(len(self.drawn)) if self.laid[i]]

    def uses_now(self, item: int) -> int:
        """How many uses a card may expend this round. [OH-70]"""
        left = self.uses[item]
        return min(left, 1) if self.options.uses_per_round == "1" else left

    def can_discard(self, item: int) -> bool:
        """Whether a card may go for Wing It. [OH-86]"""
        if self.where[item] == HAND:
            return True
        return self.where[item] == ACTIVE and self.expended[self.active.index(item)] == 0
