"""Programs that share one screen and one loudspeaker."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.patience import PATIENCE_S, killed_if_late

HERE = Path(__file__).parent
PACKAGING = HERE.parents[1] / "packaging"

# Scripts are no package: what starts a sound server, or reads kept games, is imported from their folders.
sys.path += [str(folder) for folder in (PACKAGING, HERE) if str(folder) not in sys.path]


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A virtual screen of its own."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        # Without -noreset the server starts anew when its last client goes, and loses a client that comes just then.
        [
            *("Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24"),
            *("-nolisten", "tcp", "-noreset"),
        ],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with killed_if_late(server, "the number of a screen by Xvfb"), os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(PATIENCE_S)


@pytest.fixture(scope="session")
def screen_reader() -> ModuleType:
    """The module screen_reader.py beside this file; test folders are no packages, so it is found by its path."""
    spec = importlib.util.spec_from_file_location("screen_reader", HERE / "screen_reader.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # a dataclass looks its module up
    spec.loader.exec_module(module)
    return module
