"""The commands that each game answers in its own way: what choices are worth in a position, and exact chances."""

import argparse
from functools import partial

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.coach.advice import BEST
from dicedesk.core.words import tr
from dicedesk.games.catalogue import KITS, part_of
from dicedesk.play.terminal import GameCommand


def add_advice(commands: Commands, say: Say) -> None:
    """Add `advise` to the command line, for each game that has a coach; `say` translates."""
    advise = commands.add_parser("advise", help=say(tr("what each choice in a position is worth, and why")))
    games = advise.add_subparsers(required=True, metavar="GAME")
    for game, kit in KITS.items():
        if kit.unit is not None:
            _add(games, game, part_of(game, "advice"), say).add_argument(
                "--why",
                nargs="?",
                const=BEST,
                metavar="MOVE",
                help=say(
                    tr(
                        "show how the value of MOVE is calculated (written as in records; default: the best move)"
                    )
                ),
            )


def add_odds(commands: Commands, say: Say) -> None:
    """Add `odds` to the command line, for each game whose chances are known; `say` translates."""
    odds = commands.add_parser("odds", help=say(tr("exact odds")))
    games = odds.add_subparsers(required=True, metavar="GAME")
    for game, kit in KITS.items():
        if kit.has_chances:
            _add(games, game, part_of(game, "chances"), say)


def _add(games: Commands, game: str, command: GameCommand, say: Say) -> argparse.ArgumentParser:
    parser = games.add_parser(game, help=say(command.help))
    command.add_options(parser, say)
    parser.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    parser.set_defaults(command=partial(_answer, command))
    return parser


def _answer(command: GameCommand, arguments: argparse.Namespace) -> Answer:
    return 0, command.answer(arguments)
