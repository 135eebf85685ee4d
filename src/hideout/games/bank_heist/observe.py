"""What a seat sees, as numbers: what `view` shows, of claims the last of every speaker."""

from collections.abc import Mapping
from typing import Any, Final

from hideout.engine.core import OVER, Phase, Seat
from hideout.engine.notation import Notation
from hideout.engine.observe import Observer, Writer
from hideout.engine.outside import i64
from hideout.games.bank_heist.actions import ANSWER, CLAIM_VERBS
from hideout.games.bank_heist.alarm import CHOICES, SEARCH_VAULT
from hideout.games.bank_heist.attacks import ATTACK_IDS
from hideout.games.bank_heist.cards import (
    ALARM_IDS,
    GUILTY_CONSCIENCE,
    HANDCUFFS,
    IDENTITY_IDS,
    LOOSE_TONGUE,
    VAULT_IDS,
)
from hideout.games.bank_heist.endings import ENDING_IDS, winners
from hideout.games.bank_heist.hands import size
from hideout.games.bank_heist.knowledge import account_of, known_by, possible_by
from hideout.games.bank_heist.receive import JUST_OK, LOAD_OR_KEEP, PASSES, PASSES_OR_CLAIMS
from hideout.games.bank_heist.setup import partner_of
from hideout.games.bank_heist.state import (
    DISCARD,
    GETAWAY,
    NO_CARD,
    NOBODY,
    STAGES,
    VAULT,
    HeistState,
)
from hideout.games.bank_heist.talk import CLAIMS_OF

VERSION: Final = 1
SPACES: Final = 12
BAGS: Final = 10
HAND: Final = 5  # cards that are many
DECK: Final = 40
CIRCUITS: Final = 10
BITS: Final = 4  # a kind; as in `hands`
BOARD: Final = ["start", "first-alarm", "agents-win", "hideout"]
CODE: Final = ["1", "2", "3", "4"]
# Sections, in order.
WHEN: Final = 0
COURSE: Final = 1
ON_BOARD: Final = 2
TURNS: Final = 3
DECKS: Final = 4
IN_VAULT: Final = 5
DISCARDED: Final = 6
ALARMS: Final = 7
ALARM_DISCARD: Final = 8
PASSING: Final = 9
STANDING: Final = 10
BODIES: Final = 11
HANDS: Final = 12
COULD: Final = 13
ATTRIBUTES: Final = 14
ATTACKS: Final = 15
TURN: Final = 16
CLAIMS: Final = 17
LOOKS: Final = 18
ENDING: Final = 19
# Bits for what is counted: seats and kinds, kinds of alarm cards, cards and spaces, a pile or move.
FEW: Final = 4
KINDS: Final = 5
MANY: Final = 8
LONG: Final = 32
SEAT_BITS: Final = 3  # of a seat in `claims` and `looks`
SEAT: Final = 7
NONE: Final = 0  # the stamp of a section that says nothing


