"""Which build is under test."""

import pytest

import hideout.engine.core

IS_COMPILED = not str(hideout.engine.core.__file__).endswith(".py")

# For tests that bring a small game of their own. What they test is never compiled itself.
interpreted_only = pytest.mark.skipif(
    IS_COMPILED, reason="interpreted classes cannot inherit from compiled ones"
)
