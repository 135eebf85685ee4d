"""When each reason to refuse an action is true, told from what the refused seat sees."""

from collections.abc import Mapping
from typing import Any

from hideout.engine.refusal import Refusal
from hideout.testing.refusals import Sight, Truth

ROAD = ("getaway", "showdown")
DOOR = ("partners", "crack")


def me(sight: Sight) -> dict[str, Any]:
    found: dict[str, Any] = sight.view["players"][sight.seat]
    return found


def player(sight: Sight, seat: int) -> dict[str, Any]:
    """Nobody sits past the last seat, and that is not living."""
    players: list[dict[str, Any]] = sight.view["players"]
    return players[seat] if 0 <= seat < len(players) else {"living": False}


def other(sight: Sight, no: Refusal) -> dict[str, Any]:
    """Whom the sentence names, or else the action."""
    return player(sight, no.args["other"][1] if "other" in no.args else no.action.a)


def stage(*names: str) -> Truth:
    return lambda sight, no: sight.view["stage"] in names


def phase(*names: str) -> Truth:
    return lambda sight, no: sight.view["phase"] in names and sight.closed(no)


def i_am(*identities: str) -> Truth:
    return lambda sight, no: sight.view["identity"] in identities


def i_am_not(identity: str) -> Truth:
    return lambda sight, no: sight.view["identity"] != identity and sight.closed(no)


def i_have(attribute: str) -> Truth:
    return lambda sight, no: me(sight)["attribute"] == attribute


def i_lack(attribute: str) -> Truth:
    return lambda sight, no: me(sight)["attribute"] != attribute and sight.closed(no)


def other_is(mark: str, wanted: bool = True) -> Truth:
    return lambda sight, no: other(sight, no)[mark] is wanted


def holders(sight: Sight) -> int:
    return sum(row["attribute"] is not None for row in sight.view["players"])


def is_neighbour(sight: Sight, a: int, b: int) -> bool:
    living = [n for n, row in enumerate(sight.view["players"]) if row["living"]]
    place = living.index(a)
    return b in (living[place - 1], living[(place + 1) % len(living)])


def card_name(sight: Sight, no: Refusal) -> str:
    return str(sight.s.game.notation.names["card"][no.args["card"][1]])


def is_bound(sight: Sight) -> bool:
    return bool(me(sight)["tied"] or me(sight)["cuffed"])


def attack(sight: Sight) -> dict[str, Any]:
    found: dict[str, Any] = sight.view["attacks"][-1]
    return found


def got_a_bag(sight: Sight) -> bool:
    return bool(sight.view["card"] == "cash-bag")


