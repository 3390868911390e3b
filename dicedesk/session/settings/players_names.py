"""What the people at this computer are called, kept between two starts."""

import json
from collections.abc import Callable
from typing import Any

from dicedesk.core.game import State
from dicedesk.ports.store import Store
from dicedesk.session.seats import PEOPLE, YOU, Seat, numbered, person_called
from dicedesk.session.settings.setting import Setting

SETTING = "names"
"""The name under which the store keeps them."""

LONGEST = 24
"""So many signs of a name count."""


class PlayersNames(Setting[tuple[str, ...]]):
    """The names that hold for new games, by place from 0; "" for somebody who gave none. Place 0 is whoever is alone.

    Of a name count its printable signs, without blanks at its ends.
    """

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        super().__init__(store, SETTING, ("",) * PEOPLE, _to_text, _from_text)

    def of(self, place: int) -> str:
        """The name at a place; "" where none was given."""
        return self.value[place]

    def keep_one(self, place: int, name: str) -> None:
        """From the next game on this is the name."""
        self.keep((*self.value[:place], name, *self.value[place + 1 :]))

    def seat(self, place: int, is_taken: Callable[[str], bool], *, is_alone: bool) -> Seat[State[Any]]:
        """The seat of a person; somebody alone who gave no name is "You", and one of several "Player 2".

        `is_taken` says of a name whether a record would take it for a computer player's: then it counts as none.
        """
        name = self.of(0 if is_alone else place)
        if not name or is_taken(name):
            name = YOU if is_alone else numbered(place)
        return person_called(name)


def _cleaned(name: str) -> str:
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST].strip()


def _to_text(names: tuple[str, ...]) -> str:
    return json.dumps([_cleaned(name) for name in names], ensure_ascii=False)


def _from_text(text: str) -> tuple[str, ...]:
    names = json.loads(text)
    if not (
        isinstance(names, list) and len(names) == PEOPLE and all(isinstance(name, str) for name in names)
    ):
        raise ValueError(f"these are no names: {text}")
    return tuple(map(_cleaned, names))
