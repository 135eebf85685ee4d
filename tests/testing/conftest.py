"""Tests of the kit itself. Most bring a small game of their own to break.

Classes that are interpreted cannot inherit from compiled ones, so on the compiled build these
files are left out; the kit itself is never compiled and is tested on the interpreted one.
"""

import hideout.engine.core

collect_ignore = []
if not str(hideout.engine.core.__file__).endswith(".py"):
    collect_ignore = [
        "broken.py",
        "toy.py",
        "test_broken_games.py",
        "test_conformance.py",
        "test_leaking_games.py",
        "test_shown.py",
    ]
