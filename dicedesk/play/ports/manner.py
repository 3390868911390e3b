"""How a text is read aloud."""

from dataclasses import dataclass

SLOWEST, DEFAULT_RATE, FASTEST = 80, 150, 320
"""Rates of speech in words per minute."""


@dataclass(frozen=True)
class Manner:
    """How something is said: the voice's id, words per minute, volume from 0 to 1, and the language such as "de".

    Where the voice is "", one of the language speaks; where the language is "" too, the engine's own.
    """

    voice: str = ""
    rate: int = DEFAULT_RATE
    volume: float = 1.0
    language: str = ""
