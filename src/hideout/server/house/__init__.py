"""What every part of the server leans on: settings, the clock, counts, words, refusals."""
