"""A chart in a card: drawn, or as a table, and saved as a picture or for other programs."""

from typing import cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart_data import ChartData, Drawing
from dicedesk.ui.base.charts.chart_view import PLOTS, ChartView
from dicedesk.ui.base.charts.grids.grid_drawing import GridDrawing
from dicedesk.ui.base.charts.grids.grid_view import GridView
from dicedesk.ui.base.charts.plotted_view import PlotLoading
from dicedesk.ui.base.charts.saving import ChartContents, save_chart
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import LongTable
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import tr

_COLUMNS_A_LINE = 3
"""So many columns of a row are read on one line, or nearly."""


def load_plots(jobs: Jobs, owner: QObject) -> None:
    """Begins to load what draws charts, ahead of the first chart, which says so itself where it cannot be drawn."""
    PlotLoading(PLOTS, jobs, owner).begin()


class _ChartTable(LongTable):
    """The figures of a chart, from the first on."""

    def __init__(self, data: ChartData) -> None:
        """All of them, in columns of one width."""
        super().__init__(data.drawing.columns(), data.title)
        header = self.horizontalHeader()
        for column in range(header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.show_rows(data.drawing.rows)

    def scrollToBottom(self) -> None:
        """Does nothing: the first row is on top."""


class ChartCard(Card):
    """Shows one chart at a time. It is drawn a moment after it is first seen."""

    def __init__(self, data: ChartData, appearance: Appearance, jobs: Jobs) -> None:
        """The buttons and the sentence; the chart is drawn when it is seen.

        The jobs load what draws it; they work in this process.
        """
        super().__init__(data.title)
        self._data = data
        self.says = label("second", data.says, wraps=True)
        self.view = _view_of(data, appearance, jobs)
        self.reading = label("second", wraps=True)
        self.note = label("second", wraps=True)
        self.table_button, self.save_button = QPushButton(tr("Table")), QPushButton(tr("Save…"))
        self.table_button.setCheckable(True)
        self.table_button.setAccessibleName(tr("{title} as a table", title=data.title))
        self.save_button.setAccessibleName(tr("Save {title}", title=data.title))
        self.table = _ChartTable(data)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.table)
        self._stack.setMinimumHeight(self.view.minimumSizeHint().height())
        self._stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._lay_out()
        self.view.read.connect(self.reading.setText)
        self.table_button.toggled.connect(self._on_toggled)
        self.save_button.clicked.connect(self.save)

    @property
    def is_drawn(self) -> bool:
        """Whether the chart can be seen already."""
        return self.view.is_drawn

    @property
    def data(self) -> ChartData:
        """What is shown."""
        return self._data

    def save(self) -> None:
        """Asks for a file, and writes the picture or the figures into it, as its name says."""
        title, is_table = self.save_button.accessibleName(), self.table_button.isChecked()
        said = save_chart(self, title, self._data.file_name, self._contents(), is_table=is_table)
        if said:
            self._say(said)

    def _contents(self) -> ChartContents:
        return ChartContents(
            self.view.picture, self._data.csv, self.view.svg, self._data.json, self._data.question
        )

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
            button.setObjectName("quiet")
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.add(row)
        self.add(self._stack, 1)
        # Nothing moves when the cursor reads something.
        lines = -(-len(self._data.drawing.columns()) // _COLUMNS_A_LINE)
        self.reading.setFixedHeight(lines * self.reading.fontMetrics().lineSpacing() + Space.TIGHT)
        self.add(self.reading)
        self.add(self.note)
        write(self.note, "")


def _view_of(data: ChartData, appearance: Appearance, jobs: Jobs) -> ChartView | GridView:
    """A map for a grid, a chart for all that has axes."""
    drawing = data.drawing
    if isinstance(drawing, GridDrawing):
        return GridView(data, drawing, appearance, jobs)
    return ChartView(data, cast(Drawing, drawing), appearance, jobs)
