"""Money: whole cents, and two ways to write them."""

from fractions import Fraction

from dicedesk.core.words import Figure, figure, tr

DOLLAR = 100


class Cents(int):
    """An amount of money in whole cents."""

    def to_text(self) -> str:
        """Dollars with two digits, as records and JSON write them: "145.00"."""
        dollars, cents = divmod(abs(self), DOLLAR)
        return f"{'-' if self < 0 else ''}{dollars}.{cents:02}"

    def shown(self) -> Figure:
        """As shown to people: "$145", "$9.80", "−$5"."""
        return figure(Fraction(self, DOLLAR), digits=2 if self % DOLLAR else 0, currency="$")


NOTHING = Cents(0)


def gain_words(amount: Cents) -> str:
    """An amount won, with a plus, or lost, with a minus."""
    return tr("+{amount}", amount=amount.shown()) if amount > 0 else amount.shown()


def dollars(amount: int) -> Cents:
    """A whole number of dollars in cents."""
    return Cents(amount * DOLLAR)
