"""Begins, saves and resumes the sessions of one game."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from enum import Enum
from typing import Any, Final, Generic

from dicedesk.core.fair.open_dice import DatedDice, OpenDice, open_dice_of
from dicedesk.core.fair.sealed import SealedDice, fresh_seed, fresh_word, sealed_dice_of
from dicedesk.core.game import GameSpec, StateT
from dicedesk.core.notation import tag_to_text
from dicedesk.core.record import (
    FROM,
    FROM_CHALLENGE,
    HINTS,
    POSITION,
    UNDONE,
    Owner,
    Play,
    Record,
    owner_of,
    parse_record,
)
from dicedesk.core.rollers import DiceSource, SeededDice, Tag, TypedDice
from dicedesk.core.words import tr
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import (
    SEEN,
    BusyError,
    GameChange,
    LostError,
    Store,
    StoredGame,
    StoreError,
    TakenError,
)
from dicedesk.play.seats import Seat
from dicedesk.play.settings import SettingsKeeper


class SaveStatus(Enum):
    """Whether the game on the table is saved, if nothing is wrong."""

    SAVED = "saved"
    WAITS = "waits"
    """The store cannot be written now: the last moves will be saved later by themselves."""
    COPIED = "copied"
    """Another program continued the game, so this one is saved as a copy next to it."""


class GameKeeper:
    """Saves one session."""

    def __init__(
        self,
        store: Store,
        record_id: str,
        game: StoredGame | None = None,
        score_of: Callable[[GameSession[Any]], int | None] = lambda _: None,
    ) -> None:
        """`game` is the game in the store; None if the store does not have it yet."""
        self._store, self._score_of = store, score_of
        self._id = record_id if game is None else game.id
        self._stays = 0 if game is None else len(game.moves)
        self._last = None if game is None else (game.header, game.ended, len(game.moves))
        self._is_waiting = self._is_copied = False
        self._error: str | None = None

    @property
    def error(self) -> str | None:
        """Why the last change was not saved; None if it was, or if another program is using the store."""
        return self._store.wait_reason if self._is_waiting else self._error

    @property
    def save_status(self) -> SaveStatus:
        if self._is_waiting:
            return SaveStatus.WAITS
        return SaveStatus.COPIED if self._is_copied else SaveStatus.SAVED

    def keep(self, session: GameSession[Any]) -> None:
        """Save the session after a change; if others wait for the store, in turn."""
        self._session = session
        # The store still has moves that were undone there.
        self._stays = min(self._stays, len(session.history))
        if not self._is_waiting:
            self._is_waiting = True
            self._store.in_turn(self._write)

    def _write(self) -> None:
        """Save all changes so far. Raises BusyError, and is then called again."""
        try:
            self._keep_or_copy()
            self._error = None
        except BusyError:
            raise
        except StoreError as error:
            self._error = str(error)
        self._is_waiting = False

    def _keep_or_copy(self) -> None:
        if self._last == (self._session.record.header_text(), self._session.is_closed, self._stays) and (
            self._stays == len(self._session.history)
        ):
            return
        try:
            self._store.keep(self._change())
        except LostError:
            self._stays = 0
            self._store.keep(self._change())
        except TakenError:
            # The record keeps its Id, which its dice need; only the store uses a different name.
            self._id, self._stays, self._is_copied = f"{self._id}~{os.urandom(4).hex()}", 0, True
            self._store.keep(self._change())
        self._stays = len(self._session.history)
        self._last = (self._session.record.header_text(), self._session.is_closed, self._stays)

    def _change(self) -> GameChange:
        session = self._session
        seed = session.dice.seed.hex() if isinstance(session.dice, SealedDice) else ""
        lines = session.record.move_lines(self._stays)
        header = session.record.header_text()
        score = self._score_of(session) if session.is_closed else None
        return GameChange(
            self._id, session.record.spec.id, header, seed, session.is_closed, self._stays, lines, score
        )


ID_BYTES = 8
"""Random bytes at the end of a game's Id, which make it unique."""

_MOMENT = "%Y-%m-%dT%H:%M:%SZ"
"""The format of a moment in a record, in UTC."""

UNKNOWN_GAME = "?"
"""Replaces the Id of a game without one."""

CASUAL: Final = ((HINTS, "0"),)
"""The header line of a game that is casual from the start: hints are open, and none was used."""

_MARGIN = timedelta(days=1)
"""The most that a time zone's day can differ from UTC."""

Dice = Callable[[str], DiceSource]
"""Makes the dice of a new game for its record's Id."""


