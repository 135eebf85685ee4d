"""The table: fields, clone, and questions one asks at it."""

from typing import Any, Final

from hideout.engine.core import TABLE, Game, Phase, Seat, State
from hideout.engine.rng import Rng
from hideout.games.bank_heist.cards import (
    AGENT,
    GUN_JAMMED,
    LOOSE_TONGUE,
    RIVAL,
    Deck,
)
from hideout.games.bank_heist.hands import NOTHING
from hideout.games.bank_heist.options import Options

NOBODY: Final = -1
NO_CARD: Final = -1

# Values of `stage`: the spec's phases as the table tells them.
PARTNERS: Final = 0
CRACK: Final = 1
SILENT: Final = 2
ALARM: Final = 3
GETAWAY: Final = 4
SHOWDOWN: Final = 5
STAGES: Final = ("partners", "crack", "robbery-silent", "robbery-alarm", "getaway", "showdown")

# Places of a vault card in `moves`, besides the seats' hands 0 to 7.
DISCARD: Final = 8
VAULT: Final = 9
OUT: Final = 10  # on its way, in the truck, or lying on a player as a zip tie
PLACES: Final = 10  # places whose contents somebody may know in part

# Kinds of moves besides the kinds of cards.
SHUFFLED: Final = 13  # the discard pile has become the vault deck
LOOKED: Final = 14  # somebody saw a whole place; the next number is what lay there
UNKNOWN: Final = 15  # a card whose kind this world does not say
BY_ALL: Final = 1 << 8  # an audience of `moves`: face up

# The seats of every mask, in order: lists that everybody reads and nobody changes.
SEATS_IN: Final = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(1 << 8)]

NO_ACCOUNTS: Final[list[Any]] = []

# What the active player of the robbery still has to do.
ALARM_PART: Final = 0
VAULT_PART: Final = 1
TURN_OVER: Final = 2


# Kinds of attacks.
SHOT: Final = 0
STABBING: Final = 1
TYING: Final = 2
CUFFING: Final = 3


class Attack:
    """One attack being answered: the frame of the shot, stab and restraint procedures."""

    __slots__ = ("answer", "attacker", "has_returned", "kind", "part", "side", "target", "victim")

    def __init__(self, kind: int, attacker: Seat, target: Seat) -> None:
        self.kind = kind
        self.attacker = attacker
        self.target = target
        self.side: Seat = NOBODY  # who else the Shotgun hits
        self.victim: Seat = target  # who answers now
        self.part = 0  # how far the procedure has come
        self.answer = 0
        self.has_returned = False  # the victim has fired back and may go on

    def clone(self) -> "Attack":
        other = Attack(self.kind, self.attacker, self.target)
        other.side = self.side
        other.victim = self.victim
        other.part = self.part
        other.answer = self.answer
        other.has_returned = self.has_returned
        return other


