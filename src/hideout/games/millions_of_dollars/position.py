"""The fields of a position: how they are written, read, and filled in where none is given."""

from hideout.engine.core import EVERYONE, OVER, Seat
from hideout.engine.notation import MOST_SEATS, seat_name
from hideout.engine.reader import BadData, Reader
from hideout.games.millions_of_dollars.actions import CHARACTERS, MOST_ASKED
from hideout.games.millions_of_dollars.cards import (
    INTIMIDATION_CARDS,
    MONEY,
    ROLES,
    ROUNDS,
    SNITCH,
)
from hideout.games.millions_of_dollars.heist import NAME_ROLE
from hideout.games.millions_of_dollars.planning import CHOOSE_ROLES
from hideout.games.millions_of_dollars.state import (
    IN,
    NO_ROLE,
    NOBODY,
    SEATS_OF,
    WITHDRAWN,
    MillionsState,
)

NONE = "none"
NOT_SEATED = "nobody"
EVERYBODY = "everybody"
SEATS = [seat_name(seat) for seat in range(MOST_SEATS)]
ROLES_OR_NONE = [*ROLES, NONE]
FATES = ["in", "withdrawn", "eliminated"]


def write(s: MillionsState) -> dict[str, object]:
    return {
        "round": s.round + 1,
        "pile": [s.deck.ids[card] for card in s.pile],
        "leader": seat_name(s.leader),
        "cash": s.cash[:],
        "reserve": s.reserve,
        "intimidation": s.cards[:],
        "shared": _seats(s.shared),
        "roles": _roles(s.role),
        "last": _roles(s.last),
        "seen": [EVERYBODY if mask == EVERYONE else _seats(mask) for mask in s.seen],
        "antes": s.ante[:],
        "lent": s.lent[:],
        "fates": [FATES[fate] for fate in s.fate],
        "aside": ROLES_OR_NONE[s.aside],
        "named": ROLES_OR_NONE[s.named],
        "in": _seats(s.players_in),
        "offers": _offers(s),
        "held": _held(s),
        "claims": _roles(s.claims),
        "asks": s.asks[:],
        "ready": _seats(s.ready),
        "absent": _seats(s.absent),
        "called": s.called,
        "asked": NOT_SEATED if s.asked == NOBODY else seat_name(s.asked),
        "asked_at": s.asked_at,
        "may_hurry": s.may_hurry,
        "hurried_at": s.hurried_at,
        "departed_at": s.departed_at,
        "back_at": s.back_at,
    }


def _seats(mask: int) -> list[str]:
    return [seat_name(seat) for seat in SEATS_OF[mask]]


def _roles(roles: list[int]) -> list[str]:
    return [ROLES_OR_NONE[role] for role in roles]  # NO_ROLE is the last


