"""The games under the names that students of the course and readers of the chapter know.

A module a game; each re-exports or wraps functions of `games`, and holds no rule of its own. `checks` tells a student
in one sentence what was handed over wrongly. Nothing in the program uses it.
"""
