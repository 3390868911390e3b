"""Links from what a table shows to the fields of a position that set it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class FieldLink:
    """The id of a field, and the part of the field if it has several: the place of a die or the name of a bet.

    `has_own_click` if a left click does something in the game.
    """

    field: str
    part: str = ""
    has_own_click: bool = False


LinkAt = Callable[[QPoint], FieldLink | None]
"""Returns the link at a place in a widget, if there is one."""

FieldLinks = Mapping[QWidget, LinkAt]


def everywhere(field: str) -> LinkAt:
    """The link to a field that sets all that a widget shows."""
    link = FieldLink(field)
    return lambda _: link
