"""The Magic 8 ball: it is shaken, and an answer rises in its window."""
