"""Unexpected errors, written down for whoever mends them.

`error_report` is what is written, without anything that a person typed; `error_log` is the file. Loaded for the first
error alone.
"""
