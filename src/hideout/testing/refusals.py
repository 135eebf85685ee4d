"""Whatever is not legal is refused: for a declared reason, by existing clauses, in true words."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final

from hideout.engine.core import TABLE, Game, Seat, State
from hideout.engine.notation import Action, seat_name
from hideout.engine.refusal import COMMON, Refusal
from hideout.testing.frozen import show
from hideout.testing.walk import Broken, Case, Check
from hideout.words import narrator

ENDS: Final = (".", "!", "?")
WHOLE: Final = (1, 4, 16, 64, 256)  # the times of a phase at which the whole vocabulary is tried


class Sight:
    """What one seat sees of a table, for all the actions it tries there."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.is_asked = seat in s.pending()
        self.legal = set(s.legal(seat))
        self.verbs = {action.verb for action in self.legal}
        self.read: set[tuple[object, ...]] = (
            set()
        )  # sentences already read: actions differ, words hardly do
        self._view: Mapping[str, Any] | None = None

    @property
    def view(self) -> Mapping[str, Any]:
        if self._view is None:
            self._view = self.s.game.view(self.s, self.seat)
        return self._view

    def closed(self, refusal: Refusal) -> bool:
        """The verb as such is not open to the seat, whatever it would be aimed at."""
        return refusal.action.verb not in self.verbs


# Whether what a refusal says is so. View and legal actions tell without a copy of the rules.
Truth = Callable[[Sight, Refusal], bool]


def _is_tables_word(sight: Sight, refusal: Refusal) -> bool:
    return refusal.action.verb in sight.s.game.tables_words


TRUTHS: Final[Mapping[str, Truth]] = {
    "over": lambda sight, no: not sight.s.pending(),
    "tables-word": lambda sight, no: sight.seat != TABLE and _is_tables_word(sight, no),
    "not-yet": lambda sight, no: sight.seat == TABLE and _is_tables_word(sight, no),
    "players-word": lambda sight, no: sight.seat == TABLE and not _is_tables_word(sight, no),
    "not-asked": lambda sight, no: not sight.is_asked and sight.closed(no),
    "other-asked": lambda sight, no: sight.is_asked and sight.closed(no),
}


