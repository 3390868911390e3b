"""The parts every window is made of; nothing here knows a game."""
