"""Replay: a recorded game played again move by move on a table of its own, with buttons to step through it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.words import figure
from dicedesk.features.position import position_of
from dicedesk.features.replay import RecordedGame
from dicedesk.play.ports.audio import Cue
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import ElidedLabel, label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.widgets.sign_button import Sign, SignButton
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.table.input import Confirmation
from dicedesk.ui.table.replay import TableReplay

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_PAGES = 10
"""The number of times that Page Down is pressed from the beginning to the end."""


class Transport(QWidget):
    """Shows the position in a recorded game, and signals the user's requests.

    Signals: `place_chosen(int)` at the scrubber or at an event, `first_asked()`, `back_asked()`, `play_asked()`,
    `forward_asked()` and `last_asked()` at the buttons, and `speed_chosen(float)`.
    """

    place_chosen = Signal(int)
    first_asked = Signal()
    back_asked = Signal()
    play_asked = Signal()
    forward_asked = Signal()
    last_asked = Signal()
    speed_chosen = Signal(float)

    def __init__(self, game: RecordedGame[Any], appearance: Appearance) -> None:
        super().__init__()
        self._game = game
        self.first = SignButton(appearance, Sign.FIRST, tr("First move"), tr("Go to the start (Home)"))
        self.back = SignButton(appearance, Sign.BACK, tr("Previous move"), tr("Previous move (Left)"))
        self.play = SignButton(appearance, Sign.PLAY, tr("Play"), tr("Play or pause (Space)"))
        self.forward = SignButton(appearance, Sign.FORWARD, tr("Next move"), tr("Next move (Right)"))
        self.last = SignButton(appearance, Sign.LAST, tr("Last move"), tr("Go to the end (End)"))
        self.scrubber = QSlider(Qt.Orientation.Horizontal)
        self.count, self.words = QLabel(), ElidedLabel()
        self.events = ArrowCombo(appearance, tr("Go to an event"))
        self.speed = ArrowCombo(appearance, tr("Speed"))
        self._fill()
        self._lay_out()
        self._connect()

    def show_place(self, place: int, *, is_settled: bool) -> None:
        """Show the number of moves made, and the last one's outcome once its dice are at rest."""
        with QSignalBlocker(self.scrubber):
            self.scrubber.setValue(place)
        self.count.setText(tr("{place} / {moves}", place=place, moves=self._game.moves))
        if not is_settled:
            self.words.say("")
            return
        with QSignalBlocker(self.events):
            self.events.setCurrentIndex(self._game.milestone_at(place) + 1)
        words = self.said_of(place)
        self.words.say(words)
        self.scrubber.setAccessibleDescription(words)
        self.scrubber.setToolTip(words)

    def said_of(self, place: int) -> str:
        """The position in words: its number, and the result of the move before it."""
        if not place:
            return tr("Before the first move")
        words = " · ".join(map(shown, self._game.words_at(place)))
        chance = self._game.chance_at(place)
        if chance:
            return tr("Not played ({chance}): {words}", chance=shown(chance), words=words)
        if chance is not None:
            return tr("Not played: {words}", words=words)
        return tr("Move {place} of {moves}: {words}", place=place, moves=self._game.moves, words=words)

    def show_running(self, *, is_running: bool) -> None:
        """Offer to pause while it plays, and to play otherwise."""
        sign, name = (Sign.PAUSE, tr("Pause")) if is_running else (Sign.PLAY, tr("Play"))
        self.play.show_sign(sign, name, tr("Play or pause (Space)"))

    def next_event(self, place: int, way: int) -> int | None:
        """The position of the next event (`way` 1) or the previous one (-1); None if there is none."""
        places = [milestone.place for milestone in self._game.milestones]
        if way > 0:
            return next((each for each in places if each > place), None)
        return next((each for each in reversed(places) if each < place), None)

    def _fill(self) -> None:
        self.scrubber.setAccessibleName(tr("Position in the game"))
        self.scrubber.setRange(0, self._game.moves)
        self.scrubber.setPageStep(max(self._game.moves // _PAGES, 1))
        self.events.addItem(tr("Go to an event…"), 0)
        for milestone in self._game.milestones:
            words = tr("{place}: {words}", place=milestone.place, words=shown(milestone.words))
            self.events.addItem(words, milestone.place)
        self.events.setMinimumContentsLength(24)
        self.events.setSizeAdjustPolicy(ArrowCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.events.setEnabled(bool(self._game.milestones))
        self.events.setToolTip(tr("Next event: Page Down; previous event: Page Up"))
        for speed in SPEEDS:
            self.speed.addItem(tr("{speed}×", speed=figure(speed, digits=0 if speed >= 1 else 1)), speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))

    def _lay_out(self) -> None:
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        row.setSpacing(Space.TIGHT)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            row.addWidget(button)
        row.addSpacing(Space.SMALL)
        row.addWidget(self.scrubber, 1)
        row.addSpacing(Space.SMALL)
        row.addWidget(self.count)
        column.addLayout(row)
        column.addWidget(self.words)

    def _connect(self) -> None:
        for button, signal in (
            (self.first, self.first_asked),
            (self.back, self.back_asked),
            (self.play, self.play_asked),
            (self.forward, self.forward_asked),
            (self.last, self.last_asked),
        ):
            button.clicked.connect(signal)
        self.scrubber.valueChanged.connect(self.place_chosen)
        self.events.activated.connect(lambda index: self.place_chosen.emit(self.events.itemData(index)))
        self.speed.currentIndexChanged.connect(lambda index: self.speed_chosen.emit(SPEEDS[index]))


SUFFIX = ".png"


def copy_picture(part: QWidget) -> QPixmap:
    """Copy a picture of a widget to the clipboard, and return it."""
    picture = part.grab()
    QGuiApplication.clipboard().setPixmap(picture)
    return picture


def save_picture(part: QWidget, place: str) -> str:
    """Ask for a file, suggesting `place`, and save a picture in it; return a sentence about the result, "" without a
    file.
    """
    picture = part.grab()
    name, _ = QFileDialog.getSaveFileName(
        part.window(), tr("Save the picture"), place, tr("Pictures (*.png)")
    )
    if not name:
        return ""
    file = Path(name if Path(name).suffix else f"{name}{SUFFIX}")
    if picture.save(str(file), "PNG"):
        return tr("Picture saved as {name}", name=file.name)
    return tr("The picture could not be saved as {name}", name=file.name)


_WIDTH, _HEIGHT = 1120, 760
_SPACE = (Qt.Key.Key_Space,)
_WAYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class ReplayWindow(QDialog):
    """Plays a record again; Escape closes it, and nothing of it is saved.

    Signals: `play_on_asked(Record)` with the moves up to the visible place, to go on from there in a game, and
    `position_asked(PositionLine)` with the visible position, to set it up.
    """

    play_on_asked = Signal(object)
    position_asked = Signal(object)

    def __init__(
        self,
        game: RecordedGame[Any],
        title: str,
        show: Callable[[RecordedGame[Any], QWidget], TableReplay],
        appearance: Appearance,
        play_cue: Callable[[Cue], object],
        parent: QWidget,
    ) -> None:
        """`title` is the game's title, `show` makes its tab over a record, `play_cue` plays a sound.

        A coach's line begins after the moves that were played, and says what it is; no game can go on from it.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(tr("Replay of {game}", game=title))
        self.setMinimumSize(*SMALLEST_WINDOW)
        self._game, self._title = game, title
        self.shown = show(game, self)
        self.transport = Transport(game, appearance)
        self.note = label("second", wraps=True)
        self.picture, self.play_on = QPushButton(tr("Picture")), QPushButton(tr("Play on from here"))
        self.details = QPushButton(tr("Details"))
        self._is_running = self._is_silent = False
        self.confirmation = Confirmation(self)
        self._lay_out()
        self._connect(play_cue)
        self._set_keys()
        EnterKey(self)
        if game.played is not None:
            self._mark_line(game.played)
        self._show_place()
        self.transport.play.setFocus()

    @property
    def is_running(self) -> bool:
        """Whether it plays."""
        return self._is_running

    def run(self, *, on: bool) -> None:
        """Play on from here, or from the beginning if the end is visible; pause if `on` is False."""
        if on and self.shown.is_at_end:
            self.shown.go_to(0)
        self._is_running = on and not self.shown.is_at_end
        self.transport.show_running(is_running=self._is_running)
        self.shown.run(on=self._is_running)

    def step(self, way: int) -> None:
        """Pause, and go one move forward with its animation, or one back at once."""
        self.run(on=False)
        if way > 0:
            self.shown.step()
        elif self.shown.place:
            self.shown.go_to(self.shown.place - 1)

    def go_to(self, place: int) -> None:
        """Go to a position at once; play on from there if it plays, unless that is the end."""
        self.shown.go_to(place)
        self._stop_at_end()

    def go_to_event(self, way: int) -> None:
        """Go to the next event, or to the previous one."""
        place = self.transport.next_event(self.shown.place, way)
        if place is not None:
            self.go_to(place)

    def ask_to_play_on(self) -> None:
        """Ask for a game that goes on from the visible position."""
        self.run(on=False)
        left = self._game.moves - self.shown.place
        self.play_on_asked.emit(self._game.record.without_last(left))

    def ask_for_position(self) -> None:
        """Ask for the visible position, to set it up."""
        self.run(on=False)
        self.position_asked.emit(position_of(self.shown.tab.session))

    def say(self, sentence: str) -> None:
        """Show a sentence beside the buttons, and have it announced."""
        self.note.setText(sentence)
        announce(self, sentence)

    def event(self, event: QEvent) -> bool:
        """Leave keys that the focused widget uses to it."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            part, key = self.focusWidget(), event.key()
            takes_space = isinstance(part, QAbstractButton | QComboBox)
            takes_ways = isinstance(part, QAbstractSlider | QComboBox | QAbstractItemView)
            if (key in _SPACE and takes_space) or (key in _WAYS and takes_ways):
                event.accept()
                return True
        return super().event(event)

    def _set_keys(self) -> None:
        for key, do in (
            (Qt.Key.Key_Space, lambda: self.run(on=not self._is_running)),
            (Qt.Key.Key_Left, lambda: self.step(-1)),
            (Qt.Key.Key_Right, lambda: self.step(1)),
            (Qt.Key.Key_Home, lambda: self.go_to(0)),
            (Qt.Key.Key_End, lambda: self.go_to(self._game.moves)),
            (Qt.Key.Key_PageUp, lambda: self.go_to_event(-1)),
            (Qt.Key.Key_PageDown, lambda: self.go_to_event(1)),
            (QKeySequence.StandardKey.Copy, self._copy_picture),
            (QKeySequence.StandardKey.Save, self._save_picture),
            ("D", self.shown.tab.frame.toggle_drawer),
            ("Ctrl+P", self.ask_for_position),
        ):
            QShortcut(QKeySequence(key), self, do)

    def _connect(self, play_cue: Callable[[Cue], object]) -> None:
        tab, transport = self.shown.tab, self.transport
        transport.place_chosen.connect(self._on_place_chosen)
        transport.first_asked.connect(lambda: self.go_to(0))
        transport.last_asked.connect(lambda: self.go_to(self._game.moves))
        transport.back_asked.connect(lambda: self.step(-1))
        transport.forward_asked.connect(lambda: self.step(1))
        transport.play_asked.connect(lambda: self.run(on=not self._is_running))
        transport.speed_chosen.connect(self.shown.set_speed)
        self.shown.moved.connect(self._show_place)
        tab.pace.rested.connect(self._on_rested)
        tab.told.connect(self._on_told)
        tab.came.connect(transport.play.setFocus)
        tab.heard.connect(play_cue)
        tab.frame.drawer_changed.connect(self._show_details)
        self.details.clicked.connect(tab.frame.toggle_drawer)
        self.play_on.clicked.connect(self.ask_to_play_on)
        self.confirmation.asked.connect(self.say)
        self.confirmation.dropped.connect(self.note.clear)

    def _lay_out(self) -> None:
        menu = QMenu(self.picture)
        menu.addAction(tr("Copy picture"), self._copy_picture)
        menu.addAction(tr("Save picture…"), self._save_picture)
        self.picture.setMenu(menu)
        for button in (self.picture, self.play_on, self.details):
            button.setAutoDefault(False)
        self.picture.setToolTip(tr("Copy (Ctrl+C) or save (Ctrl+S) a picture of the table"))
        self.play_on.setToolTip(tr("Start a casual game from this position with new dice"))
        self.details.setToolTip(tr("Show details (D)"))
        speed, events = self.transport.speed, self.transport.events
        row = ButtonRow(self.note, (events, speed, self.details, self.picture, self.play_on))
        below = QVBoxLayout()
        below.setContentsMargins(Space.LARGE, 0, Space.LARGE, Space.MEDIUM)
        below.setSpacing(Space.SMALL)
        below.addWidget(self.transport)
        below.addWidget(row)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.shown.tab, 1)
        whole.addLayout(below)
        begin_with(self, _WIDTH, _HEIGHT)

    def _mark_line(self, played: int) -> None:
        self.setWindowTitle(tr("{game}: a line not played", game=self._title))
        self.play_on.hide()
        self.note.setText(tr("Not played: the most likely line after the best choice."))
        self.setAccessibleDescription(self.note.text())
        self.shown.go_to(played)

    def _show_place(self) -> None:
        self.confirmation.drop()
        self.transport.show_place(self.shown.place, is_settled=not self.shown.tab.pace.is_busy)
        self.play_on.setEnabled(not self.shown.tab.session.is_over)
        self._show_details()

    def _show_details(self) -> None:
        self.details.setVisible(self.shown.tab.frame.has_drawer)

    def _on_place_chosen(self, place: int) -> None:
        # A user who moves the scrubber hears its description.
        self._is_silent = self.transport.scrubber.hasFocus()
        self.go_to(place)
        self._is_silent = False

    def _on_rested(self) -> None:
        self._show_place()
        self._stop_at_end()

    def _stop_at_end(self) -> None:
        if self._is_running and self.shown.is_at_end:
            self.run(on=False)

    def _on_told(self, words: str) -> None:
        if not self._is_silent:
            announce(self.shown.tab, words)

    def _copy_picture(self) -> None:
        copy_picture(self.shown.tab)
        self.say(tr("Picture copied"))

    def _save_picture(self) -> None:
        name = tr("{game} move {place}", game=self._title, place=self.shown.place)
        message = save_picture(self.shown.tab, f"{name}.png")
        if message:
            self.say(message)
