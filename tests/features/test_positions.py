"""Kept positions: in the real store, changed by several windows, as text to send, and damaged in every way."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.errors import NotationError
from dicedesk.core.notation import LONGEST_LINE
from dicedesk.core.notes import LONGEST_NOTE
from dicedesk.core.position import parse_position
from dicedesk.features.positions import (
    MOST_KEPT,
    MOST_RECENT,
    KeptPosition,
    Positions,
    list_text,
    matching,
    read_list,
)
from dicedesk.games.catalogue import SPECS
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from tests.adapters.storage.past_games import kept_hog

BACON = KeptPosition("hog 34-50, turn 1", "Four dice, or bacon?", is_starred=True)
MAIN = KeptPosition("hazard won 1, main 9, chance 4 | casters=1 | You")
BETS = KeptPosition("craps bankroll 994, dont-pass 6 | preset=building-skills | You", "Lay odds")
ALL = (BACON, MAIN, BETS)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(tmp_path)) as opened:
        yield opened


@pytest.fixture
def positions(store: SqliteStore) -> Positions:
    return Positions(store)


def hogs(count: int) -> list[KeptPosition]:
    return [KeptPosition(f"hog {score // 90}-{score % 90}") for score in range(count)]


def plain(text: str) -> str:
    return str(text)


def test_what_is_kept_is_there_at_the_next_start_newest_first(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        for position in reversed(ALL):
            Positions(store).keep(position)
    with closing(SqliteStore(tmp_path)) as store:
        assert Positions(store).kept == ALL


def test_keeping_again_changes_note_and_star_and_not_the_place(positions: Positions) -> None:
    positions.keep(*ALL)
    positions.keep(KeptPosition(MAIN.line, "Nine to four"))
    positions.keep(KeptPosition(BACON.line))
    assert positions.kept == (KeptPosition(BACON.line), KeptPosition(MAIN.line, "Nine to four"), BETS)


def test_a_mark_changes_only_what_it_says_and_keeps_what_was_not(positions: Positions) -> None:
    positions.keep(BACON, BETS)
    positions.mark(BACON.line, note="Bacon")
    positions.mark(MAIN.line, BETS.line, is_starred=True)
    assert positions.kept == (
        KeptPosition(MAIN.line, "", is_starred=True),
        KeptPosition(BACON.line, "Bacon", is_starred=True),
        KeptPosition(BETS.line, BETS.note, is_starred=True),
    )


def test_two_windows_do_not_lose_each_others_changes(tmp_path: Path, store: SqliteStore) -> None:
    with closing(SqliteStore(tmp_path)) as other:
        one, two = Positions(store), Positions(other)
        one.keep(BACON)
        two.keep(MAIN)
        one.keep(KeptPosition(BACON.line, "Bacon"))
        two.keep(BETS)
        one.remove(MAIN.line)
        assert one.kept == two.kept == (BETS, KeptPosition(BACON.line, "Bacon"))


def test_a_removed_position_comes_back_to_its_place(positions: Positions) -> None:
    positions.keep(*ALL)
    positions.remove(BACON.line, MAIN.line)
    assert positions.kept == (BETS,)
    positions.keep(KeptPosition(MAIN.line, "kept again meanwhile"))
    positions.put_back(ALL, (BACON.line, MAIN.line))
    assert positions.kept == (BACON, KeptPosition(MAIN.line, "kept again meanwhile"), BETS)


def test_a_note_becomes_one_line_and_a_star_in_it_is_a_star(positions: Positions) -> None:
    positions.keep(KeptPosition("hog 1-2", " ★  a\n# b\t\x00c\u2028d\udc80 "), KeptPosition("hog 1-3", "★"))
    assert positions.kept == (
        KeptPosition("hog 1-2", "a # b c d", is_starred=True),
        KeptPosition("hog 1-3", "", is_starred=True),
    )


@pytest.mark.parametrize(
    "line", ["", "Hog 1-2", "34-50", "hog 1-2\nhog 1-3", "hog 1-2\x00", "hog " + "1" * LONGEST_LINE]
)
def test_what_is_not_a_line_is_not_kept(positions: Positions, line: str) -> None:
    positions.keep(BACON)
    for change in (lambda: positions.keep(MAIN, KeptPosition(line)), lambda: positions.remember(line)):
        with pytest.raises(NotationError, match="this is not a position"):
            change()
    assert positions.kept == (BACON,)
    assert positions.recent == ()


def test_a_note_that_is_too_long_is_not_kept(positions: Positions) -> None:
    longest = KeptPosition("hog 1-2", "a" * LONGEST_NOTE, is_starred=True)
    positions.keep(longest)
    with pytest.raises(NotationError, match="4,000"):
        positions.keep(KeptPosition("hog 1-2", "a" * (LONGEST_NOTE + 1)))
    assert positions.kept == (longest,)


def test_a_thousand_positions_are_kept_and_not_one_more(positions: Positions) -> None:
    positions.keep(*hogs(MOST_KEPT))
    with pytest.raises(StoreError, match="at most 1,000 positions"):
        positions.keep(BETS)
    with pytest.raises(StoreError, match="at most 1,000 positions"):
        positions.add([BETS])
    assert positions.kept == tuple(hogs(MOST_KEPT))
    positions.keep(KeptPosition("hog 0-0", "Known ones change all the same"))
    assert positions.kept[0].note == "Known ones change all the same"


def test_a_longer_list_of_another_version_can_still_be_changed(store: SqliteStore) -> None:
    store.keep_setting("positions", list_text(hogs(MOST_KEPT + 5)))
    positions = Positions(store)
    positions.keep(KeptPosition("hog 0-0", "a"))
    positions.remove("hog 0-1")
    assert len(positions.kept) == MOST_KEPT + 4


def test_the_last_twenty_are_remembered_each_once(positions: Positions) -> None:
    for position in hogs(30):
        positions.remember(position.line)
    positions.remember("hog 0-15")
    rest = [f"hog 0-{score}" for score in range(29, 9, -1) if score != 15]
    assert positions.recent == ("hog 0-15", *rest)
    assert len(positions.recent) == MOST_RECENT


def test_a_folder_that_is_not_open_is_said_and_forgets_nothing(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        Positions(store).keep(BACON)
        Positions(store).remember(BACON.line)
    other = FolderLock(tmp_path)
    with closing(FolderLock(tmp_path)) as lock, closing(SqliteStore(tmp_path, lock)) as store:
        positions = Positions(store)
        with pytest.raises(StoreError, match="open in another DiceDesk window"):
            positions.keep(MAIN)
        positions.remember(MAIN.line)
        other.close()
        store.try_again()
        assert positions.kept == (BACON,)
        assert positions.recent == (BACON.line,)


@pytest.mark.parametrize("name", ["positions", "recent-positions"])
def test_a_damaged_list_is_set_aside_and_goes_on_with_what_can_be_read(store: SqliteStore, name: str) -> None:
    damaged = "hog 1-2\n{]\nhog 1-3  # ★ three\n"
    store.keep_setting(name, damaged)
    positions = Positions(store)
    lines = ("hog 1-2", "hog 1-3")
    assert (tuple(each.line for each in positions.kept) if name == "positions" else positions.recent) == lines
    assert store.setting(f"{name} (set aside)") == damaged
    assert len(store.notices) == 1
    assert Positions(store).kept == positions.kept
    assert len(store.notices) == 1


def test_a_line_of_a_game_that_this_version_lacks_stays(store: SqliteStore) -> None:
    kept = KeptPosition("yacht 5 5 5 5 5 | rolls=3 | You", "from a newer version")
    store.keep_setting("positions", list_text([kept]))
    Positions(store).keep(BACON)
    assert Positions(store).kept == (BACON, kept)
    assert store.notices == []


def test_a_backup_has_the_positions(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(kept_hog("2026-11-21T10:00:00Z-a", "roll 1 : 5").whole())
        Positions(store).keep(*ALL)
    files = BackupFiles(tmp_path)
    assert files.back_up(datetime(2026, 11, 30, tzinfo=UTC))
    with closing(SqliteStore(tmp_path)) as store:
        Positions(store).remove(BACON.line, BETS.line)
    files.choose(files.find()[0])
    with closing(FolderLock(tmp_path)) as lock, closing(SqliteStore(tmp_path, lock)) as store:
        assert Positions(store).kept == ALL


def test_a_list_is_read_back_as_it_was_written() -> None:
    names = [
        r"hog 1-2 | goal=100 | You, #1  # a\\b\, c",
        r"hog 1-2 | goal=100 | #, \\#",
        "hog 3-4 | | You, a#b",
    ]
    written = [parse_position(line, SPECS).to_text() for line in names]
    assert len({each.partition("|")[2] for each in written}) == len(names)
    listed = (
        *ALL,
        *(KeptPosition(line, "# of dice") for line in written),
        KeptPosition("hog 5-6", "", is_starred=True),
    )
    read = read_list(list_text(listed))
    assert read.positions == listed
    assert read.refused == ()


def test_each_line_of_a_list_is_also_one_that_advise_reads() -> None:
    line = r"hog 1-2 | goal=100 | You, #1"
    text = KeptPosition(line).to_text()
    assert text != line
    assert parse_position(text, SPECS).to_text() == line


def test_a_list_that_came_by_mail_is_read(positions: Positions) -> None:
    mail = "\ufeff# Two positions\r\n\r\n  hog 34-50,  turn 1 # Bacon?\r\nhog 34-50, turn 1\t#★ four\rhog 34-50\n"
    read = read_list(mail)
    assert read.refused == ()
    assert read.positions == (
        KeptPosition("hog 34-50, turn 1", "Bacon? · four", is_starred=True),
        KeptPosition("hog 34-50"),
    )


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("chess e4", "there is no game “chess”"),
        ("hog 34", "34"),
        ("hog 120-104", ""),
        ("hog 34-50 \x07", "control character"),
        ("hog 34-50 | | You", "expected a name for each player"),
        ("hog " + "1" * LONGEST_LINE, "longer than 10,000 characters"),
        ("hog 34-50 # " + "a" * 5000, "the note is longer than 4,000 characters"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_and_the_others_are_read(line: str, reason: str) -> None:
    read = read_list(f"hog 1-2\n\n{line}\nhog 1-3")
    assert [position.line for position in read.positions] == ["hog 1-2", "hog 1-3"]
    (said,) = read.refused
    assert said.startswith("Line 3: ")
    assert said.endswith(".")
    assert reason in said


def test_only_the_first_thousand_lines_are_read() -> None:
    read = read_list("\n".join(["what?"] * (MOST_KEPT - 1) + ["hog 1-2", "hog 1-3"]))
    assert [position.line for position in read.positions] == ["hog 1-2"]
    assert len(read.refused) == MOST_KEPT
    assert read.refused[-1] == "Only the first 1,000 lines were read."
    assert read_list(list_text(hogs(MOST_KEPT))).positions == tuple(hogs(MOST_KEPT))


def test_a_text_without_end_is_not_read() -> None:
    read = read_list("hog 1-2\n" * 2_000_000)
    assert read.positions == ()
    assert read.refused == ("The list is longer than 14,000,000 characters.",)


def test_an_added_list_keeps_the_notes_of_both(positions: Positions) -> None:
    positions.keep(BETS, MAIN, KeptPosition("hog 1-2", "a" * LONGEST_NOTE))
    added = positions.add(
        [
            BACON,
            KeptPosition(MAIN.line, "Nine", is_starred=True),
            KeptPosition(BETS.line, "odds"),
            KeptPosition("hog 1-2", "b"),
        ]
    )
    assert added == 1
    assert positions.kept == (
        BACON,
        KeptPosition(BETS.line, "Lay odds · odds"),
        KeptPosition(MAIN.line, "Nine", is_starred=True),
        KeptPosition("hog 1-2", "a" * LONGEST_NOTE),
    )
    assert positions.add(positions.kept) == 0
    assert positions.kept[1].note == "Lay odds · odds"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", ALL),
        ("HOG bacon", (BACON,)),
        ("★", (BACON,)),
        ("starred", (BACON,)),
        ("you", (MAIN, BETS)),
        ("building you lay", (BETS,)),
        ("hog you", ()),
    ],
)
def test_words_find_games_lines_notes_and_stars(words: str, found: tuple[KeptPosition, ...]) -> None:
    assert matching(ALL, words, plain) == found


def test_a_translated_title_is_found() -> None:
    assert matching(ALL, "猪猪骰", lambda title: {"Hog": "猪猪骰"}.get(str(title), str(title))) == (BACON,)


def test_a_store_in_memory_keeps_them_too() -> None:
    store = ForgetfulStore()
    Positions(store).keep(*ALL)
    assert Positions(store).kept == ALL
