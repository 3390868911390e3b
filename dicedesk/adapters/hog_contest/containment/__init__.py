"""Runs a stranger's Hog strategy so that nothing else is disturbed, and asks it for its answer at every score.

Begin with `contained`, which starts a process for it and waits. `inside` is that process; before it runs a line of the
stranger's it gives up what it may do, by the `sandbox`. `answers` is what it says.
"""
