"""A chart in a card: drawn or as a table, and saved as a picture or as data."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from dicedesk.core.system_errors import reason_of
from dicedesk.lab.charts import Chart, ChartColumn, ValueGrid
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.views import ChartView, GridView
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, LongTable
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import shown, tr

Contents = Mapping[str, Callable[[], QPixmap | str]]
"""Makes the contents of a file, by its extension."""


def save_chart(owner: QWidget, title: str, name: str, contents: Contents, *, is_table: bool) -> str:
    """Ask for a file, and write the picture or the figures to it, as its extension says.

    `name` is the suggested name; `is_table` suggests the extension of figures. Returns a sentence about the result, ""
    if no file was chosen.
    """
    kinds = {ending: kind for ending, kind in _kinds().items() if ending in contents}
    first = ".csv" if is_table else ".png"
    offered = [kinds[first], *(kind for ending, kind in kinds.items() if ending != first)]
    chosen, kind = QFileDialog.getSaveFileName(owner, title, f"{name}{first}", ";;".join(offered))
    if not chosen:
        return ""
    file = Path(chosen)
    if file.suffix.lower() not in kinds:
        ending = next((ending for ending, one in kinds.items() if one == kind), first)
        file = file.with_name(file.name + ending)
    made = contents[file.suffix.lower()]()
    try:
        file.write_bytes(made.encode() if isinstance(made, str) else _png(made))
    except OSError as error:
        return tr("The chart could not be saved: {reason}", reason=reason_of(error))
    return tr("Chart saved as {name}", name=file.name)


def _kinds() -> dict[str, str]:
    return {
        ".png": tr("Picture (*.png)"),
        ".svg": tr("Drawing (*.svg)"),
        ".csv": tr("Table (*.csv)"),
        ".json": tr("All data (*.json)"),
    }


def _png(picture: QPixmap) -> bytes:
    held = QBuffer()
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(held, "PNG")
    return bytes(held.data().data())


_COLUMNS_A_LINE = 3
"""Columns of a row that fit on one line of the text below the chart, roughly."""


class _ChartTable(LongTable):
    def __init__(self, chart: Chart) -> None:
        super().__init__([_table_column(column) for column in chart.columns()], shown(chart.title))
        header = self.horizontalHeader()
        for column in range(header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.show_rows(range(chart.drawing.rows))


def _table_column(column: ChartColumn) -> Column:
    side = Qt.AlignmentFlag.AlignLeft if column.is_text else Qt.AlignmentFlag.AlignRight
    return Column(shown(column.title), column.text, alignment=side)


class ChartCard(Card):
    """Shows one chart, with a sentence about it, its table and a button that saves it."""

    def __init__(self, chart: Chart, name: str, figures: Contents, appearance: Appearance) -> None:
        """`name` is the suggested file name; `figures` makes the contents of data files by extension, such as
        ".csv".
        """
        title = shown(chart.title)
        super().__init__(title)
        self.chart, self.figures = chart, figures
        self._name = name
        self.says = label("second", shown(chart.says), wraps=True)
        self.view = _view_of(chart, appearance)
        self.reading = label("second", wraps=True)
        self.note = label("second", wraps=True)
        self.table_button, self.save_button = QPushButton(tr("Table")), QPushButton(tr("Save…"))
        self.table_button.setCheckable(True)
        self.table_button.setAccessibleName(tr("{title} as a table", title=title))
        self.save_button.setAccessibleName(tr("Save {title}", title=title))
        self.table = _ChartTable(chart)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.table)
        self._stack.setMinimumHeight(self.view.minimumSizeHint().height())
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._lay_out()
        self.view.read.connect(self.reading.setText)
        self.table_button.toggled.connect(self._on_toggled)
        self.save_button.clicked.connect(self.save)

    def save(self) -> None:
        """Ask for a file, and write the picture or the figures to it, as its extension says."""
        title, is_table = self.save_button.accessibleName(), self.table_button.isChecked()
        contents: Contents = {
            ".png": self.view.picture,
            ".svg": partial(self.view.svg, self.says.text()),
            **self.figures,
        }
        said = save_chart(self, title, self._name, contents, is_table=is_table)
        if said:
            self._say(said)

    def _on_toggled(self, is_table: bool) -> None:  # noqa: FBT001 (a signal's value comes by place)
        self._stack.setCurrentIndex(int(is_table))

    def _say(self, words: str) -> None:
        write(self.note, words)
        announce(self, words)

    def _lay_out(self) -> None:
        row = QWidget()
        buttons = QHBoxLayout(row)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.says, 1)
        for button in (self.table_button, self.save_button):
            set_style(button, "quiet")
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.add(row)
        self.add(self._stack, 1)
        # Room for the longest text, so that nothing moves when the cursor reads one.
        lines = -(-len(self.chart.columns()) // _COLUMNS_A_LINE)
        self.reading.setFixedHeight(lines * self.reading.fontMetrics().lineSpacing() + Space.TIGHT)
        self.add(self.reading)
        self.add(self.note)
        write(self.note, "")


def _view_of(chart: Chart, appearance: Appearance) -> ChartView | GridView:
    if isinstance(chart.drawing, ValueGrid):
        return GridView(chart, chart.drawing, appearance)
    return ChartView(chart, chart.drawing, appearance)
