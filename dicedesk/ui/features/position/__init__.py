"""Any position: its window, and the fields in which it is set up."""
