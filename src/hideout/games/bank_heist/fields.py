"""Every field of the table, declared once, and what a position need not say.

A hand-written position names what matters; the rest is dealt around it, and a window that only
makes sense inside another finds its callers by itself.
"""

from typing import Any, Final

from hideout.engine.core import TABLE, Phase, Seat
from hideout.engine.fields import (
    ITS_SEAT,
    NOBODY_KNOWS,
    Field,
    Flag,
    Listed,
    Mask,
    Name,
    Number,
    a_seat,
    by_seat,
    fixed,
    some_seats,
)
from hideout.engine.reader import BadData, Reader
from hideout.games.bank_heist.actions import CLAIM_VERBS, SEATS
from hideout.games.bank_heist.attacks import FOLLOW_UP, PROCEDURE
from hideout.games.bank_heist.cards import (
    AGENT,
    ALARM_IDS,
    ANYBODY,
    BAGS_WANTED,
    GUILTY_CONSCIENCE,
    IDENTITY_IDS,
    KINDS,
    VAULT_IDS,
)
from hideout.games.bank_heist.check import gone, handcuffs_out
from hideout.games.bank_heist.endings import ENDING_IDS
from hideout.games.bank_heist.getaway import ACTION, EXTRA_SHOT, SLOT_END
from hideout.games.bank_heist.hands import count, pile_of
from hideout.games.bank_heist.kinds import (
    ATTACK_WINDOWS,
    NO_SEAT,
    NONE,
    PLACE_NAMES,
    Attacks,
    Deck,
    Identities,
    Moves,
    Packed,
    Pile,
)
from hideout.games.bank_heist.knowledge import first_sizes, known_cards, possible_identities
from hideout.games.bank_heist.robbery import ROBBERY
from hideout.games.bank_heist.state import (
    ALARM,
    ALARM_PART,
    DISCARD,
    GETAWAY,
    NO_CARD,
    NOBODY,
    SHOT,
    SHOWDOWN,
    SILENT,
    STAGES,
    TURN_OVER,
    VAULT,
    VAULT_PART,
    HeistState,
)
from hideout.games.bank_heist.windows import WINDOWS

PART_NAMES: Final = ("alarm-card", "vault-card", "over")
FIRST_CODE: Final = (2, 3, 4)

# What is not said follows from what is


def stage_of_phase(s: HeistState) -> int:
    return WINDOWS[s.phase.name][0][0] if s.phase.name in WINDOWS else GETAWAY


def is_robbing(s: HeistState) -> bool:
    """Whether the window that is open belongs to the robbery."""
    return stage_of_phase(s) in (SILENT, ALARM)


def first_space(s: HeistState) -> int:
    if s.stage >= GETAWAY:
        return 1
    return s.board[1] if s.stage == ALARM else s.token


def sound_the_alarm(s: HeistState, r: Reader) -> None:
    if not r.has("stage") and s.stage == SILENT and s.token >= s.board[1]:
        s.stage = ALARM


def turned_up(s: HeistState) -> int:
    """At the Hideout all who live turn up their cards."""
    return s.living if s.stage == SHOWDOWN else 0


def what_shows(s: HeistState) -> list[int]:
    known = s.revealed | s.shown
    return [1 << s.identity[seat] if known >> seat & 1 else ANYBODY for seat in range(s.seats)]


def part_of_turn(s: HeistState) -> int:
    """What one draws for oneself comes before the vault card is passed."""
    if not is_robbing(s):
        return ALARM_PART
    is_passed = s.phase.name in ("receive", "dye") and s.receiver != s.turn
    return TURN_OVER if is_passed or s.phase.name in ("pass-card", "vault") else VAULT_PART


def slots_so_far(s: HeistState) -> int:
    """Everybody from where the circuit began to the active player."""
    mask = 0
    seat = s.payer if s.stage == SHOWDOWN else s.start
    while s.stage >= GETAWAY and seat != NOBODY and not mask >> seat & 1:
        mask |= 1 << seat
        seat = NOBODY if seat == s.turn else s.left_of(seat)
    return mask


def find_callers(s: HeistState, r: Reader) -> None:
    """What waits for the open window; loot without an attack follows a slot."""
    if s.callers:
        return
    if is_robbing(s):
        s.callers = [ROBBERY]
    elif s.phase.name in ATTACK_WINDOWS:
        s.callers = callers_of_attacks(s) if s.attacks else [SLOT_END]


def callers_of_attacks(s: HeistState) -> list[Phase[Any]]:
    callers: list[Phase[Any]] = [EXTRA_SHOT if s.attacks[0].kind == SHOT else ACTION, PROCEDURE]
    for _ in s.attacks[1:]:
        callers += [FOLLOW_UP, PROCEDURE]
    return callers


def vault_left(s: HeistState) -> list[int]:
    """By kind, how many vault cards are in their deck."""
    return [s.deck.vault[kind] - gone(s, kind) - (s.card == kind) for kind in range(KINDS)]


def alarm_left(s: HeistState) -> list[int]:
    left = s.deck.alarm[:]
    for card in [*s.attribute, s.alarm_card, *s.alarm_discard]:
        if card != NO_CARD:
            left[card] -= 1
    return left


