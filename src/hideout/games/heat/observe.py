"""What a seat sees, as numbers; the same that `view` shows it."""

from typing import Final

from hideout.engine.core import OVER, Seat
from hideout.engine.notation import Notation
from hideout.engine.observe import Observer, Writer
from hideout.games.heat.cards import AGAIN, COPY, HAND, QUESTION, TOKENS
from hideout.games.heat.deck import Deck
from hideout.games.heat.rules import A_PHASE, CHOOSE, DRAFT, PHASES, winners
from hideout.games.heat.state import (
    HEISTS,
    NOTHING,
    PASSES,
    QUIET,
    SET_ASIDE,
    SHOWED,
    STAGES,
    HeatState,
    entry_card,
    entry_seat,
    entry_what,
)
from hideout.games.heat.view import final_money

VERSION: Final = 1
MONEY: Final = 50  # dollars that are a lot
DECK: Final = 34  # cards
PHASE_NAMES: Final = [phase.name for phase in PHASES]
# Sections. What they say changes only when a phase opens.
COUNTS: Final = 0
RECORDS: Final = 1
HANDS: Final = 2  # one for each seat, from here on


def numbers(count: int) -> list[str]:
    return [str(n + 1) for n in range(count)]


class HeatObserver(Observer[HeatState]):
    def __init__(self, notation: Notation, seats: int, deck: Deck) -> None:
        super().__init__(notation, seats, VERSION)
        cards = deck.cards
        bits = max([len(copies) for copies in deck.copies]).bit_length()
        each = self.at_table
        self.choice("phase", PHASE_NAMES, "the phase")
        self.who("seat", "whose observation this is")
        self.choice("heist", numbers(HEISTS), "the Heist")
        self.choice("stage", numbers(STAGES), "the Stage; none in the draft")
        self.when = self.together(4)
        self.choice("round", numbers(PASSES), "the round of the draft")
        self.flag("passes_left", "whether cards are passed to the left")
        self.amount("extra_a", 4, "additional A phases in this Stage so far")
        self.amount("price", max(1, deck.price_at[-1]), "what a Heat token costs now")
        self.course = self.together(4)
        self.amount("out", TOKENS, "Heat tokens with players")
        self.amount("deck", DECK, "cards in the deck")
        self.stock = self.together(2)
        self.heat = self.amount("heat", TOKENS, "Heat tokens", each)
        self.money = self.amount("money", MONEY, "dollars", each)
        self.hands = self.amount("hands", HAND, "cards in hand", each)
        self.asides = self.amount("asides", HAND, "cards set aside in this Heist", each)
        self.some("chosen", "who has made the choice that is asked for")
        self.some("jailed", "who is in jail")
        self.some("won", "who has won")
        self.marked = self.together(3)
        self.records = self.pile("records", cards, bits, "copies in the Record", each)
        self.using = self.choice("using", cards, "the card in use; of a copy, what it copies", each)
        self.questioned = self.who("questioned", "whom each one questions", each)
        self.claims = self.choice("claims", [*cards, "quiet"], "what each one has claimed", each)
        self.apb = self.pile("apb", deck.apb, 4, "APB cards that lie open")
        self.hand = self.pile("hand", cards, bits, "copies in the own hand")
        self.choice("choice_card", cards, "the card that was chosen in secret")
        self.who("choice_seat", "the player who was chosen in secret")
        self.amount("choice_place", HAND, "the place in the Record that was chosen")
        self.choice_made = self.together(3)
        self.picks = self.pile("picks", cards, bits, "cards chosen to be set aside")
        self.passed = self.pile("passed", cards, bits, "with memory_aid on: cards passed")
        self.received = self.pile("received", cards, bits, "with memory_aid on: cards received")
        self.own_asides = self.pile("own_asides", cards, bits, "with memory_aid on: set aside")
        self.seen = self.pile("seen", cards, bits, "with memory_aid on: a hand as last seen", each)
        self.one = self.hand.one
        self.quiet = len(cards)
        self.pack = 0  # all APB cards
        for card in deck.apb_pack():
            self.pack += self.apb.one[card]
        self.nobody = [0] * seats
        self.memories = HANDS + seats  # sections, one for each seat
        self.sections = self.memories + seats

    def write(self, w: Writer, s: HeatState, seat: Seat) -> None:
        phase = s.phase
        is_draft = phase is DRAFT
        is_over = phase is OVER
        at = 0 if is_draft else 1 if phase is CHOOSE else 3 if is_over else 2
        self.when.put(w, at, seat, s.heist, NOTHING if is_draft else s.stage)
        if not w.has(COUNTS, s.opened):
            self.put_counts(w, s)
            w.keep(COUNTS, s.opened)
        chosen = 0
        if not is_over:
            for other in range(s.seats):
                if s.choice[other] != NOTHING:
                    chosen |= 1 << other
        won = 0
        if is_over:
            for winner in winners(s):
                won |= 1 << winner
        self.marked.put(w, chosen, s.jailed, won)  # that somebody chose, not what [HT-107]
        if not w.has(RECORDS, s.opened):
            self.put_table(w, s)
            w.keep(RECORDS, s.opened)
        quiet = self.quiet
        claims = [quiet if claim == QUIET else claim for claim in s.claims]
        self.claims.put_few(w, claims, NOTHING)
        if not w.has(HANDS + seat, s.opened):
            self.put_apb(w, s)
            self.hand.put(w, self.pile_of(s.hands[seat]))
            w.keep(HANDS + seat, s.opened)
        self.put_choice(w, s, seat)
        if not w.has(self.memories + seat, s.opened):
            self.put_memory(w, s, seat)
            w.keep(self.memories + seat, s.opened)

    def put_counts(self, w: Writer, s: HeatState) -> None:
        out = s.tokens_out()
        price = s.tables.price_at[out]
        turn = s.round if s.phase is DRAFT else NOTHING
        self.course.put(w, turn, s.passes_left(), s.extra, price)
        self.stock.put(w, out, len(s.deck))
        self.heat.put_all(w, s.heat)
        if s.jailed:
            self.money.put_all(w, [final_money(s, other) for other in range(s.seats)])
        else:
            self.money.put_all(w, s.money)
        self.hands.put_all(w, [len(hand) for hand in s.hands])
        self.put_asides(w, s)

    def pile_of(self, cards: list[int]) -> int:
        pile = 0
        for card in cards:
            pile += self.one[card]
        return pile

    def put_asides(self, w: Writer, s: HeatState) -> None:
        counts = self.nobody
        for line in s.log:
            if entry_what(line) == SET_ASIDE:
                if counts is self.nobody:
                    counts = [0] * s.seats
                counts[entry_seat(line)] += 1
        if counts is self.nobody:
            self.asides.put_none(w)
        else:
            self.asides.put_all(w, counts)

    def put_table(self, w: Writer, s: HeatState) -> None:
        """What lies open before everybody."""
        if s.phase is DRAFT:
            self.records.put_none(w)
        else:
            self.records.put_all(w, [self.pile_of(record) for record in s.records])
        if s.phase is A_PHASE or s.phase is OVER:
            self.using.put_all(w, s.current)
            self.questioned.put_all(w, s.questioned)
        else:  # nobody uses a card yet [HT-29]
            self.using.put_none(w)
            self.questioned.put_none(w)

    def put_apb(self, w: Writer, s: HeatState) -> None:
        if s.options.apb:
            pile = self.pack
            for card in s.apb:
                pile -= self.apb.one[card]
            self.apb.put(w, pile)
        else:
            self.apb.put_none(w)

    def put_choice(self, w: Writer, s: HeatState, seat: Seat) -> None:
        """What this seat has chosen and nobody has seen yet."""
        chosen = s.choice[seat]
        picks = s.picks[seat] if s.picks else []
        card = whom = NOTHING
        place = 0
        if chosen != NOTHING and not picks and s.phase is not OVER:
            choice = s.tables.choice[s.current[seat]] if s.phase is A_PHASE else 0
            if choice in (COPY, QUESTION):
                whom = chosen
            elif choice == AGAIN:
                place = chosen
            else:
                card = chosen
        self.choice_made.put(w, card, whom, place)
        self.picks.put(w, self.pile_of(picks))

    def put_memory(self, w: Writer, s: HeatState, seat: Seat) -> None:
        """Cards passed, received, set aside and seen in this Heist. [HT-108]"""
        if not s.options.memory_aid:
            self.passed.put_none(w)
            self.received.put_none(w)
            self.own_asides.put_none(w)
            self.seen.put_none(w)
            return
        giver = s.giver(seat)
        passed = received = asides = 0
        for turn in range(s.round if s.has_past else 0):
            passed += self.one[s.given[turn * s.seats + seat]]
            received += self.one[s.given[turn * s.seats + giver]]
        seen: list[int] | None = None
        for when in range(len(s.log)):
            line = s.log[when]
            what = entry_what(line)
            if what == SET_ASIDE and entry_seat(line) == seat:
                asides += self.one[entry_card(line)]
            elif what == SHOWED and entry_card(line) == seat:
                if seen is None:
                    seen = [0] * s.seats
                seen[entry_seat(line)] = self.pile_of(s.hand_at(entry_seat(line), when))
        self.passed.put(w, passed)
        self.received.put(w, received)
        self.own_asides.put(w, asides)
        if seen is None:
            self.seen.put_none(w)
        else:
            self.seen.put_all(w, seen)
