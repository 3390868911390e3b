"""The command line: records, exact chances, tables, and games in a terminal. Nothing of it needs a screen.

Here the parser is put together; each module adds its commands, which return an `Answer`: an exit code and lines. `run`
is what `__main__` calls. The command line may use everything but `ui` and `adapters`.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from dicedesk.cli.advise import add_advice, add_strategy
from dicedesk.cli.history import add_import, add_statistics
from dicedesk.cli.language import IN_ENGLISH, TerminalLanguage
from dicedesk.cli.play import add_play
from dicedesk.cli.records import add_replay_and_verify
from dicedesk.cli.review import add_review
from dicedesk.cli.terminal import (
    EXIT_INTERRUPTED,
    EXIT_UNREADABLE,
    Answer,
    ignore_interrupts,
    one_interrupt,
    print_error,
    printable,
)
from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.text_file import UnreadableError
from dicedesk.play.ports.past_games import OpenChain, OpenHistory
from dicedesk.play.terminal import OpenGames

if TYPE_CHECKING:
    from dicedesk.games.hog.contest import OpenContest


def run(
    arguments: Sequence[str],
    open_games: OpenGames | None = None,
    language: TerminalLanguage = IN_ENGLISH,
    open_chain: OpenChain | None = None,
    open_history: OpenHistory | None = None,
    open_contest: "OpenContest | None" = None,
) -> int:
    """Run one of the commands and return the exit code.

    `open_games` opens a games folder; where it is None nothing can be played. `open_chain` opens one to
    check it; where it is None only records in files can be verified. `open_history` opens one to add up its games and
    import others, and `open_contest` finds what a contest of strategies needs.
    Sentences come in the language; what scripts read stays: JSON, tables, records, exit codes.

    0; 1 where a command's answer is no; 2 for bad input; 130 when a person interrupts it.
    """
    with one_interrupt():
        commands = parser(
            open_games,
            language,
            *arguments[:1],
            open_chain=open_chain,
            open_history=open_history,
            open_contest=open_contest,
        )
        return _run(arguments, commands, language)


def _run(arguments: Sequence[str], commands: argparse.ArgumentParser, language: TerminalLanguage) -> int:
    parsed, say = commands.parse_args(arguments), language.shown
    command: Callable[[argparse.Namespace], Answer] = parsed.command
    try:
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
    command: str = "",
    *,
    open_chain: OpenChain | None = None,
    open_history: OpenHistory | None = None,
    open_contest: "OpenContest | None" = None,
) -> argparse.ArgumentParser:
    """Return the parser of all commands, without those that calculate chances where `command` is another one."""
    say = language.shown
    top = argparse.ArgumentParser(prog="dicedesk", description=say(tr("Dice games at a quiet table.")))
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    if open_games is not None:
        add_play(commands, open_games, language)
    add_replay_and_verify(commands, say, open_chain)
    if open_history is not None:
        add_statistics(commands, open_history, say)
        add_import(commands, open_history, say)
    add_review(commands, say)
    add_advice(commands, say)
    add_strategy(commands, say)
    if command not in commands.choices:
        # Chances are worked out with numpy, which takes longer to load than a record to replay: 330 ms.
        from dicedesk.cli.chances import add_commands

        add_commands(commands, say, open_contest)
    return top
