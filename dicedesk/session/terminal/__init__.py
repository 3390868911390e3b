"""What a terminal shows of a game, as text: `drawn_dice` draws dice in characters. The command line prints it."""
