"""Who may import whom: the contracts of pyproject.toml, and what an import really pulls in."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from dicedesk.games.catalogue import SPECS
from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
WITHOUT_QT = (
    "core", "play", "coach", "lab", "games", "features", "classroom", "cli",
)  # fmt: skip

# Imports every module of the packages named as arguments, then prints which of these are loaded.
IMPORT_ALL = """
import importlib, pkgutil, sys

def import_all(name):
    module = importlib.import_module(name)
    for found in pkgutil.iter_modules(getattr(module, "__path__", ())):
        import_all(f"{name}.{found.name}")

for name in sys.argv[1:]:
    import_all(name)
print(*sorted({"numpy", "PySide6", "shiboken6", "pyttsx3"} & set(sys.modules)))
"""
BLOCK = """
import sys

class Blocked:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6", "pyttsx3"):
            raise ModuleNotFoundError(f"{name} is not installed here")

sys.meta_path.insert(0, Blocked)
"""


def python(code: str, *arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
    )


RUN_COMMAND = """
import sys
from dicedesk import cli
cli.run(sys.argv[1:])
print("", "numpy" in sys.modules)
"""


MODULE_TEXT = re.compile(r"(dicedesk(?:\.\w+)+)(?::\w+)?")
"""How a text names a module, or something in it."""


def copy_of_the_program(folder: Path, added: Mapping[str, str] = MappingProxyType({})) -> Path:
    """A copy with these files, where each module named by a text is imported at the end of the file that names it.

    import-linter sees imports alone; in the copy it sees late loading by name too. Where a part of the name is worked
    out when the program runs, all modules of that form count. A late import may close a cycle: that contract is left
    to the program as it is.
    """
    shutil.copytree(ROOT / "dicedesk", folder / "dicedesk", ignore=shutil.ignore_patterns("__pycache__"))
    contracts = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    before, no_cycles = contracts.split('[[tool.importlinter.contracts]]\nname = "No cycles"\n')
    (folder / "pyproject.toml").write_text(before, encoding="utf-8")
    assert no_cycles.count("[") == 1
    for path, content in added.items():
        (folder / "dicedesk" / path).parent.mkdir(exist_ok=True)
        (folder / "dicedesk" / path).write_text(content, encoding="utf-8")
    modules = [
        ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        for path in (folder / "dicedesk").rglob("*.py")
    ]
    for path in (folder / "dicedesk").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if named := sorted(set(named_in(text, modules))):
            imports = "".join(f"import {name}\n" for name in named)
            path.write_text(f"{text}\n{imports}", encoding="utf-8")
    return folder


def named_in(text: str, modules: list[str]) -> Iterator[str]:
    """Which of the modules the texts of a file name."""
    if not re.search(r"""["']dicedesk\.""", text):
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Constant(value=str(name)) if found := MODULE_TEXT.fullmatch(name):
                yield from (module for module in modules if module == found[1])
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if start.startswith("dicedesk."):
                form = "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"
                    for part in node.values
                )
                yield from (module for module in modules if re.fullmatch(form.partition(":")[0], module))
            case _:
                pass


def test_the_import_contracts_hold() -> None:
    done = python(LINT)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_the_import_contracts_hold_also_for_what_is_imported_by_name(tmp_path: Path) -> None:
    done = python(LINT, folder=copy_of_the_program(tmp_path))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


LAYERS = "Layers import one way only"
NO_GAME = "What all games share knows none of them"
QT = "Qt and the speech engine live in ui and adapters alone"
BROKEN = {
    "games/draw.py": ("import PySide6.QtCore\n", QT),
    "play/draw.py": (
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from PySide6.QtCore import QObject\n",
        QT,
    ),
    "core/fast.py": ("import numpy\n", "Rules need no numpy"),
    "games/hazard/lucky.py": ("import random\n", "Luck, clocks and the system are handed in"),
    "play/shortcut.py": ("from dicedesk.games.hog import rules\n", LAYERS),
    "extras/__init__.py": ("", LAYERS),
    "ui/cli_too.py": ("from dicedesk import cli\n", LAYERS),
    "games/hazard/eight.py": ("from dicedesk.games.hog import rules\n", "Games know nothing of each other"),
    "ui/games/hazard/eight.py": (
        "from dicedesk.ui.games.hog import tab\n",
        "Tabs know nothing of each other",
    ),
    "features/of_hog.py": ("from dicedesk.games.hog import rules\n", NO_GAME),
    "cli/of_craps.py": ("def f():\n    from dicedesk.games.craps.coach import CRAPS_COACH\n", NO_GAME),
    "adapters/of_hog.py": (
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from dicedesk.games.hog.contest import hold\n",
        NO_GAME,
    ),
    "ui/base/of_hog.py": ("from dicedesk.games.hog import rules\n", NO_GAME),
    "ui/features/of_craps.py": (
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from dicedesk.ui.games.craps.layout import view\n",
        NO_GAME,
    ),
    "main/named.py": ('TAB = "dicedesk.ui.games.hazard.tab:TAB"\n', NO_GAME),
    "games/craps/named.py": (
        'RULES = "dicedesk.games.hog.rules:free_bacon"\n',
        "Games know nothing of each other",
    ),
    "lab/named.py": ('WINDOW = f"dicedesk.ui.games.{__name__}.tab"\n', LAYERS),
}
"""Files that break a contract: what stands in them, and how the contract begins."""


@pytest.fixture(scope="module")
def told_of_all(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """What is told of a copy of the program that has all of these files."""
    added = {path: content for path, (content, _) in BROKEN.items()}
    return python(LINT, folder=copy_of_the_program(tmp_path_factory.mktemp("copy"), added))


@pytest.mark.parametrize("path", BROKEN)
def test_a_broken_contract_is_noticed(path: str, told_of_all: subprocess.CompletedProcess[str]) -> None:
    module = ".".join(Path("dicedesk", path).with_suffix("").parts).removesuffix(".__init__")
    titles = re.split(r"^(\S.*)\n-+\n", told_of_all.stdout, flags=re.MULTILINE)
    told = dict(zip(titles[1::2], titles[2::2], strict=True))
    assert told_of_all.returncode == 1, told_of_all.stderr
    assert [
        title
        for title, names in told.items()
        if title.startswith(BROKEN[path][1])
        and re.search(rf"{re.escape(module)}( ->|$)", names, re.MULTILINE)
    ] != [], f"“{BROKEN[path][1]}” does not name {module}"


def test_the_games_load_neither_numpy_nor_qt_before_their_coach() -> None:
    games = (f"dicedesk.games.{game.replace('-', '_')}.game" for game in SPECS)
    done = python(IMPORT_ALL, "dicedesk.core", *games)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "\n")


def test_everything_but_the_window_works_without_qt() -> None:
    done = python(BLOCK + IMPORT_ALL, *(f"dicedesk.{name}" for name in WITHOUT_QT))
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "numpy\n")


def test_the_card_of_an_ending_does_not_load_the_review() -> None:
    done = python(
        "import sys, dicedesk.features.review.jobs\nprint('dicedesk.features.review.game' in sys.modules)"
    )
    assert (done.stderr, done.stdout) == ("", "False\n")


def test_the_command_line_loads_numpy_only_when_chances_are_asked_for(tmp_path: Path) -> None:
    record = tmp_path / "one.dice"
    record.write_text('[Game "hog"]\nroll 2 : 3 4\n', encoding="utf-8")
    loaded = [
        python(RUN_COMMAND, *words).stdout[-6:] for words in (("replay", str(record)), ("odds", "poker-dice"))
    ]
    assert loaded == ["False\n", " True\n"]
