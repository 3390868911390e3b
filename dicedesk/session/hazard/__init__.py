"""Hazard as it is played: `kit` names its parts, `table` opens its sessions, `narrator` tells what happened.

`prompt` plays it in a terminal. It knows the rules in `games/hazard` and the casters of Hazard, and no other game.
"""
