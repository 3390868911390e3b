"""The setting-up scripts are no package: they are imported from their folder, as Python does when it starts one."""

import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
PACKAGING = PROJECT / "packaging"

if str(PACKAGING) not in sys.path:
    sys.path.append(str(PACKAGING))


@pytest.fixture
def project() -> Path:
    """The checkout that the tests lie in."""
    return PROJECT


@pytest.fixture
def lock(project: Path) -> str:
    """The lock of the checkout, as text."""
    return (project / "packaging" / "requirements.lock").read_text(encoding="utf-8")
