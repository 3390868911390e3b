"""Where games and settings are kept, as the port `store` says.

Begin with `store`: what is kept in the file, or waits until it can be. `database` opens the file, in the last of its
layouts; `games` says how a game lies in it. `history` answers questions about all games; no start
loads it. `backups` copies the file and goes back to a copy, `folders` says where it lies and lets one window have it,
and `terminal_games` opens a folder for a terminal.
"""
