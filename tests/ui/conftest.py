"""What holds for tests of the window: after each one Qt is as quiet as before it."""

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QLocale,
    QObject,
    Qt,
    QTimer,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dicedesk.core.assets import ENGLISH
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import tr
from dicedesk.play.ports.audio import Availability, Speech
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.words import CONTEXT
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.windows import Windows
from tests.fakes.sound import RememberedSound
from tests.fakes.speech import NoSpeech
from tests.patience import PATIENCE_MS
from tests.patient_bot import PatientBot
from tests.ui.kept_settings import settings_of
from tests.ui.parts import late_parts_with, parts_with
from tests.ui.solved_jobs import DealtOnce, SolvedJobs
from tests.ui.windows import main_window, windows_over

LOOKS = 5
LONGER = 1.4
STRANGE = {"a": "åa", "e": "ëe", "i": "îi", "o": "øo", "u": "ûu"}
STRANGE |= {plain.upper(): strange.upper() for plain, strange in STRANGE.items()}
STRANGE_SIGNS = frozenset("".join(STRANGE.values())) - frozenset("aeiouAEIOU")
FIELD = re.compile(r"({[^}]*})")


def lengthened(text: str) -> str:
    """The text, LONGER and in strange letters; its fields stay, and its words end where they did."""
    parts = FIELD.split(text)
    words = [part for part in parts if not part.startswith("{")]
    if not any(sign.isalpha() for sign in "".join(words)):
        return text
    made = "".join(
        part if part.startswith("{") else "".join(STRANGE.get(sign, sign) for sign in part) for part in parts
    )
    length = len(text) + round(sum(map(len, words)) * (LONGER - 1))
    return made.ljust(length, "ø")


class PseudoLanguage(QTranslator):
    """A language that nobody speaks, with longer words than English, to see what a translation does to the window."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The longer text; nothing for those of Qt's own dialogs."""
        return lengthened(text) if context == CONTEXT else None

    def isEmpty(self) -> bool:
        """Qt asks only a translator that holds something."""
        return False


class WatchfulBot(PatientBot):
    """Hands that wait no longer than they must: they look after each batch of events."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        """Waits until the callback is true, or raises no AssertionError."""
        for _ in range(LOOKS):
            with suppress(AssertionError):
                if callback() in (None, True):
                    return
            QCoreApplication.processEvents()
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """The hands of the tests of the window."""
    return WatchfulBot(request)


def kinds_that_tick(of: type) -> set[type]:
    """A class and all that derive from it."""
    return {of}.union(*(kinds_that_tick(derived) for derived in of.__subclasses__()))


def is_busy(thing: QTimer | QAbstractAnimation) -> bool:
    """Whether this timer or animation goes on by itself."""
    if not isValid(thing):
        return False
    if isinstance(thing, QTimer):
        return thing.isActive()
    return thing.state() is QAbstractAnimation.State.Running


def described(thing: QObject) -> str:
    """The thing and what it belongs to."""
    owner = thing.parent()
    return f"{type(thing).__name__} of {type(owner).__name__ if owner else 'nobody'}"


@pytest.fixture(autouse=True)
def qt_is_left_at_rest(qapp: QApplication) -> Iterator[None]:
    """Fails a test after which a timer or an animation still runs or a window is still open.

    pytest-qt has closed the widgets that it was given by then. What Qt starts for itself, such as a style's
    own animation, is not looked at.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    open_windows = [type(widget).__name__ for widget in qapp.topLevelWidgets() if widget.isVisible()]
    # By type(), as isinstance() asks the thing itself, and a weak proxy of something that has gone raises.
    ticking = kinds_that_tick(QTimer) | kinds_that_tick(QAbstractAnimation)
    busy = [described(thing) for thing in gc.get_objects() if type(thing) in ticking and is_busy(thing)]
    assert open_windows == [], f"The test left windows open: {', '.join(open_windows)}"
    assert busy == [], f"The test left timers or animations running: {', '.join(busy)}"


@pytest.fixture(scope="session", autouse=True)
def numbers_as_in_english() -> None:
    """Has numbers written as the window writes them in English, whatever the language of the machine."""
    QLocale.setDefault(QLocale(ENGLISH))


@pytest.fixture(autouse=True)
def keys_are_no_taps(qapp: QApplication) -> None:
    """Has each key pressed for itself: a test needs no time between two of them."""
    qapp.setKeyboardInputInterval(0)


@pytest.fixture(scope="session", autouse=True)
def hints_of_the_desktop(qapp: QApplication) -> QStyleHints:
    """Keeps a name for Qt's hints: when the last one goes, PySide6 6.11 deletes a part of them that is Qt's own."""
    return qapp.styleHints()


@pytest.fixture
def appearance(qapp: QApplication, qtbot: QtBot) -> Iterator[Appearance]:
    """The dark theme; the application looks as before when the test is over."""
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    made = Appearance(qapp, ThemeChoice.DARK)
    yield made
    made.deleteLater()
    # What has been closed would be dressed anew before it goes, and that takes longer than many a test.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setFont(font)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


class Contrast(Enum):
    """Qt's names of the wishes for contrast, from 6.10 on."""

    NoPreference = 0
    HighContrast = 1


