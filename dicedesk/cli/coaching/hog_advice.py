"""Advice in a position of Hog."""

import argparse
import json

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.coaching.evaluations import evaluations_to_json, lines_of_evaluations
from dicedesk.cli.coaching.why import add_why, why_of
from dicedesk.cli.numbers import whole_number
from dicedesk.coach.coach import A_PERSON
from dicedesk.coach.named import coach_named
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.records.text_file import UnreadableError
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.kit import HOG_KIT
from dicedesk.games.hog.rules import DEFAULT_GOAL, HogRules, HogState
from dicedesk.games.hog.strategy_names import parse_strategy


def add_advice(games: Commands, say: Say) -> None:
    """Adds `advise hog` to the command line; `say` translates."""
    hog = games.add_parser("hog", help=say(tr("the chance to win with each number of dice")))
    hog.add_argument("own", metavar="OWN", help=say(tr("the score of the player to move")))
    hog.add_argument("other", metavar="OTHER", help=say(tr("the opponent's score")))
    hog.add_argument(
        "--against",
        metavar="NAME",
        help=say(tr("the opponent's strategy (default: perfect play)")),
    )
    hog.add_argument(
        "--goal", default=str(DEFAULT_GOAL), metavar="N", help=say(tr("1 to 100 (default: 100)"))
    )
    hog.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    add_why(hog, say)
    hog.set_defaults(command=_advise)


def _advise(arguments: argparse.Namespace) -> Answer:
    state, against = _position(arguments)
    coach = coach_named(HOG_KIT.coach)
    if arguments.why is not None:
        return why_of(HOG, coach, state, (A_PERSON, against), arguments)
    evaluations = coach.evaluate(state, (A_PERSON, against))
    if arguments.json:
        return 0, [json.dumps({"game": "hog"} | evaluations_to_json(evaluations, coach.unit), indent=1)]
    head = f"  {'move':<12}{'you win':>10}{'loss':>10}"
    return 0, [head, *lines_of_evaluations(evaluations, coach.unit)]


def _position(arguments: argparse.Namespace) -> tuple[HogState, str]:
    """The position, and who waits there. Raises UnreadableError."""
    try:
        scores = whole_number(arguments.own), whole_number(arguments.other)
        state = HogState(scores, rules=HogRules(whole_number(arguments.goal)))
        if arguments.against is not None:
            parse_strategy(arguments.against)
    except NotationError as error:
        raise UnreadableError(error.sentence) from None
    except ValueError as error:
        raise UnreadableError(error.args[0]) from None
    if state.outcome() is not None:
        raise UnreadableError(tr("The game is over."))
    return state, arguments.against or A_PERSON
