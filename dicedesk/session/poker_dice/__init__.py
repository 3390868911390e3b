"""Poker Dice as it is played: `kit` names its parts, `table` opens its sessions, `narrator` tells what happened.

`oracle` answers whoever wins a Major Award; `prompt` plays the game in a terminal. It knows the rules in
`games/poker_dice`, and no other game.
"""
