"""Hog as it is played: `kit` names its parts, `table` opens its sessions, `narrator` tells what happened.

`commentary` remarks on the scores after each turn, which `log` writes between the turns; `prompt` plays it in a
terminal. It knows the rules in `games/hog` and the players of Hog, and no other game.
"""
