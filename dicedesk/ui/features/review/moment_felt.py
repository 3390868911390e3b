"""A felt that shows one moment of a review: the dice, what the choice was worth, and what can be done from there."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.features.review.shown_review import ReviewedMoment
from dicedesk.ui.base.dice.layout import REACH, Area, DiceLayout
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.look.restyle import mark
from dicedesk.ui.base.look.theme import FeltColour, Space, scaled
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr

_EDGE, _SMALL_EDGE, _IN_A_ROW, _NARROW = 46, 30, 5, 760
_MOST_LINES = 5
_CALM = 116
"""The dice have at least so much room, so that the chart above keeps its height from moment to moment."""


class MomentFelt(DiceTray):
    """Shows a moment. Signals: those of a tray."""

    def __init__(self) -> None:
        """An empty felt."""
        self._dice = QWidget()
        super().__init__(FeltColour.GREEN)
        self.title, self.verdict = label("feltName", wraps=True), label("feltName")
        self.lines = tuple(
            label("feltLine" if not place else "feltNote", wraps=True) for place in range(_MOST_LINES)
        )
        self.why, self.play_on = QPushButton(tr("Why?")), QPushButton(tr("Play on from here"))
        self.practice = QPushButton(tr("Practice this"))
        self.play_on.setToolTip(tr("Start a casual game at this choice with new dice"))
        mark(self.verdict, "lit", is_so=True)
        self.buttons = (self.why, self.play_on, self.practice)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._lay_out()

    def show_moment(self, moment: ReviewedMoment) -> None:
        """Shows another moment, its dice at rest."""
        self.title.setText(shown(moment.title))
        write(self.verdict, shown(moment.verdict))
        for place, part in enumerate(self.lines):
            write(part, shown(moment.lines[place]) if place < len(moment.lines) else "")
        self._dice.setFixedSize(self._size_of(len(moment.faces)))
        self.show_faces(moment.faces)
        self._column.activate()
        self._place_dice()

    def sizeHint(self) -> QSize:
        """As high as its words and dice need."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The same at any width."""
        return self._column.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the dice the new room."""
        self._dice.setFixedSize(self._size_of(len(self.faces)))
        super().resizeEvent(event)

    def showEvent(self, event: object) -> None:
        """Lies the dice where there is room for them, once that is known."""
        self._place_dice()

    @property
    def _edge(self) -> int:
        return scaled(_EDGE if self.width() >= scaled(_NARROW) else _SMALL_EDGE)

    @property
    def _cell(self) -> float:
        return 2 * REACH * self._edge

    def _size_of(self, count: int) -> QSize:
        """The room of so many dice, in rows of five."""
        rows = -(-count // _IN_A_ROW)
        across = min(count, _IN_A_ROW)
        least = scaled(_CALM) if self.width() >= scaled(_NARROW) else 0
        return QSize(round(across * self._cell), max(round(rows * self._cell), least))

    def _laid_out(self, area: Area) -> DiceLayout:
        """Rows at the left, beside the words."""
        cell = self._cell
        corner = self._dice.mapTo(self, QPoint()) if self.isAncestorOf(self._dice) else QPoint()
        places = (
            (corner.x() + (die % _IN_A_ROW + 0.5) * cell, corner.y() + (die // _IN_A_ROW + 0.5) * cell)
            for die in range(len(self.faces))
        )
        return DiceLayout(self._edge, tuple(places))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(Space.MEDIUM)
        head.addWidget(self.title, 1)
        head.addWidget(self.verdict, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(Space.TIGHT)
        for part in self.lines:
            words.addWidget(part)
        words.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(Space.LARGE)
        middle.addWidget(self._dice, 0, Qt.AlignmentFlag.AlignTop)
        middle.addLayout(words, 1)
        hint: QLabel = label("second")
        for button in self.buttons:
            button.setAutoDefault(False)
            button.setObjectName("quiet")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(
            Space.LARGE + Space.TIGHT, Space.MEDIUM, Space.LARGE + Space.TIGHT, Space.MEDIUM
        )
        self._column.setSpacing(Space.SMALL)
        self._column.addLayout(head)
        self._column.addLayout(middle, 1)
        self._column.addWidget(ButtonRow(hint, self.buttons))
