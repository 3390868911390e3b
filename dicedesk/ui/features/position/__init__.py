"""Any position: its window, the fields in which it is set up, and the list of those that are kept."""
