"""Sound and voice, and what the windows beside the game work with.

`sounds` plays the sounds of the table as the settings say, `speaker` speaks for one place in the window, and `parts`
holds both with the Oracle and the settings. `rounds` has long work done piece by piece, and `long_work` shows how far
such work is. Dialogs, settings and the window use it.
"""
