"""What an exercise is: a position, its choices, and what each of them gives away.

Begin with `exercise`. `game_exercises` is what each game says of its own, for `session/practice`, which makes them.
"""
