"""Which dice a new game is played with: sealed ones, or those that follow from a number."""

from dicedesk.ports.store import Store, StoreError

SETTING = "dice-seed"
"""The name under which the store keeps the number; "" for sealed dice."""

LARGEST = 10**12
"""The numbers go from 0 to this."""


class DiceChoice:
    """What holds for new games. `trouble` is why it could not be read or kept; it holds all the same until the end."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        try:
            kept = store.setting(SETTING) or ""
        except StoreError as error:
            kept, self.trouble = "", str(error)
        self._seed = parse_seed(kept)

    @property
    def seed(self) -> int | None:
        """The number from which the dice follow; None for sealed dice."""
        return self._seed

    def keep(self, seed: int | None) -> None:
        """From the next game on the dice follow from this number; None has them sealed."""
        self._seed = seed
        try:
            self._store.keep_setting(SETTING, "" if seed is None else str(seed))
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)


def parse_seed(text: str) -> int | None:
    """The whole number that the text is; None where it is none, or too large."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST))):
        return None
    seed = int(digits)
    return seed if seed <= LARGEST else None
