"""Scenario files: what passes, what fails, and how a failure reads."""

import re
from pathlib import Path

import pytest

from hideout.engine.reader import BadData
from hideout.games import find_game
from hideout.testing import run_scenario
from hideout.testing.compare import within
from hideout.testing.scenario import cited_rules

DOCS = Path(__file__).parents[2] / "docs"

HEAD = """
about = "One roll and one spin."
game = "heist-hustle"
names = ["ann", "bob", "cy"]
rules = ["HH-46"]

[position]
phase = "roll"
[position.table]
mastermind = "p0"
locations = ["pawn-shop", "art-gallery"]
owners = { crowbar = "p0", disguise = "p1", laptop = "p2" }
"""


def complaints(steps: str, head: str = HEAD) -> list[str]:
    return run_scenario(head + steps, find_game).complaints


def test_the_example_in_the_documentation_passes() -> None:
    example, variants = re.findall(
        r"```toml\n(.*?)```", (DOCS / "scenarios.md").read_text(), re.DOTALL
    )
    assert run_scenario(variants, find_game).complaints == []
    outcome = run_scenario(example, find_game)
    assert outcome.passed, outcome.complaints
    assert outcome.rules == ["HH-58", "HH-62", "HH-64"]
    assert outcome.steps == 3


def test_every_kind_of_expectation_can_pass() -> None:
    assert (
        complaints("""
[[step]]
phase = "roll"
pending = ["ann"]
legal = { ann = ["roll"], bob = [], table = ["time-up"] }
may.p0 = ["roll"]
may_not.all = ["spin"]
view.all = { location = "pawn-shop", named = "none" }
view.bob = { seat = 1, "weapons[0]" = { weapon = "crowbar", owner = 0 }, "weapons.6.owner" = 2 }
clocks = [{ action = "time-up", seconds = 10, millis = 10000, since = 0, grace = 0 }]
facts = []
hold = 0
speaks = { all = "all", table = [] }
channels.ann = { table = "all" }
prompt.ann = "Roll the die"
position.table = { round = 1, die = 0 }
result = { winners = [] }

[[step]]
refuse = ["bob: roll", "cy: roll"]
because = "the mastermind of this round"

[[step]]
luck = [2, 9]
do = ["ann: roll", "table: time-up"]
hears.all = [{ kind = "rolled", seat = "ann", a = 2 }, { kind = "spun", a = 9 }]
hears.bob = ["ann rolled a 2: the heist succeeds."]
hears_not.all = [{ kind = "spinner-points" }, "ann won with 18 points."]
view.all.totals = [18, 9, 9]

[[step]]
hears_only.all = []
""")
        == []
    )


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ('do = "bob: roll"', r"'bob: roll' was refused \(HH-46\): .*"),
        ('do = "ann: rol"', "'rol' is not an action of this game; did you mean 'roll'?"),
        ('do = "dan: roll"', "'dan' has no seat; seats are ann, bob, cy and table."),
        ('do = "roll"', "'roll' should be 'NAME: ACTION'."),
        ('refuse = "ann: roll"', "'ann: roll' should be refused, but is legal"),
        ('refuse = "bob: roll"\nclauses = ["HH-1"]', "clauses: expected HH-1, but named is HH-46"),
        ('refuse = "ann: rol"', "'rol' is not an action of this game; did you mean 'roll'?"),
        (
            'refuse = "ann: rol"\nbecause = "not an action"\nclauses = ["HH-46"]',
            "'rol' is not an action of this game; did you mean 'roll'?",
        ),
        ('refuse = "bob: roll"\nbecause = "x!"', 'because: expected "x!" in ".*"'),
        ('do = "ann: roll"\nluck = [2, 3]', r"luck: \[3\] was never asked for"),
        ('do = "ann: roll"\nluck = [7]', "luck: the stacked die 7 is not from 1 to 6."),
        ('do = "ann: roll"\nluck = []', "luck: chance asks for a die .*, but no luck is left."),
        (
            'luck = [2]\ndo = ["ann: roll", "ann: spin"]',
            "luck: chance asks for a number from 0 to 9, but no luck is left.",
        ),
        ("do = []", "do must be 'NAME: ACTION' or a list of such, not .*"),
        ("refuse = [3]", "refuse must be 'NAME: ACTION' or a list of such, not .*"),
        ('refuse = "bob: roll"\nclauses = ["HH-999"]', "clauses: there is no clause HH-999 in .*"),
        ("view = {}", "view is empty; whom is it about? view.NAME = ..."),
        ("view.ann = {}", "view.ann: an empty table stands for an empty one, but it is .*"),
        ("result = {}", "result: an empty table stands for an empty one, but it is .*"),
        ("position = {}", "position: an empty table stands for an empty one, but it is .*"),
        ("legal = {}", "legal is empty; whom is it about? legal.NAME = ..."),
        ("hears_not.ann = [{}]", r"hears_not.ann: an empty table is not an event; name its kind."),
        (
            'hears_not.ann = [{ kind = "spin" }]',
            r"hears_not.ann\[0\]: there is no event 'spin' in Heist Hustle; did you mean 'spun'\?",
        ),
        ('hears.ann = [{ kind = "x!" }]', r"hears.ann\[0\]: there is no event 'x!' .*there are .*"),
        ('hears_only.ann = [{ kind = "rolld" }]', ".*there is no event 'rolld' .*'rolled'.*"),
        ('hears_not.ann = [{ seat = "dan" }]', "'dan' has no seat; .*"),
        ('hears_not.ann = [{ kind = "took", a = "x" }]', ".*a must be a whole number, not 'x'."),
        (
            'hears_not.ann = [{ kind = "took", weapon = "sword" }]',
            r"hears_not.ann\[0\].weapon must be one of crowbar, .*; 'sword' is none of them.",
        ),
        (
            'hears_not.ann = [{ kind = "took", who = "dan" }]',
            r".*\.who must be one of p0, p1, p2; .*",
        ),
        (
            'hears_not.ann = [{ kind = "took", die = 3 }]',
            ".*die: 'took' has no die; its arguments are: who, weapon.",
        ),
        (
            "hears_not.ann = [{ die = 3 }]",
            ".*die: which argument that is depends on the kind; name that, too.",
        ),
        ("hears.ann = { x = [] }", "hears.ann must be a list of events, or .*"),
        ('hears_not."all but dan" = ["x"]', "'dan' has no seat; .*"),
        ('legal.ann = ["claims"]', "legal.ann: there are no claims in Heist Hustle."),
        ('legal.ann = ["rol *"]', "legal.ann: there is no verb rol; verbs are .*"),
        ('may_not.ann = ["roll *"]', "may_not.ann: 'roll' should not be legal"),
        ('may.bob = ["take *"]', r"may.bob: 'take \*' should be legal; what is legal: nothing"),
        ('view.ann.totals = "absent"', r"view.ann.totals: should be absent, but it is \[0, 0, 0\]"),
        (
            "view.ann.totals = { includes = [1] }",
            r"view.ann.totals: expected 1 in it, but it is \[0, 0, 0\]",
        ),
        (
            "view.ann.totals = { excludes = [0] }",
            r"view.ann.totals: expected no 0, but it is \[0, 0, 0\]",
        ),
        (
            "view.ann.totals = { unordered = [0, 0] }",
            r"view.ann.totals: expected \[0, 0\] in any order, but it is \[0, 0, 0\]",
        ),
        (
            "view.ann.totals = { set = [0, 1] }",
            r"view.ann.totals: expected the set of \[0, 1\], but it is \[0, 0, 0\]",
        ),
        ("view.ann.totals = { includes = [] }", ".totals: `includes = .*` says nothing."),
        ("hears.ann = []", r"hears.ann: `\[\]` says nothing; `hears_only` is for silence."),
        ("hears_not.ann = []", r"hears_not.ann: `\[\]` says nothing; .*"),
        ("may.ann = []", r"may.ann: `\[\]` says nothing."),
        ("may_not.ann = []", r"may_not.ann: `\[\]` says nothing."),
        ('prompt.ann = ""', 'prompt.ann: "" says nothing.'),
        ('refuse = "bob: roll"\nclauses = []', r"clauses: \[\] says nothing."),
        ('refuse = "bob: roll"\nbecause = ""', 'because: "" says nothing.'),
        (
            'phase = "roll"\nclauses = ["HH-46"]',
            "clauses is about a refusal, but this step has no `refuse`.",
        ),
        ('do = "ann: roll"\nbecause = "x"', "because is about a refusal, but .*"),
        ('view."all but ann, bob, cy, table".die = 9', "'all but ann, bob, cy, table' is nobody."),
        ('prompt."all but ann, bob, cy" = "x"', "'all but ann, bob, cy' is nobody at the table."),
        ('speaks."all but ann, bob, cy" = 3', "'all but ann, bob, cy' is nobody at the table."),
        ('view.ann."totals[" = [0, 0, 0]', r"'totals\[' is not a path; write `a.b` or `a\[2\]`."),
        ('view.ann."totals[0" = 0', r"'totals\[0' is not a path; .*"),
        ('phase = "spin"', 'phase: expected "spin", but it is "roll"'),
        ('pending = ["bob"]', r'pending: expected \["bob"\], but it is \["ann"\]'),
        ('legal.ann = ["spin"]', "legal.ann: expected exactly 'spin', but there is 'roll'"),
        ("legal.ann = []", "legal.ann: expected exactly nothing, but there is 'roll'"),
        ('may.bob = ["roll"]', "may.bob: 'roll' should be legal; what is legal: nothing"),
        ('may_not.ann = ["roll"]', "may_not.ann: 'roll' should not be legal"),
        ("view.ann.totals = [0, 1, 0]", r"view.ann.totals\[1\]: expected 1, but it is 0"),
        ("view.ann.totals = [0]", r"view.ann.totals: expected \[0\], but it is \[0, 0, 0\]"),
        ("view.ann.die = false", "view.ann.die: expected false, but it is 0"),
        ("view.ann.cash = 3", r"view.ann.cash: expected 3, but there is no cash \(there are: .*"),
        ('view.ann."led[7]" = 3', r"view.ann.led\[7\]: expected 3, but there is no place 7 in .*"),
        ('view.ann."die.x" = 3', "view.ann.die.x: expected 3, but there is nothing inside 0"),
        ("view = 3", "view must be a table: view.NAME = ..."),
        ('hears.bob = ["Boo."]', r'hears.bob: expected "Boo."; what was heard: \[\]'),
        (
            'do = "ann: roll"\nhears_only.bob = []',
            r"hears_only.bob: expected exactly \[\]; what was heard.*",
        ),
        ('do = "ann: roll"\nhears_not.bob = [{ kind = "rolled" }]', "hears_not.bob: .* was heard"),
        ("hears.ann = [3]", r"hears.ann\[0\]: 3 is not an event: write a sentence, or a table .*"),
        ("speaks.ann = []", r'speaks.ann: expected \[\], but it is "all"'),
        ('speaks.table = "all"', r'speaks.table: expected "all", but it is \[\]'),
        ('prompt.table = "Roll"', "prompt.table: spectators are asked nothing."),
        ("channels.ann = {}", r'channels.ann: expected \{\}, but it is \{"table": "all"\}'),
        ("clocks = []", r"clocks: expected \[\], but it is \[.*"),
        ("clocks = [{ seconds = 20 }]", r"clocks\[0\].seconds: expected 20, but it is 10"),
        ('facts = ["roll"]', "facts: expected 'roll', but it is nothing"),
        ("hold = 5", "hold: expected 5, but it is 0"),
        ('prompt.ann = "Spin"', 'prompt.ann: expected "Spin" in "Roll the die: .*'),
        ('result.winners = ["ann"]', r'result.winners: expected \["ann"\], but it is \[\]'),
        ("position.table.round = 2", "position.table.round: expected 2, but it is 1"),
        ("luk = [1]", "step.* is not known here; known names are: .*"),
    ],
)
def test_a_failure_says_what_differs(step: str, complaint: str) -> None:
    (found,) = complaints(f"[[step]]\n{step}\n")
    told = re.sub(r"^step 1( \(.*?\))?: ", "", found)
    assert re.fullmatch(complaint, told, re.DOTALL) or told == complaint


