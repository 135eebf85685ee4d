"""Hideout: five hidden-information heist games, one rules engine."""
