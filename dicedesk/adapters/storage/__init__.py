"""Stores games and settings, behind the port `store`.

Begin with `store`: it saves to the file, or holds data back until the file can be written. `database` opens the file
and updates its schema; `games` stores a game in it. `history` answers questions about all games, and is not loaded at
the start. `backups` copies the file and restores copies, `folders` finds its folder and reserves it for one window, and
`terminal_games` opens a folder for a terminal.
"""
