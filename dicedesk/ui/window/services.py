"""What the window offers beside the games: sound, a voice, and what the Oracle and the settings work with."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dicedesk.ui.base.look.appearance import Appearance

if TYPE_CHECKING:
    from dicedesk.play.ports.audio import Cue
    from dicedesk.ui.base.services import ServiceParts
    from dicedesk.ui.base.sound import Sounds


class Services(QObject):
    """Makes its parts when one of them is first asked for. It outlives a main window, as when the language changes.

    Signals: `sound_changed()` when something else can be said of the sound.
    """

    sound_changed = Signal()

    def __init__(self, make_parts: "Callable[[], ServiceParts]", appearance: Appearance) -> None:
        """`make_parts` is called once, when the parts are first asked for."""
        super().__init__()
        self._make_parts, self.appearance = make_parts, appearance
        self._made_parts: ServiceParts | None = None

    @property
    def sounds(self) -> "Sounds":
        """The sounds of dice and chips."""
        return self.parts.sounds

    def play(self, cue: "Cue") -> None:
        """Play a sound."""
        self.parts.sounds.play(cue)

    def close(self) -> None:
        """Stop the voice with its process, and the sounds."""
        if self._made_parts is not None:
            self._made_parts.speech.close()
            self._made_parts.sounds.close()

    @property
    def parts(self) -> "ServiceParts":
        """What the windows beside the game work with."""
        if self._made_parts is None:
            self._made_parts = made = self._make_parts()
            made.sounds.changed.connect(self.sound_changed)
            made.settings.error_changed.connect(self.sound_changed)
        return self._made_parts
