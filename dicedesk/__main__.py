"""`python -m dicedesk`: reads the arguments and opens the window, or runs a command."""

# ruff: noqa: E402 (the imports take longest, and Ctrl+C during them would be a traceback)
import signal

_HEARD = signal.getsignal(signal.SIGINT) is signal.default_int_handler
if _HEARD:
    # Until a command or the window handles Ctrl+C, it ends the process, which has nothing to save yet.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Concatenate, NoReturn, ParamSpec, TypeVar

from dicedesk.adapters.storage.folders import data_folder
from dicedesk.core.languages import LANGUAGE_CODES
from dicedesk.core.words import listed, tr
from dicedesk.main.options import StartOptions, program_version
from dicedesk.main.start import open_window, self_check
from dicedesk.main.streams import with_streams

if TYPE_CHECKING:
    from dicedesk.cli.language import TerminalLanguage
    from dicedesk.cli.terminal import Commands
    from dicedesk.core.words import Catalogue
    from dicedesk.play.ports.jobs import Workers

P = ParamSpec("P")
T = TypeVar("T")
ParserT = TypeVar("ParserT", bound=argparse.ArgumentParser)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if arguments is None and _HEARD:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    run_process = _process(given[0]) if given else None
    if run_process is not None:
        return run_process(given[1:])
    data, language, words = _divided(given)
    return with_streams(partial(_run, given, data, language, words), partial(_complain_of_output, language))


def _process(flag: str) -> Callable[[Sequence[str]], int] | None:
    """Return the function for a process that this program starts with this flag; None for any other word."""
    # Each of them loads only its own modules: 10 to 180 ms.
    match flag:
        case "--worker":
            from dicedesk.adapters.jobs.worker import serve  # what its work needs comes with that

            return serve
        case "--strategy-worker":
            # The sandbox.
            from dicedesk.adapters.hog_contest.containment.inside import main as answer_for_strategy

            return answer_for_strategy
        case _:
            return None


def _run(given: Sequence[str], folder: str | None, language: str, words: tuple[str, ...]) -> int:
    """Run the command in the words, or the window if there is none."""
    if language and language not in LANGUAGE_CODES:
        return _refuse_language(language)
    if words:
        # The commands need no window, and the window no commands: 230 ms.
        from dicedesk import cli
        from dicedesk.adapters.storage.terminal_games import (
            open_archive,
            open_games,
            open_history,
        )

        _keep_in(folder)
        return cli.run(
            words,
            _in_folder(folder, open_games),
            _language(language),
            _in_folder(folder, open_archive),
            _in_folder(folder, open_history),
            _workers,
            {"contest": partial(_add_contest, folder)},
        )
    parsed = _parsed(given, language)
    if parsed is None:
        return 2
    if parsed.language and parsed.language not in LANGUAGE_CODES:
        return _refuse_language(parsed.language)
    if parsed.version:
        print(f"dicedesk {program_version()}")
        return 0
    if _HEARD and parsed.self_check:
        # Remove its temporary files when it is interrupted.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if parsed.self_check:
        return self_check(parsed.data)
    return open_window(StartOptions(parsed.data, parsed.theme, parsed.language, parsed.record))


def _divided(given: Sequence[str]) -> tuple[str | None, str, tuple[str, ...]]:
    """The games folder and the language given before a command, and the command with its words.

    The folder is None if none was given, the language "", and the command () for the window.
    """
    found, rest = {"--data": "", "--language": ""}, list(given)
    while rest:
        name, has_value, value = rest[0].partition("=")
        if name not in found or not (has_value or rest[1:]):
            break
        found[name] = value if has_value else rest[1]
        del rest[: 1 if has_value else 2]
    is_command = bool(rest) and not rest[0].startswith("-") and not _is_record(rest[0])
    return found["--data"] or None, found["--language"], tuple(rest) if is_command else ()


def _in_folder(
    folder: str | None, open_folder: Callable[Concatenate[str | None, P], T]
) -> Callable[Concatenate[str | None, P], T]:
    """Wrap a function to use this folder if a command names none itself."""

    def opened(data: str | None, /, *rest: P.args, **named: P.kwargs) -> T:
        _keep_in(data or folder)
        return open_folder(data or folder, *rest, **named)

    return opened


def _keep_in(folder: str | None) -> None:
    # The window does so when it first needs slow work.
    from dicedesk.play.kept_folder import keep_in

    keep_in(data_folder(folder, os.environ))


