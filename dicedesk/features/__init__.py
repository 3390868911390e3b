"""Knowledge about past games, without a screen."""
