"""Craps: bets on throws of two dice, by the rules of the house.

Begin with `craps_game`: a game has a `table` with its `bets`, a `player`, and one of two `game_states`, on which each
of the `throws` acts. `house_rules` has the switches and the presets. `state` makes all of this a State as every game
has it; `game` is the spec that the registry lists. `streams` splits throws into the games that they hold.
"""
