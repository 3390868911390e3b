"""The commands that work chances out: the odds of each game, and tables of many games."""

from functools import partial

from dicedesk.cli import craps, craps_sessions, hazard
from dicedesk.cli.answers import Commands, Say
from dicedesk.cli.game_commands import add_odds
from dicedesk.cli.lab import asking, contest, simulate
from dicedesk.core.words import tr
from dicedesk.games.hog.contest import OpenContest
from dicedesk.play.ports.jobs import OneByOne, Workers


def add_commands(commands: Commands, say: Say, open_contest: OpenContest | None) -> None:
    """Adds them to the command line; without `open_contest` no contest is held, and one core works."""
    add_odds(commands, say)
    for game in (hazard, craps, craps_sessions):
        game.add_commands(commands, say)
    lab = commands.add_parser("lab", help=say(tr("experiments: exact answers, with simulations to compare")))
    experiments = lab.add_subparsers(required=True, metavar="EXPERIMENT")
    simulate.add_command(experiments, partial(_workers, open_contest), say)
    asking.add_commands(experiments, partial(_workers, open_contest), say)
    if open_contest is not None:
        contest.add_command(commands, open_contest, say)


def _workers(open_contest: OpenContest | None) -> Workers:
    """All cores, where there is somebody to ask for them."""
    return OneByOne() if open_contest is None else open_contest(None).workers
