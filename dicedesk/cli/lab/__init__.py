"""The Lab on the command line: long work with exact answers.

Begin with `contest`; the other experiments stand beside it, `systems` with the betting systems of craps.
"""
