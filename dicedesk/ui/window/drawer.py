"""The drawer with the cards, as the window is left and opened again."""

from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.widgets.game_layout import GameLayout


def open_drawer(window: QWidget) -> None:
    """Opens that of the first game that is there."""
    layout = window.findChild(GameLayout)
    if layout is not None:
        layout.open_drawer()


def is_drawer_open(window: QWidget) -> bool:
    """Whether that of the game that can be seen lies over its table."""
    return any(layout.is_open for layout in window.findChildren(GameLayout) if layout.isVisible())
