"""The felt and the dice on it.

`tray` is the widget that tabs use, `choosing` one on which dice can be kept. `scene` holds the dice that lie and move
there: `solid` is the shape of a die, `at_rest` and `motion` say where it is, `painting` how it looks.

Begin with `tray`.
"""
