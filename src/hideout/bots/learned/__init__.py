"""Bots that learned a game by playing it against themselves; `hideout train` teaches them."""
