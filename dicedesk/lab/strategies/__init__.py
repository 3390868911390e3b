"""Hog strategies that people bring: tables in files, and the programs of strangers.

Begin with `files`, which says what files they are in; `table_file` reads a table. It may use everything below `lab`;
the contest and the window use it.
"""
