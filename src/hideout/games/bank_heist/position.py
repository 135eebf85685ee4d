"""A table from a position.

A hand-written position names what matters; the rest is dealt around it, and a window that only
makes sense inside another finds its callers by itself.
"""

from typing import Any, Final

from hideout.engine.core import TABLE, Phase, Seat
from hideout.engine.reader import BadData, Reader
from hideout.games.bank_heist.actions import CLAIM_VERBS, SEATS
from hideout.games.bank_heist.attacks import (
    ACCEPTED,
    AIMED,
    ANSWERED,
    ANSWERS,
    ATTACK_IDS,
    AVOIDED,
    FOLLOW_UP,
    NO_ANSWER,
    PARTS,
    PROCEDURE,
    SETTLED,
    SIDE_NAMED,
)
from hideout.games.bank_heist.cards import (
    AGENT,
    ALARM_IDS,
    ANYBODY,
    BAGS_WANTED,
    CASH_BAG,
    DEALT,
    GUILTY_CONSCIENCE,
    IDENTITY_IDS,
    KINDS,
    VAULT_IDS,
    ZIP_TIE,
)
from hideout.games.bank_heist.endings import ENDING_IDS
from hideout.games.bank_heist.getaway import ACTION, EXTRA_SHOT, SLOT_END
from hideout.games.bank_heist.hands import count, pile_of
from hideout.games.bank_heist.knowledge import (
    first_sizes,
    known_cards,
    possible_identities,
    rest_of,
)
from hideout.games.bank_heist.robbery import ROBBERY
from hideout.games.bank_heist.state import (
    ALARM,
    BY_ALL,
    CRACK,
    DISCARD,
    GETAWAY,
    NO_CARD,
    NOBODY,
    PARTNERS,
    SHOT,
    SHOWDOWN,
    SHUFFLED,
    SILENT,
    STAGES,
    TURN_OVER,
    UNKNOWN,
    VAULT,
    VAULT_PART,
    Attack,
    HeistState,
)
from hideout.games.bank_heist.written import NONE, PART_NAMES, PLACE_NAMES, SEAT_NAMES

CARDS_OR_NONE: Final = [*VAULT_IDS, NONE]
ALARM_OR_NONE: Final = [*ALARM_IDS, NONE]
MOVED: Final = [*VAULT_IDS, "unknown"]
ROBBERY_WINDOWS: Final = (
    "pass-card",
    "receive",
    "dye",
    "alarm-target",
    "search",
    "give",
    "vault",
    "swap",
    "attribute",
)
# Windows of an attack, and how far it has come in each of them.
ATTACK_WINDOWS: Final = {
    "shotgun-side": SIDE_NAMED,
    "shotgun-cost": AIMED,
    "answer": ANSWERED,
    "follow-up": SETTLED,
    "loot": SETTLED,
}


def read(s: HeistState, r: Reader) -> None:
    _read_stage(s, r)
    _read_identities(s, r)
    _read_race(s, r)
    _read_turn(s, r)
    _read_standing(s, r)
    _read_attacks(s, r)
    _read_vault(s, r)
    _read_alarm(s, r)
    _read_conscience(s, r)
    _read_memory(s, r)
    _read_showdown(s, r)
    if s.phase.name in ROBBERY_WINDOWS and not s.callers:
        s.callers = [ROBBERY]
    _check_memory(s)


def _check_memory(s: HeistState) -> None:
    """What anybody is said to have seen must be so."""
    s.at_first = first_sizes(s)
    if min(s.at_first) < 0:
        raise BadData("moves: a card leaves a place where none was.")
    _look_through(s)
    there = [*s.hand, *[0] * (DISCARD - s.seats), s.discard, pile_of(s.vault)]
    for viewer in range(TABLE, s.seats):
        known = known_cards(s, viewer)
        for place in range(len(there)):
            for kind in range(KINDS):
                if count(known[place], kind) > count(there[place], kind):
                    raise BadData(f"moves: {PLACE_NAMES[place]} does not hold what was seen there.")
        could = possible_identities(s, viewer)
        for seat in range(s.seats):
            if not could[seat] >> s.identity[seat] & 1:
                raise BadData(f"moves: p{seat} cannot be {IDENTITY_IDS[s.identity[seat]]} then.")


def _look_through(s: HeistState) -> None:
    """Whoever searches a hand or the vault sees what is there, be it told or not. [BH-70 BH-81]"""
    place = pile = NOBODY
    if s.phase.name in ("search", "give") and s.searched != NOBODY:
        place, pile = s.searched, s.hand[s.searched]
    elif s.phase.name == "vault":
        place, pile = VAULT, pile_of(s.vault)
    if place != NOBODY and s.turn != NOBODY and known_cards(s, s.turn)[place] != pile:
        s.look(place, pile, 1 << s.turn)


