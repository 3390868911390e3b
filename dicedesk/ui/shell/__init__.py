"""The window of the desktop, from its first paint on.

`shell.py` is that window: it first shows how it was left, and holds the games as soon as they are there. `outline.py`
is the picture that it begins with, `window_memory.py` what is kept of it between two starts; `first_paint.py` tells
when it can be seen. All of this is loaded before the first paint, so it may import little: no game, no session, no
widget of ours. `window` and `wiring` use it. Begin with `shell.py`.
"""
