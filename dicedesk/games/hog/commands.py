"""Hog's answers to `advise`, `odds` and `lab simulate`."""

import json
from argparse import ArgumentParser, Namespace
from functools import partial

from dicedesk.coach.advice import advised
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.position import PositionLine
from dicedesk.core.words import tr
from dicedesk.games.hog.players import EXPECTED, parse_strategy, table_of
from dicedesk.games.hog.rules import DEFAULT_GOAL, HOG, HogRules, HogState
from dicedesk.lab.sample import Simulation
from dicedesk.play.seats import YOU
from dicedesk.play.terminal import AdviceCommand, GameCommand, GameCommands, Say, explained, whole_number

_SCORES = tr("{least} to {most}", least=0, most=DEFAULT_GOAL - 1)

PERFECT = "perfect"
"""The strategy of an opponent that is not named."""


def _add_position(hog: ArgumentParser, say: Say) -> None:
    hog.add_argument("own", metavar="OWN", help=say(explained(tr("your score"), _SCORES)))
    hog.add_argument("other", metavar="OPPONENT", help=say(explained(tr("the opponent's score"), _SCORES)))
    against = explained(tr("the opponent's strategy"), EXPECTED, PERFECT)
    hog.add_argument("--against", metavar="NAME", help=say(against))
    goal = explained(
        tr("the score that ends the game"), tr("{least} to {most}", least=1, most=DEFAULT_GOAL), DEFAULT_GOAL
    )
    hog.add_argument("--goal", default=str(DEFAULT_GOAL), metavar="N", help=say(goal))


def _position(arguments: Namespace) -> PositionLine[HogState]:
    """Raises NotationError."""
    try:
        scores = whole_number(arguments.own), whole_number(arguments.other)
        state = HogState(scores, rules=HogRules(whole_number(arguments.goal)))
        if arguments.against is not None:
            parse_strategy(arguments.against)
    except ValueError as error:
        raise NotationError(error.args[0]) from None
    return PositionLine(HOG, state, () if arguments.against is None else (YOU, arguments.against))


def _advise(position: PositionLine[HogState], arguments: Namespace) -> list[str] | Json:
    # Loads 15 ms; listing the commands needs no coach.
    from dicedesk.games.hog.coach import HOG_COACH

    return advised(position, HOG_COACH, arguments, "you win")


def _add_strategies(hog: ArgumentParser, say: Say) -> None:
    strategy = explained(tr("the strategy whose wins are counted"), EXPECTED)
    hog.add_argument("--strategy", required=True, metavar="NAME", help=say(strategy))
    against = explained(tr("the opponent's strategy"), EXPECTED)
    hog.add_argument("--against", required=True, metavar="NAME", help=say(against))


def _odds(arguments: Namespace) -> list[str]:
    # numpy: 125 ms.
    from dicedesk.games.hog.odds import win_chance

    strategy, against = parse_strategy(arguments.strategy), parse_strategy(arguments.against)
    chance = win_chance(table_of(strategy), table_of(against))
    numbers = {"first": chance.first, "second": chance.second, "average": chance.average}
    if arguments.json:
        return [json.dumps(numbers)]
    title = tr("Chance that {name} beats {other}", name=arguments.strategy, other=arguments.against)
    return [title, *(f"  {name:<8} {value:.6f}" for name, value in numbers.items())]


def _add_players(hog: ArgumentParser, say: Say) -> None:
    hog.add_argument(
        "first", metavar="FIRST", help=say(explained(tr("the strategy that goes first"), EXPECTED))
    )
    hog.add_argument("second", metavar="SECOND", help=say(tr("the opponent's strategy")))


def _simulate(arguments: Namespace) -> Simulation:
    # numpy: 125 ms.
    from dicedesk.games.hog.odds import win_chance
    from dicedesk.games.hog.simulation import play_hog

    first, second = (table_of(parse_strategy(name)) for name in (arguments.first, arguments.second))
    question = tr(
        "Chance that {name}, going first, beats {other}", name=arguments.first, other=arguments.second
    )
    return Simulation(question, win_chance(first, second).first, partial(play_hog, first, second))


COMMANDS = GameCommands(
    advise=AdviceCommand(
        tr("give the chance to win with each number of dice"), _add_position, _position, _advise
    ),
    odds=GameCommand(tr("give the chance that one strategy beats another"), _add_strategies, _odds),
    simulate=GameCommand(tr("play one strategy against another"), _add_players, _simulate),
)
