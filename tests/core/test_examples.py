"""The independent checker of records: it knows nothing of the program, and finds what was changed."""

import ast
import hashlib
import re
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from dicedesk.core.assets import resource
from dicedesk.core.fair.open_dice import SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import Record
from dicedesk.games.catalogue import TITLES
from dicedesk.games.hog.rules import HOG, RollDice
from tests.features.test_challenge import challenge_text
from tests.patience import PATIENCE_S

CHECKER = resource("examples/verify.py")
RECORDED = Path(__file__).parents[1] / "fakes" / "records"
MOST_LINES = 100
DICE = SealedDice(bytes(range(32)), "2026-11-21T10:00:00Z-7f3a", 'a "word" \\ of: mine')


def record_now() -> str:
    record = Record(HOG, (("Id", DICE.record_id), *DICE.opening_tags()))
    roller = DICE.roller(0)
    for dice in (10, 4, 0, 10):
        record = record.with_play(RollDice(dice), roller.roll(dice))
    return record.with_tags((("Left", "2026-11-21T10:05:00Z"), *DICE.closing_tags())).to_text()


def played_on() -> str:
    """A record that begins with two moves of another game, whose dice were not these."""
    given = '[From "2026-11-20T10:00:00Z-1a2b move 2"]\nroll 2 : 6 6\nroll 0\n'
    header, first, moves = record_now().partition("roll")
    return header + given + first + moves


def of_a_day(game: str) -> str:
    """A record with the dice of a day, worked out from the words of the Help page alone."""
    stream = (
        byte % 6 + 1
        for block in count()
        for byte in hashlib.sha256(f"dicedesk/today/1 2026-11-23 {game} {block}".encode()).digest()
        if byte < 252
    )
    faces = [" ".join(str(next(stream)) for _ in range(dice)) for dice in (5, 40)]
    return f'[Game "{game}"]\n[Dice "today/1 2026-11-23"]\nroll 5 : {faces[0]}\nroll 40 : {faces[1]}\n'


@pytest.mark.parametrize("game", TITLES)
def test_the_dice_of_a_day_are_true_where_they_are_those_of_that_day_and_game(
    game: str, tmp_path: Path
) -> None:
    text = of_a_day(game)
    assert checked(tmp_path, text) == 0
    assert checked(tmp_path, another_face(text)) == 1
    assert checked(tmp_path, text.replace("11-23", "11-24")) == 1
    assert checked(tmp_path, text.replace(f'"{game}"', '"other"')) == 1


@pytest.mark.parametrize("day", ["2026-13-45", "2026-02-30", "20261123", "today"])
def test_a_day_that_no_calendar_has_is_refused(day: str, tmp_path: Path) -> None:
    text = of_a_day("hog").replace("2026-11-23", day)
    assert told(tmp_path, text) == (2, f"Nothing to check: {day} is not a date.")


def test_notes_do_not_change_what_the_dice_prove(tmp_path: Path) -> None:
    noted = played_on().replace("\nroll", ' # a note\n# [Seed "00"] : 1 2\nroll')
    assert checked(tmp_path, noted) == 0
    assert checked(tmp_path, another_face(noted)) == 1


def shared(dice: SealedDice) -> str:
    """A record with the dice of another game, played through a challenge."""
    source = SharedDice(dice)
    record = Record(HOG, source.opening_tags()).with_play(RollDice(10), source.roller(0).roll(10))
    return record.to_text()


def test_the_dice_of_another_game_follow_from_the_seed_in_the_record(tmp_path: Path) -> None:
    text = shared(DICE)
    assert told(tmp_path, text) == (
        0,
        "10 dice come from the Seed in this record, whatever game that is from.",
    )
    assert told(tmp_path, another_face(text))[0] == 1
    assert checked(tmp_path, with_another("Word", text)) == checked(tmp_path, with_another("Seed", text)) == 1


def test_each_record_that_shows_nothing_says_why(tmp_path: Path) -> None:
    text = record_now()
    header = text[: text.index("roll")]
    for record, why in (
        (challenge_text(text), "Nothing to check: this is a challenge, not a game."),
        (
            text.replace("sealed/2", "scripted"),
            "Nothing to check: these dice are neither sealed nor those of a day.",
        ),
        (
            re.sub(r"\[Seed .*\n", "", text),
            "Nothing to check yet: the seed is revealed when the game is over.",
        ),
        (header, "Nothing to check: no die of this game was rolled."),
    ):
        assert told(tmp_path, record) == (2, why)
    assert told(tmp_path, re.sub(r"\[Seed .*\n", '[Seed "ab"]\n', text)) == (
        1,
        "The Seed header does not contain 32 bytes in hex.",
    )


