"""The card of the bankroll: what the player was worth after each throw, as a line and in words."""

from collections.abc import Sequence

from dicedesk.core.money import Cents
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.widgets.line_chart import LineChart
from dicedesk.ui.base.words import money, tr


class BankrollCard(Card):
    """The bankroll with the bets on the table."""

    def __init__(self, appearance: Appearance) -> None:
        """Nothing is known yet."""
        super().__init__(tr("Bankroll and bets"))
        self.worth = label("lead", wraps=True)
        self.chart = LineChart(
            appearance,
            tr("Bankroll plus bets on the table, after each roll"),
            lambda cents: money(Cents(cents)),
        )
        self.add(self.worth)
        self.add(self.chart)

    def show_line(self, line: Sequence[Cents]) -> None:
        """Shows what the player was worth at first and after each throw: at least the first value."""
        self.worth.setText(worth_in_words(line))
        self.chart.show_values(line)
        described = line_in_words(line)
        for part in (self.worth, self.chart):
            part.setAccessibleDescription(described)
            part.setToolTip(described)


def worth_in_words(line: Sequence[Cents]) -> str:
    """The last value, and how it differs from the first: "$963, $37 down"."""
    worth, change = money(line[-1]), money(Cents(abs(line[-1] - line[0])))
    if line[-1] == line[0]:
        return worth if len(line) == 1 else tr("{worth}, even", worth=worth)
    if line[-1] > line[0]:
        return tr("{worth}, {change} up", worth=worth, change=change)
    return tr("{worth}, {change} down", worth=worth, change=change)


def line_in_words(line: Sequence[Cents]) -> str:
    """What the chart shows, for somebody who does not see it."""
    if len(line) == 1:
        return tr("Your bankroll plus bets on the table; no rolls yet.")
    return tr(
        "Your bankroll plus bets on the table: {worth}, started at {first}. High {highest}, low {lowest}.",
        first=money(line[0]),
        worth=worth_in_words(line),
        highest=money(max(line)),
        lowest=money(min(line)),
    )
