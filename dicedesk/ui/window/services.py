"""The windows beside the game: the Oracle, the settings and the rules, at most one of each."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.services.parts import ServiceParts
from dicedesk.ui.words import in_sentences, shown, tr

if TYPE_CHECKING:
    from dicedesk.ports.sound import Cue
    from dicedesk.session.poker_dice.oracle import Award
    from dicedesk.ui.dialogs.help import HelpWindow
    from dicedesk.ui.services.sounds import Sounds
    from dicedesk.ui.settings.sections import SettingsPart

Kind = TypeVar("Kind", bound=QDialog)


class Services(QObject):
    """Opens them when somebody asks; what they need is loaded then.

    Signals: `changed()` when sound or voice were switched on or off.
    """

    changed = Signal()

    def __init__(self, make_parts: Callable[[], ServiceParts], appearance: Appearance) -> None:
        """`make_parts` is called once, when something of the services is first asked for."""
        super().__init__()
        self._make_parts, self._appearance = make_parts, appearance
        self._made_parts: ServiceParts | None = None

    @property
    def voice_words(self) -> str:
        """What the status bar says of the voice."""
        if not self._parts.speech.available:
            return tr("No voice")
        return tr("Voice on") if self._parts.settings.value.voice.is_on else tr("Voice off")

    @property
    def voice_tip(self) -> str:
        """Why there is no voice, and what to do about it; "" where there is one."""
        here = self._parts.speech.available
        return in_sentences(shown(here.reason), shown(here.cure))

    @property
    def sounds(self) -> "Sounds":
        """Dice and chips to be heard."""
        return self._parts.sounds

    def play(self, cue: "Cue") -> None:
        """Has something of the table heard."""
        self._parts.sounds.play(cue)

    def ask_oracle(self, parent: QWidget, award: "Award | None" = None) -> QDialog:
        """Opens the Oracle, for an award or just so, or brings it to the front where it is open already."""
        from dicedesk.ui.dialogs.oracle import OracleDialog

        before, parts = _open(parent, OracleDialog), self._parts
        if before is not None and award is not None:
            before.close()
            before = None
        if before is None:
            before = OracleDialog(parts.oracle, parts.speech, parts.settings, self._appearance, award, parent)
        return _brought_up(before)

    def show_settings(self, parent: QWidget, part: "SettingsPart | None" = None) -> QDialog:
        """Opens the settings, or brings them to the front; goes to a part of them where one is asked for."""
        from dicedesk.ui.settings.settings_dialog import SettingsDialog

        settings = _open(parent, SettingsDialog)
        if settings is None:
            settings = SettingsDialog(self._parts, self._appearance, parent)
        _brought_up(settings)
        if part is not None:
            settings.go_to(part)
        return settings

    def show_rules(self, parent: QWidget, page: str, game: str) -> "HelpWindow":
        """Opens the rules of a game, or brings them to the front."""
        from dicedesk.ui.dialogs.help import HelpWindow

        visible = (found for found in parent.findChildren(HelpWindow) if found.isVisible())
        before = next((found for found in visible if found.page == page), None)
        parts = self._parts
        rules = before or HelpWindow(page, game, parts.dice, self._appearance, parent, parts.language.code)
        _brought_up(rules)
        return rules

    def reopen(self, parent: QWidget) -> None:
        """After a change of language: closes what lies open beside the game, and opens the settings at it again.

        The Oracle's answer stays.
        """
        from dicedesk.ui.dialogs.oracle import OracleDialog
        from dicedesk.ui.settings.sections import SettingsPart
        from dicedesk.ui.settings.settings_dialog import SettingsDialog

        settings = _open(parent, SettingsDialog)
        place = settings.geometry() if settings else None
        for window in parent.findChildren(QDialog):
            if not isinstance(window, OracleDialog):
                window.close()
        if place is not None:
            self.show_settings(parent, SettingsPart.LANGUAGE).setGeometry(place)

    def close(self) -> None:
        """Ends the voice and its process, and the sounds."""
        if self._made_parts is not None:
            self._made_parts.speech.close()
            self._made_parts.sounds.close()

    @property
    def _parts(self) -> ServiceParts:
        if self._made_parts is None:
            self._made_parts = self._make_parts()
            self._made_parts.sounds.changed.connect(self.changed)
            self._made_parts.settings.changed.connect(self.changed)
        return self._made_parts


def _open(parent: QWidget, kind: type[Kind]) -> Kind | None:
    return next((found for found in parent.findChildren(kind) if found.isVisible()), None)


def _brought_up(dialog: QDialog) -> QDialog:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
    return dialog