def draw_the_card(s: HeistState, r: Reader) -> None:
    if s.phase.name == "pass-card" and not r.has("card"):
        if not s.vault:
            raise BadData("There is no vault card left to be passed.")
        s.card = s.vault.pop()


def looked_at_by(s: HeistState) -> int:
    seen = 0
    for seer in (s.turn, s.receiver):
        if s.card != NO_CARD and seer != NOBODY:
            seen |= 1 << seer
    return seen


def agent_turned_up(s: HeistState) -> bool:
    """Identities are turned up in the Getaway only."""
    return any(s.identity[seat] == AGENT for seat in s.in_mask(s.revealed))


def woken_conscience(s: HeistState) -> Seat:
    """Attributes do not move in the Getaway."""
    return s.holder(GUILTY_CONSCIENCE) if s.agent_seen else NOBODY


# What anybody is said to have seen must be so


def check_memory(s: HeistState, r: Reader) -> None:
    if min(s.at_first) < 0:
        raise BadData("moves: a card leaves a place where none was.")
    look_through(s)
    there = [*s.hand, *[0] * (DISCARD - s.seats), s.discard, pile_of(s.vault)]
    for viewer in range(TABLE, s.seats):
        known = known_cards(s, viewer)
        for place in range(len(there)):
            if any(count(known[place], kind) > count(there[place], kind) for kind in range(KINDS)):
                raise BadData(f"moves: {PLACE_NAMES[place]} does not hold what was seen there.")
        could = possible_identities(s, viewer)
        for seat in range(s.seats):
            if not could[seat] >> s.identity[seat] & 1:
                raise BadData(f"moves: p{seat} cannot be {IDENTITY_IDS[s.identity[seat]]} then.")


def look_through(s: HeistState) -> None:
    """Whoever searches a hand or the vault sees what is there, be it told or not. [BH-70 BH-81]"""
    place = pile = NOBODY
    if s.phase.name in ("search", "give") and s.searched != NOBODY:
        place, pile = s.searched, s.hand[s.searched]
    elif s.phase.name == "vault":
        place, pile = VAULT, pile_of(s.vault)
    if place != NOBODY and s.turn != NOBODY and known_cards(s, s.turn)[place] != pile:
        s.look(place, pile, 1 << s.turn)


ONE_SEAT: Final = a_seat(NO_SEAT)
SOME_SEATS: Final = some_seats()
VAULT_DECK: Final = Deck("vault card", VAULT_IDS, vault_left)
ALARM_DECK: Final = Deck("alarm card", ALARM_IDS, alarm_left)

