"""Every field of the table, declared once, and what a position need not say."""

from typing import Any, Final

from hideout.engine.core import OVER
from hideout.engine.fields import (
    NOBODY_KNOWS,
    ByName,
    Field,
    FieldKind,
    Flag,
    Flags,
    Listed,
    Name,
    Number,
    a_seat,
    fixed,
    follows,
)
from hideout.engine.reader import BadData, Reader
from hideout.games.oceans_heist.actions import DIGITS, SHARES, WAYS
from hideout.games.oceans_heist.cards import SIDES
from hideout.games.oceans_heist.check import SELECTION, check, spent
from hideout.games.oceans_heist.check_heist import LAYING, face_down, hand_size
from hideout.games.oceans_heist.deck import MOST_MAKES, MOST_USES
from hideout.games.oceans_heist.heist import CRUNCH, PREP, REVEAL, WING
from hideout.games.oceans_heist.placing import peek
from hideout.games.oceans_heist.plan import (
    clear_plan,
    drop_kept_plan,
    judge_plan,
    shares_used,
    ways_paid,
)
from hideout.games.oceans_heist.rounds import (
    VAULT_DRAWN,
    coins_in_play,
    draw_casino,
    draw_count,
    modified_needs,
    quota,
)
from hideout.games.oceans_heist.selection import CHOOSE_TARGET, globals_chosen, mark_prices
from hideout.games.oceans_heist.state import (
    ACTIVE,
    CONCEDED,
    DIE,
    ENDINGS,
    GLOBALS_CHOSEN,
    GONE,
    IN_PLAY,
    LAST_ROUND,
    NONE,
    PLACES,
    SHOP,
    VAULT_ROUND,
    OceansState,
)
from hideout.games.oceans_heist.teams import TeamPhase

NO_CARD: Final = ("none", NONE)
MOST: Final = 1000  # of whatever is counted
THE_CREW: Final = "the Crew"
THE_STAFF: Final = "the Staff"


def items(s: OceansState) -> list[str]:
    return s.deck.items


def guards(s: OceansState) -> list[str]:
    return s.deck.guards


def active_items(s: OceansState) -> list[str]:
    return [s.deck.items[item] for item in s.active]


def drawn_guards(s: OceansState) -> list[str]:
    return [s.deck.guards[guard] for guard in s.drawn]


def standing_guards(s: OceansState) -> list[str]:
    return [s.deck.guards[guard] for guard in s.standing]


TARGET: Final = Name("Target", lambda s: s.deck.targets, [NO_CARD])
SITUATION: Final = Name("Situation", lambda s: s.deck.situations, [NO_CARD])
ITEMS: Final = Listed(Name("Equipment", items))
GUARD: Final = Name("Defense", guards, [NO_CARD])
GUARDS: Final = Listed(Name("Defense", guards))


class Equipment(FieldKind):
    """What lies where; the rest is in the shop, and what is active has a list of its own."""

    def __init__(self) -> None:
        self.places = [i for i in range(len(PLACES)) if i not in (SHOP, ACTIVE)]
        self.form = "table of Equipment: " + ", ".join(f"`{PLACES[i]}`" for i in self.places)

    def write(self, s: OceansState, value: Any) -> object:
        return {PLACES[place]: ITEMS.write(s, s.items_at(place)) for place in self.places}

    def read(self, s: OceansState, data: object, path: str, was: Any) -> Any:
        r = Reader(data, path)
        for place in self.places:
            if r.has(PLACES[place]):
                put(s, ITEMS.read(s, r.get(PLACES[place]), r.at(PLACES[place]), None), place)
        r.finish()
        return s.where


class Uses(ByName):
    """Uses left, where some are gone."""

    def write(self, s: OceansState, value: Any) -> object:
        deck = s.deck
        printed = [deck.uses[gear] for gear in deck.item_gear]
        return {deck.items[i]: n for i, n in enumerate(value) if n != printed[i]}


class OnTop(FieldKind):
    """The cards that are drawn next, the first of them first; the rest of the deck is as it was."""

    def __init__(self) -> None:
        self.form = GUARDS.form

    def read(self, s: OceansState, data: object, path: str, was: Any) -> Any:
        top = GUARDS.read(s, data, path, None)
        for guard in top:
            if guard not in was or top.count(guard) > 1:
                name = s.deck.guards[guard]
                raise BadData(f"{path}: {name} is not in that deck, or not twice.")
        return [guard for guard in was if guard not in top] + top[::-1]


