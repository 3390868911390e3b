"""What the people at this computer are called, kept between two starts."""

import json
from collections.abc import Callable

from dicedesk.core.words import Name, tr
from dicedesk.ports.store import Store, StoreError
from dicedesk.session.game_session import Seat

SETTING = "names"
"""The name under which the store keeps them."""

PEOPLE = 4
"""So many people can sit at one table."""

LONGEST = 24
"""So many signs of a name count."""

YOU = "You"
"""What a record calls somebody alone who gave no name."""


class PlayersNames:
    """The names that hold for new games, by place from 0; "" for somebody who gave none. Place 0 is whoever is alone.

    `trouble` is why they could not be read or kept; they hold all the same until the end.
    """

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        self.trouble: str | None = None
        self._names = self._read()

    def of(self, place: int) -> str:
        """The name at a place; "" where none was given."""
        return self._names[place]

    def keep(self, place: int, name: str) -> None:
        """From the next game on this is the name: its printable signs, without blanks at its ends."""
        names = list(self._names)
        names[place] = _cleaned(name)
        self._names = tuple(names)
        try:
            self._store.keep_setting(SETTING, json.dumps(names, ensure_ascii=False))
            self.trouble = None
        except StoreError as error:
            self.trouble = str(error)

    def seat(self, place: int, is_taken: Callable[[str], bool], *, is_alone: bool) -> Seat:
        """The seat of a person; somebody alone who gave no name is "You", and one of several "Player 2".

        `is_taken` says of a name whether a record would take it for a computer player's: then it counts as none.
        """
        name = self.of(0 if is_alone else place)
        if not name or is_taken(name):
            name = YOU if is_alone else numbered(place)
        return seat_of(name)

    def _read(self) -> tuple[str, ...]:
        try:
            kept = self._store.setting(SETTING)
        except StoreError as error:
            self.trouble = str(error)
            kept = None
        return _from_text(kept or "")


def seat_of(record_name: str) -> Seat:
    """The seat of a person whom a record calls so."""
    if record_name == YOU:
        return Seat(Name(tr("You"), is_you=True), YOU)
    for place in range(PEOPLE):
        if record_name == numbered(place):
            return Seat(Name(tr("Player {seat}", seat=place + 1)), record_name)
    return Seat(Name(record_name), record_name)


def numbered(place: int) -> str:
    """What a record calls one of several people who gave no name."""
    return f"Player {place + 1}"


def _cleaned(name: str) -> str:
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST].strip()


def _from_text(text: str) -> tuple[str, ...]:
    """What the text says; no names where it cannot be read, for a setting must never keep the window closed."""
    try:
        kept = json.loads(text)
    except ValueError:
        kept = None
    if not (isinstance(kept, list) and len(kept) == PEOPLE and all(isinstance(name, str) for name in kept)):
        return ("",) * PEOPLE
    return tuple(map(_cleaned, kept))
