"""Hog strategies that people bring: tables in files, and the programs of strangers.

Begin with `files`, which says what files they are in; `table_rows` reads a table, `table_file` makes one for numpy. It
may use everything below `lab`; the contest, the Lab's questions and the window use it.
"""
