"""Records in files, and all the things that are no records."""

import io
import os
import sys
from pathlib import Path

import pytest

from dicedesk.core.words import Sentence
from dicedesk.features.record_file import MOST_LINES, RecordFile, file_name
from dicedesk.features.story import SHORT_KB, read_files, read_short_files
from dicedesk.features.text_file import LARGEST_MB, UnreadableError, read_bytes, read_text

RECORD = '[Game "hog"]\n[Rules "goal=100"]\nroll 2 : 3 4\n'


ID = "2026-11-21T10:00:00Z-7f3a"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a record may be written."""
    return tmp_path / "game.dice"


def refusal(file: Path | str) -> str:
    """Why a file tells no story."""
    found = read_files([str(file)])
    assert (found.stories, found.several) == ((), ())
    (refused,) = found.refusals
    return refused.reason or refused.says


def plays_in(file: Path) -> list[int]:
    """How many moves each record in a file has."""
    return [text.read("it", lambda record: len(record.plays)) for text in RecordFile(str(file))]


def test_a_record_is_read_and_its_story_told(file: Path) -> None:
    file.write_text(RECORD, encoding="utf-8")
    assert plays_in(file) == [1]
    assert [story.game for story, _ in read_files([str(file)]).stories] == ["hog"]


def test_a_file_with_several_records_says_what_it_holds(file: Path) -> None:
    exported = f'# exported\n{RECORD}{RECORD}roll 1 : 5\n[Game "hazard"]\n'
    file.write_text(exported, encoding="utf-8")
    records = RecordFile(str(file))
    assert (records.count, records.holds) == (3, f"{file} contains 3 games.")
    assert plays_in(file) == [1, 2, 0]
    assert [text.line for text in records] == [1, 5, 9]
    assert read_files([str(file)]).several == ((str(file), "game.dice contains 3 games."),)


def test_a_record_among_several_that_is_no_game_is_told_with_its_line_in_the_file(file: Path) -> None:
    file.write_text(RECORD + RECORD.replace(": 3 4", ": 7"), encoding="utf-8")
    records = list(RecordFile(str(file)))
    with pytest.raises(UnreadableError) as refused:
        records[1].read("it", lambda _: None)
    assert refused.value.sentence.startswith("it: line 6: ")


def test_a_header_line_out_of_its_place_makes_no_second_game(file: Path) -> None:
    file.write_text(f'{RECORD}[Seed "00"]\n', encoding="utf-8")
    assert RecordFile(str(file)).count == 1
    assert refusal(file) == "game.dice: line 4: header lines must come before the first move"


def test_of_several_files_each_is_a_story_or_a_reason(file: Path) -> None:
    file.write_text(RECORD, encoding="utf-8")
    found = read_files([str(file), str(file.with_name("none.dice"))])
    assert [(story.game, name) for story, name in found.stories] == [("hog", "game.dice")]
    assert [one.says.partition(":")[0] for one in found.refusals] == ["none.dice cannot be read"]


def test_files_that_are_short_together_are_read_and_longer_ones_are_left(file: Path) -> None:
    file.write_text(RECORD, encoding="utf-8")
    filler, none = file.with_name("filler.dice"), file.with_name("none.dice")
    filler.write_text(" " * (SHORT_KB * 1024 - len(RECORD)), encoding="utf-8")
    files = [str(file), str(none), str(filler)]
    found = read_short_files(files)
    assert found is not None
    assert [name for _, name in found.stories] == ["game.dice"]
    assert [one.says.partition(":")[0] for one in found.refusals] == [
        "none.dice cannot be read",
        "filler.dice is not a game record or a challenge from DiceDesk.",
    ]
    with file.open("a", encoding="utf-8") as out:
        out.write("#")
    assert read_short_files(files) is None


def test_a_record_comes_from_the_standard_input_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode())))
    assert read_text("-") == RECORD


def test_what_is_no_text_on_the_standard_input_is_told_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode() + b"\xff\n")))
    with pytest.raises(UnreadableError, match=r"^it: line 4: not UTF-8 text$"):
        read_text("-", "it")


def test_a_file_of_the_largest_size_is_read_and_a_larger_one_is_not(file: Path) -> None:
    file.write_bytes(b" " * (LARGEST_MB * 1024 * 1024))
    assert len(read_text(str(file))) == LARGEST_MB * 1024 * 1024
    with file.open("ab") as out:
        out.write(b" ")
    assert refusal(file) == "game.dice: larger than 8 MB"


def test_a_record_of_the_most_lines_is_read_and_a_longer_one_is_not(file: Path) -> None:
    file.write_bytes(RECORD.encode().ljust(MOST_LINES + len(RECORD) - 3, b"\n"))
    assert plays_in(file) == [1]
    with file.open("ab") as out:
        out.write(b"\r\n")
    assert refusal(file) == "game.dice: more than 100,000 lines"


@pytest.mark.parametrize("line", ['[Word "{}"]', "# {}", "roll 1 : {}", "roll {} 1"])
def test_a_line_of_a_million_characters_is_not_read(file: Path, line: str) -> None:
    file.write_text(f'[Game "hog"]\n{line.format(" " * 1_000_000)}\n', encoding="utf-8")
    assert refusal(file) == "game.dice: line 2: longer than 10,000 characters"


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path.name} cannot be read: this is a folder"


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has pipes with names")
def test_a_pipe_is_not_waited_for(file: Path) -> None:
    os.mkfifo(file)
    assert refusal(file) == "game.dice cannot be read: this is a device or a pipe"


def test_a_file_that_is_not_there_is_told_with_the_reason(file: Path) -> None:
    assert refusal(file) == "game.dice cannot be read: no such file or folder"
    with pytest.raises(UnreadableError, match=r"^it cannot be read: no such file or folder$"):
        read_bytes(str(file), "it")


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (PermissionError(13, "Permission denied"), "permission denied"),
        (OSError(5, "I/O error"), "the disk cannot be read from or written to"),
    ],
    ids=["closed", "broken"],
)
def test_a_file_that_cannot_be_opened_is_told_with_the_reason(
    error: OSError, reason: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(Path, "stat", refuse)
    assert refusal(file) == f"game.dice cannot be read: {reason}"


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_can_have_is_told(name: str) -> None:
    assert refusal(name).startswith(f"{name} cannot be read: ")


def test_what_is_no_text_is_told_with_its_line(file: Path) -> None:
    file.write_bytes(RECORD.encode() + b"\xe9")
    assert refusal(file) == "game.dice: line 4: not UTF-8 text"


@pytest.mark.parametrize(
    ("content", "line"), [("hello!", 1), (RECORD + "roll 99", 4), (RECORD + "roll 1 : 7", 4)]
)
def test_what_is_no_game_is_told_with_its_line_in_a_sentence_that_can_be_translated(
    content: str, line: int, file: Path
) -> None:
    file.write_text(content, encoding="utf-8")
    told = refusal(file)
    assert told.startswith(f"game.dice: line {line}: ")
    assert isinstance(told, Sentence)
    assert isinstance(told.values["reason"], Sentence)


def test_a_name_has_the_game_the_day_and_the_players() -> None:
    assert file_name("Hog", ID, ("You", "Final strategist")) == "Hog 2026-11-21 You, Final strategist.dice"


def test_what_is_not_known_is_left_out() -> None:
    assert file_name("Poker Dice", "", ()) == "Poker Dice.dice"
    assert file_name("Craps", "no day", ("",)) == "Craps.dice"


@pytest.mark.parametrize("player", ["../../etc/passwd", 'a"b', "c:\\d", "e\nf", "g|h?*", "<i>"])
def test_a_name_holds_no_sign_that_a_file_system_refuses(player: str) -> None:
    name = file_name("Hog", ID, (player,))
    assert not set(name) & set('<>:"/\\|?*\n')
    assert name.startswith("Hog 2026-11-21 ")


def test_a_long_name_is_cut_so_that_every_file_system_takes_it() -> None:
    name = file_name("骰子", ID, ("骰" * 24,) * 4)
    assert (len(name.encode()) <= 205, name.endswith("骰.dice")) == (True, True)


def test_a_name_of_signs_that_no_file_system_takes_is_the_programs_own() -> None:
    assert file_name("?", "", ("...",)) == "DiceDesk.dice"
