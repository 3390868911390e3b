"""Practice in a window of its own: exercises of one's own mistakes, and random ones.

Begin with `window`, which shows one exercise after the other, and opens itself for the main window. `supply` has the
exercises made in the background, and `texts` says what an answer was worth.
"""
