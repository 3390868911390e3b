"""The history: all games that were ever played, in a window beside the game.

Begin with `window`; `table` shows the games, `columns` says what of them, `filters` asks for some of them, and
`past_records` opens, checks and saves those that are chosen. Only `window/dialogs` uses it.
"""
