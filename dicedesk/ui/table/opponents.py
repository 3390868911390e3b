"""Opponents on the screen: their faces, the list to choose one, and the facts about the current one."""

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dicedesk.core.words import Joined
from dicedesk.play.opponents import Eyes, Ladder, Portrait
from dicedesk.ui.base.dice.solid import PIPS
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Palette, Space
from dicedesk.ui.base.look.things import PORTRAIT, PORTRAIT_IN_LIST
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr

_LINE = 0.032
"""The width of a line of a portrait, as a share of its edge, like all lengths here."""

_MIDDLE, _EYE_LEVEL, _MOUTH_LEVEL = QPointF(0.46, 0.42), 0.38, 0.54
_EYE_APART, _MOUTH_HALF = 0.105, 0.11
_DIE = QRectF(0.60, 0.60, 0.34, 0.34)
_PIP_STEP, _PIP = 0.092, 0.036


def paint_portrait(painter: QPainter, square: QRectF, portrait: Portrait, palette: Palette) -> None:
    """Paint a face with its die into a square, by lines in the colors of the theme."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.topLeft())
    painter.scale(square.width(), square.width())
    ink = QPen(palette.color("text"), _LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(QPen(palette.color("stroke"), _LINE))
    painter.setBrush(palette.color("raised"))
    disc = QPainterPath()
    disc.addEllipse(QRectF(0, 0, 1, 1).adjusted(_LINE, _LINE, -_LINE, -_LINE))
    painter.drawPath(disc)
    painter.setPen(ink)
    painter.setBrush(palette.color("surface"))
    painter.save()
    painter.setClipPath(disc)
    painter.drawEllipse(QPointF(_MIDDLE.x(), 1.0), 0.36, 0.26)
    painter.restore()
    width, height = portrait.head.value
    head = QRectF(0, 0, width, height)
    head.moveCenter(_MIDDLE)
    painter.drawRoundedRect(head, width * 0.46, width * 0.46)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        _paint_eye(painter, QPointF(_MIDDLE.x() + side * _EYE_APART, _EYE_LEVEL), side, portrait.eyes)
    mouth = QPainterPath(QPointF(_MIDDLE.x() - _MOUTH_HALF, _MOUTH_LEVEL))
    below = QPointF(_MIDDLE.x(), _MOUTH_LEVEL + 2 * portrait.mouth.value)
    mouth.quadTo(below, QPointF(_MIDDLE.x() + _MOUTH_HALF, _MOUTH_LEVEL))
    painter.drawPath(mouth)
    painter.setPen(QPen(palette.color("accent"), _LINE))
    painter.setBrush(palette.color("surface"))
    painter.drawRoundedRect(_DIE, 0.08, 0.08)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color("accent"))
    for across, along in PIPS[portrait.pips]:
        painter.drawEllipse(_DIE.center() + QPointF(across, along) * _PIP_STEP, _PIP, _PIP)
    painter.restore()


def _paint_eye(painter: QPainter, middle: QPointF, side: int, eyes: Eyes) -> None:
    ball, lid = 0.026, QPointF(0.055, 0.0)
    if eyes is Eyes.CALM:
        lids = QPainterPath(middle - lid)
        lids.quadTo(middle + QPointF(0, 0.07), middle + lid)
        painter.drawPath(lids)
        return
    if eyes is Eyes.SHARP:
        slope = QPointF(0, 0.03 * side)
        painter.drawLine(middle - lid - QPointF(0, 0.05) + slope, middle + lid - QPointF(0, 0.05) - slope)
    if eyes is Eyes.GLASSES:
        painter.drawEllipse(middle, 0.082, 0.082)
    painter.save()
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(middle, ball, ball * 1.25)
    painter.restore()


class _Face(QWidget):
    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance, self._portrait = appearance, Portrait(1)
        self.setFixedSize(PORTRAIT, PORTRAIT)
        appearance.changed.connect(self.update)

    def show_portrait(self, portrait: Portrait) -> None:
        self._portrait = portrait
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_portrait(painter, QRectF(self.rect()), self._portrait, self._appearance.palette)
        painter.end()


_OPPONENT = Qt.ItemDataRole.UserRole + 1


class _OpponentRows(QStyledItemDelegate):
    """Rows of a list with the face, the title and the strength of each opponent."""

    def __init__(self, appearance: Appearance, box: "OpponentBox") -> None:
        super().__init__(box)
        self._appearance = appearance

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        opponent = index.data(_OPPONENT)
        if opponent is not None:
            option.text = f"{shown(opponent.title)}\u2028{shown(opponent.strength)}"
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationSize = QSize(PORTRAIT_IN_LIST, PORTRAIT_IN_LIST)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        opponent = index.data(_OPPONENT)
        if opponent is not None:
            whole = QStyleOptionViewItem(option)
            self.initStyleOption(whole, index)
            style = option.widget.style() if option.widget else QApplication.style()
            place = style.subElementRect(QStyle.SubElement.SE_ItemViewItemDecoration, whole, option.widget)
            square = QRectF(0, 0, PORTRAIT_IN_LIST, PORTRAIT_IN_LIST)
            square.moveCenter(QRectF(place).center())
            paint_portrait(painter, square, opponent.portrait, self._appearance.palette)


_MOST_ROWS = 8
"""Rows with faces in sight at once, so that the list fits a small screen."""


class OpponentBox(ArrowCombo):
    """The player of a seat: a few fixed rows, then the opponents of a ladder, each with face and strength."""

    def __init__(self, appearance: Appearance, name: str, *fixed: tuple[str, str]) -> None:
        """`fixed` are the data and the texts of the first rows, such as for a person."""
        super().__init__(appearance, name)
        self._fixed = len(fixed)
        for data, text in fixed:
            self.addItem(text, data)
        self.setItemDelegate(_OpponentRows(appearance, self))
        self.setMaxVisibleItems(_MOST_ROWS)
        # The longest name on the list would make the card wider than its column.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_ladder(self, ladder: Ladder) -> None:
        """Offer the opponents in the order of the ladder, without a signal; other entries come last."""
        with QSignalBlocker(self):
            before = self.currentData()
            rows = range(self._fixed, self.count())
            entries = [(self.itemText(row), str(self.itemData(row))) for row in rows]
            others = [(text, name) for text, name in entries if ladder.find(name) is None]
            for row in reversed(rows):
                self.removeItem(row)
            for opponent in ladder.rungs:
                self.addItem(shown(opponent.title), opponent.name)
                row = self.count() - 1
                self.setItemData(row, opponent, _OPPONENT)
                words = Joined((opponent.title, opponent.strength, opponent.character), sign="\n")
                self.setItemData(row, shown(words), Qt.ItemDataRole.AccessibleTextRole)
                self.setItemData(row, shown(opponent.character), Qt.ItemDataRole.ToolTipRole)
            for text, name in others:
                self.addItem(text, name)
            self.setCurrentIndex(self.findData(before))

    def seat(self, name: str, title: str) -> None:
        """Show the player of the seat, without a signal; a player not on the list is added."""
        with QSignalBlocker(self):
            if self.findData(name) < 0:
                self.addItem(title, name)
            self.setCurrentIndex(self.findData(name))


class OpponentPane(QWidget):
    """The current opponent, if a computer plays, and the next one on the ladder.

    Signals: `suggested(str)` with the name of the suggested opponent when the player presses the suggestion.
    """

    suggested = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._face = _Face(appearance)
        self.title, self.character = label("name"), label("second", wraps=True)
        self.strength = label("accentSecond", wraps=True)

        self.rule = label("second", wraps=True)
        self.next = QPushButton()
        set_style(self.next, "quiet")
        self.next.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.next.clicked.connect(lambda: self.suggested.emit(str(self.next.property("opponent"))))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.MEDIUM)
        grid.setVerticalSpacing(0)
        grid.addWidget(self._face, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        for row, part in enumerate((self.title, self.character, self.strength)):
            grid.addWidget(part, row, 1)
        self._ladder = QWidget()
        line = QHBoxLayout(self._ladder)
        line.setContentsMargins(0, Space.TIGHT, 0, 0)
        line.addWidget(self.rule, 1)
        line.addWidget(self.next)
        grid.addWidget(self._ladder, 3, 0, 1, 2)
        grid.setColumnStretch(1, 1)

    def show_opponent(self, name: str | None, ladder: Ladder) -> None:
        """Show the opponent of this name, without a face if the ladder does not know it; None if nobody plays."""
        suggested = ladder.suggested
        opponent = None if name is None else ladder.find(name)
        for part in (self._face, self.title, self.character, self.strength):
            part.setVisible(opponent is not None)
        if opponent is not None:
            self._face.show_portrait(opponent.portrait)
            for part, text in (
                (self.title, opponent.title),
                (self.character, opponent.character),
                (self.strength, opponent.strength),
            ):
                write(part, shown(text))
        is_offered = suggested is not None and suggested.name != name
        self.next.setVisible(is_offered)
        write(self.rule, shown(ladder.why_suggested) if ladder.has_suggestion else "")
        if suggested is not None and is_offered:
            self.next.setText(shown(suggested.title))
            self.next.setProperty("opponent", suggested.name)
            self.next.setToolTip(shown(suggested.strength))
            self.next.setAccessibleName(tr("Play against {name}", name=suggested.title))
            self.next.setAccessibleDescription(shown(suggested.strength))
        self._ladder.setVisible(ladder.has_suggestion and (is_offered or suggested is None))
