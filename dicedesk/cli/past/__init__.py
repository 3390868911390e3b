"""The command line over the games that were kept.

`statistics` adds them up, and `importing` takes in records from files. Each adds its command to the parser. Only `cli`
itself uses this package. Begin with `statistics`.
"""
