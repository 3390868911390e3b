"""Craps as a State: a thin layer over the game of craps, with the moves of a record."""

from dataclasses import dataclass, replace
from typing import Self, assert_never

from dicedesk.core.dice import Roll
from dicedesk.core.game import DiceRolled, Ending, Json, Outcome, State, Step
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import BET_KINDS, NAMES, BetKind
from dicedesk.games.craps.bets import Bet, bet_named
from dicedesk.games.craps.craps_game import CrapsGame
from dicedesk.games.craps.events import OddsTurned, TableLeft, WentBroke
from dicedesk.games.craps.house_rules import BUILDING_SKILLS, HouseRules
from dicedesk.games.craps.moves import CrapsMove, Leave, PlaceBet, TakeDown, Throw, TurnOdds
from dicedesk.games.craps.table import LEAST_BET

DICE = 2


class CrapsEnding(Ending):
    """How a game of craps ends: the player left, or the bankroll is too little to bet."""

    QUIT = "quit"
    BROKE = "broke"


@dataclass(frozen=True, slots=True)
class CrapsState(State[CrapsMove]):
    """A position of craps: the game with its rules, point, bets and bankroll, and whether the player has left."""

    game: CrapsGame
    has_left: bool = False

    @property
    def seat(self) -> int:
        """The one player's, 0."""
        return 0

    @property
    def rules(self) -> HouseRules:
        """The rules of the house."""
        return self.game.rules

    @classmethod
    def opened(cls, rules: HouseRules = BUILDING_SKILLS) -> Self:
        """A game before its first bet, with an empty table and the bankroll that the rules name."""
        return cls(CrapsGame.opened(rules))

    @property
    def point(self) -> int | None:
        """The point; None before there is one."""
        return self.game.state.point_number()

    @property
    def bankroll(self) -> Cents:
        """The player's money, without what lies on the table."""
        return self.game.player.stake

    @property
    def odds_on(self) -> bool:
        """Whether odds behind come bets work on a come-out throw."""
        return self.game.player.odds_on

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The bets on the table, in the order of the layout."""
        return self.game.table.bets

    @property
    def on_table(self) -> Cents:
        """All that lies on the table."""
        return self.game.table.total

    def amount_on(self, kind: BetKind) -> Cents:
        """What lies on a bet of this kind; 0 where nothing does."""
        return self.game.table.amount_on(kind)

    def is_working(self, kind: BetKind) -> bool:
        """Whether the next throw counts for a bet of this kind."""
        return self.game.is_working(kind)

    def kind_named(self, name: str) -> BetKind:
        """The kind of bet of this name, line odds as the point pays them. Raises KeyError for a name of none."""
        return self.game.kind_named(name)

    def legal_moves(self) -> tuple[CrapsMove, ...]:
        """Throwing, each bet that can be made at its least, each that can be taken down, odds on or off, leaving.

        More can be bet than the menu lists: `refusal` says how much. Nothing once the game is over.
        """
        if self.outcome() is not None:
            return ()
        offered: tuple[CrapsMove, ...] = (
            *(PlaceBet(name, self._least_addition(name)) for name in NAMES),
            *(TakeDown(bet.name) for bet in self.game.table.bets),
        )
        bets_and_takings = tuple(move for move in offered if self.refusal(move) is None)
        return (Throw(), *bets_and_takings, TurnOdds(on=not self.game.player.odds_on), Leave())

    def dice_for(self, move: CrapsMove) -> int:
        """Two for a throw."""
        return DICE if isinstance(move, Throw) else 0

    def outcome(self) -> Outcome | None:
        """Broke once nothing lies on the table and no bet can be paid any more; leaving ends it at any time."""
        if self.has_left:
            return Outcome(CrapsEnding.QUIT)
        if not self.game.table.bets and self.game.player.stake < LEAST_BET:
            return Outcome(CrapsEnding.BROKE)
        return None

    def to_json(self) -> Json:
        """`point` (a number or None), `bankroll` in dollars without what lies on the table, `bets`."""
        return {
            "point": self.game.state.point_number(),
            "bankroll": self.game.player.stake.to_text(),
            "bets": [{"name": bet.name, "amount": bet.amount.to_text()} for bet in self.game.table.bets],
        }

    def rules_text(self) -> str:
        """The rules of the house as a record's header writes them."""
        return self.rules.to_text()

    def _refusal(self, move: CrapsMove) -> Sentence | None:
        # The most frequent first: it takes long to find that a move is not of a kind.
        match move:
            case Throw():
                return None
            case PlaceBet(name, stake):
                return self._refusal_of_bet(name, stake)
            case TakeDown(name):
                if name not in BET_KINDS:
                    return _unknown(name)
                return self.game.take_down_refusal(BET_KINDS[name])
            case TurnOdds() | Leave():
                return None
            case _:
                return tr("In craps you can bet, take bets down, turn odds on or off, throw or leave.")

    def _refusal_of_bet(self, name: str, stake: int) -> Sentence | None:
        if name not in BET_KINDS:
            return _unknown(name)
        if type(stake) is not int or stake < 1:
            return tr("Bets are whole dollars, $1 or more.")
        return self.game.refusal(self._bet(name, stake))

    def _after(self, move: CrapsMove, roll: Roll) -> Step[Self]:
        match move:
            case Throw():
                return self._thrown(roll)
            case PlaceBet(name, stake):
                done = self.game.place_bet(self._bet(name, stake))
                return Step(type(self)(done.game, self.has_left), done.events)
            case TakeDown(name):
                done = self.game.take_down(self.game.kind_named(name))
                return Step(replace(self, game=done.game), done.events)
            case TurnOdds(on):
                player = replace(self.game.player, odds_on=on)
                return Step(replace(self, game=replace(self.game, player=player)), (OddsTurned(on),))
            case Leave():
                done = self.game.leave()
                left = TableLeft(done.game.player.stake)
                return Step(replace(self, game=done.game, has_left=True), (*done.events, left))
            case _:
                assert_never(move)

    def _thrown(self, roll: Roll) -> Step[Self]:
        done = self.game.cycle(self.game.dice.throw(*roll))
        after = type(self)(done.game, self.has_left)
        broke = () if after.outcome() is None else (WentBroke(done.game.player.stake),)
        return Step(after, (DiceRolled(0, roll), *done.events, *broke))

    def _bet(self, name: str, stake: int) -> Bet:
        return bet_named(name, stake, self.game.state.point_number())

    def _least_addition(self, name: str) -> int:
        table, outcome = self.game.table, BET_KINDS[name]
        return max(table.least(outcome) - table.amount_on(outcome), LEAST_BET) // DOLLAR


def _unknown(name: str) -> Sentence:
    return tr("There is no bet called “{name}”.", name=name)
