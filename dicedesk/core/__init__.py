"""What all games share: states and moves, dice, records and money. Standard library only; everything may use it.

Begin with `game`, the interface that every game implements. `notation` and `record` write a game as text and read it
again; `rollers` and `sealed` give the dice, and `verify` proves them fair. `words` are sentences for people, translated
when they are shown. It imports nothing else of the project.
"""
