"""The card of the bankroll."""

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.core.money import Cents, dollars
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.cards import BankrollCard, worth_in_words


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> BankrollCard:
    """A card by itself."""
    made = BankrollCard(appearance)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ((1000,), "$1,000"),
        ((1000, 1010, 963), "$963, $37 down"),
        ((1000, 990, 1012), "$1,012, $12 up"),
        ((1000, 990, 1000), "$1,000, even"),
    ],
)
def test_the_last_worth_is_told_in_words(line: tuple[int, ...], words: str) -> None:
    assert worth_in_words([dollars(amount) for amount in line]) == words


def test_the_card_shows_the_worth(card: BankrollCard) -> None:
    card.show_line((dollars(1000), Cents(99_875)))
    assert card.worth.text() == "$998.75, $1.25 down"


def test_a_screen_reader_hears_what_the_line_shows(card: BankrollCard) -> None:
    card.show_line([dollars(amount) for amount in (1000, 1040, 930, 963)])
    assert (card.chart.accessibleName(), card.chart.accessibleDescription()) == (
        "Bankroll plus bets on the table, after each roll",
        "Your bankroll plus bets on the table: $963, $37 down, started at $1,000. High $1,040, low $930.",
    )


def test_before_the_first_throw_it_says_so(card: BankrollCard) -> None:
    card.show_line((dollars(1000),))
    assert card.chart.accessibleDescription() == "Your bankroll plus bets on the table; no rolls yet."
