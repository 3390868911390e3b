"""The felt of an exercise: its position in dice and words, and the dice that a person keeps."""

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.coach.exercises_exercise import Choice, Exercise
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.tray import name_of_die
from dicedesk.ui.base.look.theme import FeltColour
from dicedesk.ui.base.words import shown
from dicedesk.ui.features.practice import texts


class ExerciseFelt(ChoosingTray):
    """Shows one position after the other.

    Signals: those of a choosing tray, `told(str)` with what happened to a die whose key was pressed, and `changed()`
    when other dice are kept.
    """

    told = Signal(str)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty felt."""
        super().__init__(FeltColour.GREEN, parent=parent)
        self._is_open = False
        self.die_clicked.connect(self.keep)

    @property
    def kept_faces(self) -> tuple[int, ...]:
        """The faces of the dice that are kept."""
        return tuple(self.faces[place] for place in self.kept)

    def show_exercise(self, exercise: Exercise) -> None:
        """Shows a position; where dice are to be kept, none is."""
        self._is_open = exercise.asks_for_dice
        self.set_advised(())
        self.set_kept(())
        self.show_faces(exercise.position.dice)
        self.set_choosing(self._is_open)
        self.set_headline(shown(exercise.position.headline))
        self.set_note(texts.note(exercise))
        self.set_caption(texts.caption(exercise))

    def show_words(self, words: str) -> None:
        """Shows a line where there is no exercise."""
        self._is_open = False
        self.set_choosing(False)
        self.show_faces(())
        self.set_headline("")
        self.set_note("")
        self.set_caption(words)

    def tell(self, best: Choice) -> None:
        """Lights the dice that are best kept; none can be kept any more."""
        if self._is_open and best.keeps is not None:
            self._is_open = False
            self.set_advised(_places(self.faces, best.keeps))

    def keep(self, place: int) -> None:
        """Keeps a die, counted from 0, or lets it go."""
        if self._is_open and place < len(self.faces):
            self.set_kept(self.kept ^ {place})
            self.changed.emit()

    def keep_by_key(self, place: int) -> None:
        """Does so for a die that may not have the focus ring, and so would change in silence."""
        if self._is_open:
            self.keep(place)
            self.told.emit(name_of_die(place, self.faces[place], is_kept=place in self.kept))


def _places(faces: Collection[int], keeps: Collection[int]) -> frozenset[int]:
    """Where dice of these faces lie, from 0; of equal ones the first."""
    left, found = list(keeps), set()
    for place, face in enumerate(faces):
        if face in left:
            left.remove(face)
            found.add(place)
    return frozenset(found)
