"""The Lab's section of a contest: all strategies in a folder against each other, ranked exactly."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import escaped, figure
from dicedesk.games.hog.class_folder import is_zip
from dicedesk.games.hog.standings import (
    RATE_LIMITS,
    ContestProgress,
    Place,
    Stage,
    Standings,
    StrategyWork,
    did_not_take_part,
)
from dicedesk.lab.charts import MapPlace
from dicedesk.play.ports.jobs import JobError, Jobs
from dicedesk.ui.base.charts.chart import Contents, save_chart
from dicedesk.ui.base.charts.heat_map import HeatMap, MapSide
from dicedesk.ui.base.charts.views import Legend, MapView
from dicedesk.ui.base.lab_section import SectionView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.look.things import RATE_SCALE
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.tables import ChosenRowTable, Column
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, percent, shown, tr, trn
from dicedesk.ui.base.work import Work
from dicedesk.ui.games.hog.strangers import Bringing, ProgramUse, lay_out


@dataclass(frozen=True)
class Report:
    """One kind of file to save: its menu entry, the suggested name, and how it is written."""

    title: str
    name: str
    kind: str
    write: Callable[[Standings, Path], str]


class SaveButton(QPushButton):
    """Asks for a file for one of three reports. Signals: `told(str)` with the result."""

    told = Signal(str)

    def __init__(self, jobs: Jobs) -> None:
        """Nothing can be saved before `standings` are set. The jobs write, and work in this process."""
        super().__init__(tr("Save…"))
        self._jobs = jobs
        self.standings: Standings | None = None
        menu = QMenu(self)
        for report in _reports():
            menu.addAction(report.title).triggered.connect(partial(self.ask_and_save, report))
        self.setMenu(menu)

    def save_ranking(self) -> None:
        """Ask for a file for the ranking, and have it written."""
        self.menu().actions()[0].trigger()

    def ask_and_save(self, report: Report, *_: object) -> None:
        """Ask for a file, and have it written."""
        file, _kind = QFileDialog.getSaveFileName(self.window(), report.title, report.name, report.kind)
        if not file or self.standings is None:
            return
        path = Path(file)
        if not path.suffix:
            path = path.with_suffix(Path(report.name).suffix)
        saving = Work(self._jobs, self, self._on_saved, self._on_failed, ends_with_owner=False)
        saving.ask(report.write, self.standings, path)

    def _on_saved(self, name: str) -> None:
        self.told.emit(tr("Saved as {name}", name=name))

    def _on_failed(self, reason: str) -> None:
        self.told.emit(tr("The contest could not be saved: {reason}", reason=shown(reason)))


def _reports() -> tuple[Report, ...]:
    table, page = tr("Table (*.csv)"), tr("Web page (*.html)")
    return (
        Report(tr("Ranking…"), "ranking.csv", table, partial(_write, ranking_text)),
        Report(tr("Head-to-head win rates…"), "matrix.csv", table, partial(_write, matrix_text)),
        Report(tr("Full report…"), "contest.html", page, partial(_write, page_text)),
    )


def _write(text: Callable[[Standings], str], standings: Standings, file: Path) -> str:
    """Write the file and return its name. Raises JobError."""
    try:
        file.write_text(text(standings), encoding="utf-8", newline="")
    except OSError as error:
        raise JobError(reason_of(error)) from None
    return file.name


def ranking_text(standings: Standings) -> str:
    """Return the ranking as CSV."""
    # It loads numpy, 90 ms, and runs in the background.
    from dicedesk.games.hog.contest_reports import ranking_csv

    return ranking_csv(standings)


def matrix_text(standings: Standings) -> str:
    """Return the matrix as CSV."""
    # It loads numpy, 90 ms, and runs in the background.
    from dicedesk.games.hog.contest_reports import matrix_csv

    return matrix_csv(standings)


def page_text(standings: Standings) -> str:
    """Return the web page with both."""
    # It loads numpy, 90 ms, and runs in the background.
    from dicedesk.games.hog.contest_reports import page

    return page(standings, shown)


_RIGHT = Qt.AlignmentFlag.AlignRight
_DIGITS = 4
_FAULT = 4
"""The column of faults, which takes the remaining room."""
_MIDDLE = len(RATE_LIMITS) // 2
_LEAST_HEIGHT = 320
"""Least height of the table and of the map, in pixels at the normal font size."""


def ranking_columns() -> tuple[Column, ...]:
    """The columns of the ranking."""
    return (
        _figures(tr("Rank"), lambda place: str(place.rank)),
        Column(tr("Name"), text=lambda place: place.name),
        _figures(tr("Wins", "how many games"), lambda place: figure(place.wins)),
        _figures(tr("Average win rate"), lambda place: percent(place.mean_rate, _DIGITS)),
        Column(
            tr("Problem"),
            text=lambda place: place.fault or "",
            tip=lambda place: place.fault or "",
            spoken=lambda place: place.fault or tr("None"),
        ),
    )


def _figures(title: str, text: Callable[[Place], str]) -> Column:
    """A column of figures, empty for an entry that did not take part."""
    return Column(
        title,
        text=lambda place: "" if place.fault else text(place),
        spoken=lambda place: tr("None") if place.fault else text(place),
        alignment=_RIGHT,
    )


class ShownStandings(QWidget):
    """Shows the ranking, and under it the win rate of each pair; the row chosen in one is chosen in the other."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._standings: Standings | None = None
        self.table = ChosenRowTable(ranking_columns(), tr("Ranking"), _FAULT)
        self.map, self.legend = MapView(appearance), Legend(tr("Colors"))
        self.says = label("says", wraps=True)
        for part in (self.table, self.map):
            part.setMinimumHeight(scaled(_LEAST_HEIGHT))
        side = QVBoxLayout()
        side.addWidget(self.legend)
        side.addWidget(self.says)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(Space.LARGE)
        middle.addWidget(self.map, 3)
        middle.addLayout(side, 2)
        self._matrix = QWidget()
        column = QVBoxLayout(self._matrix)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(label("name", tr("Head to head")))
        column.addLayout(middle)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(Space.MEDIUM)
        whole.addWidget(self.table)
        whole.addWidget(self._matrix)
        self.table.chosen.connect(self._on_chosen)
        self.map.moved.connect(self._show_place)
        self.map.pointed.connect(lambda place: self.says.setText(self._words_of(place or self.map.place)))
        appearance.changed.connect(self._show_legend)

    def show_standings(self, standings: Standings) -> None:
        """Show the result of a contest; a matrix needs two valid strategies."""
        self._standings = standings
        self.table.show_rows(standings.places)
        self._matrix.setVisible(standings.good > 1)
        self.map.show_map(matrix_map(standings))
        self.map.go_to((0, standings.good - 1))
        self._show_legend()
        self._show_place(self.map.place)

    def _show_legend(self) -> None:
        if self._standings is not None:
            colors = RATE_SCALE.colors(self._appearance.palette)
            self.legend.show_scale(rate_words(), colors)

    def _show_place(self, place: MapPlace) -> None:
        words = self._words_of(place)
        self.says.setText(words)
        self.map.describe(words)
        self.table.show_chosen(self._row(place))

    def _on_chosen(self, place: Place) -> None:
        if place.fault is not None:
            # Not a pair of the map.
            self.says.setText(tr("{name}: {result}", name=place.name, result=place.fault))
        elif self._standings is not None:
            row = self._standings.places.index(place)
            self.map.go_to((self.map.place[0], self._standings.good - 1 - row))

    def _row(self, place: MapPlace) -> int:
        """The place in the ranking of a row of the map, which has the best on top."""
        return 0 if self._standings is None else self._standings.good - 1 - place[1]

    def _words_of(self, place: MapPlace) -> str:
        if self._standings is None or self._standings.good < 2:
            return ""
        row, column = self._row(place), place[0]
        name, other = (self._standings.places[at].name for at in (row, column))
        if row == column:
            return tr("{name} against itself", name=name)
        rate = percent(self._standings.rate(row, column), _DIGITS)
        return tr("{name} wins {rate} of games against {other}", name=name, rate=rate, other=other)


