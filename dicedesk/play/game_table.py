"""What the tables of all games share: sessions, the unfinished game, and the best score."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from dicedesk.core.fair.open_dice import DatedDice, OpenDice
from dicedesk.core.game import GameSpec, State, StateT
from dicedesk.core.record import POSITION, Record
from dicedesk.core.rollers import Tag
from dicedesk.core.words import Sentence, tr
from dicedesk.play.badge import badge_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.opponents import Ladder
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Best, Store, StoreError
from dicedesk.play.saved_games import Dice, SavedGames, SaveStatus
from dicedesk.play.seats import NO_PLAYERS, PEOPLE, Roster, Seat, seat_of_person
from dicedesk.play.settings import (
    CoachSettings,
    LessonKeeper,
    PaceSettings,
    Pause,
    SettingsKeeper,
    coach_settings,
    pace_settings,
)
from dicedesk.play.telling import TableView

if TYPE_CHECKING:
    from dicedesk.core.position import PositionLine

SessionT = TypeVar("SessionT", bound=GameSession[Any])
ViewT = TypeVar("ViewT", bound=TableView)

Chosen = Mapping[str, str]
"""The choices for a new game, by the option names of the game's prompt."""


class BestScore:
    """The best score of any person in a kind of game, in any window.

    It is calculated from the saved games. A game's score counts once the game is over or was left; before that it can
    still become casual. `error` is why it could not be read; each use of `value` tries again.
    """

    def __init__(self, store: Store, kind: str, *, is_fewest: bool) -> None:
        self._store, self._kind, self._is_fewest = store, kind, is_fewest
        self._stored_best: Best | None = None
        """The best of all finished games, as far as it is known."""
        self._on_table: Best | None = None
        """The score of the running game, if it is the best."""
        self._is_read = False
        self.error: str | None = None
        self._read()

    @property
    def value(self) -> Best | None:
        """The best score; None if there is none yet."""
        self._read()
        return self._on_table or self._stored_best

    def note(self, score: int | None, record: Record[Any], *, is_closed: bool) -> None:
        """Compare the score of the game on the table with all earlier scores; None for a game without a score.

        `is_closed` says whether the game is over or was left.
        """
        self._read()
        name, on_table, self._on_table = record.tag("Id") or "", self._on_table, None
        if score is None:
            # An undone roll may have taken the score away.
            self._is_read = self._is_read and (
                self._stored_best is None or self._stored_best.record_id != name
            )
            return
        before = on_table or self._stored_best
        if before is not None and (before.record_id, before.score) == (name, score):
            now = before
        elif (
            self._stored_best is not None
            and self._stored_best.record_id != name
            and not self._beats(score, self._stored_best.score)
        ):
            return
        else:
            now = Best(name, score, None if before is None else before.score)
        if is_closed:
            self._stored_best = now
        else:
            self._on_table = now

    def _beats(self, score: int, other: int) -> bool:
        return score < other if self._is_fewest else score > other

    def _read(self) -> None:
        if self._is_read:
            return
        try:
            best = self._store.best(self._kind, is_fewest=self._is_fewest)
        except StoreError as error:
            self.error = str(error)
            return
        if best != self._stored_best:
            self._stored_best = best
        self.error, self._is_read = None, True


