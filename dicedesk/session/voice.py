"""How a person wants the program to speak, kept between two starts."""

import json
from dataclasses import dataclass, field

from dicedesk.ports.speech import FASTEST, SLOWEST, Manner
from dicedesk.ports.store import Store, StoreError

SETTING = "voice"
"""The name under which the store keeps it."""


@dataclass(frozen=True)
class VoiceWishes:
    """Whether the program speaks by itself, and in which manner."""

    is_on: bool = True
    manner: Manner = field(default_factory=Manner)


class VoiceSettings:
    """What was wished for last. `trouble` is why it could not be read or kept; it holds all the same until the end."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        self._wishes = self._read()

    @property
    def wishes(self) -> VoiceWishes:
        """What holds now."""
        return self._wishes

    def keep(self, wishes: VoiceWishes) -> None:
        """From now on this holds, and at the next start too."""
        self._wishes = wishes
        try:
            self._store.keep_setting(SETTING, _to_text(wishes))
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)

    def _read(self) -> VoiceWishes:
        try:
            kept = self._store.setting(SETTING)
        except StoreError as error:
            self.trouble = str(error)
            kept = None
        return VoiceWishes() if kept is None else _from_text(kept)


def _to_text(wishes: VoiceWishes) -> str:
    manner = wishes.manner
    kept = {
        "is_on": wishes.is_on,
        "voice": manner.voice,
        "rate": manner.rate,
        "volume": manner.volume,
    }
    return json.dumps(kept, ensure_ascii=False)


def _from_text(text: str) -> VoiceWishes:
    """What the text says; the defaults where it cannot be read, for a setting must never keep the window closed."""
    try:
        kept = json.loads(text)
    except ValueError:
        return VoiceWishes()
    match kept:
        case {
            "is_on": bool(is_on),
            "voice": str(voice),
            "rate": int(rate),
            "volume": int() | float() as volume,
        }:
            manner = Manner(voice, min(max(SLOWEST, rate), FASTEST), float(min(max(0, volume), 1)))
            return VoiceWishes(is_on, manner)
        case _:
            return VoiceWishes()
