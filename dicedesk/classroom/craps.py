"""The classes of the craps chapter, with the names, fields, constructors, methods and effects it describes.

This is the chapter's own design, apart from the rules that the program plays with: bets are mutable, throws call the
game back, states resolve bets. A class of a reader's own can stand in place of any of these; the protocols, which come
first, say what each asks of the others. `python -m dicedesk.classroom.craps` plays the demonstration.
"""

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import ClassVar, Protocol

from dicedesk.classroom.checks import check_positive
from dicedesk.core.dice import SIDES
from dicedesk.core.words import tr

__all__ = [
    "Bet",
    "CrapsGame",
    "CrapsGamePointOff",
    "CrapsGamePointOn",
    "CrapsGameState",
    "CrapsPlayer",
    "CrapsTable",
    "CrapsThrow",
    "Dice",
    "ElevenThrow",
    "Game",
    "GamePointOff",
    "InvalidBet",
    "NaturalThrow",
    "Outcome",
    "Player",
    "PointThrow",
    "Table",
    "Throw",
    "ThrowBuilder",
]

# What the classes ask of each other.


class AnOutcome(Protocol):
    """What is bet on: found by its name, paid at its odds."""

    name: str
    odds: int | Fraction


class ABet(Protocol):
    """An amount on an outcome, and the player who made it."""

    amount: int
    outcome: AnOutcome
    player: "APlayer"

    def winAmount(self) -> int | Fraction:
        """What a winner gives the player."""
        ...


class APlayer(Protocol):
    """Places bets, and is told what becomes of them."""

    def placeBets(self) -> None:
        """Is asked for bets before each throw."""
        ...

    def win(self, bet: ABet, /) -> None:
        """The bet was a winner."""
        ...

    def lose(self, bet: ABet, /) -> None:
        """The bet was a loser."""
        ...


class ATable(Protocol):
    """Holds the bets in a list, `bets`, from which the game deletes those that are resolved.

    `bets` may as well be a method that gives an iterator; then the table has `removeBet` to delete one.
    """

    @property
    def bets(self) -> list[ABet]:
        """The bets on the table."""
        ...

    def placeBet(self, bet: ABet, /) -> None:
        """Puts a bet on the table."""
        ...


class AThrow(Protocol):
    """Two dice, and the bets that they decide."""

    d1: int
    d2: int

    def updateGame(self, game: "AGame", /) -> None:
        """Tells the game which kind of throw it is."""
        ...

    def resolveOneRoll(self, bet: ABet, /) -> bool:
        """Whether a bet on one roll is resolved."""
        ...

    def resolveHardways(self, bet: ABet, /) -> bool:
        """Whether a bet on a hardway is resolved."""
        ...


class AGame(Protocol):
    """Is told by a throw which kind it is; has the table on which a state finds the bets."""

    @property
    def table(self) -> ATable:
        """The table with the bets."""
        ...

    def craps(self, throw: AThrow, /) -> None:
        """A 2, 3 or 12 was thrown."""
        ...

    def natural(self, throw: AThrow, /) -> None:
        """A 7 was thrown."""
        ...

    def eleven(self, throw: AThrow, /) -> None:
        """An 11 was thrown."""
        ...

    def point(self, throw: AThrow, /) -> None:
        """A 4, 5, 6, 8, 9 or 10 was thrown."""
        ...


class SomeDice(Protocol):
    """Dice that can be rolled."""

    def roll(self) -> AThrow:
        """The next throw."""
        ...


def bets_on(table: ATable) -> list[ABet]:
    """A copy of the list of bets, so that bets can be deleted while one goes through it."""
    bets: list[ABet] | Callable[[], Iterator[ABet]] = table.bets
    return list(bets() if callable(bets) else bets)


def take_off(table: ATable, bet: ABet) -> None:
    """Removes this bet from the table, and no other bet that is equal to it."""
    remove: Callable[[ABet], None] | None = getattr(table, "removeBet", None)
    if remove is not None:
        remove(bet)
    else:
        table.bets[:] = [other for other in table.bets if other is not bet]


def check_part(part: object, what: str, *members: str) -> None:
    """Raises ValueError unless the object can stand for that part of the game: it has these members."""
    missing = [member for member in members if not hasattr(part, member)]
    if missing or isinstance(part, type):
        raise ValueError(
            tr(
                "The {what} needs {members}: {given!r} cannot be one.",
                what=what,
                members=", ".join(members),
                given=part,
            )
        )


# Outcomes: what can be bet on, and what it pays.