# fmt: off
FIELDS: Final[tuple[Field, ...]] = (
    fixed("deck", "the cards in play"),
    fixed("options", "the options of the table"),
    fixed("board", "spaces: start, first alarm, AGENTS WIN, Hideout"),
    Field("stage", Name("stage", STAGES), "the part of the game", default=stage_of_phase,
        missing="follows from the phase"),
    Field("token", Number(1, 20), "the space on the track", default=first_space,
        missing="as at the beginning of the stage", then=sound_the_alarm),
    Field("truck", Number(0, BAGS_WANTED), "bags in the truck",
        default=lambda s: BAGS_WANTED if s.stage >= GETAWAY else 0,
        missing="full from the Getaway on, else 0"),
    Field("ending", Name("ending", ENDING_IDS, [(NONE, NOBODY)]), "how the game ended",
        missing="none"),
    Field("identities", Identities(), "one for each seat, or all eight", at="identity",
        missing="dealt", knows=ITS_SEAT),
    Field("living", SOME_SEATS, "who lives", missing="all"),
    Field("revealed", SOME_SEATS, "whose identity is turned up", default=turned_up,
        missing="nobody; in the Showdown the living"),
    Field("shown", SOME_SEATS, "the dead whose identity the house rule shows", missing="nobody"),
    Field("could_be", by_seat(Mask("identities", IDENTITY_IDS)),
        "the identities everybody must think possible", at="could", default=what_shows,
        missing="any, unless it is turned up"),
    Field("ready", SOME_SEATS, "who has acknowledged or answered", missing="nobody"),
    Field("locked", SOME_SEATS, "who may not answer any more", missing="nobody"),
    Field("right", SOME_SEATS, "who is right about this code", missing="nobody"),
    Field("first", ONE_SEAT, "who answered it first", missing="nobody"),
    Field("first_step", Number(0, lambda s: s.step), "at which step", missing="0"),
    Field("code", Listed(Number(2, 9)), "the Code Cards turned up", at="flip",
        default=lambda s: list(FIRST_CODE) if s.phase.name == "crack" else s.flip,
        missing="2, 3, 4 in the race"),
    Field("unanswered", Number(0, 2), "codes in a row without an answer", missing="0"),
    Field("start", ONE_SEAT, "the Start Player",
        default=lambda s: 0 if s.stage >= SILENT else NOBODY, missing="p0, once there is one"),
    Field("turn", ONE_SEAT, "whose turn it is", default=lambda s: s.start,
        missing="the Start Player's"),
    Field("payer", ONE_SEAT, "who paid off the Driver",
        default=lambda s: s.turn if s.stage == SHOWDOWN else NOBODY,
        missing="in the Showdown whose turn it is"),
    Field("receiver", ONE_SEAT, "who is passed the vault card", missing="nobody"),
    Field("part", Name('`"alarm-card"`, `"vault-card"` or `"over"`', PART_NAMES),
        "what comes next in a turn of the robbery", default=part_of_turn,
        missing='`"over"` while the card drawn is passed and received, else `"vault-card"`'),
    Field("searched", ONE_SEAT, "who is searched", missing="nobody"),
    Field("slots", SOME_SEATS, "who had a turn since the token moved", default=slots_so_far,
        missing="from the Start Player (the payer) to whose turn it is"),
    Field("spoken", SOME_SEATS, "who has claimed something in this turn", missing="nobody"),
    Field("second_fired", Flag(), "whether a second shot was fired", missing="false"),
    Field("tied", SOME_SEATS, "who is zip-tied", missing="nobody"),
    Field("cuffed", SOME_SEATS, "who is handcuffed", missing="nobody"),
    Field("cold", SOME_SEATS, "who is out cold", missing="nobody"),
    Field("vest_used", SOME_SEATS, "whose vest has taken a shot", missing="nobody"),
    Field("stabbed_by", by_seat(ONE_SEAT), "who stabbed one who bleeds", at="stabber",
        missing="nobody"),
    Field("martial_used", Flag(), "whether Martial Skills are used up", missing="false"),
    Field("poison_turns", Number(0, 1000), "turns the poisoned player has had", missing="0"),
    Field("corpse", ONE_SEAT, "who was just killed and may be looted", missing="nobody"),
    Field("looter", ONE_SEAT, "who loots", missing="nobody"),
    Field("attacks", Attacks(), "attacks being answered, outermost first",
        missing="none; each inside the return fire of the one before, the last as far as the "
        "phase says", then=find_callers),
    Field("handcuffs", Number(0, lambda s: s.deck.handcuffs), "Handcuffs left in their deck",
        default=lambda s: max(0, s.deck.handcuffs - handcuffs_out(s)), missing="all not in use"),
    Field("hands", by_seat(Pile()), "vault cards in hand", at="hand", missing="none",
        knows=ITS_SEAT),
    Field("discard", Pile(), "discarded vault cards", missing="none", knows="whoever saw them"),
    Field("card", Name("vault card", VAULT_IDS, [(NONE, NO_CARD)]), "the vault card on its way",
        missing="none; while one is passed the top of the deck", knows="card_seen"),
    Field("vault", VAULT_DECK, "the vault deck from the top, its first cards at least",
        default=lambda s: VAULT_DECK.fit(s, [], s.vault), missing="the others follow as dealt",
        knows=NOBODY_KNOWS, then=draw_the_card),
    Field("passer", ONE_SEAT, "who passes the card on its way",
        default=lambda s: s.turn if s.card != NO_CARD else NOBODY, missing="whose turn it is"),
    Field("card_seen", SOME_SEATS, "who has looked at it", default=looked_at_by,
        missing="whose turn it is, and the receiver"),
    Field("attributes", by_seat(Name("alarm card", ALARM_IDS, [(NONE, NO_CARD)])),
        "the attribute beside each seat", at="attribute", missing="none"),
    Field("alarm_card", Name("alarm card", ALARM_IDS, [(NONE, NO_CARD)]),
        "the alarm card being resolved", missing="none"),
    Field("alarm_discard", Listed(Name("alarm card", ALARM_IDS)), "discarded alarm cards",
        missing="none"),
    Field("alarm", ALARM_DECK, "the alarm deck from the top, its first cards at least",
        default=lambda s: ALARM_DECK.fit(s, [], s.alarm), missing="the others follow as dealt",
        knows=NOBODY_KNOWS),
    Field("agent_seen", Flag(), "whether an Agent was revealed in the Getaway",
        default=agent_turned_up, missing="follows from `revealed`"),
    Field("conscience", ONE_SEAT, "who held Guilty Conscience then", default=woken_conscience,
        missing="follows from `attributes`"),
    Field("moves", Moves(), "every move of a vault card, and who saw its face", missing="none",
        knows="whom `seen` names in each"),
    Field("looks", Listed(Packed(("viewer", a_seat(), SEATS), ("owner", a_seat(), SEATS))),
        "tattoos shown", missing="none"),
    Field("claims",
        Listed(Packed(("claim", Name("claim", CLAIM_VERBS), len(CLAIM_VERBS)),
            ("seat", a_seat(), SEATS), ("about", a_seat(), SEATS))),
        "all that was claimed", missing="none"),
    Field("circuits", Number(0, 10), "circuits of the Showdown", missing="0"),
    Field("quiet", Number(0, 2), "those in a row without a shot or a card", missing="0"),
    Field("busy", Flag(), "whether something was fired or played in this one", at="is_busy",
        missing="false"),
    Field("", None, "how many cards lay in each place before any move", at="at_first",
        default=first_sizes, then=check_memory),
)
# fmt: on
