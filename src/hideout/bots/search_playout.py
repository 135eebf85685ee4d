"""One playout: a made-up world played on, and the small tree of one's own later choices.

Everybody plays by a policy, the same cheap bot at every seat, given that seat's view of the made-up
world. One's own later choices become a tree that all worlds share: a node stands for the choices
made so far, not for a world, so no plan can rest on cards that are not seen.
"""

from math import log, sqrt
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.outlook import Line, Outlook
from hideout.engine.core import TABLE, Game, Seat, State
from hideout.engine.drive import Driver, random_play
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting

TRUST: Final = 6  # visits in which a node does as the policy says
CURIOSITY: Final = 0.4  # of UCB, for values from 0 to 1
LONGEST: Final = 600  # decisions of a playout; then the table is judged as it is


class Node:
    """What came of one's own choices so far."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def choose(self, legal: list[Action], advice: Action, rng: Rng) -> Action:
        """First what the policy says, then UCB over what was tried, now and then something new."""
        if self.visits < TRUST:
            return advice
        children = self.children
        if len(children) < 1.0 + sqrt(self.visits) / 2:
            fresh = [action for action in legal if action.code not in children]
            if fresh:
                return fresh[rng.below(len(fresh))]
        spread = log(self.visits + 1)
        best, most = advice, -1.0
        for action in legal:
            child = children.get(action.code)
            if child is not None and child.visits:
                hope = child.total / child.visits + CURIOSITY * sqrt(spread / child.visits)
                if hope > most:
                    best, most = action, hope
        return best


class Playouts:
    """Plays worlds on for one seat of one game."""

    def __init__(
        self, game: Game[Any], seat: Seat, seats: int, policy: type[Bot] | None, outlook: Outlook
    ) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.policy = policy  # None: at random
        self.outlook = outlook
        self.decisions = 0  # made in playouts so far, for measuring

    def play(self, s: State, line: Line, rng: Rng, node: Node | None) -> float:
        """The value of a world after a line; changes the world it is given."""
        outlook = self.outlook
        plan = list(line.rest)
        scene = outlook.scene(s)
        start = outlook.mark(s)
        path: list[Node] = []
        if node is not None:
            path.append(node)
        imagined = Imagined(s, self.policy, self.seats, rng)
        if line.first is not None:
            s.apply(self.seat, line.first)
        driver = Driver(s, rng)
        left = LONGEST
        while left > 0 and outlook.mark(s) == start:
            if node is None and self.policy is None:
                left -= random_play(s, rng, left)  # compiled with the rules: to the very end
                break
            left -= 1
            is_open = s.phase.open
            if is_open:
                seat = driver.next_seat()
                if seat == TABLE:
                    assert driver.clock is not None
                    s.apply(TABLE, driver.clock)
                    continue
            else:
                pending = s.pending()
                if not pending:
                    break
                seat = pending[0]
            legal = s.legal(seat)
            if len(legal) == 1 and not is_open:
                s.apply(seat, legal[0])
                continue
            action = None
            if plan and seat == self.seat:
                action = next_step(plan, legal) if outlook.scene(s) == scene else None
                if action is None:
                    plan.clear()
            action = action or imagined.ask(seat, legal)
            if action is None:
                continue
            if node is not None and seat == self.seat and not is_open:
                action = node.choose(legal, action, rng)
                following = node.children.get(action.code)
                if following is None:
                    following = node.children[action.code] = Node()
                    node = None  # one more node per playout
                else:
                    node = following
                path.append(following)
            s.apply(seat, action)
        self.decisions += LONGEST - left
        value = outlook.value(s, self.seat)
        for passed in path:
            passed.visits += 1
            passed.total += value
        return value


def next_step(plan: list[Action], legal: list[Action]) -> Action | None:
    """The next step of a plan that is still possible; takes it, and any before it, off the plan."""
    while plan:
        action = plan.pop(0)
        if action in legal:
            return action
    return None


class Imagined:
    """The policy at every seat of a world, each seat hearing what it may hear."""

    def __init__(self, s: State, policy: type[Bot] | None, seats: int, rng: Rng) -> None:
        self.s = s
        self.rng = rng
        self.bots: list[Bot] = []
        if policy is not None:
            self.sitting = Sitting(s)
            self.bots = [policy(s.game, seat, seats, rng) for seat in range(seats)]
            for bot in self.bots:
                bot.hurry()

    def ask(self, seat: Seat, legal: list[Action]) -> Action | None:
        if not self.bots:
            return legal[self.rng.below(len(legal))]
        s = self.s
        return self.bots[seat].act(s.game.view(s, seat), legal, self.sitting.news(seat))
