"""What the tabs of all games share: a bridge, a pace, one big button, keys that hurry, and leaving.

`paced_tab` is the class that each game derives its tab from; `pace` shows a move and lets the computer wait, `flight`
is the part of it that is in the air. `computed` loads what takes long. Only tabs use it. Begin with `paced_tab`.
"""
