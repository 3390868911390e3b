"""The page of a strategy that somebody brings."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from dicedesk.core.words import escaped
from dicedesk.games.hog.contest.work import dice_in
from dicedesk.games.hog.strategies.brought import BroughtStudy, brought_study
from dicedesk.games.hog.strategies.export import FIELDS, figures_of
from dicedesk.games.hog.strategies.study import DiceTable
from dicedesk.games.hog.strategy_files.files import is_strategy
from dicedesk.games.hog.strategy_tables import GivenStrategy
from dicedesk.play.ports.jobs import Job, reason_of
from dicedesk.ui.base.charts.chart import ChartContents, save_chart
from dicedesk.ui.base.charts.chart_data import csv_text
from dicedesk.ui.base.lab_section import SectionView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.services import ServiceParts
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.games.hog.own_strategy.result import StrategyResult
from dicedesk.ui.games.hog.strangers.bringing import Bringing, BroughtKind
from dicedesk.ui.games.hog.strangers.layout import lay_out

_FIRST_OPPONENT = "perfect"
_GAME = "hog"


class OwnStrategyView(SectionView):
    """Reads a file, and shows what the strategy in it is worth. Signals: those of a section."""

    def __init__(self, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> None:
        """No file has been chosen."""
        super().__init__(parts, appearance, parent)
        self._name = ""
        self._known: BroughtStudy | None = None
        self._job: Job | None = None
        self.choose_button, self.play_button = (
            QPushButton(tr("Choose a file…")),
            QPushButton(tr("Play against it")),
        )
        self.file, self.note = label("name"), label("second", wraps=True)
        self.bringing = Bringing(parts, _kind(), self.choose_button)
        self.result = StrategyResult(appearance)
        self._lay_out()
        self.choose_button.clicked.connect(self.ask_for_file)
        self.play_button.clicked.connect(lambda: self.opponent_asked.emit(_GAME, self._name))
        self.bringing.begun.connect(self._on_begun)
        self.bringing.done.connect(self._on_table)
        self.bringing.told.connect(self.told)
        self.result.against_chosen.connect(self._study)

    def take_focus(self) -> None:
        """Goes to the button that asks for a file."""
        self.choose_button.setFocus()

    def take_files(self, files: Sequence[str]) -> bool:
        """Takes a file that may hold a strategy."""
        path = Path(files[0])
        if len(files) != 1 or not is_strategy(path):
            return False
        self.bringing.bring(path)
        return True

    def ask_for_file(self) -> None:
        """Asks for a file, and begins with it."""
        kinds = ";;".join((tr("Strategies (*.py *.csv)"), tr("All files (*)")))
        file, _ = QFileDialog.getOpenFileName(self.window(), tr("Choose a strategy"), "", kinds)
        if file:
            self.bringing.bring(Path(file))

    def save_figures(self) -> None:
        """Asks for a file, and writes what is known of all positions into it."""
        self._save(is_table=True)

    def save_picture(self) -> None:
        """Asks for a file, and writes the picture of the maps into it."""
        self._save(is_table=False)

    def _save(self, *, is_table: bool) -> None:
        if self._known is None:
            return
        rows = figures_of(self._known.maps.study)
        contents = ChartContents(self.result.maps.grab, lambda: csv_text(FIELDS, rows))
        title = tr("Save {title}", title=self.result.maps.choices.accessibleName())
        said = save_chart(self, title, "own-strategy", contents, is_table=is_table)
        if said:
            self.told.emit(said)
            self.noted.emit(said)

    def _on_begun(self, path: Path) -> None:
        """What was shown of another file is gone."""
        if self._job is not None:
            self._job.cancel()
        self._name, self._known = "", None
        self.file.setText(escaped(path.name))
        write(self.note, "")
        self.result.hide()
        self.play_button.hide()

    def _on_table(self, path: Path, dice: DiceTable) -> None:
        self._name = GivenStrategy(path.stem, dice).name
        self.play_button.show()
        self.result.choose(_FIRST_OPPONENT)
        self._study(_FIRST_OPPONENT)

    def _study(self, against: str) -> None:
        """Has it compared with another one; what was begun for others is dropped."""
        if self._job is not None:
            self._job.cancel()
        write(self.note, tr("Comparing the strategies…"))
        self._job = self._parts.long_jobs.start(
            partial(brought_study, self._name, against),
            partial(while_there(self._on_studied), against),
            while_there(self._on_failed),
        )

    def _on_studied(self, against: str, study: BroughtStudy) -> None:
        self._known = study
        write(self.note, "")
        self.result.offer(self._name)
        self.result.show_study(self._name, against, study)
        self.result.show()
        self.told.emit(self.result.wins.text())

    def _on_failed(self, error: Exception) -> None:
        words = tr("The strategies could not be compared: {reason}", reason=shown(reason_of(error)))
        write(self.note, words)
        self.told.emit(words)

    def _lay_out(self) -> None:
        says = tr(
            "A Python file with final_strategy(score, opponent_score), or a CSV table: 100 rows by own "
            "score, each with 100 numbers of dice by opponent's score. You can also drop it here."
        )
        lay_out(
            self,
            says,
            (self.choose_button, self.file, self.play_button),
            (self.bringing, self.note),
            self.result,
        )


def _kind() -> BroughtKind:
    return BroughtKind(
        asks=_question,
        kept=tr("It cannot reach your files or the network."),
        run=tr("Run it"),
        leave=tr("Don't run it"),
        begins=lambda path: tr(
            "Asking {name} what it rolls at each pair of scores…", name=escaped(path.name)
        ),
        work=lambda strategies, path: partial(dice_in, strategies, path),
    )


def _question(path: Path, _: int) -> str:
    return in_sentences(
        tr("“{name}” is a program that has not run here before.", name=escaped(path.name)),
        tr("It runs in its own limited process, and only its table is used."),
    )
