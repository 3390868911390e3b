"""A game of craps: the table, the player and the state that the game is in. A cycle of it is one throw."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Self, assert_never

from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.game import Event
from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bet_kinds import (
    COME_LINES,
    PASS,
    BetKind,
    BetKinds,
    kind_named,
)
from dicedesk.games.craps.bets import Bet, Settled, Settlement
from dicedesk.games.craps.dice import Dice, dice_for
from dicedesk.games.craps.events import (
    BetLost,
    BetMoved,
    BetPlaced,
    BetPushed,
    BetTakenDown,
    BetWon,
    CommissionPaid,
    OddsReturned,
)
from dicedesk.games.craps.game_states import CrapsGameState, Ruling, point_off
from dicedesk.games.craps.house_rules import BUILDING_SKILLS, HouseRules
from dicedesk.games.craps.player import CrapsPlayer
from dicedesk.games.craps.table import CrapsTable
from dicedesk.games.craps.throws import Throw
from dicedesk.games.craps.titles import title_of


@dataclass(frozen=True, slots=True)
class Cycle:
    """A game, and what happened on the way to it. Each step gives back the cycle with that step added."""

    game: "CrapsGame"
    events: tuple[Event, ...] = ()

    def with_bets(self, bets: Iterable[Bet]) -> "Cycle":
        """After these bets were made. Raises IllegalMoveError for one that is not allowed."""
        done = self
        for bet in bets:
            reason = done.game.refusal(bet)
            if reason is not None:
                raise IllegalMoveError(reason)
            placed = done.game.place_bet(bet)
            done = Cycle(placed.game, (*done.events, *placed.events))
        return done

    def resolve(
        self, decided: BetKinds, resolve: Callable[[Bet], Settled], works: Callable[[BetKind], bool]
    ) -> "Cycle":
        """After each bet that is decided and works came to what `resolve` makes of it."""
        bets = [bet for bet in self.game.table.bets if bet.kind in decided and works(bet.kind)]
        return self.settle(*map(resolve, bets)) if bets else self

    def settle(self, *settled: Settled) -> "Cycle":
        """After bets were paid, taken, given back or left to stand, one after the other."""
        table, player = self.game.table, self.game.player
        gone: list[BetKind] = []
        events = list(self.events)
        for one in settled:
            bet, pays = one.bet, one.pays
            match one.settlement:
                case Settlement.WON:
                    commission = table.commission_on_win(bet)
                    player = player.win(bet, Cents(pays - commission))
                    events.append(BetWon(bet.name, bet.amount, pays))
                    events.extend(_charge(bet, commission))
                case Settlement.LOST:
                    player = player.lose(bet)
                    events.append(BetLost(bet.name, bet.amount))
                case Settlement.PUSHED:
                    player = player.push(bet)
                    events.append(BetPushed(bet.name, bet.amount))
                case Settlement.STAYS:
                    continue
                case _:
                    assert_never(one.settlement)
            gone.append(bet.kind)
        if not gone:
            return self
        return Cycle(self.game.having(table=table.without(*gone), player=player), tuple(events))

    def give_back(self, bet: Bet, event: Event) -> "Cycle":
        """After a bet came back to the player, which the event tells."""
        game = self.game.having(table=self.game.table.without(bet.kind), player=self.game.player.push(bet))
        return Cycle(game, (*self.events, event))

    def move_come_bets(self, throw: Throw) -> "Cycle":
        """After the bets on the come and don't come lines moved to the number that was thrown."""
        table, events = self.game.table, list(self.events)
        for bet in self.game.table.bets:
            moved = self.game.move_to_throw(bet, throw) if bet.kind in COME_LINES else bet
            if moved is not bet:
                table = table.without(bet.kind).with_bet(moved)
                events.append(BetMoved(bet.name, moved.name, bet.amount))
        return self if table is self.game.table else Cycle(self.game.having(table=table), tuple(events))

    def return_stranded_odds(self) -> "Cycle":
        """After odds came back whose line bet is gone."""
        done = self
        for bet in self.game.table.stranded_odds():
            done = done.give_back(bet, OddsReturned(bet.name, bet.amount))
        return done


