"""What a scenario can expect of a table after a step. docs/scenarios.md lists the words.

Each function gives complaints: the place that differs, what was expected and what is there.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hideout.engine.core import TABLE, Clock
from hideout.engine.position import write_position
from hideout.engine.reader import BadData, listed
from hideout.testing.compare import within
from hideout.testing.frozen import show
from hideout.testing.heard import expect_hears, expect_hears_not, expect_hears_only
from hideout.testing.named import with_seats
from hideout.testing.scene import Scene, by_seat
from hideout.testing.spoken import find_seat, parse_action, say_action, say_audience, seats_within
from hideout.words import narrator

CLAIMS: Final = "claims"  # in a list of actions: whatever can be claimed now
ANY: Final = " *"  # after a verb: all actions that begin with it


def expect_view(scene: Scene, value: object) -> list[str]:
    complaints = []
    game = scene.state.game
    for who, written in by_seat(value, "view").items():
        wanted = with_seats(written, game.view_shape, scene.names, f"view.{who}")
        by_viewer = [
            within(wanted, game.view(scene.state, seat), "") for seat in scene.viewers(who)
        ]
        if all(found == by_viewer[0] for found in by_viewer):  # once, if all see it alike
            complaints += [f"view.{who}{found}" for found in by_viewer[0]]
            continue
        for seat, found in zip(scene.viewers(who), by_viewer, strict=True):
            complaints += [f"view.{scene.name(seat)}{one}" for one in found]
    return complaints


class Menu:
    """The actions of one seat, and those that a scenario names."""

    def __init__(self, scene: Scene, seat: int, wanted: object, path: str) -> None:
        game = scene.state.game
        self.path = path
        self.has = {game.notation.text(action) for action in scene.state.legal(seat)}
        self.wanted: set[str] = set()
        self.verbs: set[str] = set()  # of which all is meant
        for text in listed(wanted, path):
            if text == CLAIMS:
                if not game.claim_verbs:
                    raise BadData(f"{path}: there are no claims in {game.title}.")
                self.verbs |= set(game.claim_verbs)
            elif str(text).endswith(ANY):
                self.verbs.add(_verb(scene, str(text).removesuffix(ANY), path))
            else:
                self.wanted.add(action_text(scene, text))

    def meant(self) -> set[str]:
        """The legal actions that belong to a verb of which all is meant."""
        return {text for text in self.has if text.partition(" ")[0] in self.verbs}


def _verb(scene: Scene, verb: str, path: str) -> str:
    verbs = scene.state.game.vocabulary.kinds
    if verb not in verbs:
        raise BadData(f"{path}: there is no verb {verb}; verbs are {', '.join(verbs)}.")
    return verb


def action_text(scene: Scene, text: object) -> str:
    """An action as the record writes it, whatever seats are called here."""
    game = scene.state.game
    return game.notation.text(parse_action(game, str(text), scene.names))


def _menus(scene: Scene, value: object, key: str) -> list[Menu]:
    menus = []
    for who, wanted in by_seat(value, key).items():
        if wanted == [] and key != "legal":
            raise BadData(f"{key}.{who}: `[]` says nothing.")
        for seat in scene.viewers(who):
            menus.append(Menu(scene, seat, wanted, f"{key}.{scene.name(seat)}"))
    return menus


def expect_legal(scene: Scene, value: object) -> list[str]:
    complaints = []
    for menu in _menus(scene, value, "legal"):
        has = menu.has - menu.meant()
        if menu.wanted != has:
            there = f"expected exactly {_names(menu.wanted)}, but there is {_names(has)}"
            complaints.append(f"{menu.path}: {there}")
    return complaints


def expect_may(scene: Scene, value: object) -> list[str]:
    complaints = []
    for menu in _menus(scene, value, "may"):
        missing = menu.wanted - menu.has
        if menu.verbs and not menu.meant():
            missing |= {verb + ANY for verb in menu.verbs}
        if missing:
            there = f"{_names(missing)} should be legal; what is legal: {_names(menu.has)}"
            complaints.append(f"{menu.path}: {there}")
    return complaints


def expect_may_not(scene: Scene, value: object) -> list[str]:
    return [
        f"{menu.path}: {_names(menu.wanted & menu.has | menu.meant())} should not be legal"
        for menu in _menus(scene, value, "may_not")
        if menu.wanted & menu.has or menu.meant()
    ]


def _names(actions: set[str]) -> str:
    return ", ".join(f"'{action}'" for action in sorted(actions)) or "nothing"


def expect_pending(scene: Scene, value: object) -> list[str]:
    wanted = {find_seat(str(name), scene.names) for name in listed(value, "pending")}
    if wanted == set(scene.state.pending()):
        return []
    names = [scene.name(seat) for seat in scene.state.pending()]
    return [f"pending: expected {show(value)}, but it is {show(names)}"]


def expect_phase(scene: Scene, value: object) -> list[str]:
    return within(value, scene.state.phase.name, "phase")


def _audiences(scene: Scene, value: object) -> object:
    """Audiences compare as sorted names."""
    if isinstance(value, str) and scene.left_out(value):
        value = [scene.name(seat) for seat in scene.viewers(value) if seat != TABLE]
    if isinstance(value, list):
        return sorted(scene.name(find_seat(str(name), scene.names)) for name in value)
    return value


def expect_speaks(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "speaks").items():
        for seat in scene.players(who):
            said = say_audience(scene.state.game.may_speak(scene.state, seat), scene.names)
            complaints += within(
                _audiences(scene, wanted), _audiences(scene, said), f"speaks.{scene.name(seat)}"
            )
    return complaints


def expect_channels(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "channels").items():
        for seat in scene.viewers(who):
            path = f"channels.{scene.name(seat)}"
            open_now = scene.state.game.channels(scene.state, seat)
            has = {
                key: _audiences(scene, say_audience(to, scene.names))
                for key, to in open_now.items()
            }
            if not isinstance(wanted, Mapping):
                raise BadData(f"{path} must be a table of channels and audiences.")
            needs = {str(key): _audiences(scene, to) for key, to in wanted.items()}
            if has != needs:
                complaints.append(f"{path}: expected {show(needs)}, but it is {show(has)}")
    return complaints


def _clock(scene: Scene, clock: Clock) -> dict[str, object]:
    return {
        "action": say_action(scene.state.game, clock.action, scene.names),
        "millis": clock.millis,
        "seconds": clock.millis // 1000 if clock.millis % 1000 == 0 else clock.millis / 1000,
        "since": clock.since,
        "grace": clock.grace,
        "grace_since": clock.grace_since,
    }


def expect_clocks(scene: Scene, value: object) -> list[str]:
    running = [_clock(scene, clock) for clock in scene.state.clocks()]
    return within(listed(value, "clocks"), running, "clocks")


def expect_facts(scene: Scene, value: object) -> list[str]:
    text = scene.state.game.notation.text
    has = {text(action) for action in scene.state.phase.table_actions(scene.state)}
    wanted = {action_text(scene, text) for text in listed(value, "facts")}
    return [] if wanted == has else [f"facts: expected {_names(wanted)}, but it is {_names(has)}"]


def expect_hold(scene: Scene, value: object) -> list[str]:
    return within(value, scene.state.phase.hold(scene.state), "hold")


def expect_prompt(scene: Scene, value: object) -> list[str]:
    complaints = []
    for who, wanted in by_seat(value, "prompt").items():
        if not wanted:
            raise BadData(f"prompt.{who}: {show(wanted)} says nothing.")
        for seat in scene.players(who):
            if seat == TABLE:
                raise BadData("prompt.table: spectators are asked nothing.")
            prompt = narrator(scene.state.game).prompt(scene.state, seat)
            if str(wanted) not in prompt:
                path = f"prompt.{scene.name(seat)}"
                complaints.append(f"{path}: expected {show(wanted)} in {show(prompt)}")
    return complaints


def expect_result(scene: Scene, value: object) -> list[str]:
    result: dict[str, Any] = dict(scene.state.game.result(scene.state))
    result["winners"] = [scene.name(seat) for seat in result["winners"]]
    return within(value, result, "result")


def expect_position(scene: Scene, value: object) -> list[str]:
    named = seats_within(scene.state.game, value, scene.names)
    return within(named, write_position(scene.state), "position")


EXPECTATIONS: Final[dict[str, Callable[[Scene, object], list[str]]]] = {
    "view": expect_view,
    "legal": expect_legal,
    "may": expect_may,
    "may_not": expect_may_not,
    "hears": expect_hears,
    "hears_only": expect_hears_only,
    "hears_not": expect_hears_not,
    "pending": expect_pending,
    "phase": expect_phase,
    "speaks": expect_speaks,
    "channels": expect_channels,
    "clocks": expect_clocks,
    "facts": expect_facts,
    "hold": expect_hold,
    "prompt": expect_prompt,
    "result": expect_result,
    "position": expect_position,
}
