"""The games under the names that students of the course and readers of the chapter know.

A module or a package for each of their documents. Most re-export or wrap functions of `games` and hold no rule of their
own; `craps` has the classes of its chapter, which the tests hold to the rules. `checks` tells a student in one sentence
what was handed over wrongly. Nothing in the program uses it.
"""
