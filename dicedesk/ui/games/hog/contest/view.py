"""The page of a contest: a folder of strategies, and what comes of it."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from dicedesk.core.words import escaped
from dicedesk.games.hog.contest.progress import ContestProgress, Stage
from dicedesk.games.hog.contest.standings import Standings
from dicedesk.games.hog.contest.work import StrategyWork
from dicedesk.ui.base.charts.chart import ChartContents, save_chart
from dicedesk.ui.base.lab_section import SectionView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.services import ServiceParts
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, percent, tr, trn
from dicedesk.ui.games.hog.contest.saving import SaveButton, matrix_text
from dicedesk.ui.games.hog.contest.standings import ShownStandings
from dicedesk.ui.games.hog.strangers.bringing import Bringing, BroughtKind
from dicedesk.ui.games.hog.strangers.layout import lay_out


class ContestView(SectionView):
    """Holds a contest of all strategies in a folder, and shows what came of it. Signals: those of a section."""

    def __init__(self, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> None:
        """No folder has been chosen."""
        super().__init__(parts, appearance, parent)
        self._standings: Standings | None = None
        self.choose_button, self.save_button = QPushButton(tr("Choose a folder…")), SaveButton(parts.jobs)
        self.folder, self.says = label("name"), label("says", wraps=True)
        self.bringing = Bringing(parts, _kind(), self.choose_button)
        self.standings = ShownStandings(appearance)
        self._lay_out()
        self.choose_button.clicked.connect(self.ask_for_folder)
        self.save_button.told.connect(self.told)
        self.save_button.told.connect(self.noted)
        self.bringing.begun.connect(self._on_begun)
        self.bringing.done.connect(self._on_held)
        self.bringing.told.connect(self.told)

    def take_focus(self) -> None:
        """Goes to the button that asks for a folder."""
        self.choose_button.setFocus()

    def take_files(self, files: Sequence[str]) -> bool:
        """Takes a folder."""
        path = Path(files[0])
        if len(files) != 1 or not path.is_dir():
            return False
        self.bringing.bring(path)
        return True

    def ask_for_folder(self) -> None:
        """Asks for a folder, and begins with it."""
        folder = QFileDialog.getExistingDirectory(self.window(), tr("Choose a folder of strategies"))
        if folder:
            self.bringing.bring(Path(folder))

    def save_figures(self) -> None:
        """Asks for a file, and writes the ranking into it."""
        if self._standings is not None:
            self.save_button.save_ranking()

    def save_picture(self) -> None:
        """Asks for a file, and writes the picture of the matrix into it, or its figures."""
        if self._standings is not None:
            contents = ChartContents(self.standings.map.grab, partial(matrix_text, self._standings))
            title = tr("Save {title}", title=self.standings.map.accessibleName())
            said = save_chart(self, title, "matrix", contents, is_table=False)
            self.told.emit(said)
            self.noted.emit(said)

    def _on_begun(self, path: Path) -> None:
        """What was shown of another folder is gone."""
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
            "Every strategy in the folder plays every other: Python files with final_strategy(score, "
            "opponent_score), and CSV tables. All win rates are exact, with a coin toss for who goes first. "
            "A win is a rate above 50%."
        )
        lay_out(
            self,
            says,
            (self.choose_button, self.folder, self.save_button),
            (self.bringing, self.says),
            self.standings,
        )


def _summary(standings: Standings) -> str:
    """Who is ahead, and how many hold no strategy."""
    bad = len(standings.places) - standings.good
    faults = trn(
        "1 file has no strategy and loses every match.",
        "{count} files have no strategy and lose every match.",
        bad,
    )
    if not standings.good:
        return faults
    best = standings.places[0]
    ahead = trn(
        "{name} leads with 1 win and an average win rate of {rate}.",
        "{name} leads with {count} wins and an average win rate of {rate}.",
        best.wins,
        name=best.name,
        rate=percent(best.mean_rate),
    )
    return in_sentences(ahead, faults if bad else "")


def _kind() -> BroughtKind:
    return BroughtKind(
        asks=_question,
        kept=tr("They cannot reach your files or the network."),
        run=tr("Run programs"),
        leave=tr("Don't run them"),
        begins=lambda path: tr("Running the contest in {folder}…", folder=escaped(path.name)),
        work=_contest,
        shows=_shown,
    )


def _question(_: Path, programs: int) -> str:
    return in_sentences(
        trn(
            "There is 1 program in this folder that has not run before.",
            "There are {count} programs in this folder that have not run before.",
            programs,
        ),
        tr("Each runs in its own limited process, and only its table is used."),
    )


def _contest(strategies: StrategyWork, folder: Path) -> "partial[Standings]":
    return partial(strategies.contest_of, folder)


def _shown(progress: ContestProgress) -> tuple[str, float]:
    share = progress.done / max(1, progress.total)
    if progress.stage is Stage.READING:
        return tr("Reading strategies: {done} of {total}", done=progress.done, total=progress.total), share
    return tr("Calculating pairs: {done} of {total}", done=progress.done, total=progress.total), share
