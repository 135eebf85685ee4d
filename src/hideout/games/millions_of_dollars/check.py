"""What no table can look like. The sums also guard every step of play."""

from hideout.engine.core import EVERYONE, OVER, only
from hideout.engine.notation import seat_name
from hideout.games.millions_of_dollars.cards import (
    INTIMIDATION_CARDS,
    LOOT_CARDS,
    MONEY,
    ROLES,
    ROUNDS,
    SNITCH,
)
from hideout.games.millions_of_dollars.heist import NAME_ROLE
from hideout.games.millions_of_dollars.negotiation import NEGOTIATE
from hideout.games.millions_of_dollars.planning import CHOOSE_ROLES
from hideout.games.millions_of_dollars.rounds import reached_target
from hideout.games.millions_of_dollars.state import (
    ELIMINATED,
    IN,
    NEVER,
    NO_ROLE,
    NOBODY,
    SEATS_OF,
    WITHDRAWN,
    MillionsState,
)


def check(s: MillionsState) -> str:
    """A sentence that says what is impossible, or ''."""
    complaint = check_money(s)
    if complaint:
        return complaint
    if s.callers:
        return "no phase waits for another to come back."
    if sorted(s.pile) != list(range(LOOT_CARDS)):
        return "the pile and the two removed cards are each of the ten Loot cards once."
    if sum(s.cards) > INTIMIDATION_CARDS:
        return f"there are {INTIMIDATION_CARDS} Intimidation cards."
    if s.named != NO_ROLE:
        return "a Role is named and met in one step of the Heist, so none is named now."
    has_last = s.options.fooled and (s.round > 0 or s.phase is OVER)
    if any((role != NO_ROLE) != has_last for role in s.last):
        return "the Roles of the last round are kept with the option fooled, and only then."
    if s.phase is OVER:
        return check_over(s) or check_no_round(s)
    if s.shared:
        return "who got a share is forgotten when a new Loot card is turned up."
    complaint = check_roles(s) or check_calls(s) or check_steps(s)
    if complaint:
        return complaint
    if s.phase is CHOOSE_ROLES:
        return check_choose(s)
    return check_placed(s) or check_antes(s) or check_deals(s)


def check_money(s: MillionsState) -> str:
    """Cash, antes and Reserve always make 175. [MD-11]"""
    if min(s.cash) < 0:
        return "nobody holds less than nothing."
    total = sum(s.cash) + sum(s.ante) + s.reserve
    if total != MONEY:
        return f"cash, antes and Reserve make {MONEY}, not {total}."
    for c in range(s.characters):
        if s.ante[c] and s.fate[c] != IN:
            return f"no ante lies on a Character of {seat_name(s.owner(c))} that is out."
    return ""


def check_roles(s: MillionsState) -> str:
    for c in range(s.characters):
        role = s.role[c]
        who = seat_name(s.owner(c))
        if s.seen[c] != EVERYONE and not s.seen[c] >> s.owner(c) & 1:
            return f"{who} knows the Role of his own Character."
        if role == NO_ROLE:
            continue
        if role not in s.roles:
            return f"the Role {ROLES[role]} of {who} is not used by {s.seats} players."
        for twin in s.characters_of(s.owner(c)):
            if twin != c and s.role[twin] == role:
                return f"{who} has one {ROLES[role]} and cannot send two."
            if s.last[twin] == role:
                return f"{who} sent the {ROLES[role]} in the round before."
    return ""


def check_calls(s: MillionsState) -> str:
    """What was said, the Leader's calls, and the steps from which clocks run."""
    for role in s.claims:
        if role != NO_ROLE and role not in s.roles:
            return f"nobody claims to be the {ROLES[role]}, who is not used by {s.seats} players."
    if s.absent and s.options.clocks:
        return "only with the option clocks off is anybody noted as absent."
    if s.back_at != NEVER and (s.options.clocks or s.phase is not CHOOSE_ROLES):
        return "only with the option clocks off, and while all choose, is anybody noted as back."
    if s.asked != NOBODY and (not s.is_in(s.asked) or s.asked == s.leader or not s.called):
        return "only others than the Leader who are in are asked in a roll call."
    if (s.asked == NOBODY) != (s.asked_at == NEVER):
        return "who is asked has been asked at a step (asked_at), and nobody at -1."
    if s.hurried_at != NEVER and not s.may_hurry:
        return "the Leader may not have called for a decision yet."
    if s.phase is not NEGOTIATE and (s.called or s.may_hurry or s.departed_at != NEVER):
        return "nobody calls, hurries or leaves outside of Negotiation."
    return ""


def check_steps(s: MillionsState) -> str:
    """The steps from which clocks run lie in this window."""
    for step in (s.asked_at, s.hurried_at, s.departed_at, s.back_at):
        if step != NEVER and step < s.opened:
            return "nobody is asked, hurried or gone from a step before this phase opened."
    if s.departed_at != NEVER and WITHDRAWN not in s.fate:
        return "nobody has left, so there is no step at which somebody did (departed_at)."
    if s.absent & ~(s.undecided if s.phase is CHOOSE_ROLES else s.players_in):
        return "only whoever is waited for is noted as absent."
    return ""


