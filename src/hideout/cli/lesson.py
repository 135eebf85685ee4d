"""A lesson at the keyboard: the same steps as on the page, with the terminal's board."""

from rich import box
from rich.panel import Panel
from rich.text import Text

from hideout.cli.boards import draw
from hideout.cli.screen import Screen
from hideout.cli.terminal import terminal
from hideout.cli.turn import Turn, Wish
from hideout.engine.notation import Action
from hideout.languages import ENGLISH
from hideout.lessons import Lesson, Moment, Tutor, moments


class Left(Exception):
    """The learner has had enough."""


class Classroom:
    """One learner and one lesson."""

    def __init__(self, screen: Screen, lesson: Lesson, language: str = ENGLISH) -> None:
        self.screen = screen
        self.lesson = lesson
        self.tutor = Tutor(lesson.game, language)
        self.say = terminal(language)

    def teach(self) -> bool:
        """The whole lesson; False if the learner left before its end."""
        count = len(self.lesson.steps)
        self.screen.rule(self.say("lesson-title", game=self.lesson.game.title, n=count))
        self.screen.say(self.say("lesson-help") + "\n", "dim")
        at = 0
        try:
            while at < count:
                at = max(0, at + self._step(at))
        except (EOFError, Left):
            return False
        command = f"hideout play {self.lesson.game.name}"
        self.screen.say(self.say("lesson-done", command=command), "bold")
        return True

    def _step(self, number: int) -> int:
        """Tell one step; how far to go from it."""
        for at, moment in enumerate(moments(self.lesson)):
            if at == number:
                self._show(moment, number)
                return self._ask(moment) if moment.step.ask else self._wait(moment)
        raise IndexError(number)

    def _show(self, moment: Moment, number: int) -> None:
        self.screen.clear()
        for event in moment.news:
            sentence = self.tutor.sentence(event, self.lesson.learner, self.lesson.names)
            self.screen.say(sentence, "dim", 2)
        self._draw(moment)
        title = self.say("lesson-step", n=number + 1, all=len(self.lesson.steps))
        said = Text(self._say(moment, moment.step.say))
        self.screen.show(Panel(said, title=title, title_align="left", box=box.ROUNDED))

    def _draw(self, moment: Moment) -> None:
        lesson, language = self.lesson, self.say.language
        self.screen.show(draw(moment.state, lesson.learner, lesson.names, language))

    def _wait(self, moment: Moment) -> int:
        while True:
            text = self.screen.ask(self.say("lesson-on") + " ")
            way = self._way(text, moment)
            if way is not None:
                return way
            if text:
                says = " ".join([self.say("lesson-not-asked"), self.say("lesson-on")])
                self.screen.say(says, "yellow")

    def _ask(self, moment: Moment) -> int:
        turn = self._turn(moment)
        turn.show_prompt()
        while True:
            text = self.screen.ask("> ")
            way = self._way(text, moment) if text else None
            if way is not None:
                return way
            if text in ("", "help", "?", "board"):
                self._remind(text, moment, turn)
                continue
            answer = turn.understand(text)
            if answer is Wish.LEAVE:
                raise Left
            if isinstance(answer, Action):
                if answer in moment.step.ask:
                    return 1
                self._correct(moment, answer)

    def _turn(self, moment: Moment) -> Turn:
        lesson = self.lesson
        return Turn(
            self.screen,
            moment.state,
            lesson.learner,
            lesson.names,
            moment.log,
            moment.news,
            self.tutor,
        )

    def _way(self, text: str, moment: Moment) -> int | None:
        """Where a word takes the learner; None if it is an answer, or nothing."""
        word = " ".join(text.lower().split())
        if word in ("quit", "exit", "q"):
            raise Left
        if word == "back":
            return -1
        return 1 if word == "show me" or (not word and not moment.step.ask) else None

    def _remind(self, text: str, moment: Moment, turn: Turn) -> None:
        if text == "board":
            self._draw(moment)
            turn.show_prompt()
        elif text:
            self.screen.say(self.say("lesson-help"), "dim")
        else:
            self.screen.say(self.say("lesson-choose"), "yellow")

    def _correct(self, moment: Moment, action: Action) -> None:
        """What is said about another legal action: why not now."""
        self.screen.say(self._say(moment, moment.step.wrong.get(action, moment.step.no)), "yellow")

    def _say(self, moment: Moment, id: str) -> str:
        return self.tutor.say(moment.message(id), self.lesson.names, self.lesson.learner)
