"""The window's parts beside the tables, a module or a folder for each."""
