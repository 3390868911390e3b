"""The coach: what each choice is worth, and the review of a whole game by the worth of its choices.

Begin with `coach`, which every game's coach derives from; `evaluation` holds what it says of a choice. `review` weighs
all moves of a record, `limits` says which losses count as mistakes. A package or a module a game has the game's own
mathematics. Its kit names a game's coach without loading it, and `named` finds it by that name: numpy comes with some.
"""
