"""What is asked for twice before it is done, such as another game in the middle of one."""

from PySide6.QtCore import QObject, Signal


class AskedTwice(QObject):
    """Remembers what a person was asked about.

    Signals: `asked(str)` with the sentence that says how to go through with it, `dropped()` when the person has thought
    better of it.
    """

    asked = Signal(str)
    dropped = Signal()

    def __init__(self, parent: QObject) -> None:
        """Nobody was asked anything."""
        super().__init__(parent)
        self._wanted = ""

    def is_sure(self, wanted: str, sentence: str) -> bool:
        """Whether this is wanted for the second time in a row; the first time, `asked` tells the sentence."""
        if self._wanted == wanted:
            return True
        self.drop()
        self._wanted = wanted
        self.asked.emit(sentence)
        return False

    def drop(self) -> None:
        """Forgets what was asked, since the person did something else."""
        was_asked, self._wanted = bool(self._wanted), ""
        if was_asked:
            self.dropped.emit()
