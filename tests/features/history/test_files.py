"""Games of the history in files: exported as records or as a table, and imported; bad records are told."""

import csv
import json
import os
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import pytest

from dicedesk.features import record_file
from dicedesk.features.history import files
from dicedesk.features.history.files import TOLD_EVERY, ImportResult, export_games, import_files, table_lines
from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary, ReviewFigures
from dicedesk.play.ports.jobs import JobError
from dicedesk.play.ports.past_games import ChosenGames, ImportCount, PastGame, PastQuery
from dicedesk.play.ports.store import StoredGame, StoreError
from tests.fakes.history import NoHistory

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


class Past(NoHistory):
    """As many games as are chosen."""

    def rows(self, chosen: ChosenGames) -> Iterator[PastGame]:
        return (PastGame(number, GameSummary("hog")) for number in range(chosen.size))

    def records(self, chosen: ChosenGames) -> Iterator[str]:
        return (f'[Game "hog"]\nroll {number % 10}\n' for number in range(chosen.size))


def chosen(count: int) -> ChosenGames:
    return ChosenGames(PastQuery(), ((0, count - 1), (count - 1, 1)), count)


def test_records_stand_one_after_the_other(tmp_path: Path) -> None:
    file = tmp_path / "games.dice"
    assert export_games(Past(), chosen(3), str(file)) == 3
    assert file.read_text("utf-8").split("\n")[:4] == ['[Game "hog"]', "roll 0", '[Game "hog"]', "roll 1"]


def test_a_table_is_known_by_its_name(tmp_path: Path) -> None:
    table, other = tmp_path / "games.csv", tmp_path / "games.JSON"
    assert (export_games(Past(), chosen(3), str(table)), export_games(Past(), chosen(2), str(other))) == (
        3,
        2,
    )
    assert len(table.read_text("utf-8").splitlines()) == 4
    assert [row["number"] for row in json.loads(other.read_text("utf-8"))] == [0, 1]


def test_it_tells_how_far_it_is(tmp_path: Path) -> None:
    shares: list[float] = []
    export_games(Past(), chosen(2 * TOLD_EVERY), str(tmp_path / "games.dice"), shares.append)
    assert shares == [0.5, 1.0]


def test_a_file_that_cannot_be_written_is_told_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    with pytest.raises(JobError, match="The games could not be saved: "):
        export_games(Past(), chosen(2), str(tmp_path / "nowhere" / "games.dice"))
    (tmp_path / "folder").mkdir()
    with pytest.raises(JobError):
        export_games(Past(), chosen(2), str(tmp_path / "folder"))
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


WON = GameSummary(
    "hog",
    'Ann, "A"',
    1_795_299_240,
    GameResult.WON,
    102,
    99,
    23,
    GameStanding.COUNTED,
    "sealed/2",
    review=ReviewFigures(173_000, -416_500),
)
GAMES = (PastGame(7, WON), PastGame(6, GameSummary("craps")))
ROWS = [
    {
        "number": 7,
        "started": "2026-11-21T22:14:00Z",
        "game": "hog",
        "opponent": 'Ann, "A"',
        "result": "won",
        "score": 102,
        "other": 99,
        "length": 23,
        "cost": 0.173,
        "luck": -0.4165,
        "counts": "counted",
        "dice": "sealed/2",
    },
    {
        "number": 6,
        "started": "",
        "game": "craps",
        "opponent": "",
        "result": "open",
        "score": 0,
        "other": 0,
        "length": 0,
        "cost": None,
        "luck": None,
        "counts": "goes-on",
        "dice": "",
    },
]


def test_json_has_an_object_for_each_game() -> None:
    assert json.loads("".join(table_lines(GAMES, "games.JSON"))) == ROWS


def test_csv_has_titles_and_a_line_for_each_game() -> None:
    found = list(csv.DictReader(StringIO("".join(table_lines(GAMES, "games.csv")))))
    assert found == [
        {name: "" if value is None else str(value) for name, value in row.items()} for row in ROWS
    ]


def test_no_games_are_an_empty_list_and_a_line_of_titles() -> None:
    assert json.loads("".join(table_lines((), "games.json"))) == []
    assert "".join(table_lines((), "games.csv")).count("\n") == 1


HOG = '[Game "hog"]\n[Rules "goal=5"]\n[Player0 "You"]\n[Player1 "final"]\n[Id "one"]\nroll 1 : 5\n'
CRAPS = '[Game "craps"]\n[Player0 "You"]\nbet pass 5\nthrow : 3 4\nleave\n'


