"""The window's parts beside the tables, a folder for each."""
