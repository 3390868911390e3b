"""Imports stand at the top of their file; one in a function says beside it why it waits."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IMPORTS_BY_NAME = re.compile(r"\b(import_module|resolve_name|__import__)\b")
MAY_IMPORT_LATE = re.compile(r"^[ \t]+(from\s.*\s)?import\b|[:;][ \t]*(from\s.*\s)?import\b", re.MULTILINE)
"""What stands in each file that imports within a function; the others need not be parsed."""

BY_NAME = {
    "dicedesk/games/catalogue.py": "it is the door to the games: each part of one is loaded when it is asked for",
    "dicedesk/games/frame.py": "a game names its coach and its exercises, which are loaded when they are asked for",
    "dicedesk/ui/games/catalogue.py": "it is the door to the tabs: what only one game needs comes with its tab",
    "dicedesk/classroom/magic8ball.py": "students' code may have no speech engine, and need none",
    "dicedesk/adapters/qt_sound.py": "Qt's multimedia library may be missing",
    "dicedesk/ui/base/app.py": "PySide replaces how Python imports; this undoes it",
}
"""The only files that import what they have the name of, and why."""


@cache
def sources() -> dict[str, str]:
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "dicedesk").rglob("*.py"))
    }


def unexplained(text: str) -> Iterator[str]:
    """The imports within functions that have no comment on their own line or above their group."""
    lines, explained = text.splitlines(), set[int]()
    functions = [
        node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    late = {
        node
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    for node in sorted(late, key=lambda node: node.lineno):
        above = node.lineno - 1
        if (
            "#" in lines[node.lineno - 1]
            or lines[above - 1].lstrip().startswith("#")
            or explained & {above, above - 1}
        ):
            explained |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        else:
            yield lines[node.lineno - 1].strip()


def test_each_import_in_a_function_says_why_it_waits() -> None:
    found = {
        name: list(unexplained(text)) for name, text in sources().items() if MAY_IMPORT_LATE.search(text)
    }
    assert {name: late for name, late in found.items() if late} == {}


@pytest.mark.parametrize(
    ("body", "is_explained"),
    [
        ("    # The first chart needs it: 90 ms.\n    import numpy\n", True),
        ("    import numpy  # 90 ms\n", True),
        ("    # Both: 90 ms.\n    from numpy import (\n        array,\n    )\n    import this\n", True),
        ("    import numpy\n", False),
        ("    # About something else.\n    x = 1\n    import numpy\n", False),
    ],
)
def test_a_late_import_without_a_reason_would_be_found(body: str, is_explained: bool) -> None:
    assert (list(unexplained(f"def f():\n{body}")) == []) == is_explained


def test_modules_are_imported_by_name_at_these_places_alone() -> None:
    assert {name for name, text in sources().items() if IMPORTS_BY_NAME.search(text)} == set(BY_NAME)