def matrix_map(standings: Standings) -> HeatMap:
    """The matrix of the valid strategies, the best on top and at the left."""
    good = standings.good
    rows = [standings.steps[row * good : row * good + good] for row in range(good)]
    names = tuple(place.name for place in standings.places[:good])
    return HeatMap(
        title=tr("Head-to-head win rates"),
        across=MapSide(tr("Against"), names),
        up=MapSide(tr("Strategy"), names[::-1]),
        steps=b"".join(reversed(rows)),
        scale=RATE_SCALE,
        words=rate_words(),
    )


def rate_words() -> tuple[str, ...]:
    """The meaning of each step of the matrix."""
    limits = [percent(limit, 0) for limit in RATE_LIMITS]
    half = percent(0.5, 0)
    limits[_MIDDLE - 1] = limits[_MIDDLE] = half
    between = [tr("{least} to {most}", least=least, most=most) for least, most in pairwise(limits)]
    between[_MIDDLE - 1] = tr("{rate}, even", rate=half)
    return (
        tr("less than {percent}", percent=limits[0]),
        *between,
        tr("{percent} or more", percent=limits[-1]),
    )


class ContestView(SectionView):
    """Runs a contest of all strategies in a folder, and shows the result. Signals: those of a section."""

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        super().__init__(parts, parent)
        self._standings: Standings | None = None
        self.choose_button, self.save_button = QPushButton(tr("Choose a folder…")), SaveButton(parts.jobs)
        self.folder, self.says = label("name"), label("says", wraps=True)
        self.bringing = Bringing(parts, _kind(), self.choose_button)
        self.standings = ShownStandings(parts.appearance)
        self._lay_out()
        self.choose_button.clicked.connect(self.ask_for_folder)
        self.save_button.told.connect(self.told)
        self.save_button.told.connect(self.noted)
        self.bringing.begun.connect(self._on_begun)
        self.bringing.done.connect(self._on_held)
        self.bringing.told.connect(self.told)

    def take_files(self, files: Sequence[str]) -> bool:
        """Take a folder or a ZIP file."""
        path = Path(files[0])
        if len(files) != 1 or not (path.is_dir() or is_zip(path)):
            return False
        self.bringing.bring(path)
        return True

    def ask_for_folder(self) -> None:
        """Ask for a folder, and begin with it."""
        folder = QFileDialog.getExistingDirectory(self.window(), tr("Choose a folder of strategies"))
        if folder:
            self.bringing.bring(Path(folder))

    def save_figures(self) -> None:
        """Ask for a file, and write the ranking to it."""
        if self._standings is not None:
            self.save_button.save_ranking()

    def save_picture(self) -> None:
        """Ask for a file, and write the picture of the matrix or its figures to it."""
        if self._standings is not None:
            contents: Contents = {
                ".png": self.standings.map.grab,
                ".csv": partial(matrix_text, self._standings),
            }
            title = tr("Save {title}", title=self.standings.map.accessibleName())
            message = save_chart(self, title, "matrix", contents, is_table=False)
            if message:
                self.told.emit(message)
                self.noted.emit(message)

    def _on_begun(self, path: Path) -> None:
        self._standings = None
        self.folder.setText(escaped(path.name))
        for part in (self.says, self.standings, self.save_button):
            part.hide()

    def _on_held(self, _: Path, standings: Standings) -> None:
        self._standings = self.save_button.standings = standings
        self.standings.show_standings(standings)
        self.says.setText(_summary(standings))
        for part in (self.says, self.standings, self.save_button):
            part.show()
        self.told.emit(self.says.text())

    def _lay_out(self) -> None:
        says = tr(
            "Each strategy in the folder plays all the others. A strategy is a Python file with "
            "final_strategy(score, opponent_score) or a CSV table. All win rates are exact and assume "
            "a coin toss for who goes first; a rate above 50% is a win."
        )
        lay_out(
            self,
            says,
            (self.choose_button, self.folder, self.save_button),
            (self.bringing, self.says),
            self.standings,
        )


