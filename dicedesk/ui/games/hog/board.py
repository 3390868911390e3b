"""The two scores of Hog, and their motion in a Swine Swap."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from dicedesk.games.hog.telling import PanelText
from dicedesk.ui.base.look.appearance import Appearance, restyle, set_style
from dicedesk.ui.base.look.theme import Space, Type, font, scaled
from dicedesk.ui.base.widgets.card import Bar, ElidedLabel, label
from dicedesk.ui.base.widgets.counting import CountingLabel
from dicedesk.ui.base.words import shown, tr

_ARC = 0.45
_HALF = 0.5


class CrossingScores(QWidget):
    """Two numerals in flight, one over the other's path; with reduced motion they fade from place to place.

    Signals: `landed()` when a flight is over.
    """

    landed = Signal()

    def __init__(self, appearance: Appearance, board: QWidget) -> None:
        super().__init__(board)
        self._appearance = appearance
        self._texts: tuple[str, str] = ("", "")
        self._spots: tuple[QPointF, ...] = ()
        self._way = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self.move_to)
        self._clock.finished.connect(self._land)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def is_under_way(self) -> bool:
        """Whether the numerals are in flight."""
        return self._clock.state() is not QAbstractAnimation.State.Stopped

    def take_off(self, texts: tuple[str, str], spots: tuple[QPointF, ...], duration_ms: int) -> None:
        """Start with each text on its own spot; with a duration of 0 the flight is over at once."""
        self._texts, self._spots, self._way = texts, spots, 0.0
        self.show()
        self.raise_()
        self._clock.setDuration(duration_ms)
        self._clock.start()
        if not duration_ms:
            self.finish()

    def finish(self) -> None:
        """End the flight at once."""
        if self.is_under_way:
            self._clock.stop()
            self._land()

    def move_to(self, way: float) -> None:
        """Show the numerals after a share of their way."""
        self._way = way
        self.update()

    def _land(self) -> None:
        if not self.isHidden():
            self.hide()
            self.landed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(font(Type.SCORE, bold=True))
        painter.setPen(self._appearance.palette.color("accent"))
        height = painter.fontMetrics().height()
        lift = _ARC * 4 * self._way * (1 - self._way) * height
        if self._appearance.is_calm:
            painter.setOpacity(abs(1 - 2 * self._way))
        for place, (text, sign) in enumerate(zip(self._texts, (-1, 1), strict=True)):
            start, end = self._spots[place], self._spots[1 - place]
            middle = start + (end - start) * self._way + QPointF(0, sign * lift)
            if self._appearance.is_calm:
                middle = start if self._way < _HALF else end
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.drawText(middle + QPointF(-width / 2, height * 0.32), text)
        painter.end()


CROSSING_MS = 700


class ScorePanel(QFrame):
    """One player's score."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        set_style(self, "panel")
        self.name, self._news = ElidedLabel("name"), label("second", wraps=True)
        self.score = CountingLabel("score")
        # Figures are lower than the highest and deepest letters of this type.
        self.score.setFixedHeight(scaled(Type.SCORE) + Space.TIGHT)
        self.score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._bar, self.goal = Bar(appearance), label("second")
        way = QHBoxLayout()
        way.setSpacing(Space.SMALL)
        way.addWidget(self._bar, 1)
        way.addWidget(self.goal)
        grid = QGridLayout(self)
        grid.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.name, 0, 0)
        grid.addWidget(self._news, 1, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.score, 0, 1, 2, 1)
        grid.addLayout(way, 2, 0, 1, 2)
        grid.setRowMinimumHeight(2, Space.LARGE)
        grid.setColumnStretch(0, 1)

    def show_text(self, text: PanelText, counting_ms: int) -> None:
        """Show a player's standing; the score runs to it in this time."""
        name, news = shown(text.name), shown(text.news)
        self.name.say(name)
        self._news.setText(news)
        self.score.count_to(text.score, counting_ms)
        self.goal.setText(tr("to {goal}", goal=text.goal))
        self._bar.show_share(text.score / text.goal, "accent" if text.is_lit else "text_second")
        self.setAccessibleName(tr("{name}: {score} of {goal}", name=name, score=text.score, goal=text.goal))
        self.setAccessibleDescription(news)
        if self.property("lit") != text.is_lit:
            self.setProperty("lit", text.is_lit)
            restyle(self, self.score)


class ScoreBoard(QWidget):
    """Both panels side by side. Signals: `crossed()` when the motion of a swap is over."""

    crossed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
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
        """Whether a swap is in motion."""
        return self._flight is not None and self._flight.is_under_way

    def show_texts(self, left: PanelText, right: PanelText, counting_ms: int = 0) -> None:
        """Show both standings; the scores run to them in this time."""
        for panel, text in zip(self.panels, (left, right), strict=True):
            panel.show_text(text, counting_ms)

    def cross(self, left: int, right: int, duration_ms: int) -> None:
        """Show the two scores changing places; `crossed` follows, at once if the duration is 0."""
        spots = tuple(self._spot(panel) for panel in self.panels)
        for panel in self.panels:
            panel.score.forget()
        if self._flight is None:
            self._flight = self._made_flight()
        self._flight.setGeometry(self.rect())
        self._flight.take_off((str(left), str(right)), spots, duration_ms)

    def finish(self) -> None:
        """End the crossing at once."""
        if self._flight is not None:
            self._flight.finish()

    def _made_flight(self) -> CrossingScores:
        flight = CrossingScores(self._appearance, self)
        flight.landed.connect(self.crossed)
        return flight

    def _spot(self, panel: ScorePanel) -> QPointF:
        box = panel.score.rect()
        width = panel.score.fontMetrics().horizontalAdvance(panel.score.text())
        return QPointF(panel.score.mapTo(self, box.topRight())) + QPointF(-width / 2, box.height() / 2)
