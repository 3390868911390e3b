"""Makes the files that people download: a module for each form, all from one packed folder.

`build.py` and `dicedesk.spec` use it, and the checks look at what it made. Begin at `facts.py`, on which all agree,
then `folder.py`, which has PyInstaller pack the program.
"""
