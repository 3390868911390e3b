"""Challenges in the window: sent from a finished game, opened like any record, and played on the tab of their game."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.core.record import ORIGIN
from dicedesk.features.challenge import challenge_text, shared_dice_of
from dicedesk.games.craps.rules import PlaceBet, Throw
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.records import FileOffer

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
def challenge(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a challenge that was sent."""
    file = tmp_path / "friend.dice"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.send_challenge(FINISHED)
    return file


def game(window: MainWindow) -> GameTab:
    tab = window.games.game
    assert tab is not None
    return tab


def offers(window: MainWindow) -> list[FileOffer]:
    return window.window().findChildren(FileOffer)


def said(window: MainWindow) -> str:
    label = window.statusBar().findChildren(QLabel)[0]
    return label.toolTip() or label.text()


def test_an_opened_challenge_is_played_with_the_same_dice(window: MainWindow, challenge: Path) -> None:
    window.choose_tab(1)
    window.open_records([str(challenge)])
    (offer,) = offers(window)
    assert offer.says.text().startswith("friend.dice is a challenge: Hog")
    offer.accept_button.click()
    session = game(window).session
    assert (window.games.title, session.is_casual) == ("Hog", True)
    assert session.record.tag(ORIGIN) == "2026-11-20T10:00:00Z-7f3a"
    assert session.record.tag("Rules") == "goal=20"
    assert shared_dice_of(session.record) == session.dice
    assert session.seats[0].record_name == "You"


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
    assert offers(window)[0].says.text().endswith("You will leave your current game.")


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
        .says.text()
        .endswith("You will leave your current game. You lose $10 in contract bets.")
    )


def test_a_damaged_challenge_is_told_and_changes_nothing(window: MainWindow, challenge: Path) -> None:
    before = game(window).session
    challenge.write_text(challenge.read_text("utf-8").replace("seeded 4", "seeded 5"), "utf-8")
    window.open_records([str(challenge)])
    assert (offers(window), game(window).session) == ([], before)
    assert said(window) == "friend.dice: line 1: this challenge is damaged or was changed"


def test_a_challenge_of_a_day_to_come_is_refused(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, before = tmp_path / "friend.dice", game(window).session
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.send_challenge(FINISHED.replace("seeded 4", "today/1 9999-12-31"))
    window.open_records([str(file)])
    assert (offers(window), game(window).session) == ([], before)
    assert said(window) == "friend.dice: the day of this challenge has not started yet"


def test_a_game_that_is_not_over_cannot_be_sent_and_says_why(window: MainWindow, tmp_path: Path) -> None:
    window.send_challenge(FINISHED.replace('[Left "2026-11-20T10:05:00Z"]\n', ""))
    assert list(tmp_path.iterdir()) == []
    assert (
        said(window) == "The challenge could not be created: only a finished game can be sent as a challenge"
    )
