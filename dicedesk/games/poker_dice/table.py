"""Sessions of Poker Dice: new ones, the unfinished one, and the fewest hands to a Major Award."""

from dataclasses import replace

from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.past import hands_to_award
from dicedesk.games.poker_dice.players import POKER_DICE_PLAYERS, PokerDicePlayer, parse_player, solved
from dicedesk.games.poker_dice.rules import POKER_DICE, PokerDiceState
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.play.seated_table import SeatedTable
from dicedesk.play.seats import Seat, computer_called
from dicedesk.play.settings import SettingsKeeper


class PokerDiceGameTable(SeatedTable[PokerDiceState]):
    """Opens sessions of Poker Dice and keeps them in the store. Its best score is the fewest hands to the award."""

    spec = POKER_DICE
    roster = POKER_DICE_PLAYERS
    is_fewest_best = True

    def __init__(
        self, store: Store, clock: Clock, settings: SettingsKeeper, dice: Dice | None = None
    ) -> None:
        """`dice` gives the dice for a record's Id; None means sealed dice."""
        super().__init__(store, clock, settings, dice)
        self.odds: PokerDiceOdds | None = None
        """The chances, if they have been calculated: the perfect player looks them up."""

    def _computer(self, name: str) -> Seat[PokerDiceState]:
        return computer_called(name, replace(POKER_DICE_PLAYERS, parse=self._player))

    def _player(self, name: str) -> PokerDicePlayer:
        return parse_player(name, lambda: self.odds or solved())

    def _score(self, session: GameSession[PokerDiceState]) -> int | None:
        return hands_to_award(session.record, session.state)
