"""`dicedesk lab hazard-mains`, `poker-dice-players` and `dice-test`."""

import json
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.games.hazard.odds import win_chance

Output = pytest.CaptureFixture[str]


def told(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", *arguments, "--seed", "1"]) == 0
    return capsys.readouterr().out


def test_mains_are_told_with_their_fractions(capsys: Output) -> None:
    lines = told(capsys, "hazard-mains", "--rounds", "1000").splitlines()
    assert "49.29%  of rounds are won (244/495)" in lines
    found = json.loads(told(capsys, "hazard-mains", "--rounds", "1000", "--json"))
    assert [row["fraction"] for row in found["tables"]["mains"]] == [
        str(win_chance(main)) for main in range(5, 10)
    ]


def test_players_are_told_side_by_side(capsys: Output) -> None:
    found = json.loads(told(capsys, "poker-dice-players", "--hands", "20", "--games", "100", "--json"))
    assert [row["player"] for row in found["tables"]["players"]] == [
        "Perfect player",
        "Sensible player",
        "Cautious player",
        "Careless player",
    ]


def test_typed_dice_are_tested(capsys: Output) -> None:
    lines = told(capsys, "dice-test", "--faces", "1 2 3 4 5 6 " * 10).splitlines()
    assert "Consistent with fair dice (60 dice; fair dice differ at least this much 99 times in 100)" in lines


def test_a_bad_face_is_an_error_in_one_sentence(capsys: Output) -> None:
    assert cli.run(["lab", "dice-test", "--faces", "1 2 8"]) == 2
    assert "Number 3 is “8”, but a die shows 1 to 6." in capsys.readouterr().err


@pytest.mark.parametrize(
    "asked",
    [
        ("hazard-mains", "--rounds", "1000"),
        ("poker-dice-players", "--hands", "20", "--games", "100"),
        ("dice-test", "--faces", "3,1 6", "--dice", "seeded"),
    ],
)
@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_a_kept_answer_can_be_asked_again_and_is_the_same(
    capsys: Output, tmp_path: Path, asked: tuple[str, ...], form: str
) -> None:
    kept = tmp_path / "kept"
    kept.write_text(told(capsys, *asked, form), encoding="utf-8")
    assert cli.run(["lab", "ask", str(kept), form]) == 0
    assert capsys.readouterr().out == kept.read_text(encoding="utf-8")
