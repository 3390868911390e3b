"""What a screen reader is told. Every part of the window may use it; it knows none of them.

`accessible` gives roles and values to widgets that paint themselves, with `painted_widget` as their base; `announcer`
tells what happened without moving the focus.
"""
