"""A box for an amount of money."""

import re

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.fields import ArrowSpin
from dicedesk.ui.base.words import money, money_signs


class MoneySpin(ArrowSpin):
    """A box for an amount of money; its value is in cents, and arrow keys change it by `step`."""

    MOST = Cents(2**31 - 1)
    """The largest number of Qt's boxes."""

    def __init__(self, appearance: Appearance, name: str, step: Cents, parent: QWidget | None = None) -> None:
        super().__init__(appearance, name, (0, self.MOST), parent)
        self.setStepType(QAbstractSpinBox.StepType.DefaultStepType)
        self.setSingleStep(step)
        before, after = money_signs()
        self.setPrefix(before)
        self.setSuffix(after)

    def show_amount(self, amount: Cents) -> None:
        """Show an amount without a signal; one that is too large for the box is shown, but cannot be changed."""
        fits = amount <= self.MOST
        value, special = (amount, "") if fits else (0, money(amount))
        # Setting what is there already would change what is being typed.
        if (self.value(), self.specialValueText()) == (value, special):
            return
        with QSignalBlocker(self):
            self.setEnabled(fits)
            self.setSpecialValueText(special)
            self.setValue(value)

    def textFromValue(self, value: int) -> str:
        """Write cents only if there are any."""
        return self.locale().toString(value / DOLLAR, "f", 2 if value % DOLLAR else 0)

    def valueFromText(self, text: str) -> int:
        return self._cents_in(text) or 0

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Accept dollars, with a point and up to two digits after them."""
        if self._cents_in(text) is not None:
            return QValidator.State.Acceptable, text, place
        return (QValidator.State.Invalid if self._plain(text) else QValidator.State.Intermediate), text, place

    def _plain(self, text: str) -> str:
        """The digits with an English point."""
        bare = "".join(text.removeprefix(self.prefix()).removesuffix(self.suffix()).split())
        return bare.replace(self.locale().groupSeparator(), "").replace(self.locale().decimalPoint(), ".")

    def _cents_in(self, text: str) -> int | None:
        match = _DOLLARS.fullmatch(self._plain(text))
        cents = match and int(match[1]) * DOLLAR + int((match[2] or "").ljust(2, "0"))
        return cents if cents is not None and cents <= self.MOST else None


_DOLLARS = re.compile(r"([0-9]{1,9})(?:\.([0-9]{0,2}))?")
