"""Every field of the table, declared once, and what a position need not say.

Plan cards lie where a position puts them; the rest is dealt, and what is left is the deck.
"""

from typing import Final

from hideout.engine.core import OVER, Seat
from hideout.engine.fields import (
    ITS_SEAT,
    NOBODY_KNOWS,
    SEATS,
    Field,
    Flag,
    Listed,
    Name,
    Number,
    a_seat,
    by_seat,
    fixed,
    follows,
    some_seats,
)
from hideout.engine.notation import Action, BadNotation, seat_name
from hideout.engine.reader import BadData, Reader, index, listed
from hideout.games.heat.cards import CHOICES, HAND, TOKENS
from hideout.games.heat.check import sets_aside, waited_for
from hideout.games.heat.rules import A_PHASE, CHOOSE, DRAFT, write_menus
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

LOG_WORDS: Final = ["draws", "uses", "sets-aside", "shows"]  # by DREW, USED, ...
MOST_MONEY: Final = 1_000_000
CARD_KEYS: Final = ("hands", "records", "deck", "dealt", "passed", "piles", "log", "aside")


def plan_cards(s: HeatState) -> list[str]:
    return s.tables.cards


def apb_cards(s: HeatState) -> list[str]:
    return s.tables.apb


CARDS: Final = Listed(Name("card", plan_cards))
NO_CARD: Final = ("none", NOTHING)
BY_SEAT: Final = by_seat(CARDS)


def forget_past(s: HeatState, r: Reader) -> None:
    """Unless a position is of a fresh deal, the draft is only known as far as it is told."""
    if s.phase is DRAFT and s.round == 0 and not any(r.has(key) for key in CARD_KEYS):
        return
    s.has_past = r.has("dealt")
    s.dealt = [NOTHING] * (s.seats * HAND)
    s.given = [NOTHING] * (s.seats * PASSES)
    s.log = [entry(USED, seat, card) for seat in range(s.seats) for card in s.records[seat]]


def drawn(s: HeatState) -> int:
    """How many of their five cards each has drawn by now."""
    return FIRST_HAND + s.round


class ByTurn(Field):
    """Cards for each seat that the state keeps in one flat list."""

    def form(self) -> str:
        return BY_SEAT.form

    def put(self, s: HeatState, data: object, path: str) -> None:
        cards = BY_SEAT.read(s, data, path, None)
        size = self.size(s)
        for seat in range(s.seats):
            if len(cards[seat]) != size:
                raise BadData(f"{path}[{seat}] must have {size} cards at this point.")
            self.lay(s, seat, cards[seat])

    def size(self, s: HeatState) -> int:
        raise NotImplementedError

    def lay(self, s: HeatState, seat: Seat, cards: list[int]) -> None:
        raise NotImplementedError


class Dealt(ByTurn):
    def write(self, s: HeatState) -> object:
        five = [s.dealt[seat * HAND : (seat + 1) * HAND] for seat in range(s.seats)]
        return BY_SEAT.write(s, [[card for card in hand if card != NOTHING] for hand in five])

    def size(self, s: HeatState) -> int:
        return HAND if s.options.draft == "seed" else drawn(s)

    def lay(self, s: HeatState, seat: Seat, cards: list[int]) -> None:
        s.dealt[seat * HAND : seat * HAND + len(cards)] = cards


class Passed(ByTurn):
    def write(self, s: HeatState) -> object:
        turns = range(s.round)
        return BY_SEAT.write(
            s, [[s.given[turn * s.seats + seat] for turn in turns] for seat in range(s.seats)]
        )

    def size(self, s: HeatState) -> int:
        if not s.has_past:
            raise BadData("passed tells of the draft together with dealt, which is missing.")
        return s.round

    def lay(self, s: HeatState, seat: Seat, cards: list[int]) -> None:
        for turn in range(s.round):
            s.given[turn * s.seats + seat] = cards[turn]


class Piles(ByTurn):
    def write(self, s: HeatState) -> object:
        return BY_SEAT.write(s, [s.pile(seat) for seat in range(s.seats)])

    def size(self, s: HeatState) -> int:
        if s.has_past:
            raise BadData("piles are told where dealt is not, and here it is.")
        return HAND - drawn(s) if s.options.draft == "seed" else 0

    def lay(self, s: HeatState, seat: Seat, cards: list[int]) -> None:
        s.dealt[seat * HAND + drawn(s) : seat * HAND + drawn(s) + len(cards)] = cards


class Log(Field):
    """What happened to hands after the draft, line by line."""

    def form(self) -> str:
        return 'list of lines: `"p0 uses lay-low"`, `draws`, `sets-aside`, `shows` (a seat)'

    def write(self, s: HeatState) -> object:
        return [log_text(s, line) for line in s.log]

    def put(self, s: HeatState, data: object, path: str) -> None:
        lines = listed(data, path)
        s.log = [log_line(s, text, f"{path}[{i}]") for i, text in enumerate(lines)]


