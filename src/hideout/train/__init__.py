"""Learning a game by playing it against oneself: `hideout train`."""
