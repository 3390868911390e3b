"""What the practice window is made of: the fields that say what to practice, the felt, and the choices."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dicedesk.coach.exercises_exercise import Choice, Exercise
from dicedesk.coach.levels import Level
from dicedesk.features.practice.preparing import ExerciseProgress
from dicedesk.games.catalogue import KITS, practiced_games
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.tray import name_of_die
from dicedesk.ui.base.look.appearance import Appearance, restyle
from dicedesk.ui.base.look.theme import FeltColour, Space, Type, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.widgets.number_choice import NumberChoice, NumberRow
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.practice import texts

_MISTAKES, _TRAINER = 0, 1
"""The places in the first box."""


class ChoiceBar(QWidget):
    """Three boxes side by side for what to practice, and the counts of exercises on the right.

    Signals: `changed()` when something else is to be practiced.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, game: str) -> None:
        super().__init__()
        self.kind = ArrowCombo(appearance, tr("Practice"))
        self.kind.addItem(tr("My mistakes"))
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
        """Whether random positions are wanted."""
        return self.kind.currentIndex() == _TRAINER

    @property
    def game(self) -> str:
        """The id of the game, "" for all."""
        return str(self.games.currentData())

    @property
    def level(self) -> Level:
        """The level of random positions."""
        found: Level = self.levels.currentData()
        return found

    def show_game(self, game: str) -> None:
        """Select the mistakes in a game's id, "" for all."""
        self.kind.setCurrentIndex(_MISTAKES)
        self.games.setCurrentIndex(max(self.games.findData(game), 0))

    def show_counts(self, progress: ExerciseProgress) -> None:
        """Show the counts of the selected game, and in the box of games how many are due in each."""
        self.count.setText(texts.count_words(progress.of(self.game)))
        if not self.is_trainer:
            for place in range(self.games.count()):
                game = str(self.games.itemData(place))
                self.games.setItemText(place, texts.due_words(_title(game), progress.of(game)))

    def _offer_games(self, chosen: str) -> None:
        """Fill the box of games: random positions are of one game, mistakes may be of all."""
        with QSignalBlocker(self.games):
            self.games.clear()
            if not self.is_trainer:
                self.games.addItem(_title(""), "")
            for game in practiced_games():
                self.games.addItem(_title(game), game)
            self.games.setCurrentIndex(max(self.games.findData(chosen), 0))

    def _on_kind_chosen(self) -> None:
        self._offer_games(self.game if self.is_trainer else "")
        self.levels.setVisible(self.is_trainer)
        self.changed.emit()


def _title(game: str) -> str:
    return shown(KITS[game].spec.title) if game else tr("All games")


class ExerciseFelt(ChoosingTray):
    """The felt of an exercise: its position in dice and words, and the dice that a player keeps.

    Signals: those of a choosing tray, `told(str)` with what happened to a die whose key was pressed, and `changed()`
    when other dice are kept.
    """

    told = Signal(str)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(FeltColour.GREEN, parent=parent)
        self._is_open = False
        self.die_clicked.connect(self.keep)

    @property
    def kept_faces(self) -> tuple[int, ...]:
        """The faces of the dice that are kept."""
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
        """Light the dice that are best kept, and take no more answer."""
        if self._is_open and best.keeps is not None:
            self._is_open = False
            self.set_advised(_places(self.faces, best.keeps))

    def keep(self, place: int) -> None:
        """Keep a die, counted from 0, or let it go."""
        if self._is_open and place < len(self.faces):
            self.set_kept(self.kept ^ {place})
            self.changed.emit()

    def keep_by_key(self, place: int) -> None:
        """Keep a die or let it go, and have that announced, since the die may not have the focus."""
        if self._is_open:
            self.keep(place)
            self.told.emit(name_of_die(place, self.faces[place], is_kept=place in self.kept))


def _places(faces: Collection[int], keeps: Collection[int]) -> frozenset[int]:
    """Return the places from 0 of dice that show the faces in `keeps`; of equal dice the first."""
    left, found = list(keeps), set()
    for place, face in enumerate(faces):
        if face in left:
            left.remove(face)
            found.add(place)
    return frozenset(found)


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
        self._value.setObjectName("underBest" if is_best else "under")
        restyle(self._value)
        self._value.setText(value)
        said = tr("{value}, the best choice", value=value) if is_best else value
        self.setAccessibleDescription(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select the first number at an arrow key if none is selected; Qt only moves on from one that is."""
        group = self.group()
        if event.key() in _ARROWS and group is not None and group.checkedButton() is None:
            self.setChecked(True)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As high as three lines need; as wide as there is room."""
        lines = scaled(Type.TITLE) + 2 * scaled(Type.CAPTION)
        return QSize(64, lines + 2 * Space.LARGE + Space.SMALL)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for what stands under the number, before the answer and after it."""
        metrics = self._value.fontMetrics()
        widest = max(self._under.sizeHint().width(), metrics.horizontalAdvance(shown(self._choice.value)))
        return QSize(max(56, widest + Space.MEDIUM), self.sizeHint().height())


class AnswerRow(QWidget):
    """Holds the choices of an exercise.

    Signals: `chosen()` when a person chose a number, `decided()` when Enter or Space was pressed on one.
    """

    chosen = Signal()
    decided = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._row: NumberRow | None = None
        self.buttons: dict[int, AnswerButton] = {}
        """The choices by their numbers."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def number(self) -> int | None:
        """The selected number; None if none is."""
        return None if self._row is None or self._row.number < 0 else self._row.number

    @property
    def is_walked(self) -> bool:
        """Whether the selected choice has the focus, so that the arrow keys brought it there."""
        return self._row is not None and self._row.number >= 0 and self.buttons[self._row.number].hasFocus()

    def show_choices(self, exercise: Exercise) -> None:
        """Offer the choices of an exercise, with none selected."""
        self.clear()
        self.buttons = {choice.number: AnswerButton(choice) for choice in exercise.by_number}
        self._row = NumberRow(self.buttons, None, Space.SMALL - 1, self)
        self._row.chosen.connect(self.chosen)
        self._row.decided.connect(self.decided)
        self._column.addWidget(self._row)
        self.show()

    def clear(self) -> None:
        """Remove the choices."""
        if self._row is not None:
            self._row.hide()
            self._row.deleteLater()
        self._row, self.buttons = None, {}
        self.hide()

    def tell(self, best: Choice) -> None:
        """Show the value of each choice, and take no more answer."""
        for number, button in self.buttons.items():
            button.tell(is_best=number == best.number)
            button.setEnabled(False)

    def choose(self, number: int) -> None:
        """Select a number if it is offered and not yet answered."""
        button = self.buttons.get(number)
        if self._row is not None and button is not None and button.isEnabled():
            self._row.choose(number)

    def take_focus(self) -> None:
        """Focus the choices."""
        if self._row is not None:
            self._row.take_focus()


def key_of(number: int) -> str:
    """Return the key that chooses a number."""
    return str(number) if number < len("0123456789") else TEN_KEY


def number_keys(choose: Callable[[int], None]) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Return the key of each number, with what it does."""
    return tuple((key_of(number), lambda number=number: choose(number)) for number in range(11))
