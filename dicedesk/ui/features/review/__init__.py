"""The review of a game in a window of its own: what your choices cost, and what the dice gave you.

`window` requests the review, shows it and saves it; `page` lays it out: the summary over `moment_chart` and the
visible moment, with the moves, or in their place the choices of `what_if`, beside them. The main window opens it from
`window/records`.
"""
