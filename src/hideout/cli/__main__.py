"""`python -m hideout.cli` is the program `hideout`."""

from hideout.cli import main

main()
