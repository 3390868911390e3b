"""Challenges: the dice of a finished game without its moves; a damaged or foreign one gets a sentence."""

import hashlib
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import GameError
from dicedesk.core.fair.open_dice import DatedDice, SharedDice
from dicedesk.core.record import ORIGIN, Record, parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.features.answer import draft_of
from dicedesk.features.challenge import (
    challenge_in,
    is_challenge,
    is_of_later_day,
    shared_dice_of,
)
from dicedesk.features.history.files import import_files
from dicedesk.features.story import read_files, story_of
from dicedesk.games.catalogue import GAMES, SPECS, TITLES
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.history import NoHistory

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
ID = "2026-11-21T10:00:00Z-7f3a"
LEFT = f'[Game "hog"]\n[Rules "goal=100"]\n[Player0 "Ann"]\n[Player1 "final"]\n[Id "{ID}"]\n[Left "now"]\n'


def left_game(game: str = "hog") -> Record:
    """A game with sealed dice in which dice may have been thrown, and which was left."""
    store = ForgetfulStore()
    session = GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None).open_session()
    if game == "hog":
        session.play(RollDice(4))
    session.leave("now")
    return session.record


def challenge_text(record: str, name: str = "Ann") -> str:
    """The challenge of a finished game, from a player of this name."""
    return draft_of(record, is_answer=False).text(name)


def challenge_of(record: Record) -> Record:
    return parse_record(challenge_text(record.to_text()), SPECS)


@pytest.mark.parametrize("game", TITLES)
def test_whoever_opens_a_challenge_plays_the_same_stream_of_faces(game: str) -> None:
    record = left_game(game)
    challenge = challenge_in(challenge_of(record))
    store = ForgetfulStore()
    table = GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)
    session = table.begin_shared(challenge.header, challenge.dice)
    assert session.state == record.first_state()
    assert session.record.tag(ORIGIN) == record.tag("Id")
    assert session.dice.roller(0).roll(len(record.faces)) == record.faces
    assert shared_dice_of(session.record) == shared_dice_of(record)
    assert session.is_casual
    assert (session.record.tag("Challenge"), session.record.tag("Check")) == (None, None)


def test_a_challenge_holds_no_moves_and_nothing_of_what_became_of_the_game() -> None:
    record = left_game()
    found = challenge_of(record.with_tags((("Hints", "2"),)))
    assert is_challenge(found)
    assert not is_challenge(record)
    assert (list(found.plays), found.tag("Hints"), found.tag("Left"), found.tag("Id")) == (
        [],
        None,
        None,
        None,
    )


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ('[Dice "today/1 2026-11-23"]', DatedDice("2026-11-23", "hog")),
        ('[Dice "seeded 42"]', SeededDice(42)),
    ],
)
def test_games_with_open_dice_can_be_sent_too(dice: str, expected: DatedDice | SeededDice) -> None:
    challenge = challenge_in(parse_record(challenge_text(f"{LEFT}{dice}\n"), SPECS))
    assert (challenge.dice, challenge.header.tag(ORIGIN)) == (expected, ID)


def test_a_challenge_that_was_played_is_sent_on_with_the_dice_of_the_first_game() -> None:
    first = challenge_in(challenge_of(left_game()))
    store = ForgetfulStore()
    session = (
        GAMES["hog"]
        .table(store, StandingClock(), SettingsKeeper(store), None)
        .begin_shared(first.header, first.dice)
    )
    session.leave("now")
    assert isinstance(first.dice, SharedDice)
    assert challenge_in(challenge_of(session.record)).dice == first.dice


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (LEFT.replace('[Left "now"]\n', '[Dice "seeded 42"]\n'), "only a finished game"),
        (LEFT + '[Dice "scripted"]\n', "games played with the program's dice"),
        (LEFT + f'[Dice "seeded 42"]\n[From "{ID} move 0"]\n', "games played with the program's dice"),
        (LEFT + f'[Dice "sealed/2"]\n[Seed "{"xy" * 32}"]\n', "games played with the program's dice"),
        (LEFT + '[Dice "sealed/2"]\n', "games played with the program's dice"),
        (LEFT.replace("Ann", "always:4") + '[Dice "seeded 42"]\n', "a game that you played"),
        (LEFT + '[Dice "seeded 42"]\n[Position "3-5"]\n', "a game that started at a position"),
    ],
)
def test_a_game_that_cannot_be_sent_says_why(text: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        challenge_text(text)


CHALLENGE = challenge_text(left_game().to_text())


@given(st.integers(0, len(CHALLENGE) - 1), st.characters(codec="ascii", exclude_categories=("Cc",)))
def test_no_damaged_letter_changes_the_dice_that_are_played(place: int, letter: str) -> None:
    damaged = CHALLENGE[:place] + letter + CHALLENGE[place + 1 :]
    try:
        record = parse_record(damaged, SPECS)
        found = challenge_in(record) if is_challenge(record) else None
    except GameError:
        return
    assert found in (None, challenge_in(parse_record(CHALLENGE, SPECS)))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (CHALLENGE.replace('"goal=100"', '"goal=50"'), "damaged or was changed"),
        (CHALLENGE + "roll 2 : 3 4\n", "damaged or was changed"),
        (CHALLENGE.replace('[Challenge "1"]', '[Challenge "2"]'), "newer version"),
    ],
)
def test_a_damaged_or_newer_challenge_is_told_by_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "friend.dice"
    file.write_text(text, encoding="utf-8")
    found = read_files((str(file),))
    assert (found.challenges, found.stories) == ((), ())
    (refusal,) = found.refusals
    assert refusal.says == "friend.dice is a challenge, but it cannot be played."
    assert refusal.reason.startswith("friend.dice: this challenge ")
    assert why in refusal.reason


