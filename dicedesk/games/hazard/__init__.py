"""Hazard: a caster chooses a main and throws two dice until the round is won or lost.

Begin with `rules`, pure functions over the dice; `state` is a position of the game, `moves` and `events` are what
players do and what happens. `game` is the spec that the registry lists.
"""