class Refusals(Check):
    """Every seat and the table try what is not legal: `each` actions of each verb.

    With `each` 0 all there are, the 1st, 4th, 16th, ... time that a phase is met in a game.
    """

    def __init__(
        self,
        clauses: Container[str],
        truths: Mapping[str, Truth] | None = None,
        each: int = 1,
        every: int = 1,
    ) -> None:
        super().__init__(every)
        self.clauses = clauses
        self.truths = {**TRUTHS, **(truths or {})}
        self.each = each
        self.met: dict[str, int] = {}  # how often, by phase
        self.heard: set[str] = set()  # kinds of reasons, for whoever wants to know

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.met = {}
        self.verbs, self.nameless = _verbs(case.game)
        game = case.game
        self.reasons = {**COMMON.by_kind, **game.reasons}
        for reason in game.reasons.values():
            self._exist(reason.clauses, f"the reason '{reason.kind}'")
        for verb, clauses in [*game.tables_words.items(), ("the end", game.end)]:
            self._exist(clauses, f"'{verb}'", needed=True)

    def before(self, s: State, seat: Seat, action: Action) -> None:
        times = self.met[s.phase.name] = self.met.get(s.phase.name, 0) + 1
        if self.looks(s) if self.each else times in WHOLE:
            self._try(s)

    def end(self, s: State) -> None:
        self._try(s)

    def _try(self, s: State) -> None:
        watched = self.case.chance("watched", s.step).below(s.seats + 1) - 1
        for seat in range(TABLE, s.seats):
            sight = Sight(s, seat)
            wishes = self._wishes(sight)
            heard = [self._heard(sight, wish) for wish in wishes]
            if seat == watched:
                self._tell_apart(s, seat, wishes, heard)

    def _wishes(self, sight: Sight) -> list[Action]:
        rng = self.case.chance("wishes", sight.s.step, sight.seat)
        wishes: list[Action] = []
        for actions in self.verbs:
            if self.each:
                wishes += [rng.pick(actions) for _ in range(self.each)]
            else:
                wishes += actions
        wishes += [rng.pick(actions) for actions in self.nameless]
        return [wish for wish in wishes if wish not in sight.legal]

    def _heard(self, sight: Sight, wish: Action) -> tuple[object, ...]:
        """Check everything about one refusal."""
        s, seat, game = sight.s, sight.seat, sight.s.game
        try:
            refusal = game.why_not(s, seat, wish)
            message = game.refused(s, seat, refusal)
        except Exception as error:
            raise Broken(f"{_named(sight, wish)} fails: {_shown(error)}") from error
        if self.reasons.get(refusal.kind) is not refusal.reason:
            raise Broken(
                f"{_named(sight, wish)} has a reason that is not declared: {refusal.kind}."
            )
        truth = self.truths.get(refusal.kind)
        if truth is not None and not truth(sight, refusal):
            raise Broken(f"{_named(sight, wish)} is not true ({refusal.kind}): {show(message)}")
        words = (refusal.kind, wish.verb, refusal.clauses, *refusal.args.items())
        if words not in sight.read:
            sight.read.add(words)
            self._read(sight, refusal, _named(sight, wish))
        self.heard.add(refusal.kind)
        return refusal.kind, dict(refusal.args), refusal.clauses, message

    def _read(self, sight: Sight, refusal: Refusal, what: str) -> None:
        """Its words are a sentence, about what exists, by clauses that exist."""
        try:
            sentence = narrator(sight.s.game).refusal(sight.s, sight.seat, refusal)
        except Exception as error:
            raise Broken(f"{what} fails: {_shown(error)}") from error
        self._exist(refusal.clauses, what, needed=True)
        if not sentence.strip().endswith(ENDS) or "{" in sentence:
            raise Broken(f"{what} is not a sentence: {show(sentence)}.")
        self._are_there(sight.s, refusal, what)

    def _tell_apart(
        self, s: State, seat: Seat, wishes: Sequence[Action], heard: Sequence[tuple[object, ...]]
    ) -> None:
        """In a world that looks the same to the seat it hears the same."""
        t: State = s.game.resample(s, seat, self.case.chance("refused", s.step))
        other = Sight(t, seat)
        for wish, here in zip(wishes, heard, strict=True):
            there = self._heard(other, wish)
            if here != there:
                text = s.game.notation.text(wish)
                raise Broken(
                    f"the refusal of '{text}' gives {seat_name(seat)} a secret away: "
                    f"{show(here)}, or in another world {show(there)}."
                )

    def _are_there(self, s: State, refusal: Refusal, what: str) -> None:
        """What a refusal is about exists."""
        for name, (kind, which) in refusal.args.items():
            names = s.game.notation.names.get(kind, ())
            most = s.seats if kind == "seat" else len(names)
            if most and not 0 <= which < most:
                raise Broken(f"{what} names a {kind} that is not there: {name} {which}.")

    def _exist(self, ids: str, what: str, needed: bool = False) -> None:
        if needed and not ids.split():
            raise Broken(f"{what} names no clause.")
        for clause in ids.split():
            if clause not in self.clauses:
                raise Broken(f"{what} names the clause {clause}, which does not exist.")


def _named(sight: Sight, wish: Action) -> str:
    text = sight.s.game.notation.text(wish) or wish
    return f"the refusal of '{text}' to {seat_name(sight.seat)}"


def _shown(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _verbs(game: Game[Any]) -> tuple[list[list[Action]], list[list[Action]]]:
    """The actions that can be named with this deck, and those that cannot, verb by verb.

    Nobody can type the others, but a program that plays by numbers may hit on them.
    """
    named: dict[str, list[Action]] = {}
    nameless: dict[str, list[Action]] = {}
    for action in game.vocabulary.actions:
        found = named if game.notation.text(action) else nameless
        found.setdefault(action.verb, []).append(action)
    return list(named.values()), list(nameless.values())