def log_text(s: HeatState, line: int) -> str:
    what, card = entry_what(line), entry_card(line)
    about = seat_name(card) if what == SHOWED else s.tables.cards[card]
    return f"{seat_name(entry_seat(line))} {LOG_WORDS[what]} {about}"


def log_line(s: HeatState, text: object, path: str) -> int:
    words = text.split() if isinstance(text, str) else []
    if len(words) != 3:
        raise BadData(f"{path} must look like 'p0 uses lay-low', not {text!r}.")
    seats = SEATS[: s.seats]
    what = index(words[1], LOG_WORDS, path)
    about = index(words[2], seats if what == SHOWED else s.tables.cards, path)
    return entry(what, index(words[0], seats, path), about)


class Aside(Field):
    """Cards set aside: a short way to say so where there is no log."""

    def form(self) -> str:
        return BY_SEAT.form

    def read(self, s: HeatState, r: Reader) -> None:
        if not r.has(self.key):
            return
        if r.has("log"):
            raise BadData(f"{r.at(self.key)}: the log tells what is set aside.")
        asides = BY_SEAT.read(s, r.get(self.key), r.at(self.key), None)
        for seat in range(s.seats):
            s.log += [entry(SET_ASIDE, seat, card) for card in asides[seat]]


def deal_the_rest(s: HeatState, r: Reader) -> None:
    """What is not given comes from the cards that lie nowhere yet."""
    if s.has_past and not r.has("dealt"):
        return  # as dealt
    left = s.in_use[:]
    top = s.deck if r.has("deck") else []
    for seat in range(s.seats):
        hand = s.hands[seat] if r.has("hands") else []
        pile = [card for card in s.dealt[seat * HAND + drawn(s) : (seat + 1) * HAND] if card >= 0]
        take_out(s, left, hand + s.records[seat] + s.asides(seat) + pile)
    take_out(s, left, top)
    s.rng.shuffle(left)
    if not r.has("hands"):
        s.hands = [deal(left, hand_size(s, r, seat)) for seat in range(s.seats)]
    if not s.has_past and not r.has("piles") and s.phase is DRAFT and s.options.draft == "seed":
        for seat in range(s.seats):
            s.dealt[seat * HAND + drawn(s) : (seat + 1) * HAND] = deal(left, HAND - drawn(s))
    s.deck = left + top


def hand_size(s: HeatState, r: Reader, seat: Seat) -> int:
    """How many cards a seat holds if it always played one, and drew in this A phase."""
    if s.phase is DRAFT:
        return drawn(s)
    if s.phase is not A_PHASE or not s.records[seat]:
        return HAND - s.stage
    has_drawn = r.flag("have_drawn") if r.has("have_drawn") else True
    return HAND - s.stage - 1 + s.tables.draw[s.records[seat][-1]] * has_drawn


def take_out(s: HeatState, left: list[int], cards: list[int]) -> None:
    for card in cards:
        if card not in left:
            raise BadData(f"There are not that many copies of {s.tables.cards[card]}.")
        left.remove(card)


def deal(left: list[int], count: int) -> list[int]:
    if count > len(left):
        raise BadData("There are not enough Plan cards left to deal what is not given.")
    cards = left[len(left) - count :]
    del left[len(left) - count :]
    return cards


def newest_cards(s: HeatState) -> list[int]:
    is_used = s.phase is A_PHASE
    return [record[-1] if is_used and record else NOTHING for record in s.records]


def all_with_a(s: HeatState) -> list[Seat]:
    return [
        seat
        for seat in range(s.seats)
        if s.phase is A_PHASE and s.current[seat] != NOTHING and s.tables.has_a[s.current[seat]]
    ]


def draws_are_made(s: HeatState) -> bool:
    return any(s.tables.draw[s.current[seat]] for seat in s.due)


class Choices(Field):
    """What each has chosen, closed, in notation."""

    def form(self) -> str:
        return 'by seat: an action or `"none"`'

    def write(self, s: HeatState) -> object:
        return [self.told(s, seat) for seat in range(s.seats)]

    def told(self, s: HeatState, seat: Seat) -> str:
        if s.choice[seat] == NOTHING:
            return "none"
        if s.phase is A_PHASE:
            return decision(s, seat)
        return f"{'pass' if s.phase is DRAFT else 'play'} {s.tables.cards[s.choice[seat]]}"

    def put(self, s: HeatState, data: object, path: str) -> None:
        choices = listed(data, path)
        if len(choices) != s.seats:
            raise BadData(f"{path} must have {s.seats} entries, one per seat.")
        s.choice = [
            NOTHING if choices[seat] == "none" else chosen(s, seat, choices[seat], path)
            for seat in range(s.seats)
        ]


