"""Lifetimes of Qt objects: calls to widgets that may have been destroyed, and delayed calls.

Python keeps its half of a widget as long as it is referenced; Qt destroys the other half together with its window.
"""

from collections.abc import Callable
from types import MethodType
from typing import ParamSpec, TypeGuard, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

Arguments = ParamSpec("Arguments")
Thing = TypeVar("Thing", bound=QObject)


def is_alive(thing: Thing | None) -> TypeGuard[Thing]:
    """Whether an object is not None, and Qt has not destroyed it."""
    return thing is not None and isValid(thing)


def give_focus_back(before: QWidget | None) -> None:
    """Focus the widget that had the focus before, unless it was closed or hidden meanwhile."""
    if is_alive(before) and before.isVisible():
        before.setFocus()


def if_alive(method: Callable[Arguments, object]) -> Callable[Arguments, None]:
    """A function that calls a method of a Qt object if it is still alive; it keeps no reference to the object."""
    weak = WeakMethod(method)

    def call(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
        bound = weak()
        if isinstance(bound, MethodType) and isValid(bound.__self__):
            bound(*arguments, **named)

    return call


def in_next_turn(owner: QObject, do: Callable[[], object]) -> None:
    """Call a function in the next turn of the event loop, unless Qt has destroyed the owner by then."""
    call_later(owner, 0, do)


def call_later(owner: QObject, after_ms: int, do: Callable[[], object]) -> None:
    """Call a function once, after some milliseconds, unless Qt has destroyed the owner by then.

    PySide's own single-shot timer never frees the function if its owner is gone.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start(after_ms)
