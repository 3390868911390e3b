"""A replay in a window of its own: the game's table over a record, and what it is led with."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QDialog,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dicedesk.features.replay.recorded_game import RecordedGame
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.look.window_sizes import SMALLEST_WINDOW
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.replay.picture import copy_picture, save_picture
from dicedesk.ui.features.replay.transport import Transport
from dicedesk.ui.table.input import AskedTwice
from dicedesk.ui.table.replay import TableReplay

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
    """Plays a record again; Escape closes it, and nothing of it stays.

    Signals: `play_on_asked(Record)` with the moves until the place that is shown, when a game is to go on from there.
    """

    play_on_asked = Signal(object)

    def __init__(
        self,
        game: RecordedGame[Any],
        title: str,
        show: Callable[[RecordedGame[Any], QWidget], TableReplay],
        appearance: Appearance,
        play_cue: Callable[[Cue], object],
        parent: QWidget,
    ) -> None:
        """`title` is what people call the game, `show` makes its tab over a record, `play_cue` has a sound heard."""
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
        self.asked = AskedTwice(self)
        self._lay_out()
        self._connect(play_cue)
        self._set_keys()
        EnterKey(self)
        self._show_place()
        self.transport.play.setFocus()

    @property
    def is_running(self) -> bool:
        """Whether the moves follow one another."""
        return self._is_running

    def run(self, *, on: bool) -> None:
        """Plays from here on, from the beginning where the end is shown, or pauses."""
        if on and self.shown.is_at_end:
            self.shown.go_to(0)
        self._is_running = on and not self.shown.is_at_end
        self.transport.show_running(is_running=self._is_running)
        self.shown.run(on=self._is_running)

    def step(self, way: int) -> None:
        """Pauses, and goes one move on with all that is to be seen of it, or one back at once."""
        self.run(on=False)
        if way > 0:
            self.shown.step()
        elif self.shown.place:
            self.shown.go_to(self.shown.place - 1)

    def go_to(self, place: int) -> None:
        """Goes to a place at once; where it plays, it plays on from there, unless that is the end."""
        self.shown.go_to(place)
        self._stop_at_end()

    def go_to_event(self, way: int) -> None:
        """Goes to the next event, or to the one before."""
        place = self.transport.next_event(self.shown.place, way)
        if place is not None:
            self.go_to(place)

    def ask_to_play_on(self) -> None:
        """Asks for a game that goes on from what is shown."""
        self.run(on=False)
        left = self._game.moves - self.shown.place
        self.play_on_asked.emit(self._game.record.without_last(left))

    def say(self, sentence: str) -> None:
        """Says something beside the buttons, and aloud."""
        self.note.setText(sentence)
        announce(self, sentence)

    def event(self, event: QEvent) -> bool:
        """Leaves keys to what has the focus ring, where they are for something there."""
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
            ("D", self.shown.tab.layout_.toggle_drawer),
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
        tab.layout_.drawer_changed.connect(self._show_details)
        self.details.clicked.connect(tab.layout_.toggle_drawer)
        self.play_on.clicked.connect(self.ask_to_play_on)
        self.asked.asked.connect(self.say)
        self.asked.dropped.connect(self.note.clear)

    def _lay_out(self) -> None:
        menu = QMenu(self.picture)
        menu.addAction(tr("Copy picture"), self._copy_picture)
        menu.addAction(tr("Save picture…"), self._save_picture)
        self.picture.setMenu(menu)
        for button in (self.picture, self.play_on, self.details):
            button.setAutoDefault(False)
        self.picture.setToolTip(tr("Copy (Ctrl+C) or save (Ctrl+S) a picture of this"))
        self.play_on.setToolTip(tr("Start a casual game from here with new dice"))
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

    def _show_place(self) -> None:
        self.asked.drop()
        self.transport.show_place(self.shown.place, is_settled=not self.shown.tab.pace.is_busy)
        self.play_on.setEnabled(not self.shown.tab.session.is_over)
        self._show_details()

    def _show_details(self) -> None:
        self.details.setVisible(self.shown.tab.layout_.has_drawer)

    def _on_place_chosen(self, place: int) -> None:
        # Whoever moves the scrubber hears its description.
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
        said = save_picture(self.shown.tab, f"{name}.png")
        if said:
            self.say(said)