class Outcome:
    """A name, and what it pays for 1: 6:5 is Fraction(6, 5). Outcomes with the same name are equal at any odds."""

    def __init__(self, name: str, odds: int | Fraction) -> None:
        if not isinstance(name, str) or not name:
            raise ValueError(tr("An outcome needs a name, not {given!r}.", given=name))
        if isinstance(odds, bool) or not isinstance(odds, int | Fraction) or odds < 0:
            raise ValueError(
                tr(
                    "The odds of an outcome are a whole number or a Fraction from 0, not {given!r}.",
                    given=odds,
                )
            )
        self.name = name
        self.odds = odds

    def winAmount(self, amount: int) -> int | Fraction:
        """The exact win of a bet of this amount, without the bet itself: 15/2 for 5 at 3:2."""
        won = amount * Fraction(self.odds)
        return won.numerator if won.denominator == 1 else won

    def __eq__(self, other: object) -> bool:
        return hasattr(other, "name") and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        odds = Fraction(self.odds)
        return f"{self.name} ({odds.numerator}:{odds.denominator})"

    def __repr__(self) -> str:
        return f"Outcome({self.name!r}, {self.odds!r})"


PASS_LINE = "Pass Line"
DONT_PASS_LINE = "Don't Pass Line"
COME_LINE = "Come Line"
DONT_COME_LINE = "Don't Come Line"
PASS_ODDS = "Pass Line Odds"
DONT_PASS_ODDS = "Don't Pass Odds"

POINT_ODDS: Mapping[int, int | Fraction] = MappingProxyType(
    {4: 2, 5: Fraction(3, 2), 6: Fraction(6, 5), 8: Fraction(6, 5), 9: Fraction(3, 2), 10: 2}
)
"""The six numbers that can be a point, and the odds of each: 2:1, 3:2 and 6:5."""


def come_point(number: int) -> str:
    """The name of a come bet that has moved to this number."""
    return f"Come Point {number}"


def dont_come_point(number: int) -> str:
    """The name of a don't come bet that has moved to this number."""
    return f"Don't Come Point {number}"


def come_odds(number: int) -> str:
    """The name of the odds behind a come point."""
    return f"Come Odds {number}"


def dont_come_odds(number: int) -> str:
    """The name of the odds behind a don't come point."""
    return f"Don't Come Odds {number}"


def buy(number: int) -> str:
    """The name of a buy bet."""
    return f"Buy {number}"


def lay(number: int) -> str:
    """The name of a lay bet."""
    return f"Lay {number}"


def found(outcome: AnOutcome, outcomes: Iterable[AnOutcome]) -> AnOutcome | None:
    """The one of the outcomes that has this outcome's name; None if none has it."""
    return next((one for one in outcomes if one.name == outcome.name), None)


# "Bet Rework": a bet carries its player, and its outcome can change.


class InvalidBet(ValueError):
    """Raised if the game or the table does not take a bet; the message says why."""


@dataclass(frozen=False)
class Bet:
    """An amount that a player bets on an outcome. The game moves the bet to another outcome when its odds change.

    The amount is a whole number from 1, or InvalidBet is raised.
    """

    amount: int
    outcome: AnOutcome
    player: APlayer

    def __post_init__(self) -> None:
        check_amount(self.amount)
        check_part(self.outcome, "outcome of a bet", "name", "odds")
        check_part(self.player, "player of a bet", "win", "lose")

    def winAmount(self) -> int | Fraction:
        """What the player gets if the bet wins: the amount bet, plus the win at the outcome's odds."""
        won = self.amount + self.amount * Fraction(self.outcome.odds)
        return won.numerator if won.denominator == 1 else won

    def loseAmount(self) -> int:
        """What the player loses if the bet loses: the amount bet."""
        return self.amount

    def __str__(self) -> str:
        return f"{self.amount} on {self.outcome}"


def check_amount(amount: object) -> None:
    """Raises InvalidBet unless it is a whole number from 1."""
    if type(amount) is not int or amount < 1:
        raise InvalidBet(tr("The amount of a bet is a whole number from 1, not {given!r}.", given=amount))


# "Throw Rework": two dice, with the outcomes that they win and lose, and the four kinds of throws.

Outcomes = set[AnOutcome]


