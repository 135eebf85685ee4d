"""How a game at the keyboard ends: the result, the reason, and the record."""

from collections.abc import Sequence
from typing import Final

from hideout.cli.boards import draw
from hideout.cli.files import write_new
from hideout.cli.session import Session
from hideout.cli.turn import show_reasons
from hideout.engine.core import TABLE, Seat, hears
from hideout.engine.reader import BadData
from hideout.engine.record import Record, write_record

MOST_REASONS: Final = 5  # of the bots' decisions are explained
MOST_MOVES: Final = 4  # the chosen one and the next best
MOST_NAMES: Final = 5  # that a file cannot have before the record is given up


def finish(
    session: Session, record: Record, save: str | None, is_over: bool, may_ask: bool
) -> None:
    """Say how it ended and save the record; a game that was left is saved as far as it went."""
    if is_over:
        show_end(session)
    else:
        made = len(record.decisions)
        session.screen.say(f"\nThe game was left after {made} decision{'s' * (made != 1)}.")
    if save is not None:
        try:
            keep(session, record, save, is_over)
        except BadData as error:  # somebody else made that file while the game went on
            if not may_ask:
                raise
            session.screen.say(str(error), "yellow")
            if not offer_to_keep(session, record, is_over):
                raise
    elif may_ask and record.decisions:
        offer_to_keep(session, record, is_over)


def show_end(session: Session) -> None:
    """The last table, who won, and by which clauses."""
    state, screen = session.state, session.screen
    viewer = session.people[0] if len(session.people) == 1 else TABLE
    if len(session.people) > 1 and session.is_secret:
        screen.ask("The game is over: press Enter to show the end to everybody.")
        screen.wipe()
    screen.show(draw(state, viewer, session.names))
    result = state.game.result(state)
    winners = result["winners"]
    assert isinstance(winners, list)
    for bot in session.players.bots.values():
        bot.over(result, state.game.returns(state))
    won = [seat for seat in winners if seat not in session.forfeited]
    screen.say(winning_sentence(won, session.names, viewer), "bold green")
    reasons = [
        (
            session.words.sentence(event, viewer, session.names),
            state.game.event_kinds[event.kind].clauses,
        )
        for event in session.last_events
        if hears(event.to, viewer)
    ]
    for seat in sorted(session.forfeited):
        screen.say(f"{session.names[seat]} forfeited.", "yellow")
    show_reasons(screen, state, reasons[-len(winners) or None :])
    for sentence in why_sentences(session):
        screen.say(sentence, "dim", 2)


def why_sentences(session: Session) -> list[str]:
    """What bots that look ahead had in mind when most was at stake: their best moves and values."""
    from hideout.bots.players import weightiest

    words = session.words
    sentences = []
    for reason in weightiest(session.players.reasons, MOST_REASONS):
        moves = [
            f"{'wait' if thought.action is None else words.label(thought.action, session.names)} "
            f"({thought.value:.0%})"
            for thought in reason.thoughts[:MOST_MOVES]
        ]
        rather = f", rather than {', '.join(moves[1:])}" if len(moves) > 1 else ""
        name = session.names[reason.seat]
        sentences.append(f"{name}, decision {reason.step + 1}: {moves[0]}{rather}")
    if sentences:
        sentences.insert(
            0, "What the bots chose where most was at stake (and what each move seemed worth):"
        )
    return sentences


def winning_sentence(winners: Sequence[Seat], names: Sequence[str], viewer: Seat) -> str:
    called = ["You" if seat == viewer else names[seat] for seat in winners]
    if not called:
        return "Nobody won."
    if len(called) == 1:
        return f"{called[0]} won."
    return f"{', '.join(called[:-1])} and {called[-1]} won together."


def offer_to_keep(session: Session, record: Record, is_over: bool) -> bool:
    """Ask for a file name a few times, unless none is wanted; whether the record is kept."""
    for _ in range(MOST_NAMES):
        try:
            path = session.screen.ask("Save the record? Type a file name, or press Enter for no: ")
        except EOFError:
            return False
        if path.casefold() in ("", "n", "no"):
            return False
        try:
            keep(session, record, path, is_over)
        except BadData as error:
            session.screen.say(str(error), "yellow")
            continue
        return True
    session.screen.say("The record was not saved.", "yellow")
    return False


def keep(session: Session, record: Record, path: str, is_over: bool) -> None:
    """Write the record to a new file. Raises BadData."""
    write_new(path, write_record(record, finished=is_over))
    session.screen.say(f"Saved. Watch it again with: hideout replay {path}")
