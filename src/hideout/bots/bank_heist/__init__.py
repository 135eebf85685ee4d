"""Bank Heist for bots: the sensible player and the talkative one, the search's outlook, secrets."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hideout.bots.bank_heist.bot import BankHeistBot
from hideout.bots.bank_heist.talker import BankHeistTalker
from hideout.bots.bot import Bot
from hideout.bots.outlook import Outlook
from hideout.engine.notation import Action


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
    # Of the Robbery: early, long to play on, and each of little weight.
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


HEURISTIC: Final = BankHeistBot
MANNERED: Final = BankHeistTalker
OUTLOOK: Final = BankHeistOutlook()
