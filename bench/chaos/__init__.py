"""A whole cluster under fire, and a checker that holds it to its record."""
