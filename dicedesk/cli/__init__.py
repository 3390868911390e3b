"""The command line: records, exact chances, tables, and games in a terminal. Nothing of it needs a screen.

Here the parser is put together; each module adds its commands, which return an `Answer`: an exit code and lines. `run`
is what `__main__` calls. A module is loaded when one of its commands is asked for, or all of them are listed.
The command line may use everything but `ui` and `adapters`.
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
    """Run one of the commands and return the exit code.

    `open_games` opens a games folder; where it is None nothing can be played. `open_archive` opens one to
    check it; where it is None only records in files can be verified. `open_history` opens one to add up its games and
    import others. `workers` do the long work of the Lab. `more` adds commands that need more of the system than that.
    Sentences come in the language; what scripts read stays: JSON, tables, records, exit codes.

    0; 1 where a command's answer is no; 2 for bad input; 130 when a person interrupts it.
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
    # Whoever no longer reads has had enough; the answer is what it is.
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
    """Return the parser of the command that the words begin with; of all commands where they begin with none.

    Of the games only the one is there that the words name.
    """
    say = language.shown
    command, game, simulated = (*words, "", "", "")[:3]
    top = OverviewParser(say)
    of_commands: type[argparse.ArgumentParser] = CommandParser
    commands = top.add_subparsers(required=True, metavar="COMMAND", prog="dicedesk", parser_class=of_commands)
    # What each command needs takes 30 to 400 ms to load, and no other command needs it.
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
                from dicedesk.cli.advise import add_advice  # what the game answers

                add_advice(commands, say, game)
            case "odds":
                from dicedesk.cli.advise import add_odds  # what the game answers

                add_odds(commands, say, game)
            case "lab":
                from dicedesk.cli.lab import add_lab  # numpy, all questions

                add_lab(commands, workers, say, simulated)
            case _ if name in OWN_COMMANDS:
                from dicedesk.cli.advise import add_own  # what the game answers

                add_own(commands, say, name)
            case _ if name in more:
                more[name](commands, say)
    return top
