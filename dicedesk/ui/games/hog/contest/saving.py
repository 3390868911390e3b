"""Writes what came of a contest into files."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton

from dicedesk.core.by_name import object_called
from dicedesk.games.hog.contest.standings import Standings
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import shown, tr

_REPORTS = "dicedesk.games.hog.contest.reports"
"""Writes with numpy, and therefore is loaded beside the window."""


@dataclass(frozen=True)
class Report:
    """One thing that can be saved: what the menu calls it, the name proposed for its file, and how it is written."""

    title: str
    name: str
    kind: str
    write: Callable[[Standings, Path], None]


class SaveButton(QPushButton):
    """Asks for a file for one of three reports. Signals: `told(str)` with what came of it."""

    told = Signal(str)

    def __init__(self, jobs: Jobs) -> None:
        """Nothing can be saved before `standings` are given. The jobs write, and work in this process."""
        super().__init__(tr("Save…"))
        self._jobs = jobs
        self.standings: Standings | None = None
        menu = QMenu(self)
        for report in _reports():
            menu.addAction(report.title).triggered.connect(partial(self.ask_and_save, report))
        self.setMenu(menu)

    def save_ranking(self) -> None:
        """Asks for a file for the ranking, and has it written."""
        self.menu().actions()[0].trigger()

    def ask_and_save(self, report: Report, *_: object) -> None:
        """Asks for a file, and has it written."""
        file, _kind = QFileDialog.getSaveFileName(self.window(), report.title, report.name, report.kind)
        if not file or self.standings is None:
            return
        path = Path(file)
        if not path.suffix:
            path = path.with_suffix(Path(report.name).suffix)
        self._jobs.start(
            partial(report.write, self.standings, path),
            partial(while_there(self._on_saved), path.name),
            while_there(self._on_failed),
        )

    def _on_saved(self, name: str, _: None) -> None:
        self.told.emit(tr("Saved as {name}", name=name))

    def _on_failed(self, error: Exception) -> None:
        self.told.emit(tr("It could not be saved: {reason}", reason=shown(reason_of(error))))


def _reports() -> tuple[Report, ...]:
    table, page = tr("Table (*.csv)"), tr("Web page (*.html)")
    return (
        Report(tr("Ranking…"), "ranking.csv", table, partial(_write, "ranking_csv")),
        Report(tr("Head-to-head win rates…"), "matrix.csv", table, partial(_write, "matrix_csv")),
        Report(tr("Web page with both…"), "contest.html", page, partial(_write, "page", say=shown)),
    )


def _write(report: str, standings: Standings, file: Path, **more: Callable[[str], str]) -> None:
    """Raises OSError."""
    text = object_called(f"{_REPORTS}:{report}")(standings, **more)
    file.write_text(text, encoding="utf-8", newline="")


def matrix_text(standings: Standings) -> str:
    """The matrix as CSV."""
    text: str = object_called(f"{_REPORTS}:matrix_csv")(standings)
    return text
