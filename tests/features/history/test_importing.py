"""Records are imported from files and folders: the good ones go in, and of the others it is told why not."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from dicedesk.features import record_file

from dicedesk.features.history import importing
from dicedesk.features.history.importing import Imported, import_files
from dicedesk.play.ports.past_games import NoPastGames
from dicedesk.play.ports.store import KeptGame, StoreError

HOG = '[Game "hog"]\n[Rules "goal=5"]\n[Player0 "You"]\n[Player1 "final"]\n[Id "one"]\nroll 1 : 5\n'
CRAPS = '[Game "craps"]\n[Player0 "You"]\nbet pass 5\nthrow : 3 4\nleave\n'


class Taken(NoPastGames):
    """Takes every record in once."""

    def __init__(self) -> None:
        self.games: list[KeptGame] = []
        self.batches: list[int] = []

    def take_in(self, games: Sequence[KeptGame]) -> int:
        before = len(self.games)
        for game in games:
            self.games += [game] if game.record not in [kept.record for kept in self.games] else []
        self.batches.append(len(games))
        return len(self.games) - before


@pytest.fixture
def past() -> Taken:
    return Taken()


def told(found: Imported) -> list[str]:
    return [str(sentence) for sentence in (*found.reasons, *found.sentences)]


def write(folder: Path, name: str, text: str | bytes) -> str:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(file)


def test_a_record_goes_in_once(past: Taken, tmp_path: Path) -> None:
    file = write(tmp_path, "one.dice", HOG)
    assert told(import_files(past, [file])) == ["1 game imported."]
    assert told(import_files(past, [file])) == ["0 games imported.", "1 was already here."]
    (game,) = past.games
    assert (game.id, game.game, game.record, game.ended, game.seed) == ("one", "hog", HOG, True, "")


def test_a_file_may_hold_several_records_with_or_without_moves(past: Taken, tmp_path: Path) -> None:
    empty = '[Game "hazard"]\n'
    file = write(tmp_path, "all.dice", f"# all of them\n{HOG}\n# the next\n{empty}{CRAPS}{empty}")
    assert told(import_files(past, [file])) == ["3 games imported.", "1 was already here."]
    assert [game.game for game in past.games] == ["hog", "hazard", "craps"]


def test_a_header_in_another_order_begins_a_record_after_moves(past: Taken, tmp_path: Path) -> None:
    other = '[Player0 "You"]\n[Game "craps"]\nleave\n'
    assert import_files(past, [write(tmp_path, "two.dice", HOG + other)]).new == 2


def test_a_bad_record_is_told_by_file_and_line_and_the_good_ones_go_in(past: Taken, tmp_path: Path) -> None:
    cheat = HOG.replace("roll 1 : 5", "roll 1 : 7")
    unknown = '[Game "chess"]\nroll 1\n'
    file = write(tmp_path, "some.dice", HOG + cheat + CRAPS + unknown)
    assert told(import_files(past, [file])) == [
        "some.dice: line 12: expected faces from 1 to 6, separated by spaces",
        "some.dice: line 18: there is no game “chess”; choose from: hog, craps, hazard, poker-dice",
        "2 games imported.",
        "2 could not be read.",
    ]


def test_a_move_that_the_rules_forbid_is_told_by_its_line(past: Taken, tmp_path: Path) -> None:
    found = import_files(past, [write(tmp_path, "late.dice", HOG + "roll 1 : 2\n")])
    assert found.reasons[0].startswith("late.dice: line 7: ")


def test_a_file_that_is_no_text_or_not_there_or_empty_is_told(past: Taken, tmp_path: Path) -> None:
    picture = write(tmp_path, "picture.dice", HOG.encode() + b"\n\xff\xfe\n")
    found = import_files(past, [picture, str(tmp_path / "gone.dice"), write(tmp_path, "empty.dice", "")])
    assert told(found)[:2] == [
        "picture.dice: line 8: not UTF-8 text",
        "gone.dice: can't be read: there is no such file",
    ]
    assert found.reasons[2].startswith("empty.dice: line 1: expected a header")


def test_all_records_below_a_folder_go_in_and_other_files_stay(past: Taken, tmp_path: Path) -> None:
    write(tmp_path, "a.dice", HOG)
    write(tmp_path, "deep/er/b.dice", CRAPS)
    write(tmp_path, "notes.txt", "hello")
    assert told(import_files(past, [str(tmp_path)])) == ["2 games imported."]


def test_a_folder_without_records_says_so(past: Taken, tmp_path: Path) -> None:
    found = import_files(past, [str(tmp_path)])
    assert told(found)[0] == f"{tmp_path}: no game records (.dice) in this folder"


def test_a_folder_that_is_closed_to_the_reader_is_told(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    found = import_files(past, [str(tmp_path)])
    assert told(found)[0] == f"{tmp_path}: can't be read: you have no permission"


def test_many_records_go_in_a_few_at_a_time_and_tell_how_far_it_is(past: Taken, tmp_path: Path) -> None:
    records = (HOG.replace('"one"', f'"{number}"') for number in range(120))
    shares: list[float] = []
    import_files(past, [write(tmp_path, "many.dice", "".join(records))], shares.append)
    assert past.batches == [50, 50, 20]
    assert shares == sorted(shares)
    assert (0.3 < shares[0] < 0.5, shares[-1]) == (True, 1)


def test_long_records_go_in_fewer_at_a_time(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "MOVES_AT_ONCE", 3)
    import_files(past, [write(tmp_path, "all.dice", CRAPS + HOG)])
    assert past.batches == [1, 1]


def test_a_record_without_end_is_refused_and_the_next_one_goes_in(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_file, "MOST_LINES", 20)
    endless = '[Game "hog"]\n' + "roll 0\n" * 30
    assert told(import_files(past, [write(tmp_path, "long.dice", endless + HOG)])) == [
        "long.dice: line 1: more than 20 lines",
        "1 game imported.",
        "1 could not be read.",
    ]


def test_very_many_bad_records_are_counted_and_the_first_ones_told(
    past: Taken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "MOST_REASONS", 2)
    found = import_files(past, [write(tmp_path, "bad.dice", '[Game "chess"]\n' * 5)])
    assert (found.bad, len(found.reasons)) == (5, 2)


def test_where_nothing_is_kept_nothing_is_imported(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Nothing can be saved here"):
        import_files(NoPastGames(), [write(tmp_path, "one.dice", HOG)])


SEALED = Path(__file__).parents[2] / "adapters" / "storage" / "of_version_2" / "hog-ended.dice"


def test_a_record_with_false_dice_is_imported_and_told(past: Taken, tmp_path: Path) -> None:
    record = SEALED.read_text(encoding="utf-8")
    file = write(tmp_path, "all.dice", HOG + record.replace('[Word "', '[Word "x'))
    found = import_files(past, [file])
    reason, *sentences = told(found)
    assert reason.startswith("all.dice: line 7: ")
    assert "the seal fixed" in reason
    assert sentences == ["2 games imported.", "The dice of 1 do not check out."]


def test_a_seed_that_was_taken_out_of_a_record_of_an_ended_game_is_told(past: Taken, tmp_path: Path) -> None:
    lines = SEALED.read_text(encoding="utf-8").splitlines(keepends=True)
    file = write(tmp_path, "one.dice", "".join(line for line in lines if not line.startswith("[Seed")))
    assert told(import_files(past, [file]))[1:] == ["1 game imported.", "The dice of 1 do not check out."]


def test_of_true_dice_and_of_those_that_a_seal_says_nothing_of_yet_nothing_is_told(
    past: Taken, tmp_path: Path
) -> None:
    goes_on = SEALED.with_name("hog-unfinished.dice").read_text(encoding="utf-8")
    file = write(tmp_path, "all.dice", SEALED.read_text(encoding="utf-8") + goes_on)
    assert told(import_files(past, [file])) == ["2 games imported."]
