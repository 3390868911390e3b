"""Before the Oracle: by the keys and clicks of a person, with and without a voice."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.games.poker_dice.oracle import CLASSIC, LONGEST_QUESTION, Award
from dicedesk.play.ports.audio import Availability, Listener, Manner
from dicedesk.play.ports.store import ForgetfulStore, OracleAnswer, StoreError
from dicedesk.play.settings import VoiceSettings

Key = Qt.Key
Open = Callable[..., Any]

LONG_MS = 3_600_000
SILENT = VoiceSettings(is_on=False)
NO_ENGINE = Availability("No speech engine was found.", "Install libespeak-ng1.")


class FullDisk(ForgetfulStore):
    """Keeps no answer."""

    def keep_answer(self, answer: OracleAnswer) -> None:
        raise StoreError("The disk is full.")


def ask(qtbot: QtBot, services: Any, question: str = "") -> None:
    """Types the question, presses Enter, and waits until the answer can be read."""
    services.write(question)
    with qtbot.waitSignal(services.dialog.answered):
        services.press(Key.Key_Return)


def gone(qtbot: QtBot, services: Any) -> None:
    """Waits until the window has been thrown away."""
    qtbot.waitUntil(lambda: bool(services.closed))


def test_a_question_is_typed_at_once_and_asked_by_enter(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(at=8)
    ask(qtbot, services, "Will I win?")
    assert services.dialog.ball.answer == "Very doubtful."
    assert [(kept.question, kept.answer) for kept in services.store.answers(9)] == [
        ("Will I win?", "Very doubtful.")
    ]


@pytest.mark.parametrize("at", range(15))
def test_each_answer_is_shown_and_spoken_after_the_oracles_name(
    before_the_oracle: Open, qtbot: QtBot, at: int
) -> None:
    services = before_the_oracle(at=at)
    ask(qtbot, services)
    assert services.dialog.ball.accessibleDescription() == CLASSIC[at]
    assert services.speech.said == [(f"The Magic 8 Oracle says:\n{CLASSIC[at]}", Manner(language="en"))]


def test_a_question_may_be_only_thought(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    assert services.store.answers(9)[0].question == ""


def test_a_question_has_a_sensible_length(before_the_oracle: Open) -> None:
    services = before_the_oracle()
    services.write("why? " * LONGEST_QUESTION)
    assert len(services.dialog.question.text()) == LONGEST_QUESTION


def test_the_answer_is_kept_before_it_is_shown(
    before_the_oracle: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = ForgetfulStore()
    services = before_the_oracle(store=store)
    shown_by_then: list[str] = []
    monkeypatch.setattr(store, "keep_answer", lambda _: shown_by_then.append(services.dialog.ball.answer))
    ask(qtbot, services)
    monkeypatch.undo()
    assert shown_by_then == [""]


def test_any_key_hurries_the_ball_and_only_then_is_the_answer_told(before_the_oracle: Open) -> None:
    services = before_the_oracle(shake_ms=LONG_MS)
    heard: list[str] = []
    services.dialog.answered.connect(heard.append)
    services.press(Key.Key_Return)
    told_while_shaken = (list(heard), list(services.speech.said))
    services.press(Key.Key_X)
    assert told_while_shaken == ([], [])
    assert heard == ["It is decidedly so."]
    assert len(services.speech.said) == 1


def test_a_hurried_ball_asks_nothing_anew(before_the_oracle: Open) -> None:
    services = before_the_oracle(shake_ms=LONG_MS)
    services.press(Key.Key_Return, Key.Key_Return)
    assert len(services.store.answers(9)) == 1
    assert services.dialog.ask_button.text() == "Ask another"


def test_the_button_hurries_the_ball_too(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(shake_ms=LONG_MS)
    qtbot.mouseClick(services.dialog.ask_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(services.dialog.ask_button, Qt.MouseButton.LeftButton)
    assert not services.dialog.ball.is_moving
    assert len(services.store.answers(9)) == 1


def test_enter_makes_room_for_another_question(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services, "One?")
    services.press(Key.Key_Return)
    emptied = services.dialog.question.text()
    ask(qtbot, services, "Two?")
    assert emptied == ""
    assert [kept.question for kept in services.store.answers(9)] == ["Two?", "One?"]


def test_typing_after_an_answer_begins_another_question(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services, "One?")
    ask(qtbot, services, "Two?")
    assert [kept.question for kept in services.store.answers(9)] == ["Two?", "One?"]


def test_another_question_silences_the_last_answer(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(shake_ms=LONG_MS)
    services.press(Key.Key_Return, Key.Key_X)
    spoke = services.speech.is_busy
    services.write("Two?")
    services.press(Key.Key_Return)
    assert spoke
    assert not services.speech.is_busy


def test_the_focus_stays_where_a_person_put_it(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(shake_ms=LONG_MS)
    services.press(Key.Key_Return)
    services.dialog.close_button.setFocus()
    services.dialog.ball.finish()
    assert services.dialog.close_button.hasFocus()


def test_a_click_on_the_ball_asks(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    with qtbot.waitSignal(services.dialog.answered):
        qtbot.mouseClick(services.dialog.ball, Qt.MouseButton.LeftButton)
    assert len(services.store.answers(9)) == 1


def test_tab_leads_from_part_to_part(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    dialog = services.dialog
    reached = []
    for _ in range(7):
        reached.append(dialog.focusWidget())
        services.press(Key.Key_Tab)
    assert reached == [
        dialog.question,
        dialog.ask_button,
        dialog.aloud,
        dialog.copy_button,
        dialog.speak_button,
        dialog.close_button,
        dialog.ball,
    ]
    assert dialog.focusWidget() is dialog.question


def test_before_the_first_answer_there_is_nothing_to_copy_or_repeat(before_the_oracle: Open) -> None:
    dialog = before_the_oracle().dialog
    assert not dialog.copy_button.isVisible()
    assert not dialog.speak_button.isVisible()


def test_the_answer_is_copied(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(at=12)
    ask(qtbot, services)
    services.dialog.copy_button.setFocus()
    services.press(Key.Key_Space)
    assert QGuiApplication.clipboard().text() == "Most likely."
    assert services.dialog.copy_button.text() == "Copied"


def test_the_next_answer_has_not_been_copied(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.dialog.copy_button.click()
    ask(qtbot, services, "Two?")
    assert services.dialog.copy_button.text() == "Copy"


def test_the_answer_is_spoken_again(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.speech.finish()
    label = services.dialog.speak_button.text()
    services.dialog.speak_button.setFocus()
    services.press(Key.Key_Space)
    assert label == "Speak again"
    assert services.speech.said[0][0].endswith(services.speech.said[1][0])


def test_the_voice_is_stopped(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    label = services.dialog.speak_button.text()
    services.dialog.speak_button.setFocus()
    services.press(Key.Key_Space)
    assert (label, services.dialog.speak_button.text()) == ("Stop", "Speak again")
    assert not services.speech.is_busy


def test_a_person_who_wants_silence_has_silence(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(chosen=SILENT)
    ask(qtbot, services)
    assert services.speech.said == []
    assert services.dialog.aloud.text().endswith("Speak aloud: off")


def test_in_silence_the_answer_is_spoken_on_request(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(chosen=SILENT)
    ask(qtbot, services)
    label = services.dialog.speak_button.text()
    services.dialog.speak_button.click()
    assert label == "Speak"
    assert len(services.speech.said) == 1


def test_speaking_is_turned_off_at_once_and_for_the_next_start(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.dialog.aloud.setFocus()
    services.press(Key.Key_Space)
    assert not services.speech.is_busy
    assert services.kept_voice() == SILENT


def test_speaking_is_turned_on(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(chosen=SILENT)
    services.dialog.aloud.click()
    ask(qtbot, services)
    assert services.kept_voice().is_on
    assert services.speech.is_busy


def test_the_chosen_voice_speaks(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(chosen=VoiceSettings(voice="gmw/en-US", rate=180, volume=0.5))
    ask(qtbot, services)
    assert services.speech.said[0][1] == Manner("gmw/en-US", 180, 0.5, "en")


def test_without_a_voice_the_oracle_answers_and_says_what_to_install(
    before_the_oracle: Open, qtbot: QtBot, speech: Any
) -> None:
    speech.available = NO_ENGINE
    services = before_the_oracle(speech=speech)
    ask(qtbot, services)
    told = "No voice on this computer. No speech engine was found. Install libespeak-ng1."
    assert services.dialog.ball.answer == "It is decidedly so."
    assert services.reads()[-1] == told
    assert speech.said == []
    assert not services.dialog.aloud.isVisible()
    assert not services.dialog.speak_button.isVisible()


def test_where_nobody_knows_what_to_install_nothing_is_advised(before_the_oracle: Open, speech: Any) -> None:
    speech.available = Availability("There is no sound device.")
    assert (
        before_the_oracle(speech=speech).reads()[-1] == "No voice on this computer. There is no sound device."
    )


def test_a_voice_that_fails_is_told_and_can_be_tried_again(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.speech.fail("The voice broke off.")
    told = services.reads()[-1]
    services.dialog.speak_button.click()
    assert told == "The voice broke off."
    assert services.dialog.note.text() == ""
    assert services.speech.is_busy


def test_a_voice_that_fails_at_once_is_told(before_the_oracle: Open, qtbot: QtBot, speech: Any) -> None:
    services = before_the_oracle(speech=speech, chosen=SILENT)
    ask(qtbot, services)
    speech.available = NO_ENGINE
    services.dialog.speak_button.click()
    assert services.reads()[-1].startswith("No voice on this computer.")
    assert not services.dialog.speak_button.isVisible()


def test_what_was_changed_elsewhere_is_seen_when_the_window_is_chosen_again(
    before_the_oracle: Open, speech: Any
) -> None:
    services = before_the_oracle(speech=speech)
    speech.available = NO_ENGINE
    QApplication.sendEvent(services.dialog, QEvent(QEvent.Type.ActivationChange))
    assert services.reads()[-1].startswith("No voice on this computer.")


def test_a_full_disk_is_told_and_the_answer_is_given(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle(store=FullDisk())
    ask(qtbot, services)
    assert services.reads()[-1] == "The disk is full."
    assert services.dialog.ball.answer == "It is decidedly so."


def test_escape_closes_the_window_and_ends_the_voice(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    ask(qtbot, services)
    services.press(Key.Key_Escape)
    assert not services.speech.is_busy
    gone(qtbot, services)


def test_the_close_button_closes(before_the_oracle: Open, qtbot: QtBot) -> None:
    services = before_the_oracle()
    services.dialog.close_button.setFocus()
    services.press(Key.Key_Return)
    gone(qtbot, services)
    assert services.store.answers(9) == ()


def test_a_window_that_is_closed_while_the_ball_moves_says_nothing(
    before_the_oracle: Open, qtbot: QtBot
) -> None:
    services = before_the_oracle(shake_ms=LONG_MS)
    heard: list[str] = []
    services.dialog.answered.connect(heard.append)
    services.press(Key.Key_Return, Key.Key_Escape)
    gone(qtbot, services)
    assert (heard, services.speech.said) == ([], [])


def test_an_answer_that_is_about_to_show_is_not_spoken_after_closing(
    before_the_oracle: Open, qtbot: QtBot
) -> None:
    services = before_the_oracle(shake_ms=0)
    services.dialog.ask()
    services.dialog.close()
    gone(qtbot, services)
    assert services.speech.said == []


def test_closing_does_not_silence_somebody_else(before_the_oracle: Open, qtbot: QtBot, speech: Any) -> None:
    services = before_the_oracle(speech=speech, chosen=SILENT)
    ask(qtbot, services)
    speech.say("Somebody else speaks.", Manner(), Listener())
    services.press(Key.Key_Escape)
    assert speech.is_busy


def test_the_window_blocks_no_other(before_the_oracle: Open) -> None:
    assert not before_the_oracle().dialog.isModal()


def test_an_award_is_congratulated(before_the_oracle: Open) -> None:
    award = Award("$100", "$205", 14)
    assert before_the_oracle(award=award).reads()[:3] == [
        "MAJOR AWARD",
        award.congratulation,
        "The Magic 8 Oracle will answer your yes-or-no question",
    ]


def test_without_an_award_anyone_may_ask(before_the_oracle: Open) -> None:
    assert before_the_oracle().reads()[:2] == [
        "The Magic 8 Oracle",
        "Ask any yes-or-no question",
    ]


def test_the_hint_in_the_field_is_not_cut_off(before_the_oracle: Open) -> None:
    field = before_the_oracle().dialog.question
    assert field.fontMetrics().horizontalAdvance(field.placeholderText()) < field.width() - 2 * 14


def test_no_button_moves_when_its_neighbour_says_something_else(
    before_the_oracle: Open, qtbot: QtBot
) -> None:
    services = before_the_oracle(chosen=SILENT)
    ask(qtbot, services)
    dialog = services.dialog
    parts = (dialog.ask_button, dialog.aloud, dialog.copy_button, dialog.speak_button, dialog.close_button)
    before = [part.geometry() for part in parts]
    for press in (dialog.aloud, dialog.copy_button, dialog.speak_button, dialog.ask_button):
        press.click()
    qtbot.waitUntil(lambda: dialog.speak_button.text() == "Stop")
    assert [part.geometry() for part in parts] == before
