"""What a seat sees, as numbers; the same that `view` shows it."""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, Seat
from hideout.engine.notation import Notation
from hideout.engine.observe import Observer, Writer, one_hot
from hideout.engine.outside import i64
from hideout.games.millions_of_dollars.actions import CHARACTERS, CLAIM, OFFER, PAIRED
from hideout.games.millions_of_dollars.cards import MONEY, ROLES, ROUNDS, Deck
from hideout.games.millions_of_dollars.heist import NAME_ROLE
from hideout.games.millions_of_dollars.negotiation import NEGOTIATE
from hideout.games.millions_of_dollars.planning import CHOOSE_ROLES
from hideout.games.millions_of_dollars.rounds import winners
from hideout.games.millions_of_dollars.state import IN, NO_ROLE, MillionsState
from hideout.games.millions_of_dollars.view import knows_offer

VERSION: Final = 1
CASH: Final = 20  # millions that are a lot
ANTE: Final = 2
PHASES: Final = ["choose", "negotiate", "name", "over"]
PLACES: Final = ["in", "withdrawn", "eliminated", "hand"]  # the first three as in `fate`
IN_HAND: Final = 3
BITS: Final = 4
# Sections, in order.
WHEN: Final = 0
ROUND: Final = 1
FREE: Final = 2
STANDING: Final = 3
KNOWN: Final = 4
VISIBLE: Final = 5
OFFERED: Final = 6
HELD: Final = 7
CLAIMED: Final = 8
ASKED: Final = 9
STAYING: Final = 10
CALLED: Final = 11
SHARED: Final = 12
# Bits for what is counted: seats and Roles, cards and millions, steps of a game.
SEATS: Final = 4
MANY: Final = 8
LONG: Final = 20
NONE: Final = 0  # the stamp of a section that says nothing
NOTHING: Final = -2  # the same where the others are steps
# Where something is kept; from KNOWLEDGE on, what each seat knows of the Roles.
COURSE: Final = 0
CAST: Final = 1
KNOWLEDGE: Final = 2


def standings() -> list[list[float]]:
    """Rows by place, then lent or not, then revealed or not."""
    return [
        [*row, float(lent), float(revealed)]
        for row in one_hot(len(PLACES))[:-1]
        for lent in range(2)
        for revealed in range(2)
    ]


def loot_rows(deck: Deck) -> list[list[float]]:
    cards, roles = one_hot(len(deck.ids)), one_hot(len(ROLES))
    return [
        [*cards[i], deck.loot[i] / CASH, deck.ante[i] / ANTE, *roles[deck.symbol[i]]]
        for i in range(len(deck.ids))
    ]


def cards_of(s: MillionsState) -> int:
    """All Intimidation cards: while all haggle, looks cost a card each."""
    cards: i64 = 0
    for count in s.cards:
        cards += count
    return cards


