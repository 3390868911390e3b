"""DiceDesk: four dice games with exact odds.

`__main__` starts the program, `wiring` puts it together; `cli` and `ui` are what people use, `session` is a game that
is being played, `games` are the rules, `core` the words that all games share. Begin with `core/game.py`.
"""