class Throw:
    """The superclass of the throws. It has `d1`, `d2`, and the sets of outcomes that win and lose."""

    totals: frozenset[int] = frozenset(range(2, 2 * SIDES + 1))
    """The sums that a throw of this kind can show."""

    def __init__(
        self, d1: int, d2: int, winners: Outcomes | None = None, losers: Outcomes | None = None
    ) -> None:
        for die in (d1, d2):
            if type(die) is not int or not 1 <= die <= SIDES:
                raise ValueError(tr("A die shows 1 to 6, not {face!r}.", face=die))
        if d1 + d2 not in self.totals:
            raise ValueError(tr("{d1} and {d2} make no {kind}.", d1=d1, d2=d2, kind=type(self).__name__))
        self.d1 = d1
        self.d2 = d2
        self.win1Roll: Outcomes = set(winners or ())
        self.lose1Roll: Outcomes = set(losers or ())
        self.winHardway: Outcomes = set()
        self.loseHardway: Outcomes = set()

    def add1Roll(self, winners: Iterable[AnOutcome], losers: Iterable[AnOutcome]) -> None:
        """Adds to the outcomes of one-roll bets that win and lose."""
        self.win1Roll.update(winners)
        self.lose1Roll.update(losers)

    def addHardways(self, winners: Iterable[AnOutcome], losers: Iterable[AnOutcome]) -> None:
        """Adds to the outcomes of hardways that win and lose."""
        self.winHardway.update(winners)
        self.loseHardway.update(losers)

    def hard(self) -> bool:
        """Whether both dice show the same."""
        return self.d1 == self.d2

    def updateGame(self, game: AGame) -> None:
        """Calls the game's method for this kind of throw. Each subclass has its own."""
        raise NotImplementedError(
            tr("A plain Throw has no kind: make a CrapsThrow, NaturalThrow, ElevenThrow or PointThrow.")
        )

    def resolveOneRoll(self, bet: ABet) -> bool:
        """Pays or takes a one-roll bet. Returns True if the bet is resolved and must leave the table."""
        return _resolve(bet, self.win1Roll, self.lose1Roll)

    def resolveHardways(self, bet: ABet) -> bool:
        """Pays or takes a bet on a hardway. Returns True if the bet is resolved and must leave the table."""
        return _resolve(bet, self.winHardway, self.loseHardway)

    def __str__(self) -> str:
        return f"{self.d1},{self.d2}"


class CrapsThrow(Throw):
    """A 2, 3 or 12."""

    totals = frozenset({2, 3, 12})

    def updateGame(self, game: AGame) -> None:
        """Calls `game.craps`."""
        game.craps(self)


class NaturalThrow(Throw):
    """A 7."""

    totals = frozenset({7})

    def updateGame(self, game: AGame) -> None:
        """Calls `game.natural`."""
        game.natural(self)


class ElevenThrow(Throw):
    """An 11."""

    totals = frozenset({11})

    def updateGame(self, game: AGame) -> None:
        """Calls `game.eleven`."""
        game.eleven(self)


class PointThrow(Throw):
    """A 4, 5, 6, 8, 9 or 10."""

    totals = frozenset(POINT_ODDS)

    def updateGame(self, game: AGame) -> None:
        """Calls `game.point`."""
        game.point(self)


def _resolve(bet: ABet, winners: Outcomes, losers: Outcomes) -> bool:
    winner = found(bet.outcome, winners)
    if winner is not None:
        # The odds of the field and the horn depend on the throw, so the winner's odds are paid.
        bet.outcome = winner
        bet.player.win(bet)
        return True
    if found(bet.outcome, losers) is not None:
        bet.player.lose(bet)
        return True
    return False


# "ThrowBuilder Rework": makes the 36 throws with all the outcomes that they win and lose.

_HARD_ODDS = {4: 7, 6: 9, 8: 9, 10: 7}
_EASY_ODDS = {4: Fraction(7, 2), 6: Fraction(7, 4), 8: Fraction(7, 4), 10: Fraction(7, 2)}
"""The chapter names no odds for these; they are the chances: a hard number and a seven against the easy ways."""
_ONE_ROLL_ODDS = {"2": 30, "3": 15, "7": 4, "11": 15, "12": 30, "Field": 1, "Horn": 3, "Any Craps": 7}
_HORN_ODDS = {2: Fraction(27, 4), 12: Fraction(27, 4)}
_FIELD_NUMBERS = (2, 3, 4, 9, 10, 11, 12)


class TakesThrows(Protocol):
    """Dice to which throws are added."""

    def addThrow(self, throw: Throw, /) -> None:
        """Keeps a throw."""
        ...


