"""The card of the bankroll."""

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.telling import line_in_words, worth_in_words
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.cards import BankrollCard


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> BankrollCard:
    """A card by itself."""
    made = BankrollCard(appearance)
    qtbot.addWidget(made)
    return made


def test_the_card_shows_the_worth(card: BankrollCard) -> None:
    card.show_line((dollars(1000), Cents(99_875)))
    assert card.worth.text() == worth_in_words((dollars(1000), Cents(99_875)))


def test_the_curve_is_folded_until_it_is_asked_for(card: BankrollCard, qtbot: QtBot) -> None:
    card.show_line((dollars(1000), dollars(1005)))
    card.show()
    assert not card.chart.isVisible()
    card.curve.button.click()
    assert card.chart.isVisible()


def test_a_screen_reader_hears_what_the_line_shows(card: BankrollCard) -> None:
    line = [dollars(amount) for amount in (1000, 1040, 930, 963)]
    card.show_line(line)
    assert (card.chart.accessibleName(), card.chart.accessibleDescription()) == (
        "Bankroll plus bets on the table, after each roll",
        line_in_words(line),
    )