@dataclass(frozen=True, slots=True)
class CrapsGame:
    """A game in progress. Nothing of it changes: whatever is done in it gives back the game that follows."""

    table: CrapsTable
    player: CrapsPlayer
    state: CrapsGameState

    @classmethod
    def opened(cls, rules: HouseRules = BUILDING_SKILLS) -> Self:
        """A game before its first throw, with an empty table and the bankroll that the rules name."""
        return cls(CrapsTable(rules), CrapsPlayer(dollars(rules.bankroll)), point_off(rules))

    def having(
        self,
        table: CrapsTable | None = None,
        player: CrapsPlayer | None = None,
        state: CrapsGameState | None = None,
    ) -> Self:
        """The game with another table, player or state. As `replace`, in a third of the time."""
        return type(self)(
            self.table if table is None else table,
            self.player if player is None else player,
            self.state if state is None else state,
        )

    @property
    def rules(self) -> HouseRules:
        """The rules of the house."""
        return self.table.rules

    @property
    def dice(self) -> Dice:
        """The 36 throws, with what they decide in this house."""
        return dice_for(self.rules.field_twelve)

    def kind_named(self, name: str) -> BetKind:
        """The outcome of this name, line odds as the point pays them. Raises KeyError for a name of none."""
        return kind_named(name, self.state.point_number())

    def is_working(self, outcome: BetKind) -> bool:
        """Whether the next throw counts for a bet on the outcome."""
        return self.state.is_working(outcome, odds_on=self.player.odds_on)

    def refusal(self, bet: Bet) -> Sentence | None:
        """Why the bet cannot be made now; None where it can."""
        reason = self.state.refusal(bet.kind) or self.table.refusal(bet)
        if reason is not None:
            return reason
        price = bet.amount + self.table.commission_on_bet(bet)
        if price <= self.player.stake:
            return None
        return tr(
            "This costs {price}, and your bankroll is {bankroll}.",
            price=Cents(price).shown(),
            bankroll=self.player.stake.shown(),
        )

    def place_bet(self, bet: Bet) -> Cycle:
        """The game with the bet on its table, paid for from the player's stake."""
        commission = self.table.commission_on_bet(bet)
        table, player = self.table.with_bet(bet), self.player.pay(bet.amount + commission)
        placed = BetPlaced(bet.name, bet.amount, table.amount_on(bet.kind))
        return Cycle(self.having(table=table, player=player), (placed, *_charge(bet, commission)))

    def take_down_refusal(self, outcome: BetKind) -> Sentence | None:
        """Why a bet on the outcome cannot be taken down; None where it can."""
        if not self.table.amount_on(outcome):
            return tr("There is no bet on {bet} to take down.", bet=title_of(outcome.name))
        if self.state.is_contract(outcome):
            return tr(
                "{bet} is a contract bet: it stays up until it wins or loses.", bet=title_of(outcome.name)
            )
        return None

    def take_down(self, outcome: BetKind) -> Cycle:
        """The game after the bet, and odds that stand behind it, went back to the player."""
        bet = Bet(self.table.amount_on(outcome), outcome)
        return Cycle(self).give_back(bet, BetTakenDown(bet.name, bet.amount)).return_stranded_odds()

    def leave(self) -> Cycle:
        """The game after the player took down every bet that may be taken down, and lost the others."""
        done = Cycle(self)
        for bet in self.table.bets:
            if self.state.is_contract(bet.kind):
                done = done.settle(Settled(bet, Settlement.LOST))
            else:
                done = done.give_back(bet, BetTakenDown(bet.name, bet.amount))
        return done

    def cycle(self, throw: Throw) -> Cycle:
        """One cycle: the player bets, then the throw resolves bets on the game, on one throw, and on hardways.

        Which of them work is settled before the throw. Raises IllegalMoveError for a bet that is not allowed.
        """
        ready = Cycle(self).with_bets(self.player.place_bets(self.table, self.state))
        works = ready.game.is_working
        resolved = throw.update_game(ready.game)
        resolved = resolved.resolve(throw.decides_one_roll, throw.resolve_one_roll, works)
        resolved = resolved.resolve(throw.decides_hardways, throw.resolve_hardways, works)
        player = resolved.game.player.after_throw(resolved.game.state)
        if player is resolved.game.player and not ready.events:
            return resolved
        return Cycle(resolved.game.having(player=player), (*ready.events, *resolved.events))

    def craps(self, throw: Throw) -> Cycle:
        """What a 2, 3 or 12 leads to in the game's state."""
        return self._ruled(self.state.craps(throw), throw)

    def natural(self, throw: Throw) -> Cycle:
        """What a 7 leads to in the game's state."""
        return self._ruled(self.state.natural(throw), throw)

    def eleven(self, throw: Throw) -> Cycle:
        """What an 11 leads to in the game's state."""
        return self._ruled(self.state.eleven(throw), throw)

    def point(self, throw: Throw) -> Cycle:
        """What a 4, 5, 6, 8, 9 or 10 leads to in the game's state."""
        return self._ruled(self.state.point(throw), throw)

    def point_outcome(self, line: BetKind = PASS) -> BetKind | None:
        """The odds behind the pass or don't pass line, as the point pays them; None while it is off."""
        return self.state.point_outcome(line)

    def move_to_throw(self, bet: Bet, throw: Throw) -> Bet:
        """The bet, moved to the number that was thrown if it lies on the come or don't come line."""
        return self.state.move_to_throw(bet, throw)

    def reset(self) -> Self:
        """The game with the point off and an empty table: every bet went back to the player."""
        return replace(
            self,
            table=CrapsTable(self.rules),
            player=self.player.pay(-self.table.total),
            state=point_off(self.rules),
        )

    def _ruled(self, ruling: Ruling, throw: Throw) -> Cycle:
        told = Cycle(self, () if ruling.event is None else (ruling.event,))
        resolved = told.resolve(ruling.decides, ruling.resolve_game, self.is_working)
        done = resolved.move_come_bets(throw).return_stranded_odds()
        if ruling.state is self.state:
            return done
        return Cycle(done.game.having(state=ruling.state), done.events)


def _charge(bet: Bet, commission: Cents) -> tuple[Event, ...]:
    """What tells of the commission of a bet, if there is any."""
    return (CommissionPaid(bet.name, commission),) if commission else ()
