"""The command `play`: its arguments, and the games folder that it opens."""

import argparse
import secrets
import shutil
import sys
from contextlib import closing
from functools import partial
from typing import Any

from dicedesk.cli.answers import EXIT_FALSE, EXIT_INTERRUPTED, Answer, Commands, Say
from dicedesk.cli.interruption import hear_no_more
from dicedesk.cli.languages.language import TerminalLanguage
from dicedesk.cli.play.rules_page import plain_text, without_keys
from dicedesk.cli.play.screen import LeftTerminal, Screen, wants_colour
from dicedesk.cli.play.table import TerminalTable
from dicedesk.core.assets import ENGLISH, help_page
from dicedesk.core.words import tr
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import KITS
from dicedesk.games.frame import GameKit
from dicedesk.games.poker_dice.oracle import Oracle
from dicedesk.play.ports.store import StoreError
from dicedesk.play.settings.keeper import SettingsKeeper
from dicedesk.play.terminal.opened_games import OpenedGames, OpenGames

WIDEST = 100
"""Characters of a line that are still read with ease."""


class _RulesParser(argparse.ArgumentParser):
    """A parser whose help ends with the rules of a game."""

    game, language = "", ENGLISH

    def format_help(self) -> str:
        """The arguments, then the rules where the game has a page of them."""
        arguments = super().format_help()
        try:
            page = help_page(self.game, self.language)
        except FileNotFoundError:
            return arguments
        width = min(shutil.get_terminal_size().columns, WIDEST)
        return f"{arguments}\n{plain_text(without_keys(page), width)}\n"


def add_command(commands: Commands, open_games: OpenGames, language: TerminalLanguage) -> None:
    """Adds `play` to the command line."""
    say = language.shown
    play = commands.add_parser("play", help=say(tr("play in this terminal")))
    games = play.add_subparsers(required=True, metavar="GAME", parser_class=_RulesParser)
    for name, kit in KITS.items():
        game = games.add_parser(name, help=say(kit.spec.title))
        game.game, game.language = name, language.code
        game.add_argument("--data", metavar="DIR", help=say(tr("the games folder")))
        game.add_argument(
            "--new", action="store_true", help=say(tr("start a new game, even if one was left"))
        )
        game.add_argument(
            "--own-dice",
            action="store_true",
            help=say(tr("start a new game with your own dice and type in what they show")),
        )
        for option in kit.prompt.options:
            game.add_argument(f"--{option.name}", choices=option.choices, help=say(option.help))
        game.set_defaults(command=partial(_play, kit, open_games, say))


def _play(kit: GameKit[Any], open_games: OpenGames, say: Say, arguments: argparse.Namespace) -> Answer:
    given = {option.name: getattr(arguments, option.name) for option in kit.prompt.options}
    chosen = {name: choice for name, choice in given.items() if choice is not None}
    is_new = arguments.new or arguments.own_dice or bool(chosen)
    try:
        games = open_games(arguments.data)
    except StoreError as error:
        raise UnreadableError(error.args[0]) from None
    with closing(games):
        screen = Screen(sys.stdout, partial(_asked, games), say, wants_colour(sys.stdout))
        if games.notice:
            screen.say(games.notice)
        oracle = Oracle(games.store, games.clock, secrets.randbelow)
        settings = SettingsKeeper(games.store)
        table = TerminalTable(kit, kit.table(games.store, games.clock, settings, None), screen, oracle)
        try:
            table.play(
                {**kit.prompt.defaults(), **chosen} if is_new else None,
                are_typed=arguments.own_dice if is_new else None,
            )
        except LeftTerminal:
            return 0 if table.is_kept else EXIT_FALSE, ["", table.farewell()]
        except KeyboardInterrupt:
            hear_no_more()
            return EXIT_INTERRUPTED, ["", table.farewell()]


def _asked(games: OpenedGames, question: str) -> str:
    games.catch_up()
    return input(question)
