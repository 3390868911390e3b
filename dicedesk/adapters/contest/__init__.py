"""What a contest of Hog strategies needs of the computer: its cores, and a file that remembers what was computed.

Begin with `parts`; `contest_file` is the file, in which `kept_chances` keeps the chances of pairs and `kept_tables` the
tables of programs. `strategy_work` does for the window what the commands do.
"""
