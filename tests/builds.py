"""Which build is under test."""

import hideout.engine.core

IS_COMPILED = not str(hideout.engine.core.__file__).endswith(".py")
