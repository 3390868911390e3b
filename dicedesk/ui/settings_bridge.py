"""Lets the window watch the settings."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from dicedesk.session.settings.keeper import SettingsKeeper
from dicedesk.session.settings.settings import Settings


class SettingsBridge(QObject):
    """Owns the keeper of the settings for the window.

    Signals: `changed()` after a setting was changed, wherever that was.
    """

    changed = Signal()

    def __init__(self, keeper: SettingsKeeper, parent: QObject | None = None) -> None:
        """Watches from now on."""
        super().__init__(parent)
        self.keeper = keeper
        keeper.listen(self.changed.emit)

    @property
    def value(self) -> Settings:
        """The current settings."""
        return self.keeper.value

    @property
    def error(self) -> str | None:
        """Why the settings could not be read or saved."""
        return self.keeper.error

    def change(self, how: Callable[[Settings], Settings]) -> None:
        """Replaces the settings by what `how` makes of them, and saves them."""
        self.keeper.change(how)
