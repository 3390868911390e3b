"""The practice window: an exercise, its choices, and what the answer was worth."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QVBoxLayout, QWidget

from dicedesk.coach.exercises_exercise import Choice, Exercise
from dicedesk.features.practice.making import exercise_in
from dicedesk.features.practice.preparing import find_some
from dicedesk.play.ports.jobs import reason_of
from dicedesk.play.ports.past_games import NoPastGames
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.long_work import Rounds
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.look.window_sizes import SMALLEST_WINDOW
from dicedesk.ui.base.services import ServiceParts
from dicedesk.ui.base.still_there import in_next_turn, while_there
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr, trn
from dicedesk.ui.features.practice import texts
from dicedesk.ui.features.practice.supply import DealtSupply, DueSupply, Supply
from dicedesk.ui.features.practice.widgets import AnswerRow, ChoiceBar, ExerciseFelt, number_keys

Explain = Callable[[Exercise], object]
_WIDTH, _HEIGHT = 980, 700


class PracticeWindow(QDialog):
    """Shows one exercise after the other. Escape closes it; the answers are saved."""

    def __init__(
        self,
        parts: ServiceParts,
        appearance: Appearance,
        explain: Explain,
        game: str,
        parent: QWidget,
    ) -> None:
        """`game` is the id of the game to practice, "" for all; nothing is shown before `begin` or `show_move`.

        `explain` opens how the value of an exercise's best choice comes about.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(tr("Practice"))
        self.setMinimumSize(*SMALLEST_WINDOW)
        self._parts, self._explain = parts, explain
        self.due, self.exercise = DueSupply(parts, self), None
        self.dealt = DealtSupply(parts.long_jobs, self.due.now, self)
        self.search = Rounds(partial(find_some, parts.past or NoPastGames()), parts.long_jobs, self)
        self.bar, self.felt, self.row = ChoiceBar(appearance, game), ExerciseFelt(), AnswerRow()
        parts.dice.apply_to(self.felt)
        self.question, self.headline = label("name", wraps=True), label("name", wraps=True)
        self.lines, self.hint = label("second", wraps=True), label("second", wraps=True)
        self.why, self.primary = QPushButton(tr("Why?")), QPushButton()
        self.answer: Choice | None = None
        self.streak = self.longest = 0
        self._lay_out()
        self._connect()
        self._set_keys()
        EnterKey(self)
        begin_with(self, _WIDTH, _HEIGHT)

    exercise: Exercise | None
    """The exercise that is shown."""

    def begin(self, *, looks_for_mistakes: bool) -> None:
        """Show the first exercise, and look for mistakes in games without a review if `looks_for_mistakes`."""
        if looks_for_mistakes:
            self.search.begin()
        self.start()

    def start(self) -> None:
        """Begin again with what the boxes say."""
        self.streak = self.longest = 0
        self.due.stop()
        self.dealt.stop()
        self.due.choose(self.bar.game)
        if self.bar.is_trainer:
            self.dealt.choose(self.bar.game, self.bar.level)
        self.show_next()

    def show_move(self, record: str, ply: int) -> None:
        """Show the choice after the first `ply` moves of a record, when it is made."""
        self._show_none(tr("Preparing the exercise…"))
        self.due.choose(self.bar.game)
        self._parts.long_jobs.start(
            partial(exercise_in, record, ply), while_there(self._show), while_there(self._on_failed)
        )

    def show_next(self) -> None:
        """Show the next exercise, or say why there is none."""
        taken = self._supply.take()
        if taken is not None:
            self._show(taken)
        else:
            self._show_why_none()
        self._supply.make_more()

    def go_on(self) -> None:
        """Answer with the selected choice; after an answer, show the next exercise."""
        if self.exercise is None:
            return
        if self.answer is not None:
            self.show_next()
            return
        answer = self._chosen(self.exercise)
        if answer is not None:
            self._judge(self.exercise, answer)

    def explain(self) -> None:
        """After the answer, open the working of the best choice."""
        exercise = self.exercise
        if exercise is not None and self.answer is not None:
            self._explain(exercise)

    @property
    def _supply(self) -> Supply:
        return self.dealt if self.bar.is_trainer else self.due

    def _show(self, exercise: Exercise) -> None:
        self.exercise, self.answer = exercise, None
        self.felt.show_exercise(exercise)
        if exercise.asks_for_dice:
            self.row.clear()
        else:
            self.row.show_choices(exercise)
        write(self.question, shown(exercise.question))
        self.headline.clear()
        self.lines.clear()
        self.why.setEnabled(False)
        self.primary.show()
        self._show_count()
        self._show_primary()
        spoken = texts.spoken(exercise)
        self.felt.setAccessibleName(spoken)
        announce(self, spoken)
        self._take_focus(exercise)

    def _judge(self, exercise: Exercise, answer: Choice) -> None:
        is_right = exercise.is_right(answer)
        self.answer = answer
        returns = self.due.answer(exercise, is_right=is_right)
        self.streak = self.streak + 1 if is_right else 0
        self.longest = max(self.longest, self.streak)
        self.row.tell(exercise.best)
        self.felt.tell(exercise.best)
        said = texts.verdict(exercise, answer, returns, self.due.now)
        self.headline.setText(said.headline)
        self.lines.setText(said.lines)
        self.why.setEnabled(True)
        self._show_count()
        self._show_primary()
        self.primary.setFocus()
        announce(self, f"{said.headline}\n{said.lines}")

    def _chosen(self, exercise: Exercise) -> Choice | None:
        if exercise.asks_for_dice:
            return exercise.keeping(self.felt.kept_faces)
        return None if self.row.number is None else exercise.numbered(self.row.number)

    def _show_primary(self) -> None:
        """Show what Enter does now."""
        exercise = self.exercise
        if exercise is None:
            return
        chosen = self._chosen(exercise)
        if self.answer is not None:
            self.primary.setText(tr("Next"))
        elif exercise.asks_for_dice:
            thrown = len(self.felt.faces) - len(self.felt.kept)
            self.primary.setText(
                trn("Re-roll 1 die", "Re-roll {count} dice", thrown) if thrown else tr("Hold and score")
            )
        else:
            self.primary.setText(tr("Answer"))
        self.primary.setEnabled(chosen is not None or self.answer is not None)
        self.hint.setText(self._hint(exercise))

    def _hint(self, exercise: Exercise) -> str:
        if self.answer is not None:
            return tr("Press Enter for the next one, W to see why")
        if exercise.asks_for_dice:
            return tr("Click a die or press 1–5 to keep it")
        return tr("Press a number, then Enter")

    def _show_count(self) -> None:
        progress = self.due.progress
        if self.bar.is_trainer:
            self.bar.count.setText(texts.streak_words(self.streak, self.longest))
        elif progress is not None:
            self.bar.show_counts(progress)

    def _show_why_none(self) -> None:
        progress = self.due.progress
        is_looking = self._supply.is_busy or self.search.is_running or progress is None
        if self.bar.is_trainer or progress is None:
            self._show_none(tr("Preparing the exercise…"))
        else:
            count = progress.of(self.bar.game)
            self._show_none(texts.why_none(count, progress.next_due, is_looking=is_looking))

    def _show_none(self, words: str) -> None:
        if self.exercise is not None or words != self.felt.caption:
            announce(self, words)
        self.exercise = self.answer = None
        self.row.clear()
        self.felt.show_words(words)
        self.felt.setAccessibleName(words)
        write(self.question, "")
        for part in (self.headline, self.lines, self.hint):
            part.clear()
        self.why.setEnabled(False)
        self.primary.hide()

    def _take_focus(self, exercise: Exercise) -> None:
        """Focus the choices, unless somebody uses the boxes above."""
        focus = self.focusWidget()
        if focus is not None and self.bar.isAncestorOf(focus):
            return
        if exercise.asks_for_dice:
            self.primary.setFocus()
        else:
            self.row.take_focus()

    def _on_chosen(self) -> None:
        self._show_primary()
        # An arrow key has chosen before it brings the focus ring along.
        in_next_turn(self, self._lead_on)

    def _lead_on(self) -> None:
        """Let Enter answer next, unless the arrow keys are moving along the choices."""
        if self.answer is None and not self.row.is_walked:
            self.primary.setFocus()

    def _on_came(self) -> None:
        if self.exercise is None:
            if self._supply.has_some:
                self.show_next()
            else:
                self._show_why_none()

    def _on_counted(self) -> None:
        self._show_count()
        if self.exercise is None and not self._supply.has_some:
            self._show_why_none()

    def _on_found(self) -> None:
        self.due.count()
        if not self.bar.is_trainer and self.exercise is None:
            self.due.make_more()

    def _on_failed(self, error: Exception) -> None:
        self._show_none(shown(reason_of(error)))

    def _stop(self) -> None:
        """Stop what goes on in the background."""
        for work in (self.search, self.due, self.dealt):
            work.stop()

    def _lay_out(self) -> None:
        self.primary.setObjectName("primary")
        self.primary.setAutoDefault(False)
        self.why.setAutoDefault(False)
        self.why.setToolTip(tr("Why this is the best choice (W)"))
        card = QFrame()
        card.setObjectName("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        inside.setSpacing(Space.SMALL)
        inside.addWidget(self.headline)
        inside.addWidget(self.lines)
        # What is said after the answer has its place before it too, so that nothing jumps.
        card.setMinimumHeight(4 * self.lines.fontMetrics().lineSpacing() + 3 * Space.MEDIUM)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.bar)
        column.addWidget(self.felt, 1)
        column.addWidget(self.question)
        column.addWidget(self.row)
        column.addWidget(card)
        column.addWidget(ButtonRow(self.hint, (self.why, self.primary)))

    def _connect(self) -> None:
        self.finished.connect(self._stop)
        self.bar.changed.connect(self.start)
        self.row.chosen.connect(self._on_chosen)
        self.row.decided.connect(self.primary.setFocus)
        self.felt.changed.connect(self._show_primary)
        self.felt.told.connect(partial(announce, self))
        self.primary.clicked.connect(self.go_on)
        self.why.clicked.connect(self.explain)
        for supply in (self.due, self.dealt):
            supply.came.connect(self._on_came)
            supply.failed.connect(self._show_none)
        self.due.counted.connect(self._on_counted)
        self.search.found.connect(self._on_found)
        self.search.ended.connect(self._on_found)

    def _set_keys(self) -> None:
        for key, do in (
            *number_keys(self._press),
            ("W", self.explain),
            ("Return", self.go_on),
            ("Enter", self.go_on),
        ):
            shortcut = QShortcut(QKeySequence(key), self, do)
            shortcut.setAutoRepeat(False)

    def _press(self, number: int) -> None:
        """Keep a die by a number key where dice are asked for; otherwise select a number."""
        if self.exercise is not None and self.exercise.asks_for_dice:
            if number in range(1, len(self.felt.faces) + 1):
                self.felt.keep_by_key(number - 1)
        else:
            self.row.choose(number)
            if self.row.number is not None:
                self.primary.setFocus()


