"""The language of the window, kept between two starts."""

from dicedesk.ports.store import Store, StoreError

SETTING = "language"
"""The name under which the store keeps it."""

AS_DESKTOP = ""
"""What is chosen as long as the desktop decides."""


class LanguageSetting:
    """What was chosen: a code such as "de" or "zh_CN", or AS_DESKTOP. `trouble` is why it could not be read or kept."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        try:
            self._choice = store.setting(SETTING) or AS_DESKTOP
        except StoreError as error:
            self._choice, self.trouble = AS_DESKTOP, str(error)

    @property
    def choice(self) -> str:
        """The code of the language, or AS_DESKTOP."""
        return self._choice

    def keep(self, choice: str) -> None:
        """From now on this is chosen, at the next start too."""
        self._choice = choice
        try:
            self._store.keep_setting(SETTING, choice)
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)
