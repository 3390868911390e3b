"""The window's features beside the tables, a module or a folder for each."""
