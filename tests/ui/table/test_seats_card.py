"""The card that says who plays where several can sit at one table."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.play.opponents import Ladder, Opponent, Portrait
from dicedesk.play.seats import PERSON, Roster
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.table.seats_card import SeatsCard

CAREFUL = Opponent("careful", tr("Careful player"), tr("Waits."), Portrait(1), tr("Wins now and then."))


def no_player(name: str) -> Any:
    raise AssertionError(f"{name} is not asked to play")


class Racers(SeatsCard):
    """Three seats."""

    def seat_words(self, number: int) -> str:
        return f"Racer {number}"

    def score_words(self, score: int) -> str:
        return f"{score} m"

    def turn_words(self, score: int) -> str:
        return f"{score} m, runs"


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> Racers:
    """A card in a window, with one computer player to choose, at which one person sits."""
    roster: Roster[Any] = Roster(no_player, lambda name: tr("The {name} one", name=name), ("careful",))
    made = Racers(appearance, roster, 3, "Racers", "Pause before the computer runs")
    made.show_ladder(Ladder((CAREFUL,)))
    made.seat((PERSON,))
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def rows(card: Racers) -> list[tuple[str, str]]:
    """The number and the score of each seat that is shown."""
    return [
        (number.text(), score.text())
        for number, score in zip(card.numbers, card.scores, strict=True)
        if number.isVisible()
    ]


@pytest.mark.parametrize("seated", [1, 2, 3])
def test_there_is_always_one_empty_seat_while_there_is_room(card: Racers, seated: int) -> None:
    card.seat((PERSON,) * seated)
    assert [box.isVisible() for box in card.boxes].count(True) == min(seated + 1, 3)


def test_the_first_seat_is_never_empty(card: Racers) -> None:
    assert [[box.itemText(row) for row in range(box.count())] for box in card.boxes[:2]] == [
        ["Player 1", "Careful player"],
        ["Nobody", "Player 2", "Careful player"],
    ]


NAMES = ("Ann", "Bea", "Cleo", "")
TOGETHER = ("Ann", "Bea", "Cleo", "Player 4")


def test_seats_carry_the_names_that_were_set(card: Racers) -> None:
    card.call_people("Ann", TOGETHER, NAMES)
    card.seat((PERSON,) * 3)
    assert [box.currentText() for box in card.boxes] == ["Ann", "Bea", "Cleo"]


def test_the_only_person_has_their_own_name_on_any_seat(card: Racers) -> None:
    card.call_people("You", ("Player 1", "Bea", "Cleo", "Player 4"), ("", "Bea", "Cleo", ""))
    card.seat(("careful", PERSON))
    assert card.boxes[1].currentText() == "You"
    card.seat((PERSON, PERSON))
    assert [box.currentText() for box in card.boxes[:2]] == ["Player 1", "Bea"]


def test_people_are_named_on_the_card_once_for_each_change(card: Racers, qtbot: QtBot) -> None:
    card.call_people("Ann", TOGETHER, NAMES)
    heard: list[tuple[int, str]] = []
    card.named.connect(lambda place, name: heard.append((place, name)))
    assert card.naming is not None
    card.naming.button.click()
    field = card.naming.fields[1]
    assert (field.text(), field.accessibleName(), len(card.naming.fields)) == ("Bea", "Name of player 2", 3)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    field.setText("Bo")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert heard == [(1, "Bo")]


def test_escape_brings_back_the_name_that_was_set(card: Racers, qtbot: QtBot) -> None:
    card.call_people("Ann", TOGETHER, NAMES)
    heard: list[tuple[int, str]] = []
    card.named.connect(lambda place, name: heard.append((place, name)))
    assert card.naming is not None
    card.naming.button.click()
    field = card.naming.fields[1]
    field.setText("Bo")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    field.editingFinished.emit()
    assert (field.text(), heard) == ("Bea", [])


def test_who_is_chosen_sits_down(card: Racers) -> None:
    heard: list[tuple[str, ...]] = []
    card.seated.connect(heard.append)
    card.boxes[1].setCurrentIndex(2)
    card.boxes[1].setCurrentIndex(0)
    assert heard == [(PERSON, "careful"), (PERSON,)]


def test_a_seat_shows_its_score_and_whose_turn_it_is(card: Racers) -> None:
    card.seat((PERSON, PERSON))
    card.show_scores((4, 7), 1)
    assert rows(card) == [("1", "4 m"), ("▸ 2", "7 m"), ("3", "")]
    assert [box.accessibleDescription() for box in card.boxes] == ["4 m", "7 m, runs", ""]


def test_nobody_has_the_turn_once_a_game_is_over(card: Racers) -> None:
    card.show_scores((4,), None)
    assert rows(card) == [("1", "4 m"), ("2", "")]


def test_a_player_who_is_offered_no_more_is_shown_by_title(card: Racers) -> None:
    card.seat((PERSON, "quick"))
    assert card.boxes[1].currentText() == "The quick one"


def test_only_a_computer_has_a_pause(card: Racers) -> None:
    is_offered = [card.pause.isVisible()]
    card.seat((PERSON, "careful"))
    is_offered.append(card.pause.isVisible())
    card.seat((PERSON,))
    card.show_watched(is_watched=True)
    assert [*is_offered, card.pause.isVisible()] == [False, True, True]


def test_an_opponent_is_invited_to_the_first_empty_seat(card: Racers) -> None:
    card.invite("careful")
    assert card.seating == (PERSON, "careful")
