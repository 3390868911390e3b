"""The commands that games answer: `advise`, `odds`, and the games' own commands."""

import argparse
import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from dicedesk.cli.overview import add_command, add_json, described
from dicedesk.cli.slow_work import work_out
from dicedesk.cli.terminal import Answer, Commands, Say, ask, progress
from dicedesk.coach.advice import BEST
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.core.words import tr
from dicedesk.features.text_file import read_text
from dicedesk.games.catalogue import GAMES, SPECS, answers, own_command
from dicedesk.play.terminal import AdviceCommand, GameCommand, Terminal


def add_advice(commands: Commands, say: Say, word: str = "") -> None:
    """Add `advise` to the command line, for each game with a coach.

    `word` follows the command: the name of a game, or the whole line of a position.
    """
    advise = add_command(commands, "advise", say)
    advise.epilog = say(
        tr(
            "In place of GAME and its options, you can give a position as one line, such as "
            "“hog 34-50, turn 1 | goal=100 | You, final”. Each answer starts with the line of its position."
        )
    )
    games = advise.add_subparsers(required=True, metavar="GAME")
    game = re.split(r"[\s|]", word.strip(), maxsplit=1)[0]
    for name, command in answers(lambda commands: commands.advise, game).items():
        _add_advice(games, command, say, name, word if name == game else name)


def _add_advice(games: Commands, command: AdviceCommand, say: Say, game: str, word: str) -> None:
    """Add the advice for a game, or for a line that starts with its name, under this word."""
    is_line = word != game
    parser = games.add_parser(
        word,
        help=say(command.help),
        description=say(described(command.help)),
        prog="dicedesk advise LINE" if is_line else None,
    )
    if not is_line:
        command.add_position(parser, say)
    command.add_options(parser, say)
    add_json(parser, say)
    parser.add_argument(
        "--why",
        nargs="?",
        const=BEST,
        metavar="MOVE",
        help=say(
            tr(
                "show how the value of MOVE is calculated; write MOVE as in a record or in the table "
                "(default: the best move)"
            )
        ),
    )
    position = partial(_position_in, word) if is_line else command.position
    parser.set_defaults(command=partial(_advised, command.answer, position, say), say=say)


def _position_in(line: str, _arguments: argparse.Namespace) -> PositionLine[Any]:
    return parse_position(line, SPECS)


def _advised(
    answer: Callable[[PositionLine[Any], argparse.Namespace], list[str] | Json],
    position_of: Callable[[argparse.Namespace], PositionLine[Any]],
    say: Say,
    arguments: argparse.Namespace,
) -> Answer:
    position = position_of(arguments)
    reason = position.state.impossible()
    if reason is not None:
        raise NotationError(reason)
    work_out(GAMES[position.spec.id], position.rules, say)
    found, line = answer(position, arguments), position.to_text()
    if isinstance(found, dict):
        return 0, [json.dumps({"position": line} | found, indent=1)]
    return 0, [line, "", *found]


def add_odds(commands: Commands, say: Say, game: str = "") -> None:
    """Add `odds` to the command line, for each game with known odds."""
    odds = add_command(commands, "odds", say)
    games = odds.add_subparsers(required=True, metavar="GAME")
    for name, command in answers(lambda commands: commands.odds, game).items():
        _add(games, name, command, say)


def add_own(commands: Commands, say: Say, name: str) -> None:
    """Add a game's own command, such as one of `OWN_COMMANDS`, to the command line."""
    command = own_command(name)
    parser = add_command(commands, name, say)
    command.add_options(parser, say)
    terminal = Terminal(partial(ask, say), read_text, progress)
    parser.set_defaults(command=partial(_answer, partial(command.answer, terminal)))


def _add(games: Commands, game: str, command: GameCommand[list[str]], say: Say) -> argparse.ArgumentParser:
    parser = games.add_parser(game, help=say(command.help), description=say(described(command.help)))
    command.add_options(parser, say)
    add_json(parser, say)
    parser.set_defaults(command=partial(_answer, command.answer))
    return parser


def _answer(answer: Callable[[argparse.Namespace], list[str]], arguments: argparse.Namespace) -> Answer:
    return 0, answer(arguments)
