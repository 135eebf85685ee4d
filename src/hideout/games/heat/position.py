"""The fields of a position, written and read by name."""

from typing import Final

from hideout.engine.core import Seat
from hideout.engine.notation import BadNotation, seat_name
from hideout.engine.reader import BadData, Reader, index, listed
from hideout.games.heat.cards import CHOICES, HAND, MOST_SEATS, TOKENS
from hideout.games.heat.check import sets_aside, waited_for
from hideout.games.heat.rules import A_PHASE, CHOOSE, DRAFT, clear_stage, write_menus
from hideout.games.heat.state import (
    FIRST_HAND,
    HEISTS,
    NOBODY,
    NOTHING,
    PASSES,
    QUIET,
    SET_ASIDE,
    SHOWED,
    STAGES,
    USED,
    HeatState,
    entry,
    entry_card,
    entry_seat,
    entry_what,
)
from hideout.games.heat.view import decision

SEATS: Final = [seat_name(seat) for seat in range(MOST_SEATS)]
LOG_WORDS: Final = ["draws", "uses", "sets-aside", "shows"]  # by DREW, USED, ...
MOST_MONEY: Final = 1_000_000
CARD_KEYS: Final = ("hands", "records", "deck", "dealt", "passed", "piles", "log", "aside")


def write(s: HeatState) -> dict[str, object]:
    table: dict[str, object] = {
        "heist": s.heist + 1,
        "stage": s.stage + 1,
        "passes_made": s.round,
        "heat": s.heat[:],
        "money": s.money[:],
        "hands": [_names(s, hand) for hand in s.hands],
        "records": [_names(s, record) for record in s.records],
        "deck": _names(s, s.deck[::-1]),
        "log": [_log_text(s, line) for line in s.log],
        "using": [_name(s, card) for card in s.current],
        "questioned": [_seat_name(seat) for seat in s.questioned],
        "extra_a": s.extra,
        "due": [seat_name(seat) for seat in s.due],
        "have_drawn": s.has_drawn,
        "choices": [_choice(s, seat) for seat in range(s.seats)],
        "picks": [_names(s, cards) for cards in s.picks],
        "claims": [_claim(s, claim) for claim in s.claims],
        "apb": [s.tables.apb[card] for card in s.apb[::-1]],
        "jailed": [seat_name(seat) for seat in range(s.seats) if s.is_jailed(seat)],
        "too_hot": s.is_too_hot,
    }
    if s.has_past:
        table["dealt"] = [_names(s, _dealt(s, seat)) for seat in range(s.seats)]
        table["passed"] = [
            _names(s, [s.given[turn * s.seats + seat] for turn in range(s.round)])
            for seat in range(s.seats)
        ]
    else:
        table["piles"] = [_names(s, s.pile(seat)) for seat in range(s.seats)]
    return table


def _names(s: HeatState, cards: list[int]) -> list[str]:
    return [s.tables.cards[card] for card in cards]


def _name(s: HeatState, card: int) -> str:
    return "none" if card == NOTHING else s.tables.cards[card]


def _claim(s: HeatState, claim: int) -> str:
    return "quiet" if claim == QUIET else _name(s, claim)


def _seat_name(seat: Seat) -> str:
    return "nobody" if seat == NOBODY else seat_name(seat)


def _dealt(s: HeatState, seat: Seat) -> list[int]:
    return [card for card in s.dealt[seat * HAND : (seat + 1) * HAND] if card != NOTHING]


def _log_text(s: HeatState, line: int) -> str:
    what, card = entry_what(line), entry_card(line)
    about = seat_name(card) if what == SHOWED else s.tables.cards[card]
    return f"{seat_name(entry_seat(line))} {LOG_WORDS[what]} {about}"


def _choice(s: HeatState, seat: Seat) -> str:
    """In notation."""
    if s.choice[seat] == NOTHING:
        return "none"
    if s.phase is A_PHASE:
        return decision(s, seat)
    return f"{'pass' if s.phase is DRAFT else 'play'} {s.tables.cards[s.choice[seat]]}"


