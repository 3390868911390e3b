"""The settings: sections in a list, and the cards of one of them beside it, in a window that never blocks the game."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import SCROLL_BAR, Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card, CardScroll
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.help.commands import Command
from dicedesk.ui.features.settings.cards import (
    CoachSettingsCard,
    DiceCard,
    FairCard,
    LanguageCard,
    LookCard,
    NamesCard,
    SoundCard,
)
from dicedesk.ui.games.craps.house_card import HouseCard
from dicedesk.ui.games.poker_dice.voice_card import VoiceCard


class SettingsPart(Enum):
    """A card of the settings."""

    LOOK = auto()
    LANGUAGE = auto()
    DICE = auto()
    SOUND = auto()
    VOICE = auto()
    COACH = auto()
    NAMES = auto()
    HOUSE = auto()
    FAIR = auto()


def titles() -> dict[SettingsPart, str]:
    """Return the titles of the cards, in order."""
    return {
        SettingsPart.LOOK: tr("Appearance"),
        SettingsPart.LANGUAGE: tr("Language"),
        SettingsPart.DICE: tr("Dice"),
        SettingsPart.SOUND: tr("Sound"),
        SettingsPart.VOICE: tr("Voice"),
        SettingsPart.COACH: tr("Coach"),
        SettingsPart.NAMES: tr("Players' names"),
        SettingsPart.HOUSE: tr("House rules of craps"),
        SettingsPart.FAIR: tr("Dice of new games"),
    }


def settings_commands(show: Callable[[SettingsPart], object]) -> tuple[Command, ...]:
    """Return a command for each card, which shows it."""
    return tuple(
        Command(tr("DiceDesk"), tr("Settings: {part}", part=title), "", partial(show, part))
        for part, title in titles().items()
    )


_WIDTH, _HEIGHT = 720, 500


class SettingsDialog(QDialog):
    """Saves each change at once; Escape closes it and stops its voice."""

    def __init__(self, parts: AppParts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        appearance = parts.appearance
        self.look, self.language = LookCard(appearance), LanguageCard(parts.language, appearance)
        self.dice = DiceCard(parts.dice_look, appearance)
        self.sound = SoundCard(parts.late.sounds, appearance)
        self.voice = VoiceCard(parts.late.speech, parts.settings, appearance)
        self.coach = CoachSettingsCard(parts.settings, appearance)
        self.names = NamesCard(parts.settings)
        self.house = HouseCard(parts.settings, appearance)
        self.fair = FairCard(parts.settings, appearance)
        self.sections, self._pages = QListWidget(), QStackedWidget()
        set_style(self.sections, "sections")
        self.sections.setAccessibleName(tr("Sections"))
        self.cards: dict[SettingsPart, Card] = {
            SettingsPart.LOOK: self.look,
            SettingsPart.LANGUAGE: self.language,
            SettingsPart.DICE: self.dice,
            SettingsPart.SOUND: self.sound,
            SettingsPart.VOICE: self.voice,
            SettingsPart.COACH: self.coach,
            SettingsPart.NAMES: self.names,
            SettingsPart.HOUSE: self.house,
            SettingsPart.FAIR: self.fair,
        }
        for title, *cards in (
            (tr("Appearance"), self.look, self.language),
            (tr("Dice"), self.dice),
            (tr("Sound"), self.sound, self.voice),
            (tr("Coach"), self.coach),
            (tr("Players"), self.names, self.house),
            (tr("Fair dice"), self.fair),
        ):
            self._add_section(title, cards)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.clicked.connect(self.close)
        self._lay_out()
        EnterKey(self)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter on a list or a slider would press one of them
        self.sections.currentRowChanged.connect(self._pages.setCurrentIndex)
        self.sections.setCurrentRow(0)
        self.sections.setFocus()

    def show_card(self, card: Card) -> None:
        """Show the section that holds a card."""
        page = next(page for page in self.findChildren(CardScroll) if page.isAncestorOf(card))
        self.sections.setCurrentRow(self._pages.indexOf(page))

    def go_to(self, part: SettingsPart) -> None:
        """Show a card, and focus its first control."""
        card = self.cards[part]
        self.show_card(card)
        controls = (found for found in card.findChildren(QWidget) if _takes_keyboard(found))
        first = next(controls, None)
        if first is not None:
            first.setFocus()
        page = self._pages.currentWidget()
        if isinstance(page, CardScroll):
            page.ensureWidgetVisible(card)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self.voice.refresh()
            self.sound.refresh()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  # Qt's own signature
        """Scroll to the control that gets the focus, also when it comes from the button below."""
        has_moved = super().focusNextPrevChild(forward)
        focused, page = self.focusWidget(), self._pages.currentWidget()
        if has_moved and focused is not None and isinstance(page, CardScroll) and page.isAncestorOf(focused):
            page.ensureWidgetVisible(focused)
        return has_moved

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.voice.close_down()
        super().hideEvent(event)

    def _add_section(self, title: str, cards: Sequence[Card]) -> None:
        page = CardScroll()
        for card in cards:
            page.add_card(card)
        page.add_stretch()
        page.setMinimumWidth(page.needed().width() + SCROLL_BAR)
        self.sections.addItem(title)
        self._pages.addWidget(page)

    def _lay_out(self) -> None:
        self.sections.setFixedWidth(self.sections.sizeHintForColumn(0) + 2 * Space.LARGE)
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        both, buttons = QHBoxLayout(), QHBoxLayout()
        both.setSpacing(Space.LARGE)
        both.addWidget(self.sections)
        both.addWidget(self._pages, 1)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(both, 1)
        column.addLayout(buttons)
        begin_with(self, _WIDTH, _HEIGHT)


def _takes_keyboard(part: QWidget) -> bool:
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.isEnabled()
