"""Fields read their values from text, and say what they expect where they cannot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import NotationError
from dicedesk.core.money import dollars
from dicedesk.core.words import tr
from dicedesk.lab.fields import SEED, ChoiceField, FieldChoice, MoneyField, WholeNumberField

ROLLS = WholeNumberField("rolls", tr("Rolls"), tr("How many."), "500", 1, 1000)
BANKROLL = MoneyField("bankroll", tr("Bankroll"), tr("How much."), "500", 1, 10_000)
PLAYER = ChoiceField(
    "player",
    tr("Player"),
    tr("Who."),
    "best",
    (FieldChoice("best", tr("Best")), FieldChoice("bad", tr("Bad"))),
)


@given(st.integers(1, 1000))
def test_a_whole_number_is_read_as_it_is_written(number: int) -> None:
    assert ROLLS.read(str(number)) == ROLLS.read(f" {number:,} ") == number


@pytest.mark.parametrize("text", ["", "0", "1001", "-5", "ten", "1.5", "٣", "9" * 5000])
def test_what_is_no_number_in_the_range_is_told(text: str) -> None:
    with pytest.raises(NotationError, match=r"Rolls: expected a whole number from 1 to 1,000, not “"):
        ROLLS.read(text)


def test_money_is_read_with_and_without_its_sign() -> None:
    assert BANKROLL.read("$1,500") == BANKROLL.read("1500") == dollars(1500)
    assert BANKROLL.settled("$1,500") == "1500"


@pytest.mark.parametrize("text", ["0", "$10,001", "$", "5.50"])
def test_money_out_of_range_is_told(text: str) -> None:
    with pytest.raises(NotationError, match=r"whole dollars from \$1 to \$10,000"):
        BANKROLL.read(text)


def test_a_choice_is_one_of_its_names() -> None:
    assert PLAYER.read(" bad ") == "bad"
    with pytest.raises(NotationError, match="expected one of best, bad, not “worse”"):
        PLAYER.read("worse")


def test_an_empty_seed_becomes_one_that_is_kept() -> None:
    first, second = SEED.settled(""), SEED.settled(" ")
    assert SEED.read(first) != SEED.read(second)
    assert SEED.settled("2026") == "2026"
    with pytest.raises(NotationError, match="Seed: expected a whole number, not “-1”"):
        SEED.settled("-1")
