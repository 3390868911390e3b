"""The rules that a player chooses for Yacht, on the card of the players."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from dicedesk.games.yacht.boxes import Sheet

Key = Qt.Key
SitDown = Callable[..., Any]


def played(person: Any) -> Sheet:
    """The rules of the game on the table."""
    sheet: Sheet = person.tab.state.sheet
    return sheet


def choose(person: Any, sheet: Sheet) -> None:
    """Chooses a preset on the card."""
    presets = person.tab.cards.players.rules.presets
    presets.setCurrentIndex(presets.findData(sheet))


def test_before_the_first_roll_other_rules_apply_at_once(sit_down: SitDown) -> None:
    person = sit_down()
    choose(person, Sheet.NORDIC)
    assert played(person) is Sheet.NORDIC
    assert not person.tab.cards.players.rules.next.isVisible()


def test_in_a_game_other_rules_apply_to_the_next_one(sit_down: SitDown) -> None:
    person = sit_down()
    noted: list[str] = []
    person.tab.noted.connect(noted.append)
    person.press(Key.Key_Return)
    choose(person, Sheet.NORDIC)
    assert played(person) is Sheet.YACHT
    assert noted == ["Nordic applies to the next game. Press N to start it."]
    assert person.tab.cards.players.rules.next.text() == "This game: Yacht. Press N to start the next one."
    person.press(Key.Key_N, Key.Key_N)
    assert played(person) is Sheet.NORDIC


def test_the_free_joker_belongs_to_the_bonus(sit_down: SitDown) -> None:
    person = sit_down()
    free_joker = person.tab.cards.players.rules.free_joker
    assert free_joker.isHidden()
    choose(person, Sheet.BONUS)
    assert not free_joker.isHidden()
    free_joker.click()
    assert played(person) is Sheet.FREE_JOKER
    choose(person, Sheet.YACHT)
    assert played(person) is Sheet.YACHT


def test_chosen_rules_are_shown_again(sit_down: SitDown) -> None:
    person = sit_down(sheet=Sheet.FREE_JOKER)
    rules = person.tab.cards.players.rules
    assert (rules.presets.currentData(), rules.free_joker.isChecked()) == (Sheet.BONUS, True)


def test_the_card_shows_each_players_points(sit_down: SitDown) -> None:
    person = sit_down(5, 2, 5, 3, 1)
    person.press(Key.Key_Return, Key.Key_Down, Key.Key_Return)
    card = person.tab.cards.players
    assert card.scores[0].text() == "16 points"
    assert card.boxes[0].accessibleDescription() == "16 points; has the dice"
    assert card.boxes[0].accessibleName() == "Seat 1"
