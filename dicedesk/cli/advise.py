"""The commands that games answer: `advise`, `odds`, and the games' own commands."""

import argparse
from collections.abc import Callable
from functools import partial

from dicedesk.cli.overview import add_command, add_json, described
from dicedesk.cli.terminal import Answer, Commands, Say, ask, progress
from dicedesk.coach.advice import BEST
from dicedesk.core.words import tr
from dicedesk.features.text_file import read_text
from dicedesk.games.catalogue import COMMANDS, asked_games, own_command
from dicedesk.play.terminal import GameCommand, Terminal


def add_advice(commands: Commands, say: Say, game: str = "") -> None:
    """Add `advise` to the command line, for each game with a coach."""
    advise = add_command(commands, "advise", say)
    games = advise.add_subparsers(required=True, metavar="GAME")
    for name in asked_games(game):
        if (command := COMMANDS[name].advise) is not None:
            _add(games, name, command, say).add_argument(
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


def add_odds(commands: Commands, say: Say, game: str = "") -> None:
    """Add `odds` to the command line, for each game with known odds."""
    odds = add_command(commands, "odds", say)
    games = odds.add_subparsers(required=True, metavar="GAME")
    for name in asked_games(game):
        if (command := COMMANDS[name].odds) is not None:
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
