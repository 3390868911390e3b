"""The two scores of Hog, and how they cross over in a Swine Swap."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from dicedesk.core.by_name import object_called
from dicedesk.ui.base.look.appearance import Appearance, restyle
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Bar, label
from dicedesk.ui.base.words import tr

if TYPE_CHECKING:
    from dicedesk.ui.games.hog.crossing_scores import CrossingScores

CROSSING_MS = 700
_CROSSING = "dicedesk.ui.games.hog.crossing_scores:CrossingScores"
"""What shows a swap is loaded for the first one: few games begin with it."""


@dataclass(frozen=True)
class PanelText:
    """What a panel says: the player's name, what happened last, the score, its goal, and whether it is their turn."""

    name: str
    news: str
    score: int
    goal: int
    is_lit: bool


class ScorePanel(QFrame):
    """One player's score."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """A panel that says nothing yet."""
        super().__init__(parent)
        self.setObjectName("panel")
        self._name, self._news = label("name"), label("second", wraps=True)
        self.score = label("score")
        self.score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._bar, self._goal = Bar(appearance), label("second")
        way = QHBoxLayout()
        way.setSpacing(Space.SMALL)
        way.addWidget(self._bar, 1)
        way.addWidget(self._goal)
        grid = QGridLayout(self)
        grid.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._news, 1, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.score, 0, 1, 2, 1)
        grid.addLayout(way, 2, 0, 1, 2)
        grid.setRowMinimumHeight(2, Space.LARGE + 2)
        grid.setColumnStretch(0, 1)

    def show_text(self, text: PanelText) -> None:
        """Shows a player's standing."""
        self._name.setText(text.name)
        self._news.setText(text.news)
        self.score.setText(str(text.score))
        self._goal.setText(tr("to {goal}", goal=text.goal))
        self._bar.show_share(text.score / text.goal, "accent" if text.is_lit else "text_second")
        self.setAccessibleName(
            tr("{name}: {score} of {goal}", name=text.name, score=text.score, goal=text.goal)
        )
        self.setAccessibleDescription(text.news)
        if self.property("lit") != text.is_lit:
            self.setProperty("lit", text.is_lit)
            restyle(self, self.score)


class ScoreBoard(QWidget):
    """Both panels side by side. Signals: `crossed()` when a swap has been shown."""

    crossed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """A board that says nothing yet."""
        super().__init__(parent)
        self.crossing_ms = CROSSING_MS
        self.panels = (ScorePanel(appearance, self), ScorePanel(appearance, self))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.MEDIUM)
        for panel in self.panels:
            row.addWidget(panel, 1)
        self._appearance = appearance
        self._flight: CrossingScores | None = None

    @property
    def is_crossing(self) -> bool:
        """Whether a swap is being shown."""
        return self._flight is not None and self._flight.is_under_way

    def show_texts(self, left: PanelText, right: PanelText) -> None:
        """Shows both standings."""
        for panel, text in zip(self.panels, (left, right), strict=True):
            panel.show_text(text)

    def cross(self, left: int, right: int, duration_ms: int) -> None:
        """Shows the two scores changing places; `crossed` follows, at once where the duration is 0."""
        spots = tuple(self._spot(panel) for panel in self.panels)
        for panel in self.panels:
            panel.score.clear()
        if self._flight is None:
            self._flight = self._made_flight()
        self._flight.setGeometry(self.rect())
        self._flight.take_off((str(left), str(right)), spots, duration_ms)

    def finish(self) -> None:
        """Ends the crossing at once."""
        if self._flight is not None:
            self._flight.finish()

    def _made_flight(self) -> "CrossingScores":
        kind: type[CrossingScores] = object_called(_CROSSING)
        flight = kind(self._appearance, self)
        flight.landed.connect(self.crossed)
        return flight

    def _spot(self, panel: ScorePanel) -> QPointF:
        box = panel.score.rect()
        width = panel.score.fontMetrics().horizontalAdvance(panel.score.text())
        return QPointF(panel.score.mapTo(self, box.topRight())) + QPointF(-width / 2, box.height() / 2)
