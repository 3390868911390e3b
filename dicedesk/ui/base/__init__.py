"""What every part of the window is made of; nothing here knows a game."""
