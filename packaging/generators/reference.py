"""The pages of the library, made by pdoc from the docstrings: `python3 packaging/dev.py docs`.

Any warning is an error: an unreadable docstring or type, or a public name without a docstring.
"""

from __future__ import annotations

import inspect
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pdoc
import pdoc.doc
import pdoc.render

PACKAGES = ("core", "coach", "lab", "games", "classroom")
"""The packages that programs may import; the others are the program itself."""
FOLDER = Path("build") / "reference"
_ONLY_LATER = r"Error parsing type annotation .*array.*'array\.array' is not subscriptable"
"""Python 3.11 cannot evaluate the type array[int], which type checkers read; later versions can."""


def main() -> int:
    """Write the pages; return 1 if a public name has no docstring."""
    warnings.simplefilter("error")
    if sys.version_info < (3, 12):
        warnings.filterwarnings("ignore", _ONLY_LATER)
    modules = [f"dicedesk.{package}" for package in PACKAGES]
    pdoc.render.configure(docformat="markdown", search=True, footer_text="DiceDesk")
    missing = sorted(
        name for module in modules for name in without_docstring(pdoc.doc.Module.from_name(module))
    )
    if missing:
        print("Without a docstring:", *missing, sep="\n  ")
        return 1
    pdoc.pdoc(*modules, output_directory=FOLDER)
    print(f"{FOLDER / 'index.html'}: {len(list(FOLDER.rglob('*.html')))} pages")
    return 0


def without_docstring(module: pdoc.doc.Module) -> Iterator[str]:
    """The public modules, functions and classes without a docstring."""
    for found in (module, *module.own_members):
        if found.name.startswith("_") or (isinstance(found, pdoc.doc.Module) and found is not module):
            continue
        is_shown = isinstance(found, pdoc.doc.Module | pdoc.doc.Function | pdoc.doc.Class)
        if is_shown and not inspect.getdoc(found.obj):
            yield found.fullname
    for inner in module.submodules:
        yield from without_docstring(inner)


if __name__ == "__main__":
    sys.exit(main())
