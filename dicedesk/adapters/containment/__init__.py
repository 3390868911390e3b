"""Runs a stranger's Hog strategy so that nothing else is disturbed, and asks it for its answer at every score.

Begin with `contained`, which starts a process for it and waits. `inside` is that process; it gives up what it may do,
by `limits` (the system's own), `landlock` (files) and `system_calls` (all else), before it runs a line
of the stranger's, and `lifeline` ends it with whoever started it. `stand_ins` are the modules that students' files
import.
"""
