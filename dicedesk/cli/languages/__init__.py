"""The languages of the command line, without Qt.

`language` finds the one that a terminal asks for, `catalogue` reads it. The catalogues are those of the window, as Qt
compiles them. Only the command line uses them. Begin with `language`.
"""
