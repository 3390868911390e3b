"""Holds the settings, saves them, and calls its listeners after each change."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic

from dicedesk.play.ports.store import Store, StoreError
from dicedesk.play.settings.earlier_versions import carried_over
from dicedesk.play.settings.kinds import UNREADABLE, Group, checked, read, write
from dicedesk.play.settings.settings import Settings

SETTING = "settings"
"""The name under which the store keeps them, as one JSON object."""

Change = Callable[[Settings], Settings]

Listener = Callable[[Settings, str | None], None]
"""Is called after each change, with the settings and the error that were before it."""


@dataclass(frozen=True, eq=False)
class GameSettings(Generic[Group]):
    """Settings that only one game has: the name that records give the game, and the dataclass of their fields.

    A game may have several such groups; the names of their fields differ.
    """

    game: str
    group: type[Group]


class SettingsKeeper:
    """Reads the settings once, and saves each change at once.

    `error` is why they could not be read or saved; a change holds until the program ends all the same.
    """

    def __init__(self, store: Store) -> None:
        """Reads what was kept. What cannot be read has its default, which the store tells once."""
        self._store = store
        self._value = Settings()
        self._listeners: list[Listener] = []
        self._unread: list[Change] | None = []
        self.error: str | None = None
        self._read()

    @property
    def value(self) -> Settings:
        """The current settings."""
        return self._value

    def change(self, how: Change) -> None:
        """From now on what `how` makes of the settings holds, at the next start too.

        Raises ValueError where that has a value which its field does not allow; then nothing has changed.
        """
        changed = checked(how(self._value))
        if changed == self._value and self.error is None:
            return
        before, error_before = self._value, self.error
        self._value = changed
        if self._unread is not None:
            # To save what was never read would overwrite all that was chosen before.
            self._unread.append(how)
            self._read()
        else:
            self._save()
        for listener in tuple(self._listeners):
            listener(before, error_before)

    def of(self, part: GameSettings[Group]) -> Group:
        """The current settings that only one game has."""
        value, is_whole = read(part.group, self._value.games.get(part.game, {}))
        if not is_whole:
            self._fall_back(_with(self._value, part, value))
        return value

    def change_game(self, part: GameSettings[Group], how: Callable[[Group], Group]) -> None:
        """As `change`, for the settings that only one game has."""

        def changed(settings: Settings) -> Settings:
            value, _ = read(part.group, settings.games.get(part.game, {}))
            return _with(settings, part, checked(how(value)))

        self.change(changed)

    def aside(self, store: Store) -> "SettingsKeeper":
        """A keeper that begins with the current settings and keeps its changes in another store."""
        made = type(self)(store)
        made.change(lambda _: self._value)
        return made

    def listen(self, listener: Listener) -> None:
        """From now on calls `listener` after each change."""
        self._listeners.append(listener)

    def _read(self) -> None:
        """Reads what was kept, and makes the changes since the start to it."""
        try:
            text = self._store.setting(SETTING)
            earlier = carried_over(self._store) if text is None else None
        except StoreError as error:
            self.error = str(error)
            return
        changes, self._unread, self.error = self._unread or [], None, None
        self._value, is_whole = (earlier or Settings(), True) if text is None else _from_text(text)
        for change in changes:
            self._value = checked(change(self._value))
        if not is_whole:
            self._fall_back(self._value)
        elif earlier or changes:
            self._save()

    def _fall_back(self, value: Settings) -> None:
        """Holds a value in place of the one that was kept and cannot be read, and has that told."""
        self._value = value
        try:
            self._store.set_setting_aside(SETTING)
        except StoreError as error:
            self.error = str(error)
        else:
            self._save()

    def _save(self) -> None:
        try:
            self._store.keep_setting(SETTING, json.dumps(write(self._value)))
            self.error = None
        except StoreError as error:
            self.error = str(error)


def _from_text(text: str) -> tuple[Settings, bool]:
    """What the text says, and whether all of it could be read."""
    try:
        return read(Settings, json.loads(text))
    except UNREADABLE:
        return Settings(), False


def _with(settings: Settings, part: GameSettings[Group], value: Group) -> Settings:
    kept = settings.games.get(part.game)
    others = kept if isinstance(kept, dict) else {}
    return replace(settings, games={**settings.games, part.game: {**others, **write(value)}})
