"""The statistics of all games, in a window beside the game.

Begin with `window`; `results` are its lists, `charts` says what is drawn of it. `dialogs` of the window and the cards
of the history open it.
"""
