"""Implementations of the ports: the disk, sound, speech, the clock, and background work.

`storage`, `jobs`, `speech` and `hog_contest` have a package each; the other modules are needed only at the start or the
end of the program, such as the self-check for bug reports. `main` alone imports this package. It may use Qt and
third-party libraries, and does not know the window.
"""
