"""Advice in a position of Pig."""

import json
from argparse import ArgumentParser, Namespace

from dicedesk.games.pig.coach import PIG_COACH
from dicedesk.games.pig.game import PIG, PigState

from dicedesk.coach.advice import evaluations_to_json, lines_of_choice, lines_of_evaluations
from dicedesk.coach.coach import A_PERSON
from dicedesk.core.words import tr
from dicedesk.play.terminal import GameCommand, Say, whole_number


def _add_options(pig: ArgumentParser, say: Say) -> None:
    for name in ("own", "other", "turn"):
        pig.add_argument(name, metavar=name.upper(), help=say(tr("points")))


def _advise(arguments: Namespace) -> list[str]:
    own, other, turn = map(whole_number, (arguments.own, arguments.other, arguments.turn))
    where = PigState((own, other), turn), (A_PERSON, A_PERSON)
    if arguments.why is not None:
        return lines_of_choice(PIG, PIG_COACH, where, arguments.why, as_json=arguments.json)
    found = PIG_COACH.evaluate(*where)
    if arguments.json:
        return [json.dumps({"game": "pig"} | evaluations_to_json(found, PIG_COACH.unit))]
    return lines_of_evaluations(found, PIG_COACH.unit)


PIG_ADVICE = GameCommand(tr("the chance to win with a roll, and with holding"), _add_options, _advise)
