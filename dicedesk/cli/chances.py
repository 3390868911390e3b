"""The commands that work chances out: the odds of each game, and tables of many games."""

from dicedesk.cli import craps, craps_sessions, hazard, hog, poker_dice
from dicedesk.cli.answers import Commands
from dicedesk.core.words import tr


def add_commands(commands: Commands) -> None:
    """Makes them known to the command line."""
    odds = commands.add_parser("odds", help=tr("exact chances"))
    games = odds.add_subparsers(required=True, metavar="GAME")
    hog.add_odds(games)
    hazard.add_odds(games)
    poker_dice.add_odds(games)
    craps.add_odds(games)
    hazard.add_commands(commands)
    craps.add_commands(commands)
    craps_sessions.add_commands(commands)
