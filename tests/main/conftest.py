"""Starts of the program in this process, on no screen: what a start changes in it is as before after the test."""

import gc
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication

from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.assets import ENGLISH
from dicedesk.main import program
from dicedesk.main.opening import Start
from dicedesk.main.options import StartOptions
from dicedesk.play.ports.audio import Availability
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.window.shell import Shell, WindowMemory
from tests.fakes.jobs import ImmediateJobs
from tests.fakes.sound import RememberedSound
from tests.fakes.speech import NoSpeech
from tests.ui.conftest import appearance, kept_settings, language, qt_is_left_at_rest, qtbot
from tests.ui.parts import late_parts_with, parts_with

LATER_MS = 3_600_000

__all__ = ["appearance", "kept_settings", "language", "qt_is_left_at_rest", "qtbot"]


@pytest.fixture(autouse=True)
def process_is_as_before() -> Iterator[None]:
    """Restores what a start changes for the whole process."""
    hook, interval, locale = sys.excepthook, sys.getswitchinterval(), QLocale()
    yield
    sys.excepthook = hook
    sys.setswitchinterval(interval)
    QLocale.setDefault(locale)
    gc.enable()


@pytest.fixture
def nothing_stays_frozen() -> Iterator[None]:
    """Has the collector look at what `build` froze, too.

    That would show garbage of earlier tests as well, which goes first.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A start whose empty window is not shown yet; what was put at its end is closed after the test."""
    # What is done later has tests of its own.
    monkeypatch.setattr(program, "REST_AFTER_MS", LATER_MS)
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    lock = FolderLock(tmp_path)
    store = SqliteStore(tmp_path, lock)
    shell = Shell()
    with ExitStack() as at_end:
        at_end.callback(lock.close)
        options = StartOptions(theme="dark", language=ENGLISH)
        yield Start(options, qapp, shell, store, WindowMemory(store), tmp_path, lock, at_end)
        shell.close()
    store.close()
    shell.deleteLater()
    for kind in (DiceLook, Appearance, WindowLanguage, SettingsBridge):
        for made in qapp.findChildren(kind):
            made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setFont(font)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


@pytest.fixture
def parts(appearance: Appearance, language: WindowLanguage, kept_settings: SettingsBridge) -> AppParts:
    """The parts of a window over a store in memory."""
    make_late = late_parts_with(NoSpeech(Availability("None.")), RememberedSound())
    return parts_with(ForgetfulStore(), kept_settings, language, appearance, ImmediateJobs(), make_late)
