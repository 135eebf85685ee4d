"""A lesson played on the real rules: what the learner's seat sees and hears at each step."""

from collections.abc import Iterator, Mapping

from hideout.engine.core import Event, IllegalAction, hears
from hideout.engine.decks import titles
from hideout.engine.message import Message, data_of
from hideout.engine.notation import Action, seat_name
from hideout.engine.reader import BadData, Reader
from hideout.engine.sitting import Sitting
from hideout.lessons.lesson import Lesson, Scene, Step
from hideout.words import narrator


class Moment:
    """One step at the table. The state is lent: look at it, and do not play on it."""

    def __init__(
        self, lesson: Lesson, scene: int, step: Step, sitting: Sitting, heard: int
    ) -> None:
        self.lesson = lesson
        self.scene = scene  # its number, from 0
        self.step = step
        self.state = sitting.state
        self.view = lesson.game.view(sitting.state, lesson.learner)
        log = [event for event in sitting.log if hears(event.to, lesson.learner)]
        self.log = log  # what the learner has heard in this scene
        self.news = log[heard:]  # and of that, what is new

    def message(self, id: str) -> Message:
        """A message of this step with its arguments. Raises BadData."""
        return Message(id, {name: self._value(name) for name in self.step.given})

    def events(self, kind: str) -> list[Mapping[str, object]]:
        """The arguments of the new events of a kind."""
        game, seats = self.lesson.game, self.state.seats
        return [data_of(game.happened(one, seats).args) for one in self.news if one.kind == kind]

    def heard(self) -> list[str]:
        """What is new, for whoever writes the lesson."""
        game, seats = self.lesson.game, self.state.seats
        return [f"{one.kind} {dict(game.happened(one, seats).args)}" for one in self.news]

    def _value(self, name: str) -> object:
        """An argument from where the step takes it: the view, an event, or a name that exists."""
        source = self.step.given[name]
        path = f"{self.step.path}.with.{name}"
        if isinstance(source, Mapping):
            return self._of_event(Reader(source, path))
        if not isinstance(source, str):
            raise BadData(f"{path}: take {source!r} from the view or an event, or it may be wrong.")
        if source.startswith("view."):
            return look(self.view, source.removeprefix("view."), path)
        if source not in known_names(self.lesson):
            raise BadData(f"{path}: the game has no '{source}' and neither does the view.")
        return source

    def _of_event(self, r: Reader) -> object:
        kind, wanted = r.text("event"), r.text("get")
        for args in self.events(kind):
            if all(
                args.get(str(key)) == value
                for key, value in r.data.items()
                if key not in ("event", "get")
            ):
                if wanted not in args:
                    raise BadData(f"{r.path}: the event {kind} has no {wanted}.")
                return args[wanted]
        raise BadData(f"{r.path}: no such event {kind} is heard in this step.")


def known_names(lesson: Lesson) -> set[str]:
    """Seats, cards and whatever else the game calls by a name."""
    seats = {seat_name(seat) for seat in range(len(lesson.names))}
    named = {name for table in lesson.game.notation.names.values() for name in table}
    return seats | named | titles(lesson.game.deck).keys()


def look(view: object, place: str, path: str) -> object:
    """The value at a place of a view, such as `board.rows.0.tokens`. Raises BadData."""
    found = view
    for part in place.split("."):
        if isinstance(found, Mapping) and part in found:
            found = found[part]
        elif isinstance(found, list) and part.isdecimal() and int(part) < len(found):
            found = found[int(part)]
        else:
            raise BadData(f"{path}: the learner's view has no {place}.")
    return found


def moments(lesson: Lesson) -> Iterator[Moment]:
    """Every step in order, each after what is done before it. Raises BadData where it breaks."""
    for number, scene in enumerate(lesson.scenes):
        yield from _scene(lesson, number, scene)


def _scene(lesson: Lesson, number: int, scene: Scene) -> Iterator[Moment]:
    sitting = Sitting(scene.start.state())
    heard = 0
    for step in scene.steps:
        for seat, action in step.do:
            play(sitting, seat, action, step)
        moment = Moment(lesson, number, step, sitting, heard)
        heard = len(moment.log)
        yield moment
        if step.ask:
            play(sitting, lesson.learner, step.ask[0], step)


def play(sitting: Sitting, seat: int, action: Action, step: Step) -> list[Event]:
    """One decision of a lesson. Raises BadData if the rules forbid it."""
    game = sitting.state.game
    try:
        return sitting.play(seat, action)
    except IllegalAction as error:
        what = f"{seat_name(seat)} {game.notation.text(action)}"
        raise BadData(
            f"{step.path}: '{what}' is refused: {narrator(game).illegal(error)}"
        ) from None
