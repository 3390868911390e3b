"""The felt and the dice on it.

`tray` is the widget that tabs use; `scene` holds what lies and moves on one felt, `keep_frames` and `choosing` let dice
be marked, `stand_ins` tell a screen reader of them. `motion` is geometry without a picture, `drawing` paints. Begin
with `tray`.
"""