class MillionsObserver(Observer[MillionsState]):
    def __init__(self, notation: Notation, seats: int, deck: Deck) -> None:
        super().__init__(notation, seats, VERSION, has_windows=True)
        each = self.at_table
        slots = 2 if seats == 3 else 1
        first = PAIRED if seats == 3 else 0
        characters = CHARACTERS[first : first + seats * slots]
        deals = [f"{payer}-to-{character}" for payer in each for character in characters]
        own = [f"{payer}-for-{slot + 1}" for payer in each for slot in range(slots)]
        self.section()
        self.choice("phase", PHASES, "the phase")
        self.who("seat", "whose observation this is")
        self.amount("round", ROUNDS, "rounds that are over")
        self.amount("target", CASH, "with so much cash the game ends")
        self.when = self.together(4)
        self.section()
        self.card = self.codes(
            "loot", [*deck.ids, "worth", "ante", *ROLES], loot_rows(deck),
            f"the Loot card being robbed, its worth by {CASH}, the ante by {ANTE}, its symbol",
        )  # fmt: skip
        self.discarded = self.few("discarded", deck.ids, "Loot cards of the rounds before")
        self.who("leader", "who has the Leader card")
        self.some("chosen", "who has chosen")
        self.led = self.together(2)
        self.cash = self.amount("cash", CASH, "millions, without antes", each)
        self.section()
        self.free = self.amount("free", CASH, "own cash that no open offer has promised")
        self.reserve = self.amount("reserve", MONEY, "money that is nobody's")
        self.section()
        self.cards = self.amount("intimidation", 2, "Intimidation cards", each)
        columns = [*PLACES, "lent", "revealed"]
        self.standing = self.codes(
            "character", columns, standings(), "where it is, whether its ante was lent and "
            "whether everybody knows its Role", characters,
        )  # fmt: skip
        self.ante = self.amount("ante", ANTE, "the ante on a Character", characters)
        self.section()
        self.role = self.choice("role", ROLES, "its Role, if it is known", characters)
        self.section()
        self.visible = self.pile("visible", ROLES, BITS, "Role cards that lie face up")
        self.last = self.choice("last", ROLES, "under fooled: the Role before", characters)
        self.section()
        self.offers = self.amount("offer", CASH, "an open offer that is known", deals)
        self.private = self.marks("private", deals, "which of those only two know of")
        self.section()
        self.held = self.amount("held", CASH, "offers marked to be accepted together", own)
        self.section()
        self.claims = self.choice("claim", ROLES, "what each one claimed last", each)
        self.section()
        self.asks = self.amount("ask", CASH, "for how much each one said to leave", each)
        self.section()
        self.some("ready", "who is ready to stay")
        self.some("absent", "who is gone and counts as ready")
        self.staying = self.together(2)
        self.section()
        self.flag("called", "whether the roll call of this round is used up")
        self.who("asked", "whom the roll call has come to")
        self.flag("may_hurry", "whether the Leader may call for a decision")
        self.flag("hurried", "whether that has happened")
        self.calls = self.together(4)
        self.section()
        self.choice("named", ROLES, "what the Snitch named")
        self.some("shared", "who got a share in the last Heist")
        self.heist = self.together(2)
        self.won = self.some("won", "who has won")
        # Offers are most of what may be done; talk stands right before them, but of three players.
        rows = OFFER[first : first + len(characters)]
        self.layouts.stretch(rows[0][0] if first else CLAIM[0], rows[-1][-1])
        self.everybody = (1 << seats) - 1
        self.kept = KNOWLEDGE + seats

    def write(self, w: Writer, s: MillionsState, seat: Seat) -> None:
        phase = s.phase
        is_haggling = phase is NEGOTIATE
        is_over = phase is OVER
        at = 1 if is_haggling else 0 if phase is CHOOSE_ROLES else 3 if is_over else 2
        if not w.has(WHEN, (at << SEATS | seat) << MANY | s.round):
            self.when.put(w, at, seat, s.round, s.options.target)
        # While all choose, cash and Characters stay as they are. While all haggle, they change by
        # departures and by looks, and Roles are learnt by looks; else all changes with every step.
        standing = known = s.step << 1 | 1
        if is_haggling:
            known = (s.opened << MANY | cards_of(s)) << 1
            standing = (known << LONG | s.departed_at + 1) << 1
        elif phase is CHOOSE_ROLES:
            standing = s.opened << 1  # a choice is known to who made it
        course = standing << MANY | s.undecided  # card and leader stay as long as the phase does
        if not w.has_or_kept(ROUND, course, COURSE):
            self.put_round(w, s)
            w.keep(course, COURSE)
        free = s.free_cash(seat)
        if not w.has(FREE, free << MANY | s.reserve):
            self.free.put(w, free)
            self.reserve.put(w, s.reserve)
        if not w.has_or_kept(STANDING, standing, CAST):
            self.put_characters(w, s)
            w.keep(standing, CAST)
        known = known << SEATS | seat
        if s.undecided >> seat & 1:  # then it has not even chosen itself
            if not w.has(KNOWN, NOTHING):
                self.role.put_none(w)
        elif not w.has_or_kept(KNOWN, known, KNOWLEDGE + seat):
            self.put_roles(w, s, seat)
            w.keep(known, KNOWLEDGE + seat)
        if not w.has(VISIBLE, standing):
            self.put_visible(w, s)
        self.put_deals(w, s, seat, is_haggling)
        if not w.has(CLAIMED, s.claims_at):
            self.claims.put_few(w, s.claims, NO_ROLE)
        if not w.has(ASKED, s.asks_at):
            self.asks.put_few(w, s.asks, 0)
        if not w.has(STAYING, s.ready << MANY | s.absent):
            self.staying.put(w, s.ready, s.absent)
        may_hurry = s.may_hurry or (is_haggling and not s.keeps_time())
        hurried = s.hurried_at >= 0
        if not w.has(CALLED, ((s.asked + 1 << 1 | s.called) << 1 | may_hurry) << 1 | hurried):
            self.calls.put(w, s.called, s.asked, may_hurry, hurried)
        won = 0
        if is_over:
            for winner in winners(s):
                won |= 1 << winner
        if not w.has(SHARED, (s.named + 1 << MANY | s.shared) << MANY | won):
            self.heist.put(w, s.named, s.shared)
            self.won.put(w, won)

    def put_round(self, w: Writer, s: MillionsState) -> None:
        """What stays as it is while the others haggle."""
        self.card.put(w, s.pile[s.round])
        discarded = 0
        for turn in range(s.round):
            discarded |= 1 << s.pile[turn]
        self.discarded.put(w, discarded)
        self.led.put(w, s.leader, self.everybody & ~s.undecided)
        self.cash.put_all(w, s.cash)

    def put_characters(self, w: Writer, s: MillionsState) -> None:
        self.cards.put_all(w, s.cards)
        standing: list[int] = []
        for c in range(s.characters):
            place = s.fate[c]
            if place == IN and not s.players_in >> c // s.slots & 1:
                place = IN_HAND
            standing.append(4 * place + 2 * s.lent[c] + (s.seen[c] == EVERYONE))
        self.standing.put_all(w, standing)
        self.ante.put_all(w, s.ante)

    def put_roles(self, w: Writer, s: MillionsState, seat: Seat) -> None:
        """Roles only as far as this seat has seen them. [MD-30 MD-31 MD-66]"""
        roles: list[int] = []
        for c in range(s.characters):
            seen = s.seen[c]
            roles.append(s.role[c] if seen == EVERYONE or seen >> seat & 1 else NO_ROLE)
        self.role.put_all(w, roles)

    def put_visible(self, w: Writer, s: MillionsState) -> None:
        visible = 0
        for role in range(len(ROLES)):
            visible |= s.visible[role] << BITS * role
        self.visible.put(w, visible)
        if s.options.fooled:
            self.last.put_all(w, s.last)
        else:
            self.last.put_none(w)

    def put_deals(self, w: Writer, s: MillionsState, seat: Seat, is_haggling: bool) -> None:
        """Public offers, and the private ones between this seat and another. [MD-38 MD-112]"""
        if not is_haggling:
            if not w.has(OFFERED, NONE):
                self.offers.put_none(w)
                self.private.put_none(w)
        elif s.options.whispers:
            if not w.has(OFFERED, s.step << SEATS | seat + 1):
                self.put_whispers(w, s, seat)
        elif not w.has(OFFERED, s.offered_at + 1):
            self.offers.put_few(w, s.offer, 0)
            self.private.put_none(w)
        if not (is_haggling and s.holding >> seat & 1):
            if not w.has(HELD, NONE):
                self.held.put_none(w)
        elif not w.has(HELD, s.step << SEATS | seat + 1):
            own = s.characters_of(seat)
            self.held.put_all(
                w, [s.held[payer * s.characters + c] for payer in range(s.seats) for c in own]
            )

    def put_whispers(self, w: Writer, s: MillionsState, seat: Seat) -> None:
        offers: list[int] = []
        private: list[int] = []
        for payer in range(s.seats):
            for c in range(s.characters):
                amount = s.offer[payer * s.characters + c]
                is_known = amount > 0 and knows_offer(s, payer, c, seat)
                if is_known and s.whispered[payer * s.characters + c]:
                    private.append(len(offers))
                offers.append(amount if is_known else 0)
        self.offers.put_few(w, offers, 0)
        self.private.put_list(w, private)


assert [phase.name for phase in (CHOOSE_ROLES, NEGOTIATE, NAME_ROLE, OVER)] == PHASES
