"""Widgets that take over another theme: those that can be seen at once, all others when they are shown."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QWidget


class Polisher(QObject):
    """Has Qt polish widgets anew: they look as the style sheet says after the palette of the application has changed.

    Each widget is polished once. Pages behind another one, and windows that are closed, are polished when they show.
    """

    def polish(self, windows: Iterable[QWidget]) -> None:
        """Polishes windows that have no parent, with all that is in them."""
        for window in windows:
            self._polish(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Polishes what has waited until it was shown; it has not been painted yet."""
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            self._polish(watched)
        return False

    def _polish(self, whole: QWidget) -> None:
        for part in self._seen_parts(whole):
            part.style().polish(part)
            QCoreApplication.sendEvent(part, QEvent(QEvent.Type.StyleChange))

    def _seen_parts(self, part: QWidget) -> Iterator[QWidget]:
        """A widget and those in it, each before what lies in it; what nobody sees waits."""
        yield part
        for child in part.children():
            if not isinstance(child, QWidget):
                continue
            if _waits(child):
                child.installEventFilter(self)
            else:
                yield from self._seen_parts(child)


def _waits(part: QWidget) -> bool:
    """Whether a widget is a closed window or a page behind another one."""
    return part.isHidden() and (part.isWindow() or isinstance(part.parentWidget(), QStackedWidget))
