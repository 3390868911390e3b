"""Which dice a new game is played with: sealed ones, or those that follow from a number."""

from dicedesk.ports.store import Store
from dicedesk.session.settings.setting import Setting

SETTING = "dice-seed"
"""The name under which the store keeps the number; "" for sealed dice."""

LARGEST = 10**12
"""The numbers go from 0 to this."""


class DiceChoice(Setting[int | None]):
    """The number from which the dice of new games follow; None for sealed dice."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, SETTING, None, _to_text, _from_text)


def parse_seed(text: str) -> int | None:
    """The whole number that the text is; None where it is none, or too large."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST))):
        return None
    seed = int(digits)
    return seed if seed <= LARGEST else None


def _from_text(text: str) -> int | None:
    seed = parse_seed(text)
    if text and seed is None:
        raise ValueError("this is no number that was kept")
    return seed


def _to_text(seed: int | None) -> str:
    return "" if seed is None else str(seed)
