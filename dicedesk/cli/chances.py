"""The commands that work chances out: the odds of each game, and tables of many games."""

from dicedesk.cli import craps, craps_sessions, hazard, hog, poker_dice
from dicedesk.cli.answers import Commands, Say
from dicedesk.core.words import tr


def add_commands(commands: Commands, say: Say) -> None:
    """Adds them to the command line."""
    odds = commands.add_parser("odds", help=say(tr("exact chances")))
    games = odds.add_subparsers(required=True, metavar="GAME")
    for game in (hog, hazard, poker_dice, craps):
        game.add_odds(games, say)
    for game in (hazard, craps, craps_sessions):
        game.add_commands(commands, say)
