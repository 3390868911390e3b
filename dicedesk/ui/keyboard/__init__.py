"""Keys: `actions` are what they do, as rows of a table, and `enter_key` has Enter do what has the focus ring.

Every part of the window may use it; it knows none of them.
"""
