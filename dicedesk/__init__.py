"""DiceDesk: dice games with exact odds.

`__main__` starts the program, `main` puts it together; `cli` and `ui` are what people use, `play` is a running game,
`games` has a folder for each game, `features` works with past games, `core` has the terms that all games share. Begin
with `core/game.py`, then read `games/hazard`.
"""