def test_the_first_dice_of_hog_on_a_day_are_those_of_the_help_page() -> None:
    assert "roll 5 : 6 2 5 4 4\n" in of_a_day("hog")


RECORDS = {
    "today": record_now(),
    "played on": played_on(),
    **{file.stem: file.read_text("utf-8") for file in RECORDED.glob("*ended.dice")},
}


def told(tmp_path: Path, text: str) -> tuple[int, str]:
    """The checker's exit code, and what it says."""
    file = tmp_path / "game.dice"
    file.write_text(text, encoding="utf-8", newline="")
    ran = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-I", str(CHECKER), str(file)],
        check=False,
        stdout=subprocess.PIPE,
        timeout=PATIENCE_S,
        text=True,
    )
    return ran.returncode, ran.stdout.removesuffix("\n")


def checked(tmp_path: Path, text: str) -> int:
    return told(tmp_path, text)[0]


def with_another(name: str, text: str) -> str:
    changed = re.sub(
        rf'^(\[{name} ")(.)', lambda found: found[1] + ("1" if found[2] == "0" else "0"), text, flags=re.M
    )
    assert changed != text
    return changed


def another_face(text: str) -> str:
    before, colon, after = text.rpartition(" : ")
    return f"{before}{colon}{int(after[0]) % 6 + 1}{after[1:]}"


def throws_in_another_order(text: str) -> str:
    lines = text.splitlines(keepends=True)
    throws = [at for at, line in enumerate(lines) if ":" in line and not line.startswith("[")]
    one = throws[0]
    other = next(at for at in throws if lines[at].split(":")[1] != lines[one].split(":")[1])
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def test_it_is_short_and_needs_nothing_but_python() -> None:
    text = CHECKER.read_text(encoding="utf-8")
    modules = {
        alias.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert len(text.splitlines()) < MOST_LINES
    assert "import " not in text.replace("\nimport ", "")
    assert modules <= sys.stdlib_module_names


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_true_record_is_true(name: str, ending: str, tmp_path: Path) -> None:
    assert checked(tmp_path, RECORDS[name].replace("\n", ending)) == 0


def test_a_record_whose_dice_are_all_another_games_shows_nothing(tmp_path: Path) -> None:
    none_left = played_on().replace("move 2", "move 6")
    assert checked(tmp_path, none_left) == 2
    assert checked(tmp_path, with_another("Seal", none_left)) == 1


@pytest.mark.parametrize("name", RECORDS)
def test_a_changed_face_is_found_out(name: str, tmp_path: Path) -> None:
    changed = another_face(RECORDS[name])
    assert changed != RECORDS[name]
    assert checked(tmp_path, changed) == 1


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("tag", ["Seed", "Seal"])
def test_another_seed_or_seal_is_found_out(name: str, tag: str, tmp_path: Path) -> None:
    assert checked(tmp_path, with_another(tag, RECORDS[name])) == 1


@pytest.mark.parametrize(
    ("name", "tag"),
    [("today", "Word"), ("today", "Id"), ("hog-ended", "Word"), ("hog-ended", "Id")],
)
def test_what_enters_the_dice_cannot_be_changed(name: str, tag: str, tmp_path: Path) -> None:
    assert checked(tmp_path, with_another(tag, RECORDS[name])) == 1


@pytest.mark.parametrize("name", RECORDS)
def test_throws_in_another_order_are_found_out(name: str, tmp_path: Path) -> None:
    assert checked(tmp_path, throws_in_another_order(RECORDS[name])) == 1


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_was_cut_off_in_its_header_shows_nothing(name: str, tmp_path: Path) -> None:
    assert checked(tmp_path, RECORDS[name][: RECORDS[name].index("[Seed")]) == 2


def test_a_game_that_goes_on_shows_nothing_yet(tmp_path: Path) -> None:
    assert checked(tmp_path, (RECORDED / "hog-unfinished.dice").read_text("utf-8")) == 2
