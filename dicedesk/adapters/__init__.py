"""What implements the ports: the disk, sound, speech, the clock, and work in the background.

`storage`, `jobs`, `speech` and `hog_contest` have a package each; the other modules are what only the start or the end
of the program needs, such as the report that goes with a bug report. `main` alone imports this package. It may use Qt
and libraries of others, and it knows no window.
"""