class ThrowBuilder:
    """Makes the 36 throws. For another casino, write a subclass with its own `fieldOdds`."""

    def __init__(
        self,
        outcome: Callable[[str, int | Fraction], AnOutcome] = Outcome,
        crapsThrow: type[Throw] = CrapsThrow,
        naturalThrow: type[Throw] = NaturalThrow,
        elevenThrow: type[Throw] = ElevenThrow,
        pointThrow: type[Throw] = PointThrow,
    ) -> None:
        """Builds with these classes; a reader's own can stand in place of each."""
        self.outcome = outcome
        self._kinds = dict.fromkeys((2, 3, 12), crapsThrow) | dict.fromkeys(POINT_ODDS, pointThrow)
        self._kinds |= {7: naturalThrow, 11: elevenThrow}

    def fieldOdds(self, total: int) -> int | Fraction:
        """What the field pays on this sum: 2:1 on 2 and 12, otherwise 1:1."""
        return 2 if total in (2, 12) else 1

    def buildThrows(self, dice: TakesThrows) -> None:
        """Makes the outcomes and the 36 throws, and adds the throws to the dice."""
        check_part(dice, "dice", "addThrow")
        oneRoll = {name: self.outcome(name, odds) for name, odds in _ONE_ROLL_ODDS.items()}
        hard = {number: self.outcome(f"hard {number}", odds) for number, odds in _HARD_ODDS.items()}
        easy = {number: self.outcome(f"easy {number}", odds) for number, odds in _EASY_ODDS.items()}
        for d1, d2 in product(range(1, SIDES + 1), repeat=2):
            throw = self._kinds[d1 + d2](d1, d2)
            throw.add1Roll(*self._one_roll(oneRoll, d1 + d2))
            throw.addHardways(*_hardways(hard, easy, d1, d2))
            dice.addThrow(throw)

    def _one_roll(self, oneRoll: dict[str, AnOutcome], total: int) -> tuple[Outcomes, Outcomes]:
        """The winners, with the odds that they have with this sum, and the losers."""
        winners: Outcomes = set()
        if str(total) in oneRoll:
            winners.add(oneRoll[str(total)])
        if total in (2, 3, 12):
            winners.add(oneRoll["Any Craps"])
        if total in (2, 3, 11, 12):
            winners.add(self.outcome("Horn", _HORN_ODDS.get(total, _ONE_ROLL_ODDS["Horn"])))
        if total in _FIELD_NUMBERS:
            winners.add(self.outcome("Field", self.fieldOdds(total)))
        names = {winner.name for winner in winners}
        return winners, {outcome for name, outcome in oneRoll.items() if name not in names}


def _hardways(
    hard: dict[int, AnOutcome], easy: dict[int, AnOutcome], d1: int, d2: int
) -> tuple[Outcomes, Outcomes]:
    """The winners and the losers."""
    total = d1 + d2
    if total == SIDES + 1:
        return set(), {*hard.values(), *easy.values()}
    if total not in hard or not (d1 == d2 or total in easy):
        return set(), set()
    return ({hard[total]}, {easy[total]}) if d1 == d2 else ({easy[total]}, {hard[total]})


# The dice: one of 36 throws, picked at random.


class Chooser(Protocol):
    """Picks one of the throws: a `random.Random`, or anything that shows what is wanted."""

    def choice(self, throws: list[Throw], /) -> Throw:
        """One of the throws."""
        ...


class BuildsThrows(Protocol):
    """Makes the throws of dice, as a ThrowBuilder does."""

    def buildThrows(self, dice: "Dice", /) -> None:
        """Adds the throws to the dice."""
        ...


class Dice:
    """Two dice. `rng` picks the throws; to test a game, replace it with one that is not random."""

    def __init__(self, rng: Chooser | None = None, builder: BuildsThrows | None = None) -> None:
        """Dice with the 36 throws of the builder, or of a ThrowBuilder."""
        if rng is not None:
            check_part(rng, "chooser of throws", "choice")
        self.rng: Chooser = random.Random() if rng is None else rng
        self._throws: dict[tuple[int, int], Throw] = {}
        (ThrowBuilder() if builder is None else builder).buildThrows(self)

    @property
    def throws(self) -> list[Throw]:
        """The throws, from 1,1 to 6,6."""
        return list(self._throws.values())

    def addThrow(self, throw: Throw) -> None:
        """Replaces the throw that shows the same faces."""
        self._throws[throw.d1, throw.d2] = throw

    def throw(self, d1: int, d2: int) -> Throw:
        """The throw that shows these faces. Raises ValueError if dice cannot show them."""
        if (d1, d2) not in self._throws:
            raise ValueError(tr("No throw shows {d1!r} and {d2!r}.", d1=d1, d2=d2))
        return self._throws[d1, d2]

    def roll(self) -> Throw:
        """The next throw."""
        return self.rng.choice(self.throws)


# The states of a game: the point is off, or on. Each resolves the bets on the game, and makes the next.

Names = frozenset[str]

_COME_ODDS: Names = frozenset(map(come_odds, POINT_ODDS))


