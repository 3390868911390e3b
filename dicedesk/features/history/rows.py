"""The games that a query finds, as a sequence that holds only a few pages of them in memory."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import overload

from dicedesk.play.ports.game_summary import GameStanding, GameSummary
from dicedesk.play.ports.past_games import PastGame, PastGames, PastQuery
from dicedesk.play.ports.store import StoreError

PAGE = 100
MOST_PAGES = 40
"""More than any screen shows; what was seen longest ago is read again when it is looked at."""

NOT_THERE = PastGame(0, GameSummary("", standing=GameStanding.UNREADABLE))
"""Stands for a game that cannot be read now."""


class PastRows(Sequence[PastGame]):
    """The games in their order, read when they are asked for."""

    def __init__(self, past: PastGames, query: PastQuery) -> None:
        """Counts the games. Raises StoreError."""
        self._past, self._query = past, query
        self._count = past.count(query)
        self._pages: OrderedDict[int, tuple[PastGame, ...]] = OrderedDict()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> PastGame: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[PastGame, ...]: ...

    def __getitem__(self, place: int | slice) -> PastGame | tuple[PastGame, ...]:
        """The game at a place; NOT_THERE where it has gone or cannot be read now."""
        if isinstance(place, slice):
            return tuple(self[at] for at in range(*place.indices(self._count)))
        number, rest = divmod(range(self._count)[place], PAGE)
        games = self._page(number)
        return games[rest] if rest < len(games) else NOT_THERE

    def _page(self, number: int) -> tuple[PastGame, ...]:
        if number not in self._pages:
            try:
                self._pages[number] = self._past.page(self._query, number * PAGE, PAGE)
            except StoreError:
                return ()
            if len(self._pages) > MOST_PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(number)
        return self._pages[number]