def read(s: HeatState, r: Reader) -> None:
    if r.has("heist"):
        s.heist = r.number("heist", 1, HEISTS) - 1
    if r.has("stage"):
        s.stage = r.number("stage", 1, STAGES) - 1
    s.round = 0 if s.phase is DRAFT else PASSES
    if r.has("passes_made"):
        s.round = r.number("passes_made", 0, PASSES)
    if r.has("heat"):
        s.heat = r.numbers("heat", 0, TOKENS)
    if r.has("money"):
        s.money = r.numbers("money", 0, MOST_MONEY)
    _read_cards(s, r)
    _read_stage(s, r)
    _read_round(s, r)
    if r.has("apb"):
        s.apb = r.names("apb", s.tables.apb)[::-1]
    if r.has("jailed"):
        s.jailed = _mask(r.names("jailed", SEATS[: s.seats]))
    if r.has("too_hot"):
        s.is_too_hot = r.flag("too_hot")


def _mask(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _read_cards(s: HeatState, r: Reader) -> None:
    """Cards where the position puts them; the rest is dealt and what is left is the deck."""
    told = [key for key in CARD_KEYS if r.has(key)]
    if not told and s.phase is DRAFT and s.round == 0:
        return  # as dealt
    given_hands = _by_seat(s, r, "hands")
    s.records = _by_seat(s, r, "records") or [[] for _ in range(s.seats)]
    _read_log(s, r)
    piles = _read_past(s, r)
    left = s.in_use[:]
    asides = [s.asides(seat) for seat in range(s.seats)]
    for group in (given_hands, s.records, asides, piles):
        for cards in group:
            _take_out(s, left, cards)
    top = r.names("deck", s.tables.cards) if r.has("deck") else []
    _take_out(s, left, top)
    s.rng.shuffle(left)
    s.hands = given_hands or [_deal(left, _hand_size(s, r, seat)) for seat in range(s.seats)]
    if not s.has_past and not r.has("piles") and s.phase is DRAFT and s.options.draft == "seed":
        first = FIRST_HAND + s.round
        for seat in range(s.seats):
            s.dealt[seat * HAND + first : (seat + 1) * HAND] = _deal(left, HAND - first)
    s.deck = left + top[::-1]


def _hand_size(s: HeatState, r: Reader, seat: Seat) -> int:
    """How many cards a seat holds if it always played one, and drew in this A phase."""
    if s.phase is DRAFT:
        return FIRST_HAND + s.round
    if s.phase is not A_PHASE or not s.records[seat]:
        return HAND - s.stage
    has_drawn = r.flag("have_drawn") if r.has("have_drawn") else True
    return HAND - s.stage - 1 + s.tables.draw[s.records[seat][-1]] * has_drawn


def _deal(left: list[int], count: int) -> list[int]:
    if count > len(left):
        raise BadData("There are not enough Plan cards left to deal what is not given.")
    cards = left[len(left) - count :]
    del left[len(left) - count :]
    return cards


def _by_seat(s: HeatState, r: Reader, key: str) -> list[list[int]]:
    """Cards for each seat; [] if the position does not say."""
    if not r.has(key):
        return []
    path = r.at(key)
    rows = r.items(key)
    if len(rows) != s.seats:
        raise BadData(f"{path} must have {s.seats} lists of cards, one a seat.")
    return [
        [index(name, s.tables.cards, f"{path}[{i}]") for name in listed(row, f"{path}[{i}]")]
        for i, row in enumerate(rows)
    ]


def _take_out(s: HeatState, left: list[int], cards: list[int]) -> None:
    for card in cards:
        if card not in left:
            raise BadData(f"There are not so many copies of {s.tables.cards[card]}.")
        left.remove(card)


def _read_log(s: HeatState, r: Reader) -> None:
    s.log = []
    if r.has("log"):
        for i, text in enumerate(r.items("log")):
            s.log.append(_log_line(s, text, f"{r.at('log')}[{i}]"))
        return
    for seat in range(s.seats):
        for card in s.records[seat]:
            s.log.append(entry(USED, seat, card))
    asides = _by_seat(s, r, "aside")
    for seat in range(len(asides)):
        for card in asides[seat]:
            s.log.append(entry(SET_ASIDE, seat, card))


def _log_line(s: HeatState, text: object, path: str) -> int:
    words = text.split() if isinstance(text, str) else []
    if len(words) != 3:
        raise BadData(f"{path} must be like 'p0 uses lay-low', not {text!r}.")
    seats = SEATS[: s.seats]
    what = index(words[1], LOG_WORDS, path)
    return entry(
        what,
        index(words[0], seats, path),
        index(words[2], seats if what == SHOWED else s.tables.cards, path),
    )


def _read_past(s: HeatState, r: Reader) -> list[list[int]]:
    """What was dealt and passed, if the position tells; the piles as they are now."""
    drawn = FIRST_HAND + s.round
    s.dealt = [NOTHING] * (s.seats * HAND)
    s.given = [NOTHING] * (s.seats * PASSES)
    s.has_past = r.has("dealt")
    if not s.has_past and r.has("passed"):
        raise BadData("passed tells of the draft together with dealt, which is missing.")
    if not s.has_past:
        piles = _by_seat(s, r, "piles")
        for seat in range(len(piles)):
            if len(piles[seat]) != HAND - drawn:
                raise BadData(f"piles[{seat}] must have {HAND - drawn} cards now.")
            s.dealt[seat * HAND + drawn : (seat + 1) * HAND] = piles[seat]
        return piles
    dealt = _by_seat(s, r, "dealt")
    passed = _by_seat(s, r, "passed") or [[] for _ in range(s.seats)]
    size = HAND if s.options.draft == "seed" else drawn
    for seat in range(s.seats):
        if len(dealt[seat]) != size or len(passed[seat]) != s.round:
            raise BadData(
                f"dealt must have {size} cards and passed {s.round} for each seat at this point."
            )
        s.dealt[seat * HAND : seat * HAND + size] = dealt[seat]
        for turn in range(s.round):
            s.given[turn * s.seats + seat] = passed[seat][turn]
    return [cards[drawn:] for cards in dealt]


def _read_stage(s: HeatState, r: Reader) -> None:
    seats = SEATS[: s.seats]
    cards = s.tables.cards
    clear_stage(s)
    if r.has("using"):
        names = r.names("using", [*cards, "none"])
        s.current = [NOTHING if card == len(cards) else card for card in names]
    elif s.phase is A_PHASE:
        s.current = [record[-1] if record else NOTHING for record in s.records]
    if r.has("questioned"):
        asked = r.names("questioned", [*seats, "nobody"])
        s.questioned = [NOBODY if seat == s.seats else seat for seat in asked]
    if r.has("extra_a"):
        s.extra = r.number("extra_a", 0, s.options.max_extra_a)
    s.due = []
    if r.has("due"):
        s.due = r.names("due", seats)
    elif s.phase is A_PHASE:
        for seat in range(min(s.seats, len(s.current))):
            if s.current[seat] != NOTHING and s.tables.has_a[s.current[seat]]:
                s.due.append(seat)
    if r.has("have_drawn"):
        s.has_drawn = r.flag("have_drawn")
    elif s.phase is A_PHASE:
        s.has_drawn = any(s.tables.draw[s.current[seat]] for seat in s.due if seat < len(s.current))


def _read_round(s: HeatState, r: Reader) -> None:
    """Closed choices and claims; whoever has not chosen is waited for."""
    s.choice = [NOTHING] * s.seats
    s.claims = [NOTHING] * s.seats
    if r.has("choices"):
        choices = r.items("choices")
        if len(choices) != s.seats:
            raise BadData(f"choices must have {s.seats} entries, one a seat.")
        for seat in range(s.seats):
            s.choice[seat] = _read_choice(s, seat, choices[seat], f"{r.at('choices')}[{seat}]")
    if r.has("claims"):
        words = [*s.tables.cards, "quiet", "none"]
        values = [*range(len(s.tables.cards)), QUIET, NOTHING]
        s.claims = [values[i] for i in r.names("claims", words)]
    if r.has("picks"):
        s.picks = _by_seat(s, r, "picks") if r.items("picks") else []
    elif any(sets_aside(s, seat) for seat in range(min(s.seats, len(s.current)))):
        s.picks = [[] for _ in range(s.seats)]
    if len(s.current) == s.seats:
        s.waiting = waited_for(s)
    s.menus = []
    if s.phase is DRAFT or s.phase is CHOOSE:
        write_menus(s)


def _read_choice(s: HeatState, seat: Seat, text: object, path: str) -> int:
    if text == "none":
        return NOTHING
    try:
        action = s.game.notation.parse(str(text))
    except BadNotation as reason:
        raise BadData(f"{path}: {reason}") from None
    wanted = {"draft": "pass", "choose": "play"}.get(s.phase.name, "")
    if s.phase is A_PHASE and seat < len(s.current) and s.current[seat] != NOTHING:
        wanted = CHOICES[s.tables.choice[s.current[seat]]]
    if action.verb != wanted:
        raise BadData(f"{path}: '{text}' is not what is decided here.")
    return action.a
