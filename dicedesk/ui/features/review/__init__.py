"""The review of a game in a window of its own: was it you or the dice?

`window` has the review made, shows it and saves it; `page` lays it out: the summary over `moment_chart` and the moment
that is looked at, with the moves beside them. The main window opens it from `window/records`.
"""
