"""Sets up what a checkout runs in: the Python environment, its lock, and packages of the system.

`dev.py` begins here, so all of it needs Python's standard library alone; the build and its checks use it too.
Begin at `environment.py`; `console.py` has the words to the person who waits.
"""