class CrapsGameState:
    """The superclass of both states. It holds the game and moves come bets."""

    def __init__(self, game: AGame) -> None:
        check_part(game, "game of a state", "table")
        self.game = game

    def isValid(self, outcome: AnOutcome) -> bool:
        """Whether the outcome can be bet on in this state. Each subclass says which can."""
        raise NotImplementedError

    def isWorking(self, outcome: AnOutcome) -> bool:
        """Whether bets on the outcome work in this state. Each subclass says which do."""
        raise NotImplementedError

    def craps(self, throw: AThrow) -> "CrapsGameState":
        """The state after a 2, 3 or 12, which has resolved bets on the game."""
        raise NotImplementedError

    def natural(self, throw: AThrow) -> "CrapsGameState":
        """The state after a 7, which has resolved bets on the game."""
        raise NotImplementedError

    def eleven(self, throw: AThrow) -> "CrapsGameState":
        """The state after an 11, which has resolved bets on the game."""
        raise NotImplementedError

    def point(self, throw: AThrow) -> "CrapsGameState":
        """The state after a 4, 5, 6, 8, 9 or 10, which has resolved bets on the game."""
        raise NotImplementedError

    def pointOutcome(self) -> AnOutcome | None:
        """The outcome for odds on the line, at the odds of the point."""
        raise NotImplementedError

    def moveToThrow(self, bet: ABet, throw: AThrow) -> None:
        """Moves a bet on a come line to the number of the throw, at its odds. Other bets and throws change nothing."""
        number = throw.d1 + throw.d2
        if number not in POINT_ODDS:
            return
        if bet.outcome.name == COME_LINE:
            bet.outcome = Outcome(come_point(number), POINT_ODDS[number])
        elif bet.outcome.name == DONT_COME_LINE:
            bet.outcome = Outcome(dont_come_point(number), POINT_ODDS[number])

    def __str__(self) -> str:
        return ""

    def _resolve(
        self, wins: Names = frozenset(), loses: Names = frozenset(), pushes: Names = frozenset()
    ) -> None:
        """Pays the winners, takes the losers and gives pushed bets back, by the names of their outcomes.

        A push is a win at no odds. Bets that do not work are left alone, but for a push.
        """
        for bet in bets_on(self.game.table):
            name = bet.outcome.name
            if name in pushes:
                bet.outcome = Outcome(name, 0)
                bet.player.win(bet)
            elif name in wins and self._counts(bet):
                bet.player.win(bet)
            elif name in loses and self._counts(bet):
                bet.player.lose(bet)
            else:
                continue
            take_off(self.game.table, bet)

    def _counts(self, bet: ABet) -> bool:
        """Whether the bet works; its player may say so of odds that are off (Optional Working Bets)."""
        if self.isWorking(bet.outcome):
            return True
        ask: Callable[[ABet], bool] | None = getattr(bet.player, "oddsAreOn", None)
        return ask is not None and ask(bet)

    def _move_come_bets(self, throw: AThrow) -> None:
        for bet in bets_on(self.game.table):
            self.moveToThrow(bet, throw)


class PointValue(int):
    """The point as a number, that can be called too: the chapter has a field and a method of the name `point`."""

    after: Callable[[AThrow], CrapsGameState]

    def __call__(self, throw: AThrow) -> CrapsGameState:
        """The state after a point throw."""
        return self.after(throw)


class CrapsGamePointOn(CrapsGameState):
    """There is a point; `point` is its number."""

    pointOff: ClassVar[Callable[[AGame], CrapsGameState]]
    """Makes the state without a point; replace it with a class of your own."""

    def __init__(self, point: int | AnOutcome, game: AGame) -> None:
        """`point` is the number, or an outcome whose name ends with it."""
        super().__init__(game)
        self._number = _number_of(point)
        value = PointValue(self._number)
        # Of the class, so that a subclass can have a `point` of its own.
        value.after = partial(type(self).point, self)
        self.point = value  # type: ignore[method-assign]  # a field and a method of one name

    def isValid(self, outcome: AnOutcome) -> bool:
        """All outcomes except buying or laying the point."""
        of_point = _named(come_point, dont_come_point, buy, lay, numbers=[self._number])
        return outcome.name not in of_point

    def isWorking(self, outcome: AnOutcome) -> bool:
        """All outcomes."""
        return True

    def craps(self, throw: AThrow) -> CrapsGameState:
        """The come line loses, and the don't come line wins."""
        self._resolve(wins=frozenset({DONT_COME_LINE}), loses=frozenset({COME_LINE}))
        return self

    def natural(self, throw: AThrow) -> CrapsGameState:
        """The game is lost. Only the come line and bets against the shooter win."""
        self._resolve(
            wins=_named(dont_come_point, dont_come_odds, lay) | {COME_LINE, DONT_PASS_LINE, DONT_PASS_ODDS},
            loses=_named(come_point, come_odds, buy) | {DONT_COME_LINE, PASS_LINE, PASS_ODDS},
        )
        return type(self).pointOff(self.game)

    def eleven(self, throw: AThrow) -> CrapsGameState:
        """The come line wins, and the don't come line loses."""
        self._resolve(wins=frozenset({COME_LINE}), loses=frozenset({DONT_COME_LINE}))
        return self

    def point(self, throw: AThrow) -> CrapsGameState:
        """Bets on the number win and bets against it lose. If the number is the point, so do the line bets.

        Then bets on the come lines move to the number.
        """
        number = throw.d1 + throw.d2
        wins = _named(come_point, come_odds, buy, numbers=[number])
        loses = _named(dont_come_point, dont_come_odds, lay, numbers=[number])
        is_made = number == self._number
        if is_made:
            wins |= {PASS_LINE, PASS_ODDS}
            loses |= {DONT_PASS_LINE, DONT_PASS_ODDS}
        self._resolve(wins, loses)
        self._move_come_bets(throw)
        return type(self).pointOff(self.game) if is_made else self

    def pointOutcome(self) -> AnOutcome | None:
        """The odds on the pass line: 2:1 for 4 and 10, 3:2 for 5 and 9, 6:5 for 6 and 8."""
        return Outcome(PASS_ODDS, POINT_ODDS[self._number])

    def __str__(self) -> str:
        return str(tr("The point is {point}", point=self._number))


