"""Craps as it is played: `kit` names its parts, `table` opens its sessions, `narrator` tells what happened.

`bets`, `betting` and `shooter` tell of bets and throws, and `log` holds the lines of a game. `house` says what is
special about each house; `settings` are those that only craps has, such as the rules of the next game. `prompt` plays
it in a terminal. It knows the rules in `games/craps` and the players of craps, and no other game.
"""
