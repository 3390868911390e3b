"""The tour: the whole program played by keys and clicks in a window that nobody sees, with a picture of each step.

Begin with `tour`; each game has a module with its part, and `guide` presses keys, waits, takes the pictures, and has
the coach warn. `dicedesk --tour DIR` runs it, and tests do.
"""
