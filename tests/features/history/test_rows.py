"""The games that a query finds, of which a few pages are in memory."""

import pytest

from dicedesk.features.history.rows import MOST_PAGES, NOT_THERE, PAGE, PastRows
from dicedesk.play.ports.game_summary import GameSummary
from dicedesk.play.ports.past_games import NoPastGames, PastGame, PastQuery
from dicedesk.play.ports.store import StoreError

COUNT = 100 * PAGE + 7


class Numbered(NoPastGames):
    """So many games, with the pages that were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.kept, self.is_there = COUNT, True

    def count(self, query: PastQuery) -> int:
        return COUNT

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        if not self.is_there:
            raise StoreError("gone")
        self.asked.append(first)
        return tuple(
            PastGame(number, GameSummary("hog")) for number in range(first, min(first + most, self.kept))
        )


@pytest.fixture
def past() -> Numbered:
    return Numbered()


def test_each_game_is_at_its_place(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    numbers = [rows[place].number for place in (0, PAGE - 1, PAGE, COUNT - 1, -1)]
    assert (len(rows), numbers) == (COUNT, [0, PAGE - 1, PAGE, COUNT - 1, COUNT - 1])
    assert [game.number for game in rows[PAGE - 1 : PAGE + 1]] == [PAGE - 1, PAGE]


def test_what_is_in_sight_is_read_once(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    for place in (0, 5, PAGE - 1, PAGE, 3):
        assert rows[place].number == place
    assert past.asked == [0, PAGE]


def test_what_was_seen_longest_ago_is_read_again(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    for page in range(MOST_PAGES + 1):
        assert rows[page * PAGE].number == page * PAGE
    past.asked.clear()
    assert (rows[MOST_PAGES * PAGE].number, past.asked) == (MOST_PAGES * PAGE, [])
    assert (rows[0].number, past.asked) == (0, [0])


def test_a_game_that_has_gone_or_cannot_be_read_now_is_not_there(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    past.kept = COUNT - 1
    assert rows[COUNT - 1] is NOT_THERE
    past.is_there = False
    assert (rows[0], rows[COUNT - 2].number) == (NOT_THERE, COUNT - 2)


def test_where_nothing_is_kept_there_are_no_games() -> None:
    past = NoPastGames()
    rows = PastRows(past, PastQuery())
    found = (len(rows), past.page(PastQuery(), 0, 1), past.opponents(), past.game(1), past.behind())
    assert (found, list(past.catch_up(lambda kept: GameSummary(kept.game)))) == ((0, (), (), None, 0), [])
