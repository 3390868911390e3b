"""The page of the statistics that answers "Am I getting better?": a curve of the cost of choices, and its meaning."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.coach.coach import SlowWork
from dicedesk.core.words import figure
from dicedesk.features.charts import chart_of_skill, skill_csv
from dicedesk.features.review.history import review_some
from dicedesk.features.skill import (
    Skill,
    SkillReport,
    Span,
    change_in_a_word,
    change_words,
    cost_words,
    rating_words,
    report_words,
    short_cost_words,
    skill_report,
    title_of,
)
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.long_work import MOMENT_MS, LongWork
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.tables import ChosenRowTable, Column
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr, trn

_NOTHING = "–"
_RIGHT = Qt.AlignmentFlag.AlignRight
_LEAST_HIGH = 300
"""The least height of the chart, in pixels at the normal font size; with less room, the page scrolls."""


class SkillPage(QScrollArea):
    """Calculates the curves of a game when it is shown; the chosen row of its table is drawn.

    Games that were not reviewed yet are reviewed meanwhile, which can be canceled; the curves then grow.
    """

    def __init__(self, parts: AppParts) -> None:
        super().__init__()
        self._parts, self._game = parts, ""
        self._is_old = self._may_review = self._is_first = True
        self.report: SkillReport | None = None
        self.span_choice = ArrowCombo(parts.appearance, tr("Average over"))
        for span, words in _spans():
            self.span_choice.addItem(words, span)
        self.span_choice.setCurrentIndex(1)
        self.work = LongWork(parts.counting_jobs, self.span_choice, seen_after_ms=MOMENT_MS)
        self.reviewing = LongWork(parts.long_jobs, self.span_choice, seen_after_ms=MOMENT_MS)
        self.sentence = label("ruleTitle", wraps=True)
        self.rating, self.note = label("second", wraps=True), label("second", wraps=True)
        self.table = ChosenRowTable(_columns(), tr("What your choices cost"), stretched=0)
        self.chart: ChartCard | None = None
        self._lay_out()
        self.span_choice.currentIndexChanged.connect(self._look)
        self.table.chosen.connect(self._show_curve)
        for work in (self.work, self.reviewing):
            work.told.connect(self._say)
        self.reviewing.cancel_button.clicked.connect(self._on_canceled)

    @property
    def is_busy(self) -> bool:
        """Whether curves are being calculated, or games reviewed."""
        return self.work.is_busy or self.reviewing.is_busy

    def show_game(self, game: str) -> None:
        """Show the curves of a game's id, or those of all games for ""."""
        self._game, self._is_old, self._may_review = game, True, True
        self.reviewing.stop()
        if self.isVisible():
            self._look()

    def showEvent(self, event: QShowEvent) -> None:
        """Calculate curves requested while the page was hidden."""
        super().showEvent(event)
        if self._is_old:
            self._look()

    def _look(self) -> None:
        """Calculate the curves; a running calculation is dropped."""
        self._is_old = False
        self.work.stop()
        work = partial(_report, self._parts.late.history, self._game, self.span_choice.currentData())
        self.work.start(tr("Calculating statistics…"), work, self._on_found)

    def _on_found(self, report: SkillReport) -> None:
        if self._is_first and report.curves:
            self._is_first = False
            if not any(curve.points for curve in report.curves):
                # With few games, the shortest span gives the first point soonest.
                self.span_choice.setCurrentIndex(0)
                return
        before = self._chosen()
        self.report = report
        waiting = trn(
            "1 game has not been reviewed yet.", "{count} games have not been reviewed yet.", report.waiting
        )
        write(self.note, waiting if report.waiting else "")
        rating = rating_words(report)
        write(self.rating, "" if rating is None else shown(rating))
        self.table.setVisible(bool(report.curves))
        self.table.show_rows(report.curves)
        self.table.updateGeometry()
        names = [(curve.game, curve.kind) for curve in report.curves]
        if names:
            place = names.index(before) if before in names else 0
            self.table.show_chosen(place)
            self._show_curve(report.curves[place])
        else:
            self._draw(None)
            self._tell(shown(report_words(report)))
        if report.waiting and self._may_review and not self.reviewing.is_busy:
            past, shows = self._parts.late.history, partial(_how_far, report.waiting)
            self.reviewing.start(
                tr("Reviewing your games…"), partial(review_some, past), self._on_reviewed, shows
            )

    def _on_reviewed(self, count: int) -> None:
        self._may_review = count > 0
        self._look()

    def _on_canceled(self) -> None:
        self._may_review = False

    def _chosen(self) -> tuple[str, str] | None:
        row = self.table.currentIndex().row()
        if self.report is None or not 0 <= row < len(self.report.curves):
            return None
        return self.report.curves[row].game, self.report.curves[row].kind

    def _show_curve(self, skill: Skill) -> None:
        self._tell(shown(change_words(skill)))
        self._draw(skill)

    def _draw(self, skill: Skill | None) -> None:
        before = self.chart
        if before is not None:
            self._column.removeWidget(before)
            before.deleteLater()
        self.chart = None
        chart = None if skill is None else chart_of_skill(skill)
        if skill is not None and chart is not None:
            name, figures = f"dicedesk-skill-{skill.game}", {".csv": partial(skill_csv, skill)}
            self.chart = ChartCard(chart, name, figures, self._parts.appearance)
            self.chart.setMinimumHeight(scaled(_LEAST_HIGH))
            self._column.insertWidget(self._column.indexOf(self.table), self.chart, 1)

    def _tell(self, words: str) -> None:
        if words != self.sentence.text():
            write(self.sentence, words)
            announce(self, words)

    def _say(self, words: str) -> None:
        write(self.note, words)
        announce(self, words)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        row.addWidget(label("name", tr("Average over")))
        row.addWidget(self.span_choice)
        row.addSpacing(Space.LARGE)
        row.addWidget(self.work, 1)
        row.addWidget(self.reviewing, 1)
        row.addStretch(0)
        self.table.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        room = QWidget()
        set_style(room, "cards")
        self._column = QVBoxLayout(room)
        self._column.setContentsMargins(0, Space.MEDIUM, 0, 0)
        self._column.setSpacing(Space.MEDIUM)
        self._column.addLayout(row)
        for widget in (self.sentence, self.rating, self.note, self.table):
            self._column.addWidget(widget)
        self._column.addStretch(0)
        self.setWidget(room)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def _spans() -> tuple[tuple[Span, str], ...]:
    last = ((span, trn("1 game", "{count} games", span.value)) for span in Span if span is not Span.WEEK)
    return (*last, (Span.WEEK, tr("1 week")))


