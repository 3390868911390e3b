"""What a terminal shows of a game, as text, and how it reads what is typed; the command line prints and asks.

`prompt` is what a game asks and how it reads an answer; each game derives its own, in its own package.
`drawn_dice` draws dice in characters.
"""
