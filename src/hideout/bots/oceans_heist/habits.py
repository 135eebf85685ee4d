"""Company in Ocean's Heist: a mate says what it would do, answers its captain and lends a hand.

Captains are watched as if they were people: in one scene of three they do nothing until their
mates have begun, or have looked often enough to have begun, and in another one they wait for a
word once they have begun themselves.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hideout.bots.bot import Remark
from hideout.bots.habits import Habit, Habits
from hideout.bots.oceans_heist.mate import (
    EDITS,
    PATIENCE,
    SUGGESTS_NOTHING,
    TEAM,
    has_draft,
    units_of,
)
from hideout.bots.oceans_heist.sight import ALL_KINDS, Sight
from hideout.engine.core import Event, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.oceans_heist.cards import KINDS
from hideout.games.oceans_heist.state import CREW

MOODS: Final = 3  # of a captain, one scene after the other: lazy, asks, and quick
LAZY: Final = 0
ASKS: Final = 1
ENOUGH: Final = PATIENCE + 1  # how many looks until a mate begins
TURNED: Final = frozenset({"shows-defense", "not-placed"})
HELPS: Final = EDITS | {"auto"}  # what a mate may do


class Scene(NamedTuple):
    """What a draft is for."""

    phase: str
    round: int
    attempts: int


class Watched:
    """A mate in one scene."""

    def __init__(self) -> None:
        self.looks = 0
        self.said: list[object] = []
        self.has_begun = False
        self.is_idle = False  # it would do nothing
        self.has_seen_draft = False
        self.has_answered = False


class OceansHabits(Habits):
    habits = (
        Habit("suggests", "scenes in which a mate says at once what it would do", 0.9, 1.0),
        Habit("impossible", "cards a mate names that cannot be laid, bought or chosen", 0.0, 0.0),
        Habit("answered", "drafts of a captain on which a mate says what it thinks", 0.8, 1.0),
        Habit("begins", "scenes that a captain lets go by in which a mate begins", 0.9, 1.0),
        Habit("repeated", "remarks to the team made before in the same scene", 0.0, 0.0),
        Habit("meddling", "moves of a mate that undo something or decide for the team", 0.0, 0.0),
        Habit("remarks", "remarks of a mate for each scene", 0.9, 3.0),
        Habit("table-talk", "rounds in which a captain says something to everybody", 0.25, 0.75),
        Habit("announced", "Defenses that the Staff announces and then lays", 0.3, 0.8),
        Habit("lacking", "times that the Crew lacks what it says it lacks", 0.05, 0.5),
    )  # fmt: skip

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.sight = Sight(state.game)
        self.scene = Scene("", 0, 0)
        self.scenes = 0
        self.watched: dict[Seat, Watched] = {}
        self.announced = ""

    def is_away(self, seat: Seat) -> bool:
        self._notice_scene()
        s, mood = self.state, self.scenes % MOODS
        if not s.is_captain(seat) or mood not in (LAZY, ASKS):
            return False
        if mood == ASKS and not has_draft(s.game.view(s, seat)):
            return False
        mates = [mate for mate in s.team(s.side(seat)) if mate != seat and s.legal(mate)]
        return any(self._is_awaited(mate, mood) for mate in mates)

    def _is_awaited(self, mate: Seat, mood: int) -> bool:
        one = self.watched.get(mate)
        if one is None or one.has_begun:
            return one is None
        return one.looks < ENOUGH if mood == LAZY else not one.has_seen_draft

    def _notice_scene(self) -> None:
        s = self.state
        scene = Scene(s.phase.name, s.round, s.attempts)
        if scene != self.scene:
            self._settle()
            self.scene = scene
            self.scenes += 1

    def look(self, seat: Seat, action: Action | None, remarks: Sequence[Remark]) -> None:
        self._notice_scene()
        s = self.state
        if s.is_captain(seat):
            self._captain(seat, remarks)
        elif s.phase.name != "reveal":
            self._mate(seat, action, [one.message for one in remarks if one.channel == TEAM])

    def _mate(self, seat: Seat, action: Action | None, said: list[Message]) -> None:
        s = self.state
        one = self.watched.setdefault(seat, Watched())
        one.looks += 1
        self.count("remarks", len(said), one.looks == 1)
        if one.looks == 1:
            self.count("suggests", bool(said))
            one.is_idle = any(message.id in SUGGESTS_NOTHING for message in said)
        elif not one.has_begun and has_draft(s.game.view(s, seat)):
            one.has_seen_draft = True
            one.has_answered |= bool(said)
        named = [name for message in said for name in _named(message.args)]
        self.count("impossible", sum(name not in self._titles(seat) for name in named), len(named))
        for message in said:
            self.count("repeated", message.data() in one.said)
            one.said.append(message.data())
        if action is not None:
            one.has_begun = True
            self.count("meddling", action.verb not in HELPS)

    def _titles(self, seat: Seat) -> set[str]:
        """What can be laid, bought or chosen, and what stands or is sure to come."""
        s = self.state
        names = [self.sight.deck.guards[guard] for guard in [*s.standing, s.deck.unique[s.target]]]
        for action in s.legal(seat):
            if action.verb in EDITS:
                names += [str(value) for value in s.game.wanted(action).args.values()]
        return {name.split("#")[0] for name in names}

    def _captain(self, seat: Seat, remarks: Sequence[Remark]) -> None:
        s = self.state
        for one in remarks:
            if one.channel == TEAM:
                continue
            self.count("table-talk", 1, 0)
            if s.side(seat) == CREW:
                self._lack(seat, str(one.message.args["kind"]))
            else:
                self.announced = str(one.message.args["card"])

    def _lack(self, seat: Seat, kind: str) -> None:
        view = self.state.game.view(self.state, seat)
        self.sight.look(view)
        units = units_of(self.sight, self.sight.items(view["hand"] or ()))
        least = min(ALL_KINDS, key=lambda one: units[one])
        self.count("lacking", units[KINDS.index(kind)] == units[least])

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "round":
                self.count("table-talk", 0, 2)
            elif event.kind in TURNED and self._title(event.a) == self.announced:
                self.count("announced", event.kind == "shows-defense")
                self.announced = ""
        if not self.state.pending():
            self._settle()

    def _title(self, guard: int) -> str:
        return self.sight.deck.guards[guard].split("#")[0]

    def _settle(self) -> None:
        for one in self.watched.values():
            if one.has_seen_draft:
                self.count("answered", one.has_answered)
            elif one.looks >= ENOUGH and not one.is_idle:
                self.count("begins", one.has_begun)
        self.watched = {}


def _named(args: Mapping[str, object]) -> list[str]:
    wanted: Any = args.get("wanted", [])
    return [*wanted, *([str(args["card"])] if "card" in args else [])]