def test_every_step_that_fails_is_named() -> None:
    steps = (
        '[[step]]\ndo = "ann: roll"\nluck = [2]\n'
        + '[[step]]\ndo = "bob: spin"\nhold = 9\n' * 2
        + '[[step]]\nphase = "roll"\n[[step]]\nphase = "spin"\n'
    )
    first, second, third = complaints(steps)
    assert first.startswith("step 2 (bob: spin): 'bob: spin' was refused")
    assert second.startswith("step 3 (bob: spin): 'bob: spin' was refused")
    assert third == 'step 4: phase: expected "roll", but it is "spin"'


def test_nothing_follows_a_step_whose_luck_was_wrong() -> None:
    steps = '[[step]]\ndo = "ann: roll"\nluck = []\n' + '[[step]]\nphase = "lunch"\n'
    assert complaints(steps) == [
        "step 1 (ann: roll): luck: chance asks for a die from 1 to 6, but no luck is left."
    ]


def test_luck_is_for_its_step_alone() -> None:
    steps = '[[step]]\ndo = "ann: roll"\nluck = [2]\n[[step]]\ndo = "ann: spin"\n'
    assert complaints(steps) == []


def test_an_empty_step_is_a_mistake() -> None:
    for step in ("[[step]]\n", "[[step]]\nluck = []\n"):
        assert complaints("[[step]]\nhold = 0\n" + step) == [
            "step[1]: this step does nothing and expects nothing."
        ]


