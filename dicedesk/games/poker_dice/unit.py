"""Poker Dice's unit: the hands of the whole game, plus those for a missed award.

As means of 150 games, by `tests/games/poker_dice/beginners.py`: the sensible player makes 1.2 mistakes in its 58
choices of dice, and 2.7 if it also slips one time in twenty. A choice costs it 0.08 of a hand: 0.36 when it keeps two
pair after the first roll, 1.06 when it settles for a full house then. For straights at any price a choice costs 0.33;
for the player who holds any hand that pays 1.12, with 83 mistakes, of which 50 are blunders; for the player who never
re-rolls 5.37, with 17 mistakes, nearly all blunders.
"""

from dicedesk.coach.evaluation import ChoiceKind, Limits, PlayerReview, Worth
from dicedesk.coach.unit import Quantity, Unit, short_figure
from dicedesk.core.words import Figure, Name, Sentence, tr, trn
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD

HANDS = Quantity("hands", tr("Hands after"))
WEIGHED_HANDS = Quantity("weighted hands", tr("Hands after"))
"""Hands, of which a missed award counts as `MISSED_AWARD`."""


class _Hands(Unit):
    def count_words(self, number: Figure) -> Sentence:
        return trn("{count} hand", "{count} hands", number)

    def whole_change_words(self, worth: Worth) -> Sentence:
        return tr("{number} hands", number=self.change_words(worth))

    def warn_at_words(self, counted: float) -> Sentence:
        return trn("At {count} hand", "At {count} hands", short_figure(counted))

    def now_words(self, worth: Worth, name: Name) -> Sentence:
        return tr(
            "Now: {value} expected overall; a missed award counts as {hands} hands.",
            value=self.value_words(worth),
            hands=MISSED_AWARD,
        )

    def chart_title(self, name: Name) -> Sentence:
        return tr("Hands played plus hands still expected, move by move (fewer hands are higher)")

    def moved_words(self, change: Worth, name: Name) -> Sentence:
        amount = self.amount_words(max(change, -change))
        if change < 0:
            return tr("That is {amount} more than expected.", amount=amount)
        return tr("That is {amount} fewer than expected.", amount=amount)

    def better_words(self, best: Sentence, cost: Worth) -> Sentence:
        return tr(
            "Better: {choice}, for {amount} fewer on average.", choice=best, amount=self.amount_words(cost)
        )

    def sum_words(self, player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
        sums = self.sums(player)
        values = {
            "name": name,
            "start": self.count_words(sums.start),
            "saved": self.count_words(sums.dice),
            "cost": self.count_words(sums.cost),
            "result": self.count_words(sums.result),
        }
        if is_over:
            return tr(
                "{name}: {start} expected at the start. The dice saved {saved}; the choices cost "
                "{cost}. Result: {result}.",
                **values,
            )
        return tr(
            "{name}: {start} expected at the start. The dice saved {saved}; the choices cost {cost}. "
            "Now expected: {result}.",
            **values,
        )


NO_PAIR, PAIR, TWO_PAIR, THREE, BETTER = "nothing", "pair", "two-pair", "three", "better"
QUITTING = "quit"
UNIT = _Hands(
    quantity=WEIGHED_HANDS,
    limits=Limits(0.001, 0.2, 0.5, 1.5, (0.005, 0.04, 0.12, 0.4)),
    scale=1,
    warnings=(0.2, 0.5, 1.5),
    costs=tr("Costs are in hands; a missed award counts as {hands} hands.", hands=MISSED_AWARD),
    title=tr("Hands"),
    rate_title=tr("Cost per choice, in hands"),
    fewer_is_better=True,
    argues_from_best=True,
    kinds=(
        ChoiceKind(NO_PAIR, tr("Choices with no pair")),
        ChoiceKind(PAIR, tr("Choices with one pair")),
        ChoiceKind(TWO_PAIR, tr("Choices with two pair")),
        ChoiceKind(THREE, tr("Choices with three of a kind")),
        ChoiceKind(BETTER, tr("Choices with better hands")),
        ChoiceKind(QUITTING, tr("Quitting")),
    ),
    note=tr("Fewer hands are better; a missed award counts as {hands} hands.", hands=MISSED_AWARD),
)
