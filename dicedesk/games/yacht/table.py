"""The players at the Yacht table, their sessions, and the sheet they fill in."""

from dataclasses import dataclass, replace

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.past import best_score
from dicedesk.games.yacht.players import YACHT_PLAYERS, yacht_opponents
from dicedesk.games.yacht.rules import YACHT, YachtRules, YachtState, sheet_called
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen
from dicedesk.play.opponents import Ladder
from dicedesk.play.seated_table import SeatedTable
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import GameSettings

SHEET, PLAYERS = "sheet", "players"
"""The choices for a new game: the house rules by their name, and how many people play."""


@dataclass(frozen=True)
class YachtSettings:
    """The house rules of the next game."""

    sheet: Sheet = Sheet.YACHT


YACHT_SETTINGS = GameSettings("yacht", YachtSettings)


class YachtGameTable(SeatedTable[YachtState]):
    """Opens sessions of Yacht and keeps them in the store. Its best score is the most points on a sheet of Yacht."""

    spec = YACHT
    roster = YACHT_PLAYERS
    is_fewest_best = False

    @property
    def error(self) -> str | None:
        """Why the last change, or the house rules, could not be saved; None if they were."""
        return super().error or self._settings.error

    @property
    def ladder(self) -> Ladder:
        """The computer players in the order of their strength by the house rules of the next game."""
        return replace(super().ladder, rungs=yacht_opponents(self.sheet))

    @property
    def sheet(self) -> Sheet:
        """The house rules of the next game."""
        return self._settings.of(YACHT_SETTINGS).sheet

    def choose_sheet(self, sheet: Sheet) -> None:
        """Use these house rules from the next game on, also after a restart."""
        self._settings.change_game(YACHT_SETTINGS, lambda _: YachtSettings(sheet))

    def begin(self, chosen: Chosen) -> GameSession[YachtState]:
        """A game for the chosen number of people with the chosen house rules, which become the default."""
        self.choose_sheet(sheet_called(chosen[SHEET]))
        return self.new_session((PERSON,) * int(chosen[PLAYERS]))

    def _rules_for(self, seats: int) -> str:
        return YachtRules(self.sheet, seats).to_text()

    def _score(self, session: GameSession[YachtState]) -> int | None:
        return best_score(session.record, session.state)
