"""The coach of each game in the settings."""

from collections.abc import Callable
from typing import Any

from dicedesk.games.catalogue import KITS
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import CoachMode, CoachSettings, SettingsKeeper, coach_settings

InTheSettings = Callable[..., Any]


def test_each_game_with_a_coach_has_its_boxes(in_the_settings: InTheSettings) -> None:
    card = in_the_settings(card="Coach").dialog.cards["Coach"]
    assert list(card.boxes) == [name for name, kit in KITS.items() if kit.unit]
    assert card.boxes["craps"].mode.accessibleName() == "Craps: Advise me"


def test_losses_are_offered_as_the_game_counts_them(in_the_settings: InTheSettings) -> None:
    boxes = in_the_settings(card="Coach").dialog.cards["Coach"].boxes
    for game, offered in (
        ("hog", ["Never", "At 1 percentage point", "At 3 percentage points", "At 7 percentage points"]),
        ("craps", ["Never", "At 2¢ per dollar", "At 5¢ per dollar", "At 10¢ per dollar"]),
        ("hazard", ["Never", "At 0.001 rounds", "At 0.009 rounds"]),
        ("poker-dice", ["Never", "At 0.2 hands", "At 0.5 hands", "At 1.5 hands"]),
    ):
        box = boxes[game].warning
        assert [box.itemText(row) for row in range(box.count())] == offered


def test_what_is_chosen_is_kept_for_that_game(in_the_settings: InTheSettings) -> None:
    store = ForgetfulStore()
    boxes = in_the_settings(card="Coach", store=store).dialog.cards["Coach"].boxes["craps"]
    boxes.mode.setCurrentIndex(boxes.mode.findData("always"))
    boxes.warning.setCurrentIndex(2)
    kept = SettingsKeeper(store)
    assert kept.of(coach_settings("craps")) == CoachSettings(CoachMode.ALWAYS, 5)
    assert kept.of(coach_settings("hog")) == CoachSettings()


def test_what_is_chosen_beside_the_table_shows_in_the_settings(in_the_settings: InTheSettings) -> None:
    dialog = in_the_settings(card="Coach").dialog
    keeper = dialog.cards["Coach"]._settings.keeper
    keeper.change_game(coach_settings("hazard"), lambda _: CoachSettings(CoachMode.OFF, 0.25))
    boxes = dialog.cards["Coach"].boxes["hazard"]
    assert (boxes.mode.currentData(), boxes.warning.currentText()) == ("off", "At 0.0025 rounds")
