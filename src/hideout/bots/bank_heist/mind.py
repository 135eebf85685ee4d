"""Bank Heist in hindsight: who took whom for what, and what an accusation or a shot was for."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.bank_heist.belief import Belief
from hideout.bots.hindsight import Mind, percent
from hideout.engine.core import Event, Game, Seat
from hideout.engine.message import Message
from hideout.engine.notation import Action
from hideout.games.bank_heist.cards import IDENTITY_IDS
from hideout.games.bank_heist.shown import View

ACCUSES: Final = ("claim-kept", "claim-suspect", "claim-no-tattoo")
PRAISES: Final = ("claim-trust", "claim-tattoo")
SHOTS: Final = ("shoot", "speedloader", "second-gun", "stab")
CREW: Final = ("crew", "sticky-fingers")
MESSAGES: Final = (
    "hindsight-took-for",
    "hindsight-unsure",
    "hindsight-accused",
    "hindsight-framed",
    "hindsight-praised",
    "hindsight-shot",
)


class BankHeistMind(Mind):
    def __init__(self, game: Game[Any], seat: Seat, seats: int) -> None:
        super().__init__(game, seat, seats)
        self.belief = Belief(seat, seats)

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self.belief.hear(events, view)
        self.belief.look(view)

    def beliefs(self, view: View) -> list[Message]:
        hidden = [seat for seat in self.others() if not view["players"][seat]["revealed"]]
        return self.sure(
            {seat: (max(self.belief.chance[seat]), self._took("took-for", seat)) for seat in hidden}
        )

    def _took(self, id: str, seat: Seat) -> Message:
        chances = self.belief.chance[seat]
        best = max(range(len(chances)), key=lambda identity: chances[identity])
        return self.about(id, seat, identity=IDENTITY_IDS[best], n=percent(chances[best]))

    def reason(self, view: View, action: Action) -> Message | None:
        """A player who is not of the Crew accuses to set the Crew on others."""
        verb, seat = action.verb, action.a
        if verb in ACCUSES and view["identity"] not in CREW:
            return self.about("framed", seat, identity=view["identity"])
        if verb in ACCUSES:
            return self.about("accused", seat, n=percent(self.belief.enemy_of_crew(seat)))
        if verb in PRAISES:
            return self.about("praised", seat, n=percent(1.0 - self.belief.enemy_of_crew(seat)))
        if verb in SHOTS and not view["players"][seat]["revealed"]:
            return self._took("shot", seat)
        return None
