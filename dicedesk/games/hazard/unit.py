"""Hazard's unit: the rounds won in a turn at the dice, plus the mean number still to win.

As means of 600 turns at the dice of six rounds each, by `tests/games/hazard/beginners.py`: against main 7 mains 5 and 9
cost 0.0010 rounds, mains 6 and 8 cost 0.0092, each twice as much right after a lost round, and nothing costs more; so
these are inaccuracies and mistakes, and there is no blunder. A caster who mostly takes main 7 makes 1.2 mistakes a turn
at the dice, one who takes random mains 2.3, the superstitious caster 2.5. A choice costs them 0.0028, 0.0055 and
0.0071.
"""

from dicedesk.coach.evaluation import ChoiceKind, Limits, Worth
from dicedesk.coach.unit import Quantity, Unit, apart, short_figure
from dicedesk.core.words import Figure, Name, Sentence, by, tr, trn

ROUNDS = Quantity("rounds", tr("Rounds after"), digits=3, working_digits=3, is_exact=True)


class _Rounds(Unit):
    def count_words(self, number: Figure) -> Sentence:
        return trn("{count} round", "{count} rounds", number)

    def expected_words(self, number: Figure, name: Name) -> Sentence:
        if name.is_you:
            return trn(
                "At the start, you could expect to win 1 round.",
                "At the start, you could expect to win {count} rounds.",
                number,
            )
        return trn(
            "At the start, {name} could expect to win 1 round.",
            "At the start, {name} could expect to win {count} rounds.",
            number,
            name=name,
        )

    def whole_change_words(self, worth: Worth) -> Sentence:
        return tr("{number} rounds", number=self.sum_change_words(worth))

    def warn_at_words(self, counted: float) -> Sentence:
        return trn("At {count} round", "At {count} rounds", short_figure(counted / self.scale))

    def moved_words(self, before: Worth, after: Worth, name: Name) -> Sentence:
        first, then = apart(before, after, 1)
        # At the end of a turn the rounds are counted, not expected.
        if after == int(after):
            return _ended(int(after), first, name)
        values = {"before": first, "name": name}
        if name.is_you:
            return (
                trn(
                    "You could then expect to win 1 round in this game, down from {before}.",
                    "You could then expect to win {count} rounds in this game, down from {before}.",
                    then,
                    **values,
                )
                if after < before
                else trn(
                    "You could then expect to win 1 round in this game, up from {before}.",
                    "You could then expect to win {count} rounds in this game, up from {before}.",
                    then,
                    **values,
                )
            )
        return (
            trn(
                "{name} could then expect to win 1 round in this game, down from {before}.",
                "{name} could then expect to win {count} rounds in this game, down from {before}.",
                then,
                **values,
            )
            if after < before
            else trn(
                "{name} could then expect to win 1 round in this game, up from {before}.",
                "{name} could then expect to win {count} rounds in this game, up from {before}.",
                then,
                **values,
            )
        )

    def chart_title(self, name: Name) -> Sentence:
        return tr("Rounds won plus rounds expected, move by move")


def _ended(rounds: int, expected: Figure, name: Name) -> Sentence:
    """The rounds won in a turn that the dice ended, beside the number that could be expected before."""
    values = {"expected": expected, "name": name}
    if not rounds:
        return by(
            name,
            tr(
                "That ended your turn with no rounds won; before the throw, you could expect to win {expected}."
            ),
            tr(
                "That ended {name}'s turn with no rounds won; before the throw, {name} could expect to win {expected}."
            ),
            expected=expected,
        )
    if name.is_you:
        return trn(
            "That ended your turn with 1 round won; before the throw, you could expect to win {expected}.",
            "That ended your turn with {count} rounds won; before the throw, you could expect to win {expected}.",
            rounds,
            **values,
        )
    return trn(
        "That ended {name}'s turn with 1 round won; before the throw, {name} could expect to win {expected}.",
        "That ended {name}'s turn with {count} rounds won; before the throw, {name} could expect to win {expected}.",
        rounds,
        **values,
    )


FIRST, AFTER_LOSS = "main", "main-after-loss"
UNIT = _Rounds(
    quantity=ROUNDS,
    limits=Limits(0.0002, 0.001, 0.009, 0.02, (0.00025, 0.0015, 0.004, 0.008)),
    scale=100,
    warnings=(0.1, 0.9),
    costs=tr("Costs are in rounds won per turn; even the worst main costs less than a fiftieth of a round."),
    title=tr("Rounds"),
    rate_title=tr("Cost per choice, in rounds"),
    least_span=0.5,
    kinds=(ChoiceKind(FIRST, tr("Mains")), ChoiceKind(AFTER_LOSS, tr("Mains after a lost round"))),
)
