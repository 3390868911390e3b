"""The unit of a game's choices: how its numbers are written, which costs count, and the words for them."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import isclose
from typing import Any

from dicedesk.coach.evaluation import ChoiceKind, Limits, PlayerReview, Worth
from dicedesk.core.game import State
from dicedesk.core.words import Figure, Name, Sentence, by, figure, tr, trn


@dataclass(frozen=True)
class Quantity:
    """What the numbers count, such as chances or dollars. `id` is its name in JSON.

    `value_title` is the heading for a choice's value in one possible outcome. Numbers have `digits` decimals, and
    `working_digits` in a working. A chance is from 0 to 1 and shown in percent. Values are fractions if the quantity
    `is_exact`.
    """

    id: str
    value_title: Sentence
    digits: int = 2
    working_digits: int = 2
    currency: str = ""
    is_chance: bool = False
    is_exact: bool = False

    @property
    def read_scale(self) -> int:
        """The factor from a value to the number shown."""
        return 100 if self.is_chance else 1

    def number(self, worth: Worth) -> Figure:
        """The number shown for a value; percentage points for a chance."""
        return figure(self.read_scale * worth, self.digits, self.currency)

    def words(self, number: Figure) -> Sentence:
        """A shown number, with a percent sign for a chance."""
        return tr("{percent}%", percent=number) if self.is_chance else _bare(number)


_WIN_SHARE, _POINTS_A_CHOICE = tr("Win %"), tr("Cost per choice, in percentage points")
CHANCE = Quantity("win chance", tr("Chance to win"), digits=1, is_chance=True)
_POINTS, _COST_IN_POINTS = tr("Points"), tr("Cost per choice, in points")
_COSTS_IN_POINTS = tr("Costs are in points of the whole game, on average.")
POINTS = Quantity("points", tr("Points after"))
MONEY = Quantity("dollars", tr("Amount"), currency="$", is_exact=True)


@dataclass(frozen=True)
class Sums:
    """The parts of a player's result, in the numbers shown; `dice` absorbs the rounding, so they add up.

    `start` and `result` are as read. `cost` is the cost of the player's choices, and of bets made before them. `dice`
    and `gifts`, from the others' choices, are above zero if they help. The result is start - cost + dice + gifts; if
    fewer is better, it is start + cost - dice - gifts.
    """

    start: Figure
    cost: Figure
    dice: Figure
    gifts: Figure
    result: Figure


@dataclass(frozen=True, kw_only=True)
class Unit(ABC):
    """The unit of one game's choices. Each game derives its own, with its words.

    Values are numbers of `quantity`; if `fewer_is_better`, a value is the negative number. `limits` grade costs. A
    warning counts a cost `scale` times, and its limit is chosen from `warnings`; `costs` says what is counted. `title`
    is the heading of values, whose chart spans at least `least_span`, and `rate_title` the heading of average costs.
    `note` explains the numbers of a review, and `comparison` costs that are not compared with the best choice. `kinds`
    are the kinds of choices that the game's coach distinguishes, in order. A person's strength is given as games won
    out of 100 against the computer player `rated_against`, a name as in records; "" if values are not chances to win.
    `argues_from_best` says that the coach's argument begins by naming the best choice.
    """

    quantity: Quantity
    limits: Limits
    scale: int
    warnings: tuple[float, ...]
    costs: Sentence
    title: Sentence
    rate_title: Sentence
    least_span: float = 1
    fewer_is_better: bool = False
    note: Sentence | None = None
    comparison: Sentence | None = None
    kinds: tuple[ChoiceKind, ...] = ()
    rated_against: str = ""
    argues_from_best: bool = False

    @property
    def sum_digits(self) -> int:
        """The number of decimals in the parts of a result."""
        return self.quantity.digits

    def as_read(self, worth: Worth) -> Worth:
        """The number shown for a value."""
        return -worth if self.fewer_is_better else worth

    def value_words(self, worth: Worth) -> Sentence:
        """A position's value, such as "75.7%" or "26.38 hands"."""
        return self.at_words(self.quantity.number(self.as_read(worth)))

    def read_value_words(self, value: Worth) -> Sentence:
        """A choice's value as shown, such as "75.7%" or "26.38"."""
        return self.quantity.words(self.quantity.number(value))

    def sums(self, player: PlayerReview) -> Sums:
        """The numbers shown for a player's result."""
        start, result, cost, gifts = (
            self._figure(self.quantity.read_scale * worth)
            for worth in (player.brought, player.result, player.cost + player.cost_before, player.gifts)
        )
        dice = result.number - start.number + cost.number - gifts.number
        read = -1 if self.fewer_is_better else 1
        return Sums(
            start=self._figure(read * start.number),
            cost=cost,
            dice=self._figure(dice),
            gifts=gifts,
            result=self._figure(read * result.number),
        )

    def _figure(self, number: Worth) -> Figure:
        return figure(number, self.sum_digits, self.quantity.currency)

    def change_words(self, worth: Worth) -> Sentence:
        """The change of a value, such as "+41.6" for percentage points.

        A change for the better is above zero even if fewer is better.
        """
        return signed(self.quantity.number(worth))

    def shown_luck(self, player: PlayerReview) -> Worth:
        """The luck whose shown number is that of the `sums`: all that was not the player's own choice."""
        sums = self.sums(player)
        return (sums.dice.number + sums.gifts.number) / self.quantity.read_scale

    def sum_change_words(self, worth: Worth) -> Sentence:
        """The change of a value over a whole game, with the decimals of the `sums`."""
        return signed(self._figure(self.quantity.read_scale * worth))

    def way(self, worth: Worth) -> int:
        """1 for a positive value whose number shows it, -1 for a negative one, otherwise 0."""
        number = self.quantity.number(worth).number
        return (number > 0) - (number < 0)

    def at_words(self, number: Figure) -> Sentence:
        """A position's value, such as "75.7%" or "26.38 hands", from its shown number."""
        return self.count_words(number)

    def whole_change_words(self, worth: Worth) -> Sentence:
        """The change over a whole game with its unit, such as "+41.6 percentage points"."""
        return self.sum_change_words(worth)

    def number_words(self, cost: Worth) -> Sentence:
        """A choice's cost without a unit, for a column of costs, such as "11.0"."""
        return _bare(self.quantity.number(cost))

    def amount_words(self, cost: Worth) -> Sentence:
        """The cost of a choice with its unit, such as "6.2 percentage points"."""
        return self.count_words(self.quantity.number(cost))

    def told_words(self, amount: Worth) -> Sentence | Figure:
        """An amount in a sentence for a friend."""
        return self.amount_words(amount)

    def rate_words(self, cost: Worth) -> Sentence:
        """The average cost of choices, which decides the rating, such as "1.6 percentage points"."""
        return self.amount_words(cost)

    def short_rate_words(self, cost: Worth) -> Sentence:
        """The average cost for an axis or a column, such as "1.6"."""
        return self.number_words(cost)

    def count_words(self, number: Figure) -> Sentence:
        """A number with its noun."""
        return _bare(number)

    def expected_words(self, number: Figure, name: Name) -> Sentence:
        """What a player could expect of a game that is won by comparing scores."""
        return by(
            name,
            tr("At the start, you could expect {amount}."),
            tr("At the start, {name} could expect {amount}."),
            amount=self.count_words(number),
        )

    def warning_words(self, counted: Worth) -> Sentence:
        """Why a move is held back; `counted` is its cost from `counted_cost`."""
        return tr("This costs you {cost}.", cost=self.counted_words(counted))

    def counted_words(self, counted: Worth) -> Sentence:
        """A cost from `counted_cost`."""
        return self.amount_words(counted / self.scale)

    @abstractmethod
    def warn_at_words(self, counted: float) -> Sentence:
        """The least cost at which moves are held back, as an entry of a list."""

    @abstractmethod
    def chart_title(self, name: Name) -> Sentence:
        """The title of the line of a player's values."""

    def now_words(self, worth: Worth, name: Name) -> Sentence:
        """The position's value to a player now."""
        return tr("Now: {value}", value=self.value_words(worth))

    @abstractmethod
    def moved_words(self, before: Worth, after: Worth, name: Name) -> Sentence:
        """The change in a player's value from dice, in a sentence."""

    def better_words(self, best: Sentence, cost: Worth) -> Sentence:
        """What would have been better than a choice with this cost."""
        amount = self.told_words(cost)
        return tr("“{choice}” would have won {amount} more on average.", choice=best, amount=amount)

    def sum_words(self, player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
        """How a player's result came about."""
        sums = self.sums(player)
        values = {
            "name": name,
            "start": self.at_words(sums.start),
            "dice": signed(sums.dice),
            "choices": signed(self._figure(-sums.cost.number)),
            "result": self.at_words(sums.result),
        }
        if not self.has_gifts(player):
            if is_over:
                return tr("{name}: start {start}, dice {dice}, choices {choices}, end {result}.", **values)
            return tr("{name}: start {start}, dice {dice}, choices {choices}, now {result}.", **values)
        values["gifts"] = signed(sums.gifts)
        if is_over:
            return tr(
                "{name}: start {start}, dice {dice}, choices {choices}, opponents' choices {gifts}, end "
                "{result}.",
                **values,
            )
        return tr(
            "{name}: start {start}, dice {dice}, choices {choices}, opponents' choices {gifts}, now {result}.",
            **values,
        )

    def result_words(self, player: PlayerReview, name: Name, state: State[Any]) -> str:
        """How the game came to this final state, in its own words; "" if it has none."""
        return ""

    def average_words(self, player: PlayerReview) -> Sentence:
        """The average cost of a player's choices."""
        return trn(
            "Cost: {cost}, in the only choice that mattered.",
            "Average cost: {cost}, over {count} choices that mattered.",
            player.choices,
            cost=self.amount_words(player.cost_a_choice),
        )

    def mistakes_words(self, count: int) -> Sentence:
        """How many choices were mistakes or worse."""
        return trn(
            "1 choice was a mistake or a blunder.", "{count} choices were mistakes or blunders.", count
        )

    def has_gifts(self, player: PlayerReview) -> bool:
        """Whether others gave or took a visible amount; a sum of floats is hardly ever exactly 0."""
        return bool(self.way(player.gifts))


@dataclass(frozen=True, kw_only=True)
class WinChance(Unit):
    """The chance to win the game, from 0 to 1; a cost of 0.01 is one percentage point."""

    quantity: Quantity = CHANCE
    scale: int = 100
    title: Sentence = _WIN_SHARE
    rate_title: Sentence = _POINTS_A_CHOICE

    def at_words(self, number: Figure) -> Sentence:
        """Such as "75.7%"."""
        return self.quantity.words(number)

    def whole_change_words(self, worth: Worth) -> Sentence:
        """In percentage points."""
        return tr("{number} percentage points", number=self.sum_change_words(worth))

    def count_words(self, number: Figure) -> Sentence:
        return trn("{count} percentage point", "{count} percentage points", number)

    def warn_at_words(self, counted: float) -> Sentence:
        """In percentage points."""
        return trn("At {count} percentage point", "At {count} percentage points", short_figure(counted))

    def chart_title(self, name: Name) -> Sentence:
        """The title of this player's line of chances."""
        if name.is_you:
            return tr("Your chance to win, move by move")
        return tr("{name}: chance to win, move by move", name=name)

    def now_words(self, worth: Worth, name: Name) -> Sentence:
        value = self.value_words(worth)
        if name.is_you:
            return tr("Your chance to win now: {value}", value=value)
        return tr("{name}'s chance to win now: {value}", name=name, value=value)

    def moved_words(self, before: Worth, after: Worth, name: Name) -> Sentence:
        first, then = apart(100 * before, 100 * after, self.quantity.digits)
        values = {"before": _chance_words(first, before), "after": _chance_words(then, after), "name": name}
        if name.is_you:
            return (
                tr("Your chance to win fell from {before} to {after}.", **values)
                if after < before
                else tr("Your chance to win rose from {before} to {after}.", **values)
            )
        return (
            tr("{name}'s chance to win fell from {before} to {after}.", **values)
            if after < before
            else tr("{name}'s chance to win rose from {before} to {after}.", **values)
        )

    def better_words(self, best: Sentence, cost: Worth) -> Sentence:
        """As a whole number of games out of 100, or out of 1,000 if it is less than 1."""
        all_games = 100 if 100 * cost >= 1 else 1000
        return trn(
            "“{choice}” would have won 1 more game in {games}.",
            "“{choice}” would have won {count} more games in {games}.",
            figure(all_games * cost),
            choice=best,
            games=figure(all_games),
        )

    def sum_words(self, player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
        """How your chance, or another player's, came about."""
        if not name.is_you:
            return super().sum_words(player, name, is_over=is_over)
        sums = self.sums(player)
        values = {
            "start": self.at_words(sums.start),
            "dice": signed(sums.dice),
            "cost": self.count_words(sums.cost),
            "gifts": signed(sums.gifts),
            "result": self.at_words(sums.result),
        }
        if not self.has_gifts(player):
            if is_over:
                return tr(
                    "You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you ended "
                    "at {result}.",
                    **values,
                )
            return tr(
                "You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you are now at "
                "{result}.",
                **values,
            )
        if is_over:
            return tr(
                "You started at {start}. The dice gave you {dice}, and your opponent's choices gave "
                "you {gifts}. Your own choices cost {cost}, and you ended at {result}.",
                **values,
            )
        return tr(
            "You started at {start}. The dice gave you {dice}, and your opponent's choices gave you "
            "{gifts}. Your own choices cost {cost}, and you are now at {result}.",
            **values,
        )


_CLOSE = 1e-9
"""A chance that is a sum of floats is this close to its value."""


def is_certain(chance: Worth) -> bool:
    """Whether a chance is 0 or 1, not only nearly."""
    return not _CLOSE < chance < 1 - _CLOSE


def _chance_words(number: Figure, chance: Worth) -> Sentence:
    """A chance from its shown number: one that is nearly 0 or 1 is not called certain."""
    least = 1 / 10**number.digits
    if number.number in (0, 100) and not is_certain(chance):
        if chance < least:
            return tr("under {percent}%", percent=figure(least, number.digits))
        return tr("over {percent}%", percent=figure(100 - least, number.digits))
    return CHANCE.words(number)


@dataclass(frozen=True, kw_only=True)
class Points(Unit):
    """The points of the whole game: those so far, and those to come with best play."""

    quantity: Quantity = POINTS
    scale: int = 1
    costs: Sentence = _COSTS_IN_POINTS
    title: Sentence = _POINTS
    rate_title: Sentence = _COST_IN_POINTS

    @property
    def sum_digits(self) -> int:
        """Whole points, like the scores."""
        return 0

    def count_words(self, number: Figure) -> Sentence:
        return trn("{count} point", "{count} points", number)

    def whole_change_words(self, worth: Worth) -> Sentence:
        return tr("{number} points", number=self.sum_change_words(worth))

    def warn_at_words(self, counted: float) -> Sentence:
        return trn("At {count} point", "At {count} points", short_figure(counted))

    def chart_title(self, name: Name) -> Sentence:
        if self.fewer_is_better:
            return tr("Points so far plus points expected, move by move (fewer points are higher)")
        return tr("Points so far plus points expected, move by move")

    def moved_words(self, before: Worth, after: Worth, name: Name) -> Sentence:
        first, then = apart(self.as_read(before), self.as_read(after), 1)
        values = {"before": first, "after": then}
        if first.number > then.number:
            return by(
                name,
                tr("Your expected score fell from {before} to {after}."),
                tr("{name}'s expected score fell from {before} to {after}."),
                **values,
            )
        return by(
            name,
            tr("Your expected score rose from {before} to {after}."),
            tr("{name}'s expected score rose from {before} to {after}."),
            **values,
        )

    def better_words(self, best: Sentence, cost: Worth) -> Sentence:
        amount = self.amount_words(cost)
        if self.fewer_is_better:
            return tr("“{choice}” would have saved {amount} on average.", choice=best, amount=amount)
        return tr(
            "“{choice}” would have been worth {amount} more in the whole game, on average.",
            choice=best,
            amount=amount,
        )


def apart(one: Worth, other: Worth, digits: int) -> tuple[Figure, Figure]:
    """Two different numbers with this many decimals, or with more if they would look the same."""
    while round(float(one), digits) == round(float(other), digits):
        digits += 1
    return figure(one, digits), figure(other, digits)


def short_figure(number: float) -> Figure:
    """The number with the digits it has after the point, at most four."""
    digits = next((digits for digits in range(4) if isclose(round(number, digits), number)), 4)
    return figure(number, digits)


def signed(changed: Figure) -> Sentence:
    """A change, such as "+41.6"; a minus sign is part of the number."""
    return Sentence("{sign}{number}", {"sign": "+" if changed.number > 0 else "", "number": changed})


def _bare(number: Figure) -> Sentence:
    return Sentence("{number}", {"number": number})
