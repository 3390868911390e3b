"""The look and speed of all dice and their felt, as chosen in the settings, for every tray.

The small slider at a felt's right edge sets the roll speed.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from dicedesk.play.settings import Body, DiceSettings, Marks, Speed
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import (
    BLACK,
    CASINO,
    HIGH_CONTRAST,
    IVORY,
    ON_FELT,
    ON_FELT_BRIGHT,
    Corner,
    DiceStyle,
    Space,
)
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.words import tr

SPEEDS = (Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.OFF)
"""From the lower end of the slider to the upper one."""

_WIDTH, _HEIGHT = Space.LARGE + Space.SMALL, 76
"""The width is that of the felt's edge, which stays free of dice and texts."""

_ASIDE = 3
"""Distance of the line from the middle, toward the dice: the knob keeps clear of the felt's stitched line."""

_ENDS = 18
"""From the ends of the slider to the first and the last place of its knob, with room for the signs."""

_KNOB, _TICK = 5.0, 1.5
_SIGN = 2.6
_QUIET, _AWAKE = 0.57, 0.95


class SpeedSlider(QSlider):
    """The roll speed, on a tray between its dice and its edge; dim until the pointer or the focus is on it.

    Signals: `chosen(Speed)` when the player moves it.
    """

    chosen = Signal(object)

    def __init__(self, tray: DiceTray) -> None:
        super().__init__(Qt.Orientation.Vertical, tray)
        self.setRange(0, len(SPEEDS) - 1)
        self.setPageStep(1)
        # A click leaves the focus at the table, where Enter rolls.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Roll speed"))
        self.setFixedSize(self.sizeHint())
        self.valueChanged.connect(self._on_moved)
        self.show_speed(Speed.NORMAL)
        tray.installEventFilter(self)
        self._place(tray.size())

    @property
    def speed(self) -> Speed:
        return SPEEDS[self.value()]

    def show_speed(self, speed: Speed) -> None:
        """Show a speed that was chosen elsewhere."""
        with QSignalBlocker(self):
            self.setValue(SPEEDS.index(speed))
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the slider in the middle of the felt's right edge."""
        if event.type() is QEvent.Type.Resize and isinstance(watched, DiceTray):
            self._place(watched.size())
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go_to(event.position().y())
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a thin line with its places, the knob, and a sign at each end: one arrow for slow, two for fast."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_awake = self.hasFocus() or self.underMouse()
        ink = QColor(ON_FELT)
        ink.setAlphaF(_AWAKE if is_awake else _QUIET)
        if self.hasFocus():
            painter.setPen(QPen(QColor(ON_FELT_BRIGHT), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.BUTTON, Corner.BUTTON)
        x = self.width() / 2 - _ASIDE
        painter.setPen(QPen(ink, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x, self._y_of(0)), QPointF(x, self._y_of(len(SPEEDS) - 1)))
        self._paint_arrow(painter, self.height() - _ENDS / 2)
        self._paint_arrow(painter, _ENDS / 2 - _SIGN / 2)
        self._paint_arrow(painter, _ENDS / 2 + 2 * _SIGN)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for place in range(len(SPEEDS)):
            painter.drawEllipse(QPointF(x, self._y_of(place)), _TICK, _TICK)
        painter.setBrush(QColor(ON_FELT_BRIGHT) if is_awake else ink)
        painter.drawEllipse(QPointF(x, self._y_of(self.value())), _KNOB, _KNOB)
        painter.end()

    def _paint_arrow(self, painter: QPainter, y: float) -> None:
        x = self.width() / 2 - _ASIDE
        painter.drawPolyline(
            [
                QPointF(x - 1.4 * _SIGN, y + _SIGN / 2),
                QPointF(x, y - _SIGN),
                QPointF(x + 1.4 * _SIGN, y + _SIGN / 2),
            ]
        )

    def _y_of(self, place: int) -> float:
        return self.height() - _ENDS - place * (self.height() - 2 * _ENDS) / (len(SPEEDS) - 1)

    def _go_to(self, y: float) -> None:
        self.setValue(min(range(len(SPEEDS)), key=lambda place: abs(self._y_of(place) - y)))

    def _on_moved(self) -> None:
        self._describe()
        self.chosen.emit(self.speed)

    def _describe(self) -> None:
        name = name_of_speed(self.speed)
        self.setAccessibleDescription(name)
        self.setToolTip(tr("Roll speed: {speed}", speed=name))

    def _place(self, felt: QSize) -> None:
        self.move(felt.width() - self.width(), (felt.height() - self.height()) // 2)


def name_of_speed(speed: Speed) -> str:
    return {
        Speed.OFF: tr("Off: the dice land at once"),
        Speed.FAST: tr("Fast"),
        Speed.NORMAL: tr("Normal"),
        Speed.SLOW: tr("Slow"),
    }[speed]


STYLES = {
    Body.IVORY: IVORY,
    Body.CASINO: CASINO,
    Body.BLACK: BLACK,
    Body.HIGH_CONTRAST: HIGH_CONTRAST,
}


class DiceLook(QObject):
    """The style of all dice and felts, as the settings say.

    Signals: `changed()` after another choice of dice, theme or motion.
    """

    changed = Signal()

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self.appearance = settings, appearance
        settings.dice_changed.connect(self.changed)
        appearance.changed.connect(self.changed)
        appearance.motion_changed.connect(self.changed)

    @property
    def chosen(self) -> DiceSettings:
        return self._settings.value.dice

    @property
    def style(self) -> DiceStyle:
        """The chosen colors of the dice, or those that suit the theme."""
        suited = HIGH_CONTRAST if self.appearance.palette.is_strong else IVORY
        return STYLES.get(self.chosen.body, suited)

    @property
    def error(self) -> str | None:
        """Why the last choice could not be saved."""
        return self._settings.error

    def choose(self, dice: DiceSettings) -> None:
        """Change all trays, and save the choice."""
        self._settings.change(lambda settings: replace(settings, dice=dice))

    def apply_to(self, tray: DiceTray) -> None:
        """Give a tray the chosen look, now and after each change."""

        def follow() -> None:
            tray.set_look(self.style, has_numerals=self.chosen.marks is Marks.NUMERALS)
            tray.cloth = self.appearance.palette.cloth
            tray.duration_ms = self.chosen.speed.value
            tray.is_calm = self.appearance.is_calm

        self._tell(tray, follow)

    def equip(self, tray: DiceTray) -> SpeedSlider:
        """Give a game's tray this look and a slider for the speed of all; return the slider."""
        self.apply_to(tray)
        slider = SpeedSlider(tray)
        slider.chosen.connect(self._on_speed_chosen)
        self._tell(slider, lambda: slider.show_speed(self.chosen.speed))
        return slider

    def _on_speed_chosen(self, speed: Speed) -> None:
        self.choose(replace(self.chosen, speed=speed))

    def _tell(self, widget: QWidget, follow: Callable[[], None]) -> None:
        follower = _Follower(widget, follow)
        self.changed.connect(follower.follow)
        follow()


class _Follower(QObject):
    """Connects a function to `changed` for as long as its widget lives."""

    def __init__(self, widget: QWidget, follow: Callable[[], None]) -> None:
        super().__init__(widget)
        self._follow = follow

    def follow(self) -> None:
        self._follow()
