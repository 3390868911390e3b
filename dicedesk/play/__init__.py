"""A game being played, without a screen: the session, its seats, what is saved, the settings, and the ports."""
