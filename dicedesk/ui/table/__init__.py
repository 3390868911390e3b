"""The shared parts of all games' tabs. It knows no game by name.

`game_tab` is the tab: a game derives its own from `GameTab`. `input` handles the player's moves and new games, `pace`
shows a move step by step, `result` is the card at the end of a game, `handover` passes the dice to the next player,
`coaching` is the coach, `columns` lays out a tab, `players_card` seats the players, `seats_card` does so at larger
tables, and `replay` is a tab that shows a record. Begin with `game_tab`, then read `ui/games/hog/tab`.
"""
