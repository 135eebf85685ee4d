"""A sensible player of Ocean's Heist, after "How a sensible bot plays" in its rule book.

A captain plans once for each phase, makes the edits of the plan one by one, and confirms. What
teammates change meanwhile stays changed, and a draft that somebody has begun is completed, not
started over: so a captain who sits down in mid-phase goes on with what lies there. A bot that is
not captain leaves the draft alone, unless a person leads it (`Mate`).
"""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.bot import Bot
from hideout.bots.oceans_heist.crew import CrewPlanner
from hideout.bots.oceans_heist.mate import TEAM, Mate, units_of
from hideout.bots.oceans_heist.sight import ALL_KINDS, Sight
from hideout.bots.oceans_heist.staff import StaffPlanner
from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.oceans_heist.actions import CONFIRM, SKIP, STOP, WAIT, WITHDRAW
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.shown import View

TABLE_TALK: Final = "table"
TALKS: Final = 2  # one round in this many it says something to everybody
RARELY: Final = 4  # one time in this many a Crew says what it really lacks (12)


class OceansBot(Bot):
    name = "heuristic"
    ponders = True  # a plan takes up to 60 ms, uncompiled

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.sight = Sight(game)
        self.staff = StaffPlanner(self.sight, rng)
        self.crew = CrewPlanner(self.sight, rng, self.staff)
        self.about = ("", 0, 0)  # what `plan` is for: a phase, a round, an attempt
        self.plan: list[Action] = []
        self.mate = Mate(self.sight, self.staff, self.plan_for)

    def act(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        self.remarks = []
        for event in events:
            self.staff.hear(event)
            self.crew.hear(event)
        captains = view["captains"]
        if self.seat != (captains["crew"] if view["side"] == "crew" else captains["staff"]):
            return self._help(view, legal) if TEAM in self.listeners else None
        if WITHDRAW in legal or WAIT in legal:
            return None
        if SKIP in legal:
            return SKIP
        about = (str(view["phase"]), int(view["round"]), int(view["attempts"]))
        if about != self.about:
            self.about = about
            self._make_plan(view)
            self._tell_the_table(view)
        action = self._next_step(legal)
        if action is None:  # a teammate has undone something that has to be there
            self._make_plan(view)
            action = self._next_step(legal)
        return action

    def _help(self, view: View, legal: Sequence[Action]) -> Action | None:
        """What it does on a team that a person leads."""
        action = self.mate.act(view, legal)
        self.crew.first_worth = 0.0  # the captain says what is bought
        for message in self.mate.said:
            self.say(TEAM, message)
        return action

    def _next_step(self, legal: Sequence[Action]) -> Action | None:
        while self.plan:
            action = self.plan.pop(0)
            if action in legal:
                return action
        return next((word for word in (CONFIRM, STOP) if word in legal), None)

    def _make_plan(self, view: View) -> None:
        """What is left to do: all of it, or the rest of a draft already begun."""
        self.sight.look(view)
        self.plan = []
        plan = view["plan"]
        if view["target_draft"] or view["situation_draft"]:
            return
        if plan and plan["holds"] and (plan["expends"] or plan["pays"]):
            return
        drafted = self.sight.drafted()
        self.plan = [step for step in self.plan_for(view) if step not in drafted]

    def _tell_the_table(self, view: View) -> None:
        """Now and then, something for the other team to think about. (9, 12)"""
        if TABLE_TALK not in self.listeners or view["phase"] != "prep" or self.rng.below(TALKS):
            return
        if view["side"] == "staff":
            there = [step for step in self.sight.drafted() if step.verb == "lay"]
            steps = [*there, *(step for step in self.plan if step.verb == "lay")]
            laid = [step.a for step in steps[: view["quota"]]]
            others = [guard for guard in self.sight.drawn() if guard not in laid]
            named = laid if self.rng.below(2) or not others else others
            if named:
                card = self.sight.deck.guards[self.rng.pick(named)].split("#")[0]
                self.say(TABLE_TALK, Message("remark-coming", {"card": card}))
            return
        units = units_of(self.sight, self.sight.items(view["hand"] or ()))
        order = sorted(ALL_KINDS, key=lambda kind: units[kind])
        kind = order[0] if self.rng.below(RARELY) == 0 else order[-1]
        self.say(TABLE_TALK, Message("remark-lacking", {"kind": KINDS[kind]}))

    def lean(self, care: float) -> None:
        """Plan with more care than usual (above 1) or less: what a search compares."""
        self.crew.care = self.staff.care = care

    def plan_for(self, view: View) -> list[Action]:
        """Everything that it would do in this phase; it has to have looked."""
        phase = view["phase"]
        if view["side"] == "staff":
            if phase == "target":
                return self.staff.choose_target()
            return self.staff.choose_globals() if phase == "prepare" else self.staff.lay_defenses()
        if phase == "situation":
            return self.crew.choose_situation()
        if phase == "prepare":
            return self.crew.buy()
        if phase == "prep":
            return self.crew.place_in_prep()
        if phase == "crunch":
            return self.crew.place_in_crunch()
        return self.crew.assign() if phase == "assign" else self.crew.wing()
