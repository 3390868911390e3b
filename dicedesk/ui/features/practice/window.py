"""The practice window: an exercise, its choices, and the quality of the answer."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dicedesk.coach.exercises import Choice, Exercise, Level
from dicedesk.coach.explanation import ChoiceToExplain
from dicedesk.core.position import PositionLine
from dicedesk.core.record import Record
from dicedesk.features.position import position_against
from dicedesk.features.practice import ExerciseProgress, exercise_at, exercise_in, find_some
from dicedesk.games.catalogue import GAMES, practiced_games
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.app import SMALLEST_WINDOW
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.tray import name_of_die
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import FeltColor, Space, Type, scaled
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.widgets.number_choice import ChangingRow, NumberChoice
from dicedesk.ui.base.widgets.slow_work import SlowWorkRow
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr, trn
from dicedesk.ui.base.work import Rounds, Work
from dicedesk.ui.features.practice import texts
from dicedesk.ui.features.practice.supply import DueSupply, RandomSupply, Supply

_MISTAKES, _TRAINER = 0, 1
"""The places in the first box."""


class ChoiceBar(QWidget):
    """Three boxes side by side to choose exercises, and the counts of exercises on the right.

    Signals: `changed()` when the player chooses other exercises.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, game: str) -> None:
        super().__init__()
        self.kind = ArrowCombo(appearance, tr("Practice"))
        self.kind.addItem(tr("Your mistakes"))
        self.kind.addItem(tr("Random positions"))
        self.games, self.levels = ArrowCombo(appearance, tr("Game")), ArrowCombo(appearance, tr("Level"))
        for level, name in (
            (Level.EASY, tr("Easy")),
            (Level.MEDIUM, tr("Medium")),
            (Level.HARD, tr("Hard")),
        ):
            self.levels.addItem(name, level)
        self.count: QLabel = label("second", wraps=True)
        self._offer_games(game)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        for part in (self.kind, self.games, self.levels):
            row.addWidget(part)
        row.addSpacing(Space.SMALL)
        row.addWidget(self.count, 1)
        self.levels.setVisible(False)
        self.kind.currentIndexChanged.connect(self._on_kind_chosen)
        for field in (self.games, self.levels):
            field.currentIndexChanged.connect(self.changed)

    @property
    def is_trainer(self) -> bool:
        """Whether random positions are chosen."""
        return self.kind.currentIndex() == _TRAINER

    @property
    def game(self) -> str:
        """The id of the game, "" for all."""
        return str(self.games.currentData())

    @property
    def level(self) -> Level:
        """The level of random positions."""
        level: Level = self.levels.currentData()
        return level

    def show_game(self, game: str) -> None:
        """Select the mistakes in a game's id, "" for all."""
        self.kind.setCurrentIndex(_MISTAKES)
        self.games.setCurrentIndex(max(self.games.findData(game), 0))

    def show_counts(self, progress: ExerciseProgress) -> None:
        """Show the counts of the selected game, and the number due in each game."""
        self.count.setText(texts.count_words(progress.of(self.game)))
        if not self.is_trainer:
            for place in range(self.games.count()):
                game = str(self.games.itemData(place))
                self.games.setItemText(place, texts.due_words(_title(game), progress.of(game)))

    def _offer_games(self, last: str) -> None:
        """Fill the box of games: random positions are of one game, mistakes may be of all."""
        with QSignalBlocker(self.games):
            self.games.clear()
            if not self.is_trainer:
                self.games.addItem(_title(""), "")
            for game in practiced_games():
                self.games.addItem(_title(game), game)
            self.games.setCurrentIndex(max(self.games.findData(last), 0))

    def _on_kind_chosen(self) -> None:
        self._offer_games(self.game if self.is_trainer else "")
        self.levels.setVisible(self.is_trainer)
        self.changed.emit()


def _title(game: str) -> str:
    return shown(GAMES[game].spec.title) if game else tr("All games")


