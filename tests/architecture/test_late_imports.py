"""What is loaded late is late as a whole: elsewhere imports stand at the top of their file."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BY_NAME = frozenset({"import_module", "resolve_name", "__import__"})
"""Functions that import what they are given the name of."""
MAY_IMPORT_LATE = re.compile(
    r"(^[ \t]+|[:;][ \t]*)(from\s.*\s)?import\b|" + "|".join(sorted(BY_NAME)), re.MULTILINE
)
"""What stands in each file that imports within a function; the others need not be parsed."""

LATE = {
    ("__main__", "dicedesk"): "the commands need no window, and the window none of the commands",
    (
        "__main__",
        "dicedesk.cli.languages.language",
    ): "only commands and --help are written in the terminal's language",
    ("__main__", "dicedesk.adapters.storage.terminal_games"): "as the commands, which it serves",
    ("__main__", "dicedesk.cli.terminal"): "for an output that cannot be written alone",
    ("__main__", "dicedesk.wiring.version"): "reading it takes as long as a tenth of the start",
    ("__main__", "dicedesk.wiring.self_check"): "it has to answer where half of Qt is missing",
    ("adapters/screen", "dicedesk.adapters.x_display"): "sockets are for X alone",
    ("wiring/start", "dicedesk.wiring.tour"): "it loads all games before its first picture",
    ("wiring/start", "dicedesk.wiring.opening"): "Qt may end the process where there is no screen",
    ("wiring/start", "dicedesk.adapters.first_window"): "Qt's sockets are for a second start alone",
    ("wiring/start", "dicedesk.wiring.waiting"): "as these",
    ("wiring/waiting", "dicedesk.ui.app"): "a start that is answered at once needs no screen",
    ("wiring/waiting", "dicedesk.ui.shell.waiting"): "as the screen",
    (
        "wiring/start",
        "dicedesk.wiring.program",
    ): "THE boundary: the games come after the first paint, as a whole",
    ("wiring/program", "dicedesk.wiring.afterwards"): "what the first key need not wait for",
    (
        "wiring/program",
        "dicedesk.wiring.service_parts",
    ): "sound and voice are looked for when the game is painted",
    ("wiring/program", "dicedesk.adapters.jobs.process_jobs"): "many a game is played without a job",
    ("wiring/program", "dicedesk.adapters.jobs.thread_jobs"): "looks the store over when the game is painted",
    ("wiring/program", "dicedesk.wiring.facts"): "found out when somebody opens About",
    ("wiring/program", "dicedesk.wiring.saving.errors"): "loaded for the first unexpected error",
    ("wiring/program", "dicedesk.ui.window.outline_drawn"): "drawn when the window closes",
    (
        "ui/window/main_window",
        "dicedesk.ui.window.dialogs",
    ): "all windows beside the game, which no start needs",
    (
        "ui/window/main_window",
        "dicedesk.ui.window.records.record_commands",
    ): "files of records need all games",
    (
        "core/by_name",
        "import_module",
    ): "one page is seen at a start: a game comes with its tab, its cards and its coach after that",
    (
        "odds/poker_dice",
        "dicedesk.odds.poker_dice_solver",
    ): "first use of numpy, which the window never loads",
    ("lab/win_rates", "dicedesk.lab.simulation.hazard"): "first use of numpy, which the window never loads",
    ("cli/__init__", "dicedesk.cli.chances"): "first use of numpy: a record is replayed without it",
    ("classroom/magic8ball", "import_module"): "students' code may have no speech engine, and need none",
    ("adapters/qt_sound", "import_module"): "first use of Qt's multimedia library, which may be missing",
}
"""Each import inside a function: the file, what it imports, and why it can't stand at the top."""


@cache
def imported_late() -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for path in sorted((ROOT / "dicedesk").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not MAY_IMPORT_LATE.search(text):
            continue
        name, tree = path.relative_to(ROOT / "dicedesk").with_suffix("").as_posix(), ast.parse(text)
        functions = [
            node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        inside = {node for function in functions for node in ast.walk(function)}
        found += [(name, what) for node in inside for what in imports_of(node)]
    return tuple(found)


def imports_of(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=module):
            return [module or ""]
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)) if called in BY_NAME:
            return [called]
        case _:
            return []


def test_each_late_import_is_listed_with_its_reason() -> None:
    assert sorted(set(imported_late()) - set(LATE)) == []


def test_no_listed_import_has_gone() -> None:
    assert sorted(set(LATE) - set(imported_late())) == []


def test_nothing_replaces_how_python_imports_but_the_line_that_undoes_it() -> None:
    files = (path for path in (ROOT / "dicedesk").rglob("*.py") if "__import__" in path.read_text("utf-8"))
    assert [path.relative_to(ROOT).as_posix() for path in files] == ["dicedesk/ui/app.py"]
