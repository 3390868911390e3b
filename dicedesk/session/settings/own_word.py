"""The player's own word, which is mixed into the dice of each new game."""

from dicedesk.ports.store import Store
from dicedesk.session.settings.setting import Setting

SETTING = "dice-word"
"""The name under which the store keeps it."""

LONGEST = 60
"""So many signs of a word count."""


class OwnWord(Setting[str]):
    """The word that holds for new games: its printable signs, without blanks at its ends; "" where there is none."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, SETTING, "", _cleaned, _from_text)


def _cleaned(word: str) -> str:
    return "".join(sign for sign in word if sign.isprintable()).strip()[:LONGEST]


def _from_text(text: str) -> str:
    if not text.isprintable():
        raise ValueError("this is no word that was kept")
    return _cleaned(text)
