"""How a game at the keyboard ends: the result, the reason, and the record."""

from collections.abc import Sequence
from typing import Final

from hideout.bots.bot import Thought
from hideout.cli.boards import draw
from hideout.cli.files import write_new
from hideout.cli.session import Session
from hideout.cli.terminal import Terminal
from hideout.cli.turn import show_reasons
from hideout.engine.core import TABLE, Seat, hears
from hideout.engine.reader import BadData
from hideout.engine.record import Record, write_record
from hideout.words.narrator import SEPARATOR

MOST_REASONS: Final = 5  # of the bots' decisions are explained
MOST_MOVES: Final = 4  # the chosen one and the next best
MOST_NAMES: Final = 5  # tries at a file name before the record is given up


def finish(
    session: Session, record: Record, save: str | None, is_over: bool, may_ask: bool
) -> None:
    """Say how it ended and save the record; an abandoned game is saved as far as it got."""
    if is_over:
        show_end(session)
    else:
        made = len(record.decisions)
        session.screen.say("\n" + session.say("end-left", n=made))
    if save is not None:
        try:
            keep(session, record, save, is_over)
        except BadData as error:  # somebody else made that file during the game
            if not may_ask:
                raise
            session.screen.say(session.say.complaint(error), "yellow")
            if not offer_to_keep(session, record, is_over):
                raise
    elif may_ask and record.decisions:
        offer_to_keep(session, record, is_over)


def show_end(session: Session) -> None:
    """The last table, who won, and by which clauses."""
    state, screen = session.state, session.screen
    viewer = session.people[0] if len(session.people) == 1 else TABLE
    if len(session.people) > 1 and session.is_secret:
        screen.ask(session.say("end-show"))
        screen.wipe()
    screen.show(draw(state, viewer, session.names, session.say.language))
    result = state.game.result(state)
    winners = result["winners"]
    assert isinstance(winners, list)
    for bot in session.players.bots.values():
        bot.over(result, state.game.returns(state))
    won = [seat for seat in winners if seat not in session.forfeited]
    screen.say(winning_sentence(session.say, won, session.names, viewer), "bold green")
    reasons = [
        (
            session.words.sentence(event, viewer, session.names),
            state.game.event_kinds[event.kind].clauses,
        )
        for event in session.last_events
        if hears(event.to, viewer)
    ]
    for seat in sorted(session.forfeited):
        screen.say(session.say("bot-forfeited", name=session.names[seat]), "yellow")
    if reasons:  # the last decision may have told nothing
        show_reasons(screen, state, reasons[-len(winners) or None :], session.say)
    for sentence in why_sentences(session):
        screen.say(sentence, "dim", 2)


def why_sentences(session: Session) -> list[str]:
    """What bots that look ahead had in mind when most was at stake: their best moves and values."""
    from hideout.bots.players import weightiest

    say = session.say
    sentences = []
    for reason in weightiest(session.players.reasons, MOST_REASONS):
        moves = [move_sentence(session, thought) for thought in reason.thoughts[:MOST_MOVES]]
        told = {"name": session.names[reason.seat], "move": moves[0]}
        if len(moves) > 1:
            told["others"] = say.say(SEPARATOR).join(moves[1:])
        id = "end-chose-rather" if len(moves) > 1 else "end-chose"
        sentences.append(say(id, n=reason.step + 1, **told))
    return [say("end-thoughts"), *sentences] if sentences else []


def move_sentence(session: Session, thought: Thought) -> str:
    """A move, and what it seemed worth."""
    say = session.say
    if thought.action is None:
        move = say("end-wait")
    else:
        move = session.words.label(thought.action, session.names)
    return say("end-move", move=move, worth=say.percent(thought.value))


def winning_sentence(
    say: Terminal, winners: Sequence[Seat], names: Sequence[str], viewer: Seat
) -> str:
    if not winners:
        return say("end-nobody")
    if list(winners) == [viewer]:
        return say("end-you-won")
    called = [say("end-you") if seat == viewer else names[seat] for seat in winners]
    return say("end-won" if len(called) == 1 else "end-won-together", names=say.all_of(called))


def offer_to_keep(session: Session, record: Record, is_over: bool) -> bool:
    """Ask for a file name a few times, unless none is wanted; whether the record is kept."""
    for _ in range(MOST_NAMES):
        try:
            path = session.screen.ask(session.say("end-keep") + " ")
        except EOFError:
            return False
        if path.casefold() in ("", "n", "no"):
            return False
        try:
            keep(session, record, path, is_over)
        except BadData as error:
            session.screen.say(session.say.complaint(error), "yellow")
            continue
        return True
    session.screen.say(session.say("end-not-kept"), "yellow")
    return False


def keep(session: Session, record: Record, path: str, is_over: bool) -> None:
    """Write the record to a new file. Raises BadData."""
    write_new(path, write_record(record, finished=is_over))
    session.screen.say(session.say("end-kept", command=f"hideout replay {path}"))
