"""The tour: every game is played in a window that nobody sees, and pictures of it go into a folder."""

import sys
from contextlib import ExitStack, closing
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
from dicedesk.main.late_parts import late_parts
from dicedesk.main.options import program_version
from dicedesk.main.program import app_parts
from dicedesk.play.ports.audio import NoSound
from dicedesk.play.ports.backups import NoBackups
from dicedesk.play.ports.jobs import ImmediateJobs, OneByOne
from dicedesk.tour.guide import Guide, TourError
from dicedesk.tour.more_games import play_more_games
from dicedesk.tour.tour import take_tour
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.app import make_app
from dicedesk.ui.base.late_parts import LateParts
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.window.current_window import CurrentWindow
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
    """Take the tour in the language of a code, led by a guide; return the exit code.

    It saves the games that it plays in a folder of its own, so that it changes nobody's.
    """
    with ExitStack() as at_end:
        kept = Path(at_end.enter_context(TemporaryDirectory()))
        store = at_end.enter_context(closing(SqliteStore(kept)))
        return _tour_with(store, kept, at_end, Path(folder), code, guide)


def _tour_with(
    store: SqliteStore, kept: Path, at_end: ExitStack, folder: Path, code: str | None, guide: type[Guide]
) -> int:
    app, jobs, dice = make_app([], offscreen=True), ImmediateJobs(), SeededDice(SEED)
    install_roles()
    shell = Shell()

    def make_late(parts: AppParts) -> LateParts:
        speech = RecordedSpeech(lambda: folder / "award.wav")
        return late_parts(
            parts,
            kept,
            at_end,
            speech,
            NoSound(),
            lambda answers: SEED % answers,
            NoBackups(),
            OneByOne(),
            lambda: (program_version(), ""),
        )

    parts = app_parts(
        app,
        store,
        TourClock(),
        jobs,
        jobs,
        make_late,
        theme="dark",
        language=code or ENGLISH,
        dice=lambda _: dice,
    )
    held = CurrentWindow(shell, parts, all_tabs(parts))
    Collector(lambda: held.is_quiet, app)
    parts.language.changed.connect(held.make_anew, Qt.ConnectionType.QueuedConnection)
    try:
        take_tour(
            guide(app, held, parts.appearance, folder, partial(print, flush=True)),
            partial(play_more_games, store, parts.clock, parts.settings.keeper),
        )
    except (TourError, OSError) as error:
        print(f"dicedesk: the tour failed: {error}", file=sys.stderr)
        return EXIT_FAILED
    finally:
        shell.close()
    return 0
