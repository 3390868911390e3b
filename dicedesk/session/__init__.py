"""Games that are being played, without a screen.

`game_session` is one game; `game_table` opens sessions and `saved_games` and `game_keeper` keep them in the store.
`kits` lists the parts of every game; each game has a package. `story` tells a record of any game again;
`terminal` draws in characters what a terminal shows.
"""
