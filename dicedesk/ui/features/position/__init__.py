"""Positions: the window of one, and the list of those that are kept."""
