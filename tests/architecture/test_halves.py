"""Both halves of the suite together run each test, and twice those alone that may come to something else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import os
from pathlib import Path

import pytest

IS_FIRST = os.environ["HALF"] == "first"


@pytest.fixture(autouse=True)
def noted(request):
    Path(request.node.name).touch()


@pytest.fixture
def ends_badly():
    yield
    assert not IS_FIRST


def test_same(): pass


@pytest.mark.parametrize("number", [1, 2])
def test_numbered(number): pass


@pytest.mark.skipif(IS_FIRST, reason="needs Qt")
def test_with_qt(): pass


@pytest.mark.installed
def test_packages(): pass


def test_failing(): assert not IS_FIRST


def test_ending(ends_badly): pass
"""


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with tests."""
    folder = tmp_path_factory.mktemp("suite")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = installed\n", encoding="utf-8")
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def halves(suite: Path) -> list[set[str]]:
    """Which tests run in the first half, in the second, and where the second runs once more."""
    return [ran(suite, half) for half in ("first", "second", "second")]


def ran(suite: Path, half: str) -> set[str]:
    """The names of the tests that run in a half; another process runs them, as in a whole run."""
    plugins = (word for name in ("xdist", "tests.halves") for word in ("-p", name))
    subprocess.run(  # noqa: S603
        [sys.executable, "-m", "pytest", *plugins, f"--half={half}", "-n", "1"],
        cwd=suite,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "HALF": half},
        capture_output=True,
        timeout=PATIENCE_S,
    )
    notes = list(suite.glob("test_*[!y]"))
    for note in notes:
        note.unlink()
    return {note.name for note in notes}


ALWAYS = {"test_packages", "test_failing", "test_ending"}


def test_the_first_half_runs_all_that_it_can(halves: list[set[str]]) -> None:
    assert halves[0] == {"test_same", "test_numbered[1]", "test_numbered[2]", *ALWAYS}


def test_the_second_half_leaves_out_what_has_passed(halves: list[set[str]]) -> None:
    assert halves[1] == {"test_with_qt", *ALWAYS}


def test_a_second_half_without_a_first_one_runs_all(halves: list[set[str]]) -> None:
    assert halves[2] == halves[0] | halves[1]