def _summary(standings: Standings) -> str:
    faults = did_not_take_part(len(standings.out))
    if not standings.good:
        return shown(faults)
    best = standings.places[0]
    ahead = trn(
        "{name} leads with 1 win and an average win rate of {rate}.",
        "{name} leads with {count} wins and an average win rate of {rate}.",
        best.wins,
        name=best.name,
        rate=percent(best.mean_rate),
    )
    return in_sentences(ahead, shown(faults) if standings.out else "")


def _kind() -> ProgramUse:
    return ProgramUse(
        asks=_question,
        barrier=tr("The programs cannot reach your files or the network."),
        run=tr("Run programs"),
        leave=tr("Don't run them"),
        begins=lambda path: tr("Running the contest in {folder}…", folder=escaped(path.name)),
        work=_contest,
        shows=_shown,
    )


def _question(_: Path, programs: int) -> str:
    return in_sentences(
        trn(
            "1 program in this folder has not run before.",
            "{count} programs in this folder have not run before.",
            programs,
        ),
        tr("Each program runs in its own sandbox, and only the table it produces is used."),
    )


def _contest(strategies: StrategyWork, folder: Path) -> "partial[Standings]":
    return partial(strategies.contest_of, folder)


def _shown(progress: ContestProgress) -> tuple[str, float]:
    share = progress.done / max(1, progress.total)
    if progress.stage is Stage.READING:
        return tr("Reading strategies: {done} of {total}", done=progress.done, total=progress.total), share
    return tr("Calculating pairs: {done} of {total}", done=progress.done, total=progress.total), share
