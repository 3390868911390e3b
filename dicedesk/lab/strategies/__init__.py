"""Hog strategies that people bring: tables in files, and the programs of strangers.

Begin with `table_file`. It may use everything below `lab`; the contest and the window use it.
"""
