"""A newcomer finds the place for a change in a minute: a map in each package."""

import ast
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = PROJECT / "dicedesk"
PACKAGING = PROJECT / "packaging"
PACKAGES = sorted(file.parent for root in (PROGRAM, PACKAGING) for file in root.rglob("__init__.py"))
LEAST_LINES_OF_A_MAP = 3


def modules(package: Path) -> list[str]:
    return sorted(file.stem for file in package.glob("*.py") if file.stem != "__init__")


def named(package: Path) -> str:
    return package.relative_to(PROJECT).as_posix()


@pytest.mark.parametrize("package", PACKAGES, ids=named)
def test_each_package_has_a_map(package: Path) -> None:
    told = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert len(told.splitlines()) >= LEAST_LINES_OF_A_MAP or len(modules(package)) < 2


def test_python_in_the_packaging_lies_in_packages_but_for_what_is_started() -> None:
    loose = [path for path in PACKAGING.rglob("*.py") if not (path.parent / "__init__.py").exists()]
    assert {path.name for path in loose} == {
        "build.py", "build_hook.py", "dev.py", "make.py", "make_translations.py", "metadata_hook.py", "release.py"
    }  # fmt: skip
