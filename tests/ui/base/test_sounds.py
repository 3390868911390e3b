"""The sounds of the window: as a person chose, and with a sentence where there are none."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.audio import Availability, Cue
from dicedesk.play.settings import SoundSettings
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.sound import Sounds
from dicedesk.ui.features.settings.cards import SoundCard
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.sound import NoSound, RememberedSound
from tests.ui.kept_settings import settings_of
from tests.ui.quiet_tab import QuietTab
from tests.ui.windows import main_window

DEAF = Availability("No sound device was found.", "Connect one.")


def sounds_of(sound: RememberedSound, **chosen: object) -> Sounds:
    settings = settings_of()
    settings.change(lambda before: replace(before, sound=SoundSettings(**chosen)))
    return Sounds(sound, settings)


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts) -> MainWindow:
    """An open window."""
    made = main_window([TabSpec("plain", "Plain", QuietTab)], parts)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: status(made) != "")
    return made


def label(window: QWidget) -> QPushButton:
    return window.statusBar().findChildren(QPushButton)[-1]


def status(window: QWidget) -> str:
    return label(window).text()


def test_a_cue_is_heard_at_the_chosen_volume(sound: RememberedSound) -> None:
    sounds_of(sound, volume=0.3).play(Cue.WON)
    assert sound.played == [(Cue.WON, 0.3)]


@pytest.mark.parametrize("chosen", [{"is_on": False}, {"volume": 0.0}])
def test_a_muted_table_asks_for_nothing(sound: RememberedSound, chosen: dict) -> None:
    sounds_of(sound, **chosen).play(Cue.WON)
    assert sound.played == []


def test_whoever_asks_to_listen_hears_even_a_muted_table(sound: RememberedSound) -> None:
    sounds_of(sound, is_on=False).listen(Cue.FEW_DICE)
    assert sound.cues == [Cue.FEW_DICE]


def test_after_the_end_nothing_is_heard(sound: RememberedSound) -> None:
    sounds = sounds_of(sound)
    sounds.close()
    sounds.play(Cue.LOST)
    assert sound.played == []


def test_sound_that_turns_out_to_be_missing_is_told_once(qtbot: QtBot) -> None:
    class Deafening(NoSound):
        def play(self, cue: Cue, volume: float) -> None:
            self.available = DEAF

    sounds, told = Sounds(Deafening(), settings_of()), []
    sounds.changed.connect(lambda: told.append(sounds.words))
    sounds.play(Cue.WON)
    sounds.play(Cue.WON)
    assert told == ["No sound"]
    assert sounds.error == "No sound device was found. Connect one."


def test_a_cue_of_the_tab_is_heard(window: MainWindow, sound: RememberedSound) -> None:
    window.current_tab.heard.emit(Cue.TWO_DICE)
    assert sound.cues == [Cue.TWO_DICE]


def test_m_switches_the_sound_off_and_on_and_the_status_bar_says_so(
    window: MainWindow, sound: RememberedSound, qtbot: QtBot
) -> None:
    seen = [status(window)]
    for _ in range(2):
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_M)
        window.current_tab.heard.emit(Cue.WON)
        seen.append(status(window))
    assert seen == ["Sound on", "Sound off", "Sound on"]
    assert sound.cues == [Cue.WON]


def test_the_status_bar_says_why_there_is_no_sound(window: MainWindow, sound: RememberedSound) -> None:
    sound.available = DEAF
    window.current_tab.heard.emit(Cue.WON)
    assert (status(window), label(window).toolTip()) == (
        "No sound",
        "No sound device was found. Connect one.",
    )


def test_the_settings_change_the_sound_at_once(
    qtbot: QtBot, appearance: Appearance, sound: RememberedSound
) -> None:
    sounds = sounds_of(sound)
    card = SoundCard(sounds, appearance)
    qtbot.addWidget(card)
    card.volume.setValue(80)
    card.listen_button.click()
    card.is_on.click()
    assert sound.played == [(Cue.FEW_DICE, 0.8)]
    assert card.volume_text.text() == "80%"
    assert sounds.chosen == SoundSettings(is_on=False, volume=0.8)


def test_the_settings_follow_what_is_changed_elsewhere(
    qtbot: QtBot, appearance: Appearance, sound: RememberedSound
) -> None:
    sounds = sounds_of(sound)
    card = SoundCard(sounds, appearance)
    qtbot.addWidget(card)
    sounds.choose(SoundSettings(is_on=False, volume=0.1))
    assert (card.is_on.isChecked(), card.volume.value()) == (False, 10)
    assert sounds.chosen == SoundSettings(is_on=False, volume=0.1)


def test_without_sound_the_settings_say_why(qtbot: QtBot, appearance: Appearance) -> None:
    card = SoundCard(sounds_of(RememberedSound(DEAF)), appearance)
    qtbot.addWidget(card)
    assert card.note.text() == "No sound device was found. Connect one."
    enabled = [part.isEnabled() for part in (card.is_on, card.volume, card.listen_button)]
    assert enabled == [True, False, False]
