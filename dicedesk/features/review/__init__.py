"""Reviews of records as people read them: who played, what is assumed, and what each choice lost.

`game` is the review of a game, `curve` the line of its value, `export` writes it as text and as a page, `history` is
what the history keeps of it. Begin with `game`.
"""
