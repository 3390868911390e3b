"""The felt and the dice on it.

`tray` is the widget that tabs use; `ground` is its empty felt, `scene` holds the dice that lie and move there,
`keep_frames` and `choosing` let dice be marked, `stand_ins` tell a screen reader of them. `motion` is geometry without
a picture, `drawing` paints. Begin with `tray`.
"""
