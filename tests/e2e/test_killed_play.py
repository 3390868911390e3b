"""The real program, killed again and again while it is used: nothing that was shown is lost.

`python tests/e2e/killed_play.py 200` does it 200 times in each game.
"""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from dicedesk.games.catalogue import SPECS

HERE = Path(__file__).parent
KILLS = 5

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.long,
    pytest.mark.skipif(
        sys.platform == "win32", reason="Windows has no pipes that can be read without waiting"
    ),
]


@pytest.fixture(scope="module")
def killed_play() -> ModuleType:
    """The script beside this file."""
    spec = importlib.util.spec_from_file_location("killed_play", HERE / "killed_play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # a dataclass looks its module up
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("what", [*SPECS, "typed dice", "settings", "history"])
def test_all_that_was_shown_is_kept_once_whenever_the_program_is_killed(
    killed_play: ModuleType, what: str
) -> None:
    found = killed_play.kill(what, KILLS, seed=3)
    assert (found.kills, found.wrong) == (KILLS, [])
    assert found.shown >= KILLS


def test_what_is_missing_or_there_twice_is_found_out(killed_play: ModuleType) -> None:
    shown = [{"id": "one", "moves": ["roll 1 : 2"]}, {"id": "one", "moves": ["roll 1 : 2", "roll 1 : 3"]}]
    compared = killed_play._wrong_games
    whole = {"one": ["roll 1 : 2", "roll 1 : 3", "roll 1 : 4"]}
    assert compared(whole, {}, shown) == []
    assert compared({"one": ["roll 1 : 2"]}, {}, shown)
    assert compared({}, {}, shown)
    assert compared(whole, {"gone": []}, shown) == ["gone is gone"]
    assert compared(whole, {"one": []}, shown)
