"""Numbers that all passes over Hog's states share."""

from fractions import Fraction

from dicedesk.games.hog.odds import LEVELS, PIG_OUT


def test_the_chance_to_pig_out_is_the_float_next_to_the_fraction_on_every_processor() -> None:
    assert PIG_OUT.tolist() == [float(1 - Fraction(5, 6) ** dice) for dice in range(LEVELS)]
