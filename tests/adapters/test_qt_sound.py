"""Qt's sounds: loaded when first needed, and no error where they are missing."""

import subprocess
import sys
from types import SimpleNamespace
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.adapters.qt_sound import QtSound
from dicedesk.play.ports.audio import Cue
from tests.patience import PATIENCE_S


class Effect:
    """In place of Qt's effect: remembers what it was asked."""

    made: ClassVar[list["Effect"]]

    def __init__(self, parent: object) -> None:
        self.made.append(self)
        self.source, self.volume, self.plays, self.is_gone = "", 0.0, 0, False

    def setSource(self, url: object) -> None:
        self.source = url.fileName()

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.plays += 1

    def stop(self) -> None:
        self.plays = 0

    def deleteLater(self) -> None:
        self.is_gone = True


class Library:
    """In place of Qt's multimedia library, on a computer with or without a device."""

    def __init__(self, *, has_device: bool = True, error: Exception | None = None) -> None:
        self.loads, self._error, self.made = 0, error, []
        effect = type("Fresh", (Effect,), {"made": self.made})
        output = SimpleNamespace(isNull=lambda: not has_device)
        self._module = SimpleNamespace(
            QSoundEffect=effect, QMediaDevices=SimpleNamespace(defaultAudioOutput=lambda: output)
        )

    def load(self) -> object:
        self.loads += 1
        if self._error is not None:
            raise self._error
        return self._module


def sound(library: Library, *, has_device: bool = True) -> QtSound:
    return QtSound(library.load, lambda: has_device)


def heard(library: Library, made: QtSound, times: int) -> list[str]:
    """Which file plays at each time that dice land."""
    files = []
    for _ in range(times):
        before = [effect.plays for effect in library.made] or [0] * 3
        made.play(Cue.TWO_DICE, 0.5)
        files += [each.source for each, plays in zip(library.made, before, strict=True) if each.plays > plays]
    return files


def test_nothing_is_loaded_before_the_first_cue(qapp: object) -> None:
    library = Library()
    made = sound(library)
    assert (bool(made.available), library.loads) == (True, 0)
    made.play(Cue.WON, 0.5)
    made.play(Cue.WON, 0.5)
    assert library.loads == 1


def test_no_two_throws_in_a_row_play_the_same_file(qapp: object) -> None:
    library = Library()
    files = heard(library, sound(library), 4)
    assert files == ["two-dice-1.wav", "two-dice-2.wav", "two-dice-3.wav", "two-dice-1.wav"]


@pytest.mark.parametrize(("asked", "most"), [(0.0, 0.0), (0.5, 0.5), (7.0, 1.0), (-1.0, 0.0)])
def test_the_volume_is_at_most_what_was_asked_for(asked: float, most: float, qapp: object) -> None:
    library = Library()
    sound(library).play(Cue.WON, asked)
    assert library.made[0].volume == pytest.approx(most)


def test_without_a_device_nothing_is_loaded_and_it_says_so(qapp: object) -> None:
    library = Library()
    made = sound(library, has_device=False)
    made.play(Cue.WON, 0.5)
    assert (library.loads, made.available.reason) == (0, "No sound device was found.")


def test_a_library_that_finds_no_device_is_asked_once(qapp: object) -> None:
    library = Library(has_device=False)
    made = sound(library)
    made.play(Cue.WON, 0.5)
    made.play(Cue.WON, 0.5)
    assert (library.loads, made.available.reason) == (1, "No sound device was found.")


def test_a_missing_library_is_told_in_a_sentence_and_looked_for_once(qapp: object) -> None:
    library = Library(error=ImportError("libpulse.so.0: cannot open shared object file."))
    made = sound(library)
    made.play(Cue.WON, 0.5)
    made.play(Cue.WON, 0.5)
    assert library.loads == 1
    assert made.available.reason == (
        "Qt's sound library could not be loaded: libpulse.so.0: cannot open shared object file."
    )


def test_closed_it_gives_everything_back_and_stays_silent(qapp: object) -> None:
    library = Library()
    made = sound(library)
    made.play(Cue.WON, 0.5)
    made.close()
    made.play(Cue.WON, 0.5)
    assert [(effect.plays, effect.is_gone) for effect in library.made] == [(0, True)]


def test_the_real_library_is_no_trouble_where_nobody_listens(qtbot: QtBot) -> None:
    code = (
        "from PySide6.QtWidgets import QApplication\n"
        "from PySide6.QtCore import QTimer\n"
        "from dicedesk.adapters.qt_sound import QtSound\n"
        "from dicedesk.play.ports.audio import Cue\n"
        "app = QApplication(['-platform', 'offscreen'])\n"
        "made = QtSound(has_device=lambda: True)\n"
        "made.play(Cue.WON, 0.0)\n"
        "QTimer.singleShot(50, app.quit)\n"
        "app.exec()\n"
        "made.close()\n"
        "print('done')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE_S)  # noqa: S603
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
