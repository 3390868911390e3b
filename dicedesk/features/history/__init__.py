"""The games of the past, which the window's history and the command line show.

`games` summarizes, lists and finds them, `files` exports and imports them, `check` checks them all. Begin with
`games`.
"""
