"""How many machines people at tables need: a model of what `python -m bench.capacity` measures.

Everything is proportional to decisions, tables or people; what a house does with nobody in it
comes on top. What one of each thing can do at most, what people are like and what things cost are
assumptions: each is a field with a default, to be replaced by your own.
"""

import math
from typing import Final, NamedTuple

SECONDS_A_MONTH: Final = 30 * 86_400
READERS_AND_WRITER: Final = 5  # connections of a house to PostgreSQL
BEATS: Final = 4  # times a second that a house tells all others what was spent of allowances


class Line(NamedTuple):
    """What something costs when nothing happens, and for every one that happens."""

    base: float
    slope: float

    def at(self, x: float) -> float:
        return self.base + self.slope * x


def fitted(points: list[tuple[float, float]]) -> Line:
    """The line that is nearest to some measured points (least squares). Nothing costs less than
    nothing, and more of it not less: where the points say so, they are only in proportion."""
    n = len(points)
    mean_x = sum(x for x, _ in points) / n
    mean_y = sum(y for _, y in points) / n
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    if not spread:
        return Line(0.0, mean_y / mean_x)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    base = mean_y - slope * mean_x
    if base >= 0 and slope > 0:
        return Line(base, slope)
    return Line(0.0, sum(x * y for x, y in points) / sum(x * x for x, _ in points))


def error(predicted: float, measured: float) -> float:
    """In parts of what was measured."""
    return (predicted - measured) / measured


class Units(NamedTuple):
    """What was measured: docs/scale.md says where and how."""

    house_cpu: Line = Line(0.014, 0.00089)  # cores, by decisions a second
    database_cpu: Line = Line(0.0043, 0.00021)  # the same of PostgreSQL
    relay_cpu: Line = Line(0.0, 0.00045)  # of a house that only passes pages on
    memory: Line = Line(80.3, 0.163)  # MB of a house, by tables that are played and looked at
    bytes_out: float = 15_300.0  # to all pages of a table, a decision
    bytes_in: float = 75.0
    log_bytes: Line = Line(0.0, 420.0)  # a second that PostgreSQL writes first, by decisions
    stored_bytes: float = 137.0  # that stay, a decision


class Habits(NamedTuple):
    """What people are like, at the busiest hour and over the month."""

    people_a_table: float = 4.0
    seconds_a_decision: float = 4.0  # at a table, from one decision to the next
    average_to_peak: float = 0.35  # how many are there over the month, to those at the busiest hour
    is_sticky: bool = True  # whether the balancer sends a room to the house that has it


class Limits(NamedTuple):
    """What one of each is trusted with."""

    house_load: float = 0.6  # of a core: a house is one process
    database_cores: float = 32.0
    database_load: float = 0.5
    log_megabytes: float = 150.0  # a second, of PostgreSQL
    database_connections: float = 1000.0  # without something in between that shares them
    redis_messages: float = 100_000.0  # delivered a second
    balancer_people: float = 100_000.0
    network_megabits: float = 5_000.0  # of a machine with a balancer
    cores_a_machine: float = 16.0


class Prices(NamedTuple):
    """A month, in dollars: of the order of what is asked for in 2026."""

    core: float = 20.0
    gigabyte: float = 3.0  # of memory
    stored_gigabyte: float = 0.15
    sent_terabyte: float = 20.0
    database_copies: float = 2.0  # one to go on with if the other is lost


class Plan(NamedTuple):
    people: float
    tables: float
    decisions: float  # a second
    houses: int
    house_cores: float  # used
    memory: float  # GB of all houses
    database_cores: float  # used
    log_megabytes: float  # a second
    stored: float  # GB that a month adds
    megabits: float  # a second, to pages
    sent: float  # TB a month
    shares: dict[str, float]  # of what one of each can do
    cost: dict[str, float]  # dollars a month, by what they are for

    def bottleneck(self) -> str:
        """What is used up first, or would be."""
        return max(self.shares, key=self.shares.__getitem__)

    def shared_bottleneck(self) -> str:
        """The same of what all houses share: of the rest one just takes more."""
        return max((*DATABASE, REDIS), key=self.shares.__getitem__)

    def databases(self) -> int:
        """How many PostgreSQL servers share the rooms."""
        return max(1, math.ceil(max(self.shares[name] for name in DATABASE)))

    def dollars(self) -> float:
        return sum(self.cost.values())


UNITS: Final = Units()
HABITS: Final = Habits()
LIMITS: Final = Limits()
PRICES: Final = Prices()
HOUSE: Final = "a house"
DATABASE: Final = (
    "PostgreSQL's processors", "PostgreSQL's log", "PostgreSQL's connections",
)  # fmt: skip
REDIS: Final = "Redis"
BALANCER: Final = "a balancer"
NETWORK: Final = "a balancer's network"


def plan(
    people: float,
    units: Units = UNITS,
    habits: Habits = HABITS,
    limits: Limits = LIMITS,
    prices: Prices = PRICES,
) -> Plan:
    """For so many people at tables at the busiest hour."""
    tables = people / habits.people_a_table
    decisions = tables / habits.seconds_a_decision
    a_decision = units.house_cpu.slope
    if not habits.is_sticky:
        a_decision += units.relay_cpu.slope
    houses = math.ceil(decisions * a_decision / (limits.house_load - units.house_cpu.base))
    houses = max(1, houses)
    database_cores = houses * units.database_cpu.base + decisions * units.database_cpu.slope
    # A table of fewer people than were measured is taken to cost as much.
    megabits = decisions * units.bytes_out * 8 / 1e6
    made = decisions * habits.average_to_peak * SECONDS_A_MONTH
    draft = Plan(
        people=people,
        tables=tables,
        decisions=decisions,
        houses=houses,
        house_cores=houses * units.house_cpu.base + decisions * a_decision,
        memory=(houses * units.memory.base + tables * units.memory.slope) / 1000,
        database_cores=database_cores,
        log_megabytes=(houses * units.log_bytes.base + decisions * units.log_bytes.slope) / 1e6,
        stored=made * units.stored_bytes / 1e9,
        megabits=megabits,
        sent=made * units.bytes_out / 1e12,
        shares={},
        cost={},
    )
    draft = draft._replace(shares=_shares(draft, limits))
    return draft._replace(cost=_cost(draft, limits, prices))


def _shares(draft: Plan, limits: Limits) -> dict[str, float]:
    processors, log, connections = DATABASE
    return {
        HOUSE: draft.house_cores / limits.house_load,
        processors: draft.database_cores / (limits.database_cores * limits.database_load),
        log: draft.log_megabytes / limits.log_megabytes,
        connections: draft.houses * READERS_AND_WRITER / limits.database_connections,
        REDIS: BEATS * draft.houses * (draft.houses - 1) / limits.redis_messages,
        BALANCER: draft.people / limits.balancer_people,
        NETWORK: draft.megabits / limits.network_megabits,
    }


def _cost(draft: Plan, limits: Limits, prices: Prices) -> dict[str, float]:
    balancers = math.ceil(max(draft.shares[BALANCER], draft.shares[NETWORK]))
    rented = max(2.0, draft.database_cores / limits.database_load)
    return {
        "houses": draft.houses * prices.core + draft.memory * prices.gigabyte,
        "database": prices.database_copies
        * (rented * (prices.core + 4 * prices.gigabyte) + draft.stored * prices.stored_gigabyte),
        "balancers and Redis": (2 * balancers + math.ceil(draft.shares[REDIS])) * 2 * prices.core,
        "network": draft.sent * prices.sent_terabyte,
    }
