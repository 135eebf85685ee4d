"""A sensible player of Bank Heist, after "How a sensible bot plays" in its rule book.

One bot plays every identity: its belief says who is who, and its side says what to do about it.
Numbers in brackets are the items of that section.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from hideout.bots.bank_heist.belief import Belief
from hideout.bots.bank_heist.friends import BankHeistCourtesy
from hideout.bots.bank_heist.getaway import Getaway
from hideout.bots.bank_heist.robbery import Robbery
from hideout.bots.bot import Bot
from hideout.engine.core import Event, Game, Seat
from hideout.engine.notation import Action
from hideout.engine.rng import Rng
from hideout.games.bank_heist.actions import is_claim
from hideout.games.bank_heist.shown import View

AGENTS_LIE: Final = 6  # an Agent answers one code in so many wrong on purpose (6)


class BankHeistBot(Bot):
    name = "heuristic"
    believes = Belief

    def __init__(self, game: Game[Any], seat: Seat, seats: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, rng)
        self.courtesy = BankHeistCourtesy()
        self.belief = self.believes(seat, seats)
        self.robbery = Robbery(self.belief, seat, rng)
        self.getaway = Getaway(self.belief, seat, rng, self.robbery.once)

    def act(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> Action | None:
        self.belief.hear(events, view)
        self.robbery.hear(events)
        if len(legal) == 1:
            return legal[0]
        if view["phase"] == "crack":
            return self._answer(view, legal)
        self.belief.look(view)
        side = self.robbery if view["stage"] == "robbery-alarm" else self.getaway
        claims = [action for action in legal if is_claim(action)]
        moves: Sequence[Action] = [action for action in legal if not is_claim(action)]
        if claims:
            claim = side.claim(view, claims)
            if claim is not None:
                return claim
        moves = self.courtesy.choices(view, moves, None)
        decide = _DECISIONS.get(view["phase"])
        return decide(self, view, moves) if decide and len(moves) > 1 else moves[0]

    def _answer(self, view: View, legal: Sequence[Action]) -> Action:
        """As fast as computed; wrong now and then, an Agent on purpose. (6) [BH-33]"""
        code = view["code"]
        right = sum(code)
        if len(code) == 3:
            right = code[0] * code[1] * code[2]
        deck: Any = self.game.deck
        is_wrong = self.rng.below(100) < deck["race"]["wrong_percent"]
        if view["identity"] == "agent" and self.rng.below(AGENTS_LIE) == 0:
            is_wrong = True
        wanted = right + (1 + self.rng.below(9) if is_wrong else 0)
        for action in legal:
            if action.a == wanted:
                return action
        return legal[0]

    # One method a window

    def pass_card(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.pass_card(view, moves)

    def receive(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.receive(view, moves)

    def lose(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.lose_card(view, moves)

    def aim(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.aim(view, moves)

    def search(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.search(view, moves)

    def pick(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.pick(view, moves)

    def attribute(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.place(view, moves)

    def swap(self, view: View, moves: Sequence[Action]) -> Action:
        return self.robbery.swap(view, moves)

    def action(self, view: View, moves: Sequence[Action]) -> Action:
        return self.getaway.action(view, moves)

    def extra(self, view: View, moves: Sequence[Action]) -> Action:
        return self.getaway.extra_shot(view, moves)

    def respond(self, view: View, moves: Sequence[Action]) -> Action:
        return self.getaway.answer(view, moves)

    def follow_up(self, view: View, moves: Sequence[Action]) -> Action:
        return self.getaway.follow_up(view, moves)

    def side(self, view: View, moves: Sequence[Action]) -> Action:
        return self.getaway.beside(view, moves)


_DECISIONS: Final[dict[str, Callable[[BankHeistBot, View, Sequence[Action]], Action]]] = {
    "pass-card": lambda bot, view, moves: bot.pass_card(view, moves),
    "receive": lambda bot, view, moves: bot.receive(view, moves),
    "dye": lambda bot, view, moves: bot.lose(view, moves),
    "give": lambda bot, view, moves: bot.lose(view, moves),
    "shotgun-cost": lambda bot, view, moves: bot.lose(view, moves),
    "alarm-target": lambda bot, view, moves: bot.aim(view, moves),
    "search": lambda bot, view, moves: bot.search(view, moves),
    "vault": lambda bot, view, moves: bot.pick(view, moves),
    "attribute": lambda bot, view, moves: bot.attribute(view, moves),
    "swap": lambda bot, view, moves: bot.swap(view, moves),
    "action": lambda bot, view, moves: bot.action(view, moves),
    "extra-shot": lambda bot, view, moves: bot.extra(view, moves),
    "answer": lambda bot, view, moves: bot.respond(view, moves),
    "follow-up": lambda bot, view, moves: bot.follow_up(view, moves),
    "shotgun-side": lambda bot, view, moves: bot.side(view, moves),
}
