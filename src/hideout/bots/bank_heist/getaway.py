"""The sensible bot on the road: whom to shoot, bind or spare. Items 12 to 22."""

from collections.abc import Callable, Sequence
from typing import Final

from hideout.bots.bank_heist.belief import Belief
from hideout.bots.bank_heist.robbery import enemy
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.bank_heist.cards import AGENT, RIVAL
from hideout.games.bank_heist.shown import View

Once = Callable[[Sequence[Action], str, Seat], Action | None]

SURE: Final = 0.6  # suspicion at which Crew shoot, early on the road (12)
LATE: Final = 0.42  # and on the last spaces
TRUST: Final = 0.7  # to free somebody (18)
FEW: Final = 2  # with this few left, a Rival stops hiding (14)


class Getaway:
    """Decisions of the Getaway and the showdown, for all identities."""

    def __init__(self, belief: Belief, seat: Seat, rng: Rng, once: Once) -> None:
        self.once = once  # says something, if that has not been said before
        self.belief = belief
        self.seat = seat
        self.rng = rng

    def claim(self, view: View, claims: Sequence[Action]) -> Action | None:
        """Now and then, point at the worst of those not known yet. (20)"""
        if self.rng.below(3):
            return None
        hidden = [seat for seat in self._others(view) if not view["players"][seat]["revealed"]]
        if view["identity"] == "agent":  # who shoots at Agents is called one
            hidden = [seat for seat in hidden if seat in self.belief.shot_at_me]
        suspect = max(hidden, key=lambda seat: enemy(self.belief, view, seat), default=-1)
        if suspect < 0 or enemy(self.belief, view, suspect) < 0.5:
            return None
        return self.once(claims, "claim-suspect", suspect)

    def _others(self, view: View) -> list[Seat]:
        players = view["players"]
        return [
            seat for seat in range(len(players)) if seat != self.seat and players[seat]["living"]
        ]

    def _is_late(self, view: View) -> bool:
        return bool(view["token"] >= view["board"][3] - 2) or view["stage"] == "showdown"

    # One's own turn

    def action(self, view: View, moves: Sequence[Action]) -> Action:
        if view["players"][self.seat]["tied"] or view["players"][self.seat]["cuffed"]:
            return moves[-1]  # free oneself (18)
        if all(action.verb == "shoot" for action in moves):
            return max(moves, key=lambda action: self._target(view, action.a))
        scored = [(self._worth(view, action), i) for i, action in enumerate(moves)]
        return moves[max(scored)[1]]

    def _worth(self, view: View, action: Action) -> float:
        """What a move is worth; passing is worth nothing. (12, 13, 15, 18)"""
        verb, seat = action.verb, action.a
        if verb == "pass":
            return 0.0
        if verb in ("shoot", "speedloader"):
            return self._target(view, seat) - self._caution(view)
        player = view["players"][seat]
        against = enemy(self.belief, view, seat)
        if verb in ("cut", "unlock"):
            return 0.5 if 1.0 - against > TRUST else -1.0
        if verb == "unjam":
            return 0.4 if 1.0 - against > TRUST or seat == self.seat else -1.0
        is_out = player["tied"] or player["cuffed"] or player["cold"] or player["bleeding"]
        threat = self._threat(view, seat) * (0.2 if is_out else 1.0)
        if verb == "handcuff":
            return self._handcuffs(view, threat)
        if verb == "stab":
            return against * 0.9 - self._caution(view) + 0.1 * self.belief.chance[seat][AGENT]
        if verb == "zip-tie":
            return threat * 0.8 - 0.28
        return threat * 0.6 - 0.28  # chloroform

    def _caution(self, view: View) -> float:
        """How sure one must be to fire. (12)"""
        if view["identity"] in ("rival", "agent"):
            return 0.0
        return LATE if self._is_late(view) else SURE

    def _target(self, view: View, seat: Seat) -> float:
        """How much it wants somebody dead. (12, 13, 14, 22)"""
        player = view["players"][seat]
        belief = self.belief
        against = enemy(belief, view, seat)
        if view["identity"] == "rival":
            score = against + 0.25 * self._threat(view, seat)
            if player["identity"] == "agent" and not player["vest_used"]:
                score -= 0.2
            if player["bleeding"]:
                score -= 0.5
            if self._is_late(view):
                score += 0.4 * belief.chance[seat][AGENT]
            return score + 0.01 * self.rng.below(10)
        score = against
        if player["identity"] == "rival":
            score += 0.3
        if player["identity"] == "agent":
            has_cover = "adrenaline" in view["hand"] or player["vest_used"]
            score += 0.2 if has_cover else 0.1
        if seat in belief.shot_at_me:
            score += 0.15
        if player["bleeding"]:
            score -= 0.6
        if belief.loads[seat] and seat not in belief.shot_at_me and not player["revealed"]:
            score -= 0.1
        return score

    def _threat(self, view: View, seat: Seat) -> float:
        """How likely a player is to shoot at this one's side."""
        player = view["players"][seat]
        chance = self.belief.chance[seat]
        if view["identity"] == "agent":
            shooter = 0.25 * min(2, self.belief.shots[seat])
            return min(1.0, chance[RIVAL] + shooter + 0.4 * (seat in self.belief.shot_at_me))
        if view["identity"] == "rival":
            return 0.5 if player["tied"] or player["cuffed"] or player["cold"] else 1.0
        return chance[RIVAL] + 0.4 * chance[AGENT]

    def _handcuffs(self, view: View, threat: float) -> float:
        """They reveal: worth it once revealed, or when somebody dangerous is about. (15)"""
        me = view["players"][self.seat]
        return threat - (0.1 if me["revealed"] else 0.55)

    def extra_shot(self, view: View, moves: Sequence[Action]) -> Action:
        """Speedloader and second gun. (13, 14)"""
        stop = moves[0]
        best, value = stop, 0.0
        for action in moves[1:]:
            worth = self._target(view, action.a) - self._caution(view)
            if action.verb == "second-gun":
                worth -= self._hides(view)
            elif view["identity"] == "rival":
                worth -= 0.3
            if worth > value:
                best, value = action, worth
        return best

    def _hides(self, view: View) -> float:
        """What staying hidden is worth to a Rival. (14)"""
        me = view["players"][self.seat]
        if me["revealed"] or me["bleeding"]:
            return 0.0
        enemies = sum(enemy(self.belief, view, seat) for seat in self._others(view))
        return 0.0 if enemies <= FEW or self._is_late(view) else 1.6

    # Being attacked

    def answer(self, view: View, moves: Sequence[Action]) -> Action:
        """Martial Skills, Hostage, Adrenaline, vest; restraints are often borne. (16, 17)"""
        attack = view["attacks"][-1]
        verbs = [action.verb for action in moves]
        me = view["players"][self.seat]
        if "martial" in verbs or "hostage" in verbs:
            return moves[0]
        adrenaline = view["hand"].count("adrenaline")
        if attack["kind"] in ("zip-tie", "handcuffs") and "adrenaline" in verbs:
            is_hunted = attack["attacker"] in self.belief.shot_at_me
            must_shoot = view["identity"] == "rival"
            worth = adrenaline >= 2 or is_hunted or must_shoot
            return moves[0] if worth else moves[-1]
        if "vest" in verbs and "adrenaline" in verbs:
            return moves[verbs.index("vest" if me["revealed"] else "adrenaline")]
        return moves[0]

    def follow_up(self, view: View, moves: Sequence[Action]) -> Action:
        """Return fire if already known, or if the shooter cannot answer for long. (15)"""
        attack = view["attacks"][-1]
        me = view["players"][self.seat]
        shooter = view["players"][attack["attacker"]]
        if moves[0].verb == "stop":
            return moves[-1]
        if me["revealed"] or me["bleeding"] or shooter["cards"] <= 1:
            return moves[-1]
        return moves[0]

    def beside(self, view: View, moves: Sequence[Action]) -> Action:
        return max(moves, key=lambda action: enemy(self.belief, view, action.a))
