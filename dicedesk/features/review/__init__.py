"""Reviews of records in words: the players, the assumptions, and the cost of each choice.

`game` is the review of a game, `curve` the line of its value, `export` writes it as text and as a page, `history` makes
the figures that the history saves. `ending` fills the `end_card`; the window asks `jobs` for it. Begin with `game`.
"""
