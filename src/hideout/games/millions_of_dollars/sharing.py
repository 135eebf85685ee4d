"""Who survives a Heist and who gets what: the arithmetic that the rules and the bots share.

Nothing here knows a state: callers say what lies where. Characters are numbered seat by seat, and
`slots` is how many each seat has.
"""

from typing import Final

from hideout.games.millions_of_dollars.cards import (
    BRUTE,
    CROOK,
    CROOK_TAKE,
    DRIVER,
    DRIVER_FEE,
    MASTERMIND,
    MASTERMIND_BONUS,
    ROLES,
    SNITCH,
    SNITCH_LOSS,
    SYMBOL_BONUS,
)

THE_RESERVE: Final = -1  # as payer or payee
ABSENT: Final = -1  # no Character of that Role survives

Transfer = tuple[str, int, int, int, int]  # event, payer, payee, amount, Character


def names_a_role(snitches: int, staying: int) -> bool:
    """A single Snitch names a Role, if he is not alone. [MD-71 MD-73]"""
    return snitches == 1 and staying > 1


def is_eliminated(role: int, count: int, named: int) -> bool:
    """Whether those who stayed with a Role, `count` of them, are out. [MD-70 MD-77 MD-81]"""
    return count > 1 or role == named


def keeps_ante(role: int, is_out: bool) -> bool:
    """Who is eliminated loses the ante; Brutes take theirs back. [MD-79 MD-80]"""
    return not is_out or role == BRUTE


def sharing(
    loot: int, symbol: int, roles: list[int], survivors: list[int], slots: int, cash: list[int]
) -> list[Transfer]:
    """What changes hands: share, Driver, Crook, symbol, in this order. [MD-94 MD-95 MD-99]"""
    if not survivors:
        return []  # [MD-84]
    if len(survivors) == 1 and roles[survivors[0]] == SNITCH:  # [MD-82 MD-91]
        alone = survivors[0] // slots
        return [
            ("alone", alone, THE_RESERVE, min(SNITCH_LOSS, cash[alone]), survivors[0])
        ]  # [MD-83]
    by_role = [ABSENT] * len(ROLES)  # survivors are all different
    for c in survivors:
        by_role[roles[c]] = c
    held = cash[:]
    pot = loot + (MASTERMIND_BONUS if by_role[MASTERMIND] != ABSENT else 0)
    share = pot // len(survivors)  # one for each Character, all for a single one [MD-85 MD-92]
    found: list[Transfer] = []
    for c in survivors:
        held[c // slots] += share
        found.append(("share", THE_RESERVE, c // slots, share, c))
    driver, brute, crook = by_role[DRIVER], by_role[BRUTE], by_role[CROOK]
    if driver != ABSENT and share:  # [MD-96]
        for c in survivors:
            if c != driver:
                found.append(payment("fee", c // slots, driver // slots, DRIVER_FEE, held))
    if crook != ABSENT and brute != ABSENT:  # [MD-97]
        found.append(payment("theft", brute // slots, crook // slots, CROOK_TAKE, held))
    if symbol >= 0 and by_role[symbol] != ABSENT:  # [MD-99]
        lucky = by_role[symbol]
        found.append(("symbol", THE_RESERVE, lucky // slots, SYMBOL_BONUS, lucky))
    return found


def payment(kind: str, payer: int, payee: int, amount: int, held: list[int]) -> Transfer:
    """What a player has to pay, or all he holds. [MD-11 MD-93 MD-98]"""
    paid = min(amount, held[payer])
    held[payer] -= paid
    held[payee] += paid
    return (kind, payer, payee, paid, ABSENT)


def gains(
    loot: int,
    symbol: int,
    roles: list[int],
    staying: list[int],
    named: int,
    antes: list[int],
    cash: list[int],
) -> list[int]:
    """What each seat gets if exactly these stay, antes that come back included."""
    slots = len(roles) // len(cash)
    counts = [0] * len(ROLES)
    for c in staying:
        counts[roles[c]] += 1
    if not names_a_role(counts[SNITCH], len(staying)):
        named = ABSENT
    held = cash[:]
    survivors: list[int] = []
    for c in staying:
        is_out = is_eliminated(roles[c], counts[roles[c]], named)
        if keeps_ante(roles[c], is_out):
            held[c // slots] += antes[c]
        if not is_out:
            survivors.append(c)
    for _, payer, payee, amount, _ in sharing(loot, symbol, roles, survivors, slots, held):
        if payer != THE_RESERVE:
            held[payer] -= amount
        if payee != THE_RESERVE:
            held[payee] += amount
    return [held[seat] - cash[seat] for seat in range(len(cash))]
