"""Hog: two players roll as many dice as they dare, and the first to reach the goal wins.

Begin with `rules`, then `odds`, which solves the game, and `players`; `telling` says it in words. `strategies` shows a
strategy as a whole, and `contest` ranks those of a folder.
"""