def _read_stage(s: HeistState, r: Reader) -> None:
    if r.has("stage"):
        s.stage = r.name("stage", STAGES)
    elif s.phase.name in ("partners", "crack"):
        s.stage = PARTNERS if s.phase.name == "partners" else CRACK
    else:
        s.stage = SILENT if s.phase.name in ROBBERY_WINDOWS else GETAWAY
    if r.has("token"):
        s.token = r.number("token", 1, 20)
    elif s.stage >= GETAWAY:
        s.token = 1
    elif s.stage == ALARM:
        s.token = s.board[1]
    if not r.has("stage") and s.stage == SILENT and s.token >= s.board[1]:
        s.stage = ALARM
    s.truck = BAGS_WANTED if s.stage >= GETAWAY else 0
    if r.has("truck"):
        s.truck = r.number("truck", 0, BAGS_WANTED)
    if r.has("ending"):
        ending = r.name("ending", [*ENDING_IDS, NONE])
        s.ending = ending if ending < len(ENDING_IDS) else NOBODY


def _one_seat(s: HeistState, r: Reader, key: str, default: Seat) -> Seat:
    if not r.has(key):
        return default
    found = r.name(key, [*SEAT_NAMES[: s.seats], NONE])
    return found if found < s.seats else NOBODY


def _mask(s: HeistState, r: Reader, key: str, default: int) -> int:
    if not r.has(key):
        return default
    mask = 0
    for seat in r.names(key, SEAT_NAMES[: s.seats]):
        mask |= 1 << seat
    return mask


def _read_identities(s: HeistState, r: Reader) -> None:
    if r.has("identities"):
        given = r.names("identities", IDENTITY_IDS)
        if len(given) not in (s.seats, sum(DEALT)):
            raise BadData(f"identities must name {s.seats} cards, or all eight.")
        for identity in range(len(DEALT)):
            if given.count(identity) > DEALT[identity]:
                raise BadData(f"identities: there are not so many of {IDENTITY_IDS[identity]}.")
        s.identity = given if len(given) == sum(DEALT) else given + rest_of(given)
    s.living = _mask(s, r, "living", s.living)
    at_hideout = s.living if s.stage == SHOWDOWN else 0  # all turned up their cards there
    s.revealed = _mask(s, r, "revealed", at_hideout)
    s.shown = _mask(s, r, "shown", 0)
    for seat in range(s.seats):
        s.could[seat] = ANYBODY
        if (s.revealed | s.shown) >> seat & 1:
            s.could[seat] = 1 << s.identity[seat]
    if r.has("could_be"):
        rows = r.items("could_be")
        if len(rows) != s.seats:
            raise BadData(f"could_be must have {s.seats} lists, one a seat.")
        for seat in range(s.seats):
            row = Reader({"could_be": rows[seat]}, f"could_be[{seat}]")
            s.could[seat] = 0
            for identity in row.names("could_be", IDENTITY_IDS):
                s.could[seat] |= 1 << identity


def _read_race(s: HeistState, r: Reader) -> None:
    s.ready = _mask(s, r, "ready", 0)
    s.locked = _mask(s, r, "locked", 0)
    s.right = _mask(s, r, "right", 0)
    s.first = _one_seat(s, r, "first", NOBODY)
    if r.has("first_step"):
        s.first_step = r.number("first_step", 0, s.step)
    if r.has("code"):
        s.flip = r.numbers("code", 2, 9)
    elif s.phase.name == "crack":
        s.flip = [2, 3, 4]
    if r.has("unanswered"):
        s.unanswered = r.number("unanswered", 0, 2)


def _read_turn(s: HeistState, r: Reader) -> None:
    first = 0 if s.stage >= SILENT else NOBODY
    s.start = _one_seat(s, r, "start", first)
    s.turn = _one_seat(s, r, "turn", s.start)
    s.payer = _one_seat(s, r, "payer", s.turn if s.stage == SHOWDOWN else NOBODY)
    s.receiver = _one_seat(s, r, "receiver", NOBODY)
    if s.phase.name in ROBBERY_WINDOWS:
        s.part = TURN_OVER if is_last_part(s) else VAULT_PART
    if r.has("part"):
        s.part = r.name("part", PART_NAMES)
    s.searched = _one_seat(s, r, "searched", NOBODY)
    s.slots = _mask(s, r, "slots", slots_so_far(s) if s.stage >= GETAWAY else 0)
    s.spoken = _mask(s, r, "spoken", 0)
    if r.has("second_fired"):
        s.second_fired = r.flag("second_fired")


def is_last_part(s: HeistState) -> bool:
    """Whether the vault card is being passed: what one draws for oneself comes before it."""
    if s.phase.name in ("pass-card", "vault"):
        return True
    return s.phase.name in ("receive", "dye") and s.receiver != s.turn


