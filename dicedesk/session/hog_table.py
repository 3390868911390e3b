"""Who sits at the Hog table, and sessions for them: new ones, and the one that was left unfinished."""

from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.record import Record
from dicedesk.core.rollers import Tag
from dicedesk.core.words import Name
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.state import HogState
from dicedesk.players.hog import HogPlayer
from dicedesk.players.hog_names import parse_strategy, strategy_title
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import Store
from dicedesk.session.game_keeper import Keeping
from dicedesk.session.game_session import GameSession, Seat
from dicedesk.session.players_names import PlayersNames, numbered, seat_of
from dicedesk.session.shelf import Dice, Shelf

PERSON = "person"
"""How seats and records name somebody who is not a strategy."""

HOME = "Home"
"""The header line that says which of two people has the left panel, where their names do not tell."""


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
        self._store = store
        self._shelf = Shelf(HOG, store, clock, dice)

    @property
    def trouble(self) -> str | None:
        """Why the last change was not kept; None where it was."""
        return self._shelf.trouble

    @property
    def keeping(self) -> Keeping:
        """How the game on the table is kept."""
        return self._shelf.keeping

    @property
    def person(self) -> str:
        """What the person at this computer is called in the next game, alone against a computer."""
        return PlayersNames(self._store).seat(0, is_computer, is_alone=True).name.text

    def new_session(self, seating: HogSeating, first: str) -> GameSession:
        """A new game in which `first` ("home" or "away") has the first turn."""
        home = 0 if first == "home" else 1
        chosen = (seating.home, seating.away) if first == "home" else (seating.away, seating.home)
        names, are_people = PlayersNames(self._store), chosen == (PERSON, PERSON)
        seats = tuple(
            names.seat(seat ^ home, is_computer, is_alone=not are_people)
            if name == PERSON
            else _computer(name)
            for seat, name in enumerate(chosen)
        )
        tags: tuple[Tag, ...] = ((HOME, str(home)),) if are_people and home else ()
        return self._shelf.begin("", seats, tags)

    def last_session(self) -> GameSession | None:
        """The game on the table, or else the one that was left unfinished, if it can be read."""
        return self._shelf.take_up(_seats_in)


def state_of(session: GameSession) -> HogState:
    """The state of a session of Hog. Raises TypeError for a session of another game."""
    if not isinstance(session.state, HogState):
        raise TypeError(f"a session of Hog was expected, not of {session.record.spec.id}")
    return session.state


def home_seat(record: Record) -> int:
    """The seat in the left panel: the person's at this computer, or the one that begins."""
    people = [seat for seat in range(HOG.seats) if _seat_name(record, seat) == PERSON]
    if len(people) == 1:
        return people[0]
    return int(record.tag(HOME) == "1" or record.tag("Player1") == numbered(0))


def seating_of(record: Record) -> HogSeating:
    """Who sits where in a record."""
    names = (_seat_name(record, 0), _seat_name(record, 1))
    home = home_seat(record)
    return HogSeating(names[home], names[1 - home])


def _seats_in(record: Record) -> tuple[Seat, ...]:
    people = [seat for seat in range(HOG.seats) if _seat_name(record, seat) == PERSON]
    home = home_seat(record)
    return tuple(
        seat_of(record.tag(f"Player{seat}") or numbered(seat ^ home)) if seat in people else _computer(name)
        for seat, name in enumerate((_seat_name(record, 0), _seat_name(record, 1)))
    )


def _seat_name(record: Record, seat: int) -> str:
    name = record.tag(f"Player{seat}")
    return name if name and is_computer(name) else PERSON


def is_computer(name: str) -> bool:
    """Whether a record names a strategy so, and no person."""
    try:
        parse_strategy(name)
    except NotationError:
        return False
    return True


def _computer(name: str) -> Seat:
    return Seat(Name(strategy_title(name)), name, HogPlayer(parse_strategy(name)))
