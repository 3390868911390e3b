"""The tour: the whole program played by keys and clicks in a window that nobody sees, with a picture of each step.

Begin with `tour`; each game has a module with its part, and `guide` presses keys, waits and takes the pictures.
`dicedesk --tour DIR` runs it, and tests do.
"""