class CrapsGamePointOff(CrapsGameState):
    """There is no point: the next throw is the come-out roll."""

    pointOn: ClassVar[Callable[[int, AGame], CrapsGameState]] = CrapsGamePointOn
    """Makes the state with a point; replace it with a class of your own."""

    def isValid(self, outcome: AnOutcome) -> bool:
        """The pass line and the don't pass line."""
        return outcome.name in (PASS_LINE, DONT_PASS_LINE)

    def isWorking(self, outcome: AnOutcome) -> bool:
        """All outcomes except odds on the six come points."""
        return outcome.name not in _COME_ODDS

    def craps(self, throw: AThrow) -> CrapsGameState:
        """The pass line loses, and the don't pass line wins; on 12, don't pass pushes."""
        dont_pass = frozenset({DONT_PASS_LINE})
        if throw.d1 + throw.d2 == 12:
            self._resolve(loses=frozenset({PASS_LINE}), pushes=dont_pass)
        else:
            self._resolve(wins=dont_pass, loses=frozenset({PASS_LINE}))
        return self

    def natural(self, throw: AThrow) -> CrapsGameState:
        """The pass line wins, and the don't pass line loses; come points of earlier games lose to the seven.

        Odds that did not work come back: the bet that they stood behind is gone.
        """
        self._resolve(
            wins=_named(dont_come_point, dont_come_odds, lay) | {PASS_LINE},
            loses=_named(come_point, come_odds, buy) | {DONT_PASS_LINE},
        )
        self._resolve(pushes=_COME_ODDS)
        return self

    def eleven(self, throw: AThrow) -> CrapsGameState:
        """The pass line wins, and the don't pass line loses."""
        self._resolve(wins=frozenset({PASS_LINE}), loses=frozenset({DONT_PASS_LINE}))
        return self

    def point(self, throw: AThrow) -> CrapsGameState:
        """The number becomes the point. Come bets on this number, and their odds, push."""
        number = throw.d1 + throw.d2
        self._resolve(
            wins=frozenset({buy(number)}),
            loses=frozenset({lay(number)}),
            pushes=_named(come_point, dont_come_point, come_odds, dont_come_odds, numbers=[number]),
        )
        return type(self).pointOn(number, self.game)

    def pointOutcome(self) -> AnOutcome | None:
        """None, because there is no point."""
        return None

    def __str__(self) -> str:
        return str(tr("The point is off: come-out roll"))


CrapsGamePointOn.pointOff = CrapsGamePointOff


def _named(*names: Callable[[int], str], numbers: Iterable[int] = POINT_ODDS) -> Names:
    return frozenset(name(number) for name in names for number in numbers)


def _number_of(point: int | AnOutcome) -> int:
    """The number of a point, or at the end of an outcome's name."""
    if isinstance(point, int):
        number = 0 if isinstance(point, bool) else int(point)
    else:
        digits = re.search(r"[0-9]+$", getattr(point, "name", ""))
        number = int(digits[0]) if digits else 0
    if number not in POINT_ODDS:
        raise ValueError(tr("A point is 4, 5, 6, 8, 9 or 10, not {given}.", given=point))
    return number


# The table: holds the bets, and knows its limits.


class ChecksBets(Protocol):
    """The game, as far as the table asks it."""

    def isValid(self, outcome: AnOutcome, /) -> bool:
        """Whether the outcome can be bet on now."""
        ...

    def isWorking(self, outcome: AnOutcome, /) -> bool:
        """Whether bets on the outcome work now."""
        ...


class BetList(list[ABet]):
    """The bets on a table. The chapter both calls it, for an iterator, and deletes from it as from a list."""

    def __call__(self) -> Iterator[ABet]:
        """Each bet; a bet may be deleted from the list meanwhile."""
        return iter(list(self))


