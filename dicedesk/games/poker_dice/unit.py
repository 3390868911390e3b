"""Poker Dice's unit: the hands of the whole game, plus those for a missed award.

As means of 150 games, by `tests/games/poker_dice/beginners.py`: the sensible player makes 1.2 mistakes in its 58
choices of dice, and 2.7 if it also slips one time in twenty. A choice costs it 0.08 of a hand: 0.36 when it keeps two
pair after the first roll, 1.06 when it settles for a full house then. For straights at any price a choice costs 0.33;
for the player who holds any hand that pays 1.12, with 83 mistakes, of which 50 are blunders; for the player who never
re-rolls 5.37, with 17 mistakes, nearly all blunders.
"""

from typing import Any

from dicedesk.coach.evaluation import ChoiceKind, Limits, PlayerReview, Worth
from dicedesk.coach.unit import Quantity, Unit, short_figure
from dicedesk.core.game import State
from dicedesk.core.words import Figure, Name, Sentence, by, figure, in_sentences, tr, trn
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD
from dicedesk.games.poker_dice.players import PAR
from dicedesk.games.poker_dice.rules import AWARD, PokerDiceEnding

HANDS = Quantity("hands", tr("Hands after"))
WEIGHED_HANDS = Quantity("weighted hands", tr("Hands after"))
"""Hands, of which a missed award counts as `MISSED_AWARD`."""


class _Hands(Unit):
    @property
    def sum_digits(self) -> int:
        """A game is played in whole hands."""
        return 0

    def count_words(self, number: Figure) -> Sentence:
        return trn("{count} hand", "{count} hands", number)

    def whole_change_words(self, worth: Worth) -> Sentence:
        return tr("{number} hands", number=self.sum_change_words(worth))

    def warn_at_words(self, counted: float) -> Sentence:
        return trn("At {count} hand", "At {count} hands", short_figure(counted))

    def now_words(self, worth: Worth, name: Name) -> Sentence:
        return tr("Now: {value} expected overall.", value=self.value_words(worth))

    def chart_title(self, name: Name) -> Sentence:
        return tr("Hands played plus hands still expected, move by move (fewer hands are higher)")

    def moved_words(self, before: Worth, after: Worth, name: Name) -> Sentence:
        change = after - before
        values = {"amount": self.count_words(_told(max(change, -change))), "award": AWARD.shown()}
        return (
            tr("The roll put {award} farther away by {amount} on average.", **values)
            if change < 0
            else tr("The roll brought {award} closer by {amount} on average.", **values)
        )

    def better_words(self, best: Sentence, cost: Worth) -> Sentence:
        return trn(
            "“{choice}” would have reached {award} 1 hand sooner on average.",
            "“{choice}” would have reached {award} {count} hands sooner on average.",
            _told(cost),
            choice=best,
            award=AWARD.shown(),
        )

    def sum_words(self, player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
        values = {"name": name, "result": self.count_words(self.sums(player).result), "par": PAR}
        if is_over:
            first = tr("{name}: {result}, par is {par}.", **values)
        else:
            first = tr("{name}: {result} expected now, par is {par}.", **values)
        return tr("{sentences} {next}", sentences=first, next=self._beside_par(player, name))

    def result_words(self, player: PlayerReview, name: Name, state: State[Any]) -> str:
        outcome = state.outcome()
        if outcome is None:
            return ""
        hands = self.sums(player).result
        if outcome.ending is PokerDiceEnding.AWARD:
            first = tr("{result}, par is {par}.", result=self.count_words(hands), par=PAR)
            return in_sentences(first, self._beside_par(player, name))
        return tr(
            "That counts as {result}: {played} played, and {missed} for not reaching {award}. Par is {par}.",
            result=self.count_words(hands),
            played=hands.number - MISSED_AWARD,
            missed=MISSED_AWARD,
            award=AWARD.shown(),
            par=PAR,
        )

    def _beside_par(self, player: PlayerReview, name: Name) -> str:
        """What the dice and the choices added to par, or took from it."""
        sums = self.sums(player)
        if name.is_you and sums.dice.number < 0 < sums.cost.number:
            return trn(
                "The dice cost you 1 hand, your choices {choices}.",
                "The dice cost you {count} hands, your choices {choices}.",
                figure(-sums.dice.number),
                choices=sums.cost,
            )
        return in_sentences(_dice_words(sums.dice, name), self._choices_words(player, name))

    def _choices_words(self, player: PlayerReview, name: Name) -> Sentence:
        cost = self.sums(player).cost
        if cost.number > 0:
            if name.is_you:
                return trn("Your choices cost 1 hand.", "Your choices cost {count} hands.", cost)
            return trn(
                "{name}'s choices cost 1 hand.", "{name}'s choices cost {count} hands.", cost, name=name
            )
        if self.way(player.cost):
            return by(
                name, tr("Your choices cost less than a hand."), tr("{name}'s choices cost less than a hand.")
            )
        return by(name, tr("Your choices cost nothing."), tr("{name}'s choices cost nothing."))


def _dice_words(dice: Figure, name: Name) -> Sentence:
    hands = figure(abs(dice.number))
    if dice.number < 0:
        if name.is_you:
            return trn("The dice cost you 1 hand.", "The dice cost you {count} hands.", hands)
        return trn("The dice cost {name} 1 hand.", "The dice cost {name} {count} hands.", hands, name=name)
    if dice.number > 0:
        if name.is_you:
            return trn("The dice saved you 1 hand.", "The dice saved you {count} hands.", hands)
        return trn("The dice saved {name} 1 hand.", "The dice saved {name} {count} hands.", hands, name=name)
    return tr("The dice were average.")


def _told(hands: Worth) -> Figure:
    """A number of hands for a friend: whole, if there is at least one."""
    return figure(hands, 0 if hands >= 1 else WEIGHED_HANDS.digits)


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