def _report(past: History, game: str, span: Span, _: object) -> SkillReport:
    return skill_report(past, game, span)


def _how_far(waiting: int, news: int | SlowWork) -> tuple[str, float]:
    if isinstance(news, SlowWork):
        return shown(news.words), news.share
    return tr("Reviewing your games…"), min(news / waiting, 1)


def _columns() -> tuple[Column, ...]:
    return (
        Column(tr("Kind of choice"), text=_name),
        Column(tr("Choices"), text=_count, alignment=_RIGHT),
        Column(tr("Cost"), text=_cost, spoken_title=tr("Cost per choice"), alignment=_RIGHT),
        Column(tr("Range", "of a cost"), text=_range, alignment=_RIGHT),
        Column(tr("Before"), text=_before, alignment=_RIGHT),
        Column(tr("Change"), text=lambda skill: shown(change_in_a_word(skill))),
    )


def _name(skill: Skill) -> str:
    return shown(title_of(skill) if skill.kind else GAMES[skill.game].spec.title)


def _count(skill: Skill) -> str:
    return _NOTHING if skill.now is None else shown(figure(skill.now.choices))


def _cost(skill: Skill) -> str:
    return _NOTHING if skill.now is None else shown(cost_words(skill.game, skill.now.value))


def _range(skill: Skill) -> str:
    now = skill.now
    if now is None:
        return _NOTHING
    low, high = (shown(short_cost_words(skill.game, edge)) for edge in (now.low, now.high))
    return tr("{low} to {high}", low=low, high=high)


def _before(skill: Skill) -> str:
    return _NOTHING if skill.change is None else shown(short_cost_words(skill.game, skill.change.before))
