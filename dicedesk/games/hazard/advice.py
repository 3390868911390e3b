"""Advice in a position of Hazard."""

import json
from argparse import ArgumentParser, Namespace

from dicedesk.coach.advice import evaluations_to_json, lines_of_choice, lines_of_evaluations
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hazard.odds import chance_to_win, win_chance
from dicedesk.games.hazard.rules import LOSSES_THAT_PASS_THE_DICE, HazardState
from dicedesk.play.terminal import GameCommand, Say, whole_number

NOBODY = ("",)


def _add_options(hazard: ArgumentParser, say: Say) -> None:
    hazard.add_argument("--main", metavar="N", help=say(tr("the main of the round, once it is chosen")))
    hazard.add_argument("--chance", metavar="N", help=say(tr("the chance, once there is one")))
    hazard.add_argument(
        "--losses",
        default="0",
        metavar="N",
        help=say(tr("rounds lost in a row just before: 0 or 1 (default: 0)")),
    )


def _advise(arguments: Namespace) -> list[str]:
    state = _position(arguments)
    if arguments.why is not None:
        return lines_of_choice(HAZARD, HAZARD_COACH, (state, NOBODY), arguments.why, as_json=arguments.json)
    evaluations = HAZARD_COACH.evaluate(state, NOBODY)
    unit = HAZARD_COACH.unit
    if arguments.json:
        return [json.dumps({"game": "hazard"} | evaluations_to_json(evaluations, unit), indent=1)]
    head = f"  {'move':<12}{'rounds':>10}{'loss':>10}"
    return [head, *lines_of_evaluations(evaluations, unit)]


def _position(arguments: Namespace) -> HazardState:
    """Raises NotationError."""
    main = None if arguments.main is None else whole_number(arguments.main)
    chance = None if arguments.chance is None else whole_number(arguments.chance)
    if main is None and chance is not None:
        raise NotationError(tr("A chance needs its main: add --main N."))
    losses = whole_number(arguments.losses)
    if losses not in range(LOSSES_THAT_PASS_THE_DICE):
        raise NotationError(tr("Rounds lost in a row are 0 or 1, not {given!r}.", given=losses))
    try:
        return _round(main, chance, losses)
    except ValueError as error:
        raise NotationError(error.args[0]) from None


def _round(main: int | None, chance: int | None, losses: int) -> HazardState:
    """Raises ValueError with a sentence for a main or a chance that cannot be."""
    if main is not None:
        win_chance(main)
        if chance is not None:
            chance_to_win(main, chance)
    return HazardState(main, chance, rounds_lost=losses, consecutive_losses=losses)


HAZARD_ADVICE = GameCommand(tr("the rounds won on average with each main"), _add_options, _advise)
