"""What a seat sees, as numbers: what `view` shows, without prices and bills.

Those follow from the cards, the Situation and the Global Defenses.
"""

from collections.abc import Mapping
from typing import Any, Final

from hideout.engine.core import OVER, Phase, Seat
from hideout.engine.notation import Notation
from hideout.engine.observe import Observer, Writer, one_hot
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

# Sections, which change only with a phase or an attempt to wing it. Items: of the Staff, then as
# everything lies open; while cards are bought and placed they are written anew.
ITEMS: Final = 0
STANDING: Final = 2
SECTIONS: Final = 3
ATTEMPTS: Final = 1 << 10  # more than any phase has


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
        self.choice("phase", list(phases), "the phase")
        self.who("seat", "whose observation this is")
        self.choice("side", SIDES, "the own team")
        self.amount("round", LAST_ROUND, "the round of the Heist; 0 before")
        self.when = self.together(4)
        self.captains = self.who("captain", "who is captain", SIDES)
        self.confirmed = self.flag("confirmed", "whether the captain has confirmed", SIDES)
        self.amount("alarms", ALARMS, "alarms raised")
        self.amount("alarm_limit", ALARMS, "alarms the Crew survives")
        self.choice("target", deck.targets, "the Target")
        self.flag("has_target", "whether the Crew has it")
        self.course = self.together(4)
        self.choice("situation", deck.situations, "the Situation")
        self.choice("target_draft", deck.targets, "the own team's draft")
        self.choice("situation_draft", deck.situations, "likewise")
        self.drafts = self.together(3)
        self.globals = self.marks("globals", deck.globals, "Global Defenses, if known")
        self.amount("budget", BUDGET, f"what the Crew may spend, in units of {DOLLARS}")
        self.amount("money_left", BUDGET, "what is left of that, for the Crew")
        self.money = self.together(2)
        self.item = self.codes(
            "item", COLUMNS, item_rows(), "an Equipment card as far as it is known: where it is, "
            "its uses left, whether the Staff has seen it, uses expended, placed early", items,
        )  # fmt: skip
        self.amount("hand_count", MANY, "cards in the Crew's hand")
        self.amount("crew_down", MANY, "cards of the Crew that lie face down")
        self.counts = self.together(2)
        self.drawn = self.marks("drawn", guards, "Defenses drawn this round")
        self.laid = self.marks("laid", guards, "those laid face down, for the Staff")
        self.amount("quota", MANY, "how many are to be laid")
        self.amount("staff_down", MANY, "Defenses that lie face down")
        self.amount("peeks", MANY, "how many the Crew was shown")
        self.laying = self.together(3)
        self.vault_drawn = self.marks("vault_drawn", guards, "Vault Defenses drawn")
        self.choice("vault_up", guards, "the one to lie face up, if known")
        self.choice("vault_down", guards, "the one face down, if known")
        self.vault = self.together(2)
        self.peeked = self.marks("peeked", guards, "what the Crew was shown, for the Crew")
        self.standing = self.marks("standing", guards, "Active Defenses")
        self.disabled = self.marks("disabled", guards, "those of them that are disabled")
        self.amount("casino_deck", len(guards), "cards in the Casino deck")
        self.amount("vault_deck", MANY, "cards in the Vault deck")
        self.decks = self.together(2)
        self.casino_discard = self.marks("casino_discard", guards, "Casino Defenses discarded")
        self.vault_discard = self.marks("vault_discard", guards, "Vault Defenses discarded")
        makes = ["a", "b", "c", "d"]
        self.plan = self.codes("plan", makes, plan_rows(), "planned uses, for the Crew", items)
        self.pay = self.marks("pay", guards, "planned to be paid in this way", WAYS)
        self.pool = self.amount("pool", POOL, "what the plan makes", KINDS)
        self.holds = self.flag("plan_holds", "whether the plan is valid")
        self.has_kept = self.flag("has_kept", "whether a valid plan is kept")
        self.aim = self.choice("aim", guards, "the Defense aimed at, for the Crew")
        self.faces = self.choice("face", items, "the card staked on a face, for the Crew", FACES)
        self.coin = self.flag("coin", "whether the coin is in, for the Crew")
        self.amount("coins", 2, "re-rolls left")
        self.amount("attempts", MANY, "attempts to wing it so far")
        self.choice("ending", ENDINGS, "how it ended")
        self.choice("winner", SIDES, "the team that has won")
        self.end = self.together(4)
        self.sections = SECTIONS

    def write(self, w: Writer, s: OceansState, seat: Seat) -> None:
        is_over = s.phase is OVER
        side = s.side(seat)
        self.when.put(w, self.phase_at[s.phase], seat, side, s.round)
        self.captains.put_all(w, s.captain)
        self.confirmed.put_all(w, [int(done) for done in s.confirmed])
        self.put_selection(w, s, side, is_over)
        stamp = s.opened * ATTEMPTS + s.attempts
        is_open = side == CREW or is_over
        if not (s.phase is ASSIGN or s.phase is WING):
            self.put_items(w, s, is_open)
        elif not w.has(ITEMS + is_open, stamp):
            self.put_items(w, s, is_open)
            w.keep(ITEMS + is_open, stamp)
        self.put_laid(w, s, side == STAFF or is_over, is_open)
        if not w.has(STANDING, stamp):
            self.put_standing(w, s)
            w.keep(STANDING, stamp)
        self.put_plan(w, s, side == CREW and s.phase is ASSIGN)
        self.put_attempt(w, s, side == CREW and s.phase is WING)
        self.end.put(w, s.coins, s.attempts, s.ending, winning_side(s))

    def put_selection(self, w: Writer, s: OceansState, side: int, is_over: bool) -> None:
        """Drafts are the own team's until they are final. [OH-33 OH-139]"""
        self.course.put(w, s.alarms, s.options.alarm_limit, s.target, s.has_target)
        sees_target = is_over or (side == STAFF and s.phase is CHOOSE_TARGET)
        sees_situation = is_over or (side == CREW and s.phase is CHOOSE_SITUATION)
        target = s.target_draft if sees_target else NONE
        self.drafts.put(w, s.situation, target, s.situation_draft if sees_situation else NONE)
        if side == STAFF or s.round or is_over:
            self.globals.put_list(w, [i for i in range(len(s.globals)) if s.globals[i]])
        else:
            self.globals.put_none(w)
        left = s.money_left() if side == CREW or is_over else 0
        self.money.put(w, s.options.budget // DOLLARS, left // DOLLARS)

    def put_items(self, w: Writer, s: OceansState, is_open: bool) -> None:
        """`is_open`: to the Crew itself, and to all after the end."""
        where, uses, seen = s.where, s.uses, s.seen
        known: list[int] = []
        codes: list[int] = []
        hand = down = 0
        for item in range(len(where)):
            place = where[item]
            if place == SHOP:
                continue
            if place == HAND:
                hand += 1
            elif place in (PREP_DOWN, CRUNCH_DOWN):
                down += 1
            if place == ACTIVE:
                i = s.active.index(item)
                code = AT_WORK + (uses[item] * DIGITS + s.expended[i]) * 2 + s.early[i]
            elif is_open or place >= GONE:
                code = (place * DIGITS + uses[item]) * 2 + seen[item]
            elif seen[item]:
                code = HELD + uses[item]
            else:
                continue
            known.append(item)
            codes.append(code)
        self.item.put_some(w, known, codes)
        shows_live = is_open or (s.options.live_counts and s.round > 0)
        if shows_live:
            self.counts.put(w, hand, down)
        else:
            self.counts.put(w, s.hand_shown, s.crew_down)

    def put_laid(self, w: Writer, s: OceansState, is_open: bool, sees_peeks: bool) -> None:
        """`is_open`: to the Staff itself, and to all after the end."""
        is_crunch = s.phase is CRUNCH
        self.drawn.put_list(w, s.drawn)
        if is_open:
            self.laid.put_list(w, s.laid_guards())
        else:
            self.laid.put_none(w)
        self.laying.put(w, s.quota, self.count_down(s, is_open), len(s.peeked))
        self.vault_drawn.put_list(w, s.vault_drawn)
        up = s.vault_up if is_open or is_crunch else NONE  # [OH-63]
        sees_down = is_open or (is_crunch and vault_lies_open(s))  # [OH-121 OH-122]
        self.vault.put(w, up, s.vault_down if sees_down else NONE)
        if sees_peeks:
            self.peeked.put_list(w, s.peeked)
        else:
            self.peeked.put_none(w)

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
            self.plan.put_none(w)
            self.pay.put_none(w)
            self.pool.put_none(w)
            self.holds.put_none(w)
            self.has_kept.put_none(w)
            return
        active = sorted(s.active)
        uses: list[int] = []
        for item in active:
            first = s.active.index(item) * MOST_MAKES
            n = 0
            for make in range(MOST_MAKES - 1, -1, -1):
                n = n * DIGITS + s.plan_uses[first + make]
            uses.append(n)
        self.plan.put_some(w, active, uses)
        masks = [0] * len(WAYS)
        for i in range(len(s.standing)):
            if s.plan_pays[i] != NONE:
                masks[s.plan_pays[i]] |= 1 << s.standing[i]
        self.pay.put_all(w, masks)
        pool = pool_of(s, s.plan_uses)
        self.pool.put_all(w, [amount_of(pool, kind) for kind in range(len(KINDS))])
        self.holds.put(w, s.plan_holds)
        self.has_kept.put(w, s.has_kept)

    def put_attempt(self, w: Writer, s: OceansState, is_known: bool) -> None:
        if is_known:
            self.aim.put(w, s.aim)
            self.faces.put_all(w, s.faces)
            self.coin.put(w, s.coin)
        else:
            self.aim.put_none(w)
            self.faces.put_none(w)
            self.coin.put_none(w)
