"""What `odds` answers of Pig. A game can do without: its coach answers `advise` and `odds` then."""

import json
from argparse import ArgumentParser, Namespace
from fractions import Fraction
from functools import cache

from dicedesk.core.dice import SIDES
from dicedesk.core.words import percent, tr
from dicedesk.play.terminal import GameCommand, GameCommands, Say, whole_number


@cache
def chance_of_nothing(missing: int) -> Fraction:
    """Return the chance that a turn throws a 1 before it has the points that it misses."""
    if missing <= 0:
        return Fraction(0)
    return (1 + sum(chance_of_nothing(missing - face) for face in range(2, SIDES + 1))) / Fraction(SIDES)


def _add_hold(pig: ArgumentParser, say: Say) -> None:
    pig.add_argument("--hold-at", default="20", metavar="N", help=say(tr("the points to hold at")))


def _odds(arguments: Namespace) -> list[str]:
    chance = chance_of_nothing(whole_number(arguments.hold_at))
    if arguments.json:
        return [json.dumps({"nothing": str(chance)})]
    return [tr("A turn scores nothing in {share} of all cases.", share=percent(chance))]


COMMANDS = GameCommands(
    odds=GameCommand(tr("how often a turn scores nothing"), _add_hold, _odds),
)
