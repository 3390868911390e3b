"""The coach: what each choice is worth, and the review of a whole game by the worth of its choices.

Begin with `coach`, from which every game derives its own; `evaluation` holds what it says of a choice, and which costs
count as mistakes. `review` weighs all moves of a record, `working` shows how a worth comes about, and `exercises` are
made of choices. A game's own mathematics is in its folder, and its coach is loaded through `games.catalogue`.
"""
