"""The card that says who plays craps."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.session.seats import PERSON
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import RIGHT_COLUMN
from dicedesk.ui.tabs.craps.players_card import PlayersCard
from dicedesk.ui.tabs.pause_box import PAUSES_MS

BETTORS = (
    ("pass", "Pass line", "Bets $10 on the pass line, always."),
    (
        "martingale",
        "Martingale",
        "Doubles the bet on the pass line after every loss, and begins anew after a win.",
    ),
)


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> PlayersCard:
    """A card in a window, with two bettors to choose from."""
    made = PlayersCard(appearance)
    made.show_bettors(BETTORS)
    qtbot.addWidget(made)
    made.resize(RIGHT_COLUMN, made.sizeHint().height())
    made.show()
    qtbot.waitExposed(made)
    return made


def titles(box: QComboBox) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def test_you_play_at_first(card: PlayersCard) -> None:
    assert (card.bettor, card.plan.text()) == (PERSON, "")


def test_you_and_every_bettor_are_offered(card: PlayersCard) -> None:
    assert titles(card.box) == ["You", "Pass line", "Martingale"]


def test_who_is_chosen_sits_down(card: PlayersCard) -> None:
    heard: list[str] = []
    card.seated.connect(heard.append)
    card.box.setCurrentIndex(2)
    card.box.setCurrentIndex(0)
    assert heard == ["martingale", PERSON]


def test_the_plan_of_a_bettor_is_told(card: PlayersCard) -> None:
    card.box.setCurrentIndex(2)
    assert (card.plan.text(), card.box.accessibleDescription()) == (BETTORS[1][2],) * 2


def test_only_a_computer_has_a_pause(card: PlayersCard) -> None:
    alone = card.pause.isVisible()
    card.box.setCurrentIndex(1)
    assert (alone, card.pause.isVisible()) == (False, True)


def test_the_pause_can_be_chosen(card: PlayersCard) -> None:
    heard: list[int] = []
    card.pause_chosen.connect(heard.append)
    card.pause.setCurrentIndex(0)
    assert heard == [PAUSES_MS[0]]


def test_who_is_shown_to_play_does_not_sit_down_again(card: PlayersCard) -> None:
    heard: list[str] = []
    card.seated.connect(heard.append)
    card.seat("martingale")
    card.show_bettors(BETTORS)
    assert (heard, card.bettor) == ([], "martingale")


def test_a_bettor_that_is_offered_no_more_is_shown_by_its_name(card: PlayersCard) -> None:
    card.seat("fibonacci")
    assert (card.box.currentText(), card.plan.isVisible()) == ("fibonacci", False)


def test_a_note_can_be_shown_and_taken_away(card: PlayersCard) -> None:
    card.show_note("The plan is at its end.")
    before = card.note.isVisible()
    card.show_note("")
    assert (before, card.note.isVisible()) == (True, False)


@pytest.mark.parametrize("times", [1.0, 2.0])
def test_no_text_is_cut_off(
    card: PlayersCard,
    qtbot: QtBot,
    larger_type: Callable[[float], None],
    texts_without_room: Callable[[PlayersCard], list[str]],
    times: float,
) -> None:
    larger_type(times)
    card.seat("martingale")
    card.show_note("The plan is at its end: choose another player, or play yourself.")
    card.resize(round(RIGHT_COLUMN * times), 500)

    def nothing_is_cut() -> None:
        assert len(card.findChildren(QLabel)) > 3
        assert texts_without_room(card) == []

    qtbot.waitUntil(nothing_is_cut)