class Motion(Enum):
    """Qt's names of the wishes for motion, from 6.12 on."""

    NoPreference = 0
    ReducedMotion = 1


class OldHints(QObject):
    """What Qt below 6.10 knows of the desktop: light or dark, and nothing else."""

    colorSchemeChanged = Signal(object)  # noqa: N815 (Qt's own name)

    def __init__(self) -> None:
        """A desktop that does not say."""
        super().__init__()
        self.scheme = Qt.ColorScheme.Unknown

    def colorScheme(self) -> Qt.ColorScheme:
        """Light, dark, or unknown."""
        return self.scheme

    def become(self, scheme: Qt.ColorScheme) -> None:
        """Is light or dark from now on, and tells of it."""
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


class Hints(OldHints):
    """What Qt 6.10 knows of it besides."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815 (Qt's own name)
    contrast = Contrast.NoPreference

    def accessibility(self) -> QObject:
        """Who knows the other wishes."""
        return self

    def contrastPreference(self) -> Contrast:
        """The wish for contrast."""
        return self.contrast

    def ask_for_contrast(self, *, on: bool) -> None:
        """Wishes for high contrast from now on, or not any more, and tells of it."""
        self.contrast = Contrast.HighContrast if on else Contrast.NoPreference
        self.contrastPreferenceChanged.emit(self.contrast)


class NewHints(Hints):
    """What Qt 6.12 knows of it besides."""

    motionPreferenceChanged = Signal(object)  # noqa: N815 (Qt's own name)
    motion = Motion.NoPreference

    def motionPreference(self) -> Motion:
        """The wish for motion."""
        return self.motion

    def ask_for_calm(self, *, on: bool) -> None:
        """Wishes for less motion from now on, or not any more, and tells of it."""
        self.motion = Motion.ReducedMotion if on else Motion.NoPreference
        self.motionPreferenceChanged.emit(self.motion)


@pytest.fixture(params=["6.8", "6.10", "6.12"])
def any_hints(request: pytest.FixtureRequest) -> Any:
    """A desktop as each Qt knows it."""
    return {"6.8": OldHints, "6.10": Hints, "6.12": NewHints}[request.param]()


@pytest.fixture
def hints() -> NewHints:
    """A desktop that tells all of its wishes; a test changes them."""
    return NewHints()


@pytest.fixture
def voice() -> Speech:
    """The voice of the window: none."""
    return NoSpeech(Availability(tr("No voice is wanted in tests.")))


@pytest.fixture
def sound() -> RememberedSound:
    """What can be heard of the window: nothing, but it remembers."""
    return RememberedSound()


@pytest.fixture
def kept_settings() -> SettingsBridge:
    """The settings of the window: the defaults."""
    return settings_of()


@pytest.fixture
def language(qapp: QApplication, kept_settings: SettingsBridge) -> Iterator[WindowLanguage]:
    """The language of the window: English, also after a test that chose another one."""
    usual = QLocale()
    made = WindowLanguage(qapp, kept_settings, ENGLISH)
    yield made
    made.choose(ENGLISH)
    made.deleteLater()
    QLocale.setDefault(usual)


@pytest.fixture
def pseudo_language(qapp: QApplication) -> Iterator[Callable[[str], bool]]:
    """Has the window speak the pseudo-language; tells of a text whether it has words that did not go through it."""
    translator = PseudoLanguage()
    qapp.installTranslator(translator)
    yield lambda text: any(sign.isalpha() for sign in text) and not STRANGE_SIGNS & set(text)
    qapp.removeTranslator(translator)


@pytest.fixture
def parts(
    appearance: Appearance,
    voice: Speech,
    sound: RememberedSound,
    language: WindowLanguage,
    kept_settings: SettingsBridge,
    dealt_once: DealtOnce,
) -> AppParts:
    """What the windows share, with dice that always fall alike."""
    return parts_with(
        ForgetfulStore(),
        kept_settings,
        language,
        appearance,
        dealt_once,
        late_parts_with(voice, sound),
        lambda _: SeededDice(3),
    )


@pytest.fixture(scope="session")
def solved_jobs() -> SolvedJobs:
    """What games work out aside, each piece of it once in a run of the tests."""
    return SolvedJobs()


@pytest.fixture(scope="session")
def dealt_once() -> DealtOnce:
    """Jobs that deal the positions of the trainer, and compare strategies, once in a run of the tests."""
    return DealtOnce()


@pytest.fixture
def games(parts: AppParts, solved_jobs: SolvedJobs) -> list[TabSpec]:
    """The tabs of the program; what games work out aside is worked out once."""
    return all_tabs(replace(parts, jobs=solved_jobs, long_jobs=solved_jobs))


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    """An empty window that others lie over."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def beside(owner: QWidget, games: list[TabSpec], parts: AppParts) -> Iterator[Windows]:
    """What opens windows over an empty one, for tests that need no game on a table; it closes them in the end."""
    yield windows_over(owner, parts, games)
    for over in owner.findChildren(QDialog):
        over.close()


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> Iterator[MainWindow]:
    """The window of the program, on its first game; what lies open over it is closed in the end."""
    made = main_window(games, parts)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    for over in qapp.topLevelWidgets():
        if over is not made and over.isVisible():
            over.close()
