"""The command line: records, exact odds, tables, and games in a terminal, without a window.

`parser` collects the commands that the other modules add. A command returns an `Answer`: an exit code and lines.
`__main__` calls `run`. A module is loaded only for one of its commands, or for the list of all commands.
The command line may use everything except `ui` and `adapters`.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

from dicedesk.cli.language import IN_ENGLISH, TerminalLanguage
from dicedesk.cli.overview import COMMANDS, OverviewParser
from dicedesk.cli.parser import CommandParser, spoken
from dicedesk.cli.terminal import (
    EXIT_INTERRUPTED,
    EXIT_UNREADABLE,
    AddCommand,
    Answer,
    ignore_interrupts,
    one_interrupt,
    print_error,
    printable,
)
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import OWN_COMMANDS
from dicedesk.play.ports.jobs import OneByOne, Workers
from dicedesk.play.ports.past_games import OpenArchive, OpenHistory
from dicedesk.play.terminal import OpenGames

NOTHING_MORE: Mapping[str, AddCommand] = MappingProxyType({})


def run(
    arguments: Sequence[str],
    open_games: OpenGames | None = None,
    language: TerminalLanguage = IN_ENGLISH,
    open_archive: OpenArchive | None = None,
    open_history: OpenHistory | None = None,
    workers: Callable[[], Workers] = OneByOne,
    more: Mapping[str, AddCommand] = NOTHING_MORE,
) -> int:
    """Run a command and return its exit code.

    `open_games` opens a games folder to play in; without it, there is no `play`. `open_archive` opens one to check it;
    without it, `verify` reads only files. `open_history` opens one for `statistics` and `import`. `workers` returns
    the workers for the Lab. `more` adds commands that need more of the system.
    Sentences are translated into the language. JSON, tables and records, which scripts read, are not.

    The exit code is 0 for success, 1 if the answer is no, 2 for bad input, and 130 after Ctrl+C.
    """
    with one_interrupt():
        with spoken(language.shown):
            commands = parser(
                open_games,
                language,
                arguments,
                open_archive=open_archive,
                open_history=open_history,
                workers=workers,
                more=more,
            )
        return _run(arguments, commands, language)


def _run(arguments: Sequence[str], commands: argparse.ArgumentParser, language: TerminalLanguage) -> int:
    say = language.shown
    try:
        with spoken(say):
            parsed = commands.parse_args(arguments)
        command: Callable[[argparse.Namespace], Answer] = parsed.command
        code, lines = command(parsed)
    except (UnreadableError, NotationError) as error:
        print_error(error.sentence, say)
        return EXIT_UNREADABLE
    except KeyboardInterrupt:
        ignore_interrupts()
        print(printable(say(tr("Stopped."))), file=sys.stderr)
        return EXIT_INTERRUPTED
    if not lines:
        return code
    # A reader such as `head` may close the pipe early; that does not change the exit code.
    with suppress(BrokenPipeError):
        print(printable("\n".join(map(say, lines))), flush=True)
    return code


def parser(
    open_games: OpenGames | None = None,
    language: TerminalLanguage = IN_ENGLISH,
    words: Sequence[str] = (),
    *,
    open_archive: OpenArchive | None = None,
    open_history: OpenHistory | None = None,
    workers: Callable[[], Workers] = OneByOne,
    more: Mapping[str, AddCommand] = NOTHING_MORE,
) -> argparse.ArgumentParser:
    """Return a parser for the command at the start of the words, or for all commands.

    If a game follows, `advise`, `odds` and `lab simulate` are set up for that game only.
    """
    say = language.shown
    command, game, simulated = (*words, "", "", "")[:3]
    top = OverviewParser(say)
    of_commands: type[argparse.ArgumentParser] = CommandParser
    commands = top.add_subparsers(required=True, metavar="COMMAND", prog="dicedesk", parser_class=of_commands)
    # Each import takes 30 to 400 ms, and the other commands do not need it.
    for name in (command,) if command in COMMANDS else COMMANDS:
        match name:
            case "play" if open_games is not None:
                from dicedesk.cli.play import add_play  # the sessions of all games

                add_play(commands, open_games, language)
            case "replay":
                from dicedesk.cli.records import add_replay  # sealed dice

                add_replay(commands, say)
            case "verify":
                from dicedesk.cli.records import add_verify  # sealed dice

                add_verify(commands, say, open_archive)
            case "statistics" if open_history is not None:
                from dicedesk.cli.history import add_statistics  # the statistics of all games

                add_statistics(commands, open_history, say)
            case "import" if open_history is not None:
                from dicedesk.cli.history import add_import  # the statistics of all games

                add_import(commands, open_history, say)
            case "review":
                from dicedesk.cli.review import add_review  # reviews

                add_review(commands, say)
            case "advise":
                from dicedesk.cli.advise import add_advice  # the games' own commands

                add_advice(commands, say, game)
            case "odds":
                from dicedesk.cli.advise import add_odds  # the games' own commands

                add_odds(commands, say, game)
            case "lab":
                from dicedesk.cli.lab import add_lab  # numpy, all questions

                add_lab(commands, workers, say, simulated)
            case _ if name in OWN_COMMANDS:
                from dicedesk.cli.advise import add_own  # the games' own commands

                add_own(commands, say, name)
            case _ if name in more:
                more[name](commands, say)
    return top
