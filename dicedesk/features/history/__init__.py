"""The games of the past: in few words, found again by words, and row by row.

`summaries` makes the summary of a kept game and puts it into words, as each game's `GamePast` says; `search` reads what
a person typed, `rows` gives the games in pages. The window's history uses it. Begin with `summaries`.
"""