class BankObserver(Observer[HeistState]):
    def __init__(self, notation: Notation, seats: int, phases: Mapping[str, Phase[Any]]) -> None:
        super().__init__(notation, seats, VERSION, has_windows=True)
        each = self.at_table
        self.phase_at: dict[object, int] = {}
        for phase in phases.values():
            self.phase_at[phase] = len(self.phase_at)
        self.section()
        self.choice("phase", list(phases), "the phase")
        self.choice("stage", STAGES, "the part of the game")
        self.who("seat", "whose observation this is")
        self.choice("identity", IDENTITY_IDS, "the own identity")
        self.when = self.together(4)
        self.section()
        self.who("partner", "the other Agent or Rival, if known")
        self.amount("token", SPACES, "the space the token is on")
        self.amount("truck", BAGS, "Cash Bags in the truck")
        self.course = self.together(3)
        self.section()
        self.board = self.amount("board", SPACES, "where a space lies", BOARD)
        self.section()
        self.who("start", "the Start Player")
        self.who("turn", "whose turn it is")
        self.turns = self.together(2)
        self.deciding = self.some("deciding", "whom the game waits for")
        self.code = self.amount("code", 9, "the Code Cards turned up", CODE)
        self.locked_out = self.some("locked_out", "who has answered wrong")
        self.section()
        self.amount("vault_cards", DECK, "cards in the vault deck")
        self.amount("discard_cards", DECK, "cards in its discard pile")
        self.decks = self.together(2)
        self.section()
        self.vault = self.pile("vault", VAULT_IDS, BITS, "what is in it, while searching it")
        self.section()
        self.discard = self.pile("discard", VAULT_IDS, BITS, "known cards of the discard pile")
        self.section()
        self.amount("alarm_cards", DECK, "cards in the alarm deck")
        self.choice("alarm_card", ALARM_IDS, "the alarm card being resolved")
        self.amount("handcuffs", HANDCUFFS, "Handcuffs left")
        self.alarms = self.together(3)
        self.section()
        self.alarm_discard = self.pile("alarm_discard", ALARM_IDS, 3, "alarm cards discarded")
        self.section()
        self.choice("card", VAULT_IDS, "the card on its way, to who has seen it")
        self.who("passer", "who passes it")
        self.who("receiver", "who gets it")
        self.who("searched", "who is searched")
        self.passing = self.together(4)
        self.section()
        self.living = self.some("living", "who lives")
        self.revealed = self.some("revealed", "whose identity was revealed")
        self.face_up = self.some("face_up", "whose hand lies face up")
        self.tied = self.some("tied", "who is zip-tied")
        self.section()
        self.cuffed = self.some("cuffed", "who is handcuffed")
        self.cold = self.some("cold", "who is out cold")
        self.bleeding = self.some("bleeding", "who was stabbed and not treated")
        self.vest_used = self.some("vest_used", "whose vest has taken a shot")
        self.spoken = self.some("spoken", "who has made a claim in this turn")
        self.section()
        self.cards = self.amount("cards", HAND, "cards in hand", each)
        self.known = self.pile("known", VAULT_IDS, BITS, "those of them that are known", each)
        self.section()
        self.could_be = self.marks("could_be", IDENTITY_IDS, "identities that fit", each)
        self.section()
        attributes = ALARM_IDS[GUILTY_CONSCIENCE:]
        self.attribute = self.choice("attribute", attributes, "the attribute beside them", each)
        self.section()
        self.flag("martial_used", "whether Martial Skills are used up")
        self.amount("attacks", 2, "attacks being answered")
        self.choice("attack", ATTACK_IDS, "the innermost of them")
        self.who("attacker", "who attacks there")
        self.attack = self.together(4)
        self.who("target", "whom")
        self.who("side", "whom the Shotgun hits as well")
        self.who("victim", "whom it is about now")
        self.flag("returned", "whether fire was returned")
        self.victims = self.together(4)
        self.section()
        self.who("corpse", "who was just killed and may be looted")
        self.flag("second_fired", "whether the second shot was fired")
        self.amount("poison_turns", 3, "turns of the poisoned player")
        self.flag("agent_seen", "whether the Getaway has seen an Agent")
        self.turn = self.together(4)
        self.who("conscience", "whose side Guilty Conscience has changed")
        self.who("payer", "who paid the Driver off")
        self.amount("circuits", CIRCUITS, "circuits of the Showdown")
        self.showdown = self.together(3)
        self.section()
        self.claim = self.choice("claim", CLAIM_VERBS, "what each one has said last", each)
        self.about = self.who("about", "about whom", each)
        self.section()
        self.looks = self.some("looks", "whose tattoo each one was shown", each)
        self.section()
        self.ending = self.choice("ending", ENDING_IDS, "how it ended")
        self.won = self.some("won", "who has won")
        self.nobody = [NOBODY] * seats
        self.layouts.share(CLAIMS_OF[seats] + PASSES[seats] + PASSES_OR_CLAIMS[seats])
        self.layouts.share([*CHOICES[seats], ANSWER, JUST_OK, LOAD_OR_KEEP])
        self.kept = 2 * seats  # what each one knows of hands and of identities

    def write(self, w: Writer, s: HeistState, seat: Seat) -> None:
        if w.stands(s.step - len(s.claims) << FEW | seat):  # since then there were claims only
            self.put_bodies(w, s)
            w.stop(HANDS)
            self.put_claims(w, s)
            w.stop(LOOKS)
            return
        at = self.phase_at[s.phase]
        is_over = s.phase is OVER
        own = s.identity[seat]
        if not w.has(WHEN, ((at << FEW | s.stage) << FEW | seat) << FEW | own):
            self.when.put(w, at, s.stage, seat, own)
        partner = partner_of(s, seat)
        if not w.has(COURSE, (partner + 1 << MANY | s.token) << MANY | s.truck):
            self.course.put(w, partner, s.token, s.truck)
        if not w.has(ON_BOARD, NONE):
            self.board.put_all(w, s.board)
        self.put_turns(w, s)
        if not w.has(DECKS, len(s.vault) << LONG | s.discard):
            self.decks.put(w, len(s.vault), size(s.discard))
        face_up = 0
        if s.stage >= GETAWAY:
            for other in range(s.seats):
                if s.attribute[other] == LOOSE_TONGUE:
                    face_up |= 1 << other
        account = account_of(s, seat)
        looks_in = s.phase is SEARCH_VAULT and seat == s.turn
        in_vault = account.known[VAULT] if looks_in else 0
        if not w.has(IN_VAULT, in_vault):
            self.vault.put(w, in_vault)
        if not w.has(DISCARDED, account.known[DISCARD]):
            self.discard.put(w, account.known[DISCARD])
        self.put_alarms(w, s, seat)
        self.put_standing(w, s, face_up)
        self.put_bodies(w, s)
        hands = ((account.hands << 1 | is_over) << MANY | face_up) << FEW | seat
        if not w.has_or_kept(HANDS, hands, seat):
            self.cards.put_all(w, [size(hand) for hand in s.hand])
            self.known.put_all(w, s.hand if is_over else known_by(s, seat, account)[: s.seats])
            w.keep(hands, seat)
        # From the moves only `keepers` is made use of.
        open_to_all = s.revealed | s.shown
        could: i64 = len(s.looks)
        for mask in s.could:
            could = could << FEW | mask
        could = ((could << MANY | account.keepers) << MANY | open_to_all) << 1 | is_over
        could = could << FEW | seat
        if not w.has_or_kept(COULD, could, s.seats + seat):
            masks = possible_by(s, seat, account)
            for other in range(s.seats):
                if is_over or open_to_all >> other & 1:
                    masks[other] = 1 << s.identity[other]
            self.could_be.put_all(w, masks)
            w.keep(could, s.seats + seat)
        self.put_attributes(w, s)
        self.put_attacks(w, s)
        self.put_claims(w, s)
        self.put_looks(w, s)
        won = 0
        if is_over:
            for winner in winners(s):
                won |= 1 << winner
        if not w.has(ENDING, s.ending + 1 << MANY | won):
            self.ending.put(w, s.ending)
            self.won.put(w, won)

    def put_turns(self, w: Writer, s: HeistState) -> None:
        deciding: i64 = 0
        for other in s.phase.pending(s):
            deciding |= 1 << other
        shown: i64 = 1
        for digit in s.flip:
            shown = shown << FEW | digit
        asked = (shown << MANY | deciding) << MANY | s.locked
        if not w.has(TURNS, (asked << FEW | s.start + 1) << FEW | s.turn + 1):
            self.turns.put(w, s.start, s.turn)
            self.deciding.put(w, deciding)
            if s.flip:
                self.code.put_all(w, s.flip + [0] * (len(CODE) - len(s.flip)))
            else:
                self.code.put_none(w)
            self.locked_out.put(w, s.locked)

    def put_alarms(self, w: Writer, s: HeistState, seat: Seat) -> None:
        if not w.has(ALARMS, (len(s.alarm) << MANY | s.alarm_card + 1) << MANY | s.handcuffs):
            self.alarms.put(w, len(s.alarm), s.alarm_card, s.handcuffs)
        pile = 0
        for discarded in s.alarm_discard:
            pile += self.alarm_discard.one[discarded]
        if not w.has(ALARM_DISCARD, pile):
            self.alarm_discard.put(w, pile)
        card = s.card if s.card_seen >> seat & 1 else NO_CARD  # [BH-35 BH-40]
        way = card + 1 << FEW | s.passer + 1
        if not w.has(PASSING, (way << FEW | s.receiver + 1) << FEW | s.searched + 1):
            self.passing.put(w, card, s.passer, s.receiver, s.searched)

    def put_standing(self, w: Writer, s: HeistState, face_up: int) -> None:
        """What everybody sees of everybody."""
        masks = (s.living << MANY | s.revealed) << MANY | face_up
        if not w.has(STANDING, masks << MANY | s.tied):
            self.living.put(w, s.living)
            self.revealed.put(w, s.revealed)
            self.face_up.put(w, face_up)
            self.tied.put(w, s.tied)

    def put_bodies(self, w: Writer, s: HeistState) -> None:
        bleeding: i64 = 0
        if s.stage >= GETAWAY:
            bit: i64 = 1
            for stabber in s.stabber:
                if stabber != NOBODY:
                    bleeding |= bit
                bit += bit
        masks = ((s.cuffed << MANY | s.cold) << MANY | bleeding) << MANY | s.vest_used
        if not w.has(BODIES, masks << MANY | s.spoken):
            self.cuffed.put(w, s.cuffed)
            self.cold.put(w, s.cold)
            self.bleeding.put(w, bleeding)
            self.vest_used.put(w, s.vest_used)
            self.spoken.put(w, s.spoken)

    def put_attributes(self, w: Writer, s: HeistState) -> None:
        beside: i64 = 0
        for card in s.attribute:
            beside = beside << KINDS | card + 1
        if not w.has(ATTRIBUTES, beside):
            first = GUILTY_CONSCIENCE
            attributes = [NO_CARD if card == NO_CARD else card - first for card in s.attribute]
            self.attribute.put_few(w, attributes, NO_CARD)

    def put_attacks(self, w: Writer, s: HeistState) -> None:
        if s.attacks:
            if not w.has(ATTACKS, (s.step + 1) * 2):
                attack = s.attacks[-1]
                count = len(s.attacks)
                self.attack.put(w, s.martial_used, count, attack.kind, attack.attacker)
                self.victims.put(w, attack.target, attack.side, attack.victim, attack.has_returned)
        elif not w.has(ATTACKS, s.martial_used):
            self.attack.put(w, s.martial_used, 0, NOBODY, NOBODY)
            self.victims.put_none(w)
        killed = (s.corpse + 1 << 1 | s.second_fired) << FEW | s.poison_turns
        changed = ((killed << 1 | s.agent_seen) << FEW | s.conscience + 1) << FEW | s.payer + 1
        if not w.has(TURN, changed << MANY | s.circuits):
            self.turn.put(w, s.corpse, s.second_fired, s.poison_turns, s.agent_seen)
            self.showdown.put(w, s.conscience, s.payer, s.circuits)

    def put_claims(self, w: Writer, s: HeistState) -> None:
        """What was said in this game: it only ever grows."""
        if not w.has(CLAIMS, len(s.claims)):
            if s.claims:
                said = self.nobody[:]
                about = self.nobody[:]
                left = s.seats
                for claim in reversed(s.claims):
                    speaker = claim >> SEAT_BITS & SEAT
                    if said[speaker] == NOBODY:
                        said[speaker] = claim >> 2 * SEAT_BITS
                        about[speaker] = claim & SEAT
                        left -= 1
                        if not left:
                            break
                self.claim.put_all(w, said)
                self.about.put_all(w, about)
            else:
                self.claim.put_none(w)
                self.about.put_none(w)

    def put_looks(self, w: Writer, s: HeistState) -> None:
        """What was shown in this game: it only ever grows."""
        if not w.has(LOOKS, len(s.looks)):
            if s.looks:
                looks = [0] * s.seats
                for look in s.looks:
                    looks[look >> SEAT_BITS] |= 1 << (look & SEAT)
                self.looks.put_all(w, looks)
            else:
                self.looks.put_none(w)
