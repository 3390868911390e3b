"""The settings: groups one under the other, in a window that never blocks the game."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.ports.speech import Speech
from dicedesk.session.own_word import OwnWord
from dicedesk.session.voice import VoiceSettings
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.dialogs.dice_card import DiceCard
from dicedesk.ui.dialogs.language_card import LanguageCard
from dicedesk.ui.dialogs.look_card import LookCard
from dicedesk.ui.dialogs.settings_parts import SettingsPart
from dicedesk.ui.dialogs.sound_card import SoundCard
from dicedesk.ui.dialogs.voice_card import VoiceCard
from dicedesk.ui.dialogs.word_card import WordCard
from dicedesk.ui.dice_look import DiceLook
from dicedesk.ui.languages import WindowLanguage
from dicedesk.ui.sounds import Sounds
from dicedesk.ui.theme import SCROLL_BAR, Space, scaled
from dicedesk.ui.widgets.card import Card
from dicedesk.ui.widgets.card_scroll import CardScroll
from dicedesk.ui.words import tr

_WIDTH = 560

_SCREEN_SHARE = 0.9
"""The most of the screen that the window takes; what is taller scrolls."""


class SettingsDialog(QDialog):
    """Keeps each change at once; Escape closes it and ends its voice."""

    def __init__(
        self,
        speech: Speech,
        voice: VoiceSettings,
        own_word: OwnWord,
        sounds: Sounds,
        appearance: Appearance,
        dice: DiceLook,
        language: WindowLanguage,
        parent: QWidget | None = None,
    ) -> None:
        """Shows what holds now."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        self.look, self.word = LookCard(appearance), WordCard(own_word)
        self.language = LanguageCard(language, appearance)
        self.dice = DiceCard(dice, appearance)
        self.voice = VoiceCard(speech, voice, appearance)
        self.sound = SoundCard(sounds, appearance)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        self._cards = cards = CardScroll()
        for group in (self.look, self.language, self.dice, self.sound, self.voice, self.word):
            cards.add_card(group)
        cards.setMinimumWidth(cards.needed().width() + SCROLL_BAR)
        column.addWidget(cards, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column.addLayout(buttons)
        rest = self.sizeHint().height() - cards.sizeHint().height()
        whole = QSize(scaled(_WIDTH), cards.needed().height() + rest)
        self.resize(whole.boundedTo(self.screen().availableSize() * _SCREEN_SHARE))

    def go_to(self, part: SettingsPart) -> None:
        """Scrolls to a card, and gives the keyboard to its first control."""
        card: Card = getattr(self, part.value)
        controls = (found for found in card.findChildren(QWidget) if _takes_keyboard(found))
        first = next(controls, None)
        if first is not None:
            first.setFocus()
        self._cards.ensureWidgetVisible(card)

    def changeEvent(self, event: QEvent) -> None:
        """Looks again at what may have changed elsewhere."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self.voice.refresh()
            self.sound.refresh()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  # Qt's own signature
        """Scrolls to what has the keyboard now, also where it comes from the button below."""
        has_moved = super().focusNextPrevChild(forward)
        focused = self.focusWidget()
        if has_moved and focused is not None and self._cards.isAncestorOf(focused):
            self._cards.ensureWidgetVisible(focused)
        return has_moved

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever closes the window wants silence."""
        if not event.spontaneous():
            self.voice.close_down()
        super().hideEvent(event)


def _takes_keyboard(part: QWidget) -> bool:
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.isEnabled()
