"""One choice of a person's, kept between two starts."""

from collections.abc import Callable
from typing import Generic, TypeVar

from dicedesk.ports.store import Store, StoreError

Value = TypeVar("Value")

UNREADABLE = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
"""What reading a text may raise that is not the one that was kept; JSON may be nested too deeply."""


class Setting(Generic[Value]):
    """What was chosen last. `error` is why it could not be read or kept; it holds all the same until the end."""

    def __init__(
        self,
        store: Store,
        name: str,
        usual: Value,
        to_text: Callable[[Value], str],
        from_text: Callable[[str], Value],
    ) -> None:
        """Reads what was kept under this name.

        `usual` holds where nothing was, or where `from_text` raises one of UNREADABLE: a setting must never keep the
        window closed. What `to_text` leaves out, such as the blanks at the ends of a name, does not hold either.
        """
        self._store, self._name, self._to_text, self._from_text = store, name, to_text, from_text
        self._value = self._usual = usual
        self.error: str | None = None
        self._look_up()

    @property
    def value(self) -> Value:
        """What holds now."""
        return self._value

    def keep(self, value: Value) -> None:
        """From now on this holds, at the next start too."""
        text = self._to_text(value)
        self._value = self._from_text(text)
        try:
            self._store.keep_setting(self._name, text)
            self.error = None
        except StoreError as error:
            self.error = str(error)

    def _look_up(self) -> None:
        try:
            kept = self._store.setting(self._name)
            self._value = self._usual if kept is None else self._read(kept)
        except StoreError as error:
            self.error = str(error)

    def _read(self, kept: str) -> Value:
        """What the text says, or the default. Raises StoreError."""
        try:
            return self._from_text(kept)
        except UNREADABLE:
            self._value = self._usual
            self._store.set_setting_aside(self._name)
            return self._usual


def check_line(text: str) -> None:
    """Raises ValueError for a text that is no single line, or that no file can hold."""
    text.encode()
    if "\0" in text or len(text.splitlines()) > 1:
        raise ValueError("this is no line of text")