def test_all_differences_of_a_step_are_told() -> None:
    found = complaints('[[step]]\nhold = 5\nphase = "spin"\nview.all.round = 2\n')
    assert found == [
        "step 1: view.all.round: expected 2, but it is 1",
        'step 1: phase: expected "spin", but it is "roll"',
        "step 1: hold: expected 5, but it is 0",
    ]
    assert complaints("[[step]]\nview.all.seat = 1\n") == [
        "step 1: view.table.seat: expected 1, but it is -1",
        "step 1: view.ann.seat: expected 1, but it is 0",
        "step 1: view.cy.seat: expected 1, but it is 2",
    ]


def test_seats_in_actions_may_be_called_by_name() -> None:
    text = HEAD.replace('["ann", "bob", "cy"]', '["Roll", "Crowbar", "Time-up"]')
    assert complaints('[[step]]\nluck = [2]\ndo = "roll: roll"\npending = ["Roll"]\n', text) == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "heist-hustle"', 'game = "chess"', "There is no game chess; games are "),
        ('game = "heist-hustle"\n', "", "game is missing."),
        ('["ann", "bob", "cy"]', '["ann", "bob", "ann"]', "Two seats have the same name."),
        ('["ann", "bob", "cy"]', '["ann", "bob", "all"]', "'all' cannot be a name here"),
        ('["ann", "bob", "cy"]', '["ann", "bob b", "c"]', "'bob b' cannot be a name here"),
        ('["ann", "bob", "cy"]', '["P1", "bob", "c"]', "'P1' cannot be the name of p0: that is"),
        ('["ann", "bob", "cy"]', '["ann"]', "Heist Hustle is for 2 to 10 players."),
        ("about", "abuot", "abuot is not known here; known names are: "),
        ('"HH-46"', '"HH-999"', "rules: there is no clause HH-999 in the rules of Heist Hustle."),
        ('"HH-46"', '"MD-1"', "rules: there is no clause MD-1 in the rules of Heist Hustle."),
        ('["ann", "bob", "cy"]', '["ann", "bob", 3]', "names must be texts, one word each, not 3."),
        (
            "rules =",
            "options = [3]\nrules =",
            "options must be a table of names and values, not [3].",
        ),
        ('phase = "roll"', 'phase = "lunch"', "phase must be one of "),
        ('phase = "roll"', "seats = 5", "There are 3 names for 5 seats."),
        ('crowbar = "p0"', 'crowbar = "p1"', "This position is impossible: "),
        ("[position.table]", "[position.table", "This is not TOML: "),
        ("[position.table]", f"x = {'[' * 5000}", "This is nested too deeply."),
    ],
)
def test_a_file_that_cannot_be_run_fails(old: str, new: str, complaint: str) -> None:
    assert old in HEAD
    (found,) = complaints("[[step]]\nhold = 0\n", HEAD.replace(old, new, 1))
    assert found.startswith(complaint)


