"""Positions: the window of one, the fields that set it up, and the list of those that are kept."""
