"""The imperative shell: rooms, seats, clocks, talk and storage around the pure engine.

The only package that knows time and people. Its parts know only those before them: `house` is what
all build on, `wire` the messages, `store` what is never lost, `table` a running game, `bots` those
at tables, `rooms` where people meet, `web` the application. docs/architecture.md walks along
one move.
"""