def test_a_scenario_needs_a_beginning_and_steps() -> None:
    head = 'game = "heist-hustle"\nnames = ["ann", "bob"]\nrules = []\n'
    assert complaints("", head + "seed = 3\n") == [
        "A scenario needs a [[step]], or what is impossible about its position."
    ]
    step = "[[step]]\nhold = 0\n"
    assert complaints(step, head) == ["A scenario needs a [position] or a seed."]
    assert complaints(step, head + "seed = 3\n") == []
    assert complaints(step, head + 'seed = "x"\n') == ["The seed must be a whole number, not 'x'."]


def test_a_position_is_a_table() -> None:
    head = 'game = "heist-hustle"\nnames = ["ann", "bob"]\nrules = []\nposition = "x"\n'
    assert complaints("[[step]]\nhold = 0\n", head) == [
        "position must be a table of names and values, not 'x'."
    ]


def test_events_are_written_with_names() -> None:
    assert (
        complaints("""
[[step]]
luck = [2, 9]
do = ["ann: roll", "ann: spin"]
hears.all = [
    { kind = "rolled", who = "ann", die = 2 },
    { kind = "spun", who = "p0", weapon = "dynamite" },
    { kind = "heist-points", who = "Bob", points = 9 },
]
hears."all but ann" = ["ann rolled a 2: the heist succeeds."]
hears_not."all but bob, cy, table" = ["ann rolled a 2: the heist succeeds."]
hears.bob = { unordered = [{ kind = "spun" }, { kind = "rolled" }] }
hears_not.all = [{ kind = "rolled", who = "bob" }, { kind = "spun", weapon = "laptop" }]
hears_only.cy = { set = [{ kind = "rolled" }, { kind = "spun" }, { kind = "heist-points" }, \
{ kind = "location" }] }
""")
        == []
    )
    (found,) = complaints("""[[step]]
luck = [2]
do = "ann: roll"
hears."all but bob, cy, table" = { unordered = [{ kind = "spun" }, { kind = "rolled" }] }
""")
    assert 'hears.ann: expected {"kind": "spun"} in it; what was heard:' in found


