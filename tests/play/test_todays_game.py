"""Today's game: one a day for each game, with the day's dice; the first one counts."""

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from dicedesk.core.fair.open_dice import DatedDice, SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import ORIGIN, parse_record
from dicedesk.features.challenge import Challenge, challenge_in
from dicedesk.features.history.games import summary_of
from dicedesk.games.catalogue import GAMES, SPECS, TITLES
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.game_summary import GameStanding
from dicedesk.play.ports.store import IMPORTED, ForgetfulStore, StoredGame, StoreError
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.features.test_challenge import challenge_text

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
LATER = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def table(store: ForgetfulStore, game: str = "hog", now: datetime = NOON) -> GameTable:
    return GAMES[game].table(store, StandingClock(now), SettingsKeeper(store), None)


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
    assert not session.is_casual


@pytest.mark.parametrize("game", TITLES)
def test_todays_game_is_the_same_for_everyone_whatever_was_played_before(game: str) -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    named(settings, "Ann")
    first = GAMES[game].table(store, StandingClock(NOON), settings, None).begin_today()
    other = table(ForgetfulStore(), game).begin_today()
    assert (first.state, first.seats[0].record_name) == (other.state, "Ann")
    assert [seat.player is None for seat in first.seats] == [seat.player is None for seat in other.seats]
    assert first.seats[0].player is None


def test_the_first_game_of_a_day_counts_and_every_further_one_is_casual() -> None:
    store = ForgetfulStore()
    assert not table(store).has_seen_today
    assert not played(table(store).begin_today()).is_casual
    assert table(store).has_seen_today
    assert table(store).begin_today().is_casual


def test_a_game_of_which_no_die_was_seen_does_not_use_up_the_day() -> None:
    store = ForgetfulStore()
    table(store).begin_today()
    assert not table(store).begin_today().is_casual


def test_each_game_and_each_day_has_a_game_of_its_own() -> None:
    store = ForgetfulStore()
    played(table(store).begin_today())
    assert not table(store, "craps").begin_today().is_casual
    assert not table(store, now=LATER).begin_today().is_casual


def test_a_game_of_an_earlier_day_that_goes_on_leaves_today_used_up() -> None:
    store = ForgetfulStore()
    before = table(store).begin_today()
    played(table(store, now=LATER).begin_today())
    played(before)
    assert table(store, now=LATER).begin_today().is_casual


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
    session = GAMES["hog"].table(store, StandingClock(NOON), settings, None).begin_today()
    assert session.seats[0].record_name == "You"


def test_a_clock_that_goes_back_a_day_makes_no_day_new_again() -> None:
    store = ForgetfulStore()
    for now in (NOON, NOON - DAY, LATER):
        assert not played(table(store, now=now).begin_today()).is_casual
    for now in (NOON, LATER, NOON - DAY):
        assert table(store, now=now).begin_today().is_casual


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="only POSIX can change the time zone of a program")
def test_a_day_stays_seen_after_a_flight_over_the_date_line(monkeypatch: pytest.MonkeyPatch) -> None:
    store, days = ForgetfulStore(), set[str]()
    try:
        for zone, is_casual in (
            ("Pacific/Kiritimati", False),
            ("Pacific/Pago_Pago", False),
            ("Pacific/Kiritimati", True),
            ("Pacific/Pago_Pago", True),
        ):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            session = table(store).begin_today()
            days.add(session.record.tag("Dice") or "")
            assert played(session).is_casual == is_casual
    finally:
        monkeypatch.undo()
        time.tzset()
    assert days == {"today/1 2026-11-23", "today/1 2026-11-24"}


def challenge(day: str) -> Challenge:
    """The challenge of a friend with the dice of that day, before it is played."""
    text = f'[Game "hog"]\n[Player0 "Ann"]\n[Player1 "final"]\n[Dice "today/1 {day}"]\n[Left "now"]\n'
    return challenge_in(parse_record(challenge_text(text), SPECS))


