"""The chapter's states of a game: the point is off, or on. Each resolves the bets on the game, and makes the next."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar

from dicedesk.classroom.craps.outcomes import (
    COME_LINE,
    DONT_COME_LINE,
    DONT_PASS_LINE,
    DONT_PASS_ODDS,
    PASS_LINE,
    PASS_ODDS,
    POINT_ODDS,
    Outcome,
    buy,
    come_odds,
    come_point,
    dont_come_odds,
    dont_come_point,
    lay,
)
from dicedesk.classroom.craps.parts import ABet, AGame, AnOutcome, AThrow, bets_on, check_part, take_off
from dicedesk.core.words import tr

Names = frozenset[str]

_COME_ODDS: Names = frozenset(map(come_odds, POINT_ODDS))


class CrapsGameState:
    """The superclass of both states: keeps the game, and moves come bets."""

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
        """The outcome for odds behind the line, at the odds of the point."""
        raise NotImplementedError

    def moveToThrow(self, bet: ABet, throw: AThrow) -> None:
        """Moves a bet on a come line to the number of the throw, at its odds; does nothing for other bets or throws."""
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
    """The point is on. `point` is its value."""

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
        """All outcomes but those that buy or lay the point."""
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
        """The game is lost. Only the come line, and what is bet against the shooter, wins."""
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
        """What stands on the number wins and what stands against it loses; with the point, so does the line.

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
        """The odds behind the pass line: 2:1 for 4 and 10, 3:2 for 5 and 9, 6:5 for 6 and 8."""
        return Outcome(PASS_ODDS, POINT_ODDS[self._number])

    def __str__(self) -> str:
        return str(tr("The point is {point}", point=self._number))


class CrapsGamePointOff(CrapsGameState):
    """The point is off: the next throw is the come-out roll."""

    pointOn: ClassVar[Callable[[int, AGame], CrapsGameState]] = CrapsGamePointOn
    """Makes the state with a point; replace it with a class of your own."""

    def isValid(self, outcome: AnOutcome) -> bool:
        """The pass line and the don't pass line."""
        return outcome.name in (PASS_LINE, DONT_PASS_LINE)

    def isWorking(self, outcome: AnOutcome) -> bool:
        """All outcomes but the odds behind the six come points."""
        return outcome.name not in _COME_ODDS

    def craps(self, throw: AThrow) -> CrapsGameState:
        """The pass line loses, and the don't pass line wins; on 12 it is pushed."""
        dont_pass = frozenset({DONT_PASS_LINE})
        if throw.d1 + throw.d2 == 12:
            self._resolve(loses=frozenset({PASS_LINE}), pushes=dont_pass)
        else:
            self._resolve(wins=dont_pass, loses=frozenset({PASS_LINE}))
        return self

    def natural(self, throw: AThrow) -> CrapsGameState:
        """The pass line wins, and the don't pass line loses; come points of earlier games lose with the seven.

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
        """A point is established. Come points on it and their odds are pushed: they cannot stand any longer."""
        number = throw.d1 + throw.d2
        self._resolve(
            wins=frozenset({buy(number)}),
            loses=frozenset({lay(number)}),
            pushes=_named(come_point, dont_come_point, come_odds, dont_come_odds, numbers=[number]),
        )
        return type(self).pointOn(number, self.game)

    def pointOutcome(self) -> AnOutcome | None:
        """None: no point has been established."""
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
