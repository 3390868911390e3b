"""What the tabs of all games share: a bridge, a pace, a person, one big button, and keys that hurry.

`paced_tab` is the class that each game derives its tab from; `pace` shows a move and lets the computer wait, `flight`
is the part of it that is in the air; `person` is what somebody does in every game. `computed` loads what takes long.
Only tabs use it. Begin with `paced_tab`.
"""
