"""Sessions of Poker Dice: new ones, the one that was left unfinished, and the fewest hands to a Major Award."""

from dataclasses import replace

from dicedesk.core.record import Record
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.players import POKER_DICE_PLAYERS, PokerDicePlayer, parse_player, solved
from dicedesk.games.poker_dice.rules import PokerDiceState
from dicedesk.games.poker_dice.telling import hands_to_award
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen, GameTable
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.play.seats import PERSON, YOU, Seat, computer_called, person_called, player_in, seat_of_person
from dicedesk.play.settings import SettingsKeeper


class PokerDiceGameTable(GameTable[PokerDiceState]):
    """Opens sessions of Poker Dice and keeps them in the store. Its best score is the fewest hands to an award."""

    roster = POKER_DICE_PLAYERS
    is_fewest_best = True

    def __init__(
        self, store: Store, clock: Clock, settings: SettingsKeeper, dice: Dice | None = None
    ) -> None:
        """`dice` gives the dice for a record's Id; sealed ones where it is None."""
        super().__init__(POKER_DICE, store, clock, settings, dice)
        self.odds: PokerDiceOdds | None = None
        """The chances, where somebody has worked them out already: the perfect player looks them up."""

    @property
    def person(self) -> str:
        """What the person at this computer is called in the next game."""
        return self._seat(PERSON).name.text

    def new_session(self, player: str = PERSON) -> GameSession[PokerDiceState]:
        """A new game with $100. Raises NotationError for an unknown player."""
        return self._saved.begin("", (self._seat(player),))

    def begin(self, choices: Chosen) -> GameSession[PokerDiceState]:
        """A new game; Poker Dice has no options."""
        return self.new_session()

    def _next_session(self, last: Record[PokerDiceState] | None) -> GameSession[PokerDiceState]:
        return self.new_session(PERSON if last is None else player_of(last))

    def _seats_in(self, record: Record[PokerDiceState]) -> tuple[Seat[PokerDiceState], ...]:
        player = player_of(record)
        if player == PERSON:
            return (person_called(record.tag("Player0") or YOU),)
        return (self._seat(player),)

    def _seat(self, player: str) -> Seat[PokerDiceState]:
        if player == PERSON:
            return seat_of_person(self._settings.value.names, 0, POKER_DICE_PLAYERS.has, is_alone=True)
        return computer_called(player, replace(POKER_DICE_PLAYERS, parse=self._player))

    def _player(self, name: str) -> PokerDicePlayer:
        return parse_player(name, lambda: self.odds or solved())

    def _score(self, session: GameSession[PokerDiceState]) -> int | None:
        return hands_to_award(session.record, session.state)


def player_of(record: Record[PokerDiceState]) -> str:
    """Who plays in a record: the name of a computer player, or PERSON."""
    return player_in(record, 0, POKER_DICE_PLAYERS)