class CrapsTable:
    """Holds the players' bets. The sum of a player's bets must be from `minimum` to `limit`.

    `game` is the game that is played at the table: it says which bets are valid and which work.
    """

    def __init__(self, minimum: int = 1, limit: int = 5_000) -> None:
        check_positive(minimum, "minimum of the table")
        check_positive(limit, "limit of the table")
        self.minimum = minimum
        self.limit = limit
        self.game: ChecksBets | None = None
        self.bets = BetList()

    def isValid(self, bet: ABet) -> bool:
        """Whether the game at this table takes the bet now; True if there is no game yet."""
        return self.game is None or self.game.isValid(bet.outcome)

    def isWorking(self, bet: ABet) -> bool:
        """Whether the next throw counts for the bet; True if there is no game yet."""
        return self.game is None or self.game.isWorking(bet.outcome)

    def allValid(self) -> bool:
        """Whether the sum of each player's bets is within the table's limits."""
        players = {id(bet.player) for bet in self.bets}
        sums = [sum(bet.amount for bet in self.bets if id(bet.player) == one) for one in players]
        return all(self.minimum <= total <= self.limit for total in sums)

    def placeBet(self, bet: ABet) -> None:
        """Puts a bet on the table. Raises InvalidBet if the game does not take it."""
        check_amount(bet.amount)
        if not self.isValid(bet):
            raise InvalidBet(tr("{name} cannot be bet on now.", name=bet.outcome.name))
        self.bets.append(bet)

    def removeBet(self, bet: ABet) -> None:
        """Removes this bet from the table, and no other bet that is equal to it."""
        self.bets[:] = [other for other in self.bets if other is not bet]

    def __iter__(self) -> Iterator[ABet]:
        return self.bets()


# "CrapsPlayer Class Stub": a very persistent player on the pass line.


class CrapsPlayer:
    """A player with one bet on the pass line at a time.

    A bet is paid from `stake` when it is placed, and comes back with what it won. `amount` is what is bet.
    """

    def __init__(
        self,
        table: ATable,
        stake: int = 1_000,
        amount: int = 10,
        bet: Callable[[int, AnOutcome, APlayer], ABet] = Bet,
    ) -> None:
        """A player at the table, who makes bets of the class `bet`."""
        check_part(table, "table", "placeBet", "bets")
        check_positive(stake, "stake")
        check_positive(amount, "amount of a bet")
        self.table = table
        self.stake: int | Fraction = stake
        self.amount = amount
        self.passLine: AnOutcome = Outcome(PASS_LINE, 1)
        self.workingBet: ABet | None = None
        self._bet = bet

    def placeBets(self) -> None:
        """Bets on the pass line, unless the last bet is still working or the stake is too small."""
        if self.workingBet is None and self.amount <= self.stake:
            bet = self._bet(self.amount, self.passLine, self)
            self.table.placeBet(bet)
            self.stake -= bet.amount
            self.workingBet = bet

    def oddsAreOn(self, bet: ABet) -> bool:
        """Whether odds on a come point work on a come-out roll, when the game asks."""
        return False

    def win(self, bet: ABet) -> None:
        """Adds the win amount to the stake after the bet has won or pushed."""
        self.stake += bet.winAmount()
        self._forget(bet)

    def lose(self, bet: ABet) -> None:
        """Forgets the lost bet, which was already paid when it was placed."""
        self._forget(bet)

    def _forget(self, bet: ABet) -> None:
        if bet is self.workingBet:
            self.workingBet = None


# "CrapsGame Design": has the player place bets, rolls the dice, and resolves the bets.


