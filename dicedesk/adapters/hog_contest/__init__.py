"""The system side of contests of Hog strategies.

`contest` puts it together and caches results. `containment` runs strangers' programs, `cluster` distributes work to
other computers, and `strategy_work` is the window's work in a process of its own.
"""
