"""The command line: people, files and terminals; no rules."""
