"""The golden playthroughs, byte for byte; only rewrite.py writes them."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from dicedesk.core.game import Event
from dicedesk.core.record import Record, parse_record
from dicedesk.games.catalogue import SPECS
from tests.patience import PATIENCE_S

FOLDER = Path(__file__).parent
PLAYTHROUGHS = sorted(FOLDER.glob("*.txt"))
IDS = [path.stem for path in PLAYTHROUGHS]


def events_of(game: str) -> list[type[Event]]:
    """Everything that can happen in the game."""
    rules = importlib.import_module(f"dicedesk.games.{game.replace('-', '_')}.rules")  # which defines them
    package = f"{rules.__package__}."
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(package)]
    # A dataclass with slots replaces the class that it is made from, which stays among the subclasses.
    return [kind for kind in kinds if vars(sys.modules[kind.__module__])[kind.__name__] is kind]


HAPPENINGS = [(game, kind) for game in SPECS for kind in events_of(game)]


@pytest.fixture(scope="module")
def rewrite() -> ModuleType:
    """The script that writes the playthroughs."""
    before = list(sys.path)
    spec = importlib.util.spec_from_file_location("playthroughs_rewrite", FOLDER / "rewrite.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


def record_of(path: Path) -> Record:
    return parse_record(path.read_bytes().decode("utf-8"), SPECS)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=IDS)
def test_a_playthrough_goes_as_it_was_written_down(path: Path, rewrite: ModuleType) -> None:
    assert rewrite.transcript(record_of(path)) == path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=IDS)
def test_a_playthrough_is_named_after_its_game(path: Path) -> None:
    assert path.stem.split("-")[0] == record_of(path).spec.id.split("-")[0]


@pytest.mark.parametrize("game", SPECS)
def test_every_game_is_played_to_its_end_in_a_playthrough(game: str) -> None:
    records = [record_of(path) for path in PLAYTHROUGHS]
    ends = [
        record.replay()[-1].step.state.outcome()
        for record in records
        if record.spec.id == game and record.plays
    ]
    assert any(ends), f"of {len(ends)} playthroughs of {game} none goes on to the end of the game"


@pytest.mark.parametrize(
    ("game", "kind"), HAPPENINGS, ids=[f"{game}-{kind.__name__}" for game, kind in HAPPENINGS]
)
def test_everything_that_can_happen_in_a_game_happens_in_a_playthrough(game: str, kind: type[Event]) -> None:
    records = [record_of(path) for path in PLAYTHROUGHS]
    happened = {
        type(event)
        for record in records
        if record.spec.id == game
        for played in record.replay()
        for event in played.step.events
    }
    assert kind in happened, f"no playthrough of {game} has a {kind.__name__}"


@pytest.mark.parametrize("game", SPECS)
def test_something_can_happen_in_every_game(game: str) -> None:
    assert events_of(game) != [], f"no class in dicedesk/games/{game.replace('-', '_')} derives from Event"


def test_the_script_finds_nothing_to_rewrite() -> None:
    checked = subprocess.run(  # noqa: S603
        [sys.executable, str(FOLDER / "rewrite.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
