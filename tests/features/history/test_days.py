"""The calendar of the daily games: what was played with the dice of each day of a month."""

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from dicedesk.features.history.days import PlayedDay, month_after, month_before, played_in
from dicedesk.features.history.games import PAGE
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from tests.adapters.storage.past_games import past_with

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
