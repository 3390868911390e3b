"""The tour: every game is played in a window that nobody sees, and pictures of it go into a folder."""

import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt

from dicedesk.adapters.memory import Collector
from dicedesk.adapters.speech.recorded_speech import RecordedSpeech
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.assets import ENGLISH
from dicedesk.core.rollers import SeededDice
from dicedesk.main.options import program_version
from dicedesk.main.service_parts import Devices, service_parts
from dicedesk.play.ports.audio import NoSound
from dicedesk.play.ports.jobs import ImmediateJobs
from dicedesk.play.settings import SettingsKeeper
from dicedesk.tour.guide import Guide, TourError
from dicedesk.tour.tour import take_tour
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.app import make_app
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.table.game_tab import TabParts
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.main_window import WindowParts
from dicedesk.ui.window.services import Services, make_looks
from dicedesk.ui.window.shell import Shell

EXIT_FAILED = 1
SEED = 8


class TourClock:
    """Goes on by a second whenever it is asked, so that each tour happens at the same time."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 22, 12, tzinfo=UTC)

    def now(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now


def run_tour(folder: str, code: str | None, guide: type[Guide] = Guide) -> int:
    """Takes it in the language of a code, led by a guide; returns the exit code."""
    with TemporaryDirectory() as kept, closing(SqliteStore(Path(kept))) as store:
        return _tour_with(store, Path(kept), folder, code, guide)


def _tour_with(store: SqliteStore, kept: Path, folder: str, code: str | None, guide: type[Guide]) -> int:
    """Keeps the games that it plays in a folder of its own, so that it changes nobody's."""
    app = make_app([], offscreen=True)
    install_roles()
    shell = Shell()
    settings = SettingsBridge(SettingsKeeper(store), app)
    looks = make_looks(app, settings, "dark", code or ENGLISH)
    appearance = looks.appearance
    speech = RecordedSpeech(lambda: Path(folder) / "award.wav")
    clock = TourClock()
    devices = Devices(speech, NoSound(), lambda answers: SEED % answers, clock)
    made = service_parts(store, kept, looks, devices)
    services, dice = Services(lambda: made, appearance), SeededDice(SEED)
    tabs = all_tabs(TabParts(store, clock, settings, lambda _: dice, appearance, ImmediateJobs(), looks.dice))
    facts = program_version(), ""
    held = CurrentWindow(shell, WindowParts(tuple(tabs), services, lambda: facts))
    Collector(lambda: held.is_quiet, app)
    looks.language.changed.connect(held.make_anew, Qt.ConnectionType.QueuedConnection)
    try:
        take_tour(guide(app, held, appearance, Path(folder), partial(print, flush=True)))
    except (TourError, OSError) as error:
        print(f"dicedesk: the tour failed: {error}", file=sys.stderr)
        return EXIT_FAILED
    finally:
        shell.close()
    return 0
