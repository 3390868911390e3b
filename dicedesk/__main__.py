"""`python -m dicedesk`: reads the arguments and opens the window, or runs a command."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING

from dicedesk.core.words import tr

if TYPE_CHECKING:
    from dicedesk.cli.language import Language

_COMMANDS = "play GAME, replay FILE, verify FILE, odds GAME, hazard-table, craps-games, craps-sessions PLAYER"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and gives back its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["--speech-worker"]:
        from dicedesk import wiring

        return wiring.speak(given[1:])
    if given == ["--compute-worker"]:
        # Nothing is chosen here, and the window waits for it.
        from dicedesk.adapters.jobs import compute_worker

        compute_worker.main()
    if given == ["--self-check-screen"]:
        from dicedesk import wiring

        return wiring.self_check(None, of_the_screen=True)
    code, words = (given[1], given[2:]) if given[:1] == ["--language"] and len(given) > 1 else ("", given)
    if words and not words[0].startswith("-") and not _is_record(words[0]):
        from dicedesk import cli, wiring

        return cli.run(words, wiring.open_games, _language(code))
    from dicedesk import wiring

    parsed = _parser(_language(code).shown if {"-h", "--help"} & {*given} else str).parse_args(given)
    if parsed.version:
        print(f"dicedesk {wiring.program_version()}")
        return 0
    if parsed.self_check:
        return wiring.self_check(parsed.data)
    wishes = wiring.Wishes(parsed.tour, parsed.data, parsed.theme, parsed.language, parsed.record)
    return wiring.open_window(wishes)


def _is_record(word: str) -> bool:
    """Whether the first word is a file to be shown, as a double-click on it gives it, and no command."""
    return word.lower().endswith(".dice") or PurePath(word).is_absolute()


def _language(code: str) -> "Language":
    """The language of that code, or that of the terminal where it is ""."""
    from dicedesk.cli.language import language_named, language_of

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
        "--tour", metavar="DIR", help=say(tr("play every game without a screen; pictures go into DIR"))
    )
    parser.add_argument("--data", metavar="DIR", help=say(tr("the games folder")))
    parser.add_argument("--theme", choices=("desktop", "dark", "light", "high-contrast"))
    parser.add_argument(
        "--language", metavar="CODE", help=say(tr("a language for this run, such as pl or zh_CN"))
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
