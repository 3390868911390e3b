"""What is written down of an unexpected error: where it came from, nothing that was typed, and no more than fits."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk.adapters import errors
from dicedesk.adapters.errors import BEFORE, ERROR_LOG, MOST_FRAMES, ErrorLog, error_report

QUESTION = "Will Anna marry me?"
PACKAGE = Path(errors.__file__).parents[1]


def report_of(act: Callable[[], object]) -> str:
    try:
        act()
    except Exception as error:  # noqa: BLE001 (whatever was raised)
        return error_report(error)
    raise AssertionError("nothing was raised")


def refuse(error: Exception) -> Callable[[], object]:
    def act() -> object:
        raise error

    return act


def deep(left: int) -> int:
    return deep(left - 1) if left else left // 0


def again() -> None:
    try:
        raise KeyError(QUESTION)
    except KeyError as error:
        raise ValueError(f"asked {QUESTION}") from error


def test_the_report_names_the_error_and_the_places_that_it_came_through() -> None:
    report = report_of(lambda: deep(1)).splitlines()
    assert report[0] == "ZeroDivisionError: integer division or modulo by zero"
    assert [line.split(" in ")[1] for line in report[-2:]] == ["deep", "deep"]
    assert report[-1].startswith("  test_errors.py:")


def test_files_of_the_program_are_named_from_the_package_on() -> None:
    report = report_of(lambda: ErrorLog(None))  # type: ignore[arg-type] (that is the error)
    assert "  dicedesk/adapters/errors.py:" in report
    assert str(PACKAGE.parent) not in report


@pytest.mark.parametrize(
    ("file", "named"),
    [
        (PACKAGE / "play" / "seats.py", "dicedesk/play/seats.py"),
        (Path("dicedesk", "play", "seats.py"), "dicedesk/play/seats.py"),
        (PACKAGE.parent / "tests" / "dicedesk" / "test_seats.py", "test_seats.py"),
        (Path(PACKAGE.anchor, "anna", "dicedesk", "tests", "test_seats.py"), "test_seats.py"),
    ],
    ids=["a checkout", "a packed program", "its tests", "another checkout"],
)
def test_a_checkout_may_have_the_name_of_the_package(file: Path, named: str) -> None:
    code = compile("1 // 0", str(file), "exec")
    report = report_of(lambda: exec(code))  # noqa: S102 (the line above)
    assert f"  {named}:1 in <module>" in report.splitlines()


@pytest.mark.parametrize(
    "error",
    [
        ValueError(QUESTION),
        KeyError(QUESTION),
        UnicodeEncodeError("utf-8", QUESTION, 0, 1, QUESTION),
        type("OwnError", (TypeError,), {})(QUESTION),
        FileNotFoundError(2, "No such file or directory", f"anna/{QUESTION}"),
    ],
)
def test_nothing_that_was_typed_is_in_a_report(error: Exception) -> None:
    report = report_of(refuse(error))
    assert "Anna" not in report
    assert "anna" not in report
    assert report.startswith(type(error).__name__)


def test_what_led_to_an_error_is_reported_without_words_too() -> None:
    report = report_of(again)
    assert "ValueError" in report
    assert "KeyError" in report
    assert "Anna" not in report


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (AttributeError("no such part"), "AttributeError: no such part"),
        (sqlite3.OperationalError("database is locked"), "OperationalError: database is locked"),
        (PermissionError(13, "Permission denied"), "PermissionError: [Errno 13] Permission denied"),
    ],
)
def test_what_the_interpreter_says_is_reported(error: Exception, said: str) -> None:
    assert report_of(refuse(error)).splitlines()[0] == said


def test_an_error_without_end_is_reported_in_some_lines() -> None:
    assert len(report_of(lambda: deep(500)).splitlines()) == MOST_FRAMES + 1


def test_reports_are_added_to_the_file_with_their_times(tmp_path: Path) -> None:
    log = ErrorLog(tmp_path)
    written = [log.write("first"), log.write("second")]
    lines = (tmp_path / ERROR_LOG).read_text(encoding="utf-8").splitlines()
    assert written == [True, True]
    assert [line.split(" ", 1)[1] for line in lines] == ["first", "second"]
    assert [line[10] + line[19] for line in lines] == ["TZ", "TZ"]


def test_no_file_is_made_before_there_is_an_error(tmp_path: Path) -> None:
    ErrorLog(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_files_never_grow_beyond_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "MOST_BYTES", 1000)
    for number in range(100):
        ErrorLog(tmp_path).write(f"error {number} " + "x" * 200)
    files = sorted(file.name for file in tmp_path.iterdir())
    assert files == [ERROR_LOG, *(f"{ERROR_LOG}.{number + 1}" for number in range(BEFORE))]
    assert max(file.stat().st_size for file in tmp_path.iterdir()) <= 1000
    assert "error 99 " in (tmp_path / ERROR_LOG).read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_loses_the_report_and_says_so(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    assert not ErrorLog(in_the_way).write("lost")