def slots_so_far(s: HeistState) -> int:
    """Everybody from where the circuit began to the active player."""
    mask = 0
    seat = s.payer if s.stage == SHOWDOWN else s.start
    while seat != NOBODY and not mask >> seat & 1:
        mask |= 1 << seat
        seat = NOBODY if seat == s.turn else s.left_of(seat)
    return mask


def _read_standing(s: HeistState, r: Reader) -> None:
    s.tied = _mask(s, r, "tied", 0)
    s.cuffed = _mask(s, r, "cuffed", 0)
    s.cold = _mask(s, r, "cold", 0)
    s.vest_used = _mask(s, r, "vest_used", 0)
    if r.has("stabbed_by"):
        stabbers = r.names("stabbed_by", [*SEAT_NAMES[: s.seats], NONE])
        if len(stabbers) != s.seats:
            raise BadData(f"stabbed_by must have {s.seats} names, one a seat.")
        s.stabber = [seat if seat < s.seats else NOBODY for seat in stabbers]
    if r.has("handcuffs"):
        s.handcuffs = r.number("handcuffs", 0, s.deck.handcuffs)
    if r.has("martial_used"):
        s.martial_used = r.flag("martial_used")
    if r.has("poison_turns"):
        s.poison_turns = r.number("poison_turns", 0, 1000)
    s.corpse = _one_seat(s, r, "corpse", NOBODY)
    s.looter = _one_seat(s, r, "looter", NOBODY)


def _read_vault(s: HeistState, r: Reader) -> None:
    """Hands and piles as named; the vault deck begins as named and goes on with the rest."""
    if r.has("hands"):
        hands = r.items("hands")
        if len(hands) != s.seats:
            raise BadData(f"hands must have {s.seats} lists, one a seat.")
        for seat in range(s.seats):
            s.hand[seat] = pile_of(Reader({"hand": hands[seat]}).names("hand", VAULT_IDS))
    if r.has("discard"):
        s.discard = pile_of(r.names("discard", VAULT_IDS))
    left = [s.deck.vault[kind] - gone(s, kind) for kind in range(KINDS)]
    if r.has("card"):
        card = r.name("card", CARDS_OR_NONE)
        s.card = card if card < KINDS else NO_CARD
        if s.card != NO_CARD:
            left[card] -= 1
    top = r.names("vault", VAULT_IDS) if r.has("vault") else []
    for kind in top:
        left[kind] -= 1
    for kind in range(KINDS):
        if left[kind] < 0:
            raise BadData(f"There are not so many of {VAULT_IDS[kind]}.")
    rest = []
    for kind in s.vault:
        if left[kind]:
            left[kind] -= 1
            rest.append(kind)
    s.vault = rest + top[::-1]
    if s.phase.name == "pass-card" and not r.has("card"):
        s.card = s.vault.pop()
    is_passing = s.card != NO_CARD
    s.passer = _one_seat(s, r, "passer", s.turn if is_passing else NOBODY)
    seen = 0
    for seer in (s.turn, s.receiver):
        if is_passing and seer != NOBODY:
            seen |= 1 << seer
    s.card_seen = _mask(s, r, "card_seen", seen)


def gone(s: HeistState, kind: int) -> int:
    """Cards of a kind that lie neither in the vault deck nor on their way."""
    found = count(s.discard, kind) + sum(count(hand, kind) for hand in s.hand)
    if kind == CASH_BAG:
        found += s.truck
    if kind == ZIP_TIE:
        found += s.tied.bit_count() + sum(1 for a in s.attacks if lies_out(a))
    return found


def lies_out(a: Attack) -> bool:
    """A zip tie that is being answered."""
    return ATTACK_IDS[a.kind] == "zip-tie" and a.part <= ANSWERED


def _read_alarm(s: HeistState, r: Reader) -> None:
    left = s.deck.alarm[:]
    if r.has("attributes"):
        given = r.names("attributes", ALARM_OR_NONE)
        if len(given) != s.seats:
            raise BadData(f"attributes must have {s.seats} names, one a seat.")
        s.attribute = [card if card < len(ALARM_IDS) else NO_CARD for card in given]
    if r.has("alarm_card"):
        card = r.name("alarm_card", ALARM_OR_NONE)
        s.alarm_card = card if card < len(ALARM_IDS) else NO_CARD
    if r.has("alarm_discard"):
        s.alarm_discard = r.names("alarm_discard", ALARM_IDS)
    top = r.names("alarm", ALARM_IDS) if r.has("alarm") else []
    for card in [*s.attribute, s.alarm_card, *s.alarm_discard, *top]:
        if card != NO_CARD:
            left[card] -= 1
            if left[card] < 0:
                raise BadData(f"There are not so many of {ALARM_IDS[card]}.")
    rest = []
    for card in s.alarm:
        if left[card]:
            left[card] -= 1
            rest.append(card)
    s.alarm = rest + top[::-1]


