"""What a game's choices are weighed in: how its numbers are read, which costs count, and what is said of them."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import isclose

from dicedesk.coach.evaluation import ChoiceKind, Limits, PlayerReview, Worth
from dicedesk.core.words import Figure, Name, Sentence, figure, tr, trn


@dataclass(frozen=True)
class Quantity:
    """What numbers count, such as chances or dollars. `id` is its name in JSON.

    `value_title` stands over what a choice is worth once something has happened. Numbers have `digits` behind the
    point, and `working_digits` in a working. A chance goes from 0 to 1 and is read in percent. Worths are fractions
    where the quantity `is_exact`.
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
        """What a worth is multiplied by to be read."""
        return 100 if self.is_chance else 1

    def number(self, worth: Worth) -> Figure:
        """The number that is read for a worth; percentage points for a chance."""
        return figure(self.read_scale * worth, self.digits, self.currency)

    def words(self, number: Figure) -> Sentence:
        """A number that is read, with a percent sign for a chance."""
        return tr("{percent}%", percent=number) if self.is_chance else _bare(number)


_WIN_SHARE, _POINTS_A_CHOICE = tr("Win %"), tr("Cost per choice, in percentage points")
CHANCE = Quantity("win chance", tr("Chance after"), digits=1, is_chance=True)
MONEY = Quantity("dollars", tr("Amount"), currency="$", is_exact=True)


