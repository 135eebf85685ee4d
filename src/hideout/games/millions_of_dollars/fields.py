"""Every field of the table, declared once, and what a position need not say."""

from typing import Final

from hideout.engine.core import EVERYONE, OVER, Seat
from hideout.engine.fields import (
    ITS_SEAT,
    NOBODY_KNOWS,
    SEATS,
    Field,
    FieldKind,
    Flag,
    Listed,
    Mask,
    Name,
    Number,
    Order,
    a_seat,
    by_seat,
    fixed,
    follows,
    seats_of,
    some_seats,
)
from hideout.engine.notation import seat_name
from hideout.engine.reader import BadData, Reader, listed
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
    NEVER,
    NO_ROLE,
    NOBODY,
    WITHDRAWN,
    MillionsState,
)

FATES: Final = ("in", "withdrawn", "eliminated")
ROLE: Final = Name("Role", ROLES, [("none", NO_ROLE)])
STEP: Final = Number(-1, lambda s: s.step)  # -1: never


def loot_cards(s: MillionsState) -> list[str]:
    return s.deck.ids


def by_character(kind: FieldKind) -> Listed:
    return Listed(kind, lambda s: s.characters, "Character")


def is_placed(s: MillionsState) -> bool:
    return s.phase is not CHOOSE_ROLES and s.phase is not OVER


