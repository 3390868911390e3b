"""The words on the narrow felt beside the dice: the throw, its result, and the current spot."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.games.craps.layout import CrapsSpot
from dicedesk.games.craps.table_view import CrapsView
from dicedesk.ui.base.dice.tray import StripTray
from dicedesk.ui.base.look.appearance import set_variant
from dicedesk.ui.base.look.theme import FELT_BORDER, ON_FELT, Space, Type, font, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import listed, shown, tr

_SPOT_WIDTH = 220
_WIDE, _TALL = 620, 108
"""The width and height from which there is room for large words."""

_LAYOUT_SHARE = 3
"""The height of the layout on a low table, as a multiple of the dice's."""


_DOT, _MORE = "\N{NO-BREAK SPACE}· ", "…"
"""What stands between two parts of a caption, so that a wrapped line does not begin with the dot, and for the rest."""

_TILE, _TILE_CORNER = 22, 5.0
_SEVEN = 7
_GAP = 2


class LastTotals(QWidget):
    """The last totals as small dice, the newest last; sevens are filled. It shows as many as there is room for."""

    accessible_role = "StaticText"

    def __init__(self) -> None:
        super().__init__()
        self._totals: tuple[int, ...] = ()
        self._seen: tuple[int, ...] = ()
        self._in_row = 1

    @property
    def seen(self) -> tuple[int, ...]:
        """The totals in sight."""
        return self._seen

    def show_totals(self, totals: tuple[int, ...]) -> None:
        """Show other totals."""
        self._totals = totals
        self.setAccessibleName(tr("Last totals: {totals}", totals=listed(totals)) if totals else "")

    def fit_into(self, width: int, rows: int) -> None:
        """Show the newest totals that fit into this width, in more than one row only if they need it."""
        in_row = max((width + Space.TIGHT) // self._step, 0)
        self._seen = self._totals[-in_row * rows :] if in_row else ()
        self._in_row = -(-len(self._seen) // rows) if len(self._seen) > in_row else max(len(self._seen), 1)
        self.setVisible(bool(self._seen))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = -(-len(self._seen) // self._in_row)
        return QSize(self._in_row * self._step - Space.TIGHT, max(rows, 1) * self._step - Space.TIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _step(self) -> int:
        return scaled(_TILE) + Space.TIGHT

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Type.BODY, bold=True))
        edge = scaled(_TILE)
        for place, total in enumerate(self._seen):
            row, column = divmod(place, self._in_row)
            die = QRectF(column * self._step, row * self._step, edge, edge)
            is_filled = total == _SEVEN
            painter.setPen(QPen(QColor(ON_FELT), 1))
            painter.setBrush(QColor(ON_FELT) if is_filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(die.adjusted(0.5, 0.5, -0.5, -0.5), _TILE_CORNER, _TILE_CORNER)
            painter.setPen(QColor(FELT_BORDER if is_filled else ON_FELT))
            painter.drawText(die, Qt.AlignmentFlag.AlignCenter, str(total))
        painter.end()


class StripBoard(QWidget):
    """Lies over the felt, right of its dice. It lets clicks through to them."""

    def __init__(self, tray: StripTray) -> None:
        super().__init__(tray)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tray = tray
        self._spot: CrapsSpot | None = None
        self._caption = ""
        self.headline, self.caption = label("feltValue"), label("feltLine", wraps=True)
        self.count = label("feltNote")
        self.totals = LastTotals()
        self.title, self.worth = label("feltName"), label("feltNote", wraps=True)
        self.standing = label("feltNote", wraps=True)
        self._call_row, self._about = self._call(), self._about_spot()
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(Space.SMALL, Space.TIGHT, Space.LARGE + Space.MEDIUM, Space.TIGHT)
        row.setSpacing(Space.LARGE)
        row.addLayout(_column(self._call_row, self.caption), 1)
        row.addWidget(self._about)
        tray.installEventFilter(self)

    def show_view(self, view: CrapsView) -> None:
        """Show the last throw of the game, its number and the result of the last move."""
        self.totals.show_totals(view.totals)
        self.show_throw(shown(view.headline), _DOT.join(map(shown, view.caption)), shown(view.note))

    def show_throw(self, headline: str, caption: str, count: str = "", *, is_bright: bool = False) -> None:
        """Show the name of the throw, its result, and its number."""
        self.headline.setText(headline)
        self.count.setText(count)
        self._place()
        self.say(caption, is_bright=is_bright)

    def say(self, caption: str, *, is_bright: bool = False) -> None:
        """Show another line under the throw."""
        self._caption = caption
        set_variant(self.caption, "lit", is_so=is_bright)
        self._fit_caption()

    def show_spot(self, spot: CrapsSpot | None) -> None:
        """Show the facts about a spot; None for no spot."""
        if spot == self._spot:
            return
        self._spot = spot
        title, worth, standing = (spot.title, spot.worth, spot.standing) if spot else ("", "", "")
        self.title.setText(shown(title))
        self.worth.setText(shown(worth))
        self.standing.setText(shown(standing))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        left = self._tray.words_from
        width = self._tray.width() - left
        is_small = width < scaled(_WIDE) or self._tray.height() < scaled(_TALL)
        for part in (self.headline, self.count, self.caption, self.title, self.worth, self.standing):
            set_variant(part, "small", is_so=is_small)
        # Small notes stay small in a larger font.
        self._about.setFixedWidth(_SPOT_WIDTH if is_small else scaled(_SPOT_WIDTH))
        if not is_small:
            set_variant(self.headline, "small", is_so=self._is_long(width, Type.LARGE))
        # If the name is too long even in small type, the number of the roll is hidden, as the log has it too, and so is
        # the room for a spot while there is none.
        is_long, has_spot = self._is_long(width, Type.TITLE), bool(self.title.text())
        self.count.setVisible(not is_long)
        self._about.setVisible(has_spot or not is_long)
        set_variant(self.headline, "tiny", is_so=is_long and has_spot)
        self.totals.fit_into(0 if is_long else self._free_beside_call(width), 1 if is_small else 2)
        self.setGeometry(left, 0, width, self._tray.height())
        self._fit_caption()

    def _fit_caption(self) -> None:
        """Show as many parts of the caption as have room under the throw; the log has them all."""
        inside, parts = self.contentsRect(), self._caption.split(_DOT)
        margins, about = self._row.contentsMargins(), self._about
        beside = 0 if about.isHidden() else about.width() + self._row.spacing()
        width = inside.width() - margins.left() - margins.right() - beside
        height = (
            inside.height() - margins.top() - margins.bottom() - self._call_row.sizeHint().height() - _GAP
        )
        for count in range(len(parts), 0, -1):
            self.caption.setText(_DOT.join((*parts[:count], *([_MORE] if count < len(parts) else []))))
            if self.caption.heightForWidth(width) <= height:
                break

    def _is_long(self, width: int, size: Type) -> bool:
        """Whether the throw's name and number are too long beside the words about a spot."""
        room = width - self._about.width() - 4 * Space.LARGE
        name = QFontMetrics(font(size, bold=True)).horizontalAdvance(self.headline.text())
        return name + self.count.sizeHint().width() > room

    def _free_beside_call(self, width: int) -> int:
        """The width between the throw's name and number and the words about a spot."""
        about = 0 if self._about.isHidden() else self._about.width() + Space.LARGE
        name, number = self.headline.sizeHint().width(), self.count.sizeHint().width()
        return width - about - name - number - 4 * Space.LARGE

    def _call(self) -> QWidget:
        call = QWidget()
        row = QHBoxLayout(call)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.MEDIUM)
        row.addWidget(self.headline)
        row.addWidget(self.count, 1, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.totals, 0, Qt.AlignmentFlag.AlignVCenter)
        return call

    def _about_spot(self) -> QWidget:
        spot = QWidget()
        column = _column(self.title, self.worth, self.standing)
        column.setContentsMargins(0, 0, 0, 0)
        # On a low table a title and two texts of two lines each just fit.
        column.setSpacing(0)
        spot.setLayout(column)
        for part in (self.title, self.worth, self.standing):
            part.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return spot


def share_height(column: QVBoxLayout, tray: StripTray, felt: QWidget) -> None:
    """Let the dice make room for the layout on a low table, and take no more than they need."""
    tray.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
    column.setStretchFactor(tray, 1)
    column.setStretchFactor(felt, _LAYOUT_SHARE)


def _column(*parts: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(_GAP)
    column.addStretch(1)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return column
