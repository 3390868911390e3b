"""The chapter's "CrapsGame Design": has the player place bets, rolls the dice, and resolves the bets."""

from collections.abc import Callable

from dicedesk.classroom.craps.bets import InvalidBet
from dicedesk.classroom.craps.outcomes import POINT_ODDS
from dicedesk.classroom.craps.parts import (
    ABet,
    AGame,
    AnOutcome,
    APlayer,
    ATable,
    AThrow,
    SomeDice,
    bets_on,
    check_part,
    take_off,
)
from dicedesk.classroom.craps.states import CrapsGamePointOff, CrapsGameState
from dicedesk.core.words import tr


class CrapsGame:
    """A game between players that come and go. A cycle of it is one throw of the dice.

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
        """The outcome for odds behind the line, at the odds of the point; None while the point is off."""
        return self.state.pointOutcome()

    def moveToThrow(self, bet: ABet, throw: AThrow) -> None:
        """Moves a bet on a come line to the number of the throw. Raises ValueError for a throw that is no point."""
        if throw.d1 + throw.d2 not in POINT_ODDS:
            raise ValueError(tr("No bet moves to {total}: it is no point.", total=throw.d1 + throw.d2))
        self.state.moveToThrow(bet, throw)

    def reset(self) -> None:
        """Starts again: the point is off, and the table is empty."""
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
