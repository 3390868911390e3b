"""The language of the window, kept between two starts."""

from dicedesk.ports.store import Store
from dicedesk.session.settings.setting import Setting

SETTING = "language"
"""The name under which the store keeps it."""

AS_DESKTOP = ""
"""What is chosen as long as the desktop decides."""


class LanguageSetting(Setting[str]):
    """What was chosen: a code such as "de" or "zh_CN", or AS_DESKTOP."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, SETTING, AS_DESKTOP, str, str)