class Taken(NoHistory):
    """Takes every record in once."""

    def __init__(self) -> None:
        self.games: list[StoredGame] = []
        self.batches: list[int] = []

    def take_in(self, games: Sequence[StoredGame]) -> ImportCount:
        before = len(self.games)
        for game in games:
            self.games += [game] if game.record not in [kept.record for kept in self.games] else []
        self.batches.append(len(games))
        return ImportCount(len(self.games) - before, 0)


@pytest.fixture
def past() -> Taken:
    return Taken()


def told(found: ImportResult) -> list[str]:
    return [str(sentence) for sentence in (*found.reasons, *found.sentences)]


def write(folder: Path, name: str, text: str | bytes) -> str:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(file)


def test_a_record_goes_in_once(past: Taken, tmp_path: Path) -> None:
    file = write(tmp_path, "one.dice", HOG)
    assert told(import_files(past, [file], NOW)) == ["1 game imported."]
    assert told(import_files(past, [file], NOW)) == ["0 games imported.", "1 duplicate skipped."]
    (game,) = past.games
    assert (game.id, game.game, game.record, game.ended, game.seed) == ("one", "hog", HOG, True, "")


def test_a_file_may_hold_several_records_with_or_without_moves(past: Taken, tmp_path: Path) -> None:
    empty = '[Game "hazard"]\n'
    file = write(tmp_path, "all.dice", f"# all of them\n{HOG}\n# the next\n{empty}{CRAPS}{empty}")
    assert told(import_files(past, [file], NOW)) == ["3 games imported.", "1 duplicate skipped."]
    assert [game.game for game in past.games] == ["hog", "hazard", "craps"]


def test_a_header_in_another_order_begins_a_record_after_moves(past: Taken, tmp_path: Path) -> None:
    other = '[Player0 "You"]\n[Game "craps"]\nleave\n'
    assert import_files(past, [write(tmp_path, "two.dice", HOG + other)], NOW).new == 2


class Noted(NoHistory):
    """Has every record already, without its notes."""

    def take_in(self, games: Sequence[StoredGame]) -> ImportCount:
        return ImportCount(0, sum("#" in game.record for game in games))


def test_notes_for_games_that_are_there_are_told(tmp_path: Path) -> None:
    file = write(tmp_path, "two.dice", HOG.replace("roll 1 : 5", "roll 1 : 5 # lucky") + CRAPS)
    assert told(import_files(Noted(), [file], NOW)) == [
        "0 games imported.",
        "1 duplicate skipped.",
        "Notes added to 1 saved game.",
    ]


def test_a_bad_record_is_told_by_file_and_line_and_the_good_ones_go_in(past: Taken, tmp_path: Path) -> None:
    cheat = HOG.replace("roll 1 : 5", "roll 1 : 7")
    unknown = '[Game "chess"]\nroll 1\n'
    file = write(tmp_path, "some.dice", HOG + cheat + CRAPS + unknown)
    assert told(import_files(past, [file], NOW)) == [
        "some.dice: line 12: expected faces from 1 to 6, separated by spaces",
        f"some.dice: line 18: there is no game “chess”; choose from: {', '.join(TITLES)}",
        "2 games imported.",
        "2 items could not be read.",
    ]


def test_a_move_that_the_rules_forbid_is_told_by_its_line(past: Taken, tmp_path: Path) -> None:
    found = import_files(past, [write(tmp_path, "late.dice", HOG + "roll 1 : 2\n")], NOW)
    assert found.reasons[0].startswith("late.dice: line 7: ")


def test_a_file_that_is_no_text_or_not_there_or_empty_is_told(past: Taken, tmp_path: Path) -> None:
    picture = write(tmp_path, "picture.dice", HOG.encode() + b"\n\xff\xfe\n")
    found = import_files(past, [picture, str(tmp_path / "gone.dice"), write(tmp_path, "empty.dice", "")], NOW)
    assert told(found)[:2] == [
        "picture.dice: line 8: not UTF-8 text",
        "gone.dice cannot be read: no such file or folder",
    ]
    assert found.reasons[2].startswith("empty.dice: line 1: expected a [Game ")


def test_a_file_that_is_gone_is_told_also_where_challenges_are_opened(past: Taken, tmp_path: Path) -> None:
    found = import_files(past, [str(tmp_path / "gone.dice")], NOW, opens_challenges=True)
    assert told(found)[:1] == ["gone.dice cannot be read: no such file or folder"]
    assert not found.challenges


