"""`python -m dicedesk`: reads the arguments and opens the window, or runs a command."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import PurePath


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
    if given and not given[0].startswith("-") and not _is_record(given[0]):
        from dicedesk import cli, wiring

        return cli.run(given, wiring.open_games)
    from dicedesk import wiring

    parsed = _parser().parse_args(given)
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dicedesk",
        description="Dice games at a quiet table. Without a command the window opens.",
        epilog="Commands, each with --help: play GAME, replay FILE, verify FILE, odds GAME, hazard-table, craps-games, "
        "craps-sessions PLAYER.",
    )
    parser.add_argument("record", nargs="?", metavar="FILE.dice", help="the record of a game, to be shown")
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.add_argument(
        "--self-check", action="store_true", help="print what works on this computer, for a bug report"
    )
    parser.add_argument(
        "--tour", metavar="DIR", help="play every game without a screen; pictures go into DIR"
    )
    parser.add_argument("--data", metavar="DIR", help="the games folder")
    parser.add_argument("--theme", choices=("desktop", "dark", "light", "high-contrast"))
    parser.add_argument("--language", metavar="CODE", help="de, en, es, fr, pl or zh_CN, for this run")
    return parser


if __name__ == "__main__":
    sys.exit(main())