class Deals(Field):
    """A table for each offer that a seat has made, or has marked, for a Character."""

    def form(self) -> str:
        return "list of tables: `from`, `to` (a Character), `amount`"

    def write(self, s: MillionsState) -> object:
        amounts: list[int] = getattr(s, self.at)
        return [self.row(s, at, amounts[at]) for at in range(len(amounts)) if amounts[at]]

    def row(self, s: MillionsState, at: int, amount: int) -> dict[str, object]:
        return {
            "from": seat_name(at // s.characters),
            "to": CHARACTERS[s.first_place + at % s.characters],
            "amount": amount,
        }

    def put(self, s: MillionsState, data: object, path: str) -> None:
        characters = CHARACTERS[s.first_place : s.first_place + s.characters]
        given: set[tuple[Seat, int]] = set()
        for i, item in enumerate(listed(data, path)):
            row = Reader(item, f"{path}[{i}]")
            payer, c = row.name("from", SEATS[: s.seats]), row.name("to", characters)
            if (payer, c) in given:
                raise BadData(f"{row.path}: {seat_name(payer)} already has one for this Character.")
            given.add((payer, c))
            self.make(s, payer, c, row)
            row.finish()

    def make(self, s: MillionsState, payer: Seat, c: int, row: Reader) -> None:
        s.held[payer * s.characters + c] = row.number("amount", 1, MONEY)
        s.holding |= 1 << s.owner(c)


class Offers(Deals):
    def form(self) -> str:
        return f"{super().form()}, `private` (true or false)"

    def row(self, s: MillionsState, at: int, amount: int) -> dict[str, object]:
        return {**super().row(s, at, amount), "private": s.whispered[at]}

    def make(self, s: MillionsState, payer: Seat, c: int, row: Reader) -> None:
        is_private = row.flag("private") if row.has("private") else False
        s.set_offer(payer, c, row.number("amount", 1, MONEY), is_private)


def draw_untold_roles(s: MillionsState, r: Reader) -> None:
    """What was sent in the round before, then what all have sent by now."""
    has_last = s.options.fooled and (s.round > 0 or s.phase is OVER)
    if has_last and not r.has("last"):
        draw_last(s)
    if is_placed(s) and not r.has("roles"):
        draw_roles(s)


def draw_roles(s: MillionsState) -> None:
    """Everybody has sent something; if a Role is to be named, one of them the only Snitch."""
    informer = s.rng.below(s.seats) if s.phase is NAME_ROLE and SNITCH in s.roles else NOBODY
    for seat in range(s.seats):
        choices = CHOOSE_ROLES.legal(s, seat)
        if informer != NOBODY:
            wanted = [c for c in choices if (SNITCH in (c.a, c.b)) == (seat == informer)]
            choices = wanted or choices
        if not choices:
            raise BadData(f"The Roles of the round before leave {seat_name(seat)} none to send.")
        choice = s.rng.pick(choices)
        for c in s.characters_of(seat):
            s.role[c] = choice.b if s.slot(c) else choice.a


def draw_last(s: MillionsState) -> None:
    """The round before is not told: everybody sent something else than now. [MD-100 MD-101]"""
    for seat in range(s.seats):
        now = [s.role[c] for c in s.characters_of(seat)]
        left = [role for role in s.roles if role not in now]
        if s.phase is NAME_ROLE and len(left) > s.slots and SNITCH in left:
            left.remove(SNITCH)  # or nobody could have sent him now
        s.rng.shuffle(left)
        for c in s.characters_of(seat):
            s.last[c] = left.pop()


def undecided(s: MillionsState) -> int:
    return sum(1 << seat for seat in range(s.seats) if s.role[seat * s.slots] == NO_ROLE)


def who_has_one_in(s: MillionsState) -> int:
    mask = 0
    for c in range(s.characters):
        if is_placed(s) and s.fate[c] != WITHDRAWN:
            mask |= 1 << s.owner(c)
    return mask


def is_revealed(s: MillionsState, c: int) -> bool:
    """A Snitch who is about to name a Role lies face up and has his ante back. [MD-71]"""
    return s.phase is NAME_ROLE and s.role[c] == SNITCH and s.fate[c] == IN


def seen_so_far(s: MillionsState) -> list[int]:
    return [EVERYONE if is_revealed(s, c) else s.seen[c] for c in range(s.characters)]


def paid_antes(s: MillionsState) -> list[int]:
    ante = s.deck.ante[s.loot_card()] if is_placed(s) else 0
    return [ante if s.fate[c] == IN and not is_revealed(s, c) else 0 for c in range(s.characters)]


def pay_antes_so_far(s: MillionsState, r: Reader) -> None:
    """Cash that is not given is the start money less the antes. [MD-19 MD-87]"""
    if r.has("cash") or not is_placed(s):
        return
    for c in range(s.characters):
        if not r.has("lent"):
            s.lent[c] = s.cash[s.owner(c)] < s.ante[c]
        if not s.lent[c]:
            s.cash[s.owner(c)] = max(0, s.cash[s.owner(c)] - s.ante[c])


def who_ended_it(s: MillionsState) -> int:
    """Before the last round a game is only over because somebody rich got a share. [MD-105]"""
    if s.phase is not OVER or s.round == ROUNDS - 1:
        return 0
    return sum(1 << seat for seat in range(s.seats) if s.cash[seat] >= s.options.target)


def some_role_card(s: MillionsState) -> int:
    return s.rng.pick(s.role) if is_placed(s) else NO_ROLE


def visible_cards(s: MillionsState) -> list[int]:
    shown = [role for role in s.role if s.aside != NO_ROLE and role != NO_ROLE]
    if s.aside in shown:
        shown.remove(s.aside)
    return [shown.count(role) for role in range(len(ROLES))]


def forget_all(s: MillionsState, r: Reader) -> None:
    s.forget_all()


def asked_now(s: MillionsState) -> int:
    return NEVER if s.asked == NOBODY else int(s.step)


def hurry_once_called(s: MillionsState, r: Reader) -> None:
    if not r.has("may_hurry"):
        s.may_hurry = s.hurried_at >= 0


# fmt: off
FIELDS: Final[tuple[Field, ...]] = (
    fixed("deck", "the Loot cards in play"),
    fixed("options", "the options of the table"),
    fixed("full_time", "how long a negotiation lasts"),
    fixed("roles", "the Roles in use"),
    fixed("slots", "Characters a player"),
    fixed("characters", "how many Characters there are"),
    fixed("first_place", "where they begin in a row of the vocabulary"),
    Field("round", Number(1, ROUNDS, first=1), "the round",
        default=lambda s: ROUNDS - 1 if s.phase is OVER else 0,
        missing="1; the last if the game is over"),
    Field("pile", Order("Loot cards", loot_cards),
        "the Loot cards, the one being robbed included; the last two leave the game",
        knows=NOBODY_KNOWS),
    Field("leader", a_seat(), "the Leader", missing="drawn"),
    Field("intimidation", by_seat(Number(0, INTIMIDATION_CARDS)), "Intimidation cards", at="cards",
        missing="none"),
    Field("last", by_character(ROLE), "the Role of the round before, under `fooled`",
        missing="drawn, if there was one"),
    Field("roles", by_character(ROLE), "the Role sent", at="role",
        missing="drawn once all have chosen", knows="seen", then=draw_untold_roles),
    follows("undecided", "who has not chosen", undecided),
    Field("fates", by_character(Name('`"in"`, `"withdrawn"` or `"eliminated"`', FATES)),
        "what has become of it", at="fate", missing="in"),
    Field("in", some_seats(), "who has a Character in", at="players_in", default=who_has_one_in,
        missing="follows from `fates`"),
    Field("seen", by_character(Mask("seats", seats_of, "everybody")), "those who know the Role",
        default=seen_so_far, missing="the owner; all know the Snitch who is to `name`"),
    Field("antes", by_character(Number(0, MONEY)), "the ante on it", at="ante", default=paid_antes,
        missing="the Loot card's, but none on the Snitch who is to `name`"),
    Field("lent", by_character(Flag()), "whether the Reserve supplied the ante",
        missing="where `cash` is not given either and does not reach"),
    Field("cash", by_seat(Number(0, 10 * MONEY)), "cash, without the antes",
        missing="start money less antes", then=pay_antes_so_far),
    Field("reserve", Number(-10 * MONEY, MONEY), "what is left of all money",
        default=lambda s: MONEY - sum(s.cash) - sum(s.ante), missing="the rest of the 175"),
    Field("shared", some_seats(), "at the end: who got a share in the last Heist",
        default=who_ended_it, missing="before the last round all who reached the target"),
    Field("aside", ROLE, "the Role card that lies face down", default=some_role_card,
        missing="drawn", knows=NOBODY_KNOWS),
    follows("visible", "the Role cards shown, by Role", visible_cards),
    Field("named", ROLE,
        "the Role the Snitch named; the Heist goes on at once, so it is always none",
        missing="none"),
    Offers("offers", None, "open offers", at="offer", missing="none",
        knows="everybody; of a private one the two"),
    follows("whispered", "which of those are private"),
    follows("promised", "the sum of each seat's open offers"),
    follows("bids", "how many are open for each Character"),
    Deals("held", None, "offers as their target has marked them", missing="none", knows=ITS_SEAT),
    follows("holding", "who has marked any", knows=ITS_SEAT),
    Field("claims", by_seat(ROLE), "the Role claimed last", missing="none"),
    Field("asks", by_seat(Number(0, MOST_ASKED)), "for how much it would leave, 0 for none",
        missing="0"),
    Field("ready", some_seats(), "who is ready", missing="nobody"),
    Field("absent", some_seats(), "who is away, with `clocks` off", missing="nobody"),
    Field("asked", a_seat(("nobody", NOBODY)), "whom the roll call has come to", missing="nobody"),
    Field("asked_at", STEP, "at which step; -1 for never", default=asked_now,
        missing="now, if somebody is `asked`"),
    Field("called", Flag(), "whether the roll call is used up", default=lambda s: s.asked != NOBODY,
        missing="if somebody is `asked`"),
    Field("may_hurry", Flag(), "whether the end can be hurried", missing="if it was"),
    Field("hurried_at", STEP, "the step at which it was; -1 for never", missing="-1",
        then=hurry_once_called),
    Field("departed_at", STEP, "the step at which somebody last left; -1 for never", missing="-1"),
    Field("back_at", STEP, "the step at which somebody was back while all choose; -1 for never",
        missing="-1"),
    follows("menus", "what each may do in negotiation, once it was asked for", knows=ITS_SEAT),
    Field("", None, "the clocks of a negotiation, once they were asked for", at="running",
        then=forget_all),
)
# fmt: on
