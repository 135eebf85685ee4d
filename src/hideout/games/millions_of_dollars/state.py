"""The table: fields, clone, and questions one asks at it.

Characters are numbered player by player: with three players, who place two each, Characters 0 and
1 are those of seat 0; else a Character has its player's number.
"""

from typing import Any, Final

from hideout.engine.core import EVERYONE, TABLE, Clock, Game, Phase, Seat, State
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.millions_of_dollars.actions import MOST_PLAYERS, PAIRED
from hideout.games.millions_of_dollars.cards import ROLES, ROLES_USED, Deck
from hideout.games.millions_of_dollars.options import Options

NOBODY: Final = -1
NO_ROLE: Final = -1
NEVER: Final = -1  # of a step: it has not happened
IN: Final = 0  # values of `fate`
WITHDRAWN: Final = 1
ELIMINATED: Final = 2
DAY_MILLIS: Final = 86_400_000  # with `clocks` off, the time for anything [MD-113]

# The seats of every mask of seats; nobody changes these lists.
SEATS_OF: Final[list[list[Seat]]] = [
    [seat for seat in range(MOST_PLAYERS) if mask >> seat & 1] for mask in range(1 << MOST_PLAYERS)
]


class MillionsState(State):
    # Fields that only remember what the others amount to; not part of a position.
    memory: Final = ("asks_at", "claims_at", "menus", "offered_at", "running")

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
        # How long a negotiation lasts if nobody ends it. [MD-52 MD-113]
        self.full_time = options.negotiate_seconds * 1000 if options.clocks else DAY_MILLIS
        self.roles = ROLES_USED[seats]
        self.slots = 2 if seats == 3 else 1  # [MD-86]
        self.characters = seats * self.slots
        self.first_place = PAIRED if seats == 3 else 0  # where our Characters begin in a row
        self.pile: list[int] = []  # all Loot cards in order; the last two leave the game
        self.round = 0
        self.leader: Seat = 0
        self.cash: list[int] = []
        self.reserve = 0
        self.cards: list[int] = []  # Intimidation cards by seat, any number of them [MD-67]
        self.shared = 0  # who got a share in the last Heist, a mask
        # One round, by Character:
        self.undecided = 0  # who has not chosen, a mask of seats
        self.role: list[int] = []
        self.last: list[int] = []  # what was chosen in the round before, under `fooled`
        self.seen: list[int] = []  # who knows the Role, a mask of seats
        self.ante: list[int] = []
        self.lent: list[bool] = []  # whether the Reserve supplied that ante
        self.fate: list[int] = []
        self.visible: list[int] = []  # Role cards shown, by Role
        self.aside = NO_ROLE  # the Role card that lies face down
        self.named = NO_ROLE  # by the Snitch
        # Negotiation:
        self.players_in = 0  # who has a Character in, a mask
        self.offer: list[int] = []  # by payer, by Character; 0 for none
        self.whispered: list[bool] = []  # which of those are private
        self.promised: list[int] = []  # the sum of each seat's open offers
        self.bids: list[int] = []  # how many are open for each Character
        self.held: list[int] = []  # offers as their target has marked them
        self.holding = 0  # who has marked any, a mask of seats
        self.claims: list[int] = []  # what each seat claimed last
        self.asks: list[int] = []  # for how much each seat said it would leave; 0 for none
        self.ready = 0  # masks of seats
        self.absent = 0
        self.called = False  # the roll call of this round is used up
        self.asked: Seat = NOBODY  # whom it has come to
        self.asked_at = NEVER
        self.may_hurry = False
        self.hurried_at = NEVER
        self.departed_at = NEVER
        self.back_at = NEVER  # when somebody was last there again while choosing
        # What the fields above amount to, remembered until one of them changes:
        self.menus: list[list[Action] | None] = [None] * seats  # legal actions in negotiation
        self.running: list[Clock] | None = None  # its clocks
        # The steps at which an offer, a claim and a price changed last; less is known of a copy.
        self.offered_at = 0
        self.claims_at = 0
        self.asks_at = 0

    def clone(self) -> "MillionsState":
        t = MillionsState(
            self.game, self.seats, self.rng.clone(), self.phase, self.deck, self.options
        )
        self.copy_table(t)
        t.pile = self.pile[:]
        t.round = self.round
        t.leader = self.leader
        t.cash = self.cash[:]
        t.reserve = self.reserve
        t.cards = self.cards[:]
        t.shared = self.shared
        t.undecided = self.undecided
        t.role = self.role[:]
        t.last = self.last[:]
        t.seen = self.seen[:]
        t.ante = self.ante[:]
        t.lent = self.lent[:]
        t.fate = self.fate[:]
        t.visible = self.visible[:]
        t.aside = self.aside
        t.named = self.named
        t.players_in = self.players_in
        t.offer = self.offer[:]
        t.whispered = self.whispered[:]
        t.promised = self.promised[:]
        t.bids = self.bids[:]
        t.held = self.held[:]
        t.holding = self.holding
        t.claims = self.claims[:]
        t.asks = self.asks[:]
        t.ready = self.ready
        t.absent = self.absent
        t.called = self.called
        t.asked = self.asked
        t.asked_at = self.asked_at
        t.may_hurry = self.may_hurry
        t.hurried_at = self.hurried_at
        t.departed_at = self.departed_at
        t.back_at = self.back_at
        return t

    def by_first_rules(self) -> bool:
        """Whether a record of version 1 is replayed.

        There a declined offer kept its mark [MD-111], and with `clocks` off the Leader waited for
        `may-hurry` and a roll call for `silence` all the same [MD-58 MD-60].
        """
        return self.game.version == 1

    def keeps_time(self) -> bool:
        """Whether more clocks run than the one that a `hurry` starts. [MD-113]"""
        return self.options.clocks or self.by_first_rules()

    def loot_card(self) -> int:
        return self.pile[self.round]

    def owner(self, character: int) -> Seat:
        return character // self.slots

    def slot(self, character: int) -> int:
        return character % self.slots

    def characters_of(self, seat: Seat) -> range:
        return range(seat * self.slots, (seat + 1) * self.slots)

    def is_in(self, seat: Seat) -> bool:
        return self.players_in >> seat & 1 == 1

    def is_ready(self, seat: Seat) -> bool:
        return self.ready >> seat & 1 == 1

    def has_chosen(self, seat: Seat) -> bool:
        return self.undecided >> seat & 1 == 0

    def staying(self) -> list[int]:
        """The Characters neither withdrawn nor eliminated: in the end, the survivors."""
        return [c for c in range(self.characters) if self.fate[c] == IN]

    def set_offer(self, payer: Seat, c: int, amount: int, is_private: bool) -> None:
        """Make, replace or remove (0) an offer."""
        at = payer * self.characters + c
        self.promised[payer] += amount - self.offer[at]
        self.bids[c] += (amount > 0) - (self.offer[at] > 0)
        self.offer[at] = amount
        self.whispered[at] = is_private
        self.offered_at = self.step
        self.menus[payer] = None
        self.menus[c // self.slots] = None

    def free_cash(self, seat: Seat) -> int:
        """Cash that no open offer has promised. [MD-36 MD-37]"""
        return self.cash[seat] - self.promised[seat]

    def count_held(self, seat: Seat) -> None:
        """Note whether a seat has marked an offer, be it still open or not."""
        self.holding &= ~(1 << seat)
        for payer in range(self.seats):
            for c in self.characters_of(seat):
                if self.held[payer * self.characters + c]:
                    self.holding |= 1 << seat

    def knows(self, seat: Seat, character: int) -> bool:
        mask = self.seen[character]
        return mask == EVERYONE or (seat != TABLE and mask >> seat & 1 == 1)

    def nameable(self) -> list[int]:
        """What a Snitch may name: a visible Role that is not his own. [MD-71 MD-72]"""
        return [role for role in range(1, len(ROLES)) if self.visible[role]]

    def forget(self, seat: Seat) -> None:
        """What this seat may do has changed."""
        self.menus[seat] = None

    def forget_all(self) -> None:
        """What anybody may do has changed, and so have the clocks."""
        self.menus = [None] * self.seats
        self.running = None
