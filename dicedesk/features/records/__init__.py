"""Records in files.

`text_file` reads any text safely, `record_file` a record, `story_file` what is told of one; `record_name` proposes a
name, `export` makes JSON. The command line and the window use it. Begin with `record_file`.
"""
