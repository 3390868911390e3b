"""What only one game draws, a folder for each, and the list of their tabs."""
