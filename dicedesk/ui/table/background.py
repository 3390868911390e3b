"""A value that takes long to compute, such as the chances of a table: computed in the background, and kept."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.words import shown
from dicedesk.ui.base.work import Work

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class BackgroundValue(QObject, Generic[Key, Value]):
    """The value of the key that is watched, such as the chances by the rules of a house. Each is computed once.

    Signals: `changed()` when there is another value, or none any more, or it could not be computed.
    """

    changed = Signal()

    def __init__(
        self,
        jobs: Jobs,
        compute: Callable[[Key], Value],
        explain: Callable[[str], str],
        parent: QObject | None = None,
        *,
        most: int = 0,
    ) -> None:
        """Compute nothing before `watch`. `explain` makes a sentence of the reason why it failed.

        The values of so many keys are kept at `most`; of all where that is 0.
        """
        super().__init__(parent)
        self._most = most
        self._compute, self._explain = compute, explain
        self._work = Work(jobs, self, self._on_computed, self._on_failed)
        self._known: dict[Key, Value] = {}
        self._key: Key | None = None
        self.error = ""

    @property
    def value(self) -> Value | None:
        """Return the value of the key that is watched; None while it is being computed, or where that failed."""
        return None if self._key is None else self._known.get(self._key)

    def watch(self, key: Key) -> None:
        """Make `value` that of this key, and compute it unless it is known."""
        if key == self._key:
            return
        self.stop()
        self._key, self.error = key, ""
        self.changed.emit()
        if key not in self._known:
            self._work.ask(self._compute, key)

    def stop(self) -> None:
        """Cancel what is being computed; the next `watch` computes it anew."""
        self._work.cancel()
        if self.value is None:
            self._key = None

    def _on_computed(self, value: Value) -> None:
        if self._key is not None:
            self._known[self._key] = value
        if self._most and len(self._known) > self._most:
            del self._known[next(iter(self._known))]
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self.error = self._explain(shown(reason))
        self.changed.emit()