class ExerciseFelt(ChoosingTray):
    """The felt of an exercise: its position in dice and words, and the dice that the player keeps.

    Signals: those of a choosing tray, `told(str)` with the state of a die whose key was pressed, and `changed()` when
    the kept dice change.
    """

    told = Signal(str)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(FeltColor.GREEN, parent=parent)
        self._is_open = False
        self.die_clicked.connect(self.keep)

    @property
    def kept_faces(self) -> tuple[int, ...]:
        """The faces of the kept dice."""
        return tuple(self.faces[place] for place in self.kept)

    def show_exercise(self, exercise: Exercise) -> None:
        """Show the position of an exercise, with no die kept."""
        self._is_open = exercise.asks_for_dice
        self.set_advised(())
        self.set_kept(())
        self.show_faces(exercise.position.dice)
        self.set_choosing(self._is_open)
        self.set_headline(shown(exercise.position.headline))
        self.set_note(texts.note(exercise))
        self.set_caption(texts.caption(exercise))

    def show_words(self, words: str) -> None:
        """Show a sentence in place of an exercise."""
        self._is_open = False
        self.set_choosing(False)
        self.show_faces(())
        self.set_headline("")
        self.set_note("")
        self.set_caption(words)

    def tell(self, best: Choice) -> None:
        """Light the dice that are best kept, and accept no more answers."""
        if self._is_open and best.keeps is not None:
            self._is_open = False
            self.set_advised(_places(self.faces, best.keeps))

    def keep(self, place: int) -> None:
        """Keep a die, counted from 0, or release it."""
        if self._is_open and place < len(self.faces):
            self.set_kept(self.kept ^ {place})
            self.changed.emit()

    def keep_by_key(self, place: int) -> None:
        """Keep a die or release it, and announce it: the die may not have the focus."""
        if self._is_open:
            self.keep(place)
            self.told.emit(name_of_die(place, self.faces[place], is_kept=place in self.kept))


def _places(faces: Collection[int], keeps: Collection[int]) -> frozenset[int]:
    """The places from 0 of dice that show the faces in `keeps`; of equal dice the first."""
    left, places = list(keeps), set()
    for place, face in enumerate(faces):
        if face in left:
            left.remove(face)
            places.add(place)
    return frozenset(places)


TEN_KEY = "T"
"""The key of the number 10, which has no digit."""

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class AnswerButton(NumberChoice):
    """One choice: its number, the words under it, and after the answer its value."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.number, label("under", shown(choice.under)))
        self._choice, self._value = choice, label("under")
        self._value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._value.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column.addWidget(self._value)
        words = shown(choice.words)
        self.setAccessibleName(words)
        self.setToolTip(tr("{choice} ({key})", choice=words, key=key_of(choice.number)))

    def tell(self, *, is_best: bool) -> None:
        """Show the value of the choice, and whether it is the best."""
        value = shown(self._choice.value)
        set_style(self._value, "underBest" if is_best else "under")
        self._value.setText(value)
        words = tr("{value}, the best choice", value=value) if is_best else value
        self.setAccessibleDescription(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select the first number at an arrow key if none is selected; Qt only moves on from a selected one."""
        group = self.group()
        if event.key() in _ARROWS and group is not None and group.checkedButton() is None:
            self.setChecked(True)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As high as three lines; as wide as there is room."""
        lines = scaled(Type.TITLE) + 2 * scaled(Type.BODY)
        return QSize(64, lines + 2 * Space.LARGE + Space.SMALL)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the words under the number, before and after the answer."""
        metrics = self._value.fontMetrics()
        widest = max(self._under.sizeHint().width(), metrics.horizontalAdvance(shown(self._choice.value)))
        return QSize(max(56, widest + Space.MEDIUM), self.sizeHint().height())


