"""Whether somebody starts the program for the first time; then, and only then, a look round the window is offered."""

from dicedesk.ports.store import Store, StoreError

SETTING = "look-round"
"""The name under which the store keeps that it was offered."""

_OFFERED = "offered"


class FirstStart:
    """Asks the store. One that cannot be read or written would have it offered at each start, so then it never is."""

    def __init__(self, store: Store) -> None:
        """Reads nothing yet: the window comes first."""
        self._store = store

    @property
    def is_first(self) -> bool:
        """Whether the look round was never offered."""
        try:
            return self._store.setting(SETTING) is None
        except StoreError:
            return False

    def keep(self) -> bool:
        """Keeps that it is offered now; False where that cannot be kept."""
        try:
            self._store.keep_setting(SETTING, _OFFERED)
        except StoreError:
            return False
        return True
