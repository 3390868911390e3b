"""The card that says who plays alone, at craps and at Poker Dice."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.play.seats import PERSON
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import RIGHT_COLUMN
from dicedesk.ui.table.players_card import PAUSES_MS, SoloPlayersCard

BETTORS = (
    ("pass", "Pass line", "Bets $10 on the pass line, always."),
    (
        "martingale",
        "Martingale",
        "Doubles the bet on the pass line after every loss, and begins anew after a win.",
    ),
)


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> SoloPlayersCard:
    """A card in a window, with two bettors to choose from."""
    made = SoloPlayersCard(appearance, BETTORS)
    qtbot.addWidget(made)
    made.resize(RIGHT_COLUMN, made.sizeHint().height())
    made.show()
    qtbot.waitExposed(made)
    return made


def titles(box: QComboBox) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def test_you_play_at_first(card: SoloPlayersCard) -> None:
    assert (card.seating, card.plan.text()) == (PERSON, "")


def test_you_and_every_bettor_are_offered(card: SoloPlayersCard) -> None:
    assert titles(card.box) == ["You", "Pass line", "Martingale"]


def test_who_is_chosen_sits_down(card: SoloPlayersCard) -> None:
    heard: list[str] = []
    card.seated.connect(heard.append)
    card.box.setCurrentIndex(2)
    card.box.setCurrentIndex(0)
    assert heard == ["martingale", PERSON]


def test_the_plan_of_a_bettor_is_told(card: SoloPlayersCard) -> None:
    card.box.setCurrentIndex(2)
    assert (card.plan.text(), card.box.accessibleDescription()) == (BETTORS[1][2],) * 2


def test_only_a_computer_has_a_pause(card: SoloPlayersCard) -> None:
    alone = card.pause.isVisible()
    card.box.setCurrentIndex(1)
    assert (alone, card.pause.isVisible()) == (False, True)


def test_the_pause_can_be_chosen(card: SoloPlayersCard) -> None:
    heard: list[int] = []
    card.pause_chosen.connect(heard.append)
    card.pause.setCurrentIndex(1)
    assert heard == [PAUSES_MS[1]]


def test_who_is_shown_to_play_does_not_sit_down_again(card: SoloPlayersCard) -> None:
    heard: list[str] = []
    card.seated.connect(heard.append)
    card.seat("martingale")
    assert (heard, card.seating) == ([], "martingale")


def test_a_bettor_that_is_offered_no_more_is_shown_by_its_name(card: SoloPlayersCard) -> None:
    card.seat("fibonacci")
    assert (card.box.currentText(), card.plan.isVisible()) == ("fibonacci", False)


def test_a_note_can_be_shown_and_taken_away(card: SoloPlayersCard) -> None:
    card.show_waiting(do_wait=True)
    before = card.note.isVisible()
    card.show_waiting(do_wait=False)
    assert (before, card.note.isVisible()) == (True, False)


@pytest.mark.parametrize("times", [1.0, 2.0])
def test_no_text_is_cut_off(
    card: SoloPlayersCard,
    qtbot: QtBot,
    larger_type: Callable[[float], None],
    texts_without_room: Callable[[SoloPlayersCard], list[str]],
    times: float,
) -> None:
    larger_type(times)
    card.seat("martingale")
    card.show_waiting(do_wait=True)
    card.resize(round(RIGHT_COLUMN * times), 500)

    def nothing_is_cut() -> None:
        assert len(card.findChildren(QLabel)) > 3
        assert texts_without_room(card) == []

    qtbot.waitUntil(nothing_is_cut)
