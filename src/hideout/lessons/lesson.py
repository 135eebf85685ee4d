"""A lesson as its file says it: scenes, and in each the steps. Nothing is played here."""

from collections.abc import Mapping
from typing import Any

from hideout.engine.core import TABLE, Game, Seat, State
from hideout.engine.notation import Action, seat_name
from hideout.engine.position import read_position, read_seed
from hideout.engine.reader import BadData, Reader, listed


class Step:
    """One thing that the learner is told, and perhaps one thing that the learner does."""

    def __init__(self, game: Game[Any], seats: int, r: Reader) -> None:
        self.path = r.path
        self.say = r.text("say")
        self.given = _table(r, "with")  # the arguments of what is said, and where they come from
        self.spots = _texts(r, "spot")
        self.do = [_decision(game, seats, one, r.at("do")) for one in _texts(r, "do")]
        self.ask = [game.notation.parse(text) for text in _texts(r, "ask")]
        self.no = r.text("no") if r.has("no") else ""
        wrong = r.table("not") if r.has("not") else Reader({})
        self.wrong = {game.notation.parse(str(text)): str(id) for text, id in wrong.data.items()}
        self.hears = r.tables("hears") if r.has("hears") else []
        self.sees = _table(r, "sees")
        r.finish()
        if not self.ask and (self.no or self.wrong):
            raise BadData(f"{r.path} asks for nothing, so nothing can be wrong: add `ask`.")


class Scene:
    """A table, and the steps that are played at it."""

    def __init__(
        self, game: Game[Any], seats: int, r: Reader, others: "Mapping[str, Scene]"
    ) -> None:
        self.name = r.text("name") if r.has("name") else ""
        like = others.get(r.text("like")) if r.has("like") else None
        if r.has("like") and like is None:
            raise BadData(f"{r.at('like')} must be the name of an earlier scene.")
        self.start: Start = like.start if like is not None else _start(game, seats, r)
        self.steps = [Step(game, seats, step) for step in r.tables("step")]
        r.finish()
        if not self.steps:
            raise BadData(f"{r.path} needs a step.")


class Lesson:
    """A whole lesson. Raises BadData if the file cannot be used."""

    def __init__(self, game: Game[Any], name: str, data: Mapping[str, object]) -> None:
        r = Reader(data)
        self.game = game
        self.name = name
        self.names = _texts(r, "names")
        seats = [seat_name(seat) for seat in range(len(self.names))]
        self.learner: Seat = r.name("learner", seats)
        game.check_seats(len(self.names))
        found: dict[str, Scene] = {}
        self.scenes: list[Scene] = []
        for row in r.tables("scene"):
            scene = Scene(game, len(self.names), row, found)
            found[scene.name] = scene
            self.scenes.append(scene)
        r.finish()

    @property
    def steps(self) -> list[Step]:
        return [step for scene in self.scenes for step in scene.steps]


class Start:
    """How the table of a scene is set up."""

    def __init__(self, game: Game[Any], position: Mapping[str, object]) -> None:
        self.game = game
        self.position = position

    def state(self) -> State:
        if set(self.position) <= {"seats", "seed", "options"}:
            seed = read_seed(self.position["seed"])
            made: State = self.game.new(
                int(str(self.position["seats"])),
                seed,
                self.position.get("options") or {},  # type: ignore[arg-type]
            )
            return made
        state: State = read_position(self.game, self.position)
        return state


def _start(game: Game[Any], seats: int, r: Reader) -> Start:
    position = _table(r, "position")
    for key in ("seed", "options"):
        if r.has(key):
            position[key] = r.get(key)
    if not position:
        raise BadData(f"{r.path} needs a position, a seed, or `like` an earlier scene.")
    position["seats"] = seats
    return Start(game, position)


def _table(r: Reader, key: str) -> dict[str, object]:
    return {str(name): value for name, value in r.table(key).data.items()} if r.has(key) else {}


def _texts(r: Reader, key: str) -> list[str]:
    """A text, or a list of such; [] if there is nothing."""
    value = r.get(key) if r.has(key) else []
    values = [value] if isinstance(value, str) else listed(value, r.at(key))
    texts = [one for one in values if isinstance(one, str)]
    if len(texts) != len(values):
        raise BadData(f"{r.at(key)} must be text or a list of texts, not {value!r}.")
    return texts


def _decision(game: Game[Any], seats: int, text: str, path: str) -> tuple[Seat, Action]:
    """`p1 take crowbar`, as in a record."""
    who, _, what = text.partition(" ")
    for seat in range(TABLE, seats):
        if seat_name(seat) == who:
            return seat, game.notation.parse(what)
    raise BadData(f"{path}: '{text}' should begin with a seat such as p1, or with table.")
