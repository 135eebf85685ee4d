"""Bank Heist for bots: the sensible player and the talkative one, the search's outlook, secrets."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hideout.bots.bank_heist.bot import BankHeistBot
from hideout.bots.bank_heist.counsel import BankHeistCounsel
from hideout.bots.bank_heist.habits import BankHeistHabits
from hideout.bots.bank_heist.mind import BankHeistMind
from hideout.bots.bank_heist.novice import BankHeistNovice, Patient, Thrifty
from hideout.bots.bank_heist.reasons import because
from hideout.bots.bank_heist.talker import BankHeistTalker
from hideout.bots.bot import Bot
from hideout.bots.ladder import ladder
from hideout.bots.learning import Learning
from hideout.bots.outlook import Outlook
from hideout.engine.core import Seat
from hideout.engine.notation import Action
from hideout.games.bank_heist.cards import IDENTITY_IDS
from hideout.games.bank_heist.knowledge import all_deals, possible_identities, ways
from hideout.games.bank_heist.state import HeistState


class BankHeistOutlook(Outlook):
    """To the end: a side wins or does not. Worlds are weighed by what players have done.

    Sums are done as the advisor does them, and what is picked from the Vault or fastened to a
    player decides too little to be told apart.
    """

    playouts = 100
    talk = frozenset(
        {
            "answer",
            "pick",
            "place",
            "claim-passed-bag",
            "claim-kept",
            "claim-trust",
            "claim-suspect",
            "claim-tattoo",
            "claim-no-tattoo",
        }
    )
    # Decisions of the Robbery: early, slow to play out, and each of little weight.
    small = frozenset({"pass-to", "load", "keep", "choose", "swap", "give", "lose"})
    weighs = True

    def effort(self, s: Any, advice: Action | None) -> int:
        return 1 if advice is None or advice.verb in self.small else 3

    def weight(self, advisor: Bot, s: Any) -> float:
        assert isinstance(advisor, BankHeistBot)
        weight = 1.0
        factors = advisor.belief.factors
        for seat in range(s.seats):
            weight *= factors[seat][s.identity[seat]]
        return weight


def statements(position: Mapping[str, Any]) -> Iterator[str]:
    """What is hidden at a table, as one could be told it."""
    for seat, hand in enumerate(position["hands"]):
        yield from (f"p{seat} holds {card}" for card in hand)


def identity_odds(state: HeistState, viewer: Seat) -> list[dict[str, float]]:
    """The exact chance of every identity for every seat, as one seat sees it."""
    deals = all_deals(state, possible_identities(state, viewer))
    weights = [ways(deal) for deal in deals]
    total = sum(weights)
    told: list[dict[str, float]] = []
    for seat in range(state.seats):
        chances = dict.fromkeys(IDENTITY_IDS, 0.0)
        for deal, weight in zip(deals, weights, strict=True):
            chances[IDENTITY_IDS[deal[seat]]] += weight / total
        told.append(chances)
    return told


HEURISTIC: Final = BankHeistBot
MANNERED: Final = BankHeistTalker
OUTLOOK: Final = BankHeistOutlook()
LEARNING: Final = Learning(
    seats=5,
    options={"crack_mode": "random"},
    leaves=frozenset({"answer"}),
    counsel=BankHeistCounsel(),
)
BECAUSE: Final = because
LADDER: Final = ladder(BankHeistNovice, Thrifty, Patient, "heuristic")
HABITS: Final = BankHeistHabits
MIND: Final = BankHeistMind
