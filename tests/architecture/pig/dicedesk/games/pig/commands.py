"""What `advise` and `odds` answer of Pig. A game can do without."""

import json
from argparse import ArgumentParser, Namespace
from fractions import Fraction
from functools import cache

from dicedesk.games.pig.coach import PIG_COACH
from dicedesk.games.pig.rules import PIG, PigState

from dicedesk.coach.advice import advised
from dicedesk.core.dice import SIDES
from dicedesk.core.game import Json
from dicedesk.core.position import PositionLine
from dicedesk.core.words import percent, tr
from dicedesk.play.terminal import AdviceCommand, GameCommand, GameCommands, Say, whole_number


def _add_position(pig: ArgumentParser, say: Say) -> None:
    for name in ("own", "other", "turn"):
        pig.add_argument(name, metavar=name.upper(), help=say(tr("points")))


def _position(arguments: Namespace) -> PositionLine[PigState]:
    own, other, turn = map(whole_number, (arguments.own, arguments.other, arguments.turn))
    return PositionLine(PIG, PigState((own, other), turn))


def _advise(position: PositionLine[PigState], arguments: Namespace) -> list[str] | Json:
    return advised(position, PIG_COACH, arguments, "you win")


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
    advise=AdviceCommand(
        tr("the chance to win with a roll, and with holding"), _add_position, _position, _advise
    ),
    odds=GameCommand(tr("how often a turn scores nothing"), _add_hold, _odds),
)
