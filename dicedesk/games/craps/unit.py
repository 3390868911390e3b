"""Craps's unit: dollars won or lost.

The limits are shares of the money that a choice is about, as the house edge is. In Las Vegas, pass, come, their odds,
and place bets on 6 and 8 are good; the field and place bets on 5 and 9 are inaccuracies; place bets on 4 and 10, Big 6
and 8, and hard 6 and 8 are mistakes; hard 4 and 10 and all other bets on one throw are blunders. Pass with odds behind
it is flawless; pass alone, and place bets on 6 and 8, are strong. In an hour of 60 throws in Las Vegas, as the mean of
150 by `tests/games/craps/beginners.py` (the cost is per choice, a share of the dollars that it is about):

| who bets | inaccuracies | mistakes | blunders | cost |
| --- | --- | --- | --- | --- |
| pass with odds, 6 and 8; any bet one time in forty | 0.46 | 0.27 | 1.53 | 0.0107 |
| pass, and the field at each throw | 60 | 0 | 0 | 0.0246 |
| pass, and a long shot before every fourth throw | 0 | 6.1 | 15.8 | 0.0697 |
| any bet before every second throw | 12.4 | 5.6 | 31.0 | 0.0696 |
"""

from dicedesk.coach.evaluation import ChoiceKind, Limits, PlayerReview, Worth
from dicedesk.coach.unit import MONEY, Unit, short_figure, signed
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Figure, Name, Sentence, figure, percent, tr, trn


class _Dollars(Unit):
    def told_words(self, amount: Worth) -> Figure:
        """Beside the amounts of bets: without cents if there are none."""
        return Cents(round(DOLLAR * MONEY.number(amount).number)).shown()

    def rate_words(self, cost: Worth) -> Sentence:
        """As a share of the amount bet."""
        return percent(cost)

    def short_rate_words(self, cost: Worth) -> Sentence:
        return percent(cost)

    def counted_words(self, counted: Worth) -> Sentence:
        return trn("{count} cent per dollar", "{count} cents per dollar", figure(counted, 1))

    def warn_at_words(self, counted: float) -> Sentence:
        return tr("At {number}¢ per dollar", number=short_figure(counted))

    def chart_title(self, name: Name) -> Sentence:
        return tr("Bankroll plus expected value of bets, move by move")

    def moved_words(self, before: Worth, after: Worth, name: Name) -> Sentence:
        """The change in the bankroll and the expected value of the bets on the table."""
        change = after - before
        amount = self.told_words(max(change, -change))
        if change < 0:
            return tr("Bankroll and bets were then worth {amount} less.", amount=amount)
        return tr("Bankroll and bets were then worth {amount} more.", amount=amount)

    def better_words(self, best: Sentence, cost: Worth) -> Sentence:
        """What the choice itself costs or gains: a bet is compared with rolling without it.

        A gain surprises those who know other tables, where every bet costs something.
        """
        if cost < 0:
            gain = self.told_words(-cost)
            return tr("By the rules of this table, that gains {amount} on average.", amount=gain)
        return tr("That costs {amount} on average.", amount=self.told_words(cost))

    def sum_words(self, player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
        """The cost of a player's bets, and the result of the dice."""
        sums = self.sums(player)
        values = {
            "name": name,
            "paid": self.amount_words(abs(sums.cost.number)),
            "luck": signed(sums.dice),
            "won": self.change_words(sums.result.number - sums.start.number),
        }
        if sums.cost.number < 0:
            if name.is_you:
                return tr(
                    "On average your bets gain {paid}. The dice gave you {luck}, so the total is {won}.",
                    **values,
                )
            return tr(
                "On average {name}'s bets gain {paid}. The dice gave {luck}, so the total is {won}.", **values
            )
        if name.is_you:
            return tr(
                "On average your bets cost {paid}. The dice gave you {luck}, so the total is {won}.", **values
            )
        return tr(
            "On average {name}'s bets cost {paid}. The dice gave {luck}, so the total is {won}.", **values
        )

    def average_words(self, player: PlayerReview) -> Sentence:
        """The house's average share of all that a player bet, or the player's gain."""
        share = player.cost_a_choice
        if share < 0:
            return tr("On average these bets gain {share}.", share=percent(-share))
        return tr("On average the house keeps {share} of these bets.", share=percent(share))

    def mistakes_words(self, count: int) -> Sentence:
        return trn("1 choice was expensive.", "{count} choices were expensive.", count)


LINES, ODDS, NUMBERS, PROPOSITIONS = "lines", "odds", "numbers", "propositions"
UNIT = _Dollars(
    quantity=MONEY,
    limits=Limits(0.001, 0.02, 0.05, 0.1, (0.009, 0.016, 0.03, 0.07)),
    scale=100,
    warnings=(2, 5, 10),
    costs=tr("Costs are in cents per dollar bet, on average."),
    title=tr("Money"),
    rate_title=tr("Cost per choice, as a share of the bets"),
    least_span=2,
    comparison=tr("Costs are compared with rolling; a cost below $0 is a gain."),
    kinds=(
        ChoiceKind(LINES, tr("Pass, come and don't bets")),
        ChoiceKind(ODDS, tr("Odds")),
        ChoiceKind(NUMBERS, tr("Bets on numbers")),
        ChoiceKind(PROPOSITIONS, tr("Propositions and hardways")),
    ),
)
