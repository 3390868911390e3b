"""Settings for a part of the window."""

from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.settings_bridge import SettingsBridge


def settings_of(store: Store | None = None) -> SettingsBridge:
    """Those that this store keeps, or the defaults."""
    return SettingsBridge(SettingsKeeper(store or ForgetfulStore()))
