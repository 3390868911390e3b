"""What games say of themselves once they are over.

`game_past` is the protocol: every game's kit has one. `two_sides` are words that games of two sides share. The package
`history` puts the games of the store into words with it.
"""