class AnswerRow(ChangingRow):
    """Holds the choices of an exercise. Signals: those of any row of numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[int, AnswerButton] = {}
        """The choices by their numbers."""

    @property
    def is_walked(self) -> bool:
        """Whether the selected choice has the focus, so that the arrow keys brought it there."""
        return self.number is not None and self.buttons[self.number].hasFocus()

    def show_choices(self, exercise: Exercise) -> None:
        """Offer the choices of an exercise, with none selected."""
        buttons = {choice.number: AnswerButton(choice) for choice in exercise.by_number}
        self.show_buttons(buttons)
        self.buttons = buttons

    def clear(self) -> None:
        super().clear()
        self.buttons = {}

    def tell(self, best: Choice) -> None:
        """Show the value of each choice, and accept no more answers."""
        for number, button in self.buttons.items():
            button.tell(is_best=number == best.number)
            button.setEnabled(False)

    def choose(self, number: int) -> None:
        """Select a number if it is offered and not yet answered."""
        button = self.buttons.get(number)
        if button is not None and button.isEnabled():
            super().choose(number)


def key_of(number: int) -> str:
    """The key that chooses a number."""
    return str(number) if number < len("0123456789") else TEN_KEY


def number_keys(choose: Callable[[int], None]) -> tuple[tuple[str, Callable[[], None]], ...]:
    """The key of each number, with its effect."""
    return tuple((key_of(number), lambda number=number: choose(number)) for number in range(11))


Explain = Callable[[ChoiceToExplain, QWidget], object]
_WIDTH, _HEIGHT = 980, 700


class PracticeWindow(QDialog):
    """Shows one exercise after the other. Escape closes it; the answers are saved.

    Signals: `position_asked(PositionLine)` with the position of the exercise, to set it up.
    """

    position_asked = Signal(object)

    def __init__(
        self,
        parts: AppParts,
        appearance: Appearance,
        explain: Explain,
        game: str,
        parent: QWidget,
    ) -> None:
        """`game` is the id of the game to practice, "" for all; nothing is shown before `begin` or `show_move`.

        `explain` shows over this window how the value of an exercise's best choice is calculated.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(tr("Practice"))
        self.setMinimumSize(*SMALLEST_WINDOW)
        self._parts, self._explain = parts, explain
        self.due, self.exercise = DueSupply(parts, self), None
        self.dealt = RandomSupply(parts.long_jobs, self.due.now, self)
        self.search = Rounds(partial(find_some, parts.late.history), parts.long_jobs, self)
        self.bar, self.felt, self.row = ChoiceBar(appearance, game), ExerciseFelt(), AnswerRow()
        parts.dice_look.apply_to(self.felt)
        self.question, self.headline = label("name", wraps=True), label("name", wraps=True)
        self.lines, self.hint = label("second", wraps=True), label("second", wraps=True)
        self.slow_work = SlowWorkRow()
        self._asked = Work(parts.long_jobs, self, self._show, self._on_failed, self.slow_work.show_work)
        """Makes the one exercise that was asked for."""
        self.why, self.primary = QPushButton(tr("Why?")), QPushButton()
        self.answer: Choice | None = None
        self.streak = self.longest = 0
        self._lay_out()
        self._connect()
        self._set_keys()
        EnterKey(self)
        begin_with(self, _WIDTH, _HEIGHT)

    exercise: Exercise | None
    """The visible exercise."""

    def begin(self, *, looks_for_mistakes: bool) -> None:
        """Show the first exercise, and look for mistakes in games without a review if `looks_for_mistakes`."""
        if looks_for_mistakes:
            self.search.begin()
        self.start()

    def start(self) -> None:
        """Begin again with the choices of the boxes."""
        self.streak = self.longest = 0
        self._stop_making()
        self.due.choose(self.bar.game)
        if self.bar.is_trainer:
            self.dealt.choose(self.bar.game, self.bar.level)
        self.show_next()

    def show_move(self, record: Record[Any], ply: int) -> None:
        """Show the choice after the first `ply` moves of a record, when it is ready."""
        self._prepare(partial(exercise_at, record, ply))

    def show_position(self, line: PositionLine[Any]) -> None:
        """Show the choice in a position, when it is ready."""
        self._prepare(partial(exercise_in, line.to_text()))

    def ask_for_position(self) -> None:
        """Ask for the position of an exercise that was answered, to set it up: it shows the best choice."""
        exercise = self.exercise
        if exercise is None:
            return
        if self.answer is None:
            self.hint.setText(tr("Answer first, then press Ctrl+P to set up this position"))
            announce(self, self.hint.text())
            return
        spec = GAMES[exercise.game].spec
        self.position_asked.emit(position_against(spec, exercise.state, exercise.against))

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
        """After the answer, show how the value of the best choice is calculated."""
        exercise = self.exercise
        if exercise is not None and self.answer is not None:
            move = exercise.best.move
            self._explain(ChoiceToExplain(exercise.game, exercise.state, move, exercise.against), self)

    @property
    def _supply(self) -> Supply:
        return self.dealt if self.bar.is_trainer else self.due

    @property
    def _takes_any(self) -> bool:
        """Whether the next exercise to come is shown, because none is visible and none was asked for."""
        return self.exercise is None and not self._asked.is_busy

    def _prepare(self, job: Callable[..., Exercise]) -> None:
        self._stop_making()
        self.due.choose(self.bar.game)
        self._show_none(tr("Preparing the exercise…"))
        self._asked.ask(job)

    def _show(self, exercise: Exercise) -> None:
        self.exercise, self.answer = exercise, None
        self.slow_work.show_work(None)
        self.felt.show_exercise(exercise)
        if exercise.asks_for_dice:
            self.row.clear()
        else:
            self.row.show_choices(exercise)
        write(self.question, shown(exercise.position.question))
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
        self.headline.setText(texts.headline(exercise, answer))
        self.lines.setText(texts.explanation(exercise, returns, self.due.now))
        self.why.setEnabled(True)
        self._show_count()
        self._show_primary()
        self.primary.setFocus()
        announce(self, f"{self.headline.text()}\n{self.lines.text()}")

    def _chosen(self, exercise: Exercise) -> Choice | None:
        if exercise.asks_for_dice:
            return exercise.keeping(self.felt.kept_faces)
        return None if self.row.number is None else exercise.numbered(self.row.number)

    def _show_primary(self) -> None:
        exercise = self.exercise
        if exercise is None:
            return
        choice = self._chosen(exercise)
        if self.answer is not None:
            self.primary.setText(tr("Next"))
        elif exercise.asks_for_dice:
            count = len(self.felt.faces) - len(self.felt.kept)
            self.primary.setText(
                trn("Re-roll 1 die", "Re-roll {count} dice", count) if count else tr("Hold and score")
            )
        else:
            self.primary.setText(tr("Answer"))
        self.primary.setEnabled(choice is not None or self.answer is not None)
        self.hint.setText(self._hint(exercise))

    def _hint(self, exercise: Exercise) -> str:
        if self.answer is not None:
            return tr("Press Enter to continue or W to see why")
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
            self._show_none(texts.why_none(progress, self.bar.game, is_looking=is_looking))

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
        """Focus the choices, unless the boxes above have the focus."""
        focus = self.focusWidget()
        if focus is not None and self.bar.isAncestorOf(focus):
            return
        if exercise.asks_for_dice:
            self.primary.setFocus()
        else:
            self.row.take_focus()

    def _on_chosen(self) -> None:
        self._show_primary()
        # An arrow key chooses before it moves the focus.
        in_next_turn(self, self._lead_on)

    def _lead_on(self) -> None:
        """Let Enter answer next, unless the arrow keys are moving along the choices."""
        if self.answer is None and not self.row.is_walked:
            self.primary.setFocus()

    def _on_came(self) -> None:
        self.slow_work.show_work(None)
        if self._takes_any:
            if self._supply.has_some:
                self.show_next()
            else:
                self._show_why_none()

    def _on_counted(self) -> None:
        self._show_count()
        if self._takes_any and not self._supply.has_some:
            self._show_why_none()

    def _on_found(self) -> None:
        self.due.count()
        if not self.bar.is_trainer and self._takes_any:
            self.due.make_more()

    def _on_failed(self, reason: str) -> None:
        self.slow_work.show_work(None)
        self._show_none(shown(reason))

    def _cancel(self) -> None:
        self._stop()
        if self.exercise is None:
            self._show_none(tr("Canceled."))

    def _stop(self) -> None:
        self.search.stop()
        self._stop_making()

    def _stop_making(self) -> None:
        self._asked.cancel()
        self.due.stop()
        self.dealt.stop()
        self.slow_work.show_work(None)

    def _lay_out(self) -> None:
        set_style(self.primary, "primary")
        self.primary.setAutoDefault(False)
        self.why.setAutoDefault(False)
        self.why.setToolTip(tr("Why this is the best choice (W)"))
        card = QFrame()
        set_style(card, "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        inside.setSpacing(Space.SMALL)
        inside.addWidget(self.headline)
        inside.addWidget(self.lines)
        # Room for the text after the answer, so that nothing jumps.
        card.setMinimumHeight(4 * self.lines.fontMetrics().lineSpacing() + 3 * Space.MEDIUM)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.bar)
        column.addWidget(self.felt, 1)
        column.addWidget(self.slow_work)
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
            supply.failed.connect(self._on_failed)
        for worked in (self.due.worked, self.search.worked):
            worked.connect(self.slow_work.show_work)
        self.slow_work.canceled.connect(self._cancel)
        self.due.counted.connect(self._on_counted)
        self.search.found.connect(self._on_found)
        self.search.ended.connect(self._on_found)

    def _set_keys(self) -> None:
        for key, do in (
            *number_keys(self._press),
            ("W", self.explain),
            ("Ctrl+P", self.ask_for_position),
            ("Return", self.go_on),
            ("Enter", self.go_on),
        ):
            shortcut = QShortcut(QKeySequence(key), self, do)
            shortcut.setAutoRepeat(False)

    def _press(self, number: int) -> None:
        """Keep a die by a number key if the exercise asks for dice; otherwise select a number."""
        if self.exercise is not None and self.exercise.asks_for_dice:
            if number in range(1, len(self.felt.faces) + 1):
                self.felt.keep_by_key(number - 1)
        else:
            self.row.choose(number)
            if self.row.number is not None:
                self.primary.setFocus()
