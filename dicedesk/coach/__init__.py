"""The coach: the value of each choice, and the review of a whole game.

Begin with `coach`, from which every game derives its own; `evaluation` has the coach's verdict on a choice, and the
costs that count as mistakes. `review` weighs all moves of a record, `working` shows how a value is calculated, and
`exercises` are made of choices. A game's own mathematics is in its folder, and its coach is loaded through
`games.catalogue`.
"""
