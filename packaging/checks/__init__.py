"""Tries the builds as a user would: installs, plays, listens and looks.

`build.py` uses it for `--check`, and `speed.py` at each build. Begin with `bare.py`, a system with nothing else
installed, and `screen.py`, which presses keys on its screen.
"""