class SavedGames(Generic[StateT]):
    """Begins sessions of one game and saves them in the store."""

    def __init__(
        self,
        spec: GameSpec[StateT],
        store: Store,
        clock: Clock,
        settings: SettingsKeeper,
        seats_of: Callable[[Record[StateT]], tuple[Seat[StateT], ...]],
        dice: Dice | None = None,
        after_keeping: Callable[[GameSession[StateT]], None] | None = None,
        score_of: Callable[[GameSession[StateT]], int | None] = lambda _: None,
    ) -> None:
        """`dice` makes the dice for a record's Id; None for the dice of the settings.

        `seats_of` returns a record's seats; a ValueError from it counts as a record that cannot be read.
        `after_keeping` is called with a session after each saved change. `score_of` is the score of a counted game, if
        its kind has a best score.
        """
        self._spec = spec
        self._store = store
        self._clock = clock
        self._settings = settings
        self._seats_of = seats_of
        self._dice = dice
        self._after_keeping = after_keeping or (lambda _: None)
        self._score_of = score_of
        self._next_is_typed: bool | None = None
        self._on_table: GameSession[StateT] | None = None
        self._has_looked = False
        self._noted: DatedDice | None = None
        self._newest: StoredGame | None = None
        self._keeper: GameKeeper | None = None
        self._error: str | None = None

    @property
    def error(self) -> str | None:
        """Why the last change was not saved or no game was found; None if nothing is wrong."""
        return self._error or (None if self._keeper is None else self._keeper.error)

    @property
    def save_status(self) -> SaveStatus:
        """Whether the game on the table is saved."""
        return SaveStatus.SAVED if self._keeper is None else self._keeper.save_status

    def choose_dice(self, *, are_typed: bool) -> None:
        """Choose who rolls the dice of the next game: a person, who types them in, or the program.

        Without a choice, a game has the kind of dice of the previous game.
        """
        self._next_is_typed = are_typed

    def begin(
        self, rules: str, seats: tuple[Seat[StateT], ...], tags: tuple[Tag, ...] = ()
    ) -> GameSession[StateT]:
        """A new game under these rules ("" for the default ones), with further header lines.

        The previous game is left, unless it is over. The new seal is saved before the word is drawn.

        Raises NotationError for unknown rules; nothing has changed in that case.
        """
        return self.begin_at(self._spec.new_state(rules), seats, tags)

    def begin_at(
        self, first: StateT, seats: tuple[Seat[StateT], ...], tags: tuple[Tag, ...] = ()
    ) -> GameSession[StateT]:
        """The same from a possible position; casual, unless its rules begin there."""
        before = self.take_up()
        is_typed = (
            before is not None and isinstance(before.dice, TypedDice)
            if self._next_is_typed is None
            else self._next_is_typed
        )
        self._next_is_typed = None
        return self._begin(first, seats, tags, (), TypedDice() if is_typed else None)

    def go_on_from(self, record: Record[StateT], seats: tuple[Seat[StateT], ...]) -> GameSession[StateT]:
        """A casual game that begins with the moves of a record, and continues with its own dice.

        The game on the table is left, as for any new game.
        """
        origin = f"{record.tag('Id') or UNKNOWN_GAME} move {len(record.plays)}"
        own = tuple(tag for tag in record.tags if _goes_along(tag[0]))
        return self._begin(record.first_state(), seats, (*own, (FROM, origin)), record.plays, None)

    def begin_with(
        self, header: Record[StateT], seats: tuple[Seat[StateT], ...], dice: OpenDice, *, counts: bool
    ) -> GameSession[StateT]:
        """A game by a record's rules with dice that can be known in advance; casual unless it `counts`.

        A game played from a challenge says so. The game on the table is left, as for any new game.
        """
        own = tuple(tag for tag in header.tags if tag[0] in FROM_CHALLENGE or _goes_along(tag[0]))
        return self._begin(header.first_state(), seats, (*own, *(() if counts else CASUAL)), (), dice)

    def has_seen(self, dice: DatedDice) -> bool:
        """Whether a die of that day's game was rolled on this computer, even in a deleted game."""
        with suppress(StoreError):
            return self._store.setting(_seen(dice)) is not None or self._is_in_a_game(dice)
        return False

    def first_with(self, dice: DatedDice) -> str:
        """The Id of the game that first rolled a die of that day's game; "" if none did, or it cannot be read."""
        with suppress(StoreError):
            return self._store.setting(_seen(dice)) or ""
        return ""

    def _is_in_a_game(self, dice: DatedDice) -> bool:
        """Whether a game saved around that day rolled a die of it. Raises StoreError."""
        day = date.fromisoformat(dice.day)
        games = self._store.begun_between(dice.game, f"{day - _MARGIN}", f"{day + 2 * _MARGIN}")
        # Few games name these dice; the others need not be read.
        same_day = [game for game in games if tag_to_text(*dice.opening_tags()) in game.header.split("\n")]
        return any(map(self._threw_dice, same_day))

    def _threw_dice(self, game: StoredGame) -> bool:
        try:
            record = parse_record(game.record, {self._spec.id: self._spec})
        except ValueError:
            return False
        return bool(record.own_faces) or record.tag(UNDONE) is not None

    def _note_seen(self, session: GameSession[StateT]) -> None:
        """Save that dice of a day were rolled: in another game with them, they are known."""
        dice = session.dice
        if isinstance(dice, DatedDice) and dice != self._noted and session.record.own_faces:
            # If it cannot be saved, the game itself still shows it.
            with suppress(StoreError):
                if self._store.setting(_seen(dice)) is None:
                    self._store.keep_setting(_seen(dice), session.record.tag("Id") or "")
                self._noted = dice

    def _begin(
        self,
        first: StateT,
        seats: tuple[Seat[StateT], ...],
        tags: tuple[Tag, ...],
        plays: Sequence[Play],
        dice: DiceSource | None,
    ) -> GameSession[StateT]:
        before = self.take_up()
        if before is not None:
            before.leave(f"{self._clock.now():{_MOMENT}}")
        record_id = f"{self._clock.now():{_MOMENT}}-{os.urandom(ID_BYTES).hex()}"
        if dice is None:
            dice = self._chosen(record_id) if self._dice is None else self._dice(record_id)
        rules = first.rules_text()
        position = () if first == self._spec.new_state(rules) else ((POSITION, first.to_line()),)
        fixed = (*position, ("Id", record_id))
        opening = new_record(self._spec, rules, seats, fixed, dice).with_tags(tags)
        keeper = GameKeeper(self._store, record_id, None, self._score_of)
        self._on_table = self._opened(replace(opening, plays=plays), seats, dice, keeper)
        if self._dice is None:
            self._on_table.choose_word(fresh_word())
        return self._on_table

    def take_up(self) -> GameSession[StateT] | None:
        """The game on the table, or the unfinished game; None if neither can be read."""
        if self._on_table is None and not self._has_looked:
            self._has_looked = True
            self._on_table = self._left_unfinished()
        return self._on_table

    @property
    def last_header(self) -> Record[StateT] | None:
        """The record of the last saved game without its moves: its players and rules.

        None if there is none, or it cannot be read.
        """
        self.take_up()
        if self._newest is None:
            return None
        try:
            return parse_record(self._newest.header, {self._spec.id: self._spec})
        except ValueError:
            return None

    def lay_down(self, session: GameSession[StateT]) -> None:
        """Put a session on the table that is not saved, such as a replay."""
        self._on_table = session

    def _left_unfinished(self) -> GameSession[StateT] | None:
        try:
            game = self._newest = self._store.newest(self._spec.id)
            return None if game is None or game.ended else self._resumed(game)
        except StoreError as error:
            self._error = str(error)
        except ValueError:
            self._error = tr("Your last game could not be opened. It is still in the games folder.")
        # The next game clears the error as soon as it is saved.
        self._store.note(self._error)
        return None

    def _resumed(self, game: StoredGame) -> GameSession[StateT] | None:
        """Raises ValueError for a record that cannot be read, or whose dice are not its game's."""
        record = parse_record(game.record, {self._spec.id: self._spec})
        if len(record.plays) != len(game.moves):
            raise ValueError("not every line is a move")
        dice = _dice_of(game, record)
        if dice is None:
            return None
        _check_dice(record, dice)
        keeper = GameKeeper(self._store, game.id, game, self._score_of)
        return self._opened(record, self._seats_of(record), dice, keeper)

    def _opened(
        self, record: Record[StateT], seats: tuple[Seat[StateT], ...], dice: DiceSource, keeper: GameKeeper
    ) -> GameSession[StateT]:
        def keep(session: GameSession[StateT]) -> None:
            keeper.keep(session)
            self._note_seen(session)
            self._after_keeping(session)

        session = GameSession(record, seats, dice, keep)
        self._keeper, self._error = keeper, None
        return session

    def _chosen(self, record_id: str) -> DiceSource:
        seed = self._settings.value.fair_dice.seed
        return SealedDice(fresh_seed(), record_id) if seed is None else SeededDice(seed)


def _goes_along(name: str) -> bool:
    """Whether a game that continues another one, or has its dice, takes over the header line of this name."""
    return owner_of(name) in (None, Owner.TABLE)


def _seen(dice: DatedDice) -> str:
    return f"{SEEN}{dice.day} {dice.game}"


def _dice_of(game: StoredGame, record: Record[StateT]) -> DiceSource | None:
    """The dice with which a saved game continues; None if they cannot be restored.

    Raises ValueError for a seed if the record names no sealed dice.
    """
    if game.seed:
        sealed = sealed_dice_of(record, bytes.fromhex(game.seed))
        if sealed is None:
            raise ValueError("the record names no sealed dice")
        return sealed
    return TypedDice() if record.is_typed else open_dice_of(record)


def _check_dice(record: Record[StateT], dice: DiceSource) -> None:
    """Raises ValueError unless the dice have the record's seal and deal its own faces.

    Typed dice may show anything.
    """
    faces = record.own_faces
    if any(record.tag(name) != value for name, value in dice.opening_tags()):
        raise ValueError("the record names other dice")
    if not record.is_typed and dice.roller(0).roll(len(faces)) != faces:
        raise ValueError("the dice deal other faces")
