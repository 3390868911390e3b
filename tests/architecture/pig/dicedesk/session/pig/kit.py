"""The kit of Pig: its table, its narrator, and a computer player who holds at 20."""

from collections.abc import Sequence

from dicedesk.games.pig.game import PIG, PigMove, PigState

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.players.roster import Roster
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import Store
from dicedesk.session.game_kit import GameKit
from dicedesk.session.game_session import GameSession
from dicedesk.session.game_table import GameTable
from dicedesk.session.saved_games import Dice
from dicedesk.session.seats import YOU, Seat, computer_called, person_called
from dicedesk.session.settings.keeper import SettingsKeeper
from dicedesk.session.terminal.prompt import Chosen, Prompt

HOLDS = "hold:20"


class HoldAt20:
    """Rolls until the turn has 20 points."""

    def choose(self, state: PigState) -> PigMove:
        """Roll below 20, else hold."""
        return PigMove(rolls=state.turn < 20)


def parse_player(name: str) -> HoldAt20:
    """The one player. Raises NotationError for another name."""
    if name != HOLDS:
        raise NotationError(tr("there is no player “{name}”", name=name))
    return HoldAt20()


PIG_PLAYERS: Roster[PigState] = Roster(parse_player, lambda _: tr("Holds at 20"), (HOLDS,))


class PigGameTable(GameTable[PigState]):
    """Opens games of a person against the computer."""

    def __init__(
        self, store: Store, clock: Clock, settings: SettingsKeeper, dice: Dice | None = None
    ) -> None:
        """As every table."""
        super().__init__(PIG, store, clock, settings, dice)

    def new_session(self) -> GameSession[PigState]:
        """A new game."""
        return self._saved.begin("", (person_called(YOU), computer_called(HOLDS, PIG_PLAYERS)))

    def begin(self, chosen: Chosen) -> GameSession[PigState]:
        """There is nothing to choose."""
        return self.new_session()

    def _seats_in(self, record: Record[PigState]) -> tuple[Seat[PigState], ...]:
        return (person_called(record.tag("Player0") or YOU), computer_called(HOLDS, PIG_PLAYERS))


class PigNarrator:
    """A line a move."""

    def lines_in(self, played: Played[PigState]) -> int:
        """Always 1."""
        return 1

    def line(self, played: Played[PigState], names: Sequence[Name], place: int) -> Sentence:
        """Who rolled what, or held."""
        name, faces = names[played.before.seat], played.faces
        if not faces:
            return tr("{name}: holds with {points}", name=name, points=played.before.turn)
        return tr("{name}: rolls {face}", name=name, face=faces[0])

    def result_line(self, last: Played[PigState], names: Sequence[Name]) -> Sentence:
        """Who won."""
        return tr("{name}: reaches the goal first.", name=names[last.before.seat])


PIG_KIT: GameKit[PigState] = GameKit(PIG, PigGameTable, PigNarrator(), Prompt(PIG), PIG_PLAYERS)
