"""A running game, its clocks, what each viewer is told of it, and the same again later."""
