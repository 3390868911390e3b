"""A review copied as text, or saved: as a page, as a picture, or as text."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from dicedesk.features.review.review_html import review_page
from dicedesk.features.review.review_text import review_text
from dicedesk.features.review.shown_review import ShownReview
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import shown, tr

_PAGE, _PICTURE, _TEXT = ".html", ".png", ".txt"


class ReviewSaving(QObject):
    """Has it written in the background, as a long game has many lines.

    Signals: `told(str)` with how that went.
    """

    told = Signal(str)

    def __init__(self, jobs: Jobs, language: str, window: QWidget) -> None:
        """Files are asked for over the window, which is the picture, too; the jobs work in this process."""
        super().__init__(window)
        self._jobs, self._language = jobs, language
        self._file = Path()

    def copy(self, review: ShownReview, title: str) -> None:
        """Puts the text of a review on the clipboard."""
        work = partial(review_text, review, title, shown)
        self._jobs.start(work, while_there(self._on_copied), while_there(self._on_failed))

    def ask_and_save(self, review: ShownReview, title: str) -> None:
        """Asks for a file, and writes the review into it as its name says."""
        kinds = {
            _PAGE: tr("Web page (*.html)"),
            _PICTURE: tr("Picture (*.png)"),
            _TEXT: tr("Text (*.txt)"),
        }
        proposed = f"{tr('Review of {game}', game=title)}{_PAGE}".replace(":", "").replace("/", "-")
        name, kind = QFileDialog.getSaveFileName(
            self._window, tr("Save the review"), proposed, ";;".join(kinds.values())
        )
        if name:
            wanted = next((ending for ending, words in kinds.items() if words == kind), _PAGE)
            self.save(Path(name if Path(name).suffix.lower() in kinds else f"{name}{wanted}"), review, title)

    def save(self, file: Path, review: ShownReview, title: str) -> None:
        """Writes the review into a file, as its ending says."""
        self._file = file
        ending = file.suffix.lower()
        if ending == _PICTURE:
            self._write(self._picture())
            return
        work = (
            partial(review_text, review, title, shown)
            if ending == _TEXT
            else partial(review_page, review, title, self._language, shown)
        )
        self._jobs.start(work, while_there(self._on_written), while_there(self._on_failed))

    @property
    def _window(self) -> QWidget:
        # Asked for each time: the window knows this, and whoever know each other are left to the collector.
        window = self.parent()
        assert isinstance(window, QWidget)  # noqa: S101 (it was made with one)
        return window

    def _picture(self) -> bytes:
        picture = QBuffer()
        picture.open(QBuffer.OpenModeFlag.WriteOnly)
        self._window.grab().save(picture, "PNG")
        return bytes(picture.data().data())

    def _on_copied(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.told.emit(tr("Review copied"))

    def _on_written(self, text: str) -> None:
        self._write(text.encode())

    def _on_failed(self, error: Exception) -> None:
        self.told.emit(tr("The review could not be saved: {reason}", reason=shown(reason_of(error))))

    def _write(self, content: bytes) -> None:
        try:
            self._file.write_bytes(content)
        except OSError as error:
            reason = error.strerror or str(error)
            self.told.emit(tr("The review could not be saved: {reason}", reason=reason))
        else:
            self.told.emit(tr("Review saved as {name}", name=self._file.name))