class HeistState(State):
    # What the others amount to, remembered; not part of a position.
    memory: Final = ("accounts",)

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        rng: Rng,
        phase: Phase[Any],
        deck: Deck,
        options: Options,
        board: list[int],
    ) -> None:
        super().__init__(game, seats, rng, phase)
        self.deck = deck
        self.options = options
        self.board = board  # [start, first alarm, AGENTS WIN, Hideout]
        self.identity: list[int] = []  # all eight; those past the seats lie aside
        self.could: list[int] = []  # by seat, a mask: what everybody can work out
        self.stage = PARTNERS
        self.token = 0
        self.truck = 0
        self.start: Seat = NOBODY
        self.turn: Seat = NOBODY
        # Partners and the race:
        self.ready = 0  # who has acknowledged or answered, a mask
        self.flip: list[int] = []
        self.locked = 0  # who may not answer any more, a mask
        self.right = 0  # who is right about this flip, a mask
        self.first: Seat = NOBODY  # who answered this flip first
        self.first_step = 0
        self.unanswered = 0  # flips in a row without an answer
        # Cards:
        self.vault: list[int] = []  # the top is the end
        self.hand: list[int] = []  # piles, by seat
        self.discard = NOTHING  # a pile
        self.alarm: list[int] = []
        self.alarm_discard: list[int] = []
        self.attribute: list[int] = []  # by seat, NO_CARD for none
        self.at_first: list[int] = []  # how many cards lay in each place before any move
        self.moves: list[int] = []  # every move of a vault card, and who saw it
        self.looks: list[int] = []  # tattoos shown: viewer * 8 + whose
        # One turn of the robbery:
        self.part = ALARM_PART
        self.alarm_card = NO_CARD
        self.searched: Seat = NOBODY
        self.card = NO_CARD  # the vault card on its way
        self.card_seen = 0  # by whom, a mask
        self.passer: Seat = NOBODY
        self.receiver: Seat = NOBODY
        # Getaway:
        self.living = 0  # masks of seats, all of them
        self.revealed = 0
        self.shown = 0  # dead, and shown by the house rule
        self.tied = 0
        self.cuffed = 0
        self.cold = 0
        self.vest_used = 0
        self.stabber: list[Seat] = []  # of one who bleeds
        self.handcuffs = 0  # left in their deck
        self.martial_used = False
        self.poison_turns = 0
        self.agent_seen = False  # an Agent was revealed in the Getaway
        self.conscience: Seat = NOBODY  # who held Guilty Conscience, living, at that moment
        self.slots = 0  # who had a turn slot since the token moved, a mask
        self.second_fired = False
        self.attacks: list[Attack] = []
        self.corpse: Seat = NOBODY  # of the loot window
        self.looter: Seat = NOBODY
        # Showdown:
        self.payer: Seat = NOBODY
        self.circuits = 0
        self.quiet = 0  # circuits in a row without a shot or a card
        self.is_busy = False  # something was fired or played in this circuit
        # Talk:
        self.spoken = 0  # who has claimed something in this turn slot, a mask
        self.claims: list[int] = []  # (claim * 8 + speaker) * 8 + about
        self.ending = NOBODY
        self.accounts: list[Any] = NO_ACCOUNTS  # by seat, see knowledge.py

    def clone(self) -> "HeistState":
        t = HeistState(
            self.game, self.seats, self.rng.clone(), self.phase, self.deck, self.options,
            self.board,
        )  # fmt: skip
        self.copy_table(t)
        t.identity = self.identity[:]
        t.could = self.could[:]
        t.stage = self.stage
        t.token = self.token
        t.truck = self.truck
        t.start = self.start
        t.turn = self.turn
        t.ready = self.ready
        t.flip = self.flip[:]
        t.locked = self.locked
        t.right = self.right
        t.first = self.first
        t.first_step = self.first_step
        t.unanswered = self.unanswered
        t.vault = self.vault[:]
        t.hand = self.hand[:]
        t.discard = self.discard
        t.alarm = self.alarm[:]
        t.alarm_discard = self.alarm_discard[:]
        t.attribute = self.attribute[:]
        t.at_first = self.at_first  # never changed
        t.moves = self.moves[:]
        t.looks = self.looks[:]
        t.part = self.part
        t.alarm_card = self.alarm_card
        t.searched = self.searched
        t.card = self.card
        t.card_seen = self.card_seen
        t.passer = self.passer
        t.receiver = self.receiver
        t.living = self.living
        t.revealed = self.revealed
        t.shown = self.shown
        t.tied = self.tied
        t.cuffed = self.cuffed
        t.cold = self.cold
        t.vest_used = self.vest_used
        t.stabber = self.stabber[:]
        t.handcuffs = self.handcuffs
        t.martial_used = self.martial_used
        t.poison_turns = self.poison_turns
        t.agent_seen = self.agent_seen
        t.conscience = self.conscience
        t.slots = self.slots
        t.second_fired = self.second_fired
        if self.attacks:
            t.attacks = [attack.clone() for attack in self.attacks]
        t.corpse = self.corpse
        t.looter = self.looter
        t.payer = self.payer
        t.circuits = self.circuits
        t.quiet = self.quiet
        t.is_busy = self.is_busy
        t.spoken = self.spoken
        t.claims = self.claims[:]
        t.ending = self.ending
        return t

    # Seats

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def is_living(self, seat: Seat) -> bool:
        return self.living >> seat & 1 == 1

    def living_after(self, seat: Seat) -> Seat:
        """The next living player clockwise; the same one if nobody else lives."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.living >> other & 1:
                return other
        return NOBODY

    def living_before(self, seat: Seat) -> Seat:
        for step in range(1, self.seats + 1):
            other = (seat - step) % self.seats
            if self.living >> other & 1:
                return other
        return NOBODY

    def neighbours(self, seat: Seat) -> list[Seat]:
        """The nearest living player on each side, once if they are the same. [BH-105]"""
        left = self.living_after(seat)
        right = self.living_before(seat)
        if left == seat:
            return []
        return [left] if left == right else [left, right]

    def others(self, seat: Seat) -> list[Seat]:
        """Living players other than `seat`, clockwise from its left."""
        living, seats = self.living, self.seats
        found = []
        for step in range(1, seats):
            other = (seat + step) % seats
            if living >> other & 1:
                found.append(other)
        return found

    def in_mask(self, mask: int) -> list[Seat]:
        return SEATS_IN[mask]

    # Standing of one player

    def is_bound(self, seat: Seat) -> bool:
        """Restrained: zip-tied or handcuffed."""
        return (self.tied | self.cuffed) >> seat & 1 == 1

    def is_cold(self, seat: Seat) -> bool:
        return self.cold >> seat & 1 == 1

    def is_free(self, seat: Seat) -> bool:
        """Living, awake and unrestrained."""
        return (self.living & ~(self.tied | self.cuffed | self.cold)) >> seat & 1 == 1

    def is_bleeding(self, seat: Seat) -> bool:
        return self.stabber[seat] != NOBODY

    def is_revealed(self, seat: Seat) -> bool:
        return self.revealed >> seat & 1 == 1

    def is_revealed_agent(self, seat: Seat) -> bool:
        return self.revealed >> seat & 1 == 1 and self.identity[seat] == AGENT

    def is_jammed(self, seat: Seat) -> bool:
        return self.attribute[seat] == GUN_JAMMED

    def is_face_up(self, seat: Seat) -> bool:
        """Whether everybody sees this hand. [BH-187]"""
        return self.stage >= GETAWAY and self.attribute[seat] == LOOSE_TONGUE

    def is_converted(self, seat: Seat) -> bool:
        """Guilty Conscience has changed this player's side. [BH-165 BH-166]"""
        return self.conscience == seat and self.identity[seat] != AGENT

    def only_rivals_live(self) -> bool:
        """Only Rivals are living; also true if nobody is."""
        for seat in range(self.seats):
            if self.living >> seat & 1 and self.identity[seat] != RIVAL:
                return False
        return True

    def holder(self, attribute: int) -> Seat:
        for seat in range(self.seats):
            if self.attribute[seat] == attribute:
                return seat
        return NOBODY

    # What is seen

    def move(self, kind: int, source: int, target: int, seers: int) -> None:
        """Write down that a vault card went from place to place, and who saw its face."""
        self.moves.append(kind | source << 4 | target << 8 | seers << 12)

    def look(self, place: int, pile: int, seers: int) -> None:
        self.moves.append(LOOKED | place << 4 | seers << 12)
        self.moves.append(pile)

    def seers(self, seat: Seat) -> int:
        """Who sees the cards in a hand: its owner, or everybody."""
        return BY_ALL if self.is_face_up(seat) else 1 << seat

    def fact(self, seat: Seat, could: int) -> None:
        """Everybody can work out that a player is one of these."""
        self.could[seat] &= could


def has_seen(move: int, viewer: Seat) -> bool:
    seers = move >> 12
    return seers & BY_ALL != 0 or (viewer != TABLE and seers >> viewer & 1 == 1)