def play_challenge(store: ForgetfulStore, day: str) -> None:
    found = challenge(day)
    played(table(store).begin_shared(found.header, found.dice))


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "2026-11-22", "2026-11-24"])
def test_a_challenge_says_nothing_of_other_days_than_its_own(day: str) -> None:
    store = ForgetfulStore()
    play_challenge(store, day)
    assert not table(store).has_seen_today
    assert not played(table(store).begin_today()).is_casual
    assert table(store).begin_today().is_casual
    assert not table(store, now=LATER).begin_today().is_casual


def test_whoever_played_a_challenge_with_the_dice_of_today_knows_them() -> None:
    store = ForgetfulStore()
    play_challenge(store, day_of(NOON))
    assert table(store).begin_today().is_casual
    assert not table(store, "craps").has_seen_today


def test_dice_that_were_taken_back_were_seen() -> None:
    store = ForgetfulStore()
    session = played(table(store).begin_today())
    session.undo()
    assert not session.record.own_faces
    assert table(store).begin_today().is_casual


def test_only_the_first_game_with_todays_dice_is_the_only_try() -> None:
    store = ForgetfulStore()
    at = table(store)
    first = at.begin_today()
    assert at.is_first_with_todays_dice(first.record)
    played(first)
    assert at.is_first_with_todays_dice(first.record)
    again = played(at.begin_today())
    assert not at.is_first_with_todays_dice(again.record)
    assert not table(store).is_first_with_todays_dice(played(table(store).begin_today()).record)
    assert table(store).is_first_with_todays_dice(first.record)


class ForgetsWords(ForgetfulStore):
    """Keeps games, but loses every other word."""

    def keep_setting(self, name: str, value: str) -> None:
        pass


def test_a_kept_game_alone_tells_that_its_dice_were_seen() -> None:
    store = ForgetsWords()
    played(table(store).begin_today())
    assert table(store).begin_today().is_casual
    assert not table(store, now=LATER).has_seen_today


def test_a_kept_game_whose_roll_was_taken_back_tells_it_too() -> None:
    store = ForgetsWords()
    played(table(store).begin_today()).undo()
    assert table(store).has_seen_today


@pytest.mark.parametrize(
    "change",
    [
        {"game": f"{IMPORTED}hog"},
        {"header": '[Game "hog"]\n'},
        {"moves": ("no move",)},
        {"moves": ()},
    ],
)
def test_a_friends_record_or_a_damaged_one_says_nothing_of_today(change: dict[str, Any]) -> None:
    other, store = ForgetsWords(), ForgetsWords()
    played(table(other).begin_today())
    kept = other.newest("hog")
    assert kept is not None
    store.keep(replace(kept, **change).whole())
    assert not table(store).has_seen_today


class BrokenSettings(ForgetfulStore):
    """Keeps games, but no other word."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("broken")

    def setting(self, name: str) -> str | None:
        raise StoreError("broken")


def test_todays_game_can_be_played_where_its_day_cannot_be_kept() -> None:
    at = table(BrokenSettings())
    session = played(at.begin_today())
    assert len(session.history) == 1
    assert at.is_first_with_todays_dice(session.record)


def test_the_history_knows_the_day_of_todays_game() -> None:
    record = played(table(ForgetfulStore()).begin_today()).record
    kept = StoredGame.of_record("x", "hog", record.to_text(), "", ended=True)
    assert summary_of(kept).seal == f"today/1 {day_of(NOON)}"


def test_a_game_with_the_dice_of_another_one_is_casual_and_says_whose_they_are() -> None:
    sealed = SealedDice(bytes(32), "2026-11-20T10:00:00Z-1a2b", "word")
    header = parse_record(
        '[Game "hog"]\n[Rules "goal=50"]\n[Player0 "always:4"]\n[Player1 "Ann"]\n[Left "x"]\n',
        SPECS,
    )
    session = table(ForgetfulStore()).begin_shared(header, SharedDice(sealed))
    assert session.is_casual
    assert session.record.tag(ORIGIN) == sealed.record_id
    assert [seat.record_name for seat in session.seats] == ["always:4", "You"]
    assert session.record.tag("Rules") == header.first_state().rules_text()
    assert session.record.tag("Left") is None
    kept = StoredGame.of_record("x", "hog", session.record.to_text(), "", ended=True)
    assert summary_of(kept).standing is GameStanding.CASUAL
