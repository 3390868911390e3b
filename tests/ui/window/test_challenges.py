"""Challenges in the window: sent from a finished game, opened like any record, and played on the tab of their game."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.core.record import ORIGIN
from dicedesk.features.challenge import shared_dice_of
from dicedesk.features.story import read_files
from dicedesk.games.craps.rules import PlaceBet, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.records import FileOffer, FileRefusal, SendDialog
from tests.features.test_challenge import challenge_text
from tests.ui.quiet_window import stories

FINISHED = """[Game "hog"]
[Rules "goal=20"]
[Player0 "Ann"]
[Player1 "final"]
[Id "2026-11-20T10:00:00Z-7f3a"]
[Dice "seeded 4"]
[Left "2026-11-20T10:05:00Z"]
roll 0
"""


@pytest.fixture
def challenge(tmp_path: Path) -> Path:
    """The file of a challenge from Ann."""
    file = tmp_path / "friend.dice"
    file.write_text(challenge_text(FINISHED), "utf-8")
    return file


def game(window: MainWindow) -> GameTab:
    tab = window.games.game
    assert tab is not None
    return tab


def offers(window: MainWindow) -> list[FileOffer]:
    return window.window().findChildren(FileOffer)


def refused(window: MainWindow) -> list[str]:
    """The lines of the only dialog that says why a file was not opened."""
    (found,) = window.window().findChildren(FileRefusal)
    return [part.text() for part in (found.says, *found.notes)]


def said(window: MainWindow) -> str:
    label = window.statusBar().findChildren(QLabel)[0]
    return label.toolTip() or label.text()


def test_an_opened_challenge_is_played_with_the_same_dice(window: MainWindow, challenge: Path) -> None:
    window.choose_tab(1)
    window.open_records([str(challenge)])
    (offer,) = offers(window)
    assert offer.says.text() == (
        "Ann challenges you: Hog against Final strategist, with the same dice. Ann left at 1 to 0."
    )
    offer.accept_button.click()
    session = game(window).session
    assert (window.games.title, session.is_casual) == ("Hog", True)
    assert session.record.tag(ORIGIN) == "2026-11-20T10:00:00Z-7f3a"
    assert session.record.tag("Rules") == "goal=20"
    assert shared_dice_of(session.record) == session.dice
    assert session.seats[0].record_name == "You"
    assert game(window).view.badge == "ANN'S DICE"


def test_a_challenge_that_is_not_wanted_changes_nothing(window: MainWindow, challenge: Path) -> None:
    before = game(window).session
    window.open_records([str(challenge)])
    (offer,) = offers(window)
    offer.cancel_button.click()
    assert game(window).session is before


def test_whoever_has_a_game_under_way_is_told_that_it_is_left(
    qtbot: QtBot, window: MainWindow, challenge: Path
) -> None:
    tab = game(window)
    tab.tray.duration_ms = 0
    tab.input.lead_on()
    qtbot.waitUntil(lambda: bool(tab.session.history))
    window.open_records([str(challenge)])
    assert offers(window)[0].notes[0].text().endswith("You will leave your current game.")


def test_whoever_would_lose_by_a_challenge_is_told_what(window: MainWindow, tmp_path: Path) -> None:
    craps = window.games.tab_of("craps")
    assert craps is not None
    while craps.session.state.point is None:
        for move in (PlaceBet("pass", 10), Throw()):
            craps.session.play(move)
    file = tmp_path / "friend.dice"
    record = FINISHED.replace("hog", "craps").replace("goal=20", "preset=las-vegas")
    file.write_text(
        challenge_text(record.replace('[Player1 "final"]\n', "").replace("roll 0", "leave")), "utf-8"
    )
    window.open_records([str(file)])
    assert (
        offers(window)[0]
        .notes[0]
        .text()
        .endswith("You will leave your current game. You lose $10 in contract bets.")
    )


def test_a_damaged_challenge_is_told_and_changes_nothing(window: MainWindow, challenge: Path) -> None:
    before = game(window).session
    challenge.write_text(challenge.read_text("utf-8").replace("seeded 4", "seeded 5"), "utf-8")
    window.open_records([str(challenge)])
    assert (offers(window), game(window).session) == ([], before)
    assert refused(window) == [
        "friend.dice is a challenge, but it cannot be played.",
        "friend.dice: this challenge is damaged or was changed",
    ]


def test_a_challenge_of_a_day_to_come_is_refused(window: MainWindow, tmp_path: Path) -> None:
    file, before = tmp_path / "friend.dice", game(window).session
    file.write_text(challenge_text(FINISHED.replace("seeded 4", "today/1 9999-12-31")), "utf-8")
    window.open_records([str(file)])
    assert (offers(window), game(window).session) == ([], before)
    assert refused(window)[1] == "The day of this challenge has not started yet."


def test_a_challenge_for_players_who_do_not_exist_is_refused(
    window: MainWindow, challenge: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_records([str(challenge)])

    def refuse(*_: object) -> None:
        raise ValueError("there is no such player")

    monkeypatch.setattr(game(window).bridge, "begin_shared", refuse)
    before = game(window).session
    offers(window)[0].accept_button.click()
    assert game(window).session is before
    assert refused(window) == ["This challenge cannot be played.", "there is no such player"]


def test_a_game_that_is_not_over_cannot_be_sent_and_says_why(window: MainWindow, tmp_path: Path) -> None:
    window.send_challenge(FINISHED.replace('[Left "2026-11-20T10:05:00Z"]\n', ""))
    assert list(tmp_path.iterdir()) == []
    assert refused(window) == [
        "This game cannot be sent to a friend.",
        "only a finished game can be sent as a challenge",
    ]


def test_a_game_of_ones_own_is_no_answer(window: MainWindow) -> None:
    window.send_answer(FINISHED)
    assert refused(window)[1] == "only a game played from a challenge can be sent as an answer"


def save_as(monkeypatch: pytest.MonkeyPatch, file: Path | None) -> list[str]:
    """Chooses the file in the dialog to come; returns what is proposed there."""
    proposed: list[str] = []
    name = "" if file is None else str(file)
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *given: proposed.append(Path(given[2]).name) or (name, "")
    )
    return proposed


def sending(window: MainWindow) -> SendDialog:
    (found,) = window.window().findChildren(SendDialog)
    return found


def test_whoever_sends_a_challenge_sees_what_the_friend_will_read(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.dice"
    proposed = save_as(monkeypatch, file)
    window.send_challenge(FINISHED.replace('"Ann"', '"You"'))
    dialog = sending(window)
    assert (dialog.name.text(), dialog.accept_button.isEnabled()) == ("", False)
    for name in ("You", "final", "  "):
        dialog.name.setText(name)
        assert not dialog.accept_button.isEnabled(), name
    dialog.name.setText(" Zoë ")
    assert dialog.preview.text().startswith("Zoë left at 1 to 0. Zoë's choices cost ")
    dialog.accept_button.click()
    assert proposed == ["Hog 2026-11-20 Zoë, challenge.dice"]
    assert said(window) == "Challenge saved. Send this file to a friend."
    assert [challenge.challenger.name for challenge, _ in read_files([str(file)]).challenges] == ["Zoë"]
    assert '"You"' not in file.read_text("utf-8")
    # The name is there the next time.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.send_challenge(FINISHED.replace('"Ann"', '"You"'))
    assert sending(window).name.text() == "Zoë"


def test_tab_leads_from_the_name_to_saving_first(qtbot: QtBot, window: MainWindow) -> None:
    window.send_challenge(FINISHED)
    dialog = sending(window)
    dialog.name.setText("Zoë")
    dialog.name.setFocus()
    stops = []
    for _ in range(3):
        qtbot.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
        stops.append(dialog.focusWidget())
    assert stops == [dialog.accept_button, dialog.cancel_button, dialog.name]


def test_a_screen_reader_says_with_the_name_why_it_cannot_be_used(window: MainWindow) -> None:
    window.send_challenge(FINISHED)
    dialog = sending(window)
    dialog.name.setText("final")
    assert dialog.name.accessibleDescription() == "This name cannot be used."


def test_the_dialog_grows_with_what_the_friend_will_read(qtbot: QtBot, window: MainWindow) -> None:
    window.send_challenge(FINISHED.replace('"Ann"', '"You"'))
    dialog = sending(window)
    dialog.name.setText("W" * 40)
    parts = dialog.says, dialog.preview, *dialog.notes
    qtbot.waitUntil(lambda: all(part.height() >= part.heightForWidth(part.width()) for part in parts))


def test_whoever_chooses_no_file_sends_nothing(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_as(monkeypatch, None)
    before = said(window)
    window.send_challenge(FINISHED)
    sending(window).accept_button.click()
    assert (list(tmp_path.iterdir()), said(window)) == ([], before)


def test_a_file_that_cannot_be_written_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_as(monkeypatch, tmp_path)
    window.send_challenge(FINISHED)
    sending(window).accept_button.click()
    assert said(window).startswith("The file could not be saved: ")


def test_a_game_played_from_a_challenge_is_compared_and_sent_back(
    qtbot: QtBot, window: MainWindow, challenge: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_records([str(challenge)])
    offers(window)[0].accept_button.click()
    tab = game(window)
    while not tab.session.is_over:
        if tab.session.computer_moves:
            tab.session.play_computer()
        else:
            tab.session.play(RollDice(6))
    tab.bridge.laid_out.emit()
    result = tab.result
    assert (result.challenge_button.isHidden(), result.answer_button.isHidden()) == (True, False)
    assert result.line.text().startswith("Ann left at 1 to 0. Your choices cost ")
    file = tmp_path / "answer.dice"
    proposed = save_as(monkeypatch, file)
    result.answer_button.click()
    dialog = sending(window)
    qtbot.keyClicks(dialog.name, "Ben")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert proposed[0].endswith(" Ben, answer.dice")
    assert said(window) == "Answer saved. Send this file to Ann."
    # Here there is no game of Ann's: both results and costs stand above the moves.
    window.open_records([str(file)])
    (story,) = stories(window.window())
    (told,) = [part.text() for part in story.findChildren(QLabel) if "Ann's" in part.text()]
    end = "won" if tab.session.state.scores[0] > tab.session.state.scores[1] else "lost"
    assert told.startswith(f"Ben {end}, ")
    assert ". Ann left at 1 to 0. Ben's choices cost " in told
