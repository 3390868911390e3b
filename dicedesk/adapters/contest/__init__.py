"""What a contest of Hog strategies needs of the computer: its cores, and a file that remembers chances.

Begin with `parts`; `kept_chances` is the file, and `strategy_work` does for the window what the commands do.
"""