def _read_conscience(s: HeistState, r: Reader) -> None:
    """Identities are turned up in the Getaway only, and attributes do not move there."""
    agents = [seat for seat in s.in_mask(s.revealed) if s.identity[seat] == AGENT]
    s.agent_seen = r.flag("agent_seen") if r.has("agent_seen") else bool(agents)
    woken = s.holder(GUILTY_CONSCIENCE) if s.agent_seen else NOBODY
    s.conscience = _one_seat(s, r, "conscience", woken)


def _read_memory(s: HeistState, r: Reader) -> None:
    if r.has("moves"):
        for row in r.tables("moves"):
            _read_move(s, row)
    if r.has("looks"):
        for row in r.tables("looks"):
            seats = SEAT_NAMES[: s.seats]
            viewer, owner = row.name("viewer", seats), row.name("owner", seats)
            s.looks.append(viewer * 8 + owner)
            row.finish()
    if r.has("claims"):
        for row in r.tables("claims"):
            claim = row.name("claim", CLAIM_VERBS)
            seats = SEAT_NAMES[: s.seats]
            speaker, about = row.name("seat", seats), row.name("about", seats)
            s.claims.append((claim * SEATS + speaker) * SEATS + about)
            row.finish()


def _read_move(s: HeistState, row: Reader) -> None:
    if row.has("shuffled"):
        row.flag("shuffled")
        s.move(SHUFFLED, DISCARD, VAULT, BY_ALL)
        row.finish()
        return
    seers = 0
    for seer in row.names("seen", [*SEAT_NAMES, "all"]):
        seers |= 1 << seer  # `all` stands ninth, as BY_ALL does
    if row.has("look"):
        pile = pile_of(row.names("cards", VAULT_IDS))
        s.look(_place(s, row, "look"), pile, seers)
    else:
        card = row.name("card", MOVED)
        kind = card if card < KINDS else UNKNOWN
        source, target = _place(s, row, "from"), _place(s, row, "to")
        s.move(kind, source, target, seers)
    row.finish()


def _place(s: HeistState, row: Reader, key: str) -> int:
    place = row.name(key, PLACE_NAMES)
    if s.seats <= place < DISCARD:
        raise BadData(f"{row.at(key)}: there is no seat {PLACE_NAMES[place]} here.")
    return place


def handcuffs_out(s: HeistState) -> int:
    """Handcuffs on somebody or being put on."""
    return s.cuffed.bit_count() + sum(
        1 for a in s.attacks if ATTACK_IDS[a.kind] == "handcuffs" and a.part <= ANSWERED
    )


def _read_attacks(s: HeistState, r: Reader) -> None:
    """Attacks inside each other: every one but the last has come to its return fire."""
    rows = r.tables("attacks") if r.has("attacks") else []
    for row in rows:
        is_last = row is rows[-1]
        a = Attack(
            row.name("kind", ATTACK_IDS),
            row.name("attacker", SEAT_NAMES[: s.seats]),
            row.name("target", SEAT_NAMES[: s.seats]),
        )
        a.side = _one_seat(s, row, "side", NOBODY)
        a.victim = _one_seat(s, row, "victim", a.target)
        a.part = ATTACK_WINDOWS.get(s.phase.name, ANSWERED) if is_last else SETTLED
        if row.has("part"):
            a.part = row.name("part", PARTS)
        a.answer = AVOIDED if a.part == SETTLED else NO_ANSWER
        if a.part == SETTLED and (a.kind != SHOT or not s.is_living(a.victim)):
            a.answer = ACCEPTED
        if row.has("answer"):
            a.answer = row.name("answer", ANSWERS)
        a.has_returned = row.flag("returned") if row.has("returned") else not is_last
        row.finish()
        s.attacks.append(a)
    if not r.has("handcuffs"):
        s.handcuffs = s.deck.handcuffs - handcuffs_out(s)
    if s.phase.name in ATTACK_WINDOWS and not s.callers:
        s.callers = _callers_of(s)


def _callers_of(s: HeistState) -> list[Phase[Any]]:
    """What waits for the window of the innermost attack; loot without one follows a slot."""
    if not s.attacks:
        return [SLOT_END]
    callers: list[Phase[Any]] = [EXTRA_SHOT if s.attacks[0].kind == SHOT else ACTION, PROCEDURE]
    for _ in s.attacks[1:]:
        callers += [FOLLOW_UP, PROCEDURE]
    return callers


def _read_showdown(s: HeistState, r: Reader) -> None:
    if r.has("circuits"):
        s.circuits = r.number("circuits", 0, 10)
    if r.has("quiet"):
        s.quiet = r.number("quiet", 0, 2)
    if r.has("busy"):
        s.is_busy = r.flag("busy")
