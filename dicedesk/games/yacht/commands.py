"""Yacht's answers to `advise`, `odds` and `lab simulate`."""

from dicedesk.play.terminal import GameCommands

COMMANDS = GameCommands()
