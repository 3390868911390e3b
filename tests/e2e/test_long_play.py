"""The real program, played with a screen reader on while other readers come and are killed; for hours by hand."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent
SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
PROGRAMS = ("Xvfb", "xdotool", "dbus-daemon")
MISSING = [name for name in PROGRAMS if shutil.which(name) is None] + ["at-spi2-core"] * (
    not SERVICE.exists()
)
SECONDS = 4

# In CI a missing program is a failure, not a skipped test.
pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(bool(MISSING) and not os.environ.get("CI"), reason=f"not installed: {MISSING}"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no AT-SPI"),
]


@pytest.fixture
def long_play(screen_reader: ModuleType) -> ModuleType:
    """The script beside this file."""
    spec = importlib.util.spec_from_file_location("long_play", HERE / "long_play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # a dataclass looks its module up
    spec.loader.exec_module(module)
    return module


@pytest.mark.long
def test_readers_that_come_and_are_killed_do_not_stop_a_game(long_play: ModuleType) -> None:
    course = long_play.play(SECONDS, seed=3)
    assert course.steps
    assert course.went_well, str(course)
