"""The painted layout of a craps table: spots to bet on, chips, and the puck.

`view` is the widget that the craps tab uses; `plan` says where each spot lies, `printing` what is printed on it,
`spot_item` paints it, and a button in `view` makes it felt by mouse, keyboard and screen reader. Begin with `view`.
"""
