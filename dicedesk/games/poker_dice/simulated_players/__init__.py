"""How many hands a player of Poker Dice takes to the award, exactly and simulated.

Begin with `by_hand`, which follows the purse hand by hand; `random_games` plays games with random dice beside it.
`kind` is the question of the Lab, and `answering` its answer.
"""
