"""What holds for tests of the window: after each one Qt is as quiet as before it."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dicedesk.ports.clock import StandingClock
from dicedesk.ports.sound import RememberedSound
from dicedesk.ports.speech import Availability, NoSpeech, Speech
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.dice_wishes import DiceSettings
from dicedesk.session.oracle import Oracle
from dicedesk.session.own_word import OwnWord
from dicedesk.session.sound import SoundSettings
from dicedesk.session.voice import VoiceSettings
from dicedesk.ui.appearance import Appearance, ThemeChoice
from dicedesk.ui.dialogs.desk import Desk, DeskParts
from dicedesk.ui.dice_look import DiceLook
from dicedesk.ui.sounds import Sounds


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


@pytest.fixture
def appearance(qapp: QApplication, qtbot: QtBot) -> Iterator[Appearance]:
    """The dark theme; the application looks as before when the test is over."""
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    made = Appearance(qapp, ThemeChoice.DARK)
    yield made
    made.deleteLater()
    qapp.setFont(font)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


@pytest.fixture
def voice() -> Speech:
    """The voice of the window: none."""
    return NoSpeech(Availability("No voice is wanted in tests."))


@pytest.fixture
def sound() -> RememberedSound:
    """What can be heard of the window: nothing, but it remembers."""
    return RememberedSound()


@pytest.fixture
def desk(appearance: Appearance, voice: Speech, sound: RememberedSound) -> Desk:
    """The windows beside the game, with an Oracle that gives its first answer."""
    store = ForgetfulStore()
    oracle = Oracle(store, StandingClock(), lambda _: 0)
    sounds, look = Sounds(sound, SoundSettings(store)), DiceLook(DiceSettings(store))
    return Desk(
        lambda: DeskParts(oracle, VoiceSettings(store), voice, OwnWord(store), look, sounds), appearance
    )
