"""The plain-Python pass that Hog's exact chances are measured against."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def plain_hog() -> ModuleType:
    """The module plain_hog.py beside this file; test folders are no packages, so it is found by its path."""
    spec = importlib.util.spec_from_file_location("plain_hog", Path(__file__).with_name("plain_hog.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
