"""Games that are looked at again, move by move.

`recorded_game` is a record with all its moves replayed, and what happened in it that one may want to see again;
`shown_game` is a session that shows it at one of its moves and changes nothing. `records/recorded` reads one. Begin
with `recorded_game`.
"""
