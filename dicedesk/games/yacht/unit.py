"""Yacht's unit: the points of the whole game, those on the sheet and those to come.

Means of 100 games alone, by `tests/games/yacht/beginners.py`; the sensible player is a point off at each choice:

| player | inaccuracies | mistakes | blunders | points lost a choice |
| --- | --- | --- | --- | --- |
| sensible | 7.1 | 1.1 | 0 | 0.34 |
| always the most points now | 3.1 | 1.9 | 0.6 | 0.44 |
| straight hunter | 4.6 | 4.7 | 2.3 | 1.14 |
| upper part first | 5.2 | 5.0 | 2.0 | 1.40 |
| guesses | 6.8 | 8.2 | 8.8 | 4.67 |
"""

from typing import Any

from dicedesk.coach.evaluation import ChoiceKind, Limits, PlayerReview, Worth
from dicedesk.coach.unit import Quantity, Unit, apart, short_figure
from dicedesk.core.game import State
from dicedesk.core.words import Figure, Name, Sentence, tr, trn
from dicedesk.games.yacht.rules import parse_rules
from dicedesk.games.yacht.scores import beaten_words

POINTS = Quantity("points", tr("Points after"), digits=2)


class _Points(Unit):
    @property
    def sum_digits(self) -> int:
        """Whole points, like the scores and par."""
        return 0

    def count_words(self, number: Figure) -> Sentence:
        return trn("{count} point", "{count} points", number)

    def whole_change_words(self, worth: Worth) -> Sentence:
        return tr("{number} points", number=self.sum_change_words(worth))

    def warn_at_words(self, counted: float) -> Sentence:
        return trn("At {count} point", "At {count} points", short_figure(counted))

    def now_words(self, worth: Worth, name: Name) -> Sentence:
        return tr("Now: {value} expected for the whole game.", value=self.value_words(worth))

    def chart_title(self, name: Name) -> Sentence:
        return tr("Points so far plus points expected, move by move")

    def moved_words(self, before: Worth, after: Worth, name: Name) -> Sentence:
        first, then = apart(before, after, 1)
        values = {"before": first, "after": then, "name": name}
        if name.is_you:
            return (
                tr("The points you could expect fell from {before} to {after}.", **values)
                if after < before
                else tr("The points you could expect rose from {before} to {after}.", **values)
            )
        return (
            tr("The points {name} could expect fell from {before} to {after}.", **values)
            if after < before
            else tr("The points {name} could expect rose from {before} to {after}.", **values)
        )

    def better_words(self, best: Sentence, cost: Worth) -> Sentence:
        amount = self.amount_words(cost)
        return tr("“{choice}” would have scored {amount} more on average.", choice=best, amount=amount)

    def result_words(self, player: PlayerReview, name: Name, state: State[Any]) -> str:
        """The games of best play that scored less."""
        if state.outcome() is None:
            return ""
        return beaten_words(parse_rules(state.rules_text()).sheet, round(player.result))


FIRST, SECOND, BOXES = "first-keep", "second-keep", "box"
UNIT = _Points(
    quantity=POINTS,
    limits=Limits(0.001, 0.5, 2, 5, (0.02, 0.15, 0.5, 1.2)),
    scale=1,
    warnings=(0.5, 2, 5),
    costs=tr("Costs are in points of the whole game, on average."),
    title=tr("Points"),
    rate_title=tr("Cost per choice, in points"),
    least_span=20,
    argues_from_best=True,
    kinds=(
        ChoiceKind(FIRST, tr("Dice kept after the first roll")),
        ChoiceKind(SECOND, tr("Dice kept after the second roll")),
        ChoiceKind(BOXES, tr("Boxes")),
    ),
)