@dataclass(frozen=True, kw_only=True)
class Unit(ABC):
    """What one game's choices are weighed in. A game derives its own, which says what the words are.

    Worths are numbers of `quantity`; where `fewer_is_better` a worth is the number below zero. `limits` grade costs.
    A warning counts a cost `scale` times, and chooses from which of the `warnings` on; `costs`
    says what is counted. `title` stands over values, whose chart spans `least_span` at least, and `rate_title` over
    what choices cost on average. `note` is what a reader of a review has to know of the numbers. `kinds` are those that
    the game's coach tells apart, in their order. A person's strength is told as games won of 100 against the computer
    player `rated_against`, a name as in records; "" where worths are no chances to win. `argues_from_best` says that
    the coach's argument begins by naming the best choice.
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
    kinds: tuple[ChoiceKind, ...] = ()
    rated_against: str = ""
    argues_from_best: bool = False

    def as_read(self, worth: Worth) -> Worth:
        """The number that people read for a worth."""
        return -worth if self.fewer_is_better else worth

    def value_words(self, worth: Worth) -> Sentence:
        """What a position is worth, such as "75.7%" or "26.38 hands"."""
        return self.count_words(self.quantity.number(self.as_read(worth)))

    def read_value_words(self, value: Worth) -> Sentence:
        """The value of a choice as people read it, such as "75.7%" or "26.38"."""
        return self.quantity.words(self.quantity.number(value))

    def change_words(self, worth: Worth) -> Sentence:
        """The change of a worth, such as "+41.6" for percentage points.

        A change for the better is above zero, also where fewer is better.
        """
        changed = self.quantity.number(worth)
        return Sentence("{sign}{number}", {"sign": "+" if changed.number > 0 else "", "number": changed})

    def way(self, worth: Worth) -> int:
        """1 for a worth above 0 whose number shows it, -1 for one below 0, else 0."""
        number = self.quantity.number(worth).number
        return (number > 0) - (number < 0)

    def whole_change_words(self, worth: Worth) -> Sentence:
        """The change with its unit, such as "+41.6 percentage points"."""
        return self.change_words(worth)

    def number_words(self, cost: Worth) -> Sentence:
        """What a choice cost, in a column that says so: such as "11.0" for percentage points."""
        return _bare(self.quantity.number(cost))

    def amount_words(self, cost: Worth) -> Sentence:
        """What a choice gave away, such as "6.2 percentage points"."""
        return self.count_words(self.quantity.number(cost))

    def rate_words(self, cost: Worth) -> Sentence:
        """What choices cost on average, which is what a rating goes by, such as "1.6 percentage points"."""
        return self.amount_words(cost)

    def short_rate_words(self, cost: Worth) -> Sentence:
        """The same at an axis or in a column, such as "1.6"."""
        return self.number_words(cost)

    def count_words(self, number: Figure) -> Sentence:
        """A number with the word for what it counts."""
        return _bare(number)

    def warning_words(self, counted: Worth) -> Sentence:
        """Why a choice is held back; `counted` is its cost as `counted_cost` counts it."""
        return tr("This costs you {cost}.", cost=self.counted_words(counted))

    def counted_words(self, counted: Worth) -> Sentence:
        """A cost as `counted_cost` counts it."""
        return self.amount_words(counted / self.scale)

    @abstractmethod
    def warn_at_words(self, counted: float) -> Sentence:
        """The least cost for which choices are held back, as a list offers it."""

    @abstractmethod
    def chart_title(self, name: Name) -> Sentence:
        """What the line of a player's values shows."""

    def now_words(self, worth: Worth, name: Name) -> Sentence:
        """What the position is worth to a player now."""
        return tr("Now: {value}", value=self.value_words(worth))

    def sum_words(self, player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
        """What made the result of a player."""
        values = {
            "name": name,
            "start": self.value_words(player.value_at_start),
            "dice": self.change_words(player.dice),
            "choices": self.change_words(-player.cost),
            "result": self.value_words(player.result),
        }
        if not self.has_gifts(player):
            if is_over:
                return tr("{name}: start {start}, dice {dice}, choices {choices}, end {result}.", **values)
            return tr("{name}: start {start}, dice {dice}, choices {choices}, now {result}.", **values)
        values["gifts"] = self.change_words(player.gifts)
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

    def average_words(self, player: PlayerReview) -> Sentence:
        """What a choice of a player cost on average."""
        return trn(
            "Cost: {cost}, in the one choice that mattered.",
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
        """Whether others gave or took anything that can be seen; a sum of floats is hardly ever 0."""
        return bool(self.way(player.gifts))


@dataclass(frozen=True, kw_only=True)
class WinChance(Unit):
    """The chance to win the game, from 0 to 1; a loss of a hundredth is a point."""

    quantity: Quantity = CHANCE
    scale: int = 100
    title: Sentence = _WIN_SHARE
    rate_title: Sentence = _POINTS_A_CHOICE

    def value_words(self, worth: Worth) -> Sentence:
        """Such as "75.7%"."""
        return self.read_value_words(worth)

    def whole_change_words(self, worth: Worth) -> Sentence:
        """In percentage points."""
        return tr("{number} percentage points", number=self.change_words(worth))

    def count_words(self, number: Figure) -> Sentence:
        """A number of percentage points."""
        return trn("{count} percentage point", "{count} percentage points", number)

    def warn_at_words(self, counted: float) -> Sentence:
        """In percentage points."""
        return trn("At {count} percentage point", "At {count} percentage points", short_figure(counted))

    def chart_title(self, name: Name) -> Sentence:
        """The chance of this player."""
        if name.is_you:
            return tr("Your chance to win, move by move")
        return tr("{name}: chance to win, move by move", name=name)

    def now_words(self, worth: Worth, name: Name) -> Sentence:
        """The chance of this player now."""
        value = self.value_words(worth)
        if name.is_you:
            return tr("Your chance to win now: {value}", value=value)
        return tr("{name}'s chance to win now: {value}", name=name, value=value)

    def sum_words(self, player: PlayerReview, name: Name, *, is_over: bool) -> Sentence:
        """What made your chance, or that of another player."""
        if not name.is_you:
            return super().sum_words(player, name, is_over=is_over)
        values = {
            "start": self.value_words(player.value_at_start),
            "dice": self.change_words(player.dice),
            "cost": self.amount_words(player.cost),
            "gifts": self.change_words(player.gifts),
            "result": self.value_words(player.result),
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
                "You started at {start}. The dice gave you {dice} and your opponent's choices "
                "{gifts}. Your own choices cost {cost}, and you ended at {result}.",
                **values,
            )
        return tr(
            "You started at {start}. The dice gave you {dice} and your opponent's choices "
            "{gifts}. Your own choices cost {cost}, and you are now at {result}.",
            **values,
        )


def short_figure(number: float) -> Figure:
    """The number with as many digits behind the point as it has, four at most."""
    digits = next((digits for digits in range(4) if isclose(round(number, digits), number)), 4)
    return figure(number, digits)


def _bare(number: Figure) -> Sentence:
    return Sentence("{number}", {"number": number})
