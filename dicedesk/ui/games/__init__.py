"""The parts of the window for one game each, a folder for each game, and the list of their tabs."""