class GameTable(ABC, Generic[StateT]):
    """Opens sessions of one game and saves them in the store. Each game's own table has a `new_session`."""

    spec: ClassVar[GameSpec[Any]]
    at_first: ClassVar[tuple[Tag, ...]] = ()
    """The header lines that name the opponent in a person's first game."""
    roster: ClassVar[Roster[Any]] = NO_PLAYERS
    """The computer players of the ladder."""
    is_fewest_best: ClassVar[bool | None] = None
    """Whether a lower score is better; None if the game has no best score."""

    def __init__(
        self, store: Store, clock: Clock, settings: SettingsKeeper, dice: Dice | None = None
    ) -> None:
        """`dice` makes the dice for a record's Id; None for the dice of the settings."""
        self._store, self._clock, self._settings = store, clock, settings
        spec = self.spec
        self._coaching, self._pace = coach_settings(spec.id), pace_settings(spec.id)
        self._lesson = LessonKeeper(settings, spec.id)
        fewest = self.is_fewest_best
        self._best = None if fewest is None else BestScore(store, spec.id, is_fewest=fewest)
        self._saved = SavedGames(
            spec, store, clock, settings, self._seats_in, dice, self._note, self._score_of
        )

    @property
    def error(self) -> str | None:
        """Why the last change was not saved or the best score not read; None if nothing is wrong."""
        return self._saved.error or (None if self._best is None else self._best.error)

    @property
    def best(self) -> Best | None:
        """The best score of any person here; None if there is none yet."""
        return None if self._best is None else self._best.value

    @property
    def save_status(self) -> SaveStatus:
        """Whether the game on the table is saved."""
        return self._saved.save_status

    def choose_dice(self, *, are_typed: bool) -> None:
        """Choose who rolls the dice of the next game: a person, who types them in, or the program."""
        self._saved.choose_dice(are_typed=are_typed)

    @property
    def coaching(self) -> CoachSettings:
        return self._settings.of(self._coaching)

    def choose_coaching(self, coaching: CoachSettings) -> None:
        """Save the coach's settings."""
        self._settings.change_game(self._coaching, lambda _: coaching)

    def choose_kind(self, *, casual: bool) -> None:
        """Save whether new games are casual, with the coach open, or counted."""
        self.choose_coaching(self.coaching.for_games(casual=casual))

    @property
    def pause(self) -> Pause:
        """The pause before a computer player moves."""
        return self._settings.of(self._pace).pause

    def choose_pause(self, pause: Pause) -> None:
        """Save the pause before a computer player moves."""
        self._settings.change_game(self._pace, lambda _: PaceSettings(pause))

    @property
    def ladder(self) -> Ladder:
        """The computer players from easy to perfect."""
        return self.roster.ladder()

    @property
    def person(self) -> str:
        """The name of the person at this computer when alone against a computer player."""
        return self._person(0, is_alone=True).name.text

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people at this computer by place, when several of them play."""
        return tuple(self._person(place, is_alone=False).name.text for place in range(PEOPLE))

    @property
    def names(self) -> tuple[str, ...]:
        """The names that these people have set, "" for none."""
        return self._settings.value.names

    def name_person(self, place: int, name: str) -> Sentence | None:
        """Save the name of the person at this place for the next games; return the error, or None."""
        if self.roster.has(name.strip()):
            return tr("“{name}” is already the name of a computer player.", name=name.strip())
        self._settings.change(
            lambda settings: replace(
                settings, names=(*settings.names[:place], name, *settings.names[place + 1 :])
            )
        )
        return None

    def last_session(self) -> GameSession[StateT] | None:
        """The game on the table, or the unfinished game; None if neither can be read."""
        return self._saved.take_up()

    def open_session(self) -> GameSession[StateT]:
        """The unfinished game, or a new game with the same players as the last one."""
        session = self.last_session()
        if session is not None:
            return session
        return self._next_session(self._saved.last_header)

    def lesson_begun(self) -> int | None:
        """The number of moves made before the guided turn under way began; None if there is none.

        A newcomer's begins now, unless they have moved already.
        """
        session = self._saved.take_up()
        if session is None or session.is_closed:
            return None
        made = len(session.history)
        if not self._lesson.is_due:
            begun = self._lesson.begun
            return None if begun is None else min(begun, made)
        if session.is_untouched:
            return made if self._lesson.begin(made) else None
        self._lesson.end()
        return None

    def begin_lesson(self, begun: int) -> None:
        """Save that the guided turn under way began after this number of moves."""
        self._lesson.begin(begun)

    def end_lesson(self) -> None:
        """Save that the guided turn has ended: it returns only when the player asks for it."""
        self._lesson.end()

    def go_on_from(self, record: Record[StateT]) -> GameSession[StateT]:
        """A casual game for the players of a record, beginning with its moves. Raises ValueError for other players."""
        return self._saved.go_on_from(record, self._seats_in(record))

    @property
    def dice_of_today(self) -> DatedDice:
        """The dice of this game's game of the day, by this computer's clock."""
        return DatedDice(f"{self._today:%Y-%m-%d}", self.spec.id)

    @property
    def has_seen_today(self) -> bool:
        """Whether a die of today's game was rolled on this computer."""
        return self._saved.has_seen(self.dice_of_today)

    def is_first_with_todays_dice(self, record: Record[StateT]) -> bool:
        """Whether no other game here rolled a die of today's game before this one."""
        return self._saved.first_with(self.dice_of_today) in ("", record.tag("Id"))

    def begin_today(self) -> GameSession[StateT]:
        """Today's game, with the rules and opponent of a first game; casual if its dice are already known."""
        header = Record(self.spec, self.at_first)
        return self._saved.begin_with(
            header, self._seats_for(header), self.dice_of_today, counts=not self.has_seen_today
        )

    def begin_shared(self, header: Record[StateT], dice: OpenDice) -> GameSession[StateT]:
        """A casual game with a record's header and these dice, for the people at this table.

        Raises ValueError for unknown players.
        """
        return self._saved.begin_with(header, self._seats_for(header), dice, counts=False)

    def begin_at(self, line: "PositionLine[StateT]") -> GameSession[StateT]:
        """A new game from a position, for its computer players and the people at this table.

        It is casual, unless its rules begin there. Without players, it has those of a first game. Raises NotationError
        for an impossible position; nothing has changed in that case.
        """
        players = tuple((f"Player{place}", name) for place, name in enumerate(line.players))
        tags = ("Rules", line.rules), (POSITION, line.state.to_line()), *(players or self.at_first)
        header = Record(self.spec, tags)
        return self._saved.begin_at(header.first_state(), self._seats_for(header))

    def with_badge(self, view: ViewT, session: GameSession[StateT]) -> ViewT:
        """Return the view of a session with the badge of its dice."""
        return replace(view, badge=badge_of(session.record, self._today))

    @property
    def _today(self) -> date:
        return self._clock.now().astimezone().date()

    def _seats_for(self, header: Record[StateT]) -> tuple[Seat[StateT], ...]:
        seats = self._seats_in(header)
        is_alone = sum(seat.player is None for seat in seats) == 1
        return tuple(
            self._person(place, is_alone=is_alone) if seat.player is None else seat
            for place, seat in enumerate(seats)
        )

    def _person(self, place: int, *, is_alone: bool) -> Seat[State[Any]]:
        return seat_of_person(self._settings.value.names, place, self.roster.has, is_alone=is_alone)

    def look_at(
        self, record: Record[StateT], make: Callable[[tuple[Seat[StateT], ...]], SessionT]
    ) -> SessionT:
        """Put on the table, only to be watched, the session that `make` makes for a record's seats. Raises as
        `go_on_from`."""
        session = make(self._seats_in(record))
        self._saved.lay_down(session)
        return session

    def _note(self, session: GameSession[StateT]) -> None:
        """Update the best score."""
        if self._best is not None:
            self._best.note(self._score_of(session), session.record, is_closed=session.is_closed)

    @abstractmethod
    def begin(self, choices: Chosen) -> GameSession[StateT]:
        """A new game with these choices, one for each option of the game's prompt."""

    @abstractmethod
    def _next_session(self, last: Record[StateT] | None) -> GameSession[StateT]:
        """A new game for the players of a record, or for the players of a first game if it is None."""

    def _score_of(self, session: GameSession[StateT]) -> int | None:
        """A person's score in a counted game; None if there is none."""
        return None if session.is_casual else self._score(session)

    def _score(self, session: GameSession[StateT]) -> int | None:
        """A person's final score in any game, counted or casual; None as long as there is none."""
        return None

    @abstractmethod
    def _seats_in(self, record: Record[StateT]) -> tuple[Seat[StateT], ...]:
        """The players of a record by seat. Raises ValueError for a record that cannot be read."""
