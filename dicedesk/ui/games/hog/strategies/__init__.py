"""Strategies of Hog seen: maps of what one rolls at each pair of scores, and of what that loses, in a window.

Begin with `window`; `showing` says what the maps and their sentences are, `choice` what can be chosen, `tables` the
same in numbers. `opening` opens it.
"""
