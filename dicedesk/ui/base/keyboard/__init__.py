"""Keys: `actions` are what they do, as rows of a table, `enter_key` has Enter do what has the focus ring, and
`hurrying` knows which keys finish a motion.

Every part of the window may use it; it knows none of them.
"""