class CrapsGame:
    """A game that players can join and leave. One cycle is one throw of the dice.

    `state` is the current state, which a throw replaces through `craps`, `natural`, `eleven` or `point`.
    """

    def __init__(
        self,
        dice: SomeDice,
        table: ATable,
        firstState: Callable[[AGame], CrapsGameState] = CrapsGamePointOff,
    ) -> None:
        """A game with these dice at this table. `firstState` makes the state with the point off."""
        check_part(dice, "dice", "roll")
        check_part(table, "table", "placeBet", "bets")
        self.dice = dice
        self.table = table
        self.player: APlayer | None = None
        self._first_state = firstState
        self.state: CrapsGameState = firstState(self)
        if hasattr(table, "game"):
            table.game = self

    def cycle(self, player: APlayer) -> None:
        """One cycle of play: the player places bets, the dice are rolled, the throw resolves bets.

        Raises InvalidBet, before the dice are rolled, where the state or the table's limits do not allow the bets.
        """
        check_part(player, "player", "placeBets", "win", "lose")
        self.player = player
        before = [id(bet) for bet in bets_on(self.table)]
        player.placeBets()
        self._validate([bet for bet in bets_on(self.table) if id(bet) not in before])
        throw = self.dice.roll()
        throw.updateGame(self)
        for bet in bets_on(self.table):
            if throw.resolveOneRoll(bet) or throw.resolveHardways(bet):
                take_off(self.table, bet)

    def isValid(self, outcome: AnOutcome) -> bool:
        """Whether the outcome can be bet on in the current state."""
        return self.state.isValid(outcome)

    def isWorking(self, outcome: AnOutcome) -> bool:
        """Whether bets on the outcome work in the current state."""
        return self.state.isWorking(outcome)

    def craps(self, throw: AThrow) -> None:
        """A 2, 3 or 12 was thrown: the state resolves bets, and gives the next state."""
        self.state = self.state.craps(throw)

    def natural(self, throw: AThrow) -> None:
        """A 7 was thrown: the state resolves bets, and gives the next state."""
        self.state = self.state.natural(throw)

    def eleven(self, throw: AThrow) -> None:
        """An 11 was thrown: the state resolves bets, and gives the next state."""
        self.state = self.state.eleven(throw)

    def point(self, throw: AThrow) -> None:
        """A 4, 5, 6, 8, 9 or 10 was thrown: the state resolves bets, and gives the next state."""
        self.state = self.state.point(throw)

    def pointOutcome(self) -> AnOutcome | None:
        """The outcome for odds on the line, at the odds of the point; None if there is no point."""
        return self.state.pointOutcome()

    def moveToThrow(self, bet: ABet, throw: AThrow) -> None:
        """Moves a bet on a come line to the number of the throw. Raises ValueError unless the number can be a point."""
        if throw.d1 + throw.d2 not in POINT_ODDS:
            raise ValueError(tr("No bet moves to {total}: it is no point.", total=throw.d1 + throw.d2))
        self.state.moveToThrow(bet, throw)

    def reset(self) -> None:
        """Starts again, with no point and an empty table."""
        self.state = self._first_state(self)
        for bet in bets_on(self.table):
            take_off(self.table, bet)

    def _validate(self, placed: list[ABet]) -> None:
        for bet in placed:
            if not self.isValid(bet.outcome):
                raise InvalidBet(tr("{name} cannot be bet on now.", name=bet.outcome.name))
        all_valid: Callable[[], bool] | None = getattr(self.table, "allValid", None)
        if all_valid is not None and not all_valid():
            raise InvalidBet(tr("The bets of a player together do not keep to the limits of the table."))


# The short names.

Game = CrapsGame
Table = CrapsTable
Player = CrapsPlayer
GamePointOff = CrapsGamePointOff


# The demonstration: a few cycles of a game with dice that are not random, told line by line.

THROWS = ((5, 6), (2, 4), (4, 5), (3, 3), (1, 2), (2, 2), (3, 4))
"""A natural; the point 6, a 9 in between, and the point made; craps; the point 4, and a seven."""


class NotRandom:
    """Picks throws that were written down beforehand: the `rng` of dice that are not random."""

    def __init__(self, faces: Iterable[tuple[int, int]]) -> None:
        self._faces = iter(faces)

    def choice(self, throws: list[Throw]) -> Throw:
        """The next throw that was written down. Raises ValueError where none is left."""
        faces = next(self._faces, None)
        if faces is None:
            raise ValueError(tr("No throw is left of those that were written down."))
        return next(throw for throw in throws if (throw.d1, throw.d2) == faces)


class ToldDice:
    """Dice that tell each throw when it is rolled."""

    def __init__(self, dice: Dice, say: Callable[[str], object]) -> None:
        self._dice, self._say = dice, say

    def roll(self) -> Throw:
        """The next throw, which is told."""
        throw = self._dice.roll()
        self._say(tr("Roll {throw}: {kind}", throw=throw, kind=type(throw).__name__))
        return throw


def main() -> None:
    """Prints what happens in each cycle."""
    demonstrate(print)


def demonstrate(say: Callable[[str], object]) -> None:
    """Calls `say` with each line that tells what happens."""
    dice = ToldDice(Dice(NotRandom(THROWS)), say)
    table = CrapsTable()
    game = CrapsGame(dice, table)
    player = CrapsPlayer(table)
    say(tr("The stake is {stake}. {state}", stake=player.stake, state=game.state))
    for _ in THROWS:
        game.cycle(player)
        lying = ", ".join(map(str, table)) or tr("nothing")
        say(
            tr(
                "  {state}. On the table: {bets}. Stake {stake}",
                state=game.state,
                bets=lying,
                stake=player.stake,
            )
        )


if __name__ == "__main__":
    main()