def test_a_position_calls_seats_by_name() -> None:
    head = HEAD.replace('"p0"', '"ann"').replace('"p1"', '"Bob"')
    step = '[[step]]\nposition.table.owners = { crowbar = "p0", disguise = "BOB" }\n'
    assert complaints(step, head) == []
    text = """
game = "millions-of-dollars"
names = ["crook", "bob", "cy"]
[position]
phase = "negotiate"
[position.table]
leader = "bob"
offers = [{ from = "bob", to = "cy-2", amount = 1, private = false }]
claims = ["crook", "none", "none"]
[[step]]
position.table = { claims = ["crook", "none", "none"], leader = "bob" }
may.cy = ["accept bob-for-2 1"]
"""
    assert run_scenario(text, find_game).complaints == []


def test_a_character_is_written_by_the_name_of_its_player() -> None:
    text = """
game = "millions-of-dollars"
names = ["ann", "bob", "cy"]
[position]
phase = "negotiate"
[[step]]
do = "ann: offer bob-2 1"
hears.all = [{ kind = "offers", who = "ann", whom = "bob-2", money = 1 }]
hears_not.all = [{ kind = "offers", whom = "cy-1" }]
"""
    assert run_scenario(text, find_game).complaints == []


def test_lists_can_be_compared_whatever_their_order() -> None:
    assert (
        complaints("""
[[step]]
view.ann.totals = { set = [0] }
view.bob.totals = { unordered = [0, 0, 0] }
view.cy.totals = { excludes = [1, 2] }
view.table.weapons = { includes = [{ weapon = "laptop", owner = 2 }, { owner = 1 }] }
""")
        == []
    )


