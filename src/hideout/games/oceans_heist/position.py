"""The fields of a position, and what makes one impossible."""

from hideout.engine.core import OVER
from hideout.engine.notation import seat_name
from hideout.engine.reader import BadData, Reader
from hideout.games.oceans_heist.actions import DIGITS, SHARES, WAYS
from hideout.games.oceans_heist.check import check
from hideout.games.oceans_heist.deck import MOST_MAKES, MOST_USES
from hideout.games.oceans_heist.heist import CRUNCH, PREP, REVEAL, WING
from hideout.games.oceans_heist.placing import laid_count, peek
from hideout.games.oceans_heist.plan import clear_plan, drop_kept_plan, judge_plan
from hideout.games.oceans_heist.rounds import (
    VAULT_DRAWN,
    coins_in_play,
    draw_casino,
    draw_count,
    modified_needs,
    quota,
    vault_lies_open,
)
from hideout.games.oceans_heist.selection import (
    CHOOSE_SITUATION,
    CHOOSE_TARGET,
    PREPARE,
    globals_chosen,
    mark_prices,
)
from hideout.games.oceans_heist.state import (
    ACTIVE,
    CONCEDED,
    CREW,
    CRUNCH_DOWN,
    DIE,
    ENDINGS,
    GLOBALS_CHOSEN,
    GONE,
    HAND,
    IN_PLAY,
    LAST_ROUND,
    NONE,
    PLACES,
    PREP_DOWN,
    SHOP,
    SIDES,
    STAFF,
    VAULT_ROUND,
    OceansState,
)
from hideout.games.oceans_heist.teams import TeamPhase

NOTHING = "none"
SELECTION = (CHOOSE_TARGET, CHOOSE_SITUATION, PREPARE)


def write(s: OceansState) -> dict[str, object]:
    deck = s.deck
    items, guards = deck.items, deck.guards
    data: dict[str, object] = {
        "captains": [seat_name(seat) for seat in s.captain],
        "confirmed": [SIDES[side] for side in (CREW, STAFF) if s.confirmed[side]],
        "target_draft": _name(deck.targets, s.target_draft),
        "target": _name(deck.targets, s.target),
        "situation_draft": _name(deck.situations, s.situation_draft),
        "situation": _name(deck.situations, s.situation),
        "globals": [deck.globals[i] for i in range(len(s.globals)) if s.globals[i]],
        "equipment": {
            PLACES[place]: [items[item] for item in s.items_at(place)]
            for place in range(len(PLACES))
            if place not in (SHOP, ACTIVE)
        },
        "active": [items[item] for item in s.active],
        "uses": {
            items[i]: s.uses[i]
            for i in range(len(items))
            if s.uses[i] != deck.uses[deck.item_gear[i]]
        },
        "seen": [items[i] for i in range(len(items)) if s.seen[i]],
        "round": s.round,
        "alarms": s.alarms,
        "cancelled": s.cancelled,
        "next_draw": s.next_draw,
        "coins": s.coins,
        "has_target": s.has_target,
    }
    for key, pile in _piles(s).items():
        data[key] = [guards[guard] for guard in pile]
    data.update(_write_round(s))
    return data


def _piles(s: OceansState) -> dict[str, list[int]]:
    return {
        "casino_deck": s.casino_deck,
        "casino_discard": s.casino_discard,
        "vault_deck": s.vault_deck,
        "vault_discard": s.vault_discard,
        "drawn": s.drawn,
        "vault_drawn": s.vault_drawn,
        "peeked": s.peeked,
        "standing": s.standing,
    }


def _write_round(s: OceansState) -> dict[str, object]:
    items, guards = s.deck.items, s.deck.guards
    data: dict[str, object] = {
        "laid": [guards[guard] for guard in s.laid_guards()],
        "quota": s.quota,
        "vault_up": _name(guards, s.vault_up),
        "vault_down": _name(guards, s.vault_down),
        "hand_shown": s.hand_shown,
        "crew_down": s.crew_down,
        "staff_down": s.staff_down,
        "expended": {
            items[s.active[i]]: s.expended[i] for i in range(len(s.active)) if s.expended[i]
        },
        "early": [items[s.active[i]] for i in range(len(s.active)) if s.early[i]],
        "disabled": [guards[s.standing[i]] for i in range(len(s.standing)) if s.disabled[i]],
        "plan": _write_plan(s, s.plan_uses, s.plan_pays),
        "aim": _name(guards, s.aim),
        "faces": [_name(items, item) for item in s.faces],
        "coin": s.coin,
        "attempt_step": s.attempt_step,
        "ending": NOTHING if s.ending == NONE else ENDINGS[s.ending],
        "conceding": NOTHING if s.conceding == NONE else SIDES[s.conceding],
        "attempts": s.attempts,
        "left_standing": s.left_standing[:],
        "escape_alarms": s.escape_alarms,
    }
    if s.has_kept:
        data["kept"] = _write_plan(s, s.kept_uses, s.kept_pays)
    return data


