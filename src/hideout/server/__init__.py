"""The imperative shell: rooms, seats, clocks, talk and storage around the pure engine.

The only package that knows time and people. `messages` is the wire, `project` the one place that
makes what a viewer is told, `table` a running game, `rooms` where people meet, `store` what is
never lost, `web` the sockets.
"""
