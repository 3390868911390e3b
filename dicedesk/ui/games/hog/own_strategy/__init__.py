"""The Lab's page of a strategy that somebody brings: what it is worth, where it loses, and a game against it.

Begin with `view`, which has the file read and studied; `result` shows what came of it, with the `maps` and `tables`.
"""
