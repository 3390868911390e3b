"""The commands of the coach: reviews of records, advice in a position, and strategies of Hog as a whole.

`advice` puts the commands of the games together, which have a module each. What a game's coach needs is loaded when it
is asked.
"""
