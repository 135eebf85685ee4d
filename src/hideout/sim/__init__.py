"""Many games fast: bots at tables without people, and what came of it."""
