"""Strangers' programs that may run, as somebody at this computer has said when asked."""

import json
from collections.abc import Iterable
from contextlib import suppress

from dicedesk.play.ports.store import Store, StoreError

SETTING = "agreed-programs"
"""The name under which the store keeps them, as a JSON list of digests."""

MOST_KEPT = 2000
"""Of more than these, the earliest are forgotten, and asked about again."""


class AgreedPrograms:
    """Knows them by the digests of their files, so that one that was changed is asked about again.

    Where the store fails, they are known until the program ends.
    """

    def __init__(self, store: Store) -> None:
        """Nothing is read before the first question."""
        self._store = store
        self._known: dict[str, None] | None = None

    def unknown(self, digests: Iterable[str]) -> tuple[str, ...]:
        """Those of them that nobody has agreed to yet."""
        known = self._read()
        return tuple(digest for digest in digests if digest not in known)

    def agree(self, digests: Iterable[str]) -> None:
        """From now on these may run."""
        known = list(self._read() | dict.fromkeys(digests))[-MOST_KEPT:]
        self._known = dict.fromkeys(known)
        with suppress(StoreError):
            self._store.keep_setting(SETTING, json.dumps(known))

    def _read(self) -> dict[str, None]:
        if self._known is None:
            self._known = dict.fromkeys(_digests_in(self._kept()))
        return self._known

    def _kept(self) -> str:
        try:
            return self._store.setting(SETTING) or ""
        except StoreError:
            return ""


def _digests_in(kept: str) -> list[str]:
    """What was kept; nothing where it is damaged: then everything is asked about again."""
    try:
        found = json.loads(kept)
    except ValueError:
        return []
    return [digest for digest in found if isinstance(digest, str)] if isinstance(found, list) else []
