"""A player of Bank Heist with manners: the sensible one, as talkative and daring as it is told."""

from collections.abc import Sequence
from typing import Final

from hideout.bots.bank_heist.bot import BankHeistBot
from hideout.engine.core import Event, Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.actions import KEEP, PASS, is_claim
from hideout.games.bank_heist.shown import View

SURE_SHOT: Final = 0.75  # how likely to be an enemy: a cautious player shoots from here on
OPPOSITES: Final = {
    "claim-trust": "claim-suspect",
    "claim-suspect": "claim-trust",
    "claim-tattoo": "claim-no-tattoo",
    "claim-no-tattoo": "claim-tattoo",
}


class BankHeistTalker(BankHeistBot):
    def act(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        action = super().act(view, legal, events)
        claims = [other for other in legal if is_claim(other)]
        if action is None or len(legal) == 1:
            return action
        if not is_claim(action):
            said = self._remark(view, claims) if self.manner.talk > 0.0 else None
            return said or self._dared(view, legal, action)
        return self._untruth(claims, action) if self.manner.lies > 0.0 else action

    def _remark(self, view: View, claims: Sequence[Action]) -> Action | None:
        """Whom it suspects or trusts most, whichever is clearer; a liar says the opposite."""
        robbery, belief = self.robbery, self.belief
        others = [seat for seat in range(self.seats) if robbery.is_open_question(view, seat)]
        others.sort(key=lambda seat: -abs(belief.enemy_of_crew(seat) - 0.5))
        for seat in others:
            is_bad = self._is_bad(view, seat) != (self.manner.lies > 0.0)
            verb = "claim-suspect" if is_bad else "claim-trust"
            if found := robbery.once(claims, verb, seat):
                return found
        return None

    def _is_bad(self, view: View, seat: Seat) -> bool:
        """Whether it would speak ill of somebody; a partner is always spoken well of."""
        return seat != view["partner"] and self.belief.enemy_of_crew(seat) > 0.5

    def _untruth(self, claims: Sequence[Action], action: Action) -> Action:
        """The opposite of a claim; for a bag that was kept, that somebody else kept it."""
        verb = OPPOSITES.get(action.verb)
        if verb is not None:
            return self.robbery.once(claims, verb, action.a) or action
        others = [seat for seat in self.belief.took if seat not in (self.seat, action.a)]
        self.rng.shuffle(others)
        for seat in others:
            if found := self.robbery.once(claims, action.verb, seat):
                return found
        return action

    def _dared(self, view: View, legal: Sequence[Action], action: Action) -> Action:
        """A cautious player shoots only when sure; a greedy one keeps what it may."""
        daring = self.manner.daring
        if daring < 0.0 and action.verb == "shoot" and PASS in legal:
            is_known = view["players"][action.a]["identity"] is not None
            if not is_known and self.belief.enemy_of_crew(action.a) < SURE_SHOT:
                return PASS
        if daring > 0.0 and action.verb == "load" and KEEP in legal:
            return KEEP
        return action