def check_over(s: MillionsState) -> str:
    """After the last round, or when somebody with a share reached the target. [MD-105 MD-107]"""
    if s.round < ROUNDS - 1 and not reached_target(s):
        return f"before round {ROUNDS} a game is over only when a share has made somebody rich."
    if s.undecided != (1 << s.seats) - 1:
        return "when the game is over all Role cards are back."
    return check_calls(s)


def check_choose(s: MillionsState) -> str:
    for seat in range(s.seats):
        chosen = [s.role[c] != NO_ROLE for c in s.characters_of(seat)]
        if chosen != [s.has_chosen(seat)] * s.slots:
            return f"{seat_name(seat)} has chosen for all Characters or for none."
    if not CHOOSE_ROLES.pending(s):
        return "everybody has chosen, so `choose` is over."
    return check_no_round(s)


def check_no_round(s: MillionsState) -> str:
    """Nothing of a round is there before all have chosen and after it is over."""
    if s.aside != NO_ROLE or any(s.visible) or any(s.ante) or any(s.lent) or s.players_in:
        return "before everybody has chosen there are no antes and no Role cards."
    if any(s.fate) or any(s.offer) or any(s.held) or s.ready:
        return "before everybody has chosen nobody leaves or deals."
    if any(role != NO_ROLE for role in s.claims) or any(s.asks):
        return "before everybody has chosen nobody claims or asks anything."
    if any(s.seen[c] != only(s.owner(c)) for c in range(s.characters)):
        return "before everybody has chosen nobody has seen a Character of another."
    return ""


def check_placed(s: MillionsState) -> str:
    """Role cards fit the Characters, and who is in has one in."""
    if s.undecided:
        return "all Characters are placed in this phase."
    for role in range(len(ROLES)):
        if s.role.count(role) != s.visible[role] + (s.aside == role):
            return "the Role cards are those of the Characters, one of them set aside."
    if ELIMINATED in s.fate:
        return "nobody is eliminated before the Heist, which runs by itself."
    for c in range(s.characters):
        if (s.seen[c] == EVERYONE) != (s.phase is NAME_ROLE and is_the_snitch(s, c)):
            return "only the Snitch who is to name a Role lies face up."
    for seat in range(s.seats):
        fates = [s.fate[c] for c in s.characters_of(seat)]
        if s.is_in(seat) != any(fate != WITHDRAWN for fate in fates):
            return f"{seat_name(seat)} is in as long as one of his Characters is."
    if s.phase is NEGOTIATE:
        return "" if NEGOTIATE.pending(s) else "all who are in are ready, so they have settled."
    if s.phase is NAME_ROLE:
        if s.ready or s.absent or any(s.held):
            return "when the Snitch is to name a Role, all deals are over."
        if sum(is_the_snitch(s, c) for c in range(s.characters)) != 1:
            return "exactly one Snitch stayed, and he is revealed."
        if len(s.staying()) < 2 or not s.nameable():
            return "there is nobody and nothing to name."
    return ""


def is_the_snitch(s: MillionsState, c: int) -> bool:
    return s.role[c] == SNITCH and s.fate[c] == IN


def check_antes(s: MillionsState) -> str:
    """Every Character that is in has the Loot card's ante on it, but for the Snitch who names."""
    ante = s.deck.ante[s.loot_card()]
    for c in range(s.characters):
        is_back = s.phase is NAME_ROLE and s.role[c] == SNITCH
        due = 0 if is_back else ante
        if s.fate[c] == IN and s.ante[c] != due:
            return f"the ante on a Character of {seat_name(s.owner(c))} must be {due}."
    return ""


def check_deals(s: MillionsState) -> str:
    for payer in range(s.seats):
        offers = s.offer[payer * s.characters : (payer + 1) * s.characters]
        if s.promised[payer] != sum(offers):
            return "what is promised is the sum of the open offers."
        if s.promised[payer] > s.cash[payer]:
            return f"{seat_name(payer)} offers more than he holds."
        for c in range(s.characters):
            if not offers[c]:
                continue
            if s.phase is not NEGOTIATE or not s.is_in(payer) or s.fate[c] != IN:
                return "offers are made in negotiation, between players who are in."
            if s.owner(c) == payer:
                return f"{seat_name(payer)} offers money to himself."
            if s.whispered[payer * s.characters + c] and not s.options.whispers:
                return "private offers need the option whispers."
    for at in range(len(s.held)):
        payer, c = at // s.characters, at % s.characters
        if s.held[at] and (s.owner(c) == payer or s.fate[c] != IN):
            return f"{seat_name(s.owner(c))} marks offers of others, for a Character that is in."
    for c in range(s.characters):
        if s.bids[c] != sum(1 for at in range(c, len(s.offer), s.characters) if s.offer[at]):
            return "the bids for a Character are the open offers for it."
    if SEATS_OF[s.ready & ~s.players_in]:
        return "only who is in can be ready."
    return ""
