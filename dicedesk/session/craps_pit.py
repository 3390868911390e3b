"""Where craps is played: sessions by the rules of the house that was chosen last, and who plays them."""

from dicedesk.core.errors import NotationError
from dicedesk.core.record import Record
from dicedesk.core.words import Name
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.state import CrapsState
from dicedesk.players.craps import bettor_title, parse_bettor
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import Store
from dicedesk.session.craps_house import CrapsHouse, CrapsVisit
from dicedesk.session.game_keeper import Keeping
from dicedesk.session.game_session import GameSession, Seat
from dicedesk.session.players_names import YOU, PlayersNames, seat_of
from dicedesk.session.shelf import Dice, Shelf

PERSON = "person"
"""How the seat is named when no computer player has it."""


class CrapsPit:
    """Opens sessions of craps, and keeps them and the rules of the house in the store."""

    def __init__(self, store: Store, clock: Clock, dice: Dice | None = None) -> None:
        """`dice` gives the dice for a record's Id; sealed ones where it is None."""
        self._store = store
        self._shelf = Shelf(CRAPS, store, clock, dice)
        self._house, self._visit = CrapsHouse(store), CrapsVisit(store)

    @property
    def trouble(self) -> str | None:
        """Why the last change, or the rules of the house, were not kept; None where all is well."""
        return self._shelf.trouble or self._house.trouble

    @property
    def keeping(self) -> Keeping:
        """How the game on the table is kept."""
        return self._shelf.keeping

    @property
    def house(self) -> HouseRules:
        """The rules of the house for the next game."""
        return self._house.value

    def choose_house(self, rules: HouseRules) -> None:
        """From the next game on these are the rules, at the next start too."""
        self._house.keep(rules)
        self.remember_visit()

    @property
    def is_first_visit(self) -> bool:
        """Whether nobody has played at a table or chosen a house yet."""
        return not self._visit.value

    def remember_visit(self) -> None:
        """From now on somebody has been here."""
        if self.is_first_visit:
            self._visit.keep(value=True)

    @property
    def person(self) -> str:
        """What the person at this computer is called in the next game."""
        return self._seat(PERSON).name.text

    def new_session(self, bettor: str = PERSON) -> GameSession:
        """A new game by the rules of the house. Raises NotationError for an unknown bettor."""
        return self._shelf.begin(self._house.value.to_text(), (self._seat(bettor),))

    def last_session(self) -> GameSession | None:
        """The game on the table, or else the one that was left unfinished, if it can be read."""
        return self._shelf.take_up(lambda record: (_seat_in(record),))

    def _seat(self, bettor: str) -> Seat:
        if bettor == PERSON:
            return PlayersNames(self._store).seat(0, is_computer, is_alone=True)
        return _computer(bettor)


def state_of(session: GameSession) -> CrapsState:
    """The state of a session of craps. Raises TypeError for a session of another game."""
    if not isinstance(session.state, CrapsState):
        raise TypeError(f"a session of craps was expected, not of {session.record.spec.id}")
    return session.state


def bettor_of(record: Record) -> str:
    """Who plays in a record: the name of a computer bettor, or PERSON."""
    name = record.tag("Player0")
    return name if name and is_computer(name) else PERSON


def is_computer(name: str) -> bool:
    """Whether a record names a computer bettor so, and no person."""
    try:
        parse_bettor(name)
    except NotationError:
        return False
    return True


def _seat_in(record: Record) -> Seat:
    bettor = bettor_of(record)
    return seat_of(record.tag("Player0") or YOU) if bettor == PERSON else _computer(bettor)


def _computer(bettor: str) -> Seat:
    return Seat(Name(bettor_title(bettor)), bettor, parse_bettor(bettor))
