"""The window, in Qt. It shows sessions and passes on what a person does; no rule of a game is here.

`window` holds everything. Below it, each importing only those after it, are `features` (history, review, Lab, settings
and the other windows beside the tables), `games` (what only one game has), `table` (what all tables share) and `base`
(what every part is made of). In `base`, `bridge` stands between a session and its tab, `settings_bridge` between the
settings and the window, and `words` gives every text in the language of the window.
"""
