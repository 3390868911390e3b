"""Where games and settings are kept, as the port `store` says.

Begin with `sqlite_store`, over the `sqlite_file` in the last of its `layouts`; `games` says how a game lies in it, and
`chain_rows` how the chain of games does. `opened_store` opens the store of a folder, and `patient_store` waits while
another program holds the file. `folders` says where the file lies and lets one window have it, `backups` copies it.
`past_games`, `past_figures` and `exercises` answer the history's questions from the `summaries`; no start loads them.
`terminal_games` opens a folder for a terminal.
"""
