"""What the program knows about games that were played, without a screen."""
