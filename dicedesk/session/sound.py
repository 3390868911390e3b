"""How loud a person wants to hear the table, kept between two starts."""

import json
from dataclasses import asdict, dataclass

from dicedesk.ports.store import Store, StoreError

SETTING = "sound"
"""The name under which the store keeps it."""
USUAL_VOLUME = 0.5


@dataclass(frozen=True)
class SoundWishes:
    """Whether dice and chips are heard, and how loud, from 0 to 1."""

    is_on: bool = True
    volume: float = USUAL_VOLUME


class SoundSettings:
    """What was wished for last. `trouble` is why it could not be read or kept; it holds all the same until the end."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        self._wishes = self._read()

    @property
    def wishes(self) -> SoundWishes:
        """What holds now."""
        return self._wishes

    def keep(self, wishes: SoundWishes) -> None:
        """From now on this holds, and at the next start too."""
        self._wishes = wishes
        try:
            self._store.keep_setting(SETTING, json.dumps(asdict(wishes)))
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)

    def _read(self) -> SoundWishes:
        try:
            kept = self._store.setting(SETTING)
        except StoreError as error:
            self.trouble = str(error)
            kept = None
        return SoundWishes() if kept is None else _from_text(kept)


def _from_text(text: str) -> SoundWishes:
    """What the text says; the defaults where it cannot be read, for a setting must never keep the window closed."""
    try:
        kept = json.loads(text)
    except ValueError:
        return SoundWishes()
    match kept:
        case {"is_on": bool(is_on), "volume": int() | float() as volume}:
            return SoundWishes(is_on, float(min(max(0, volume), 1)))
        case _:
            return SoundWishes()