def _write_plan(s: OceansState, uses: list[int], pays: list[int]) -> dict[str, object]:
    expends: dict[str, object] = {}
    for place in range(len(uses)):
        if uses[place]:
            item = s.deck.items[s.active[place // MOST_MAKES]]
            share = SHARES[place % MOST_MAKES * DIGITS + uses[place]]
            found = expends.get(item)
            expends[item] = [*found, share] if isinstance(found, list) else [share]
    return {
        "expends": expends,
        "pays": {
            s.deck.guards[s.standing[i]]: WAYS[pays[i]] for i in range(len(pays)) if pays[i] != NONE
        },
    }


def _name(names: list[str], index: int) -> str:
    return NOTHING if index == NONE else names[index]


def _index(r: Reader, key: str, names: list[str]) -> int:
    found = r.name(key, [*names, NOTHING])
    return NONE if found == len(names) else found


# Reading: what is not said follows from what is


def read(s: OceansState, r: Reader) -> None:
    _read_selection(s, r)
    _read_equipment(s, r)
    if r.has("round"):
        s.round = r.number("round", 0, LAST_ROUND)
    elif s.phase not in SELECTION and s.phase is not OVER:
        s.round = 1
    _check_act(s)
    if r.has("has_target"):
        s.has_target = r.flag("has_target")
    if s.round:
        _deal_globals(s)
        s.needs = modified_needs(s.deck, s.globals)
    _read_alarms(s, r)
    _read_piles(s, r)
    _deal_decks(s, r)
    _read_placement(s, r)
    _read_active(s, r)
    s.coins = coins_in_play(s)
    _count_cards(s)
    _read_numbers(s, r)
    _read_attempt(s, r)
    _read_end(s, r)
    complaint = check(s)
    if complaint:
        raise BadData(f"This position is impossible: {complaint}")
    phase = s.phase
    if isinstance(phase, TeamPhase):
        phase.list_edits(s)
    else:
        s.window = 0
        s.edits = [[], []]
        s.menus = [[], []]


def _check_act(s: OceansState) -> None:
    """The rest can only be read of a table that is in one act."""
    if s.phase is not OVER and (s.round == 0) != (s.phase in SELECTION):
        raise BadData(f"The phase {s.phase.name} cannot be in round {s.round}.")
    if s.round and s.target == NONE:
        raise BadData("In the Heist act there is a Target.")


def _read_selection(s: OceansState, r: Reader) -> None:
    deck = s.deck
    if r.has("captains"):
        seats = [seat_name(seat) for seat in range(s.seats)]
        s.captain = r.names("captains", seats)
        if len(s.captain) != len(SIDES):
            raise BadData("captains must name two seats, the Crew's and the Staff's.")
    if r.has("confirmed"):
        confirmed = r.names("confirmed", SIDES)
        s.confirmed = [side in confirmed for side in (CREW, STAFF)]
    if r.has("target_draft"):
        s.target_draft = _index(r, "target_draft", deck.targets)
    if s.phase is not CHOOSE_TARGET and s.phase is not OVER:
        s.target = 0
    if r.has("target"):
        s.target = _index(r, "target", deck.targets)
    if r.has("situation_draft"):
        s.situation_draft = _index(r, "situation_draft", deck.situations)
    if r.has("situation"):
        s.situation = _index(r, "situation", deck.situations)
    mark_prices(s)
    if r.has("globals"):
        chosen = r.names("globals", deck.globals)
        s.globals = [i in chosen for i in range(len(deck.globals))]


def _read_equipment(s: OceansState, r: Reader) -> None:
    items = s.deck.items
    if r.has("equipment"):
        places = r.table("equipment")
        for place in range(len(PLACES)):
            if place not in (SHOP, ACTIVE) and places.has(PLACES[place]):
                for item in places.names(PLACES[place], items):
                    _put(s, item, place)
        places.finish()
    if r.has("active"):
        s.active = r.names("active", items)
        for item in s.active:
            _put(s, item, ACTIVE)
    if r.has("uses"):
        uses = r.table("uses")
        for item in range(len(items)):
            if uses.has(items[item]):
                s.uses[item] = uses.number(items[item], 0, s.deck.uses[s.deck.item_gear[item]])
        uses.finish()
    shown = (ACTIVE, GONE, IN_PLAY)
    s.seen = [s.where[item] in shown for item in range(len(items))]
    if r.has("seen"):
        seen = r.names("seen", items)
        s.seen = [item in seen for item in range(len(items))]
    s.spent = sum(s.prices[item] for item in range(len(items)) if s.where[item] != SHOP)


def _put(s: OceansState, item: int, place: int) -> None:
    if s.where[item] != SHOP:
        raise BadData(f"{s.deck.items[item]} lies in two places.")
    s.where[item] = place


def _deal_globals(s: OceansState) -> None:
    while globals_chosen(s) < GLOBALS_CHOSEN:
        s.globals[s.rng.pick([i for i in range(len(s.globals)) if not s.globals[i]])] = True


def _read_piles(s: OceansState, r: Reader) -> None:
    """What lies somewhere by name, and what must lie there because of it."""
    guards = s.deck.guards
    for key, pile in _piles(s).items():
        if r.has(key):
            pile[:] = r.names(key, guards)
    if r.has("vault_up"):
        s.vault_up = _index(r, "vault_up", guards)
    if r.has("vault_down"):
        s.vault_down = _index(r, "vault_down", guards)
    if not s.round:
        if s.standing or s.drawn or s.vault_drawn or s.active:
            raise BadData("Before the Heist act nothing lies on the table.")
        return
    if s.phase in (REVEAL, PREP, CRUNCH):  # what is laid has been drawn
        if not r.has("drawn") and r.has("laid"):
            s.drawn = r.names("laid", guards)
        if not r.has("vault_drawn") and s.round == VAULT_ROUND:
            s.vault_drawn = [guard for guard in (s.vault_up, s.vault_down) if guard != NONE]
    _stand_unique(s, r.has("standing"))


def _stand_unique(s: OceansState, is_listed: bool) -> None:
    """The Unique Defense stands where the rules have put it, also if nobody says so."""
    unique = s.deck.unique[s.target]
    if s.has_target or unique in s.standing:
        return
    is_over = s.phase is REVEAL or s.phase is OVER
    is_placed = s.round == VAULT_ROUND and not is_over  # [OH-124]
    is_left = s.round == LAST_ROUND and s.deck.carries[s.defense(unique)]  # [OH-126]
    is_laying = s.phase in (PREP, CRUNCH)
    if (is_placed and (is_laying or not is_listed)) or (
        is_left and not is_listed and s.phase is not OVER
    ):
        s.standing.append(unique)


def _deal_decks(s: OceansState, r: Reader) -> None:
    """Cards that no pile names are in the decks, shuffled."""
    if not s.round:
        return
    deck = s.deck
    lying = s.casino_discard + s.vault_discard + s.drawn + s.vault_drawn + s.standing
    if not r.has("casino_deck"):
        s.casino_deck = [guard for guard in range(deck.first_vault) if guard not in lying]
        s.rng.shuffle(s.casino_deck)
    if not r.has("vault_deck"):
        vault = range(deck.first_vault, deck.first_unique)
        s.vault_deck = [guard for guard in vault if guard not in lying]
        s.rng.shuffle(s.vault_deck)
    _lay_on_top(s.casino_deck, "casino_top", s, r)
    _lay_on_top(s.vault_deck, "vault_top", s, r)


def _lay_on_top(pile: list[int], key: str, s: OceansState, r: Reader) -> None:
    """The cards drawn next, the first of them first; the rest of the deck is as it was."""
    top = r.names(key, s.deck.guards) if r.has(key) else []
    for guard in reversed(top):
        if guard not in pile or top.count(guard) > 1:
            raise BadData(f"{r.at(key)}: {s.deck.guards[guard]} is not in that deck, or not twice.")
        pile.remove(guard)
        pile.append(guard)


def _read_placement(s: OceansState, r: Reader) -> None:
    """Those to be drawn are drawn; with that the last round's extra cards are served."""
    if s.phase in (REVEAL, PREP, CRUNCH):
        if not r.has("drawn"):
            draw_casino(s, draw_count(s) - len(s.drawn))
        s.next_draw = 0
        if not r.has("vault_drawn") and s.round == VAULT_ROUND:
            while s.vault_deck and len(s.vault_drawn) < VAULT_DRAWN:
                s.vault_drawn.append(s.vault_deck.pop())
    laid = r.names("laid", s.deck.guards) if r.has("laid") else []
    s.laid = [guard in laid for guard in s.drawn]
    if len(laid) != laid_count(s):
        raise BadData("laid must name drawn Defenses, each once.")
    if s.drawn:
        s.quota = quota(s)
    if s.phase is CRUNCH and not r.has("peeked"):
        peek(s)


def _read_active(s: OceansState, r: Reader) -> None:
    items, guards = s.deck.items, s.deck.guards
    s.expended = [0] * len(s.active)
    s.early = [False] * len(s.active)
    counted = r.table("uses") if r.has("uses") else None
    if r.has("expended"):
        expended = r.table("expended")
        for i in range(len(s.active)):
            item = s.active[i]
            if expended.has(items[item]):
                s.expended[i] = expended.number(items[item], 0, MOST_USES)
                if counted is None or not counted.has(items[item]):
                    s.uses[item] -= s.expended[i]
        expended.finish()
    early = r.names("early", items) if r.has("early") else []
    s.early = [item in early for item in s.active]
    if any(item not in s.active for item in early):
        raise BadData("early must name active Equipment.")
    disabled = r.names("disabled", guards) if r.has("disabled") else []
    s.disabled = [guard in disabled for guard in s.standing]
    if any(guard not in s.standing for guard in disabled):
        raise BadData("disabled must name standing Defenses.")
    clear_plan(s)
    drop_kept_plan(s)
    if r.has("plan"):
        _read_plan(s, r.table("plan"), s.plan_uses, s.plan_pays)
        judge_plan(s)  # what is valid stands, unless another is said to
    if r.has("kept"):
        s.has_kept = True
        s.kept_uses = [0] * len(s.plan_uses)
        s.kept_pays = [NONE] * len(s.plan_pays)
        _read_plan(s, r.table("kept"), s.kept_uses, s.kept_pays)


def _read_plan(s: OceansState, r: Reader, uses: list[int], pays: list[int]) -> None:
    expends = r.table("expends")
    for i in range(len(s.active)):
        item = s.deck.items[s.active[i]]
        for share in expends.names(item, SHARES) if expends.has(item) else []:
            uses[i * MOST_MAKES + share // DIGITS] = share % DIGITS
    paid = r.table("pays")
    for i in range(len(s.standing)):
        guard = s.deck.guards[s.standing[i]]
        if paid.has(guard):
            pays[i] = paid.name(guard, WAYS[: len(s.needs[s.defense(s.standing[i])])])
    for part in (expends, paid, r):
        part.finish()


def _count_cards(s: OceansState) -> None:
    """What the other team knows of the numbers at such a moment."""
    s.hand_shown = s.count_at(HAND) if s.round else 0
    if s.phase is PREP:
        s.hand_shown += s.count_at(PREP_DOWN)
    elif s.phase is CRUNCH:
        s.hand_shown += s.count_at(CRUNCH_DOWN)
        s.crew_down = s.count_at(PREP_DOWN)
        s.staff_down = laid_count(s) + (s.vault_down != NONE and not vault_lies_open(s))


def _read_alarms(s: OceansState, r: Reader) -> None:
    if r.has("alarms"):
        s.alarms = r.number("alarms", 0, 1000)
    if r.has("cancelled"):
        s.cancelled = r.number("cancelled", 0, 1000)
    if r.has("next_draw"):
        s.next_draw = r.number("next_draw", 0, 1000)


def _read_numbers(s: OceansState, r: Reader) -> None:
    if r.has("coins"):
        s.coins = r.number("coins", 0, 1000)
    if r.has("quota"):
        s.quota = r.number("quota", 0, 1000)
    if r.has("hand_shown"):
        s.hand_shown = r.number("hand_shown", 0, 1000)
    if r.has("crew_down"):
        s.crew_down = r.number("crew_down", 0, 1000)
    if r.has("staff_down"):
        s.staff_down = r.number("staff_down", 0, 1000)


def _read_attempt(s: OceansState, r: Reader) -> None:
    if r.has("aim"):
        s.aim = _index(r, "aim", s.deck.guards)
    if r.has("faces"):
        s.faces = [
            NONE if item == len(s.deck.items) else item
            for item in r.names("faces", [*s.deck.items, NOTHING])
        ]
        if len(s.faces) != DIE:
            raise BadData(f"faces must have {DIE} entries, one a number of the die.")
    if r.has("coin"):
        s.coin = r.flag("coin")
    if s.phase is WING:
        s.attempt_step = s.opened
    if r.has("attempt_step"):
        s.attempt_step = r.number("attempt_step", 0, s.step)


def _read_end(s: OceansState, r: Reader) -> None:
    if r.has("ending"):
        s.ending = _index(r, "ending", list(ENDINGS))
    if r.has("conceding"):
        s.conceding = _index(r, "conceding", list(SIDES))
    if r.has("attempts"):
        s.attempts = r.number("attempts", 0, 1000)
    is_counted = s.phase is OVER and s.ending != CONCEDED
    s.left_standing = [0] * (s.round if is_counted else max(0, s.round - 1))
    if r.has("left_standing"):
        s.left_standing = r.numbers("left_standing", 0, 1000)
    if s.round == LAST_ROUND:
        s.escape_alarms = s.alarms
    if r.has("escape_alarms"):
        s.escape_alarms = r.number("escape_alarms", NONE, 1000)
