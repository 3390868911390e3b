"""Hog's exact chances on the command line."""

import json
from argparse import ArgumentParser, Namespace

from dicedesk.core.words import tr
from dicedesk.games.hog.odds import win_chance
from dicedesk.games.hog.players import parse_strategy, table_of
from dicedesk.play.terminal import GameCommand, Say


def _add_options(hog: ArgumentParser, _say: Say) -> None:
    hog.add_argument("--strategy", required=True, metavar="NAME")
    hog.add_argument("--against", required=True, metavar="NAME")


def _odds(arguments: Namespace) -> list[str]:
    strategy, against = parse_strategy(arguments.strategy), parse_strategy(arguments.against)
    chance = win_chance(table_of(strategy), table_of(against))
    numbers = {"first": chance.first, "second": chance.second, "average": chance.average}
    if arguments.json:
        return [json.dumps(numbers)]
    title = tr("Chance that {name} beats {other}", name=arguments.strategy, other=arguments.against)
    return [title, *(f"  {name:<8} {value:.6f}" for name, value in numbers.items())]


HOG_CHANCES = GameCommand(tr("the chance that one strategy beats another"), _add_options, _odds)
