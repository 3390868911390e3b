"""Builds the downloads: a module for each format, all from one packed folder.

`build.py` and `dicedesk.spec` use it, and the checks examine the results. Begin with `facts.py`, which all share, then
`folder.py`, in which PyInstaller packs the program.
"""