def test_each_one_expected_needs_one_of_its_own() -> None:
    wanted: list[object] = [{"a": 1}, {"b": 2}]
    assert within({"unordered": wanted}, [{"a": 1, "b": 2}, {"a": 1}], "x") == []
    assert within({"includes": wanted}, [{"a": 1, "b": 2}, {"a": 3}], "x") == [
        'x: expected {"b": 2} in it, but it is [{"a": 1, "b": 2}, {"a": 3}]'
    ]


def test_a_key_can_be_expected_to_be_absent() -> None:
    step = '[[step]]\nview.ann = { "totals[3]" = "absent", named = "none" }\n'
    assert complaints(step) == []
    assert complaints('[[step]]\nview.ann.cash = "absent"\n') == [
        "step 1: view.ann.cash: no view ever has that key, so this says nothing."
    ]
    assert complaints('[[step]]\nview.ann.named = "absent"\n') == [
        "step 1: view.ann.named: should be absent, but it is null"
    ]


def test_an_empty_table_in_a_list_stands_for_anything() -> None:
    assert complaints("[[step]]\nclocks = [{}]\n") == []
    assert complaints("[[step]]\nclocks = [{}, {}]\n") != []
    step = '[[step]]\ndo = "ann: roll"\nluck = [2]\nhears_only.ann = [{}]\n'
    assert complaints(step) == []
    assert within({"x": {}}, {"x": {}}, "") == []


def test_seats_in_views_are_written_by_name() -> None:
    step = """
[[step]]
view.all = { mastermind = "ANN", totals = { ann = 0, cy = 0 }, winners = [] }
view.bob = { seat = "bob", "totals.cy" = 0, "weapons[0].owner" = "p0", wild_holder = "nobody" }
view.cy.weapons = { includes = [{ owner = "cy", weapon = "laptop" }] }
"""
    assert complaints(step) == []
    assert complaints('[[step]]\nview.all.mastermind = "bob"\n') == [
        "step 1: view.all.mastermind: expected 1, but it is 0"
    ]
    assert complaints('[[step]]\nview.all.mastermind = "dan"\n') == [
        "step 1: view.all.mastermind: 'dan' has no seat; seats are ann, bob, cy and table."
    ]
    (found,) = complaints("[[step]]\nview.all.totals.dan = 0\n")
    assert "'dan' has no seat" in found


def test_claims_are_left_out_of_a_list_by_a_word() -> None:
    text = """
game = "heat"
names = ["ann", "bob", "cy"]
[position]
phase = "draft"
[position.table]
hands = [["lay-low", "lay-low"], ["fence", "heavy"], ["crackdown", "bank-job"]]
[[step]]
legal.ann = ["pass lay-low", "claims"]
legal.bob = ["pass *", "claim *", "claim-quiet"]
may.ann = ["claims", "pass *"]
may_not.table = ["claims"]
"""
    assert run_scenario(text, find_game).complaints == []
    (found,) = run_scenario(text.replace('"pass lay-low", ', ""), find_game).complaints
    assert found == ("step 1: legal.ann: expected exactly nothing, but there is 'pass lay-low'")


def test_audiences_can_leave_somebody_out() -> None:
    text = """
game = "heat"
names = ["ann", "bob", "cy"]
seed = 1
options = { private_chat = true }
[[step]]
channels.ann = { table = "all", p1 = "all but cy", p2 = ["ann", "cy"] }
speaks."all but ann" = "all"
prompt."all but ann" = "Pass a card"
"""
    assert run_scenario(text, find_game).complaints == []
    wrong = text.replace("all but cy", "all but bob")
    assert "p1" in run_scenario(wrong, find_game).complaints[0]