def _workers() -> "Workers":
    # Only long work of the Lab needs them.
    from dicedesk.adapters.jobs.worker_processes import WorkerProcesses

    return WorkerProcesses()


def _add_contest(folder: str | None, commands: "Commands", say: Callable[[str], str]) -> None:
    # numpy, strategy tables, the sandbox; no other command needs them: 125 ms.
    from dicedesk.adapters.hog_contest.contest import contest_parts
    from dicedesk.cli.hog_contest import add_contest

    add_contest(_in_folder(folder, contest_parts), commands, say)


def _complain_of_output(language: str, reason: str) -> None:
    # Needed only if the output cannot be written: 350 ms.
    from dicedesk.cli.terminal import print_error

    print_error(tr("the output cannot be written: {reason}", reason=reason), _language(language).shown)


def _refuse_language(code: str) -> int:
    # Needed only for a language that DiceDesk does not speak: 350 ms.
    from dicedesk.cli.terminal import EXIT_UNREADABLE, print_error

    refusal = tr(
        "there is no language “{code}”; choose from: {names}", code=code, names=listed(LANGUAGE_CODES)
    )
    print_error(refusal, _language("").shown)
    return EXIT_UNREADABLE


def _is_record(word: str) -> bool:
    """Whether the first word is a file to show, as from a double-click, instead of a command."""
    return word.lower().endswith(".dice") or PurePath(word).is_absolute()


def _language(code: str) -> "TerminalLanguage":
    """The language of that code, or the terminal's language for ""."""
    # The window has its own language: 340 ms.
    from dicedesk.cli.language import language_named, language_of

    return language_named(code, _catalogue) if code else language_of(os.environ, _catalogue)


def _catalogue(code: str) -> "Catalogue | None":
    # English needs no Qt: 60 ms.
    from dicedesk.adapters.catalogues import open_catalogue

    return open_catalogue(code)


class _NotUnderstoodError(Exception):
    """The words ask for help, or cannot be read."""


class _QuickParser(argparse.ArgumentParser):
    """A parser that says nothing itself, so that a window starts without the words of the command line."""

    def error(self, message: str) -> NoReturn:
        raise _NotUnderstoodError


def _parsed(given: Sequence[str], language: str) -> argparse.Namespace | None:
    """Return what is asked of the window; None where the words cannot be read, which is said."""
    try:
        return _add_options(_QuickParser(add_help=False)).parse_args(given)
    except _NotUnderstoodError:
        # The command line, for its help and its errors: 350 ms.
        from dicedesk.cli.parser import spoken
        from dicedesk.cli.terminal import print_error
        from dicedesk.features.text_file import UnreadableError

        say = _language(language).shown
        try:
            with spoken(say):
                return _parser(say).parse_args(given)
        except UnreadableError as error:
            print_error(error.sentence, say)
            return None


def _parser(say: Callable[[str], str]) -> argparse.ArgumentParser:
    """The parser of what is asked of the window, with all its help; `say` translates."""
    # A window starts without it: 350 ms.
    from dicedesk.cli.overview import OverviewParser

    return _add_options(OverviewParser(say), say)


def _add_options(parser: ParserT, say: Callable[[str], str] = str) -> ParserT:
    """Adds what can be asked of the window."""
    parser.add_argument("record", nargs="?", metavar="FILE.dice", help=say(tr("a game record to open")))
    parser.add_argument("--version", action="store_true", help=say(tr("print the version")))
    parser.add_argument(
        "--self-check",
        action="store_true",
        help=say(tr("print what works on this computer, for a bug report")),
    )
    parser.add_argument("--data", metavar="DIR", help=say(tr("the games folder (default: your own)")))
    themes = ("desktop", "dark", "light", "high-contrast")
    parser.add_argument(
        "--theme",
        choices=themes,
        metavar="THEME",
        help=say(tr("the colors of the window: {names} (default: your last choice)", names=listed(themes))),
    )
    parser.add_argument(
        "--language",
        metavar="CODE",
        help=say(
            tr("the language for this run: {names} (default: the terminal's)", names=listed(LANGUAGE_CODES))
        ),
    )
    return parser


if _HEARD:
    # The program was imported, not started.
    signal.signal(signal.SIGINT, signal.default_int_handler)

if __name__ == "__main__":
    sys.exit(main())
