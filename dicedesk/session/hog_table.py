"""Who sits at the Hog table, and sessions for them: new ones, and the one that was left unfinished."""

from dataclasses import dataclass

from dicedesk.core.record import Record
from dicedesk.core.words import Name, tr
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.state import HogState
from dicedesk.players.hog import HogPlayer
from dicedesk.players.hog_names import parse_strategy, strategy_title
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import Store
from dicedesk.session.game_session import GameSession, Seat
from dicedesk.session.shelf import Dice, Shelf

PERSON = "person"
"""How seats and records name somebody who is not a strategy."""

YOU = "You"


@dataclass(frozen=True)
class HogSeating:
    """Who plays: strategy names, or PERSON; `home` sits in the left panel and `away` in the right."""

    home: str
    away: str


STRATEGIES = ("final", "perfect", "swap", "bacon", *(f"always:{dice}" for dice in range(11)))
"""The computer players to offer, the usual one first."""


class HogTable:
    """Opens sessions of Hog and keeps them in the store."""

    def __init__(self, store: Store, clock: Clock, dice: Dice | None = None) -> None:
        """`dice` gives the dice for a record's Id; sealed ones where it is None."""
        self._shelf = Shelf(HOG, store, clock, dice)

    @property
    def trouble(self) -> str | None:
        """Why the last change was not kept; None where it was."""
        return self._shelf.trouble

    def new_session(self, seating: HogSeating, first: str) -> GameSession:
        """A new game in which `first` ("home" or "away") has the first turn."""
        names = (seating.home, seating.away) if first == "home" else (seating.away, seating.home)
        return self._shelf.begin("", seats_of(names, home_seat=0 if first == "home" else 1))

    def last_session(self) -> GameSession | None:
        """The game on the table, or else the one that was left unfinished, if it can be read."""
        return self._shelf.take_up(_seats_in)


def state_of(session: GameSession) -> HogState:
    """The state of a session of Hog. Raises TypeError for a session of another game."""
    if not isinstance(session.state, HogState):
        raise TypeError(f"a session of Hog was expected, not of {session.record.spec.id}")
    return session.state


def seats_of(names: tuple[str, str], home_seat: int) -> tuple[Seat, Seat]:
    """The two seats for strategy names; a person against the computer is called "You"."""
    people = names.count(PERSON)
    return _seat(names[0], people, home_seat == 0), _seat(names[1], people, home_seat == 1)


def home_seat(record: Record) -> int:
    """The seat in the left panel: the person's at this computer, or the one that begins."""
    return int(record.tag("Player1") in (YOU, "Player 1"))


def seating_of(record: Record) -> HogSeating:
    """Who sits where in a record."""
    names = (_seat_name(record, 0), _seat_name(record, 1))
    home = home_seat(record)
    return HogSeating(names[home], names[1 - home])


def _seats_in(record: Record) -> tuple[Seat, Seat]:
    return seats_of((_seat_name(record, 0), _seat_name(record, 1)), home_seat(record))


def _seat_name(record: Record, seat: int) -> str:
    name = record.tag(f"Player{seat}") or PERSON
    return PERSON if name in (YOU, "Player 1", "Player 2") else name


def _seat(name: str, people: int, is_home: bool) -> Seat:  # noqa: FBT001 (private, called with names)
    if name != PERSON:
        return Seat(Name(strategy_title(name)), name, HogPlayer(parse_strategy(name)))
    if people == 1:
        return Seat(Name(tr("You"), is_you=True), YOU)
    return Seat(Name(tr("Player 1")), "Player 1") if is_home else Seat(Name(tr("Player 2")), "Player 2")
