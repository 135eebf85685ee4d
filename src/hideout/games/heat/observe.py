"""What a seat sees, as numbers; the same that `view` shows it."""

from typing import Final

from hideout.engine.core import OVER, Seat
from hideout.engine.notation import Action, Notation
from hideout.engine.observe import Observer, Row, Writer
from hideout.games.heat.actions import CLAIM_QUIET
from hideout.games.heat.cards import AGAIN, COPY, HAND, MOST_SEATS, QUESTION, TOKENS
from hideout.games.heat.deck import Deck
from hideout.games.heat.rules import A_PHASE, CHOOSE, DRAFT, PHASES, winners
from hideout.games.heat.state import (
    HEISTS,
    NOTHING,
    PASSES,
    QUIET,
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
# Sections, in order.
WHEN: Final = 0
COUNTED: Final = 1
MARKED: Final = 2
ON_TABLE: Final = 3
CLAIMED: Final = 4  # the first of one for each seat there may be
APB: Final = CLAIMED + MOST_SEATS
IN_HAND: Final = APB + 1
CHOSEN: Final = APB + 2
PICKED: Final = APB + 3
REMEMBERED: Final = APB + 4
SEEN: Final = APB + 5
# Bits for what is counted: seats, and a mask of them; cards and claims; rounds of a draft.
SEATS: Final = 3
MASK: Final = 8
PASSED: Final = 2
NONE: Final = 0  # the stamp of a section that says nothing
NO_CARDS: Final[list[int]] = []


def numbers(count: int) -> list[str]:
    return [str(n + 1) for n in range(count)]


class HeatObserver(Observer[HeatState]):
    def __init__(
        self, notation: Notation, seats: int, deck: Deck, claim_words: list[Action]
    ) -> None:
        super().__init__(notation, seats, VERSION)
        cards = deck.cards
        bits = max([len(copies) for copies in deck.copies]).bit_length()
        each = self.at_table
        self.section()
        self.choice("phase", PHASE_NAMES, "the phase")
        self.who("seat", "whose observation this is")
        self.choice("heist", numbers(HEISTS), "the Heist")
        self.choice("stage", numbers(STAGES), "the Stage; none in the draft")
        self.when = self.together(4)
        self.section()
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
        self.section()
        self.some("chosen", "who has made the choice that is asked for")
        self.some("jailed", "who is in jail")
        self.some("won", "who has won")
        self.marked = self.together(3)
        self.section()
        self.records = self.pile("records", cards, bits, "copies in the Record", each)
        self.using = self.choice("using", cards, "the card in use; of a copy, what it copies", each)
        self.questioned = self.who("questioned", "whom each one questions", each)
        self.claims = self.choice("claims", [*cards, "quiet"], "what each one has claimed", each)
        self.section_each(self.claims, MOST_SEATS)
        self.section()
        self.apb = self.pile("apb", deck.apb, 4, "APB cards that lie open")
        self.section()
        self.hand = self.pile("hand", cards, bits, "copies in the own hand")
        self.section()
        self.choice("choice_card", cards, "the card that was chosen in secret")
        self.who("choice_seat", "the player who was chosen in secret")
        self.amount("choice_place", HAND, "the place in the Record that was chosen")
        self.choice_made = self.together(3)
        self.section()
        self.picks = self.pile("picks", cards, bits, "cards chosen to be set aside")
        self.section()
        self.passed = self.pile("passed", cards, bits, "with memory_aid on: cards passed")
        self.received = self.pile("received", cards, bits, "with memory_aid on: cards received")
        self.own_asides = self.pile("own_asides", cards, bits, "with memory_aid on: set aside")
        self.section()
        self.seen = self.pile("seen", cards, bits, "with memory_aid on: a hand as last seen", each)
        self.quiet = len(cards)
        self.pack = 0  # all APB cards
        for card in deck.apb_pack():
            self.pack += self.apb.one[card]
        self.counted = seats  # the place of what is counted, after what each one remembers
        self.kept = seats + 1
        # Claims stand at the end of a list of actions, all of them or none.
        self.claim_count = len(claim_words)
        first = min([word.code for word in claim_words])
        last = max([word.code for word in claim_words])
        said = {word.code for word in claim_words}
        self.claim_places = slice(first, last + 1)
        self.all_claims = bytes([code in said for code in range(first, last + 1)])
        self.no_claims = bytes(last + 1 - first)

    def write(self, w: Writer, s: HeatState, seat: Seat) -> None:
        if w.stands(s.moved_at << SEATS | seat + 1):
            self.put_claims(w, s)
            w.stop(APB)
            return
        phase = s.phase
        is_draft = phase is DRAFT
        is_over = phase is OVER
        at = 0 if is_draft else 1 if phase is CHOOSE else 3 if is_over else 2
        stage = NOTHING if is_draft else s.stage
        if not w.has(WHEN, ((at * HEISTS + s.heist) << SEATS | stage + 1) << SEATS | seat):
            self.when.put(w, at, seat, s.heist, stage)
        opened = s.opened
        s.read_log()
        if not w.has_or_kept(COUNTED, opened, self.counted):
            self.put_counts(w, s)
            w.keep(opened, self.counted)
        chosen = 0
        if not is_over:
            bit = 1
            for choice in s.choice:
                if choice != NOTHING:
                    chosen += bit
                bit += bit
        won = 0
        if is_over:
            for winner in winners(s):
                won |= 1 << winner
        if not w.has(MARKED, (won << MASK | s.jailed) << MASK | chosen):
            self.marked.put(w, chosen, s.jailed, won)  # that somebody chose, not what [HT-107]
        if not w.has(ON_TABLE, opened):
            self.put_table(w, s)
        self.put_claims(w, s)
        if not w.has(APB, opened + 1 if s.options.apb else NONE):
            self.put_apb(w, s)
        own = opened << SEATS | seat + 1  # what this seat knew when the phase opened
        if not w.has(IN_HAND, own):
            self.hand.put_cards(w, s.hands[seat])
        self.put_choice(w, s, seat)
        self.put_memory(w, s, seat, own)

    def put_claims(self, w: Writer, s: HeatState) -> None:
        claims = s.claims
        for other in range(len(claims)):
            claim = claims[other]
            if not w.has(CLAIMED + other, claim + 1):
                self.claims.put_one(w, other, self.quiet if claim == QUIET else claim)

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
        self.asides.put_all(w, s.aside_counts)

    def put_table(self, w: Writer, s: HeatState) -> None:
        """What lies open before everybody."""
        if s.phase is DRAFT:
            self.records.put_none(w)
        else:
            self.records.put_all_cards(w, s.records)
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
        picks = s.picks[seat] if s.picks else NO_CARDS
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
        if not w.has_short(CHOSEN, (card + 1 << SEATS | whom + 1) << SEATS | place):
            self.choice_made.put(w, card, whom, place)
        if not w.has_short(PICKED, s.step << SEATS | seat + 1 if picks else NONE):
            self.picks.put_cards(w, picks)

    def put_memory(self, w: Writer, s: HeatState, seat: Seat, own: int) -> None:
        """Cards passed, received, set aside and seen in this Heist. [HT-108]"""
        is_draft = s.phase is DRAFT
        remembers = s.options.memory_aid
        passes = (s.heist << PASSED | s.round) << 1 | s.has_past
        stamp = (passes << MASK | s.aside_counts[seat]) << SEATS | seat + 1
        if not remembers or (is_draft and s.round == 0):
            if not w.has_short(REMEMBERED, NONE):
                self.passed.put_none(w)
                self.received.put_none(w)
                self.own_asides.put_none(w)
        elif is_draft:  # next time this seat will have passed another card
            if not w.has(REMEMBERED, stamp):
                self.put_passes(w, s, seat)
        elif not w.has_or_kept(REMEMBERED, stamp, seat):  # it stays so until the next Heist
            self.put_passes(w, s, seat)
            w.keep(stamp, seat)
        if not remembers or not s.shown_to >> seat & 1:
            if not w.has(SEEN, NONE):
                self.seen.put_none(w)
        elif not w.has(SEEN, own):
            seen: list[list[int]] = [[] for _ in range(s.seats)]
            for when in range(len(s.log)):
                line = s.log[when]
                if entry_what(line) == SHOWED and entry_card(line) == seat:
                    seen[entry_seat(line)] = s.hand_at(entry_seat(line), when)
            self.seen.put_all_cards(w, seen)

    def put_passes(self, w: Writer, s: HeatState, seat: Seat) -> None:
        giver = s.giver(seat)
        one = self.passed.one
        passed = received = 0
        for turn in range(s.round if s.has_past else 0):
            passed += one[s.given[turn * s.seats + seat]]
            received += one[s.given[turn * s.seats + giver]]
        self.passed.put(w, passed)
        self.received.put(w, received)
        self.own_asides.put_cards(w, s.asides(seat) if s.aside_counts[seat] else [])

    def mark_again(self, legal: list[Action], row: Row, may_wait: bool) -> None:
        """Bring the mask of a row up to date: the cards one by one, the claims all at once."""
        was = row.mask.legal
        if was is None or legal is was:
            super().mark_again(legal, row, may_wait)
            return
        row.mask.legal = legal
        row.mask.layout = None  # it is not needed here
        mask = row.mask.places
        old, new = len(was), len(legal)
        could = old > 0 and was[old - 1] is CLAIM_QUIET
        can = new > 0 and legal[new - 1] is CLAIM_QUIET
        if could:
            old -= self.claim_count
        if can:
            new -= self.claim_count
        if can != could:
            mask[self.claim_places] = self.all_claims if can else self.no_claims
        at = 0
        while at < old and at < new and was[at] is legal[at]:
            at += 1
        for i in range(at, old):
            mask[was[i].place] = 0
        for i in range(at, new):
            mask[legal[i].place] = 1
