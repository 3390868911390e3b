"""DiceDesk: dice games at a quiet table, with exact odds."""
