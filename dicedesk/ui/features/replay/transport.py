"""What a replay is led with: play, steps, a scrubber, the events, and the speed."""

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from dicedesk.core.words import figure
from dicedesk.features.replay.recorded_game import RecordedGame
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.replay.elided_label import ElidedLabel
from dicedesk.ui.features.replay.transport_button import Sign, TransportButton

SPEEDS = (0.5, 1.0, 2.0, 4.0)
_PAGES = 10
"""So many times the Page keys lead through the whole of it."""


class Transport(QWidget):
    """Shows a place of a recorded game, and what is asked for.

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
        """The first place."""
        super().__init__()
        self._game = game
        self.first = TransportButton(appearance, Sign.FIRST, tr("First move"), tr("To the start (Home)"))
        self.back = TransportButton(appearance, Sign.BACK, tr("Move back"), tr("One move back (Left)"))
        self.play = TransportButton(appearance, Sign.PLAY, tr("Play"), tr("Play or pause (Space)"))
        self.forward = TransportButton(
            appearance, Sign.FORWARD, tr("Move forward"), tr("One move forward (Right)")
        )
        self.last = TransportButton(appearance, Sign.LAST, tr("Last move"), tr("To the end (End)"))
        self.scrubber = QSlider(Qt.Orientation.Horizontal)
        self.count, self.words = QLabel(), ElidedLabel()
        self.events = ArrowCombo(appearance, tr("Go to an event"))
        self.speed = ArrowCombo(appearance, tr("Speed"))
        self._fill()
        self._lay_out()
        self._connect()

    def show_place(self, place: int, *, is_settled: bool) -> None:
        """Shows which of the moves has been made last, and what it led to as soon as its dice lie still."""
        with QSignalBlocker(self.scrubber):
            self.scrubber.setValue(place)
        self.count.setText(tr("{place} / {moves}", place=place, moves=self._game.moves))
        if not is_settled:
            self.words.say("")
            return
        with QSignalBlocker(self.events):
            self.events.setCurrentIndex(self._game.milestone_at(place) + 1)
        said = self.said_of(place)
        self.words.say(said)
        self.scrubber.setAccessibleDescription(said)
        self.scrubber.setToolTip(said)

    def said_of(self, place: int) -> str:
        """The place in words: its number, and what the move before it led to."""
        if not place:
            return tr("Before the first move")
        words = " · ".join(map(shown, self._game.words_at(place)))
        return tr("Move {place} of {moves}: {words}", place=place, moves=self._game.moves, words=words)

    def show_running(self, *, is_running: bool) -> None:
        """Offers to pause while it plays."""
        sign, name = (Sign.PAUSE, tr("Pause")) if is_running else (Sign.PLAY, tr("Play"))
        self.play.show_sign(sign, name, tr("Play or pause (Space)"))

    def next_event(self, place: int, way: int) -> int | None:
        """The place of the next event, or of the one before with a `way` of -1; None where there is none."""
        places = [milestone.place for milestone in self._game.milestones]
        if way > 0:
            return next((found for found in places if found > place), None)
        return next((found for found in reversed(places) if found < place), None)

    def _fill(self) -> None:
        self.scrubber.setAccessibleName(tr("Place in the game"))
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
        for button, asked in (
            (self.first, self.first_asked),
            (self.back, self.back_asked),
            (self.play, self.play_asked),
            (self.forward, self.forward_asked),
            (self.last, self.last_asked),
        ):
            button.clicked.connect(asked)
        self.scrubber.valueChanged.connect(self.place_chosen)
        self.events.activated.connect(lambda index: self.place_chosen.emit(self.events.itemData(index)))
        self.speed.currentIndexChanged.connect(lambda index: self.speed_chosen.emit(SPEEDS[index]))