def _offers(s: MillionsState) -> list[dict[str, object]]:
    return [
        {
            "from": seat_name(at // s.characters),
            "to": CHARACTERS[s.first_place + at % s.characters],
            "amount": s.offer[at],
            "private": s.whispered[at],
        }
        for at in range(len(s.offer))
        if s.offer[at]
    ]


def _held(s: MillionsState) -> list[dict[str, object]]:
    return [
        {
            "from": seat_name(at // s.characters),
            "to": CHARACTERS[s.first_place + at % s.characters],
            "amount": s.held[at],
        }
        for at in range(len(s.held))
        if s.held[at]
    ]


def read(s: MillionsState, r: Reader) -> None:
    if r.has("round"):
        s.round = r.number("round", 1, ROUNDS) - 1
    if r.has("pile"):
        s.pile = _whole_pile(s, r)
    if r.has("leader"):
        s.leader = r.name("leader", SEATS[: s.seats])
    if r.has("intimidation"):
        s.cards = r.numbers("intimidation", 0, INTIMIDATION_CARDS)
    if r.has("shared"):
        s.shared = _mask(s, r, "shared")
    _read_roles(s, r)
    _read_money(s, r)
    _read_role_cards(s, r)
    _read_deals(s, r)
    _read_talk(s, r)
    _read_marks(s, r)
    s.forget_all()


def _whole_pile(s: MillionsState, r: Reader) -> list[int]:
    """The cards named come first, in that order; the rest follow as dealt."""
    given = r.names("pile", s.deck.ids)
    if len(set(given)) != len(given):
        raise BadData("pile names a Loot card twice.")
    return given + [card for card in s.pile if card not in given]


def _read_roles(s: MillionsState, r: Reader) -> None:
    """Who sent what; in `choose` one may not have chosen yet, later all have."""
    is_placed = s.phase is not CHOOSE_ROLES and s.phase is not OVER
    if r.has("last"):
        s.last = [_role(role) for role in r.names("last", ROLES_OR_NONE)]
        if len(s.last) != s.characters:
            raise BadData(f"last must have {s.characters} entries, one a Character.")
    if r.has("roles"):
        s.role = [_role(role) for role in r.names("roles", ROLES_OR_NONE)]
        if len(s.role) != s.characters:
            raise BadData(f"roles must have {s.characters} entries, one a Character.")
    if s.options.fooled and s.round > 0 and s.phase is not OVER and not r.has("last"):
        _draw_last(s)
    if is_placed and not r.has("roles"):
        _draw_roles(s)
    s.undecided = 0
    for seat in range(s.seats):
        if s.role[seat * s.slots] == NO_ROLE:
            s.undecided |= 1 << seat
    if r.has("fates"):
        s.fate = r.names("fates", FATES)
    if r.has("in"):
        s.players_in = _mask(s, r, "in")
    elif is_placed and len(s.fate) == s.characters:
        s.players_in = 0
        for c in range(s.characters):
            if s.fate[c] != WITHDRAWN:
                s.players_in |= 1 << s.owner(c)
    if r.has("seen"):
        s.seen = [_seen(s, item, c) for c, item in enumerate(r.items("seen"))]
    elif len(s.fate) == s.characters:
        for c in range(s.characters):
            if _is_revealed(s, c):
                s.seen[c] = EVERYONE


def _draw_roles(s: MillionsState) -> None:
    """Everybody has sent something; if a Role is to be named, one of them the only Snitch."""
    informer = s.rng.below(s.seats) if s.phase is NAME_ROLE and SNITCH in s.roles else NOBODY
    for seat in range(s.seats):
        choices = CHOOSE_ROLES.legal(s, seat)
        if informer != NOBODY:
            wanted = [c for c in choices if (SNITCH in (c.a, c.b)) == (seat == informer)]
            choices = wanted or choices
        choice = s.rng.pick(choices)
        for c in s.characters_of(seat):
            s.role[c] = choice.b if s.slot(c) else choice.a


def _draw_last(s: MillionsState) -> None:
    """The round before is not told: everybody sent something else than now. [MD-100 MD-101]"""
    for seat in range(s.seats):
        now = [s.role[c] for c in s.characters_of(seat)]
        left = [role for role in s.roles if role not in now]
        if s.phase is NAME_ROLE and len(left) > s.slots and SNITCH in left:
            left.remove(SNITCH)  # or nobody could have sent him now
        s.rng.shuffle(left)
        for c in s.characters_of(seat):
            s.last[c] = left.pop()


def _is_revealed(s: MillionsState, c: int) -> bool:
    """A Snitch who is about to name a Role lies face up and has his ante back. [MD-71]"""
    return s.phase is NAME_ROLE and s.role[c] == SNITCH and s.fate[c] == IN


def _seen(s: MillionsState, item: object, c: int) -> int:
    if item == EVERYBODY:
        return EVERYONE
    return _mask(s, Reader({"seen": item}, f"seen[{c}]"), "seen")


def _read_money(s: MillionsState, r: Reader) -> None:
    """Antes not given are paid; cash not given is the start money less those; the rest is the
    Reserve's."""
    is_placed = s.phase is not CHOOSE_ROLES and s.phase is not OVER
    ante = s.deck.ante[s.loot_card()] if is_placed else 0
    if r.has("antes"):
        s.ante = r.numbers("antes", 0, MONEY)
    elif len(s.fate) == s.characters:
        s.ante = [
            ante if s.fate[c] == IN and not _is_revealed(s, c) else 0 for c in range(s.characters)
        ]
    if r.has("lent"):
        names = r.items("lent")
        flags = Reader({f"lent[{i}]": names[i] for i in range(len(names))}, r.path)
        s.lent = [flags.flag(f"lent[{i}]") for i in range(len(names))]
        if len(s.lent) != s.characters:
            raise BadData(f"lent must have {s.characters} entries, one a Character.")
    if r.has("cash"):
        s.cash = r.numbers("cash", 0, 10 * MONEY)
    elif is_placed and len(s.ante) == s.characters:
        for c in range(s.characters):
            if not r.has("lent"):
                s.lent[c] = s.cash[s.owner(c)] < s.ante[c]  # [MD-19 MD-87]
            if not s.lent[c]:
                s.cash[s.owner(c)] = max(0, s.cash[s.owner(c)] - s.ante[c])
    if r.has("reserve"):
        s.reserve = r.number("reserve", -10 * MONEY, MONEY)
    else:
        s.reserve = MONEY - sum(s.cash) - sum(s.ante)


def _read_role_cards(s: MillionsState, r: Reader) -> None:
    """All Role cards but one are shown; which one is drawn if none is given."""
    if r.has("aside"):
        s.aside = _role(r.name("aside", ROLES_OR_NONE))
    elif s.phase is not CHOOSE_ROLES and s.phase is not OVER:
        s.aside = s.rng.pick(s.role)
    if s.aside != NO_ROLE:
        s.visible = [s.role.count(role) - (role == s.aside) for role in range(len(ROLES))]
    if r.has("named"):
        s.named = _role(r.name("named", ROLES_OR_NONE))


def _read_deals(s: MillionsState, r: Reader) -> None:
    if r.has("offers"):
        for row in r.tables("offers"):
            private = row.flag("private") if row.has("private") else False
            payer, c = _between(s, row)
            s.set_offer(payer, c, row.number("amount", 1, MONEY), private)
            row.finish()
    if r.has("held"):
        for row in r.tables("held"):
            payer, c = _between(s, row)
            s.held[payer * s.characters + c] = row.number("amount", 1, MONEY)
            s.holding |= 1 << s.owner(c)
            row.finish()


def _between(s: MillionsState, row: Reader) -> tuple[Seat, int]:
    characters = CHARACTERS[s.first_place : s.first_place + s.characters]
    return row.name("from", SEATS[: s.seats]), row.name("to", characters)


def _read_talk(s: MillionsState, r: Reader) -> None:
    if r.has("claims"):
        s.claims = [_role(role) for role in r.names("claims", ROLES_OR_NONE)]
    if r.has("asks"):
        s.asks = r.numbers("asks", 0, MOST_ASKED)


def _read_marks(s: MillionsState, r: Reader) -> None:
    if r.has("ready"):
        s.ready = _mask(s, r, "ready")
    if r.has("absent"):
        s.absent = _mask(s, r, "absent")
    if r.has("called"):
        s.called = r.flag("called")
    else:
        s.called = r.has("asked") and r.get("asked") != NOT_SEATED
    if r.has("asked"):
        asked = r.name("asked", [*SEATS[: s.seats], NOT_SEATED])
        s.asked = asked if asked < s.seats else NOBODY
        s.asked_at = NOBODY if s.asked == NOBODY else s.step
    if r.has("asked_at"):
        s.asked_at = r.number("asked_at", -1, s.step)
    if r.has("may_hurry"):
        s.may_hurry = r.flag("may_hurry")
    if r.has("hurried_at"):
        s.hurried_at = r.number("hurried_at", -1, s.step)
        s.may_hurry = s.may_hurry or (s.hurried_at >= 0 and not r.has("may_hurry"))
    if r.has("departed_at"):
        s.departed_at = r.number("departed_at", -1, s.step)
    if r.has("back_at"):
        s.back_at = r.number("back_at", -1, s.step)


def _role(index: int) -> int:
    return index if index < len(ROLES) else NO_ROLE


def _mask(s: MillionsState, r: Reader, key: str) -> int:
    mask = 0
    for seat in r.names(key, SEATS[: s.seats]):
        mask |= 1 << seat
    return mask
