"""Practice in a window of its own: exercises of one's own mistakes, and random ones.

Begin with `window`, which shows one exercise after the other. `due_supply` and `dealt_supply` have them made in the
background. `felt` has the position, `answer_row` the choices, and `texts` says what an answer was worth. `opening` is
what the main window calls.
"""
