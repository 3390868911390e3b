"""The games that were ever played, in the store's file: their summaries, and questions about them.

Begin with `sqlite_past_games`, as the port `past_games` says; `summary_rows` is its table; `deleted_games` and
`imported_games` change what is kept. No start loads them.
"""