@pytest.mark.parametrize(
    ("day", "is_later"),
    [("2026-11-23", False), ("2026-11-24", False), ("2026-11-25", True), ("9999-12-31", True)],
)
def test_a_challenge_of_a_day_that_has_begun_nowhere_is_of_a_later_day(day: str, is_later: bool) -> None:
    found = challenge_in(parse_record(challenge_text(f'{LEFT}[Dice "today/1 {day}"]\n'), SPECS))
    # In Kiritimati, 14 hours before UTC, the 24th has just begun.
    assert is_of_later_day(found.dice, datetime(2026, 11, 23, 10, 0, tzinfo=UTC)) == is_later


def test_a_challenge_with_other_dice_is_of_no_later_day() -> None:
    assert not is_of_later_day(
        challenge_in(parse_record(CHALLENGE, SPECS)).dice, datetime(1970, 1, 1, tzinfo=UTC)
    )


@pytest.mark.parametrize(
    "day", ["2026-13-45", "2026-02-30", "2025-02-29", "2026-11-00", "26-11-23", "20261123", ""]
)
def test_a_challenge_of_a_day_that_no_calendar_has_is_refused(tmp_path: Path, day: str) -> None:
    file = tmp_path / "friend.dice"
    text = challenge_text(f'{LEFT}[Dice "today/1 2026-11-23"]\n').replace("2026-11-23", day)
    file.write_text(text, encoding="utf-8")
    (refusal,) = read_files((str(file),)).refusals
    assert f"“{day}” is not a date" in refusal.reason


def with_check(lines: list[str]) -> str:
    """The text of a challenge with these lines and a true checksum in place of the last one."""
    whole = "".join(f"{line}\n" for line in lines[:-1])
    return f'{whole}[Check "{hashlib.sha256(whole.encode()).hexdigest()}"]\n'


def test_a_challenge_from_a_position_is_refused_even_with_a_true_checksum() -> None:
    lines = CHALLENGE.splitlines()
    assert with_check(lines) == CHALLENGE
    forged = with_check([*lines[:2], '[Position "34-50"]', *lines[2:]])
    with pytest.raises(GameError, match="damaged or was changed"):
        challenge_in(parse_record(forged, SPECS))


def test_a_game_from_a_position_answers_no_challenge() -> None:
    session = (
        GAMES["hog"]
        .table(ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), None)
        .begin_shared(
            challenge_in(parse_record(CHALLENGE, SPECS)).header,
            challenge_in(parse_record(CHALLENGE, SPECS)).dice,
        )
    )
    session.leave("now")
    forged = session.record.with_tags((("Position", "99-0"),))
    assert [story_of(record).is_answer for record in (session.record, forged)] == [True, False]


def test_notes_are_no_part_of_a_challenge() -> None:
    noted = CHALLENGE.replace("\n", " # good luck!\n") + "# Your turn\n"
    assert challenge_in(parse_record(noted, SPECS)) == challenge_in(parse_record(CHALLENGE, SPECS))


def test_a_challenge_is_found_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "friend.dice"
    file.write_text(CHALLENGE, encoding="utf-8")
    found = read_files((str(file),))
    assert found.challenges == ((challenge_in(parse_record(CHALLENGE, SPECS)), "friend.dice"),)
    assert (found.stories, found.refusals) == ((), ())


def test_a_challenge_is_not_imported_as_a_game(tmp_path: Path) -> None:
    file = tmp_path / "friend.dice"
    file.write_text(CHALLENGE, encoding="utf-8")
    found = import_files(NoHistory(), (str(file),), NOON)
    assert (found.new, found.duplicates) == (0, 0)
    assert "this is a challenge" in str(found.reasons[0])
    listed = import_files(NoHistory(), (str(file),), NOON, opens_challenges=True)
    assert (listed.challenges, listed.reasons, listed.is_empty) == ([str(file)], [], True)
    in_folder = import_files(NoHistory(), (str(tmp_path),), NOON, opens_challenges=True)
    assert (in_folder.challenges, in_folder.bad) == ([], 1)
