"""The player's own word, which is mixed into the dice of each new game."""

from dicedesk.ports.store import Store, StoreError

SETTING = "dice-word"
"""The name under which the store keeps it."""

LONGEST = 60
"""So many signs of a word count."""


class OwnWord:
    """The word that holds for new games. `trouble` is why it could not be read or kept; it holds all the same."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        try:
            self._word = store.setting(SETTING) or ""
        except StoreError as error:
            self._word, self.trouble = "", str(error)

    @property
    def word(self) -> str:
        """The word; "" where there is none."""
        return self._word

    def keep(self, word: str) -> None:
        """From the next game on this is the word: its printable signs, without blanks at its ends."""
        self._word = "".join(sign for sign in word if sign.isprintable()).strip()[:LONGEST]
        try:
            self._store.keep_setting(SETTING, self._word)
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)
