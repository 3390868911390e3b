"""How a person wants the program to speak, kept between two starts."""

import json
from dataclasses import dataclass, field

from dicedesk.ports.speech import FASTEST, SLOWEST, Manner
from dicedesk.ports.store import Store
from dicedesk.session.settings.setting import Setting, check_line

SETTING = "voice"
"""The name under which the store keeps it."""


@dataclass(frozen=True)
class VoiceWishes:
    """Whether the program speaks by itself, and in which manner."""

    is_on: bool = True
    manner: Manner = field(default_factory=Manner)


class VoiceSettings(Setting[VoiceWishes]):
    """What was wished for last."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, SETTING, VoiceWishes(), _to_text, _from_text)


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
    match json.loads(text):
        case {
            "is_on": bool(is_on),
            "voice": str(voice),
            "rate": int(rate),
            "volume": int() | float() as volume,
        }:
            check_line(voice)
            manner = Manner(voice, min(max(SLOWEST, rate), FASTEST), float(min(max(0, volume), 1)))
            return VoiceWishes(is_on, manner)
        case _:
            raise ValueError(f"these are no wishes for the voice: {text}")
