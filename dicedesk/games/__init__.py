"""The rules of the games, a package a game, and `registry`, which lists them in the order in which people see them.

The games do not know each other. They import `core` alone; luck and the time are handed to them. Each package has
`rules` or `house_rules`, `moves`, `events` and `state`, and `game` with the spec that the registry lists: begin there.
`magic8` is the ball that answers whoever wins a Major Award at Poker Dice.
"""
