"""`python -m hideout` is the program `hideout`."""

from hideout.cli import main

main()
