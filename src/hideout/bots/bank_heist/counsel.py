"""What the sensible bot of Bank Heist tells a net that it advises."""

from collections.abc import Sequence
from typing import Any, Final

from hideout.bots.bank_heist.bot import BankHeistBot
from hideout.bots.bank_heist.friends import BankHeistCourtesy
from hideout.bots.learning import Counsel
from hideout.engine.notation import Action
from hideout.games.bank_heist.cards import IDENTITY_IDS
from hideout.games.bank_heist.shown import View

SEEN: Final = ("loads", "shots", "took", "took-mine", "kept-mine", "loaded-mine", "shot-at-me")


class BankHeistCounsel(Counsel):
    """Who is who, and what everybody was seen to do."""

    def names(self, seats: int) -> list[str]:
        kinds = (*(f"is-{identity}" for identity in IDENTITY_IDS), *SEEN)
        return [f"{kind}[p{seat}]" for seat in range(seats) for kind in kinds]

    def hunches(self, advisor: Any) -> list[float]:
        assert isinstance(advisor, BankHeistBot)
        belief = advisor.belief
        found: list[float] = []
        for seat in range(belief.seats):
            found += belief.chance[seat]
            found += [
                0.25 * belief.loads[seat],
                0.5 * belief.shots[seat],
                float(seat in belief.took),
                float(seat in belief.took_mine),
                0.5 * belief.kept_mine.count(seat),
                0.5 * belief.loaded_mine.count(seat),
                0.5 * belief.shot_at_me.count(seat),
            ]
        return found

    def decent(self, view: View, moves: Sequence[Action]) -> Sequence[Action]:
        return BankHeistCourtesy().choices(view, moves, None)
