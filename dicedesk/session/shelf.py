"""Where the sessions of one game are begun, kept, and taken up again."""

import secrets
from collections.abc import Callable

from dicedesk.core.game import GameSpec
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import DiceSource, SeededDice, Tag
from dicedesk.core.sealed import SealedDice, fresh_seed
from dicedesk.core.words import tr
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import KeptGame, Store, StoreError
from dicedesk.session.dice_choice import DiceChoice, parse_seed
from dicedesk.session.game_session import GameSession, Seat, new_record
from dicedesk.session.own_word import OwnWord

Dice = Callable[[str], DiceSource]
"""Gives the dice of a new game for its record's Id."""


class Shelf:
    """Begins sessions of one game and keeps them in the store. `trouble` is why the last change was not kept."""

    def __init__(
        self,
        spec: GameSpec,
        store: Store,
        clock: Clock,
        dice: Dice | None = None,
        before_keeping: Callable[[GameSession], None] | None = None,
    ) -> None:
        """`dice` gives the dice for a record's Id; those that were chosen in the settings where it is None.

        `before_keeping` is called with a session after each change and before it is kept, such as for a best score.
        """
        self._spec = spec
        self._store = store
        self._clock = clock
        self._dice = dice or self._chosen
        self._before_keeping = before_keeping or (lambda _: None)
        self._on_table: GameSession | None = None
        self.trouble: str | None = None

    def begin(self, rules: str, seats: tuple[Seat, ...], tags: tuple[Tag, ...] = ()) -> GameSession:
        """A new game under these rules ("" for the usual ones), with further header lines.

        Raises NotationError for unknown rules.
        """
        record_id = f"{self._clock.now():%Y-%m-%dT%H:%M:%SZ}-{secrets.token_hex(2)}"
        dice = self._dice(record_id)
        record = new_record(self._spec, rules, seats, record_id, dice).with_tags(tags)
        self._on_table = GameSession(record, seats, dice, self._keep)
        return self._on_table

    def take_up(self, seats_of: Callable[[Record], tuple[Seat, ...]]) -> GameSession | None:
        """The game that is on the table, or else the one that was left unfinished, if it can be read.

        `seats_of` says who sits there; a ValueError from it counts as a record that cannot be read.
        """
        if self._on_table is None:
            self._on_table = self._left_unfinished(seats_of)
        return self._on_table

    def _left_unfinished(self, seats_of: Callable[[Record], tuple[Seat, ...]]) -> GameSession | None:
        try:
            kept = self._store.newest(self._spec.id)
        except StoreError as error:
            self.trouble = str(error)
            return None
        if kept is None or kept.ended:
            return None
        try:
            record = parse_record(kept.record, {self._spec.id: self._spec})
            dice = _dice_of(kept, record)
            return None if dice is None else GameSession(record, seats_of(record), dice, self._keep)
        except ValueError:
            self.trouble = tr("Your last game could not be opened. It is still in the games folder.")
            return None

    def _chosen(self, record_id: str) -> DiceSource:
        seed = DiceChoice(self._store).value
        if seed is not None:
            return SeededDice(seed)
        return SealedDice(fresh_seed(), record_id, OwnWord(self._store).value)

    def _keep(self, session: GameSession) -> None:
        self._before_keeping(session)
        dice = session.dice
        kept = KeptGame(
            id=session.record.tag("Id") or "",
            game=self._spec.id,
            record=session.record.to_text(),
            seed=dice.seed.hex() if isinstance(dice, SealedDice) else "",
            ended=session.is_over,
        )
        try:
            self._store.keep(kept)
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)


def _dice_of(kept: KeptGame, record: Record) -> DiceSource | None:
    """The dice with which a kept game goes on; None for dice that cannot be had again."""
    if kept.seed:
        return SealedDice(bytes.fromhex(kept.seed), kept.id, record.tag("Word") or "")
    kind, _, number = (record.tag("Dice") or "").partition(" ")
    seed = parse_seed(number)
    return SeededDice(seed) if kind == "seeded" and seed is not None else None
