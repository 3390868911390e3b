"""How loud a person wants to hear the table, kept between two starts."""

import json
from dataclasses import asdict, dataclass

from dicedesk.ports.store import Store
from dicedesk.session.settings.setting import Setting

SETTING = "sound"
"""The name under which the store keeps it."""
USUAL_VOLUME = 0.5


@dataclass(frozen=True)
class SoundWishes:
    """Whether dice and chips are heard, and how loud, from 0 to 1."""

    is_on: bool = True
    volume: float = USUAL_VOLUME


class SoundSettings(Setting[SoundWishes]):
    """What was wished for last."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, SETTING, SoundWishes(), _to_text, _from_text)


def _to_text(wishes: SoundWishes) -> str:
    return json.dumps(asdict(wishes))


def _from_text(text: str) -> SoundWishes:
    match json.loads(text):
        case {"is_on": bool(is_on), "volume": int() | float() as volume}:
            return SoundWishes(is_on, float(min(max(0, volume), 1)))
        case _:
            raise ValueError(f"these are no wishes for the sound: {text}")
