"""Practice in a window of its own: exercises from the player's own mistakes, and random ones.

Begin with `window`, which shows one exercise after the other, and opens itself for the main window. `supply` has the
exercises made in the background, and `texts` has the words about an answer.
"""
