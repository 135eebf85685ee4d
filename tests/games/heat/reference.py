"""Heat a second time, written from docs/rules/heat.md alone and read from top to bottom: slow,
plain, and sharing nothing with the engine. The two are played side by side.

Cards are their ids. A game is a generator: it yields what it asks and is sent an answer, a seat
and what it does in notation; `(TABLE, "time-up")` if the clock ran out. Shuffled packs come from
`shuffled(cards)`, which the side-by-side test fills with what the engine drew.
"""

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

TABLE = -1
Answer = tuple[int, str]
TAKES = {
    "the-lift": 1,
    "bank-job": 2,
    "heavy": 1,
    "smash-and-grab": 2,
    "armored-car": 5,
    "long-con": 1,
    "getaway-driver": 1,
}  # every card with a B effect
HAS_A = (
    "lay-low", "copycat-crime", "backup-plan", "circle-back", "case-the-joint", "getaway-driver",
    "interrogation",
)  # fmt: skip
DRAWS = {"backup-plan": 2, "case-the-joint": 2, "interrogation": 1}


class House(NamedTuple):
    apb: bool
    max_extra_a: int
    crackdown_cap: int
    piles: bool  # the draft of the rule book; else that of v0.96


class Ask(NamedTuple):
    phase: str
    legal: dict[int, set[str]]  # of everybody who may act; of claims only the quiet one
    waiting: list[int]


class End(NamedTuple):
    winners: list[int]
    jailed: list[int]
    too_hot: bool


Asking = Generator[Ask, Answer, None]


def price_with(out: int) -> int:
    """Three slots a row, $1 more for each empty row from the bottom."""
    return out // 3


