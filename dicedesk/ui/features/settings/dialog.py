"""The settings: a list of sections, and the cards of one of them beside it, in a window that never blocks the game."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

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

from dicedesk.core.words import tr as sentence
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import SCROLL_BAR, Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_card import LiveCard, SettingsCard, SettingsSection
from dicedesk.ui.base.widgets.card import Card, CardScroll
from dicedesk.ui.base.words import shown, tr
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
from dicedesk.ui.games.catalogue import game_uis


def settings_cards() -> tuple[SettingsCard, ...]:
    """All cards in their order; a game's card is the last of its section."""
    at = SettingsSection
    own = (
        SettingsCard(at.LOOK, sentence("Appearance"), lambda parts: LookCard(parts.appearance)),
        SettingsCard(at.LOOK, sentence("Language"), lambda parts: LanguageCard(parts.language, parts.appearance)),
        SettingsCard(at.DICE, sentence("Dice"), lambda parts: DiceCard(parts.dice_look, parts.appearance)),
        SettingsCard(at.SOUND, sentence("Sound"), lambda parts: SoundCard(parts.late.sounds, parts.appearance)),
        SettingsCard(at.COACH, sentence("Coach"), lambda parts: CoachSettingsCard(parts.settings, parts.appearance)),
        SettingsCard(at.PLAYERS, sentence("Players' names"), lambda parts: NamesCard(parts.settings)),
        SettingsCard(at.FAIR, sentence("Dice for new games"), lambda parts: FairCard(parts.settings, parts.appearance)),
    )  # fmt: skip
    of_games = [card for ui in game_uis() if (card := ui.settings_card()) is not None]
    order = list(SettingsSection)
    return tuple(sorted((*own, *of_games), key=lambda card: order.index(card.section)))


def settings_commands(show: Callable[[str], object]) -> tuple[Command, ...]:
    """A command for each card, which shows it."""
    return tuple(
        Command(tr("DiceDesk"), tr("Settings: {part}", part=shown(card.title)), "", partial(show, card.title))
        for card in settings_cards()
    )


_WIDTH, _HEIGHT = 720, 500


class SettingsDialog(QDialog):
    """Saves each change at once; Escape closes it and stops its voice."""

    def __init__(self, parts: AppParts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        self.sections, self._pages = QListWidget(), QStackedWidget()
        set_style(self.sections, "sections")
        self.sections.setAccessibleName(tr("Sections"))
        self.cards: dict[str, Card] = {}
        """Each card by its title in English."""
        for section, cards in groupby(settings_cards(), lambda card: card.section):
            made: dict[str, Card] = {card.title: card.make(parts) for card in cards}
            self._add_section(shown(section.value), tuple(made.values()))
            self.cards |= made
        self.close_button = QPushButton(tr("Close"))
        self.close_button.clicked.connect(self.close)
        self._lay_out()
        EnterKey(self)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter on a list or a slider would press a default button
        self.sections.currentRowChanged.connect(self._pages.setCurrentIndex)
        self.sections.setCurrentRow(0)
        self.sections.setFocus()

    def show_card(self, card: Card) -> None:
        """Show the section that holds a card."""
        page = next(page for page in self.findChildren(CardScroll) if page.isAncestorOf(card))
        self.sections.setCurrentRow(self._pages.indexOf(page))

    def go_to(self, title: str) -> None:
        """Show the card with this English title, and focus its first control."""
        card = self.cards[title]
        self.show_card(card)
        controls = (found for found in card.findChildren(QWidget) if _takes_keyboard(found))
        first = next(controls, None)
        if first is not None:
            first.setFocus()
        page = self._pages.currentWidget()
        if isinstance(page, CardScroll):
            page.ensureWidgetVisible(card)
            page.ensureWidgetVisible(first or card)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            for card in self.findChildren(LiveCard):
                card.refresh()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  # Qt's own signature
        """Scroll to the control that gets the focus, even when it comes from the button below."""
        has_moved = super().focusNextPrevChild(forward)
        focused, page = self.focusWidget(), self._pages.currentWidget()
        if has_moved and focused is not None and isinstance(page, CardScroll) and page.isAncestorOf(focused):
            page.ensureWidgetVisible(focused)
        return has_moved

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            for card in self.findChildren(LiveCard):
                card.close_down()
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
