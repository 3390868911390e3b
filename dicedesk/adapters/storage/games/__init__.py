"""Kept games as rows of the SQLite file.

Begin with `game_rows`, which reads a game however it lies there: with a row for each move while it goes on, and packed
into one row by `packed_text` once it has ended. `row_sums` tells damaged rows from those that were written.
`earlier_games` packs what earlier versions kept.
"""
