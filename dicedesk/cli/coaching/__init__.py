"""The commands of the coach: reviews of records, and advice in a position.

`advice` puts the commands of the games together, which have a module each. What a game's coach needs is loaded when it
is asked.
"""
