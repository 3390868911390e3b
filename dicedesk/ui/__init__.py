"""The window, in Qt. It shows sessions and passes on the player's input; no rule of a game is here.

`window` holds everything. Below it, each importing only those after it, are `features` (history, review, Lab, settings
and the other windows beside the tables), `games` (the parts of one game each), `table` (the parts that all tables
share) and `base` (the parts of every window). In `base`, `bridge` connects a session to its tab, `settings_bridge` the
settings to the window, and `words` returns every text in the language of the window.
"""
