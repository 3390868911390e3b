"""The calendar of the daily games: what was played with the dice of each day of a month."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.features.history.days import PlayedDay, month_after, month_before, played_in, todays_game
from dicedesk.features.history.games import PAGE
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.settings import SettingsKeeper
from tests.adapters.storage.past_games import past_with
from tests.fakes.clock import StandingClock

NOVEMBER = date(2026, 11, 1)


def game(day: date, *, of: str | None = None, name: str = "hog") -> GameSummary:
    """A game that was won on a day, with the dice of this or another one."""
    begun = int(datetime(day.year, day.month, day.day, 12).astimezone().timestamp())
    seal = f"today/1 {day}" if of is None else of
    return GameSummary(name, "final", begun, GameResult.WON, 103, 84, 30, GameStanding.COUNTED, seal)


def test_each_day_tells_the_games_with_its_dice(tmp_path: Path) -> None:
    third, last = date(2026, 11, 3), date(2026, 11, 30)
    past = past_with(
        tmp_path, (game(third), game(third, name="hazard"), game(last), game(third, of="sealed/2"))
    )
    month = played_in(past, NOVEMBER)
    assert [day.day for day in month.days] == [third, last]
    assert [each.summary.game for each in month.on(third).games] == ["hog", "hazard"]
    assert [tuple(map(str, line)) for line in month.on(last).lines] == [("Hog", "Won 103–84")]
    assert month.on(date(2026, 11, 4)) == PlayedDay(date(2026, 11, 4), ())
    assert month.is_lately


def test_games_of_other_months_and_dice_of_no_day_are_left_out(tmp_path: Path) -> None:
    past = past_with(
        tmp_path,
        (game(date(2026, 10, 31)), game(date(2026, 12, 1)), game(NOVEMBER, of="today/1 2026-11-99")),
    )
    month = played_in(past, NOVEMBER)
    assert month.days == ()
    assert month.is_lately
    assert not played_in(past, date(2027, 3, 1)).is_lately


def test_a_day_is_ticked_only_where_its_game_was_played_to_its_end_here(tmp_path: Path) -> None:
    days = [date(2026, 11, number) for number in range(1, 7)]
    changes = (
        {"standing": GameStanding.IMPORTED},
        {"standing": GameStanding.FALSE_DICE},
        {"standing": GameStanding.LEFT, "result": GameResult.OPEN},
        {"standing": GameStanding.GOES_ON, "result": GameResult.OPEN},
        {"standing": GameStanding.CASUAL, "result": GameResult.OPEN},
        {"standing": GameStanding.CASUAL, "result": GameResult.LOST},
    )
    games = (replace(game(day), **change) for day, change in zip(days, changes, strict=True))
    month = played_in(past_with(tmp_path, tuple(games)), NOVEMBER)
    assert [day.day for day in month.days] == [days[-1]]


def test_a_month_of_many_games_is_read_to_its_end(tmp_path: Path) -> None:
    day = date(2026, 11, 7)
    past = past_with(tmp_path, (*(game(day, of="sealed/2") for _ in range(PAGE)), game(day)))
    assert [len(each.games) for each in played_in(past, NOVEMBER).days] == [1]


@given(st.dates(date(1971, 1, 1), date(9000, 1, 1)))
def test_months_follow_on_each_other(day: date) -> None:
    first = day.replace(day=1)
    assert month_before(month_after(first)) == month_after(month_before(first)) == first
    assert month_after(first).day == month_before(first).day == 1


TODAY = date(2026, 11, 21)
OPEN = {"result": GameResult.OPEN}


def texts(tmp_path: Path, *games: GameSummary, is_seen: bool = True) -> list[str]:
    """What the chip of today's game of Hog says, the longest text first."""
    return [
        str(text) for text in todays_game(past_with(tmp_path, games), "hog", TODAY).texts(is_seen=is_seen)
    ]


def test_a_game_not_yet_played_says_so_and_names_the_day_if_there_is_room(tmp_path: Path) -> None:
    other = game(TODAY, name="hazard"), game(TODAY, of="sealed/2"), game(TODAY - timedelta(1))
    assert texts(tmp_path, *other, is_seen=False) == [
        "Today's Hog · November 21 · not played",
        "Today's Hog · Nov 21 · not played",
        "Today's Hog · not played",
        "Today's Hog",
        "Nov 21",
    ]


def test_a_deleted_game_with_todays_dice_was_played_all_the_same(tmp_path: Path) -> None:
    assert texts(tmp_path)[0] == "Today's Hog · November 21 · already played"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, "Won 103–84"),
        ({"standing": GameStanding.LEFT, **OPEN}, "Left at 103–84"),
    ],
)
def test_a_game_with_todays_dice_shows_how_it_stands(
    tmp_path: Path, change: dict[str, GameStanding | GameResult], words: str
) -> None:
    assert texts(tmp_path, replace(game(TODAY), **change))[2] == f"Today's Hog · {words}"


def test_a_game_that_goes_on_is_in_progress(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    noon = datetime(TODAY.year, TODAY.month, TODAY.day, 12).astimezone()
    HogGameTable(store, StandingClock(noon), SettingsKeeper(store)).begin_today().play(RollDice(2))
    store.close()
    found = todays_game(SqliteHistory(tmp_path / FILE_NAME), "hog", TODAY)
    assert found.goes_on
    assert str(found.texts(is_seen=True)[2]) == "Today's Hog · in progress"


def test_the_first_game_of_the_day_is_the_one_that_was_played(tmp_path: Path) -> None:
    friend = replace(game(TODAY), standing=GameStanding.IMPORTED, score=1)
    games = (friend, game(TODAY), replace(game(TODAY), begun=game(TODAY).begun + 9, score=99))
    assert texts(tmp_path, *games)[2] == "Today's Hog · Won 103–84"


@pytest.mark.parametrize(
    ("before", "row"),
    [
        ((), ""),
        ((1,), " · 2 days in a row"),
        ((1, 2, 4, 5), " · 3 days in a row"),
        ((2, 3, 9), ""),
        (range(1, 150), " · 150 days in a row"),
    ],
)
def test_days_in_a_row_end_with_today(tmp_path: Path, before: tuple[int, ...], row: str) -> None:
    earlier = (game(TODAY - timedelta(days), name="hazard") for days in before)
    assert texts(tmp_path, game(TODAY), *earlier)[0] == f"Today's Hog · November 21 · Won 103–84{row}"


def test_with_little_room_the_days_in_a_row_stay_longer_than_the_result(tmp_path: Path) -> None:
    assert texts(tmp_path, game(TODAY), game(TODAY - timedelta(1)))[2:] == [
        "Today's Hog · Won 103–84 · 2 days in a row",
        "Today's Hog · 2 days in a row",
        "Today's Hog",
        "Nov 21",
    ]


def test_dice_of_a_day_played_on_another_day_fill_no_gap(tmp_path: Path) -> None:
    late = replace(game(TODAY - timedelta(1)), begun=game(TODAY + timedelta(3)).begun)
    days = (game(TODAY), late, game(TODAY - timedelta(2)))
    assert "in a row" not in texts(tmp_path, *days)[0]


def test_a_game_that_was_given_up_is_no_day_in_the_row(tmp_path: Path) -> None:
    left = replace(game(TODAY), standing=GameStanding.LEFT, **OPEN)
    hazard = game(TODAY, name="hazard")
    assert "in a row" not in texts(tmp_path, left, hazard, game(TODAY - timedelta(1)))[0]
