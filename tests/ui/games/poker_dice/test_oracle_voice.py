"""When the Oracle's voice gets ready, and how often it says who speaks."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import VoiceSettings

Open = Callable[..., Any]

SILENT = VoiceSettings(is_on=False)
NAME = "The Magic 8 Oracle says:\n"


def ask(qtbot: QtBot, services: Any) -> None:
    """Asks what is only thought, and waits until the answer can be read."""
    with qtbot.waitSignal(services.dialog.answered):
        services.press(Qt.Key.Key_Return)


def said(services: Any) -> list[str]:
    return [text for text, _ in services.speech.said]


def test_the_voice_gets_ready_before_anything_is_asked(before_the_oracle: Open) -> None:
    assert before_the_oracle().speech.is_prepared


def test_where_nothing_is_to_be_heard_nothing_gets_ready(before_the_oracle: Open) -> None:
    assert not before_the_oracle(chosen=SILENT).speech.is_prepared


def test_a_voice_that_was_stopped_gets_ready_again(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.dialog.speak_button.click()
    assert (services.speech.is_busy, services.speech.is_prepared) == (False, True)


def test_a_voice_that_is_turned_on_gets_ready(before_the_oracle: Open) -> None:
    services = before_the_oracle(chosen=SILENT)
    services.dialog.aloud.click()
    assert services.speech.is_prepared


def test_a_voice_that_the_next_question_interrupts_gets_ready_while_the_ball_rises(
    before_the_oracle: Open, qtbot: QtBot
) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.dialog.ask()
    services.dialog.ask()
    assert services.speech.is_prepared


def test_who_speaks_is_said_once_as_long_as_the_oracle_is_open(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.speech.finish()
    services.dialog.speak_button.click()
    services.speech.finish()
    services.dialog.ask()
    with qtbot.waitSignal(services.dialog.answered):
        services.dialog.ask()
    answer = services.dialog.ball.answer
    assert said(services) == [NAME + answer, answer, answer]
