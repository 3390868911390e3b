"""Advice in a position of Hog."""

import json
from argparse import ArgumentParser, Namespace

from dicedesk.coach.advice import evaluations_to_json, lines_of_choice, lines_of_evaluations
from dicedesk.coach.coach import A_PERSON
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.players import parse_strategy
from dicedesk.games.hog.rules import DEFAULT_GOAL, HogRules, HogState
from dicedesk.play.terminal import GameCommand, Say, whole_number


def _add_options(hog: ArgumentParser, say: Say) -> None:
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


def _advise(arguments: Namespace) -> list[str]:
    state, against = _position(arguments)
    # The coach is not needed to list the commands: 15 ms.
    from dicedesk.games.hog.coach import HOG_COACH

    if arguments.why is not None:
        return lines_of_choice(
            HOG, HOG_COACH, (state, (A_PERSON, against)), arguments.why, as_json=arguments.json
        )
    evaluations = HOG_COACH.evaluate(state, (A_PERSON, against))
    if arguments.json:
        return [json.dumps({"game": "hog"} | evaluations_to_json(evaluations, HOG_COACH.unit), indent=1)]
    head = f"  {'move':<12}{'you win':>10}{'loss':>10}"
    return [head, *lines_of_evaluations(evaluations, HOG_COACH.unit)]


def _position(arguments: Namespace) -> tuple[HogState, str]:
    """The position, and who waits there. Raises NotationError."""
    try:
        scores = whole_number(arguments.own), whole_number(arguments.other)
        state = HogState(scores, rules=HogRules(whole_number(arguments.goal)))
        if arguments.against is not None:
            parse_strategy(arguments.against)
    except ValueError as error:
        raise NotationError(error.args[0]) from None
    if state.outcome() is not None:
        raise NotationError(tr("The game is over."))
    return state, arguments.against or A_PERSON


HOG_ADVICE = GameCommand(tr("the chance to win with each number of dice"), _add_options, _advise)
