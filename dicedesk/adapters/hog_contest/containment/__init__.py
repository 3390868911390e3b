"""Runs a stranger's Hog strategy in isolation, and asks for its answer at every score.

Begin with `contained`, which starts a process for it and waits. `inside` is that process; before it runs a line of the
stranger's code, it gives up its rights through `sandbox`. `answers` is the format of its output.
"""
