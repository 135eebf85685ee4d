"""What every part of the server builds on: settings, the clock, counts, words, refusals."""
