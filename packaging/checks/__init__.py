"""Tries what was built from the user's side: installs it, plays, listens and looks.

`build.py` uses it for `--check`, `speed.py` at each build. Begin at `bare.py`, the system in which nothing else is
installed, and `screen.py`, which presses keys on its screen.
"""
