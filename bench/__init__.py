"""Speed beside other engines, all rows in one run. Never a test: clocks do not pass or fail."""