class Practice:
    """Opens the practice window over its owner, at most once."""

    def __init__(
        self,
        parts: Callable[[], ServiceParts],
        appearance: Appearance,
        explain: Explain,
        owner: QWidget,
    ) -> None:
        """`parts` is called when the window opens; `explain` answers "Why?"."""
        self._parts, self._appearance = parts, appearance
        self._explain, self._owner = explain, owner

    def show(self, game: str = "", *, looks_for_mistakes: bool = True) -> PracticeWindow:
        """Open the exercises of a game's id, "" for all, or bring them to the front.

        Mistakes are looked for in games that were not reviewed yet, unless the history does that already.
        """
        window = self._opened()
        if window is None:
            window = self._made(game)
            window.begin(looks_for_mistakes=looks_for_mistakes)
        elif game:
            window.bar.show_game(game)
        return _brought_up(window)

    def practice_move(self, record: str, ply: int) -> PracticeWindow:
        """Open the choice after the first `ply` moves of a record, with the answer hidden."""
        window = self._opened() or self._made("")
        window.show_move(record, ply)
        return _brought_up(window)

    def _made(self, game: str) -> PracticeWindow:
        return PracticeWindow(self._parts(), self._appearance, self._explain, game, self._owner)

    def _opened(self) -> PracticeWindow | None:
        return next((one for one in self._owner.findChildren(PracticeWindow) if one.isVisible()), None)


def _brought_up(window: PracticeWindow) -> PracticeWindow:
    window.show()
    window.raise_()
    window.activateWindow()
    return window