def chosen(s: HeatState, seat: Seat, text: object, path: str) -> int:
    try:
        action = s.game.notation.parse(str(text))
    except BadNotation as error:
        raise BadData(f"{path}[{seat}]: {error}") from None
    wanted = {"draft": "pass", "choose": "play"}.get(s.phase.name, "")
    if s.phase is A_PHASE and s.current[seat] != NOTHING:
        wanted = CHOICES[s.tables.choice[s.current[seat]]]
    if action.verb != wanted:
        raise BadData(f"{path}[{seat}]: '{text}' is not what is decided here.")
    return action.a


def no_picks(s: HeatState) -> list[list[int]]:
    return [[] for _ in range(s.seats)] if any(sets_aside(s, seat) for seat in s.due) else []


def menus(s: HeatState) -> list[list[Action]]:
    s.menus = []
    if s.phase is DRAFT or s.phase is CHOOSE:
        write_menus(s)
    return s.menus


# fmt: off
FIELDS: Final[tuple[Field, ...]] = (
    fixed("tables", "the deck in play"),
    fixed("options", "the options of the table"),
    fixed("in_use", "the trimmed deck"),
    fixed("claim_words", "every claim that can be made"),
    Field("heist", Number(1, HEISTS, first=1), "the Heist",
        default=lambda s: HEISTS - 1 if s.phase is OVER else 0,
        missing="1; the last if the game is over"),
    Field("stage", Number(1, STAGES, first=1), "the Stage",
        default=lambda s: STAGES - 1 if s.phase is OVER else 0,
        missing="1; the last if the game is over"),
    Field("passes_made", Number(0, PASSES), "rounds of the draft that are done", at="round",
        default=lambda s: 0 if s.phase is DRAFT else PASSES, missing="0 in the draft, else 3"),
    Field("heat", by_seat(Number(0, TOKENS)), "Heat tokens", missing="0"),
    Field("money", by_seat(Number(0, MOST_MONEY)), "dollars", missing="0"),
    Field("records", BY_SEAT, "Records from oldest to newest", missing="empty", then=forget_past),
    Log("log", None, "what happened to hands after the draft, in order",
        missing="follows from `records`", knows=ITS_SEAT),
    Aside("aside", None, "cards set aside, if there is no `log`", at="log", missing="none",
        knows=ITS_SEAT, when=lambda s: False),
    follows("has_past", "whether `dealt` and `passed` tell how the hands came about"),
    Dealt("dealt", None, "the five cards each was dealt, if the past matters",
        missing="the past is not told", knows=NOBODY_KNOWS, when=lambda s: s.has_past),
    Passed("passed", None, "the cards each has passed so far, with `dealt`", at="given",
        missing="the past is not told", knows=ITS_SEAT, when=lambda s: s.has_past),
    Piles("piles", None, "instead of those: what still lies in the piles", at="dealt",
        missing="dealt", knows=NOBODY_KNOWS, when=lambda s: not s.has_past),
    Field("hands", BY_SEAT, "hands in order of receipt",
        missing="five less one a Stage, and what was drawn", knows=ITS_SEAT),
    Field("deck", Listed(Name("card", plan_cards), last_first=True),
        "the deck from the top, its first cards at least; the others follow in random order",
        missing="what is left", knows=NOBODY_KNOWS, then=deal_the_rest),
    Field("using", by_seat(Name("card", plan_cards, [NO_CARD])),
        "the card each one uses in this Stage, of a copy what it copies", at="current",
        default=newest_cards, missing="in an A phase the newest of the Record"),
    Field("questioned", by_seat(a_seat(("nobody", NOBODY))), "whom each one questions",
        missing="nobody"),
    Field("extra_a", Number(0, lambda s: s.options.max_extra_a), "additional A phases so far",
        at="extra", missing="0"),
    Field("due", Listed(a_seat()), "whose A effect is resolved in this A phase", default=all_with_a,
        missing="all who have one"),
    Field("have_drawn", Flag(), "whether the draws of this A phase are made", at="has_drawn",
        default=draws_are_made, missing="yes, if there are any"),
    Choices("choices", None, "closed choices", at="choice", default=lambda s: [NOTHING] * s.seats,
        missing="none", knows=ITS_SEAT),
    Field("picks", Listed(CARDS),
        "cards chosen to be set aside, by seat; empty if nobody sets any aside", default=no_picks,
        missing="none", knows=ITS_SEAT),
    Field("claims", by_seat(Name("card", plan_cards, [("quiet", QUIET), NO_CARD])),
        "what each claimed in this round", default=lambda s: [NOTHING] * s.seats, missing="none"),
    Field("apb", Listed(Name("APB card", apb_cards), last_first=True),
        "APB cards, the top one first", knows=NOBODY_KNOWS),
    Field("jailed", some_seats(), "at the end: who is in jail", missing="nobody"),
    Field("too_hot", Flag(), "at the end: whether more than 15 tokens were needed", at="is_too_hot",
        missing="false"),
    follows("waiting", "who has still to choose", waited_for),
    follows("menus", "what each can choose", menus, ITS_SEAT),
)
# fmt: on
