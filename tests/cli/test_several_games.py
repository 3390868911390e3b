"""A file of several games, as the history exports them: each command says what it holds, and does it for all."""

import json
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import opened_archive
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.games.craps.rules import Leave, Throw
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

Output = pytest.CaptureFixture[str]

HOG = '[Game "hog"]\n[Rules "goal=100"]\nroll 2 : 3 4\n'
CRAPS = '[Game "craps"]\n[Player0 "You"]\nbet pass 5\nthrow : 3 4\nleave\n'
CHEAT = '[Game "hog"]\nroll 1 : 7\n'


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """A file with a game of Hog and one of craps."""
    file = tmp_path / "all.dice"
    file.write_text(HOG + CRAPS, "utf-8")
    return file


@pytest.fixture
def sealed(tmp_path: Path) -> list[str]:
    """Two records whose dice are the sealed ones."""
    store = SqliteStore(tmp_path)
    table = CrapsGameTable(store, StandingClock(), SettingsKeeper(store))
    for _ in range(2):
        session = table.new_session()
        for move in (Throw(), Leave()):
            session.play(move)
    store.close()
    with opened_archive(tmp_path / FILE_NAME) as archive:
        return [game.record for game in archive.games()]


def told(capsys: Output, *arguments: str) -> tuple[int, list[str], str]:
    """The exit code of a command, what it prints, and what it complains of."""
    code = cli.run(arguments)
    shown = capsys.readouterr()
    return code, shown.out.splitlines(), shown.err


def test_all_games_are_replayed(exported: Path, capsys: Output) -> None:
    code, lines, complaint = told(capsys, "replay", str(exported))
    headings = [line for line in lines if line.endswith((":", "."))]
    assert (code, complaint) == (0, "")
    assert headings == [f"{exported} contains 2 games.", "Game 1 of 2, line 1:", "Game 2 of 2, line 4:"]
    assert [line.split()[1] for line in lines if line[:3].strip().isdecimal()] == [
        "roll",
        "bet",
        "throw",
        "leave",
    ]


def test_all_games_are_replayed_as_one_list(exported: Path, capsys: Output) -> None:
    code, lines, _ = told(capsys, "replay", str(exported), "--json")
    games = json.loads("\n".join(lines))
    assert (code, [(game["number"], game["game"]) for game in games]) == (0, [(1, "hog"), (2, "craps")])


def test_all_games_are_verified(sealed: list[str], tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "sealed.dice"
    file.write_text("".join(sealed), "utf-8")
    code, lines, complaint = told(capsys, "verify", str(file))
    assert (code, complaint, lines[0]) == (0, "", f"{file} contains 2 games.")
    assert [line for line in lines if "check out" in line] == ["The seal and all 2 dice check out."] * 2


def test_one_game_that_is_false_makes_the_answer_no(
    sealed: list[str], tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "sealed.dice"
    file.write_text(sealed[0] + HOG + sealed[1], "utf-8")
    code, lines, complaint = told(capsys, "verify", str(file))
    assert (code, complaint) == (1, "")
    assert "Game 2 of 3, " in "\n".join(lines)
    assert len([line for line in lines if "check out" in line]) == 2


@pytest.mark.parametrize(
    "command", [("replay",), ("verify",), ("review",), ("replay", "--json"), ("review", "--json")]
)
def test_a_bad_game_among_others_is_told_in_a_line_and_the_others_are_shown(
    command: tuple[str, ...], tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "some.dice"
    file.write_text(HOG + CHEAT + CRAPS, "utf-8")
    code, lines, complaint = told(capsys, *command, str(file))
    assert (code, complaint.count("\n")) == (2, 1)
    assert complaint.startswith(f"dicedesk: {file}: line 5: ")
    if "--json" in command:
        games = json.loads("\n".join(lines))
        assert [(game["number"], "error" in game) for game in games] == [(1, False), (2, True), (3, False)]
    else:
        assert [line for line in lines if line.startswith("Game ")] == [
            "Game 1 of 3, line 1:",
            "Game 3 of 3, line 6:",
        ]


def test_all_games_are_reviewed(exported: Path, capsys: Output) -> None:
    code, lines, complaint = told(capsys, "review", str(exported))
    assert (code, complaint, lines[0]) == (0, "", f"{exported} contains 2 games.")
    assert [line for line in lines if line.startswith("Game ")] == [
        "Game 1 of 2, line 1:",
        "Game 2 of 2, line 4:",
    ]
    assert len([line for line in lines if line.endswith("class")]) == 2


def test_a_file_of_several_games_is_reviewed_beside_others(
    exported: Path, tmp_path: Path, capsys: Output
) -> None:
    alone = tmp_path / "alone.dice"
    alone.write_text(HOG, "utf-8")
    code, lines, _ = told(capsys, "review", str(alone), str(exported), str(tmp_path / "none.dice"), "--json")
    entries = json.loads("\n".join(lines))
    assert (code, [(Path(entry["file"]).name, entry.get("number")) for entry in entries]) == (
        2,
        [("alone.dice", None), ("all.dice", 1), ("all.dice", 2), ("none.dice", None)],
    )


@pytest.mark.parametrize("json_wanted", [(), ("--json",)], ids=["text", "json"])
def test_a_bad_file_among_reviewed_ones_is_told_in_a_line(
    json_wanted: tuple[str, ...], exported: Path, tmp_path: Path, capsys: Output
) -> None:
    none = tmp_path / "none.dice"
    code, _, complaint = told(capsys, "review", str(exported), str(none), *json_wanted)
    assert (code, complaint) == (2, f"dicedesk: {none} cannot be read: no such file or folder\n")
