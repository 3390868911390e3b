"""Money: whole cents, and the two ways in which they are written."""

from fractions import Fraction

from dicedesk.core.words import Sentence, figure, tr

DOLLAR = 100


class Cents(int):
    """An amount of money in whole cents."""

    def to_text(self) -> str:
        """Dollars with two digits, as records and JSON write them: "145.00"."""
        dollars, cents = divmod(abs(self), DOLLAR)
        return f"{'-' if self < 0 else ''}{dollars}.{cents:02}"

    def shown(self) -> Sentence:
        """As a person reads it: "$145", "$9.80", "−$5"."""
        dollars, cents = divmod(abs(self), DOLLAR)
        amount = figure(dollars) if cents == 0 else figure(Fraction(abs(self), DOLLAR), digits=2)
        return tr("−${amount}", amount=amount) if self < 0 else tr("${amount}", amount=amount)


NOTHING = Cents(0)


def dollars(amount: int) -> Cents:
    """So many whole dollars."""
    return Cents(amount * DOLLAR)
