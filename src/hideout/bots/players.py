"""Bots at a table: what each is given, why it did what it did, and games without people."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hideout.bots.bot import Bot, Thought
from hideout.engine.core import Seat, State
from hideout.engine.notation import Action
from hideout.engine.record import Record
from hideout.engine.rng import Rng
from hideout.engine.sitting import Sitting


class BotReason(NamedTuple):
    """Why a bot did what it did: before which decision, who, and what it considered."""

    step: int
    seat: Seat
    thoughts: list[Thought]


class Players:
    """Bots at a sitting, each given what its seat may know and never the state."""

    def __init__(self, sitting: Sitting, bots: Mapping[Seat, Bot]) -> None:
        self.sitting = sitting
        self.bots = bots
        self.reasons: list[BotReason] = []  # for nobody before the game is over
        state = sitting.state
        for bot in bots.values():
            bot.options = state.game.settings(state)

    def ask(self, seat: Seat) -> Action | None:
        """Ask the bot at a seat for its action; None means that it waits."""
        state, bot = self.sitting.state, self.bots[seat]
        legal = state.legal(seat)
        bot.may_wait = state.phase.open
        bot.draw_world(state)
        action = bot.act(state.game.view(state, seat), legal, self.sitting.news(seat))
        if bot.thoughts:
            self.reasons.append(BotReason(state.step, seat, bot.thoughts))
        assert action is None or action in legal, f"{bot.name} played {action}"
        assert action or state.phase.open, f"{bot.name} waits, but everybody waits for it"
        return action


def weightiest(reasons: Sequence[BotReason], most: int) -> list[BotReason]:
    """The decisions in which most seemed at stake, in the order of the game."""

    def stake(reason: BotReason) -> float:
        values = [thought.value for thought in reason.thoughts]
        return max(values) - min(values)

    return sorted(sorted(reasons, key=stake, reverse=True)[:most])


def play_out(state: State, bots: Sequence[Bot], rng: Rng, record: Record | None = None) -> None:
    """Let bots, one for each seat, play a game to its end.

    `rng` decides who is quicker in open windows. With a `record`, every decision is added to it.
    """
    sitting = Sitting(state, record)
    players = Players(sitting, dict(enumerate(bots)))
    for seat in sitting.turns(rng):
        action = players.ask(seat)
        if action is not None:
            sitting.apply(seat, action)
