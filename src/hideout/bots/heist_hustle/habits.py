"""Company in Heist Hustle: no secrets, no deals, no teams; what is left is to play along."""

from hideout.bots.habits import Habit, Habits
from hideout.engine.core import Seat
from hideout.engine.notation import Action


class HustleHabits(Habits):
    habits = (
        Habit("unused", "wild cards that somebody takes and then leaves unused", 0.0, 0.9),
        Habit("held-back", "times that a mastermind takes several weapons and plays one", 0.0, 0.1),
        Habit("bails", "players who bail out when they may", 0.0, 0.5),
    )

    def before(self, seat: Seat, action: Action) -> None:
        phase, verb = self.state.phase.name, action.verb
        if phase == "name":
            self.count("unused", verb == "unused")
        elif phase == "play":
            self.count("held-back", verb == "play")
        elif phase == "bail":
            self.count("bails", verb == "bail")
