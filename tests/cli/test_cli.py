"""The command line, run inside the test's own process."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import Record
from dicedesk.core.rollers import DiceSource
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hog.rules import HOG, RollDice
from dicedesk.play.terminal import dice_rows
from tests.fakes.dice import ScriptedDice
from tests.features.test_challenge import challenge_text

Output = pytest.CaptureFixture[str]
Write = Callable[[str | bytes], str]

GAME = '[Game "hog"]\n[Rules "goal=10"]\n[Player0 "Zoë 骰"]\nroll 2 : 4 4\nroll 0\nroll 1 : 6\n'
SEED = bytes(range(32))
PROVED = (
    "The seal and all 5 dice check out.\nEvery move is legal; the game was left early.\nA record cannot "
    "show that its seal was known before the word and the first roll, or that no other game was left out. "
    "See “Provably fair dice” in Help.\n"
)
THE_GAMES = ", ".join(SPECS)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file and gives back its name."""

    def write(content: str | bytes) -> str:
        path = tmp_path / "game.txt"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return str(path)

    return write


def record_with(dice: DiceSource) -> Record:
    """A short game that was left."""
    tags = (("Rules", "goal=100"), ("Id", "game-1"), *dice.opening_tags(), ("Left", "2026-11-21T10:05:00Z"))
    record = Record(HOG, tags)
    return record.with_play(RollDice(5), dice.roller(0).roll(5)).with_tags(dice.closing_tags())


def only_line(text: str) -> str:
    assert (text.count("\n"), text[-1:]) == (1, "\n")
    return text.removesuffix("\n")


def test_a_game_is_shown_step_by_step(write: Write, capsys: Output) -> None:
    code = cli.run(["replay", write(GAME)])
    assert (code, capsys.readouterr().out.splitlines()) == (
        0,
        [
            "  1  roll 2 : 4 4  ->  scores 8 0, to_move 1",
            "     ╭───────╮ ╭───────╮",
            "     │ ●   ● │ │ ●   ● │",
            "     │       │ │       │",
            "     │ ●   ● │ │ ●   ● │",
            "     ╰───────╯ ╰───────╯",
            "         1         2",
            "  2  roll 0  ->  scores 8 1, to_move 0",
            "  3  roll 1 : 6  ->  scores 14 1, to_move 1",
            "     ╭───────╮",
            "     │ ●   ● │",
            "     │ ●   ● │",
            "     │ ●   ● │",
            "     ╰───────╯",
            "         1",
            "outcome goal, winner 0",
        ],
    )


def test_after_a_re_roll_all_dice_are_drawn_as_they_lie(write: Write, capsys: Output) -> None:
    cli.run(["replay", write('[Game "poker-dice"]\nhand : 1 2 3 4 6\nreroll 2 : 5\nreroll 5 3 : 1 6\n')])
    drawn = capsys.readouterr().out.splitlines()
    for dice in ((1, 2, 3, 4, 6), (1, 5, 3, 4, 6), (1, 5, 6, 4, 1)):
        rows = [f"     {row}".rstrip() for row in dice_rows(dice)]
        assert any(drawn[start : start + len(rows)] == rows for start in range(len(drawn)))


def test_a_game_that_goes_on_is_said_to_be_unfinished(write: Write, capsys: Output) -> None:
    cli.run(["replay", write('[Game "hog"]\n')])
    assert capsys.readouterr().out == "not finished\n"


def test_what_there_is_not_yet_is_shown_as_a_dash(write: Write, capsys: Output) -> None:
    cli.run(["replay", write('[Game "hazard"]\nmain 7\n')])
    assert "->  main 7, chance -, rounds_won 0" in capsys.readouterr().out


