"""The plain-Python programs that the fast ones are measured against."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def plain_hog() -> ModuleType:
    """The module plain_hog.py beside this file."""
    return beside("plain_hog")


@pytest.fixture(scope="session")
def plain_hazard() -> ModuleType:
    """The module plain_hazard.py beside this file."""
    return beside("plain_hazard")


@pytest.fixture(scope="session")
def plain_poker_dice() -> ModuleType:
    """The module plain_poker_dice.py beside this file."""
    return beside("plain_poker_dice")


def beside(name: str) -> ModuleType:
    """A module of this folder; test folders are no packages, so it is found by its path."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
