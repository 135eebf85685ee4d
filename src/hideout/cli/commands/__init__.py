"""One file a command; each holds a click command named `command`.

A command imports what it needs when it runs: `hideout --help` reads all of these files.
"""