class Reference:
    def __init__(
        self,
        players: int,
        house: House,
        shuffle_plan: Callable[[], list[str]],
        draw_apb: Callable[[], str],
    ) -> None:
        self.players = players
        self.house = house
        self.shuffle_plan = shuffle_plan  # the shuffled deck, top card first
        self.draw_apb = draw_apb
        self.money = [0] * players
        self.lost = [0] * players  # by going to jail
        self.heat = [0] * players
        self.hands: list[list[str]] = []
        self.records: list[list[str]] = []
        self.using: list[str | None] = [None] * players
        self.deck: list[str] = []

    @property
    def price(self) -> int:
        return price_with(sum(self.heat))

    @property
    def board(self) -> int:
        return 15 - sum(self.heat)

    def everybody(self) -> range:
        return range(self.players)

    def others(self, seat: int) -> list[int]:
        """From the left."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def play(self) -> Generator[Ask, Answer, End]:
        for heist in (1, 2, 3):
            yield from self.draft(heist)
            for _ in range(4):
                involved = yield from self.stage()
                if involved:
                    return self.pay_off(involved)
        return self.pay_off([])

    # The draft

    def draft(self, heist: int) -> Asking:
        cards = self.shuffle_plan()
        self.records = [[] for _ in self.everybody()]
        size = 5 if self.house.piles else 2
        piles = [[cards.pop(0) for _ in range(size)] for _ in self.everybody()]
        self.deck = cards
        self.hands = [[piles[seat].pop(0), piles[seat].pop(0)] for seat in self.everybody()]
        newest = [hand[-1] for hand in self.hands]
        for _ in range(3):
            passed = yield from self.all_choose("draft", "pass", newest)
            for seat in self.everybody():
                self.hands[seat].remove(passed[seat])
            for seat in self.everybody():
                pile = piles[seat] if self.house.piles else self.deck
                newest[seat] = pile.pop(0)
                giver = (seat + 1 if heist == 2 else seat - 1) % self.players
                self.hands[seat] += [newest[seat], passed[giver]]

    def all_choose(
        self, phase: str, verb: str, defaults: Sequence[str]
    ) -> Generator[Ask, Answer, dict[int, str]]:
        """Everybody with cards chooses one; changeable until the last has chosen."""
        chosen: dict[int, str] = {}
        claimed: set[int] = set()
        able = [seat for seat in self.everybody() if self.hands[seat]]
        while waiting := [seat for seat in able if seat not in chosen]:
            legal = {seat: {f"{verb} {card}" for card in self.hands[seat]} for seat in able}
            for seat in set(able) - claimed:
                legal[seat].add("claim-quiet")
            who, what = yield Ask(phase, legal, waiting)
            if who == TABLE:
                return {seat: chosen.get(seat, defaults[seat]) for seat in able}
            if what == "claim-quiet":
                claimed.add(who)
            else:
                chosen[who] = what.removeprefix(f"{verb} ")
        return chosen

    # One Stage

    def stage(self) -> Generator[Ask, Answer, list[int]]:
        """Who is involved if more than 15 tokens were needed."""
        defaults = [hand[0] if hand else "" for hand in self.hands]
        chosen = yield from self.all_choose("choose", "play", defaults)
        self.using = [chosen.get(seat) for seat in self.everybody()]
        self.questioned: dict[int, int] = {}
        for seat, card in chosen.items():
            self.hands[seat].remove(card)
            self.records[seat].append(card)
        yield from self.a_phases()
        takes = [self.take(seat) for seat in self.everybody()]
        if sum(takes) > 15:
            return [seat for seat in self.everybody() if takes[seat]]
        self.cancelled: set[int] = set()
        while self.needed() > self.board:
            if self.house.apb:
                self.bulletin(self.draw_apb())
            else:
                self.face(dict.fromkeys(self.everybody(), 1), lambda _: 3)
        took = self.phase_b()
        self.phase_c(took)
        self.using = [None] * self.players
        return []

    def take(self, seat: int) -> int:
        return TAKES.get(self.using[seat] or "", 0)

    def needed(self) -> int:
        return sum(self.take(seat) for seat in self.everybody() if seat not in self.cancelled)

    # Phase A

    def a_phases(self) -> Asking:
        due = [seat for seat in self.everybody() if self.using[seat] in HAS_A]
        for _ in range(self.house.max_extra_a + 1):
            if not due:
                return
            changed = yield from self.a_phase(due)
            due = [seat for seat in changed if self.using[seat] in HAS_A]

    def a_phase(self, due: list[int]) -> Generator[Ask, Answer, list[int]]:
        """Who has a new current card."""
        began = list(self.using)
        wanted = {seat: DRAWS.get(began[seat] or "", 0) for seat in due}
        drew = sum(wanted.values()) <= len(self.deck)
        fresh: dict[int, list[str]] = {}
        for seat in due:
            fresh[seat] = [self.deck.pop(0) for _ in range(wanted[seat] if drew else 0)]
            self.hands[seat] += fresh[seat]
        answers = yield from self.a_decisions(due, began, fresh)
        changed = []
        for seat in due:
            card = began[seat]
            if card == "lay-low":
                company = any(began[other] == "lay-low" for other in self.others(seat))
                self.give_back(seat, 3 if company else 1)
            elif card == "getaway-driver":
                self.give_back(seat, 1)
            elif answers[seat] and self.a_result(seat, answers[seat], began):
                changed.append(seat)
        return changed

    def a_options(
        self, seat: int, began: list[str | None], fresh: list[str], picked: list[str]
    ) -> tuple[set[str], list[str]]:
        """What may be decided, and the default; nothing if there is nothing to decide."""
        hand, card = self.hands[seat], began[seat]
        if card == "copycat-crime":
            able = [other for other in self.others(seat) if began[other]]
            plain = [other for other in able if began[other] != "copycat-crime"]
            return {f"copy p{other}" for other in able}, [
                f"copy p{other}" for other in (plain or able)[:1]
            ]
        if card == "backup-plan":
            return {f"add {own}" for own in hand}, [f"add {own}" for own in hand[:1]]
        if card == "circle-back":
            older = len(self.records[seat]) - 1
            return {f"again {n}" for n in range(1, older + 1)}, [f"again {older}"] * (older > 0)
        if card == "interrogation":
            suspects = [f"question p{other}" for other in self.others(seat)]
            return set(suspects), suspects[:1]
        if card == "case-the-joint" and fresh:
            left = list(hand)
            rest = list(fresh)
            for pick in picked:
                left.remove(pick)
                if pick in rest:
                    rest.remove(pick)
            return {f"aside {own}" for own in left}, [f"aside {own}" for own in rest]
        return set(), []

    def a_decisions(
        self, due: list[int], began: list[str | None], fresh: dict[int, list[str]]
    ) -> Generator[Ask, Answer, dict[int, list[str]]]:
        answers: dict[int, list[str]] = {seat: [] for seat in due}
        open_to = list(due)
        while True:
            legal = {}
            for seat in list(open_to):
                picked = [text.removeprefix("aside ") for text in answers[seat]]
                options, _ = self.a_options(seat, began, fresh[seat], picked)
                if not options:
                    open_to.remove(seat)
                else:
                    legal[seat] = options
            if not open_to:
                return answers
            who, what = yield Ask("a-phase", legal, sorted(legal))
            if who == TABLE:
                for seat in open_to:
                    picked = [text.removeprefix("aside ") for text in answers[seat]]
                    _, defaults = self.a_options(seat, began, fresh[seat], picked)
                    answers[seat] = (answers[seat] + defaults)[: len(fresh[seat]) or 1]
                    if began[seat] != "case-the-joint":
                        answers[seat] = defaults
                return answers
            answers[who].append(what)
            if began[who] != "case-the-joint" or len(answers[who]) == 2:
                open_to.remove(who)

    def a_result(self, seat: int, texts: list[str], began: list[str | None]) -> bool:
        verb, _, what = texts[0].partition(" ")
        if verb == "copy":
            self.using[seat] = began[int(what[1:])]
        elif verb == "add":
            self.hands[seat].remove(what)
            self.records[seat].append(what)
            self.using[seat] = what
        elif verb == "again":
            self.using[seat] = self.records[seat].pop(int(what) - 1)
            self.records[seat].append(self.using[seat] or "")
        elif verb == "question":
            self.questioned[seat] = int(what[1:])
            return False
        else:
            for text in texts:
                self.hands[seat].remove(text.removeprefix("aside "))
            return False
        return True

    def give_back(self, seat: int, count: int) -> int:
        count = min(count, self.heat[seat])
        self.heat[seat] -= count
        return count

    # Consequences

    def face(self, returns: dict[int, int], loses: Callable[[int], int]) -> None:
        """Each returns up to so many; each that did loses money by the tokens returned."""
        for seat, most in returns.items():
            count = self.give_back(seat, most)
            if count:
                self.money[seat] -= min(self.money[seat], loses(count))

    def bulletin(self, card: str) -> None:
        before, price, everybody = self.board, self.price, self.everybody()
        most_heat = [seat for seat in everybody if self.heat[seat] == max(self.heat)]
        if card == "dragnet":
            self.face(dict.fromkeys(everybody, 1), lambda _: 3)
        elif card == "manhunt":
            self.face(dict.fromkeys(most_heat, 3), lambda count: 2 * count)
        elif card == "stakeout":
            with_b = [seat for seat in everybody if self.using[seat] in TAKES]
            self.face(dict.fromkeys(with_b, 1), lambda _: 4)
        elif card == "curfew":
            self.face(dict.fromkeys(everybody, 1), lambda _: price)
        elif card == "informant":
            rich = [seat for seat in everybody if self.money[seat] == max(self.money)]
            self.face(dict.fromkeys(rich, 2), lambda _: 5)
        elif card == "amnesty":
            self.face(dict.fromkeys(everybody, 1), lambda _: 0)
        elif card == "roadblock":
            takes = [0 if seat in self.cancelled else self.take(seat) for seat in everybody]
            stopped = [seat for seat in everybody if takes[seat] == max(takes)]
            self.cancelled |= set(stopped)
            self.face(dict.fromkeys(stopped, 1), lambda _: 0)
        elif card == "plea-bargain":
            self.face({seat: 2 for seat in everybody if self.heat[seat] >= 2}, lambda _: 5)
        elif card == "internal-affairs":
            least = min(heat for heat in self.heat if heat)
            self.face({seat: 15 for seat in everybody if self.heat[seat] == least}, lambda _: 3)
        else:
            raise AssertionError(card)
        if self.board == before and self.needed() > self.board:
            for seat in most_heat:
                self.give_back(seat, 1)

    # Phases B and C

    def phase_b(self) -> list[int]:
        owned = list(self.money)
        took = [0] * self.players
        for seat in self.everybody():
            card = self.using[seat]
            if card not in TAKES or seat in self.cancelled:
                continue
            others = [self.using[other] for other in self.others(seat)]
            gains = {
                "the-lift": 5,
                "bank-job": 5 if "bank-job" in others else 10,
                "heavy": 2,
                "smash-and-grab": 7,
                "armored-car": 18,
                "long-con": 2 * len(self.records[seat]),
                "getaway-driver": 4,
            }
            self.money[seat] += gains[card]
            took[seat] = TAKES[card]
        for victim in self.everybody():
            if self.using[victim] not in TAKES or self.using[victim] == "heavy":
                continue
            for other in self.others(victim):
                if self.using[other] == "heavy" and other not in self.cancelled:
                    paid = min(2, owned[victim])
                    owned[victim] -= paid
                    self.money[victim] -= paid
                    self.money[other] += paid
        for seat in self.everybody():
            self.heat[seat] += took[seat]
        return took

    def phase_c(self, took: list[int]) -> None:
        gains = [self.c_gain(seat, took) for seat in self.everybody()]
        for seat in self.everybody():
            self.money[seat] += gains[seat]

    def c_gain(self, seat: int, took: list[int]) -> int:
        card, heat = self.using[seat], self.heat[seat]
        rivals = [self.heat[other] for other in self.others(seat)]
        if card == "case-the-joint":
            return 3
        if card == "interrogation":
            suspect = self.questioned.get(seat)
            return 5 if suspect is not None and self.heat[suspect] > heat else 1
        if card == "crackdown":
            bill = heat * self.price
            return min(bill, self.house.crackdown_cap) if self.house.crackdown_cap else bill
        if card == "clean-hands":
            return 6 if heat <= min(rivals) else 0
        if card == "public-enemy":
            return 8 if heat > max(rivals) else 0
        if card == "fence":
            return 3 * sum(older in TAKES for older in self.records[seat][:-1])
        if card == "tip-off":
            return min(9, 3 * sum(took[other] > 0 for other in self.others(seat)))
        return 0

    # The end

    def pay_off(self, involved: list[int]) -> End:
        price = self.price
        jailed = list(involved)
        self.lost = [0] * len(self.money)
        for seat in self.everybody():
            if seat in involved:
                continue
            if self.money[seat] < price * self.heat[seat]:
                jailed.append(seat)
            else:
                self.money[seat] -= price * self.heat[seat]
        free = [seat for seat in self.everybody() if seat not in jailed]
        best = max(((self.money[seat], -self.heat[seat]) for seat in free), default=None)
        winners = [seat for seat in free if (self.money[seat], -self.heat[seat]) == best]
        for seat in jailed:
            self.money[seat], self.lost[seat] = 0, self.money[seat]
        return End(winners, sorted(jailed), bool(involved))
