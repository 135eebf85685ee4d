"""Lesser players of Bank Heist: who hold their fire, save their cards, or forget who did what."""

from collections.abc import Sequence
from typing import Final

from hideout.bots.bank_heist.belief import Belief, Factors
from hideout.bots.bank_heist.talker import BankHeistTalker
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.shown import View

FIRES: Final = ("shoot", "speedloader", "second-gun", "stab")
FREE: Final = ("martial", "hostage")  # what costs nothing to dodge with


class Blank(Belief):
    """Only what was shown counts, and nothing that anybody did or said."""

    def weigh(self, seat: Seat, factors: Factors, strength: float = 1.0) -> None:
        pass


class Patient(BankHeistTalker):
    """Attacks nobody whose identity does not lie open, unless it has to."""

    def action(self, view: View, moves: Sequence[Action]) -> Action:
        return super().action(view, _at_the_known(view, moves))

    def extra(self, view: View, moves: Sequence[Action]) -> Action:
        return super().extra(view, _at_the_known(view, moves))


class Thrifty(Patient):
    """And saves Adrenaline and vest for a worse day that may not come."""

    def respond(self, view: View, moves: Sequence[Action]) -> Action:
        is_free = moves[0].verb in FREE
        is_last = view["players"][self.seat]["bleeding"]
        return super().respond(view, moves) if is_free or is_last else moves[-1]


class BankHeistNovice(Thrifty):
    """And makes nothing of what anybody did, and keeps its head down."""

    believes = Blank

    def action(self, view: View, moves: Sequence[Action]) -> Action:
        still = [action for action in moves if action.verb == "pass"]
        return still[0] if still else super().action(view, moves)

    def respond(self, view: View, moves: Sequence[Action]) -> Action:
        return moves[-1]


def _at_the_known(view: View, moves: Sequence[Action]) -> Sequence[Action]:
    players = view["players"]
    calm = [a for a in moves if a.verb not in FIRES or players[a.a]["identity"] is not None]
    return calm or moves
