"""Signals changes of the settings to the window, and keeps theme and motion in step with them."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, SignalInstance

from dicedesk.play.settings import LookSettings, Settings, SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance


class SettingsBridge(QObject):
    """Owns the keeper of the settings for the window.

    Each setting that the window follows has a signal of its own, emitted after any change of that setting.

    Signals: `dice_changed()`, `sound_changed()`, `voice_changed()`, those of `game_changed`, and `error_changed()`.
    """

    dice_changed = Signal()
    sound_changed = Signal()
    voice_changed = Signal()
    error_changed = Signal()
    _changed = Signal(object, object)

    def __init__(self, keeper: SettingsKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.keeper = keeper
        self._games: dict[str, _GameSignal] = {}
        # Through a signal, which does not keep the bridge alive.
        keeper.listen(self._changed.emit)
        self._changed.connect(self._tell)

    @property
    def value(self) -> Settings:
        """The current settings."""
        return self.keeper.value

    @property
    def error(self) -> str | None:
        """Why the settings could not be read or saved."""
        return self.keeper.error

    def change(self, how: Callable[[Settings], Settings]) -> None:
        """Replace the settings by the result of `how`, and save them."""
        self.keeper.change(how)

    def game_changed(self, game: str) -> SignalInstance:
        """The signal of the settings of one game, by the game's name in records."""
        if game not in self._games:
            self._games[game] = _GameSignal()
        return self._games[game].changed

    def _tell(self, before: Settings, error_before: str | None) -> None:
        now = self.value
        if now.dice != before.dice:
            self.dice_changed.emit()
        if now.sound != before.sound:
            self.sound_changed.emit()
        if now.voice != before.voice:
            self.voice_changed.emit()
        for game, signal in tuple(self._games.items()):
            if now.games.get(game) != before.games.get(game):
                signal.changed.emit()
        if self.error != error_before:
            self.error_changed.emit()


class _GameSignal(QObject):
    changed = Signal()


class ChosenLook(QObject):
    """Applies the motion of the settings, and saves theme and motion when they are chosen elsewhere."""

    def __init__(self, settings: SettingsBridge, appearance: Appearance) -> None:
        """Apply the motion; the theme stays, as it may be one for this start alone."""
        super().__init__(appearance)
        self._settings, self._appearance = settings, appearance
        appearance.choose_motion(settings.value.look.motion)
        self._last = self._look()
        appearance.changed.connect(self._keep)
        appearance.motion_changed.connect(self._keep)

    def _look(self) -> LookSettings:
        return LookSettings(self._appearance.choice, self._appearance.motion)

    def _keep(self) -> None:
        """Save the choice; nothing if only the desktop or the language has changed."""
        before, now = self._last, self._look()
        self._last = now
        if now.theme is not before.theme:
            self._settings.change(
                lambda settings: replace(settings, look=replace(settings.look, theme=now.theme))
            )
        if now.motion is not before.motion:
            self._settings.change(
                lambda settings: replace(settings, look=replace(settings.look, motion=now.motion))
            )
