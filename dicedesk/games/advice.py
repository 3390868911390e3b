"""What `advise` and `odds` answer of a game with a coach and without an answer of its own."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from dicedesk.coach.advice import advised
from dicedesk.coach.coach import A_PERSON, Coach
from dicedesk.coach.export import worth_to_json
from dicedesk.core.game import GameSpec, Json
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.core.words import tr
from dicedesk.games.frame import Game
from dicedesk.play.terminal import AdviceCommand, GameCommand, GameCommands, Say, no_options


def with_answers(game: Game[Any], own: GameCommands) -> GameCommands:
    """The answers of a game: its own, and those of its coach for the others."""
    if game.coach is None:
        return own
    advise = AdviceCommand(
        tr("compare the choices in a position"),
        _add_position,
        partial(_position, game.spec),
        partial(_advise, game.coach),
    )
    odds = GameCommand(
        tr("say what a game is worth with best play"), no_options, partial(_odds, game, game.coach)
    )
    return replace(own, advise=own.advise or advise, odds=own.odds or odds)


def _add_position(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument(
        "position",
        nargs="*",
        metavar="POSITION",
        help=say(tr("the position, as in a line, without the game's name")),
    )


def _position(spec: GameSpec[Any], arguments: Namespace) -> PositionLine[Any]:
    """Raises NotationError."""
    return parse_position(" ".join((spec.id, *arguments.position)), {spec.id: spec})


def _advise(
    load: Callable[[], Coach[Any, Any]], position: PositionLine[Any], arguments: Namespace
) -> list[str] | Json:
    coach = load()
    return advised(position, coach, arguments, coach.unit.quantity.id)


def _odds(game: Game[Any], load: Callable[[], Coach[Any, Any]], arguments: Namespace) -> list[str]:
    coach, state = load(), game.spec.new_state("")
    unit, worth = coach.unit, coach.worth(state, (A_PERSON,) * state.seats, state.seat)
    if arguments.json:
        value = worth_to_json(unit.as_read(worth), unit.quantity)
        return [json.dumps({"unit": unit.quantity.id, "value": value})]
    return [tr("With best play from the start: {value}", value=unit.value_words(worth))]
