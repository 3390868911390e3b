"""What helps: the pages of help, the commands and their keys, and what the program is made with.

`pages` shows a page of help or the rules of a game, `commands` finds a command and lists the keys, `about` says what
the program is and under which licenses.
"""