VARIANTS = """
[[step]]
phase = "roll"

[[variant]]
name = "even"
[[variant.step]]
luck = [2]
do = "ann: roll"
phase = "spin"

[[variant]]
name = "second try"
options = { second_try = true }
position.table.owners = { crowbar = "p1", disguise = "p0" }
[[variant.step]]
luck = [3]
do = "ann: roll"
phase = "second-try"
view.all.weapons = { includes = [{ weapon = "crowbar", owner = 1 }, { weapon = "laptop" }] }
"""


def test_variants_of_a_position_run_in_one_file() -> None:
    outcome = run_scenario(HEAD + VARIANTS, find_game)
    assert outcome.complaints == []
    assert outcome.steps == 4
    assert complaints(VARIANTS.replace('phase = "spin"', 'phase = "x"')) == [
        'variant even: step 2 (ann: roll): phase: expected "x", but it is "spin"'
    ]


def test_a_variant_can_be_impossible() -> None:
    variants = """
[[variant]]
name = "a die"
impossible = "the die shows a number"
position.table.die = 4
[[variant]]
name = "no die"
[[variant.step]]
hold = 0
"""
    assert complaints(variants) == []
    assert complaints(variants.replace("table.die = 4", "table.die = 0")) == [
        "variant a die: impossible: the position should be refused, but a table can look like that"
    ]
    assert complaints(variants, 'impossible = "x"\n' + HEAD) == [
        "impossible belongs to a variant here, for each has its own position."
    ]
    assert complaints('[[variant]]\nname = "x"\n') == [
        "A scenario needs a [[step]], or what is impossible about its position."
    ]
    twice = '[[variant]]\nname = "x"\n[[variant.step]]\nhold = 0\n' * 2
    assert complaints(twice) == ["Two variants have the same name."]
    assert complaints("[[variant]]\n[[variant.step]]\nhold = 0\n") == [
        "variant[0].name is missing."
    ]


def test_what_is_no_action_at_all_is_refused_for_that_reason() -> None:
    assert complaints('[[step]]\nrefuse = "ann: take sword"\nbecause = "is not an action"\n') == []


def test_a_position_can_be_expected_to_be_impossible() -> None:
    head = 'impossible = "the die shows a number"\n' + HEAD
    assert complaints("die = 4\n", head) == []
    (found,) = complaints("lines = 3\n", head)
    assert found.startswith('impossible: expected "the die shows a number" in "This position is')
    assert complaints("", head) == [
        "impossible: the position should be refused, but a table can look like that"
    ]
    assert complaints("die = 4\n[[step]]\nhold = 0\n", head) == [
        "An impossible position has no steps."
    ]


def test_two_characters_of_one_player_are_called_by_his_name() -> None:
    text = """
game = "millions-of-dollars"
names = ["ann", "bob", "bob-x"]
[position]
phase = "negotiate"
[[step]]
do = ["ann: offer BOB-1 1", "bob-x: offer bob-1 1", "bob: offer bob-x-2 1"]
may.bob = ["accept ann-for-1 1", "accept bob-x-for-1 1"]
may.bob-x = ["accept bob-for-2 1"]
"""
    assert run_scenario(text, find_game).complaints == []


def test_seed_options_and_deck_come_from_the_head() -> None:
    head = 'game = "heist-hustle"\nnames = ["ann", "bob"]\nrules = []\nseed = 3\n'
    step = '[[step]]\nposition = { seed = "0x3", options = { bail = true } }\n'
    assert complaints(step, head + "[options]\nbail = true\n") == []
    assert complaints(step, head + "[options]\nbail = true\n[position]\n") == []
    assert complaints(step, head + "[options]\nspeed = 9\n")[0].startswith("There is no option")
    assert complaints(step, head + "[deck]\nweapons = []\n") == [
        "weapons must have 10 rows, not 0."
    ]


def test_cited_rules_are_found_without_running() -> None:
    assert cited_rules(HEAD) == ["HH-46"]
    assert cited_rules('game = "chess"') == []
    with pytest.raises(BadData, match="rules must be a list"):
        cited_rules('rules = "HH-1"')
    with pytest.raises(BadData, match="not TOML"):
        cited_rules("rules = [")
