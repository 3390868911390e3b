"""The players at the Hog table, and sessions for them: new ones and the unfinished one."""

from dataclasses import dataclass

from dicedesk.core.record import Record
from dicedesk.core.rollers import Tag
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import HOG, HogState
from dicedesk.games.hog.telling import home_seat
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen, GameTable
from dicedesk.play.seats import HOME, PERSON, Seat, computer_called, numbered, person_called, player_in

AGAINST, FIRST = "against", "first"
YOU_FIRST, COMPUTER_FIRST = "you", "computer"
"""The choices for a new game: the opponent, and who has the first turn."""


@dataclass(frozen=True)
class HogSeating:
    """The players: strategy names, or PERSON; `home` sits in the left panel and `away` in the right."""

    home: str
    away: str


FIRST_SEATING = HogSeating(PERSON, "final")
"""The players of the very first game."""


class HogGameTable(GameTable[HogState]):
    """Opens sessions of Hog and keeps them in the store."""

    spec = HOG
    at_first = (("Player1", FIRST_SEATING.away),)
    roster = HOG_PLAYERS

    def new_session(self, seating: HogSeating, first: str) -> GameSession[HogState]:
        """A new game in which `first` ("home" or "away") has the first turn."""
        home = 0 if first == "home" else 1
        names = (seating.home, seating.away) if first == "home" else (seating.away, seating.home)
        are_people = names == (PERSON, PERSON)
        seats = tuple(
            self._person(seat ^ home, is_alone=not are_people)
            if name == PERSON
            else computer_called(name, HOG_PLAYERS)
            for seat, name in enumerate(names)
        )
        tags: tuple[Tag, ...] = ((HOME, str(home)),) if are_people and home else ()
        return self._saved.begin("", seats, tags)

    def begin(self, choices: Chosen) -> GameSession[HogState]:
        """A game of a person against the chosen computer player."""
        first = "home" if choices[FIRST] == YOU_FIRST else "away"
        return self.new_session(HogSeating(PERSON, choices[AGAINST]), first)

    def _next_session(self, last: Record[HogState] | None) -> GameSession[HogState]:
        """A new game between the same players; the first turn alternates."""
        if last is None:
            return self.new_session(FIRST_SEATING, "home")
        return self.new_session(seating_of(last), "away" if home_seat(last) == 0 else "home")

    def _seats_in(self, record: Record[HogState]) -> tuple[Seat[HogState], ...]:
        names, home = _names_in(record), home_seat(record)
        return tuple(
            person_called(record.tag(f"Player{seat}") or numbered(seat ^ home))
            if name == PERSON
            else computer_called(name, HOG_PLAYERS)
            for seat, name in enumerate(names)
        )


def seating_of(record: Record[HogState]) -> HogSeating:
    """The seating in a record."""
    names = _names_in(record)
    home = home_seat(record)
    return HogSeating(names[home], names[1 - home])


def _names_in(record: Record[HogState]) -> tuple[str, ...]:
    return tuple(player_in(record, seat, HOG_PLAYERS) for seat in range(2))