def test_a_game_is_shown_as_one_json_object(write: Write, capsys: Output) -> None:
    code = cli.run(["replay", write(GAME), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (code, told["game"], told["header"], told["result"]) == (
        0,
        "hog",
        {"Game": "hog", "Rules": "goal=10", "Player0": "Zoë 骰"},
        {"outcome": "goal", "winner": 0},
    )


def test_notes_are_shown_where_they_stand(write: Write, capsys: Output) -> None:
    noted = GAME.replace("roll 0\n", "roll 0 # why?\n# because\n", 1).replace("roll", "# mine\nroll", 1)
    cli.run(["replay", write(noted)])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "# mine"
    after = next(place for place, line in enumerate(lines) if "  roll 0  ->" in line)
    assert [line for line in lines[after:] if "#" in line] == ["# why?", "# because"]
    assert [line for line in lines if "#" not in line] == _shown(capsys, write(GAME))


def _shown(capsys: Output, file: str) -> list[str]:
    cli.run(["replay", file])
    return capsys.readouterr().out.splitlines()


def test_each_step_in_json_has_its_move_faces_events_and_state(write: Write, capsys: Output) -> None:
    cli.run(["replay", "--json", write(GAME)])
    assert json.loads(capsys.readouterr().out)["steps"][1] == {
        "move": "roll 0",
        "faces": [],
        "events": [
            {"event": "bacon-eaten", "seat": 1, "points": 1},
            {"event": "points-scored", "seat": 1, "points": 1, "scores": [8, 1]},
        ],
        "state": {"scores": [8, 1], "to_move": 0},
    }


def test_json_reads_the_same_whatever_signs_the_terminal_knows(write: Write, capsys: Output) -> None:
    cli.run(["replay", "--json", write(GAME)])
    assert capsys.readouterr().out.isascii()


def test_true_dice_are_verified(write: Write, capsys: Output) -> None:
    code = cli.run(["verify", write(record_with(SealedDice(SEED, "game-1", "luck")).to_text())])
    assert (code, capsys.readouterr().out) == (0, PROVED)


def test_a_changed_face_is_found(write: Write, capsys: Output) -> None:
    record = record_with(SealedDice(SEED, "game-1", "luck"))
    true = record.faces[0]
    lie = true % 6 + 1
    code = cli.run(["verify", write(record.to_text().replace(f"roll 5 : {true}", f"roll 5 : {lie}"))])
    assert (code, capsys.readouterr().out) == (
        1,
        f"Die 1 shows {lie}; according to the seal, it should show {true}.\n",
    )


def test_a_changed_seal_is_found(write: Write, capsys: Output) -> None:
    seal = SealedDice(SEED, "game-1").seal
    text = record_with(SealedDice(SEED, "game-1", "luck")).to_text().replace(seal, "00" * 32)
    code = cli.run(["verify", write(text)])
    assert (code, capsys.readouterr().out) == (
        1,
        f"This seed has the seal {seal}, not the one that was shown.\n",
    )


def test_dice_that_were_not_sealed_are_not_verified(write: Write, capsys: Output) -> None:
    code = cli.run(["verify", write(record_with(ScriptedDice((2, 3, 4, 5, 6))).to_text())])
    assert (code, capsys.readouterr().out) == (
        1,
        "These dice were not sealed, so there is nothing to check.\n",
    )


def test_a_sealed_game_without_a_roll_says_that_none_was_rolled(write: Write, capsys: Output) -> None:
    dice = SealedDice(SEED, "game-1", "luck")
    record = Record(HOG, (("Id", "game-1"), *dice.opening_tags(), ("Left", "now"), *dice.closing_tags()))
    assert cli.run(["verify", write(record.to_text())]) == 0
    assert capsys.readouterr().out.startswith("The seal checks out; no dice were rolled.\n")


@pytest.mark.parametrize("dice", ["today/1 2026-11-23", f'shared sealed/2"]\n[Seed "{SEED.hex()}'])
def test_an_empty_record_has_nothing_to_verify(dice: str, write: Write, capsys: Output) -> None:
    code = cli.run(["verify", write(f'[Game "hog"]\n[Dice "{dice}"]\n')])
    assert (code, capsys.readouterr().out) == (1, "No dice were rolled, so there is nothing to check.\n")


CHALLENGE = challenge_text(f'[Game "hog"]\n[Dice "shared sealed/2"]\n[Seed "{SEED.hex()}"]\n[Left "now"]\n')


@pytest.mark.parametrize(
    "arguments", [["replay"], ["replay", "--json"], ["verify"], ["review"], ["review", "--json"]]
)
@pytest.mark.parametrize(
    ("change", "error"),
    [
        (("", ""), "this is a challenge, not a game; open it to play it"),
        ((SEED.hex(), "11" * 32), "this challenge is damaged or was changed"),
        (('[Challenge "1"]', '[Challenge "2"]'), "this challenge was made by a newer version of DiceDesk"),
    ],
)
def test_a_challenge_is_no_game_that_can_be_looked_at(
    arguments: list[str], change: tuple[str, str], error: str, write: Write, capsys: Output
) -> None:
    file = write(CHALLENGE.replace(*change))
    assert cli.run([*arguments, file]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", f"dicedesk: {file}: {error}\n")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "error"),
    [
        (
            '[Game "hog"]\n[Dice "today/1 2026-02-30"]\nroll 1 : 3\n',
            "line 2: “2026-02-30” is not a date; write it like 2026-11-23",
        ),
        ("", f'line 1: expected a [Game "…"] header with one of: {THE_GAMES}'),
        ("Hello!\n", "line 1: expected a move such as “roll 4 : 3 5 2 6”"),
        ('# my game\n\n[Game "chess"]\n', f"line 3: there is no game “chess”; choose from: {THE_GAMES}"),
        (GAME.replace("6", "7"), "line 6: expected faces from 1 to 6, separated by spaces"),
        (GAME.replace(": 4 4", ": 4"), "line 4: This move rolls 2 dice; faces given: 1"),
        (GAME.replace("\n", "\r\n") + "roll 1 : 6\r\n", "line 7: The game is over"),
        (b"\x89PNG\r\n\x1a\n\x00", "line 1: not UTF-8 text"),
        (GAME.encode() + b"# caf\xe9\n", "line 7: not UTF-8 text"),
        ('[Game "h\x1b[31mog"]', "line 1: the “Game” header contains a line break or a control character"),
    ],
)
def test_a_bad_file_is_answered_with_its_line_and_what_was_expected(
    command: str, content: str | bytes, error: str, write: Write, capsys: Output
) -> None:
    file = write(content)
    code = cli.run([command, file])
    told = capsys.readouterr()
    assert (code, told.out, only_line(told.err)) == (2, "", f"dicedesk: {file}: {error}")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_answered_in_one_line(command: str, tmp_path: Path, capsys: Output) -> None:
    code = cli.run([command, str(tmp_path / "none.txt")])
    told = only_line(capsys.readouterr().err)
    assert (code, told) == (
        2,
        f"dicedesk: {tmp_path / 'none.txt'} cannot be read: no such file or folder",
    )


@pytest.mark.parametrize("name", ["a\0b", "two\nlines", "x" * 5000, ""])
def test_a_strange_file_name_is_answered_in_one_line(name: str, capsys: Output) -> None:
    code = cli.run(["replay", name])
    assert (code, only_line(capsys.readouterr().err).startswith("dicedesk: ")) == (2, True)


def odds(capsys: Output, strategy: str, against: str) -> dict[str, float]:
    assert cli.run(["odds", "hog", "--strategy", strategy, "--against", against, "--json"]) == 0
    told: dict[str, float] = json.loads(capsys.readouterr().out)
    return told


def test_the_chances_are_given_for_moving_first_moving_second_and_on_average(capsys: Output) -> None:
    chances = odds(capsys, "final", "always:4")
    assert chances == {
        "first": chances["first"],
        "second": chances["second"],
        "average": (chances["first"] + chances["second"]) / 2,
    }


def test_the_chances_are_shown_to_six_places(capsys: Output) -> None:
    cli.run(["odds", "hog", "--strategy", "always:6", "--against", "always:4"])
    lines = capsys.readouterr().out.splitlines()
    assert (lines[0], lines[3]) == ("Chance that always:6 beats always:4", "  average  0.528235")


@pytest.mark.parametrize("option", ["--strategy", "--against"])
@pytest.mark.parametrize("name", ["best", "always:11", "swap:8", "", "always:4\nx"])
def test_a_bad_strategy_name_is_answered_with_those_there_are(option: str, name: str, capsys: Output) -> None:
    names = {"--strategy": "final", "--against": "always:4"} | {option: name}
    code = cli.run(["odds", "hog", *(word for pair in names.items() for word in pair)])
    shown = name.replace("\n", " ")
    assert (code, only_line(capsys.readouterr().err)) == (
        2,
        f"dicedesk: there is no strategy “{shown}”; choose from: "
        "final, perfect, swap[:margin:num], bacon[:margin:num], always:N",
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay"], "dicedesk: missing: FILE; usage: dicedesk replay [-h] [--json] FILE"),
        (
            ["odds", "hog"],
            "dicedesk: missing: --strategy, --against; usage: dicedesk odds hog [-h] --strategy",
        ),
        (["odds"], f"dicedesk: missing: GAME; choose from: {THE_GAMES}"),
        ([], "dicedesk: missing: COMMAND; choose from: "),
        (
            ["odds", "hog", "--strategy"],
            "dicedesk: --strategy: a value is missing; usage: dicedesk odds hog [-h]",
        ),
        (
            ["odds", "hazard", "--json=yes"],
            "dicedesk: --json: takes no value; you gave “yes”; usage: dicedesk odds",
        ),
        (
            ["lab", "systems", "--s", "1"],
            "dicedesk: “--s” could mean --systems, --sessions, --seed; usage: dicedesk lab",
        ),
    ],
)
def test_arguments_that_make_no_command_are_told_with_the_usage(
    arguments: list[str], sentence: str, capsys: Output
) -> None:
    assert cli.run(arguments) == 2
    assert sentence in only_line(capsys.readouterr().err)
