"""Hog's exact chances on the command line."""

import argparse
import json

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.records.text_file import UnreadableError
from dicedesk.games.hog.odds import win_chance
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.strategy_names import parse_strategy


def add_odds(games: Commands, say: Say) -> None:
    """Adds `odds hog` to the command line; `say` translates."""
    hog = games.add_parser("hog", help=say(tr("the chance that one strategy beats another")))
    hog.add_argument("--strategy", required=True, metavar="NAME")
    hog.add_argument("--against", required=True, metavar="NAME")
    hog.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    hog.set_defaults(command=_odds_hog)


def _odds_hog(arguments: argparse.Namespace) -> Answer:
    try:
        strategy, against = parse_strategy(arguments.strategy), parse_strategy(arguments.against)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    chance = win_chance(table_of(strategy), table_of(against))
    numbers = {"first": chance.first, "second": chance.second, "average": chance.average}
    if arguments.json:
        return 0, [json.dumps(numbers)]
    title = tr("Chance that {name} beats {other}", name=arguments.strategy, other=arguments.against)
    return 0, [title, *(f"  {name:<8} {value:.6f}" for name, value in numbers.items())]
