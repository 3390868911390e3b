"""The command that says what each choice in a position is worth; a module beside it for each game."""

from dicedesk.cli.answers import Commands, Say
from dicedesk.cli.coaching import craps_advice, hazard_advice, hog_advice, poker_dice_advice
from dicedesk.core.words import tr


def add_commands(commands: Commands, say: Say) -> None:
    """Adds `advise` to the command line; `say` translates."""
    advise = commands.add_parser("advise", help=say(tr("what each choice in a position is worth, and why")))
    games = advise.add_subparsers(required=True, metavar="GAME")
    for game in (hog_advice, hazard_advice, poker_dice_advice, craps_advice):
        game.add_advice(games, say)
