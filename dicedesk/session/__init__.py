"""Games that are being played, without a screen. The window and the command line use it; it imports no Qt.

Begin with `game_session`, one game; `game_table` opens sessions, and `saved_games` and `game_keeper` keep them in the
store. `game_kit` says what the program knows of a game besides its rules, and `kits` lists the kits of all games; each
game has a package. `story` tells a record of any game again, `records` reads files, `settings` are what a person chose,
and `terminal` is what a terminal shows.
"""
