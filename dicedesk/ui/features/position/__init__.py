"""Any position in a window of its own.

Begin with `fields`, the strip of controls that set up a position; `controls` has the control of each kind of field, and
`amounts` the list of bets.
"""
