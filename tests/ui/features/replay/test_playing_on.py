"""From where a replay stands a casual game goes on; and where replays are opened from."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.core.record import parse_record
from dicedesk.features.story import story_of
from dicedesk.games.catalogue import SPECS, TITLES
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.poker_dice.rules import PlayHand, Quit
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.repeated import sampled
from tests.ui.features.replay.conftest import played_over, random_record, replays_over

Play = Callable[[str], ReplayWindow]
SURE = "Press the button again to leave your current game and play on from here"


@pytest.fixture
def play(window: MainWindow) -> Play:
    """Plays a record again over the real window."""
    return lambda text: played_over(window, window.windows, text)


@pytest.mark.parametrize("game", sampled(sorted(SPECS), "craps", "hog"))
def test_a_practice_game_begins_with_the_moves_until_there(play: Play, window: MainWindow, game: str) -> None:
    record = random_record(game, 4)
    replay = play(record.to_text())
    place = len(record.plays) // 2
    replay.go_to(place)
    replay.play_on.click()
    tab = window.games.tab_of(game)
    assert tab is not None
    assert window.current_tab is tab
    session = tab.bridge.session
    assert (session.record.plays, session.is_casual) == (record.plays[:place], True)
    assert session.record.tag("From") == f"{game}-4 move {place}"
    assert [seat.record_name for seat in session.seats] == [
        record.tag(f"Player{seat}") for seat in range(session.state.seats)
    ]
    assert replays_over(window) == []


def test_a_game_that_is_being_played_is_left_at_the_second_asking(play: Play, window: MainWindow) -> None:
    tab = window.games.tab_of("hog")
    assert tab is not None
    running = tab.bridge.session
    running.play(RollDice(3))
    replay = play(random_record("hog", 1).to_text())
    replay.go_to(2)
    replay.play_on.click()
    assert (replay.note.text(), tab.bridge.session is running) == (SURE, True)
    replay.go_to(3)
    assert replay.note.text() == ""
    replay.play_on.click()
    assert tab.bridge.session is running
    replay.play_on.click()
    assert tab.bridge.session is not running
    assert running.record.tag("Left") is not None


def test_what_playing_on_costs_is_said_before(play: Play, window: MainWindow) -> None:
    tab = window.games.tab_of("poker-dice")
    assert tab is not None
    running = tab.bridge.session
    running.play(PlayHand())
    replay = play(random_record("poker-dice", 1).to_text())
    replay.go_to(2)
    replay.play_on.click()
    assert replay.note.text() == f"You lose the $10 ante. {SURE}"
    replay.play_on.click()
    assert (tab.bridge.session is running, running.history[-1].move) == (False, Quit())


def test_nothing_goes_on_from_the_end_of_a_game(play: Play) -> None:
    replay = play('[Game "craps"]\nthrow : 4 4\nleave\n')
    assert replay.play_on.isEnabled()
    replay.go_to(2)
    assert not replay.play_on.isEnabled()


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), 2), ids=TITLES)
def test_a_key_plays_the_game_on_the_table_again(
    qtbot: QtBot, window: MainWindow, games: list[TabSpec], place: int
) -> None:
    window.choose_tab(place)
    tab = window.games.game
    assert tab is not None
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    (replay,) = replays_over(window)
    assert replay.shown.game.record.spec.id == games[place].id
    assert replay.shown.game.record.plays == tab.bridge.session.record.plays


def test_a_game_that_is_over_offers_to_be_reviewed(qtbot: QtBot, window: MainWindow) -> None:
    window.choose_tab(window.games.place_of("craps") or 0)
    tab = window.games.game
    assert tab is not None
    assert tab.result.picture is None
    tab.bridge.play(SPECS["craps"].parse_move("leave"))
    qtbot.waitUntil(lambda: tab.result.picture is not None and tab.result.picture.isVisible())
    assert tab.result.picture is not None
    tab.result.picture.click()
    (review,) = window.findChildren(ReviewWindow)
    review.close()
    tab.bridge.begin(tab.bridge.session)


def test_the_window_of_a_story_plays_its_record_again(window: MainWindow) -> None:
    record = parse_record('[Game "craps"]\nthrow : 4 4\nthrow : 3 4\n', SPECS)
    story = window.windows.show_story(story_of(record), "old.dice")
    story.replay.click()
    (replay,) = replays_over(window)
    assert replay.shown.game.record.plays == record.plays
    story.close()


def test_a_record_that_cannot_be_replayed_is_told(window: MainWindow) -> None:
    told: list[str] = []
    window.windows.told.connect(told.append)
    window.windows.show_replay('[Game "craps"]\nthrow : 9 9\n')
    assert told[0].startswith("This record cannot be replayed: ")
    assert replays_over(window) == []
