"""Reports to look at: one HTML file with nothing from outside, and its charts as pictures."""
