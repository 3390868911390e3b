"""DiceDesk: dice games on a calm table, with every chance computed exactly."""
