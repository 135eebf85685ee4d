"""What a seat sees, as numbers: what `view` shows, without prices and bills.

Those follow from the cards, the Situation and the Global Defenses.
"""

from collections.abc import Mapping
from typing import Any, Final

from hideout.engine.core import OVER, Phase, Seat
from hideout.engine.notation import Notation
from hideout.engine.observe import Observer, Writer, one_hot
from hideout.engine.outside import i64
from hideout.games.oceans_heist.actions import DIGITS, FACES, WAYS
from hideout.games.oceans_heist.cards import KINDS, SIDES
from hideout.games.oceans_heist.deck import MOST_MAKES, MOST_USES, Deck
from hideout.games.oceans_heist.heist import ASSIGN, CRUNCH, PREP, WING
from hideout.games.oceans_heist.placing import laid_count
from hideout.games.oceans_heist.plan import pool_of
from hideout.games.oceans_heist.rounds import vault_lies_open
from hideout.games.oceans_heist.selection import CHOOSE_SITUATION, CHOOSE_TARGET
from hideout.games.oceans_heist.state import (
    ACTIVE,
    CREW,
    CRUNCH_DOWN,
    ENDINGS,
    GONE,
    HAND,
    LAST_ROUND,
    LONG,
    LOT,
    NONE,
    PLACES,
    PREP_DOWN,
    SHOP,
    STAFF,
    OceansState,
)
from hideout.games.oceans_heist.teams import winning_side
from hideout.games.oceans_heist.vectors import amount_of

VERSION: Final = 1
DOLLARS: Final = 50  # of which prices are multiples
BUDGET: Final = 100  # times that
ALARMS: Final = 5
MANY: Final = 10  # cards
POOL: Final = 10  # of one kind
COLUMNS: Final = [*PLACES[1:], "uses", "seen", "expended", "early"]

# Rows of an Equipment card: by place, uses and whether the Staff has seen it; what the Staff knows
# of one that it has seen and that may lie anywhere; active ones by uses, expended, early.
HELD: Final = len(PLACES) * DIGITS * 2
AT_WORK: Final = HELD + DIGITS

# Sections, in order.
WHEN: Final = 0
TEAMS: Final = 1
COURSE: Final = 2
DRAFTS: Final = 3
GLOBALS: Final = 4
BUDGETED: Final = 5
ITEMS: Final = 6
COUNTED: Final = 7
DRAWN: Final = 8
LAID: Final = 9
LAYING: Final = 10
VAULT_DRAWN: Final = 11
VAULT: Final = 12
PEEKED: Final = 13
STANDING: Final = 14
PLANNED: Final = 15
PAID: Final = 16
POOLED: Final = 17
AIMED: Final = 18
ENDED: Final = 19
FEW: Final = 4  # bits for seats and phases
FULL_LONG: Final = (1 << LONG) - 1
# Where something is kept; what is known of the Equipment, by whether all is.
PLAN: Final = 2
COUNTS: Final = 3
CAPTAINS: Final = 4
SO_FAR: Final = 5
DRAFTED: Final = 6
OPEN: Final = 7
NOTHING: Final = 0  # the stamp of a section that says nothing


def item_rows() -> list[list[float]]:
    places = [row[1:] for row in one_hot(len(PLACES))]  # of the shop nothing is said
    left = [uses / MOST_USES for uses in range(DIGITS)]
    rows = [
        [*places[place], uses, float(seen), 0.0, 0.0]
        for place in range(len(PLACES))
        for uses in left
        for seen in range(2)
    ]
    rows += [[*places[-1], uses, 1.0, 0.0, 0.0] for uses in left]
    rows += [
        [*places[ACTIVE], uses, 1.0, expended, float(early)]
        for uses in left
        for expended in left
        for early in range(2)
    ]
    return rows


