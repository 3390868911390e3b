"""Advice in a position of Hazard."""

import argparse
import json

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.coaching.evaluations import evaluations_to_json, lines_of_evaluations
from dicedesk.cli.coaching.why import add_why, why_of
from dicedesk.cli.numbers import whole_number
from dicedesk.core.words import tr
from dicedesk.features.records.text_file import UnreadableError
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hazard.odds import chance_to_win, win_chance
from dicedesk.games.hazard.rules import LOSSES_THAT_PASS_THE_DICE, HazardState

NOBODY = ("",)


def add_advice(games: Commands, say: Say) -> None:
    """Adds `advise hazard` to the command line; `say` translates."""
    hazard = games.add_parser("hazard", help=say(tr("the rounds won on average with each main")))
    hazard.add_argument("--main", metavar="N", help=say(tr("the main of the round, once it is chosen")))
    hazard.add_argument("--chance", metavar="N", help=say(tr("the chance, once there is one")))
    hazard.add_argument(
        "--losses",
        default="0",
        metavar="N",
        help=say(tr("rounds lost in a row just before: 0 or 1 (default: 0)")),
    )
    hazard.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    add_why(hazard, say)
    hazard.set_defaults(command=_advise)


def _advise(arguments: argparse.Namespace) -> Answer:
    state = _position(arguments)
    if arguments.why is not None:
        return why_of(HAZARD, HAZARD_COACH, state, NOBODY, arguments)
    evaluations = HAZARD_COACH.evaluate(state, NOBODY)
    unit = HAZARD_COACH.unit
    if arguments.json:
        return 0, [json.dumps({"game": "hazard"} | evaluations_to_json(evaluations, unit), indent=1)]
    head = f"  {'move':<12}{'rounds':>10}{'loss':>10}"
    return 0, [head, *lines_of_evaluations(evaluations, unit)]


def _position(arguments: argparse.Namespace) -> HazardState:
    """Raises UnreadableError."""
    main = None if arguments.main is None else whole_number(arguments.main)
    chance = None if arguments.chance is None else whole_number(arguments.chance)
    if main is None and chance is not None:
        raise UnreadableError(tr("A chance needs its main: add --main N."))
    losses = whole_number(arguments.losses)
    if losses not in range(LOSSES_THAT_PASS_THE_DICE):
        raise UnreadableError(tr("Rounds lost in a row are 0 or 1, not {given!r}.", given=losses))
    try:
        return _round(main, chance, losses)
    except ValueError as error:
        raise UnreadableError(error.args[0]) from None


def _round(main: int | None, chance: int | None, losses: int) -> HazardState:
    """Raises ValueError with a sentence for a main or a chance that cannot be."""
    if main is not None:
        win_chance(main)
        if chance is not None:
            chance_to_win(main, chance)
    return HazardState(main, chance, rounds_lost=losses, consecutive_losses=losses)
