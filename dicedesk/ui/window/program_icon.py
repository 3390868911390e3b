"""The picture that the program is known by, for its windows."""

from PySide6.QtGui import QIcon

from dicedesk.core.assets import resource

SIDES = (16, 22, 24, 32, 48, 64, 128, 256)
"""The sides in pixels that desktops ask for."""


def program_icon() -> QIcon:
    """The icon in all sizes; an empty one where the pictures are not part of this installation."""
    icon = QIcon()
    for side in SIDES:
        try:
            icon.addFile(str(resource(f"icons/dicedesk-{side}.png")))
        except FileNotFoundError:
            return QIcon()
    return icon
