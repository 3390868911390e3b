"""The badge on the felt: it names the day of a game whose dice everybody has."""

from datetime import datetime, timedelta

import pytest

from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.core.record import CHALLENGER, Record
from dicedesk.core.rollers import SeededDice
from dicedesk.games.catalogue import GAMES, SPECS, TITLES
from dicedesk.play.badge import badge_of
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.telling import TableView
from tests.fakes.clock import StandingClock

NOON = datetime(2026, 11, 23, 12).astimezone()


def table(game: str, now: datetime = NOON) -> GameTable:
    store = ForgetfulStore()
    return GAMES[game].table(store, StandingClock(now), SettingsKeeper(store), lambda _: SeededDice(3))


@pytest.mark.parametrize("game", TITLES)
def test_todays_game_has_the_badge_of_today_and_another_game_has_none(game: str) -> None:
    sessions = table(game).open_session(), table(game).begin_today()
    assert [badge_of(session.record, NOON.date()) for session in sessions] == ["", "TODAY · Nov 23"]


@pytest.mark.parametrize(("after", "badge"), [(0, "TODAY · Nov 23"), (1, "DAILY GAME · Nov 23")])
def test_a_game_that_goes_on_the_next_day_is_not_called_todays(after: int, badge: str) -> None:
    session = table("hog").begin_today()
    assert session.dice == DatedDice("2026-11-23", "hog")
    later = table("hog", NOON + timedelta(after))
    assert later.with_badge(TableView(headline="Roll"), session) == TableView(headline="Roll", badge=badge)


@pytest.mark.parametrize("dice", ["seeded 4", "today/1 2026-11-23"])
def test_a_game_with_the_dice_of_a_friend_names_the_friend(dice: str) -> None:
    record = Record(SPECS["hog"], (("Dice", dice), (CHALLENGER, "Zoë")))
    assert badge_of(record, NOON.date()) == "ZOË'S DICE"
