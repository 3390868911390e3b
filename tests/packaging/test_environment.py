"""The stamp that says from what an environment was made."""

import shutil
from pathlib import Path

import pytest
import setup.environment
from setup.environment import Environment


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with nothing in it but what an environment is made from."""
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "requirements.lock").write_text("numpy==1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def made(checkout: Path) -> Environment:
    """An environment that looks made, with a stamp that fits."""
    environment = Environment(checkout)
    environment.programs.mkdir(parents=True)
    environment.python.touch()
    setup.environment.note(environment, **setup.environment.ingredients(environment))
    return environment


def test_a_changed_lock_asks_for_new_packages(made: Environment) -> None:
    made.lock_file.write_text("numpy==2\n", encoding="utf-8")
    assert setup.environment.ingredients(made)["packages"] != setup.environment.read_stamp(made)["packages"]


def test_a_changed_lock_leaves_the_project_as_it_is(made: Environment) -> None:
    made.lock_file.write_text("numpy==2\n", encoding="utf-8")
    assert setup.environment.ingredients(made)["project"] == setup.environment.read_stamp(made)["project"]


def test_a_changed_pyproject_asks_for_the_project_alone(made: Environment) -> None:
    before = setup.environment.ingredients(made)
    (made.project / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    after = setup.environment.ingredients(made)
    assert (before["packages"] == after["packages"], before["project"] == after["project"]) == (True, False)


def test_an_environment_at_another_place_is_another_one(made: Environment, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(made.project, copy)
    here, there = (setup.environment.ingredients(place) for place in (made, Environment(copy)))
    assert here["packages"] != there["packages"]


def test_nothing_is_done_to_an_environment_whose_stamp_fits(
    made: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    setup.environment.ensure(made)
    assert capsys.readouterr() == ("", "")


def test_a_half_made_environment_has_no_stamp(checkout: Path) -> None:
    environment = Environment(checkout)
    environment.programs.mkdir(parents=True)
    environment.python.touch()
    assert setup.environment.read_stamp(environment) == {}


def test_a_stamp_without_an_interpreter_counts_for_nothing(made: Environment) -> None:
    made.python.unlink()
    assert setup.environment.read_stamp(made) == {}


@pytest.mark.parametrize("text", ["", "{", "[]", "3"])
def test_a_damaged_stamp_counts_for_nothing(made: Environment, text: str) -> None:
    made.stamp_file.write_text(text, encoding="utf-8")
    assert setup.environment.read_stamp(made) == {}


def test_a_finding_is_added_to_what_the_stamp_holds(made: Environment) -> None:
    setup.environment.note(made, libraries="found")
    assert setup.environment.read_stamp(made) == {**setup.environment.ingredients(made), "libraries": "found"}


def test_programs_of_the_environment_are_found_first(made: Environment) -> None:
    assert made.variables()["PATH"].startswith(str(made.programs))
