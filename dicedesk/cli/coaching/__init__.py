"""The commands that review records, and that say how a strategy of Hog does as a whole."""
