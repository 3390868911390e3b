"""Make committed files again from their sources: `python packaging/make.py WHAT`, run with the Python in .venv.

    icons            of all systems, from resources/icons/dicedesk.svg
    sounds           resources/sounds, from noise and sines alone
    strategies       resources/strategies, from the exact chances
    classroom-page   resources/classroom.md, from the code of the classroom
    pictures         docs/*.png of README and software centers, by the tests' walk through the window
    pictures FOLDER  pictures of all views in FOLDER, in several sizes, themes and languages, to look at

WHAT --check writes nothing, and exits with 1 if a file differs from what would be written (of pictures: if the pages
show others). The translation catalogs have a script of their own, make_translations.py.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pkgutil import resolve_name

from setup.console import say

MAKERS = ("icons", "sounds", "strategies", "classroom-page", "pictures")
"""Each is imported only when it is needed, since each needs other libraries."""


def main(words: Sequence[str]) -> int:
    """Make the files, and return the exit code; 2, with the manual, if the command is invalid."""
    match words:
        case ["pictures", folder] if not folder.startswith("-"):
            return int(resolve_name("generators.pictures").take_all(folder))
        case [what] | [what, "--check"] if what in MAKERS:
            maker = resolve_name(f"generators.{what.replace('-', '_')}")
            return int(maker.write_or_check(is_check=len(words) > 1))
        case _:
            say(str(__doc__))
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
