"""Millions of Dollars a second time, written from docs/rules/millions-of-dollars.md alone: slow,
plain, and sharing nothing with the engine. The two are played side by side.

A Character is a pair of seat and slot (1 or 2). What chance brings (the Loot pile, the first
Leader, the Role card set aside, a Role chosen for a late player) is handed in.
"""

from collections.abc import Callable
from typing import NamedTuple

TABLE = -1
ORDER = ["snitch", "brute", "driver", "crook", "mastermind"]
ROLES = {
    3: ORDER,
    4: ["brute", "driver", "crook"],
    5: ["snitch", "brute", "driver", "crook"],
    6: ["snitch", "brute", "driver", "crook"],
    7: ORDER,
    8: ORDER,
}
Character = tuple[int, int]


class Loot(NamedTuple):
    loot: int
    ante: int
    symbol: str


class House(NamedTuple):
    fooled: bool
    gift: bool
    whispers: bool
    target: int


class Chance(NamedTuple):
    late: Callable[[int], list[str]]  # the Roles of somebody who had not chosen
    aside: Callable[[], str]


class Reference:
    def __init__(
        self, players: int, pile: list[Loot], leader: int, house: House, chance: Chance
    ) -> None:
        self.players = players
        self.pile = pile
        self.leader = leader
        self.house = house
        self.chance = chance
        self.roles = ROLES[players]
        self.slots = [1, 2] if players == 3 else [1]
        self.cash = [5] * players
        self.reserve = 175 - 5 * players
        self.cards = [0] * players
        self.last: dict[Character, str] = {}
        self.round = 1
        self.winners: list[int] = []
        self.open_round()

    def all_characters(self) -> list[Character]:
        return [(seat, slot) for seat in range(self.players) for slot in self.slots]

    def open_round(self) -> None:
        self.phase = "choose"
        self.loot = self.pile[self.round - 1]
        self.role: dict[Character, str] = {}
        self.shared: set[int] = set()

    def spell(self, character: Character) -> str:
        seat, slot = character
        return f"p{seat}-{slot}" if self.players == 3 else f"p{seat}"

    def spell_bid(self, payer: int, slot: int) -> str:
        return f"p{payer}-for-{slot}" if self.players == 3 else f"p{payer}"

    # What may be done

    def is_in(self, seat: int) -> bool:
        return any(c[0] == seat for c in self.staying)

    def waiting(self) -> list[int]:
        if self.phase == "choose":
            return [seat for seat in range(self.players) if (seat, 1) not in self.role]
        if self.phase == "negotiate":
            return [s for s in range(self.players) if self.is_in(s) and s not in self.ready]
        return [self.snitch[0]] if self.phase == "name" else []

    def legal(self, seat: int) -> set[str]:
        if self.phase == "choose":
            return self.choices(seat)
        if self.phase == "name" and seat == self.snitch[0]:
            return {f"name {role}" for role in self.nameable()} | self.looks(seat)
        if self.phase == "negotiate" and self.is_in(seat):
            return self.in_negotiation(seat) | self.looks(seat)
        return set()

    def choices(self, seat: int) -> set[str]:
        barred = [self.last.get((seat, slot)) for slot in self.slots]
        free = [role for role in self.roles if role not in barred]
        if self.players == 3:
            return {f"choose-two {a} {b}" for a in free for b in free if a != b}
        return {f"choose {role}" for role in free}

    def nameable(self) -> list[str]:
        return [role for role in ORDER[1:] if role in self.visible]

    def looks(self, seat: int) -> set[str]:
        if not self.cards[seat]:
            return set()
        return {f"intimidate {self.spell(c)}" for c in self.staying if c[0] != seat}

    def in_negotiation(self, seat: int) -> set[str]:
        may = {f"claim {role}" for role in self.roles} | {f"ask {n}" for n in range(1, 21)}
        may.add("unready" if seat in self.ready else "ready")
        for c in self.staying:
            if c[0] == seat:
                may.add(f"withdraw {c[1]}" if self.players == 3 else "leave")
                may |= self.answers(c)
            else:
                may |= self.offers_to(seat, c)
        if any(c[0] == seat for c, _ in self.held):
            may.add("drop")
        if self.asked == seat:
            may.add("no-comment")
        if seat == self.leader:
            if not self.called and any(c[0] != seat for c in self.staying):
                may.add("roll-call")
            if self.may_hurry and not self.hurried:
                may.add("hurry")
        return may

    def answers(self, c: Character) -> set[str]:
        """An acceptance takes the marked offers along, so all of those must still be open."""
        may = set()
        marks = {payer: n for (target, payer), n in self.held.items() if target == c}
        is_sound = all(self.offers.get((c, payer)) == n for payer, n in marks.items())
        for (target, payer), amount in self.offers.items():
            if target != c:
                continue
            bid = self.spell_bid(payer, c[1])
            may.add(f"decline {bid}")
            if marks.get(payer) != amount:
                may.add(f"hold {bid} {amount}")
            if is_sound:
                may.add(f"accept {bid} {amount}")
        return may

    def offers_to(self, payer: int, c: Character) -> set[str]:
        promised = sum(n for (_, who), n in self.offers.items() if who == payer)
        own = self.offers.get((c, payer), 0)
        may = set()
        if own:
            may.add(f"withdraw-offer {self.spell(c)}")
        for n in range(1, self.cash[payer] - promised + own + 1):
            may.add(f"offer {self.spell(c)} {n}")
            if self.house.whispers:
                may.add(f"whisper {self.spell(c)} {n}")
        return may

    # What is done

    def do(self, seat: int, text: str) -> None:
        verb, *rest = text.split()
        if seat == TABLE:
            self.clock(verb)
        elif verb in ("choose", "choose-two"):
            for slot, role in zip(self.slots, rest, strict=True):
                self.role[seat, slot] = role
            if not self.waiting():
                self.place()
        elif verb == "name":
            self.reveal_others(rest[0])
        elif verb == "intimidate":
            self.cards[seat] -= 1
        else:
            self.negotiates(seat, verb, rest)

    def clock(self, verb: str) -> None:
        if verb == "may-hurry":
            self.may_hurry = True
        elif verb == "silence":
            self.ask_next()
        elif self.phase == "choose":
            for seat in self.waiting():
                for slot, role in zip(self.slots, self.chance.late(seat), strict=True):
                    self.role[seat, slot] = role
            self.place()
        elif self.phase == "negotiate":
            self.heist()
        else:
            counts = [self.visible.count(role) for role in self.nameable()]
            self.reveal_others(self.nameable()[counts.index(max(counts))])

    def place(self) -> None:
        self.antes: dict[Character, int] = {}
        self.lent: set[Character] = set()
        for c in self.all_characters():
            self.antes[c] = self.loot.ante
            if self.cash[c[0]] >= self.loot.ante:
                self.cash[c[0]] -= self.loot.ante
            else:
                self.reserve -= self.loot.ante
                self.lent.add(c)
        self.visible = list(self.role.values())
        self.visible.remove(self.chance.aside())
        self.staying = self.all_characters()
        self.offers: dict[tuple[Character, int], int] = {}
        self.private: set[tuple[Character, int]] = set()
        self.held: dict[tuple[Character, int], int] = {}
        self.ready: set[int] = set()
        self.called = self.may_hurry = self.hurried = False
        self.asked: int | None = None
        self.phase = "negotiate"

    def character(self, word: str) -> Character:
        seat, _, slot = word[1:].partition("-")
        return int(seat), int(slot or 1)

    def bid(self, seat: int, word: str) -> tuple[Character, int]:
        payer, _, slot = word[1:].partition("-for-")
        return (seat, int(slot or 1)), int(payer)

    def negotiates(self, seat: int, verb: str, rest: list[str]) -> None:
        if verb in ("offer", "whisper"):
            c = self.character(rest[0])
            self.offers[c, seat] = int(rest[1])
            self.private.discard((c, seat))
            if verb == "whisper":
                self.private.add((c, seat))
            else:
                self.ready.discard(c[0])
        elif verb == "withdraw-offer":
            del self.offers[self.character(rest[0]), seat]
        elif verb == "decline":
            del self.offers[self.bid(seat, rest[0])]
            self.held.pop(self.bid(seat, rest[0]), None)
        elif verb == "hold":
            self.held[self.bid(seat, rest[0])] = int(rest[1])
        elif verb == "drop":
            self.held = {at: n for at, n in self.held.items() if at[0][0] != seat}
        elif verb == "accept":
            self.accepts(*self.bid(seat, rest[0]), int(rest[1]))
        elif verb == "leave":
            self.leaves((seat, 1))
        elif verb == "withdraw":
            self.leaves((seat, int(rest[0])))
        elif verb == "ready":
            self.ready.add(seat)
            self.end_if_settled()
        elif verb == "unready":
            self.ready.discard(seat)
        elif verb == "roll-call":
            self.called = True
            self.asked = seat
            self.ask_next()
        elif verb == "hurry":
            self.hurried = True
        elif self.asked == seat and verb in ("claim", "no-comment"):
            self.ask_next()

    def ask_next(self) -> None:
        """Clockwise to the next who is in, as far as the Leader's right."""
        assert self.asked is not None
        seat = (self.asked + 1) % self.players
        while seat != self.leader and not self.is_in(seat):
            seat = (seat + 1) % self.players
        self.asked = None if seat == self.leader else seat

    def accepts(self, c: Character, payer: int, amount: int) -> None:
        deals = {who: n for (target, who), n in self.held.items() if target == c}
        deals[payer] = amount
        for who, n in deals.items():
            self.cash[who] -= n
            self.cash[c[0]] += n
        self.leaves(c)

    def leaves(self, c: Character) -> None:
        seat = c[0]
        self.staying.remove(c)
        self.take_back(c)
        gone = not self.is_in(seat)
        for at in list(self.offers):
            if at[0] == c or (gone and at[1] == seat):
                del self.offers[at]
        self.held = {at: n for at, n in self.held.items() if at[0] != c}
        self.ready.clear()
        if gone and self.asked == seat:
            self.ask_next()
        self.end_if_settled()

    def end_if_settled(self) -> None:
        if not self.waiting():
            self.heist()

    # The Heist

    def take_back(self, c: Character) -> None:
        if c in self.lent and not self.house.gift:
            self.lose(c)
        else:
            self.cash[c[0]] += self.antes.pop(c)

    def lose(self, c: Character) -> None:
        self.reserve += self.antes.pop(c)

    def with_role(self, role: str) -> list[Character]:
        return [c for c in self.staying if self.role[c] == role]

    def heist(self) -> None:
        self.offers.clear()
        snitches = self.with_role("snitch")
        if len(snitches) > 1:
            self.strike(snitches)
        elif snitches:
            self.snitch = snitches[0]
            self.take_back(self.snitch)
            if self.nameable() and len(self.staying) > 1:
                self.phase = "name"
                return
        self.reveal_others("")

    def strike(self, group: list[Character]) -> None:
        for c in group:
            self.staying.remove(c)
            if self.role[c] == "brute":
                self.take_back(c)
            else:
                self.lose(c)

    def reveal_others(self, named: str) -> None:
        for role in ORDER[1:]:
            group = self.with_role(role)
            if role == named or not group:
                continue
            if len(group) > 1:
                self.strike(group)
                continue
            self.take_back(group[0])
            if role == "brute":
                self.cards[group[0][0]] += 1
        self.strike(self.with_role(named))
        if [self.role[c] for c in self.staying] == ["snitch"]:
            owner = self.staying[0][0]
            lost = min(3, self.cash[owner])
            self.cash[owner] -= lost
            self.reserve += lost
        elif self.staying:
            self.share()
        self.close_round()

    def share(self) -> None:
        owner = {self.role[c]: c[0] for c in self.staying}
        pot = self.loot.loot + (2 if "mastermind" in owner else 0)
        share = pot // len(self.staying)
        for seat, _ in self.staying:
            self.cash[seat] += share
            self.reserve -= share
            if share:
                self.shared.add(seat)
        if "driver" in owner and share:
            for role, seat in sorted(owner.items(), key=lambda item: item[1]):
                if role != "driver":
                    self.pay(seat, owner["driver"], 1)
        if "crook" in owner and "brute" in owner:
            self.pay(owner["brute"], owner["crook"], 2)
        if self.loot.symbol in owner:
            self.cash[owner[self.loot.symbol]] += 1
            self.reserve -= 1

    def pay(self, payer: int, payee: int, amount: int) -> None:
        amount = min(amount, self.cash[payer])
        self.cash[payer] -= amount
        self.cash[payee] += amount

    def close_round(self) -> None:
        rich = [seat for seat in self.shared if self.cash[seat] >= self.house.target]
        if rich or self.round == 8:
            able = rich or list(range(self.players))
            most = max(self.cash[seat] for seat in able)
            self.winners = sorted(seat for seat in able if self.cash[seat] == most)
            self.phase = "over"
            return
        if self.house.fooled:
            self.last = dict(self.role)
        self.round += 1
        self.leader = (self.leader + 1) % self.players
        self.open_round()
