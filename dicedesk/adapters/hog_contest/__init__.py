"""What only a contest of Hog strategies needs of the system.

`contest` puts it together, and keeps what was computed before. `containment` runs strangers' programs, `cluster` has
other computers work, and `strategy_work` is what the window has done in a process of its own.
"""
