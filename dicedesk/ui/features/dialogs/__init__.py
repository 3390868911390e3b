"""Windows beside the game: rules, the Oracle, records, the house rules of craps, the palette, the keys, About.

Each module is one of them or a part of one. None blocks the game. The window opens them, and `commands` are the rows of
what can be done, for the palette and for the sheet of keys.
"""
