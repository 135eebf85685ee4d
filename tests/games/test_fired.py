"""Events say which of their clauses made them happen; what they look at is declared too."""

import re

import pytest

from hideout.games import GAMES, find_game

FORM = re.compile(
    r"(after (?P<after>\S+)|since (?P<since>\S+) (?P<then>\S+)"
    r"|(last|upon) (?P<kind>\S+)( (?P<of>\w+)=\S+)?|(?P<own>\w+)[=<]\S+)$"
)


@pytest.mark.parametrize("name", GAMES)
def test_a_clause_fires_by_events_and_arguments_that_there_are(name: str) -> None:
    kinds = find_game(name).event_kinds
    for kind in kinds.values():
        for when, clause in kind.fired:
            assert clause in kind.clauses.split()
            for part in when.split(" & "):
                found = FORM.match(part)
                assert found, f"{kind.name}: {part}"
                named = found.groupdict()
                for other in ("after", "since", "then", "kind"):
                    assert named[other] is None or named[other] in kinds
                if named["of"]:
                    assert kinds[named["kind"]].argument(named["of"])
                if named["own"]:
                    assert kind.argument(named["own"])


def test_no_clause_tells_who_somebody_is() -> None:
    """Which clause loads a bag or lets somebody shoot depends on an identity that may be hidden."""
    kinds = find_game("bank-heist").event_kinds
    for hidden in ("loads", "takes-card", "attacks", "passes"):
        assert kinds[hidden].fired == []
