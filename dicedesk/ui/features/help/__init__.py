"""Help: the help pages, the commands and their keys, and the program's components.

`pages` shows a page of help or the rules of a game, `commands` finds a command and lists the keys, `about` describes
the program and its licenses.
"""
