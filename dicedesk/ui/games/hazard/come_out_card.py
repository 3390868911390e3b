"""The rules of the come out roll as a table: mains down, chances across."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from dicedesk.games.hazard.odds import TOTALS
from dicedesk.games.hazard.rules import MAINS, Verdict, come_out
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, Space, Type, font, mixed, scaled
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.words import listed, tr

_TOKENS = {Verdict.WINS: "good", Verdict.LOSES: "bad"}
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_SOFT = 0.38
"""How much of its colour a cell outside the lit row has."""

_GAP = 4.0
_FRAME = 2.0
_TITLE = 1.7
"""The width of a row's title, in cells."""

_NO_MAIN, _NO_CHANCE = MAINS[0] - 1, TOTALS[0] - 1
"""Where the titles stand."""


class ComeOutTable(QWidget):
    """What each chance does with each main. The row of the main in play is lit, the chance that stands framed."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.lit_main: int | None = None
        self.framed_chance: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("What the come-out roll decides"))
        appearance.changed.connect(self.update)

    def show_round(self, main: int | None, chance: int | None) -> None:
        """Light a main's row and frame the chance in it."""
        self.lit_main, self.framed_chance = main, chance
        self.setAccessibleDescription("" if main is None else row_in_words(main, chance))
        self.update()

    def cell_at(self, spot: QPointF) -> tuple[int, int] | None:
        """The main and the chance of the cell at a spot; None beside the cells."""
        cells = ((main, chance) for main in MAINS for chance in TOTALS)
        return next((cell for cell in cells if self._box(*cell).contains(spot)), None)

    def sizeHint(self) -> QSize:
        """A row of titles and a row for each main."""
        return QSize(280, (1 + len(MAINS)) * (scaled(Type.SMALL) + Space.MEDIUM - 2))

    def event(self, event: QEvent) -> bool:
        """Explain the cell under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            cell = self.cell_at(QPointF(event.pos()))
            if cell is not None:
                QToolTip.showText(event.globalPos(), cell_in_words(*cell), self)
                return True
            QToolTip.hideText()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint titles and cells."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._appearance.palette
        painter.setFont(font(Type.CAPTION, bold=True))
        painter.setPen(palette.colour("text_second"))
        painter.drawText(self._box(_NO_MAIN, _NO_CHANCE), _LEFT, tr("Main"))
        for chance in TOTALS:
            painter.drawText(self._box(_NO_MAIN, chance), Qt.AlignmentFlag.AlignCenter, str(chance))
        painter.setFont(font(Type.SMALL, bold=True))
        for main in MAINS:
            is_lit = main == self.lit_main
            painter.setPen(palette.colour("accent" if is_lit else "text_second"))
            said = tr("▸ {main}", main=main) if is_lit else str(main)
            painter.drawText(self._box(main, _NO_CHANCE), _RIGHT, said)
            for chance in TOTALS:
                self._paint_cell(painter, main, chance)
        painter.end()

    def _paint_cell(self, painter: QPainter, main: int, chance: int) -> None:
        palette, verdict, box = self._appearance.palette, come_out(main, chance), self._box(main, chance)
        is_lit = main == self.lit_main
        ink, ground = palette.colour("text"), palette.colour("groove" if is_lit else "raised")
        if verdict in _TOKENS:
            ground = palette.colour(_TOKENS[verdict])
            if is_lit:
                ink = palette.colour("on_accent")
            else:
                ground = mixed(palette.colour("surface"), ground, _SOFT)
        is_framed = is_lit and chance == self.framed_chance
        painter.setPen(QPen(palette.colour("text"), _FRAME) if is_framed else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, Corner.BAR + 2, Corner.BAR + 2)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter(verdict))

    def _box(self, main: int, chance: int) -> QRectF:
        """A cell's place; the titles are the cells before the first."""
        across, down = self.width() / (len(TOTALS) + _TITLE), self.height() / (len(MAINS) + 1)
        half, top = _GAP / 2, (main - MAINS[0] + 1) * down
        if chance < TOTALS[0]:
            return QRectF(0, top, _TITLE * across, down).adjusted(0, half, -half, -half)
        left = (chance - TOTALS[0] + _TITLE) * across
        return QRectF(left, top, across, down).adjusted(half, half, -half, -half)


class ComeOutCard(Card):
    """The rules of the come out roll."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Come-out roll, by main"))
        self.table = ComeOutTable(appearance)
        self.add(self.table)
        legend = tr(
            "{win}: win, {loss}: loss, {again}: throw again",
            win=letter(Verdict.WINS),
            loss=letter(Verdict.LOSES),
            again=letter(Verdict.CONTINUES),
        )
        self.add(label("second", legend, wraps=True))


def letter(verdict: Verdict) -> str:
    """What stands in a cell: W for a win, L for a loss, a point where the round goes on."""
    return {Verdict.WINS: tr("W"), Verdict.LOSES: tr("L"), Verdict.CONTINUES: "·"}[verdict]


def cell_in_words(main: int, chance: int) -> str:
    """What a cell says, such as "Main 7, chance 11: wins"."""
    return {
        Verdict.WINS: tr("Main {main}, chance {chance}: wins", main=main, chance=chance),
        Verdict.LOSES: tr("Main {main}, chance {chance}: loses", main=main, chance=chance),
        Verdict.CONTINUES: tr("Main {main}, chance {chance}: throws again", main=main, chance=chance),
    }[come_out(main, chance)]


def row_in_words(main: int, chance: int | None) -> str:
    """What a main's row says, and which chance stands in it."""
    totals = {
        verdict: listed(total for total in TOTALS if come_out(main, total) is verdict) for verdict in Verdict
    }
    row = tr(
        "Main {main}: wins on {wins}; loses on {loses}; goes on with {goes_on}.",
        main=main,
        wins=totals[Verdict.WINS],
        loses=totals[Verdict.LOSES],
        goes_on=totals[Verdict.CONTINUES],
    )
    return row if chance is None else tr("{row} The chance is {chance}.", row=row, chance=chance)
