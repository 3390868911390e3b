"""A replay is led by buttons, keys, the scrubber and the events; nothing of it stays."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import Speed
from dicedesk.ui.features.replay import SPEEDS, ReplayWindow
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from tests.fakes.sound import RememberedSound
from tests.repeated import first_of, sampled
from tests.short_records import CRAPS, SWAPPED
from tests.ui.conftest import described
from tests.ui.features.replay.conftest import replays_over

Play = Callable[[str], ReplayWindow]
Key = Qt.Key
HOURS_MS = 10 * 60 * 60 * 1000
PAID = """[Game "poker-dice"]
[Player0 "You"]
hand : 6 6 6 6 2
hold
hand : 1 2 3 4 6
hold
"""
HAZARD = '[Game "hazard"]\n[Rules "casters=2"]\n[Player0 "Ann"]\n[Player1 "main:7"]\nmain 7\nthrow : 3 4\n'
_RGB = QImage.Format.Format_RGB32


class Viewer:
    """A player who watches a replay."""

    def __init__(self, qtbot: QtBot, replay: ReplayWindow) -> None:
        self._qtbot, self.replay = qtbot, replay
        self.heard: list[str] = []
        replay.shown.tab.told.connect(self.heard.append)

    def press(self, key: Qt.Key) -> int:
        """Presses a key in the window; returns the place that is shown then."""
        self._qtbot.keyClick(self.replay.windowHandle(), key)
        return self.replay.shown.place

    def click(self, part: QWidget) -> int:
        """Clicks a part; returns the place that is shown then."""
        self._qtbot.mouseClick(part, Qt.MouseButton.LeftButton)
        return self.replay.shown.place

    def until(self, holds: Callable[[], object]) -> None:
        """Waits until something holds."""
        self._qtbot.waitUntil(lambda: bool(holds()))


@pytest.fixture
def watch(qtbot: QtBot, play: Play) -> Callable[[str], Viewer]:
    """Plays a record again before somebody; dice lie at once."""

    def watched(text: str) -> Viewer:
        replay = play(text)
        replay.shown.tab.tray.duration_ms = 0
        qtbot.waitUntil(lambda: replay.isActiveWindow() and replay.transport.play.hasFocus())
        return Viewer(qtbot, replay)

    return watched


def test_it_begins_before_the_first_move_and_waits(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(CRAPS)
    assert (viewer.replay.shown.place, viewer.replay.is_running) == (0, False)
    assert viewer.replay.transport.scrubber.accessibleDescription() == "Before the first move"
    viewer.until(viewer.replay.transport.play.hasFocus)


def test_it_plays_to_the_end_by_itself_and_from_the_beginning_again(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(SWAPPED)
    replay = viewer.replay
    replay.transport.speed.setCurrentIndex(len(SPEEDS) - 1)
    replay.shown.tab.tray.duration_ms = 0
    assert viewer.press(Key.Key_Space) == 1
    assert (replay.is_running, replay.transport.play.accessibleName()) == (True, "Pause")
    viewer.until(lambda: replay.shown.is_at_end and not replay.is_running)
    assert replay.transport.play.accessibleName() == "Play"
    assert viewer.press(Key.Key_Space) == 1
    replay.run(on=False)


@pytest.mark.parametrize("record", [SWAPPED, PAID])
def test_what_follows_on_the_dice_is_as_quick_as_the_replay(
    watch: Callable[[str], Viewer], record: str
) -> None:
    viewer = watch(record)
    shown = viewer.replay.shown
    if isinstance(shown.tab, HogTab):
        shown.tab.board.crossing_ms = HOURS_MS
    else:
        assert isinstance(shown.tab, PokerDiceTab)
        shown.tab.payday.paying_ms = shown.tab.payday.ending_ms = HOURS_MS
    shown.set_speed(HOURS_MS)
    shown.tab.tray.duration_ms = 0
    while not shown.is_at_end:
        viewer.press(Key.Key_Right)
        viewer.until(lambda: not shown.tab.pace.is_busy)


def test_space_pauses(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(SWAPPED)
    viewer.press(Key.Key_Space)
    viewer.press(Key.Key_Space)
    viewer.until(lambda: not viewer.replay.shown.tab.pace.is_busy)
    place = viewer.replay.shown.place
    assert not viewer.replay.is_running
    assert viewer.press(Key.Key_Right) == place + 1


def test_dice_fly_as_in_play_and_a_key_finishes_them(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(CRAPS)
    tab = viewer.replay.shown.tab
    tab.tray.duration_ms = Speed.NORMAL.value
    viewer.press(Key.Key_Right)
    assert viewer.press(Key.Key_Right) == 2
    assert (tab.tray.is_moving, tab.tray.faces) == (True, (4, 4))
    assert viewer.press(Key.Key_Right) == 3
    assert (tab.tray.is_moving, tab.tray.faces) == (True, (5, 3))
    viewer.click(tab.tray)
    assert not tab.tray.is_moving
    tab.pace.stop()


def test_what_a_move_leads_to_is_not_said_before_its_dice_lie(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(CRAPS)
    viewer.replay.go_to(2)
    tab, transport = viewer.replay.shown.tab, viewer.replay.transport
    tab.tray.duration_ms = Speed.NORMAL.value
    viewer.press(Key.Key_Right)
    assert (transport.words.accessibleName(), transport.events.currentIndex()) == ("", 0)
    tab.pace.stop()
    assert transport.words.accessibleName().startswith("Move 3 of 6: Easy 8")
    assert transport.events.currentIndex() == 1


def test_steps_lead_back_and_forth_and_stop_at_the_ends(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(CRAPS)
    assert viewer.press(Key.Key_Left) == 0
    keys = (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Right, Key.Key_Home)
    assert [viewer.press(key) for key in keys] == [1, 2, 1, 6, 6, 0]
    transport = viewer.replay.transport
    buttons = (transport.forward, transport.last, transport.back, transport.first)
    assert [viewer.click(button) for button in buttons] == [1, 6, 5, 0]


def test_events_are_gone_to_by_keys_and_from_their_list(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(CRAPS)
    events = viewer.replay.transport.events
    listed = [events.itemText(row) for row in range(events.count())]
    assert listed[1:3] == ["3: Point made: 8", "5: Seven out: the point was 4"]
    keys = (Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp)
    assert [viewer.press(key) for key in keys] == [3, 5, 6, 6, 5]
    assert events.currentIndex() == 2
    events.activated.emit(1)
    assert viewer.replay.shown.place == 3
    assert viewer.press(Key.Key_PageUp) == 3


def test_the_scrubber_says_where_it_is_and_keeps_its_keys(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(CRAPS)
    scrubber = viewer.replay.transport.scrubber
    scrubber.setFocus()
    assert viewer.press(Key.Key_Right) == 1
    assert viewer.press(Key.Key_End) == 6
    scrubber.setValue(3)
    assert scrubber.accessibleDescription() == "Move 3 of 6: Easy 8 · Point made: 8 · Pass wins $10"
    assert viewer.replay.transport.count.text() == "3 / 6"
    viewer.heard.clear()


def test_each_step_is_told_as_in_play(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(SWAPPED)
    viewer.press(Key.Key_Right)
    assert viewer.heard == [viewer.replay.shown.tab.last_words()]


def test_it_is_heard_as_in_play(watch: Callable[[str], Viewer], sound: RememberedSound) -> None:
    viewer = watch(CRAPS)
    viewer.press(Key.Key_Right)
    viewer.press(Key.Key_Right)
    viewer.until(lambda: not viewer.replay.shown.tab.pace.is_busy)
    assert sound.played


def test_faster_means_shorter_flights_and_pauses(watch: Callable[[str], Viewer]) -> None:
    tray = watch(SWAPPED).replay.shown.tab.tray
    replay = tray.window()
    assert isinstance(replay, ReplayWindow)
    durations = []
    for index in range(len(SPEEDS)):
        replay.transport.speed.setCurrentIndex((index + 2) % len(SPEEDS))
        durations.append(tray.duration_ms)
    assert durations == [450, 225, 1800, 900]


@pytest.mark.parametrize("text", sampled([SWAPPED, CRAPS], CRAPS))
def test_nothing_can_be_played_or_kept(
    watch: Callable[[str], Viewer], text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Any] = []
    monkeypatch.setattr(ForgetfulStore, "keep", lambda _, change: written.append(change))
    monkeypatch.setattr(ForgetfulStore, "keep_setting", lambda *_: written.append("a setting"))
    viewer = watch(text)
    tab = viewer.replay.shown.tab
    before = tab.session.record
    assert not tab.primary.isVisible()
    tab.bridge.undo()
    tab.bridge.redo()
    tab.bridge.play(tab.session.state.legal_moves()[0])
    assert tab.session.record == before
    viewer.replay.go_to(2)
    assert written == []


@pytest.mark.parametrize(
    ("text", "offered"),
    first_of([(HAZARD, ["Simulate rounds…"]), (PAID, []), (SWAPPED, []), (CRAPS, [])], 2),
    ids=["hazard", "poker-dice", "hog", "craps"],
)
def test_nothing_of_the_game_is_there_to_be_pressed(
    watch: Callable[[str], Viewer], text: str, offered: list[str]
) -> None:
    tab = watch(text).replay.shown.tab
    if tab.frame.has_drawer:
        tab.frame.toggle_drawer()
    buttons = [part.text() for part in tab.findChildren(QPushButton) if part.isVisibleTo(tab)]
    boxes = [part for part in tab.findChildren(QComboBox) if part.isVisibleTo(tab)]
    assert (buttons, boxes) == (["Close", *offered], [])


def test_a_spot_of_the_layout_says_that_this_is_a_replay(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(CRAPS)
    tab = viewer.replay.shown.tab
    viewer.click(tab.felt.button("field"))  # type: ignore[attr-defined]
    assert viewer.heard[-1].startswith("This is a replay")


def test_a_picture_is_copied(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(SWAPPED)
    viewer.replay.go_to(4)
    picture, said = viewer.replay.picture.menu().actions()[0], viewer.replay.note
    picture.trigger()
    table = viewer.replay.shown.tab
    copied, shown = QGuiApplication.clipboard().image(), table.grab().toImage()
    assert said.text() == "Picture copied"
    assert copied.convertToFormat(_RGB) == shown.convertToFormat(_RGB)


def test_a_picture_is_saved(
    watch: Callable[[str], Viewer], tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = watch(SWAPPED).replay
    for name, said in (
        ("", ""),
        ("missing/felt.png", "The picture could not be saved as felt.png"),
        ("felt", "Picture saved as felt.png"),
    ):
        file = str(tmp_path / name) if name else ""
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, file=file: (file, ""))
        replay.picture.menu().actions()[1].trigger()
        assert replay.note.text() == said
        assert (tmp_path / "felt.png").exists() == (name == "felt")


def test_closing_leaves_nothing_behind(watch: Callable[[str], Viewer], owner: QWidget) -> None:
    viewer = watch(SWAPPED)
    viewer.press(Key.Key_Space)
    viewer.press(Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert replays_over(owner) == []
    assert owner.findChildren(ReplayWindow) == []


def test_all_controls_have_names_and_are_reached_by_tab(watch: Callable[[str], Viewer]) -> None:
    replay = watch(CRAPS).replay
    transport = replay.transport
    parts = (
        transport.first,
        transport.back,
        transport.play,
        transport.forward,
        transport.last,
        transport.scrubber,
        transport.events,
        transport.speed,
    )
    assert [described(part) for part in parts if not part.accessibleName()] == []
    assert [
        described(part)
        for part in (*parts, replay.picture, replay.play_on)
        if not part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ] == []


LONG = '[Game "craps"]\n[Player0 "You"]\n' + "bet pass 5\nthrow : 3 4\n" * 300


def test_a_long_game_is_worked_out_ahead_and_shows_each_of_its_places(watch: Callable[[str], Viewer]) -> None:
    viewer = watch(LONG)
    transport = viewer.replay.transport
    for place in (600, 1, 431, 599, 130):
        transport.scrubber.setValue(place)
        assert transport.count.text() == f"{place} / 600"
        bankroll = 1000 + 5 * (place // 2) - 5 * (place % 2)
        assert viewer.replay.shown.tab.state.bankroll.shown() == f"${bankroll:,}"
        shown = [label.text() for label in viewer.replay.shown.tab.findChildren(QLabel)]
        start = f"{place // 2} rolls" if place > 3 else "No rolls"
        assert [text for text in shown if text.startswith(start)] != [], shown


def test_a_long_game_can_be_closed_at_once(watch: Callable[[str], Viewer], owner: QWidget) -> None:
    viewer = watch(LONG)
    viewer.press(Key.Key_Escape)
    assert replays_over(owner) == []


@pytest.mark.parametrize("way", sampled(["end key", "scrubber", "last button"], "end key"))
def test_whoever_goes_to_the_end_while_it_plays_is_offered_to_play_it_again(
    watch: Callable[[str], Viewer], way: str
) -> None:
    viewer = watch(SWAPPED)
    replay = viewer.replay
    viewer.press(Key.Key_Space)
    assert replay.is_running
    if way == "end key":
        viewer.press(Key.Key_End)
    elif way == "scrubber":
        replay.transport.scrubber.setValue(replay.transport.scrubber.maximum())
    else:
        viewer.click(replay.transport.last)
    assert replay.shown.is_at_end
    assert (replay.is_running, replay.transport.play.accessibleName()) == (False, "Play")
    assert viewer.click(replay.transport.play) == 1
    replay.run(on=False)
