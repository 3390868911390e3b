"""The felt and the dice on it.

Begin with `tray`, the widget of the tabs; `choosing` is a tray on which dice can be kept. `scene` holds the dice that
lie and move on the felt: `solid` is the shape of a die, `at_rest` and `motion` its place, `painting` its look.
"""