class Plan(Field):
    """A draft of the assignment: the uses that are expended and the Defenses paid for."""

    def form(self) -> str:
        return "`expends` (a table of Equipment and shares) and `pays` (of Defenses and ways)"

    def write(self, s: OceansState) -> object:
        return {"expends": shares_used(s, s.plan_uses), "pays": ways_paid(s, s.plan_pays)}

    def put(self, s: OceansState, data: object, path: str) -> None:
        self.take(s, Reader(data, path))
        judge_plan(s)  # what is valid stands, unless another is said to

    def take(self, s: OceansState, r: Reader) -> None:
        clear_plan(s)
        expends, pays = r.table("expends"), r.table("pays")
        for i, item in enumerate(active_items(s)):
            for share in expends.names(item, SHARES) if expends.has(item) else []:
                s.plan_uses[i * MOST_MAKES + share // DIGITS] = share % DIGITS
        for i, guard in enumerate(standing_guards(s)):
            if pays.has(guard):
                ways = len(s.needs[s.defense(s.standing[i])])
                s.plan_pays[i] = pays.name(guard, WAYS[:ways])
        for part in (expends, pays, r):
            part.finish()


class KeptPlan(Plan):
    def write(self, s: OceansState) -> object:
        return {"expends": shares_used(s, s.kept_uses), "pays": ways_paid(s, s.kept_pays)}

    def put(self, s: OceansState, data: object, path: str) -> None:
        uses, pays, holds = s.plan_uses, s.plan_pays, s.plan_holds
        self.take(s, Reader(data, path))
        s.has_kept = True
        s.kept_uses, s.kept_pays = s.plan_uses, s.plan_pays
        s.plan_uses, s.plan_pays, s.plan_holds = uses, pays, holds


# What is not said follows from what is


def first_target(s: OceansState) -> int:
    return s.target if s.phase in (CHOOSE_TARGET, OVER) else 0


def set_prices(s: OceansState, r: Reader) -> None:
    mark_prices(s)


def put(s: OceansState, cards: list[int], place: int) -> None:
    for item in cards:
        if s.where[item] != SHOP:
            raise BadData(f"{s.deck.items[item]} lies in two places.")
        s.where[item] = place


def put_active(s: OceansState, r: Reader) -> None:
    put(s, s.active, ACTIVE)
    s.expended = [0] * len(s.active)


def open_cards(s: OceansState) -> list[bool]:
    return [place in (ACTIVE, GONE, IN_PLAY) for place in s.where]


def first_round(s: OceansState) -> int:
    return 0 if s.phase in SELECTION or s.phase is OVER else 1


def open_the_act(s: OceansState, r: Reader) -> None:
    """The rest can only be read of a table that is in one act."""
    if s.phase is not OVER and (s.round == 0) != (s.phase in SELECTION):
        raise BadData(f"The phase {s.phase.name} cannot be in round {s.round}.")
    if s.round and s.target == NONE:
        raise BadData("In the Heist act there is a Target.")
    while s.round and globals_chosen(s) < GLOBALS_CHOSEN:
        s.globals[s.rng.pick([i for i in range(len(s.globals)) if not s.globals[i]])] = True


def needs_by_now(s: OceansState) -> list[list[int]]:
    return modified_needs(s.deck, s.globals) if s.round else s.needs


def vault_laid(s: OceansState) -> list[int]:
    """What is laid has been drawn."""
    if s.phase not in LAYING or s.round != VAULT_ROUND:
        return []
    return [guard for guard in (s.vault_up, s.vault_down) if guard != NONE]


def lay_out(s: OceansState, r: Reader) -> None:
    """What must lie on the table because of what is said to."""
    if not s.round:
        if s.standing or s.drawn or s.vault_drawn or s.active:
            raise BadData("Before the Heist act nothing lies on the table.")
        return
    if s.phase in LAYING and r.has("laid") and not r.has("drawn"):
        s.drawn = GUARDS.read(s, r.get("laid"), r.at("laid"), None)
    if stands_unsaid(s, r.has("standing")):
        s.standing.append(s.deck.unique[s.target])


def stands_unsaid(s: OceansState, is_listed: bool) -> bool:
    """The Unique Defense stands where the rules have put it, even if nobody says so."""
    unique = s.deck.unique[s.target]
    if s.has_target or unique in s.standing or s.phase is OVER:
        return False
    if s.round == VAULT_ROUND:  # [OH-124]
        return s.phase is not REVEAL and (s.phase in (PREP, CRUNCH) or not is_listed)
    is_left = s.round == LAST_ROUND and s.deck.carries[s.defense(unique)]  # [OH-126]
    return is_left and not is_listed


def casino_left(s: OceansState) -> list[int]:
    return shuffled_rest(s, range(s.deck.first_vault)) if s.round else s.casino_deck


def vault_left(s: OceansState) -> list[int]:
    vault = range(s.deck.first_vault, s.deck.first_unique)
    return shuffled_rest(s, vault) if s.round else s.vault_deck


def shuffled_rest(s: OceansState, cards: range) -> list[int]:
    """Cards that no pile names are in the decks."""
    lying = s.casino_discard + s.vault_discard + s.drawn + s.vault_drawn + s.standing
    left = [guard for guard in cards if guard not in lying]
    s.rng.shuffle(left)
    return left


def draw_the_rest(s: OceansState, r: Reader) -> None:
    """Those to be drawn are drawn; with that the last round's extra cards are served."""
    if s.phase in LAYING:
        if not r.has("drawn"):
            draw_casino(s, draw_count(s) - len(s.drawn))
        s.next_draw = 0
        while is_short_of_vault(s) and not r.has("vault_drawn"):
            s.vault_drawn.append(s.vault_deck.pop())


def is_short_of_vault(s: OceansState) -> bool:
    return s.round == VAULT_ROUND and len(s.vault_drawn) < VAULT_DRAWN and len(s.vault_deck) > 0


def peeked_at(s: OceansState) -> list[int]:
    if s.phase is CRUNCH:
        peek(s)
    return s.peeked


def take_uses(s: OceansState, r: Reader) -> None:
    """What is expended in this round is gone, unless the uses are counted."""
    counted = r.table("uses") if r.has("uses") else Reader({})
    for i, item in enumerate(active_items(s)):
        if not counted.has(item):
            s.uses[s.active[i]] -= s.expended[i]


def no_plan(s: OceansState, r: Reader) -> None:
    clear_plan(s)
    drop_kept_plan(s)


def rounds_counted(s: OceansState) -> list[int]:
    is_counted = s.phase is OVER and s.ending != CONCEDED
    return [0] * (s.round if is_counted else max(0, s.round - 1))


def list_actions(s: OceansState, r: Reader) -> None:
    complaint = check(s)
    if complaint:
        raise BadData(f"This position is impossible: {complaint}")
    s.window, s.edits, s.menus = 0, [[], []], [[], []]
    phase = s.phase
    if isinstance(phase, TeamPhase):
        phase.list_edits(s)


def never(s: OceansState) -> bool:
    return False


# fmt: off
FIELDS: Final[tuple[Field, ...]] = (
    fixed("deck", "the cards in play"),
    fixed("options", "the options of the table"),
    fixed("even_side", "the team of the even seats"),
    fixed("masks", "the seats of each team"),
    Field("captains", Listed(a_seat(), len(SIDES), "team"), "the Crew's and the Staff's captain",
        at="captain", missing="the first of each"),
    Field("confirmed", Flags("sides", SIDES), "teams that have confirmed", missing="none"),
    Field("target_draft", TARGET, "the draft of a Target", missing="none", knows=THE_STAFF),
    Field("target", TARGET, "the Target", default=first_target,
        missing="the first, once it is chosen"),
    Field("situation_draft", SITUATION, "the draft of a Situation", missing="none",
        knows=THE_CREW),
    Field("situation", SITUATION, "the Situation", missing="none", then=set_prices),
    follows("prices", "what each card costs under the Situation"),
    follows("boosted", "which cards have the Situation's trait"),
    Field("globals", Flags("Global Defenses", lambda s: s.deck.globals),
        "Global Defenses chosen; a draft before the Heist act",
        missing="in the Heist act two drawn ones", knows="the Staff, then everybody"),
    Field("equipment", Equipment(), "what lies where", at="where", missing="all in the shop",
        knows="the Crew; what lies open everybody"),
    Field("active", ITEMS, "Equipment face up on the table", missing="none", then=put_active),
    Field("uses", Uses("Equipment", items, Number(0, MOST_USES), NONE),
        "uses left, where some are gone", missing="all that were not expended in this round"),
    Field("seen", Flags("Equipment", items), "what the Staff has seen", default=open_cards,
        missing="what lies open"),
    follows("spent", "what the Crew has paid", spent, THE_CREW),
    Field("round", Number(0, LAST_ROUND), "the round; 0 before the Heist act",
        default=first_round, missing="1 in the Heist act", then=open_the_act),
    follows("needs", "what each Defense needs, as the Globals have made it", needs_by_now),
    Field("has_target", Flag(), "whether the Crew has the Target", missing="false"),
    Field("alarms", Number(0, MOST), "alarms so far", missing="0"),
    Field("cancelled", Number(0, MOST), "alarms that were never raised", missing="0"),
    Field("next_draw", Number(0, MOST),
        "Defenses more that this round has earned; they count for what is drawn here",
        missing="0"),
    Field("casino_discard", GUARDS, "discarded Casino Defenses", missing="none"),
    Field("vault_discard", GUARDS, "discarded Vault Defenses", missing="none"),
    Field("drawn", GUARDS, "Casino Defenses drawn in this round",
        missing="drawn anew, what is laid included"),
    Field("vault_up", GUARD, "the Vault Defense laid face up", missing="none", knows=THE_STAFF),
    Field("vault_down", GUARD, "the one laid face down", missing="none", knows=THE_STAFF),
    Field("vault_drawn", GUARDS, "Vault Defenses drawn", default=vault_laid,
        missing="drawn anew, what is laid included"),
    Field("standing", GUARDS, "Defenses face up",
        missing="none, but the Unique Defense stands from Prep Time of round 4, Dye Packs in the "
        "Escape until the Cash is taken", then=lay_out),
    Field("casino_deck", GUARDS, "the Casino deck; the last card is drawn first",
        default=casino_left, missing="what lies nowhere else, shuffled", knows=NOBODY_KNOWS),
    Field("vault_deck", GUARDS, "the Vault deck; the last card is drawn first",
        default=vault_left, missing="what lies nowhere else, shuffled", knows=NOBODY_KNOWS),
    Field("casino_top", OnTop(), "the cards on top of the Casino deck, the one drawn first leading",
        at="casino_deck", missing="as they are", knows=NOBODY_KNOWS, when=never),
    Field("vault_top", OnTop(), "the same of the Vault deck", at="vault_deck",
        missing="as they are", knows=NOBODY_KNOWS, when=never, then=draw_the_rest),
    Field("laid", Flags("drawn Defenses", drawn_guards), "those of them that lie face down",
        default=lambda s: [False] * len(s.drawn), missing="none", knows=THE_STAFF),
    Field("quota", Number(0, MOST), "how many of them have to be laid",
        default=lambda s: quota(s) if s.drawn else s.quota, missing="follows from those drawn"),
    Field("peeked", GUARDS, "what the Crew was shown", default=peeked_at,
        missing="in Crunch Time what its opening cards show", knows=THE_CREW),
    Field("expended", ByName("active Equipment", active_items, Number(0, MOST_USES), 0),
        "uses expended in this round", missing="none", then=take_uses),
    Field("early", Flags("active Equipment", active_items), "what was placed in Prep Time",
        default=lambda s: [False] * len(s.active), missing="none"),
    Field("disabled", Flags("standing Defenses", standing_guards), "Defenses disabled",
        default=lambda s: [False] * len(s.standing), missing="none", then=no_plan),
    Plan("plan", None, "the draft of the assignment", at="plan_uses", missing="none",
        knows=THE_CREW),
    follows("plan_pays", "which Defenses it pays for", knows=THE_CREW),
    follows("plan_holds", "whether it is valid as a whole", knows=THE_CREW),
    KeptPlan("kept", None, "the last valid one", at="kept_uses", knows=THE_CREW,
        missing="the draft itself if it is valid and pays for something",
        when=lambda s: s.has_kept),
    follows("kept_pays", "which Defenses that one pays for", knows=THE_CREW),
    follows("has_kept", "whether there is one", knows=THE_CREW),
    Field("coins", Number(0, MOST), "coins left to roll again", default=coins_in_play,
        missing="all in play"),
    Field("hand_shown", Number(0, MOST), "cards in the hand, as the Staff knows it",
        default=lambda s: hand_size(s) if s.round else 0, missing="follows from the cards"),
    Field("crew_down", Number(0, MOST), "the Crew's cards face down, as the Staff knows it",
        default=lambda s: face_down(s)[0], missing="follows from the cards"),
    Field("staff_down", Number(0, MOST), "Defenses face down, as the Crew knows it",
        default=lambda s: face_down(s)[1], missing="follows from the cards"),
    Field("aim", GUARD, "winging it: the Defense aimed at", missing="none", knows=THE_CREW),
    Field("faces", Listed(Name("Equipment", items, [NO_CARD]), DIE, "number of the die"),
        "the Equipment on each face of the die", missing="none", knows=THE_CREW),
    Field("coin", Flag(), "whether the coin is used", missing="false", knows=THE_CREW),
    Field("attempt_step", Number(0, lambda s: s.step), "the step of the last attempt",
        default=lambda s: s.opened if s.phase is WING else s.attempt_step,
        missing="when Wing It began"),
    Field("ending", Name("ending", ENDINGS, [NO_CARD]), "how the game ended", missing="none"),
    Field("conceding", Name("side", SIDES, [NO_CARD]), "the team that gave up", missing="none"),
    Field("attempts", Number(0, MOST), "attempts to wing it so far", missing="0"),
    Field("left_standing", Listed(Number(0, MOST)), "Defenses left standing, by round",
        default=rounds_counted, missing="0 in each finished round"),
    Field("escape_alarms", Number(NONE, MOST),
        "the alarms with which the Escape began; -1 before it",
        default=lambda s: s.alarms if s.round == LAST_ROUND else s.escape_alarms,
        missing="in the Escape all of them"),
    follows("edits", "what each team may do to its draft"),
    follows("menus", "what each captain may do"),
    Field("", None, "milliseconds of this phase's clock", at="window", then=list_actions),
)
# fmt: on
