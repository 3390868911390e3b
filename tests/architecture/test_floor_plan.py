"""A newcomer finds the place for a change in a minute: few files a folder, and a map in each package."""

import ast
from pathlib import Path

import pytest

from dicedesk.games.registry import GAMES

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = PROJECT / "dicedesk"
PACKAGING = PROJECT / "packaging"
PACKAGES = sorted(file.parent for root in (PROGRAM, PACKAGING) for file in root.rglob("__init__.py"))
GAMES_OWN = frozenset(name.replace("-", "_") for name in GAMES)
"""What is a game's own may be as much as the game needs."""

MOST_FILES = 12
MOST_LOOSE = {"ui": 8, "session": 10}
LEAST_LINES_OF_A_MAP = 3


def modules(package: Path) -> list[str]:
    return sorted(file.stem for file in package.glob("*.py") if file.stem != "__init__")


def named(package: Path) -> str:
    return package.relative_to(PROJECT).as_posix()


@pytest.mark.parametrize(
    "package", [package for package in PACKAGES if package.name not in GAMES_OWN], ids=named
)
def test_no_folder_holds_more_than_a_dozen_files(package: Path) -> None:
    assert len(modules(package)) <= MOST_FILES


@pytest.mark.parametrize("name", MOST_LOOSE)
def test_few_files_lie_loose_beside_the_packages(name: str) -> None:
    assert len(modules(PROGRAM / name)) <= MOST_LOOSE[name]


@pytest.mark.parametrize("package", PACKAGES, ids=named)
def test_each_package_has_a_map(package: Path) -> None:
    told = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert len(told.splitlines()) >= LEAST_LINES_OF_A_MAP or len(modules(package)) < 2


def test_each_folder_of_the_packaging_holds_at_most_a_dozen_files_of_any_kind() -> None:
    folders = [
        PACKAGING,
        *(path for path in PACKAGING.iterdir() if path.is_dir() and path.name != "__pycache__"),
    ]
    held = {named(folder): [path.name for path in folder.iterdir() if path.is_file()] for folder in folders}
    full = {name: files for name, files in held.items() if len(files) - ("__init__.py" in files) > MOST_FILES}
    assert full == {}


def test_python_in_the_packaging_lies_in_packages_but_for_what_is_started() -> None:
    loose = [path for path in PACKAGING.rglob("*.py") if not (path.parent / "__init__.py").exists()]
    assert {path.name for path in loose} == {
        "build.py", "build_hook.py", "dev.py", "make.py", "make_translations.py", "metadata_hook.py", "release.py"
    }  # fmt: skip