TRUTHS: Mapping[str, Truth] = {
    # At the wrong time
    "no-race-yet": stage("partners"),
    "vault-is-open": stage("robbery-silent", "robbery-alarm", *ROAD),
    "before-robbery": stage(*DOOR),
    "after-robbery": stage(*ROAD),
    "no-alarm-yet": stage("robbery-silent"),
    "before-getaway": stage(*DOOR, "robbery-silent", "robbery-alarm"),
    # By the wrong player
    "another-decides": lambda sight, no: (
        not sight.is_asked and sight.closed(no) and sight.view["deciding"] == [no.args["who"][1]]
    ),
    "dead": lambda sight, no: not me(sight)["living"],
    # Claims
    "silence": stage(*DOOR, "robbery-silent"),
    "dead-silence": lambda sight, no: not me(sight)["living"],
    "hushed": i_have("hush-money"),
    "about-another": lambda sight, no: (
        no.action.a == sight.seat or no.action.a >= len(sight.view["players"])
    ),
    "claim-later": lambda sight, no: (
        sight.view["phase"] not in ("pass-card", "action") and sight.closed(no)
    ),
    "claimed": lambda sight, no: sight.seat in sight.view["spoken"],
    # Partners and the race
    "ready-already": lambda sight, no: sight.view["phase"] == "partners" and not sight.is_asked,
    "locked-out": lambda sight, no: sight.seat in sight.view["locked_out"],
    "answered": lambda sight, no: sight.view["phase"] == "crack" and not sight.is_asked,
    # The robbery
    "nobody-there": lambda sight, no: max(no.action.a, no.action.b) >= len(sight.view["players"]),
    "to-another": lambda sight, no: no.action.a == sight.seat,
    "has-to-pass": phase("pass-card"),
    "no-bag": lambda sight, no: not got_a_bag(sight),
    "loads-always": lambda sight, no: got_a_bag(sight) and sight.view["identity"] == "crew",
    "keeps-always": lambda sight, no: (
        got_a_bag(sight) and sight.view["identity"] in ("sticky-fingers", "agent")
    ),
    "somebody-else": lambda sight, no: no.action.a == sight.seat,
    "no-bags-found": lambda sight, no: (
        "cash-bag" not in player(sight, sight.view["searched"])["known"]
    ),
    "not-in-vault": lambda sight, no: (
        sight.s.game.notation.names["card"][no.action.a] not in sight.view["vault"]
    ),
    "swap-two": lambda sight, no: holders(sight) >= 2,
    "two-players": lambda sight, no: no.action.a == no.action.b,
    "no-attribute": lambda sight, no: other(sight, no)["attribute"] is None,
    "move-one": lambda sight, no: holders(sight) == 1,
    "holds-it": lambda sight, no: holders(sight) == 1 and other(sight, no)["attribute"] is not None,
    "has-attribute": lambda sight, no: (
        other(sight, no)["attribute"] is not None and holders(sight) < len(sight.view["players"])
    ),
    # Cards and targets
    "not-held": lambda sight, no: card_name(sight, no) not in sight.view["hand"],
    "not-yourself": lambda sight, no: no.action.a == sight.seat,
    "not-living": lambda sight, no: not player(sight, no.action.a)["living"],
    "your-side": lambda sight, no: (
        sight.view["conscience"] == sight.seat
        and sight.view["identity"] != "agent"
        and other(sight, no)["revealed"]
        and other(sight, no)["identity"] == "agent"
    ),
    "not-a-neighbour": lambda sight, no: not is_neighbour(sight, sight.seat, no.action.a),
    "bleeding": other_is("bleeding"),
    "no-ties": other_is("tied", False),
    "no-cuffs": other_is("cuffed", False),
    "not-jammed": lambda sight, no: other(sight, no)["attribute"] != "gun-jammed",
    "tied": other_is("tied"),
    "cuffed": other_is("cuffed"),
    "out-cold": other_is("cold"),
    "masked": lambda sight, no: other(sight, no)["attribute"] == "masked",
    # A turn of the Getaway
    "must-shoot": lambda sight, no: (
        sight.view["identity"] == "rival" and not is_bound(sight) and "shoot" in sight.verbs
    ),
    "must-pass": lambda sight, no: "pass" in sight.verbs and "shoot" not in sight.verbs,
    "trigger-happy": lambda sight, no: (
        me(sight)["attribute"] == "trigger-happy" and "shoot" in sight.verbs
    ),
    "agents-do-not": lambda sight, no: sight.view["identity"] == "agent" and sight.closed(no),
    "only-agents": i_am_not("agent"),
    "no-handcuffs": lambda sight, no: sight.view["handcuffs"] == 0,
    "jammed": i_have("gun-jammed"),
    "after-a-shot": phase("action"),
    "is-tied": lambda sight, no: me(sight)["tied"] and not me(sight)["cuffed"],
    "is-cuffed": lambda sight, no: me(sight)["cuffed"],
    "cuffs-first": lambda sight, no: me(sight)["tied"] and me(sight)["cuffed"],
    "one-action": phase("extra-shot"),
    "one-shot": phase("extra-shot"),
    "only-rivals": i_am_not("rival"),
    "second-fired": lambda sight, no: sight.view["second_fired"],
    "second-jammed": i_have("gun-jammed"),
    # Answers to an attack
    "no-martial": i_lack("martial-skills"),
    "martial-used": lambda sight, no: me(sight)["martial_used"],
    "no-hostage": i_lack("hostage"),
    "only-shots": lambda sight, no: attack(sight)["kind"] != "shot",
    "agents-hostage": i_am("agent"),
    "no-vest": i_am_not("agent"),
    "vest-used": lambda sight, no: me(sight)["vest_used"],
    "cold": lambda sight, no: me(sight)["cold"],
    "bound-hands": lambda sight, no: is_bound(sight),
    "own-turn": lambda sight, no: (
        sight.view["turn"] == sight.seat and me(sight)["attribute"] == "trigger-happy"
    ),
    "no-return-fire": i_am_not("agent"),
    "after-return-fire": lambda sight, no: "return-fire" in sight.verbs or sight.closed(no),
    "returned": lambda sight, no: "stop" in sight.verbs and sight.closed(no),
    "at-the-attacker": lambda sight, no: no.action.a != attack(sight)["attacker"],
    "not-beside": lambda sight, no: (
        no.action.a in (sight.seat, attack(sight)["target"])
        or not player(sight, no.action.a)["living"]
        or not is_neighbour(sight, attack(sight)["target"], no.action.a)
    ),
}
