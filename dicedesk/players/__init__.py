"""Computer players: who chooses moves by a plan of their own.

Begin with `player`, what every one of them is, and `roster`, those of one game by the names that records give them.
Each game has a module or a few. They import `odds`, `games` and `core`; their luck is handed to them.
"""