def plan_rows() -> list[list[float]]:
    """By the uses of a card's four vectors, as the digits of one number."""
    return [
        [n // DIGITS**make % DIGITS / MOST_USES for make in range(MOST_MAKES)]
        for n in range(DIGITS**MOST_MAKES)
    ]


class OceansObserver(Observer[OceansState]):
    def __init__(
        self, notation: Notation, seats: int, deck: Deck, phases: Mapping[str, Phase[Any]]
    ) -> None:
        super().__init__(notation, seats, VERSION, has_windows=True)
        self.phase_at: dict[object, int] = {}
        for phase in phases.values():
            self.phase_at[phase] = len(self.phase_at)
        guards, items = deck.guards, deck.items
        self.section()
        self.choice("phase", list(phases), "the phase")
        self.who("seat", "whose observation this is")
        self.choice("side", SIDES, "the own team")
        self.amount("round", LAST_ROUND, "the round of the Heist; 0 before")
        self.when = self.together(4)
        self.section()
        self.captains = self.who("captain", "who is captain", SIDES)
        self.confirmed = self.flag("confirmed", "whether the captain has confirmed", SIDES)
        self.section()
        self.amount("alarms", ALARMS, "alarms raised")
        self.amount("alarm_limit", ALARMS, "alarms the Crew survives")
        self.choice("target", deck.targets, "the Target")
        self.flag("has_target", "whether the Crew has it")
        self.course = self.together(4)
        self.section()
        self.choice("situation", deck.situations, "the Situation")
        self.choice("target_draft", deck.targets, "the own team's draft")
        self.choice("situation_draft", deck.situations, "likewise")
        self.drafts = self.together(3)
        self.section()
        self.globals = self.marks("globals", deck.globals, "Global Defenses, if known")
        self.section()
        self.amount("budget", BUDGET, f"what the Crew may spend, in units of {DOLLARS}")
        self.amount("money_left", BUDGET, "what is left of that, for the Crew")
        self.money = self.together(2)
        self.section()
        self.item = self.codes(
            "item", COLUMNS, item_rows(), "an Equipment card as far as it is known: where it is, "
            "its uses left, whether the Staff has seen it, uses expended, placed early", items,
        )  # fmt: skip
        self.section()
        self.amount("hand_count", MANY, "cards in the Crew's hand", most=len(items))
        self.amount("crew_down", MANY, "cards of the Crew that lie face down", most=len(items))
        self.counts = self.together(2)
        self.section()
        self.drawn = self.marks("drawn", guards, "Defenses drawn this round")
        self.section()
        self.laid = self.marks("laid", guards, "those laid face down, for the Staff")
        self.section()
        self.amount("quota", MANY, "how many are to be laid")
        self.amount("staff_down", MANY, "Defenses that lie face down")
        self.amount("peeks", MANY, "how many the Crew was shown")
        self.laying = self.together(3)
        self.section()
        self.vault_drawn = self.marks("vault_drawn", guards, "Vault Defenses drawn")
        self.section()
        self.choice("vault_up", guards, "the one to lie face up, if known")
        self.choice("vault_down", guards, "the one face down, if known")
        self.vault = self.together(2)
        self.section()
        self.peeked = self.marks("peeked", guards, "what the Crew was shown, for the Crew")
        self.section()
        self.standing = self.marks("standing", guards, "Active Defenses")
        self.disabled = self.marks("disabled", guards, "those of them that are disabled")
        self.amount("casino_deck", len(guards), "cards in the Casino deck")
        self.amount("vault_deck", MANY, "cards in the Vault deck")
        self.decks = self.together(2)
        self.casino_discard = self.marks("casino_discard", guards, "Casino Defenses discarded")
        self.vault_discard = self.marks("vault_discard", guards, "Vault Defenses discarded")
        self.section()
        makes = ["a", "b", "c", "d"]
        self.plan = self.codes("plan", makes, plan_rows(), "planned uses, for the Crew", items)
        self.section()
        self.pay = self.marks("pay", guards, "planned to be paid in this way", WAYS)
        self.section()
        self.pool = self.amount("pool", POOL, "what the plan makes", KINDS)
        self.holds = self.flag("plan_holds", "whether the plan is valid")
        self.has_kept = self.flag("has_kept", "whether a valid plan is kept")
        self.section()
        self.aim = self.choice("aim", guards, "the Defense aimed at, for the Crew")
        self.faces = self.choice("face", items, "the card staked on a face, for the Crew", FACES)
        self.coin = self.flag("coin", "whether the coin is in, for the Crew")
        self.section()
        self.amount("coins", 2, "re-rolls left")
        self.amount("attempts", MANY, "attempts to wing it so far")
        self.choice("ending", ENDINGS, "how it ended")
        self.choice("winner", SIDES, "the team that has won")
        self.end = self.together(4)
        self.kept = 8
        # Of both teams, what the captain may do and what the others may; one is being replaced.
        self.layouts.remembered = 5

    def write(self, w: Writer, s: OceansState, seat: Seat) -> None:
        phase = s.phase
        is_over = phase is OVER
        side = s.side(seat)
        at = self.phase_at[phase]
        if not w.has(WHEN, ((at << FEW | seat) << 1 | side) << FEW | s.round):
            self.when.put(w, at, seat, side, s.round)
        teams = (s.captain[CREW] << FEW | s.captain[STAFF]) << 1 | s.confirmed[CREW]
        teams = teams << 1 | s.confirmed[STAFF]
        # Most changes only with a phase or an attempt to wing it.
        stamp = s.opened << LOT | s.attempts
        # In the Heist drafts are of cards and plans only.
        is_same = s.round > 0 and w.stands((stamp << LOT | teams) << 1 | side)
        if is_same:
            w.stop(TEAMS)
        else:
            if not w.has_or_kept(TEAMS, teams, CAPTAINS):
                self.captains.put_all(w, s.captain)
                self.confirmed.put_all(w, [int(done) for done in s.confirmed])
                w.keep(teams, CAPTAINS)
            self.put_selection(w, s, side, is_over)
        self.put_items(w, s, side == CREW or is_over)
        if is_same and phase is not PREP:
            w.stop(DRAWN)
        else:
            self.put_laid(w, s, side == STAFF or is_over, side == CREW or is_over)
            if not w.has(STANDING, stamp):
                self.put_standing(w, s)
        is_planning = side == CREW and phase is ASSIGN
        self.put_plan(w, s, is_planning)
        self.put_attempt(w, s, side == CREW and phase is WING)
        won = winning_side(s)
        end = ((s.coins << LOT | s.attempts) << FEW | s.ending + 1) << FEW | won + 1
        if not w.has(ENDED, end):
            self.end.put(w, s.coins, s.attempts, s.ending, won)

    def put_selection(self, w: Writer, s: OceansState, side: int, is_over: bool) -> None:
        """Drafts are the own team's until they are final. [OH-33 OH-139]"""
        course = (s.alarms << LOT | s.target + 1) << 1 | s.has_target
        if not w.has_or_kept(COURSE, course, SO_FAR):
            self.course.put(w, s.alarms, s.options.alarm_limit, s.target, s.has_target)
            w.keep(course, SO_FAR)
        sees_target = is_over or (side == STAFF and s.phase is CHOOSE_TARGET)
        sees_situation = is_over or (side == CREW and s.phase is CHOOSE_SITUATION)
        target = s.target_draft if sees_target else NONE
        situation = s.situation_draft if sees_situation else NONE
        drafts = (s.situation + 1 << LOT | target + 1) << LOT | situation + 1
        if not w.has_or_kept(DRAFTS, drafts, DRAFTED):
            self.drafts.put(w, s.situation, target, situation)
            w.keep(drafts, DRAFTED)
        if not (side == STAFF or s.round or is_over):
            if not w.has(GLOBALS, NOTHING):
                self.globals.put_none(w)
        else:
            chosen: i64 = 0
            bit: i64 = 1
            for is_chosen in s.globals:
                if is_chosen:
                    chosen |= bit
                bit += bit
            if not w.has(GLOBALS, chosen):
                self.globals.put(w, chosen)
        left = s.money_left() if side == CREW or is_over else 0
        if not w.has(BUDGETED, left):
            self.money.put(w, s.options.budget // DOLLARS, left // DOLLARS)

    def put_items(self, w: Writer, s: OceansState, is_open: bool) -> None:
        """The Crew itself, and all after the end, know where each one is."""
        moved = s.where_at()
        # The Staff sees no edits.
        known = moved if is_open else moved >> LONG << LONG
        if is_open:
            self.amend_items(w, s, known)
        if not w.has_or_kept(ITEMS, known, is_open):
            self.write_items(w, s, is_open)
            w.keep(known, is_open)
        if not (is_open or (s.options.live_counts and s.round > 0)):
            if not w.has(COUNTED, s.hand_shown << LOT | s.crew_down):
                self.counts.put(w, s.hand_shown, s.crew_down)
        elif not w.has_or_kept(COUNTED, -1 - moved, COUNTS):  # no number of cards
            hand = down = 0
            for place in s.where:
                if place == HAND:
                    hand += 1
                elif place != SHOP and place in (PREP_DOWN, CRUNCH_DOWN):
                    down += 1
            self.counts.put(w, hand, down)
            w.keep(-1 - moved, COUNTS)

    def amend_items(self, w: Writer, s: OceansState, known: int) -> None:
        """Of a phase that goes on, say only where the cards are that were moved since."""
        was = w.kept_stamp(True)
        if was != known and was >> LONG == known >> LONG:
            items = s.moved[(was & FULL_LONG) - 1 :]
            codes = [self.code_of(s, item, True) for item in items]
            said = [self.item.gap(1) if code == NONE else self.item.one(code) for code in codes]
            w.amend(ITEMS, known, True, items, said)

    def write_items(self, w: Writer, s: OceansState, is_open: bool) -> None:
        known: list[int] = []
        codes: list[int] = []
        for item in range(len(s.where)):
            code = self.code_of(s, item, is_open)
            if code != NONE:
                known.append(item)
                codes.append(code)
        self.item.put_some(w, known, codes)

    def code_of(self, s: OceansState, item: int, is_open: bool) -> int:
        """What is said of a card; NONE if that is nothing."""
        place = s.where[item]
        if place == SHOP:
            return NONE
        if place == ACTIVE:
            i = s.active.index(item)
            return AT_WORK + (s.uses[item] * DIGITS + s.expended[i]) * 2 + s.early[i]
        if is_open or place >= GONE:
            return (place * DIGITS + s.uses[item]) * 2 + s.seen[item]
        return HELD + s.uses[item] if s.seen[item] else NONE

    def put_laid(self, w: Writer, s: OceansState, is_open: bool, sees_peeks: bool) -> None:
        """`is_open`: to the Staff itself, and to all after the end."""
        is_crunch = s.phase is CRUNCH
        if not w.has_or_kept(DRAWN, s.opened, OPEN):
            self.drawn.put_list(w, s.drawn)
            w.keep(s.opened, OPEN)
        if not is_open:
            if not w.has(LAID, NOTHING):
                self.laid.put_none(w)
        else:
            laid: i64 = 1
            for is_laid in s.laid:
                laid = laid << 1 | is_laid
            if not w.has(LAID, s.opened << LONG | laid):
                self.laid.put_list(w, s.laid_guards())
        down = self.count_down(s, is_open)
        if not w.has(LAYING, (s.quota << LOT | down) << LOT | len(s.peeked)):
            self.laying.put(w, s.quota, down, len(s.peeked))
        if not w.has(VAULT_DRAWN, s.opened):
            self.vault_drawn.put_list(w, s.vault_drawn)
        up = s.vault_up if is_open or is_crunch else NONE  # [OH-63]
        has_down = s.vault_down != NONE
        sees_down = is_open or (has_down and is_crunch and vault_lies_open(s))  # [OH-121 OH-122]
        vault_down = s.vault_down if sees_down else NONE
        if not w.has(VAULT, up + 1 << LOT | vault_down + 1):
            self.vault.put(w, up, vault_down)
        if not (sees_peeks and s.peeked):
            if not w.has(PEEKED, NOTHING):
                self.peeked.put_none(w)
        elif not w.has(PEEKED, s.opened + 1):
            self.peeked.put_list(w, s.peeked)

    def put_standing(self, w: Writer, s: OceansState) -> None:
        self.standing.put_list(w, s.standing)
        off = [s.standing[i] for i in range(len(s.standing)) if s.disabled[i]]
        self.disabled.put_list(w, off)
        self.decks.put(w, len(s.casino_deck), len(s.vault_deck))
        self.casino_discard.put_list(w, s.casino_discard)
        self.vault_discard.put_list(w, s.vault_discard)

    def count_down(self, s: OceansState, is_open: bool) -> int:
        if s.phase is not PREP or not (is_open or s.options.live_counts):
            return s.staff_down
        return laid_count(s) + (s.vault_down != NONE and not vault_lies_open(s))

    def put_plan(self, w: Writer, s: OceansState, is_known: bool) -> None:
        if not is_known:
            if not w.has(PLANNED, NOTHING):
                self.plan.put_none(w)
            if not w.has(PAID, NOTHING):
                self.pay.put_none(w)
            if not w.has(POOLED, NOTHING):
                self.pool.put_none(w)
                self.holds.put_none(w)
                self.has_kept.put_none(w)
            return
        planned = max(s.opened, s.planned_at) + 1 << LONG | len(s.planned)
        self.amend_plan(w, s, planned)
        if not w.has_or_kept(PLANNED, planned, PLAN):
            self.put_uses(w, s)
            w.keep(planned, PLAN)
        if not w.has(PAID, max(s.opened, s.pays_at) + 1):
            masks = [0] * len(WAYS)
            for i in range(len(s.standing)):
                if s.plan_pays[i] != NONE:
                    masks[s.plan_pays[i]] |= 1 << s.standing[i]
            self.pay.put_all(w, masks)
        if not w.has(POOLED, (planned << 1 | s.plan_holds) << 1 | s.has_kept):
            pool = pool_of(s, s.plan_uses)
            self.pool.put_all(w, [amount_of(pool, kind) for kind in range(len(KINDS))])
            self.holds.put(w, s.plan_holds)
            self.has_kept.put(w, s.has_kept)

    def amend_plan(self, w: Writer, s: OceansState, planned: int) -> None:
        """Of a plan that was not changed as a whole, say only what was."""
        was = w.kept_stamp(PLAN)
        if was != planned and was >> LONG == planned >> LONG:
            items = s.planned[was & FULL_LONG :]
            said = [self.plan.one(self.uses_of(s, s.active.index(item))) for item in items]
            w.amend(PLANNED, planned, PLAN, items, said)

    def put_uses(self, w: Writer, s: OceansState) -> None:
        active = sorted(s.active)
        self.plan.put_some(w, active, [self.uses_of(s, s.active.index(item)) for item in active])

    def uses_of(self, s: OceansState, i: int) -> int:
        """The planned uses of an active card, as the digits of one number."""
        n = 0
        for place in range((i + 1) * MOST_MAKES - 1, i * MOST_MAKES - 1, -1):
            n = n * DIGITS + s.plan_uses[place]
        return n

    def put_attempt(self, w: Writer, s: OceansState, is_known: bool) -> None:
        if not is_known:
            if not w.has(AIMED, NOTHING):
                self.aim.put_none(w)
                self.faces.put_none(w)
                self.coin.put_none(w)
        elif not w.has(AIMED, s.step + 1):
            self.aim.put(w, s.aim)
            self.faces.put_few(w, s.faces, NONE)
            self.coin.put(w, s.coin)
