"""`dicedesk play GAME`: any game in a terminal, over the same sessions, saved games, dice and words as the window.

`command` reads the command line, `table` leads through a game, `screen` writes and asks, `rules_page` prints the rules.
What a game asks and how it reads answers is in the session layer, in the game's own `prompt`.
"""
