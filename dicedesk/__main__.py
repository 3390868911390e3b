"""`python -m dicedesk`: reads the arguments and opens the window, or runs a command."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING

from dicedesk.core.by_name import object_called
from dicedesk.core.words import tr
from dicedesk.wiring.options import StartOptions
from dicedesk.wiring.start import open_window

if TYPE_CHECKING:
    from dicedesk.cli.languages.language import TerminalLanguage

_COMMANDS = (
    "play GAME, replay FILE, verify FILE, statistics, import FILE..., review FILE..., advise GAME, "
    "strategy NAME, odds GAME, hazard-table, craps-games, craps-sessions PLAYER, contest FOLDER"
)

_PROCESSES = {
    "--speech-worker": "dicedesk.adapters.speech.speech_worker:main",
    "--compute-worker": "dicedesk.adapters.jobs.compute_worker:main",
    "--piece-worker": "dicedesk.adapters.jobs.piece_worker:main",
    "--strategy-worker": "dicedesk.adapters.containment.inside:main",
    "--self-check-screen": "dicedesk.adapters.screen_report:main",
}
"""Processes of their own, which this program starts by a flag: what each runs is loaded in it alone."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0] in _PROCESSES:
        run: Callable[[Sequence[str]], int] = object_called(_PROCESSES[given[0]])
        return run(given[1:])
    code, words = (given[1], given[2:]) if given[:1] == ["--language"] and len(given) > 1 else ("", given)
    if words and not words[0].startswith("-") and not _is_record(words[0]):
        # The commands need no window, and the window none of them.
        from dicedesk import cli
        from dicedesk.adapters.storage.terminal_games import (
            open_contest,
            open_figures,
            open_games,
            open_history,
        )

        return cli.run(words, open_games, _language(code), open_history, open_figures, open_contest)
    parsed = _parser(_language(code).shown if {"-h", "--help"} & {*given} else str).parse_args(given)
    if parsed.version:
        from dicedesk.wiring.version import program_version

        print(f"dicedesk {program_version()}")
        return 0
    if parsed.self_check:
        from dicedesk.wiring.self_check import self_check

        return self_check(parsed.data)
    return open_window(StartOptions(parsed.tour, parsed.data, parsed.theme, parsed.language, parsed.record))


def _is_record(word: str) -> bool:
    """Whether the first word is a file to be shown, as a double-click on it gives it, and no command."""
    return word.lower().endswith(".dice") or PurePath(word).is_absolute()


def _language(code: str) -> "TerminalLanguage":
    """The language of that code, or that of the terminal where it is ""."""
    from dicedesk.cli.languages.language import language_named, language_of

    return language_named(code) if code else language_of(os.environ)


def _parser(say: Callable[[str], str]) -> argparse.ArgumentParser:
    """The parser of what is asked of the window; `say` translates."""
    parser = argparse.ArgumentParser(
        prog="dicedesk",
        description=say(tr("Dice games at a quiet table. Without a command the window opens.")),
        epilog=say(tr("Commands, each with --help: {commands}.", commands=_COMMANDS)),
    )
    parser.add_argument(
        "record", nargs="?", metavar="FILE.dice", help=say(tr("the record of a game, to be shown"))
    )
    parser.add_argument("--version", action="store_true", help=say(tr("print the version")))
    parser.add_argument(
        "--self-check",
        action="store_true",
        help=say(tr("print what works on this computer, for a bug report")),
    )
    parser.add_argument(
        "--tour", metavar="DIR", help=say(tr("play every game without a display and save pictures in DIR"))
    )
    parser.add_argument("--data", metavar="DIR", help=say(tr("the games folder")))
    parser.add_argument("--theme", choices=("desktop", "dark", "light", "high-contrast"))
    parser.add_argument(
        "--language", metavar="CODE", help=say(tr("a language for this run, such as pl or zh_CN"))
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
