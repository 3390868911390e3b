"""The painted layout of a craps table: spots to bet on, chips, and the puck.

`view` is the widget that the craps tab uses; `plan` says where each spot lies, `spots` paints them, `spot_button` makes
it felt by mouse, keyboard and screen reader, `walk` leads the keyboard over them. Begin with `view`.
"""
