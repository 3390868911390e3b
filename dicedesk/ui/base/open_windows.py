"""Finds the windows open beside the game, and brings one to the front."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtWidgets import QDialog, QWidget

Kind = TypeVar("Kind", bound=QDialog)


def opened(owner: QWidget, kind: type[Kind]) -> Iterator[Kind]:
    """The open windows of a kind."""
    return (window for window in owner.findChildren(kind) if window.isVisible())


def brought_up(window: Kind) -> Kind:
    """Show a window in front of the others, and return it."""
    window.show()
    window.raise_()
    window.activateWindow()
    return window


def show_one(
    owner: QWidget, kind: type[Kind], make: Callable[[], Kind], fits: Callable[[Kind], bool] = lambda _: True
) -> Kind:
    """Bring the window of a kind to the front; one that does not fit is closed and replaced."""
    before = next(opened(owner, kind), None)
    if before is not None and not fits(before):
        before.close()
        before = None
    return brought_up(before or make())
