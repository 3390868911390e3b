"""A newcomer finds the place for a change in a minute: few files a folder, and a map in each package."""

import ast
from pathlib import Path

import pytest

from dicedesk.games.registry import GAMES

PROGRAM = Path(__file__).resolve().parents[2] / "dicedesk"
PACKAGES = sorted(file.parent for file in PROGRAM.rglob("__init__.py"))
GAMES_OWN = frozenset(name.replace("-", "_") for name in GAMES)
"""What is a game's own may be as much as the game needs."""

MOST_FILES = 12
MOST_LOOSE = {"ui": 8, "session": 10}
LEAST_LINES_OF_A_MAP = 3


def modules(package: Path) -> list[str]:
    return sorted(file.stem for file in package.glob("*.py") if file.stem != "__init__")


def named(package: Path) -> str:
    return package.relative_to(PROGRAM.parent).as_posix()


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
