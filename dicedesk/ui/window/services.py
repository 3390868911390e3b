"""What the window offers beside the games: sound, a voice, and what the Oracle and the settings work with."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.words import in_sentences, shown, tr

if TYPE_CHECKING:
    from dicedesk.ports.sound import Cue
    from dicedesk.ui.services.parts import ServiceParts
    from dicedesk.ui.services.sounds import Sounds


class Services(QObject):
    """Makes its parts when one of them is first asked for. It outlives a window, as when the language changes.

    Signals: `changed()` when sound or voice were switched on or off.
    """

    changed = Signal()

    def __init__(self, make_parts: "Callable[[], ServiceParts]", appearance: Appearance) -> None:
        """`make_parts` is called once, when something of the services is first asked for."""
        super().__init__()
        self._make_parts, self.appearance = make_parts, appearance
        self._made_parts: ServiceParts | None = None

    @property
    def voice_words(self) -> str:
        """What the status bar says of the voice."""
        if not self.parts.speech.available:
            return tr("No voice")
        return tr("Voice on") if self.parts.settings.value.voice.is_on else tr("Voice off")

    @property
    def voice_tip(self) -> str:
        """Why there is no voice, and what to do about it; "" where there is one."""
        here = self.parts.speech.available
        return in_sentences(shown(here.reason), shown(here.cure))

    @property
    def sounds(self) -> "Sounds":
        """Dice and chips to be heard."""
        return self.parts.sounds

    def play(self, cue: "Cue") -> None:
        """Has something of the table heard."""
        self.parts.sounds.play(cue)

    def close(self) -> None:
        """Ends the voice and its process, and the sounds."""
        if self._made_parts is not None:
            self._made_parts.speech.close()
            self._made_parts.sounds.close()

    @property
    def parts(self) -> "ServiceParts":
        """What the windows beside the game work with."""
        if self._made_parts is None:
            self._made_parts = made = self._make_parts()
            for signal in (made.sounds.changed, made.settings.voice_changed, made.settings.error_changed):
                signal.connect(self.changed)
        return self._made_parts
