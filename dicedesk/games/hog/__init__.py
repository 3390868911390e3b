"""Hog: two players roll as many dice as they dare, and the first to reach the goal wins.

Begin with `rules`, pure functions over scores; `state` is a position of the game, `moves` and `events` are what players
do and what happens. `swaps` says which totals would swap the scores. `game` is the spec that the registry lists.
"""
