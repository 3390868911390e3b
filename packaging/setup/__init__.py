"""Sets up what a checkout runs in: the Python environment, its lock, and system packages.

`dev.py` begins here, so all of it needs only Python's standard library; the build and its checks use it too. Begin with
`environment.py`; `console.py` prints messages to the user.
"""
