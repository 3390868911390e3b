"""The Lab's page of a contest: all strategies of a folder against each other, ranked exactly.

Begin with `view`, which has the contest held; `standings` are its ranking and its matrix, `saving` writes them down.
"""
