"""A bot that looks ahead: Monte Carlo tree search over worlds that fit all its seat knows.

It never sees the table. Before each decision it is given one world in which everything hidden is
made up (see `Bot.draw_world`), draws more from it, and plays each of them on from every move it
considers (`search_trial`). The game's own sensible bot names a first move, which is abandoned only
for one that is better beyond doubt. Others who choose at the same time choose by policy, and open
windows run in made-up time.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hideout.bots.bot import Bot, Thought
from hideout.bots.learned.bot import LearnedBot
from hideout.bots.learned.chooser import ChoosingBot
from hideout.bots.manner import Manner
from hideout.bots.of_game import bots_of
from hideout.bots.outlook import Line
from hideout.bots.search_playout import Playouts
from hideout.bots.search_trial import Budget, Trial, Worlds
from hideout.engine.core import Event, Game, Seat, State
from hideout.engine.notation import Action
from hideout.engine.reader import BadData
from hideout.engine.rng import Rng

MOST_MOVES: Final = 12  # considered at a decision
PLAYOUTS_A_MOVE: Final = 6  # playouts a move at least, or fewer moves are considered
MOST_MILLIS: Final = 600_000
MOST_PLAYOUTS: Final = 10_000_000


def read_budget(words: str, usual: int) -> Budget:
    """`500`, `200ms`, `500:random` or nothing. Raises BadData."""
    parts = words.split(":") if words else []
    is_random = bool(parts) and parts[-1] == "random"
    if is_random:
        parts.pop()
    if not parts:
        return Budget(usual, 0, is_random)
    number, unit = parts[0], ""
    if number.endswith("ms"):
        number, unit = number[:-2], "ms"
    most = MOST_MILLIS if unit else MOST_PLAYOUTS
    if len(parts) > 1 or not number.isascii() or not number.isdigit():
        raise BadData(f"search:{words} is not a budget; use search:500 (playouts) or search:200ms.")
    if not 1 <= int(number) <= most:
        raise BadData(f"A budget is 1 to {most:,} {unit or 'playouts'}, not {number}.")
    return Budget(0, int(number), is_random) if unit else Budget(int(number), 0, is_random)


class SearchBot(Bot):
    name = "search"
    wants_world = True
    ponders = True

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        seats: int,
        rng: Rng,
        policy: type[Bot] | None,
        budget: str = "",
        guide: LearnedBot | ChoosingBot | None = None,
    ) -> None:
        """With a guide, its move is the advice, and the moves it likes best are considered."""
        super().__init__(game, seat, seats, rng)
        self.guide = guide if isinstance(guide, LearnedBot) else None
        self.chooser = guide if isinstance(guide, ChoosingBot) else None  # among plans
        self.outlook = bots_of(game).outlook
        self.budget = read_budget(budget, self.outlook.playouts)
        self.advisor = policy(game, seat, seats, rng) if policy is not None else None
        if self.chooser is not None:
            self.advisor = self.chooser.advisor  # who makes the plans carries them out
        if self.advisor is not None:
            self.courtesy = self.advisor.courtesy
        fast = None if self.budget.is_random else policy
        self.playouts = Playouts(game, seat, seats, fast, self.outlook)
        self.intended: Action | None = None  # the move that was spoken of and is still to come
        self.topic: object = None  # what the plan that is being carried out is for

    def behave(self, manner: Manner) -> None:
        """Its advisor does the talking; how much it dares is also its own."""
        super().behave(manner)
        if self.advisor is not None:
            self.advisor.behave(manner)

    def act(
        self, view: Mapping[str, Any], legal: Sequence[Action], events: Sequence[Event]
    ) -> Action | None:
        self.thoughts = []
        world, self.world = self.world, None
        if self.advisor is None:
            lines = [Line(action) for action in legal]
            return self._decide(world, lines) if world else self.rng.pick(list(legal))
        self.advisor.listeners = self.listeners
        advice = self.advisor.act(view, legal, events)
        self.remarks = self.advisor.remarks
        advice = self._as_intended(legal, advice)
        if self.guide is not None and world is not None and self.outlook.is_searched(advice):
            advice = self._guided(self.guide, world, view, legal, advice)
        topic = self.outlook.topic(self.advisor)
        is_under_way = topic is not None and topic == self.topic
        self.topic = topic
        if world is None or is_under_way:
            return advice
        if not self.outlook.is_searched(advice):
            return advice and self._words(world, view, legal, advice)
        if topic is not None:
            return self._decide(world, self._plans(self.advisor, view, legal, advice))
        return self._decide(world, self._moves(world, view, legal, advice))

    def _words(
        self, world: State, view: Mapping[str, Any], legal: Sequence[Action], said: Action
    ) -> Action | None:
        """What the advisor says; about a coming move only once that is chosen, so that it is true
        when meant to be."""
        assert self.advisor is not None
        move = self.outlook.spoken_of(self.advisor, legal, said)
        if move is None:
            return said
        move = self._decide(world, self._moves(world, view, legal, move)) or move
        words = self.outlook.speak_of(self.advisor, view, legal, move)
        self.intended = None if words is None else move
        return words or move

    def _as_intended(self, legal: Sequence[Action], advice: Action | None) -> Action | None:
        """The move that was spoken of, unless the advisor speaks again or it is no longer there."""
        move = self.intended
        if move is None or not self.outlook.is_searched(advice):
            return advice
        self.intended = None
        return move if move in legal else advice

    def _guided(
        self,
        guide: LearnedBot,
        world: State,
        view: Mapping[str, Any],
        legal: Sequence[Action],
        advice: Action | None,
    ) -> Action | None:
        """What the guide would do, unless that is talk."""
        guide.draw_world(world)
        searched, allows = self.outlook.is_searched, self.courtesy.allows
        choices = [a for a in legal if searched(a) and allows(view, advice, a)]
        if not choices or choices[0].verb in guide.numbers.leaves:
            return advice
        may_wait = world.phase.open and guide.numbers.has_wait and allows(view, advice, None)
        return guide.prefer([*choices, None] if may_wait else choices, self.advisor, advice)

    # What to consider, the advice first

    def _moves(
        self,
        world: State,
        view: Mapping[str, Any],
        legal: Sequence[Action],
        advice: Action | None,
    ) -> list[Line]:
        """Single moves; from long lists, some of every verb."""
        searched, allows = self.outlook.is_searched, self.courtesy.allows
        found: list[Action | None] = [advice]
        if (
            advice is not None
            and world.phase.open
            and searched(None)
            and allows(view, advice, None)
        ):
            found.append(None)
        rest = [
            action
            for action in legal
            if action is not advice and searched(action) and allows(view, advice, action)
        ]
        room = max(2, min(MOST_MOVES, (self.budget.playouts or 1000) // PLAYOUTS_A_MOVE))
        if len(found) + len(rest) > room:
            if self.guide is not None:
                liked = self.guide.judge(self.guide.seen, rest).scores
                order = sorted(range(len(rest)), key=lambda at: -liked[at])
                rest = [rest[at] for at in order[: room - len(found)]]
            else:
                rest = self._some_of_each(rest, room - len(found))
        return [Line(action) for action in [*found, *rest]]

    def _some_of_each(self, rest: list[Action], room: int) -> list[Action]:
        self.rng.shuffle(rest)
        piles: dict[str, list[Action]] = {}
        for action in rest:
            piles.setdefault(action.verb, []).append(action)
        chosen: list[Action] = []
        while len(chosen) < room:
            for pile in piles.values():
                if pile and len(chosen) < room:
                    chosen.append(pile.pop())
        return chosen

    def _plans(
        self, advisor: Bot, view: Mapping[str, Any], legal: Sequence[Action], advice: Action | None
    ) -> list[Line]:
        """Whole plans: what the advisor might just as well do, as chance is part of its plans."""
        plans = [self.outlook.plan(advisor, advice)]
        if self.chooser is not None:
            if not self.chooser.plans.has_choice(advisor, view):
                return plans
            ranked = self.chooser.ranked(self.chooser.net, view, legal, plans[0])
            return [line for _, line in ranked[: len(self.outlook.leans) + 1]]
        for lean in self.outlook.leans:
            other = self.outlook.plan_anew(advisor, view, legal, lean)
            if other not in plans:
                plans.append(other)
        return plans

    # How good it is

    def _decide(self, world: State, lines: list[Line]) -> Action | None:
        best = 0
        if len(lines) > 1:
            worlds = Worlds(self.game, world, self.playouts, self.advisor)
            budget = self.budget.times(self.outlook.effort(world, lines[0].first))
            trial = Trial(self.playouts, worlds, budget, lines, self.rng)
            trial.daring = self.manner.daring
            best = trial.best(self.advisor is not None)
            self.thoughts = thoughts_of(trial, best)
        if self.advisor is not None:
            self.outlook.follow(self.advisor, lines[best])
        return lines[best].first


def thoughts_of(trial: Trial, best: int) -> list[Thought]:
    """What was considered: the chosen move, then the others, the best first."""
    thoughts = [
        Thought(line.first, trial.mean(i), len(trial.values[i]))
        for i, line in enumerate(trial.lines)
    ]
    chosen = thoughts.pop(best)
    tried = [thought for thought in thoughts if thought.playouts]
    return [chosen, *sorted(tried, key=lambda thought: -thought.value)]
