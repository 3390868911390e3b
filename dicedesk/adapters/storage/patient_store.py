"""A store that cannot be opened or written for a while, as while another program holds it: what is to be kept waits."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from dicedesk.adapters.storage.sqlite_file import is_sound
from dicedesk.adapters.storage.sqlite_store import SqliteStore
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import (
    Best,
    BusyError,
    ForgetfulStore,
    GameChange,
    OracleAnswer,
    StoredGame,
    StoreError,
    UnwritableError,
)

Open = Callable[[], SqliteStore]
"""Opens the file. Raises StoreError."""


class PatientStore:
    """Keeps things in a file, or remembers them until it can be written: `waits` says so, `try_again` looks.

    `on_waiting` is called when something begins to wait, `on_free` when nothing waits any more. Where the file could
    not be opened at the start, that is tried again too, and `on_open` called; nothing that it holds is written over.
    """

    def __init__(self, store: "SqliteStore | NoStore", open_file: Open | None = None) -> None:
        """Nothing waits yet. `open_file` is given where the file is not open."""
        self._store = store
        self._open_file = open_file
        self._turns: deque[Callable[[], None]] = deque()
        self._meanwhile = ForgetfulStore()
        self.wait_reason: str | None = None
        self.on_open: Callable[[], None] = _nothing
        self.on_waiting: Callable[[], None] = _nothing
        self.on_free: Callable[[], None] = _nothing

    @property
    def waits(self) -> bool:
        """Whether something is not kept yet, or nothing can be."""
        return bool(self._turns) or not self.is_open

    @property
    def is_open(self) -> bool:
        """Whether the file is open."""
        return self._open_file is None

    def in_turn(self, write: Callable[[], None]) -> None:
        """Call `write` now, or, where it raises BusyError or others wait, after those as soon as the file is free."""
        if not self._turns:
            try:
                write()
            except BusyError as error:
                self._turns.append(write)
                self.on_waiting()
                self._explain(error)
        else:
            self._turns.append(write)

    def try_again(self) -> None:
        """Writes what waits, if the file is free now; what still cannot be written goes on waiting."""
        if not self.waits:
            return
        try:
            self._open()
        except StoreError as error:
            self.wait_reason = error.args[0]
            return
        while self._turns:
            try:
                self._turns[0]()
            except StoreError as error:
                self._explain(error)
                return
            self._turns.popleft()
        self._meanwhile = ForgetfulStore()
        self.wait_reason = None
        self.on_free()

    def _open(self) -> None:
        """Opens the file, where that could not be done yet. Raises StoreError."""
        if self._open_file is None:
            return
        tell, self._store = self._store.tell, self._open_file()
        self._open_file = None
        self.on_open()
        self._store.note(tr("The games folder is available again. Your games are being saved."))
        if tell is not None:
            self.listen(tell)

    def listen(self, tell: Callable[[str], None]) -> None:
        """Calls `tell` with each sentence about what was kept: first those that wait already, then all that come."""
        for sentence in self._store.notices:
            tell(sentence)
        self._store.tell = tell

    def look_over(self, jobs: Jobs) -> None:
        """Checks in the background whether the file is sound; one that is not is set aside, and a fresh one begun."""
        store = self._store
        if isinstance(store, NoStore):
            return

        def on_looked_over(sound: bool) -> None:  # noqa: FBT001 (what a job gives back comes by its place)
            if not sound:
                with suppress(StoreError):
                    store.begin_anew()

        jobs.start(partial(is_sound, store.file), on_looked_over, lambda _: None)

    def note(self, sentence: str) -> None:
        """Tells a person."""
        self._store.note(sentence)

    def keep(self, change: GameChange) -> None:
        """Keep what became of a game; whoever wants to wait calls it in turn."""
        self._store.keep(change)

    def newest(self, game: str) -> StoredGame | None:
        """The game of that kind that was begun last."""
        return self._store.newest(game)

    def chain_head(self) -> str:
        """The hash of the last link of the chain of games; games that wait are not in it yet."""
        return self._store.chain_head()

    def keep_best(self, best: Best) -> None:
        """Keep a best score."""
        self.in_turn(lambda: self._store.keep_best(best))
        if self._turns:
            self._meanwhile.keep_best(best)

    def best(self, what: str) -> Best | None:
        """The best score of that name."""
        return self._meanwhile.best(what) or self._store.best(what)

    def keep_answer(self, answer: OracleAnswer) -> None:
        """Keep one more answer of the Oracle."""
        self.in_turn(lambda: self._store.keep_answer(answer))
        if self._turns:
            self._meanwhile.keep_answer(answer)

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        """The Oracle's last answers, the newest first."""
        return (*self._meanwhile.answers(most), *self._store.answers(most))[:most]

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting."""
        self.in_turn(lambda: self._store.keep_setting(name, value))
        if self._turns:
            self._meanwhile.keep_setting(name, value)

    def setting(self, name: str) -> str | None:
        """The value of a setting."""
        waiting = self._meanwhile.setting(name)
        return self._store.setting(name) if waiting is None else waiting

    def _explain(self, error: StoreError) -> None:
        """Says why the disk does not take what waits, to those who ask and once to a person."""
        self.wait_reason = None
        if isinstance(error, UnwritableError):
            self.wait_reason = error.args[0]
            self.note(tr("Not saved: {error}", error=self.wait_reason))

    def set_setting_aside(self, name: str) -> None:
        """Keep a value that cannot be read under another name."""
        self.in_turn(lambda: self._store.set_setting_aside(name))

    def close(self) -> None:
        """Writes what waits, for which it may take a moment longer now, and closes the file."""
        if self._turns:
            self._store.wait_longer()
            self.try_again()
        # The timer that calls `try_again` is known to who is called here: let go, so that both can go.
        self.on_open = self.on_waiting = self.on_free = _nothing
        self._store.tell = None
        self._store.close()


class NoStore:
    """Refuses to keep anything, for a reason that a person can read. The game goes on, and what it keeps waits.

    What may lie in the file and would be written over is not given back as missing: to ask for it is refused too.
    """

    def __init__(self, reason: str) -> None:
        self.notices: list[str] = []
        self.tell: Callable[[str], None] | None = None
        self._reason = reason

    def note(self, sentence: str) -> None:
        """The reason is told already, by whoever could not open the file."""

    def set_setting_aside(self, name: str) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def keep(self, change: GameChange) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def newest(self, game: str) -> StoredGame | None:
        """None: another game is begun, and kept beside those that may be in the file."""
        return None

    def chain_head(self) -> str:
        """Nothing: there is no chain."""
        return ""

    def keep_best(self, best: Best) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def best(self, what: str) -> Best | None:
        """Raises UnwritableError with the reason: a better one may be in the file."""
        raise UnwritableError(self._reason)

    def keep_answer(self, answer: OracleAnswer) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        """None at all."""
        return ()

    def keep_setting(self, name: str, value: str) -> None:
        """Raises UnwritableError with the reason."""
        raise UnwritableError(self._reason)

    def setting(self, name: str) -> str | None:
        """Raises UnwritableError with the reason: a value may be in the file."""
        raise UnwritableError(self._reason)

    def wait_longer(self) -> None:
        """Nothing is to be waited for."""

    def close(self) -> None:
        """Nothing is open."""


def _nothing() -> None:
    """What is called where nobody listens."""
