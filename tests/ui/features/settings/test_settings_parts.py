"""Each part of the settings is found by its name."""

from collections.abc import Callable
from typing import Any

from dicedesk.ui.features.help.commands import found
from dicedesk.ui.features.settings.dialog import settings_cards, settings_commands


def test_a_part_is_called_as_its_card_is(in_the_settings: Callable[..., Any]) -> None:
    cards = in_the_settings().dialog.cards
    assert [card.accessibleName() for card in cards.values()] == [card.title for card in settings_cards()]


def test_going_to_a_part_gives_it_the_keyboard_and_shows_it(in_the_settings: Callable[..., Any]) -> None:
    dialog = in_the_settings().dialog
    dialog.resize(dialog.width(), 400)
    for part in dialog.cards:
        dialog.go_to(part)
        assert dialog.cards[part].isAncestorOf(dialog.focusWidget()), part
        assert not dialog.focusWidget().visibleRegion().isEmpty(), part


def test_a_part_is_found_by_typing_settings_and_its_name() -> None:
    asked: list[str] = []
    (command,) = found(settings_commands(asked.append), "settings: sound")
    command.do()
    assert (command.text, asked) == ("Settings: Sound", ["Sound"])
