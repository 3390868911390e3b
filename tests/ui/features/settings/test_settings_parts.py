"""Each part of the settings is found by its name."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.ui.features.help.commands import found
from dicedesk.ui.features.settings.dialog import SettingsPart, settings_commands, titles


@pytest.mark.parametrize("part", SettingsPart)
def test_a_part_is_called_as_its_card_is(in_the_settings: Callable[..., Any], part: SettingsPart) -> None:
    card = in_the_settings().dialog.cards[part]
    assert card.accessibleName() == titles()[part]


@pytest.mark.parametrize("part", SettingsPart)
def test_going_to_a_part_gives_it_the_keyboard_and_shows_it(
    in_the_settings: Callable[..., Any], part: SettingsPart
) -> None:
    dialog = in_the_settings().dialog
    dialog.resize(dialog.width(), 400)
    dialog.go_to(part)
    assert dialog.cards[part].isAncestorOf(dialog.focusWidget())
    assert not dialog.focusWidget().visibleRegion().isEmpty()


def test_a_part_is_found_by_typing_settings_and_its_name() -> None:
    asked: list[SettingsPart] = []
    (command,) = found(settings_commands(asked.append), "settings: sound")
    command.do()
    assert (command.text, asked) == ("Settings: Sound", [SettingsPart.SOUND])
