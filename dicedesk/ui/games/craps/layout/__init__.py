"""The painted layout of a craps table: spots to bet on, chips, and the puck.

`view` is the widget that the craps tab uses; `plan` places the spots, `printing` has their texts, `spot_item` paints
them, and a button in `view` makes each usable by mouse, keyboard and screen reader. `chips` and `money` lie on them.
Begin with `view`.
"""
