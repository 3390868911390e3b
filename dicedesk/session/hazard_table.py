"""Who casts at the Hazard table, sessions for them, and the best turn that a person ever had there."""

from dicedesk.core.errors import NotationError
from dicedesk.core.record import Record
from dicedesk.core.words import Name, tr
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hazard.rules import HazardRules
from dicedesk.games.hazard.state import HazardState
from dicedesk.players.hazard import caster_title, parse_caster
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import Best, Store, StoreError
from dicedesk.session.game_keeper import Keeping
from dicedesk.session.game_session import GameSession, Seat
from dicedesk.session.players_names import PlayersNames, numbered, seat_of
from dicedesk.session.shelf import Dice, Shelf

PERSON = "person"
"""How seats and records name somebody who is not a computer caster."""

BEST_TURN = "hazard"
"""The name under which the store keeps the best turn at the dice, in rounds won."""


class HazardTable:
    """Opens sessions of Hazard, keeps them in the store, and keeps the best turn of a person."""

    def __init__(self, store: Store, clock: Clock, dice: Dice | None = None) -> None:
        """`dice` gives the dice for a record's Id; sealed ones where it is None."""
        self._store = store
        self._clock = clock
        self._shelf = Shelf(HAZARD, store, clock, dice, before_keeping=self._note_best)
        self._best_trouble: str | None = None
        self._best: Best | None = None
        self._is_best_kept = False
        self._agree_on_best()

    @property
    def trouble(self) -> str | None:
        """Why the last change was not kept; None where it was."""
        return self._shelf.trouble or self._best_trouble

    @property
    def keeping(self) -> Keeping:
        """How the game on the table is kept."""
        return self._shelf.keeping

    @property
    def best_turn(self) -> Best | None:
        """The most rounds that a person ever won in one turn at the dice; None where none was won yet."""
        return self._best

    def new_session(self, casters: tuple[str, ...]) -> GameSession:
        """A new game for 1 to 4 casters by name, or PERSON. Raises NotationError for others, and other names."""
        rules = HazardRules(len(casters))
        names, is_alone = PlayersNames(self._store), casters.count(PERSON) == 1
        seats = (
            names.seat(place, is_computer, is_alone=is_alone)
            if caster == PERSON
            else _computer(casters, place)
            for place, caster in enumerate(casters)
        )
        return self._shelf.begin(rules.to_text(), tuple(seats))

    def last_session(self) -> GameSession | None:
        """The game on the table, or else the one that was left unfinished, if it can be read."""
        return self._shelf.take_up(_seats_in)

    def _note_best(self, session: GameSession) -> None:
        """Keeps the best turn that a person has finished in this game, if none before was as good."""
        rounds = max(_turns_of_people(session), default=0)
        if rounds > (self._best.score if self._best else 0):
            self._best = Best(BEST_TURN, rounds, session.record.tag("Id") or "", self._clock.now())
            self._is_best_kept = False
        if not self._is_best_kept:
            self._agree_on_best()

    def _agree_on_best(self) -> None:
        """Keeps the best turn in the store, or takes over the one that is kept there where that is as good."""
        try:
            kept = self._store.best(BEST_TURN)
            if self._best is None or (kept is not None and kept.score >= self._best.score):
                self._best = kept
            else:
                self._store.keep_best(self._best)
        except StoreError as error:
            self._best_trouble = str(error)
        else:
            self._best_trouble, self._is_best_kept = None, True


def state_of(session: GameSession) -> HazardState:
    """The state of a session of Hazard. Raises TypeError for a session of another game."""
    if not isinstance(session.state, HazardState):
        raise TypeError(f"a session of Hazard was expected, not of {session.record.spec.id}")
    return session.state


def casters_of(record: Record) -> tuple[str, ...]:
    """Who sits where in a record: names of computer casters, or PERSON."""
    state = record.first_state()
    assert isinstance(state, HazardState)  # noqa: S101 (tells mypy whose record this is)
    return tuple(_caster(record.tag(f"Player{seat}")) for seat in range(state.rules.casters))


def _turns_of_people(session: GameSession) -> tuple[int, ...]:
    """The rounds won in each turn at the dice that a person has finished."""
    state = state_of(session)
    finished = state.scores if session.is_over else state.turns
    return tuple(rounds for rounds, seat in zip(finished, session.seats, strict=False) if seat.player is None)


def is_computer(name: str) -> bool:
    """Whether a record names a computer caster so, and no person."""
    try:
        parse_caster(name)
    except NotationError:
        return False
    return True


def _seats_in(record: Record) -> tuple[Seat, ...]:
    casters = casters_of(record)
    return tuple(
        seat_of(record.tag(f"Player{place}") or numbered(place))
        if caster == PERSON
        else _computer(casters, place)
        for place, caster in enumerate(casters)
    )


def _caster(name: str | None) -> str:
    return name if name and is_computer(name) else PERSON


def _computer(casters: tuple[str, ...], place: int) -> Seat:
    caster = casters[place]
    player, title = parse_caster(caster), caster_title(caster)
    if casters.count(caster) > 1:
        title = tr("{name} ({seat})", name=title, seat=place + 1)
    return Seat(Name(title), caster, player)
