"""Draws the outline of a window as the user leaves it, and saves it for the next start."""

from base64 import b64encode

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPicture
from PySide6.QtWidgets import QFrame, QMainWindow, QPushButton, QTabBar, QWidget

from dicedesk.play.ports.store import Store, StoreError
from dicedesk.ui.base.dice.felt import paint_felt
from dicedesk.ui.base.look.theme import Corner, FeltColor, Palette
from dicedesk.ui.window.shell import OUTLINE_SETTING

_MARK = 2
"""The height of the line under the chosen tab."""

_FAINT, _STRONG = 1.0, 2.0
"""The width of an edge, and of the edge of a chosen part or of the player whose turn it is."""


def keep_outline(store: Store, window: QWidget, picture: QPicture) -> None:
    """Save the picture of a window; if the store fails, only the outline is lost."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.isNull():
        picture.save(buffer)
    drawn = b64encode(buffer.data().data()).decode()
    try:
        store.keep_setting(OUTLINE_SETTING, f"{window.width()} {window.height()} {drawn}")
    except StoreError:
        return


def outline_of(window: QMainWindow, tokens: Palette) -> QPicture:
    """A drawing of the visible widgets in the colors of a theme; an empty one if there was no layout yet."""
    picture = QPicture()
    bar = window.statusBar()
    if not bar.isVisible():
        return picture
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = _place(window, bar)
    painter.fillRect(place, QColor(tokens.surface))
    painter.fillRect(QRect(place.topLeft(), place.topRight()), QColor(tokens.stroke))
    for tabs in window.findChildren(QTabBar):
        chosen = tabs.tabRect(tabs.currentIndex())
        chosen.setTop(chosen.bottom() - _MARK + 1)
        painter.fillRect(chosen.translated(tabs.mapTo(window, QPoint(0, 0))), QColor(tokens.accent))
    for part in window.findChildren(QWidget):
        if part.isVisible() and part.window() is window.window():
            _draw(painter, _place(window, part), part, tokens)
    painter.end()
    return picture


def _draw(painter: QPainter, place: QRect, part: QWidget, tokens: Palette) -> None:
    felt = getattr(part, "felt", None)
    if isinstance(felt, FeltColor):
        paint_felt(painter, QRectF(place), felt, tokens.cloth)
    elif isinstance(part, QFrame) and part.objectName() in ("card", "panel"):
        if part.property("lit"):
            _box(painter, place, Corner.CARD, tokens.raised, tokens.accent, _STRONG)
        else:
            _box(painter, place, Corner.CARD, tokens.surface, tokens.stroke)
    elif isinstance(part, QPushButton):
        if not part.isEnabled():
            _box(painter, place, Corner.BUTTON, tokens.window, tokens.stroke)
        elif part.objectName() == "primary":
            _box(painter, place, Corner.BUTTON, tokens.accent, tokens.accent)
        elif part.isChecked():
            _box(painter, place, Corner.BUTTON, tokens.raised, tokens.accent, _STRONG)
        else:
            _box(painter, place, Corner.BUTTON, tokens.raised, tokens.stroke)


def _box(
    painter: QPainter, place: QRect, corner: Corner, fill: str, edge: str, width: float = _FAINT
) -> None:
    painter.setPen(QPen(QColor(edge), width))
    painter.setBrush(QColor(fill))
    inset = width / 2
    painter.drawRoundedRect(QRectF(place).adjusted(inset, inset, -inset, -inset), corner, corner)


def _place(window: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())
