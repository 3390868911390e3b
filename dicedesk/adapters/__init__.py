"""What implements the ports: the disk, sound, speech, the clock, and work in the background.

`storage`, `speech` and `jobs` have a package each; the loose modules are what only the start or the end of the
program needs, such as the report that goes with a bug report. `wiring` alone imports this package. It may use Qt and
libraries of others, and it knows no window.
"""
