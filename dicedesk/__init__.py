"""DiceDesk: four dice games with exact odds.

`__main__` starts the program, `main` puts it together; `cli` and `ui` are what people use, `play` is a game that is
being played, `games` has a folder for each game, `features` what the program does with games that were played, `core`
the words that all games share. Begin with `core/game.py`, then read `games/hazard`.
"""
