"""The settings of the voice, by the keys of a person: each change is kept at once."""

from collections.abc import Callable
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.audio import DEFAULT_RATE, FASTEST, SLOWEST, Availability, Manner, Voice
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.settings import VoiceSettings
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.poker_dice.voice_card import VoiceCard
from tests.ui.conftest import described
from tests.ui.kept_settings import settings_of

Key = Qt.Key
RATE_STEP, VOLUME_STEP = 10, 5
Open = Callable[..., Any]

WISHED = VoiceSettings(is_on=False, voice="gmw/de", rate=180, volume=0.5)


class FullDisk(ForgetfulStore):
    """Keeps no setting."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")


def choices(card: Any) -> list[str]:
    return [card.voices.itemText(at) for at in range(card.voices.count())]


def test_what_was_wished_for_is_shown_and_kept(in_the_settings: Open) -> None:
    services = in_the_settings(chosen=WISHED)
    services.speech.find()
    card = services.dialog.cards["Voice"]
    assert not card.is_on.isChecked()
    assert card.voices.currentText() == "German (de)"
    assert (card.rate_text.text(), card.volume_text.text()) == ("180 words per minute", "50%")
    assert services.kept_voice() == WISHED


def test_the_voices_come_when_the_computer_has_found_them(in_the_settings: Open) -> None:
    services = in_the_settings()
    before = choices(services.dialog.cards["Voice"])
    services.speech.find()
    assert before == ["System default"]
    assert choices(services.dialog.cards["Voice"]) == [
        "System default",
        "English (America) (en-us)",
        "German (de)",
    ]


def test_a_voice_without_a_language_is_shown_by_its_name(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.speech.find((Voice("x", "Robot", ""),))
    assert choices(services.dialog.cards["Voice"])[1:] == ["Robot"]


def test_a_wished_voice_that_is_not_there_stays_wished(in_the_settings: Open) -> None:
    services = in_the_settings(chosen=VoiceSettings(voice="gone"))
    services.speech.find()
    assert services.dialog.cards["Voice"].voices.currentData() == "gone"
    assert services.kept_voice().voice == "gone"


def test_a_voice_is_found_by_typing_its_name(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.speech.find()
    services.dialog.cards["Voice"].voices.setFocus()
    services.press(Key.Key_G)
    assert services.kept_voice().voice == "gmw/de"


def test_a_voice_is_chosen_with_the_arrow_keys(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.speech.find()
    services.dialog.cards["Voice"].voices.setFocus()
    services.press(Key.Key_Down)
    assert services.kept_voice().voice == "gmw/en-US"


def test_voices_that_come_after_closing_are_not_looked_at(in_the_settings: Open, qtbot: QtBot) -> None:
    services = in_the_settings()
    services.press(Key.Key_Escape)
    qtbot.waitUntil(lambda: bool(services.closed))
    services.speech.find()
    assert services.kept_voice() == VoiceSettings()


def test_the_rate_is_changed_by_a_key_and_stays_within_what_a_voice_can_do(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.dialog.cards["Voice"].rate.setFocus()
    for key, rate in (
        (Key.Key_Right, DEFAULT_RATE + RATE_STEP),
        (Key.Key_Left, DEFAULT_RATE),
        (Key.Key_Home, SLOWEST),
        (Key.Key_End, FASTEST),
    ):
        services.press(key)
        assert services.kept_voice().rate == rate
        assert services.dialog.cards["Voice"].rate_text.text() == f"{rate} words per minute"


def test_the_volume_is_changed_by_a_key(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.dialog.cards["Voice"].volume.setFocus()
    services.press(Key.Key_Left)
    assert services.kept_voice().volume == pytest.approx(1 - VOLUME_STEP / 100)


def test_while_a_slider_is_dragged_its_value_is_shown_and_kept_when_it_is_let_go(
    in_the_settings: Open,
) -> None:
    services = in_the_settings()
    slider = services.dialog.cards["Voice"].rate
    slider.setSliderDown(True)
    slider.setSliderPosition(200)
    dragged = (services.dialog.cards["Voice"].rate_text.text(), services.kept_voice().rate)
    slider.setSliderDown(False)
    assert dragged == ("200 words per minute", DEFAULT_RATE)
    assert services.kept_voice().rate == 200


def test_speaking_is_turned_off_and_on(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.dialog.cards["Voice"].is_on.setFocus()
    services.press(Key.Key_Space)
    after_one = services.kept_voice().is_on
    services.press(Key.Key_Space)
    assert (after_one, services.kept_voice().is_on) == (False, True)


def test_the_test_speaks_as_the_settings_are_now(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.speech.find()
    card = services.dialog.cards["Voice"]
    card.voices.setFocus()
    services.press(Key.Key_G)
    card.rate.setFocus()
    services.press(Key.Key_Right)
    card.test_button.setFocus()
    services.press(Key.Key_Space)
    assert services.speech.said == [
        (
            "The Magic 8 Oracle says:\nIt is decidedly so.",
            Manner("gmw/de", DEFAULT_RATE + RATE_STEP, 1.0, "en"),
        )
    ]


def test_the_test_is_stopped_by_the_same_button(in_the_settings: Open) -> None:
    services = in_the_settings()
    button = services.dialog.cards["Voice"].test_button
    labels = [button.text()]
    for _ in range(2):
        button.click()
        labels.append(button.text())
    assert labels == ["Test", "Stop", "Test"]
    assert not services.speech.is_busy


def test_when_the_test_is_over_it_can_be_heard_again(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.dialog.cards["Voice"].test_button.click()
    services.speech.finish()
    assert services.dialog.cards["Voice"].test_button.text() == "Test"


def test_turning_the_voice_off_stops_the_test(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.dialog.cards["Voice"].test_button.click()
    services.dialog.cards["Voice"].is_on.click()
    assert not services.speech.is_busy


def test_a_voice_that_fails_is_told(in_the_settings: Open) -> None:
    services = in_the_settings()
    services.dialog.cards["Voice"].test_button.click()
    services.speech.fail("The voice broke off.")
    assert services.dialog.cards["Voice"].note.text() == "The voice broke off."
    assert services.dialog.cards["Voice"].test_button.text() == "Test"


def test_without_a_voice_the_settings_say_what_to_install(in_the_settings: Open, speech: Any) -> None:
    speech.available = Availability("No speech engine was found.", "Install libespeak-ng1.")
    services = in_the_settings(speech=speech)
    card = services.dialog.cards["Voice"]
    assert services.dialog.cards["Voice"].note.text().endswith("Install libespeak-ng1.")
    parts = (card.voices, card.rate, card.volume, card.test_button)
    assert [described(part) for part in parts if part.isEnabled()] == []
    assert card.is_on.isEnabled()


def test_a_voice_that_was_installed_meanwhile_is_found(in_the_settings: Open, speech: Any) -> None:
    speech.available = Availability("No speech engine was found.", "Install libespeak-ng1.")
    services = in_the_settings(speech=speech)
    speech.available = Availability()
    QApplication.sendEvent(services.dialog, QEvent(QEvent.Type.ActivationChange))
    assert services.dialog.cards["Voice"].test_button.isEnabled()
    assert not services.dialog.cards["Voice"].note.isVisible()


def test_a_full_disk_is_told(in_the_settings: Open) -> None:
    services = in_the_settings(store=FullDisk())
    services.dialog.cards["Voice"].is_on.click()
    assert services.dialog.cards["Voice"].note.text() == "The disk is full."


def test_escape_closes_the_settings_and_ends_the_test(in_the_settings: Open, qtbot: QtBot) -> None:
    services = in_the_settings()
    services.dialog.cards["Voice"].test_button.click()
    services.press(Key.Key_Escape)
    assert not services.speech.is_busy
    qtbot.waitUntil(lambda: bool(services.closed))


def test_the_close_button_closes(in_the_settings: Open, qtbot: QtBot) -> None:
    services = in_the_settings()
    services.dialog.close_button.click()
    qtbot.waitUntil(lambda: bool(services.closed))


def test_the_settings_block_no_other_window(in_the_settings: Open) -> None:
    assert not in_the_settings().dialog.isModal()


def test_the_settings_fit_the_screen_and_every_control_can_be_reached(
    in_the_settings: Open,
) -> None:
    services = in_the_settings()
    dialog = services.dialog
    assert dialog.height() <= dialog.screen().availableSize().height()
    assert dialog.rect().contains(dialog.close_button.geometry())
    seen = []
    for _ in range(30):
        focused = dialog.focusWidget()
        seen.append(focused)
        assert not focused.visibleRegion().isEmpty()
        services.press(Qt.Key.Key_Tab)
    assert dialog.close_button in seen


def test_a_voice_that_was_asked_for_its_voices_does_not_keep_settings_that_have_gone(
    appearance: Appearance, speech: Any
) -> None:
    card = ref(VoiceCard(speech, settings_of(), appearance))
    speech.find()
    assert card() is None
