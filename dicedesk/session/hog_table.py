"""Who sits at the Hog table, and sessions for them: new ones, and the one that was left unfinished."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import DiceSource
from dicedesk.core.sealed import SealedDice, fresh_seed
from dicedesk.core.words import Name, tr
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.state import HogState
from dicedesk.players.hog import HogPlayer
from dicedesk.players.hog_names import parse_strategy, strategy_title
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import KeptGame, Store, StoreError
from dicedesk.session.game_session import GameSession, Seat, new_record

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
    """Opens sessions of Hog and keeps them in the store. `trouble` is why the last change was not kept."""

    def __init__(self, store: Store, clock: Clock, dice: Callable[[str], DiceSource] | None = None) -> None:
        """`dice` gives the dice for a record's Id; sealed ones where it is None."""
        self._store = store
        self._clock = clock
        self._dice = dice or (lambda record_id: SealedDice(fresh_seed(), record_id))
        self.trouble: str | None = None

    def new_session(self, seating: HogSeating, first: str) -> GameSession:
        """A new game in which `first` ("home" or "away") has the first turn."""
        names = (seating.home, seating.away) if first == "home" else (seating.away, seating.home)
        record_id = self._new_id()
        dice = self._dice(record_id)
        seats = seats_of(names, home_seat=0 if first == "home" else 1)
        return GameSession(new_record(HOG, "", seats, record_id, dice), seats, dice, self._keep)

    def last_session(self) -> GameSession | None:
        """The game that was being played last, if it was left unfinished and can be read."""
        try:
            kept = self._store.newest(HOG.id)
        except StoreError as error:
            self.trouble = str(error)
            return None
        if kept is None or kept.ended or not kept.seed:
            return None
        try:
            return self._resume(kept)
        except ValueError:
            self.trouble = tr("The last game could not be read again; it stays in the data folder.")
            return None

    def _resume(self, kept: KeptGame) -> GameSession:
        record = parse_record(kept.record, {HOG.id: HOG})
        names = (_seat_name(record, 0), _seat_name(record, 1))
        dice = SealedDice(bytes.fromhex(kept.seed), kept.id, record.tag("Word") or "")
        return GameSession(record, seats_of(names, home_seat(record)), dice, self._keep)

    def _keep(self, session: GameSession) -> None:
        dice = session.dice
        kept = KeptGame(
            id=session.record.tag("Id") or "",
            game=HOG.id,
            record=session.record.to_text(),
            seed=dice.seed.hex() if isinstance(dice, SealedDice) else "",
            ended=session.is_over,
        )
        try:
            self._store.keep(kept)
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)

    def _new_id(self) -> str:
        return f"{self._clock.now():%Y-%m-%dT%H:%M:%SZ}-{secrets.token_hex(2)}"


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


def _seat_name(record: Record, seat: int) -> str:
    name = record.tag(f"Player{seat}") or PERSON
    return PERSON if name in (YOU, "Player 1", "Player 2") else name


def _seat(name: str, people: int, is_home: bool) -> Seat:  # noqa: FBT001 (private, called with names)
    if name != PERSON:
        return Seat(Name(strategy_title(name)), name, HogPlayer(parse_strategy(name)))
    if people == 1:
        return Seat(Name(tr("You"), is_you=True), YOU)
    return Seat(Name(tr("Player 1")), "Player 1") if is_home else Seat(Name(tr("Player 2")), "Player 2")
