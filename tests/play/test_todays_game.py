"""Today's game: one a day for each game, with the day's dice; the first one counts."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from dicedesk.core.fair.open_dice import DatedDice, SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import ORIGIN, parse_record
from dicedesk.features.history.games import summary_of
from dicedesk.games.catalogue import GAMES, KITS, TITLES
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.game_summary import GameStanding
from dicedesk.play.ports.store import ForgetfulStore, StoredGame, StoreError
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
LATER = datetime(2026, 11, 25, 12, tzinfo=UTC)


def table(store: ForgetfulStore, game: str = "hog", now: datetime = NOON) -> GameTable:
    return KITS[game].table(store, StandingClock(now), SettingsKeeper(store), None)


def named(settings: SettingsKeeper, name: str) -> None:
    """Gives the person at this computer a name."""
    settings.change(lambda value: replace(value, names=(name, "", "", "")))


def day_of(now: datetime) -> str:
    return f"{now.astimezone():%Y-%m-%d}"


def played(session: GameSession) -> GameSession:
    """The session after a roll."""
    session.play(RollDice(2))
    return session


@pytest.mark.parametrize("game", TITLES)
def test_todays_game_has_the_dice_of_the_day_by_the_clock(game: str) -> None:
    session = table(ForgetfulStore(), game).begin_today()
    assert session.dice == DatedDice(day_of(NOON), game)
    assert session.record.tag("Dice") == f"today/1 {day_of(NOON)}"
    assert not session.is_practice


@pytest.mark.parametrize("game", TITLES)
def test_todays_game_is_the_same_for_everyone_whatever_was_played_before(game: str) -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    named(settings, "Ann")
    first = KITS[game].table(store, StandingClock(NOON), settings, None).begin_today()
    other = table(ForgetfulStore(), game).begin_today()
    assert (first.state, first.seats[0].record_name) == (other.state, "Ann")
    assert [seat.player is None for seat in first.seats] == [seat.player is None for seat in other.seats]
    assert first.seats[0].player is None


def test_the_first_game_of_a_day_counts_and_every_further_one_is_casual() -> None:
    store = ForgetfulStore()
    assert not table(store).has_seen_today
    assert not played(table(store).begin_today()).is_practice
    assert table(store).has_seen_today
    assert table(store).begin_today().is_practice


def test_a_game_of_which_no_die_was_seen_does_not_use_up_the_day() -> None:
    store = ForgetfulStore()
    table(store).begin_today()
    assert not table(store).begin_today().is_practice


def test_each_game_and_each_day_has_a_game_of_its_own() -> None:
    store = ForgetfulStore()
    played(table(store).begin_today())
    assert not table(store, "craps").begin_today().is_practice
    assert not table(store, now=LATER).begin_today().is_practice


def test_a_game_of_an_earlier_day_that_goes_on_leaves_today_used_up() -> None:
    store = ForgetfulStore()
    before = table(store).begin_today()
    played(table(store, now=LATER).begin_today())
    played(before)
    assert table(store, now=LATER).begin_today().is_practice


def test_todays_game_goes_on_after_a_restart_with_the_dice_of_its_day() -> None:
    store = ForgetfulStore()
    played(table(store).begin_today())
    session = table(store, now=LATER).last_session()
    assert session is not None
    assert session.dice == DatedDice(day_of(NOON), "hog")
    faces = session.record.faces
    assert DatedDice(day_of(NOON), "hog").roller(0).roll(len(faces)) == faces


def test_a_name_that_a_computer_player_has_is_no_name_for_a_person() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    named(settings, HOG_PLAYERS.offered[0])
    session = KITS["hog"].table(store, StandingClock(NOON), settings, None).begin_today()
    assert session.seats[0].record_name == "You"


class BrokenSettings(ForgetfulStore):
    """Keeps games, but no other word."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("broken")

    def setting(self, name: str) -> str | None:
        raise StoreError("broken")


def test_todays_game_can_be_played_where_its_day_cannot_be_kept() -> None:
    assert len(played(table(BrokenSettings()).begin_today()).history) == 1


def test_the_history_knows_the_day_of_todays_game() -> None:
    record = played(table(ForgetfulStore()).begin_today()).record
    kept = StoredGame.of_record("x", "hog", record.to_text(), "", ended=True)
    assert summary_of(kept).seal == f"today/1 {day_of(NOON)}"


def test_a_game_with_the_dice_of_another_one_is_casual_and_says_whose_they_are() -> None:
    sealed = SealedDice(bytes(32), "2026-11-20T10:00:00Z-1a2b", "word")
    header = parse_record(
        '[Game "hog"]\n[Rules "goal=50"]\n[Player0 "always:4"]\n[Player1 "Ann"]\n[Previous "ab"]\n[Left "x"]\n',
        GAMES,
    )
    session = table(ForgetfulStore()).begin_shared(header, SharedDice(sealed))
    assert session.is_practice
    assert session.record.tag(ORIGIN) == sealed.record_id
    assert [seat.record_name for seat in session.seats] == ["always:4", "You"]
    assert session.record.tag("Rules") == header.first_state().rules_text()
    assert session.record.tag("Left") is None
    assert session.record.tag("Previous") is None
    kept = StoredGame.of_record("x", "hog", session.record.to_text(), "", ended=True)
    assert summary_of(kept).standing is GameStanding.PRACTICE