def test_all_records_below_a_folder_go_in_and_other_files_stay(past: Taken, tmp_path: Path) -> None:
    write(tmp_path, "a.dice", HOG)
    write(tmp_path, "deep/er/b.dice", CRAPS)
    write(tmp_path, "notes.txt", "hello")
    assert told(import_files(past, [str(tmp_path)], NOW)) == ["2 games imported."]


def test_a_folder_without_records_says_so(past: Taken, tmp_path: Path) -> None:
    found = import_files(past, [str(tmp_path)], NOW)
    assert told(found)[0] == f"{tmp_path}: no game records (.dice) in this folder"


def test_a_folder_that_is_closed_to_the_reader_is_told(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    found = import_files(past, [str(tmp_path)], NOW)
    assert told(found)[0] == f"{tmp_path} cannot be read: permission denied"


def test_many_records_go_in_a_few_at_a_time_and_tell_how_far_it_is(past: Taken, tmp_path: Path) -> None:
    records = (HOG.replace('"one"', f'"{number}"') for number in range(120))
    shares: list[float] = []
    import_files(past, [write(tmp_path, "many.dice", "".join(records))], NOW, shares.append)
    assert past.batches == [50, 50, 20]
    assert shares == sorted(shares)
    assert (0.3 < shares[0] < 0.5, shares[-1]) == (True, 1)


def test_long_records_go_in_fewer_at_a_time(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOVES_AT_ONCE", 3)
    import_files(past, [write(tmp_path, "all.dice", CRAPS + HOG)], NOW)
    assert past.batches == [1, 1]


def test_a_record_without_end_is_refused_and_the_next_one_goes_in(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_file, "MOST_LINES", 20)
    endless = '[Game "hog"]\n' + "roll 0\n" * 30
    assert told(import_files(past, [write(tmp_path, "long.dice", endless + HOG)], NOW)) == [
        "long.dice: more than 20 lines",
        "1 game imported.",
        "1 item could not be read.",
    ]


def test_very_many_bad_records_are_counted_and_the_first_ones_told(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_REASONS", 2)
    found = import_files(past, [write(tmp_path, "bad.dice", '[Game "chess"]\n' * 5)], NOW)
    assert (found.bad, len(found.reasons)) == (5, 2)


def test_where_nothing_is_kept_nothing_is_imported(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Nothing can be saved here"):
        import_files(NoHistory(), [write(tmp_path, "one.dice", HOG)], NOW)


SEALED = Path(__file__).parents[2] / "fakes" / "records" / "hog-ended.dice"


def test_a_record_with_false_dice_is_imported_and_told(past: Taken, tmp_path: Path) -> None:
    record = SEALED.read_text(encoding="utf-8")
    file = write(tmp_path, "all.dice", HOG + record.replace('[Word "', '[Word "x'))
    found = import_files(past, [file], NOW)
    reason, *sentences = told(found)
    assert reason.startswith("all.dice: line 7: ")
    assert "according to the seal" in reason
    assert sentences == ["2 games imported.", "The dice in 1 game do not check out."]


def test_a_seed_that_was_taken_out_of_a_record_of_an_ended_game_is_told(past: Taken, tmp_path: Path) -> None:
    lines = SEALED.read_text(encoding="utf-8").splitlines(keepends=True)
    file = write(tmp_path, "one.dice", "".join(line for line in lines if not line.startswith("[Seed")))
    assert told(import_files(past, [file], NOW))[1:] == [
        "1 game imported.",
        "The dice in 1 game do not check out.",
    ]


def test_of_true_dice_and_of_those_that_a_seal_says_nothing_of_yet_nothing_is_told(
    past: Taken, tmp_path: Path
) -> None:
    goes_on = SEALED.with_name("hog-unfinished.dice").read_text(encoding="utf-8")
    file = write(tmp_path, "all.dice", SEALED.read_text(encoding="utf-8") + goes_on)
    assert told(import_files(past, [file], NOW)) == ["2 games imported."]


@pytest.mark.parametrize(
    ("day", "reason"),
    [
        ("9999-12-31", "these are the dice for a day that has not started yet"),
        ("2026-02-30", "“2026-02-30” is not a date; write it like 2026-11-23"),
    ],
)
def test_a_game_of_a_day_to_come_or_of_no_day_is_not_imported(tmp_path: Path, day: str, reason: str) -> None:
    record = f'[Game "hog"]\n[Dice "today/1 {day}"]\n'
    found = import_files(NoHistory(), [write(tmp_path, "day.dice", record)], NOW)
    assert (found.new, found.bad) == (0, 1)
    assert reason in str(found.reasons[0])
