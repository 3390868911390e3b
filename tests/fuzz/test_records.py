"""Four thousand damaged records of each game: each is a legal game or a clear error, never anything else.

Each run of the suite reads 1,600 of them, and has the command line answer 100.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.core.errors import BadRollError, GameError, IllegalMoveError, NotationError
from dicedesk.core.fair.verify import differences
from dicedesk.core.record import parse_record
from dicedesk.features.record_file import RecordFile, record_to_json
from dicedesk.features.text_file import UnreadableError
from dicedesk.games.catalogue import SPECS
from tests.repeated import first_of

FILES = 4_000
BATCHES = 10


def playthroughs(game: str) -> list[bytes]:
    """Whole games, and each with its second half as a game from a position, with notes."""
    files = sorted(Path(__file__).parents[1].joinpath("playthroughs").glob(f"{game}-*.txt"))
    texts = [
        "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))
        for path in files
    ]
    return [text.encode() for text in (*texts, *map(second_half, texts))]


def second_half(text: str) -> str:
    record = parse_record(text, SPECS)
    half = len(record.plays) // 2
    before = record.replay()[half].before
    plays = tuple(
        replace(play, note="" if place % 9 else "!\n?!") for place, play in enumerate(record.plays[half:])
    )
    rest = replace(record, plays=plays, note="half")
    return rest.with_tags((("Position", before.to_line()),)).to_text()


PLAYTHROUGHS = {game: playthroughs(game) for game in SPECS}
SIGNS = [
    b"\x00", b"\r", b"\n", b"\r\n", b"\t", b"\x1b", b"\x85", b"\xff", b"\xc3\xa9", b"\xe2\x80\xa8", b"\xef\xbb\xbf",
    b"\xf0\x9f\x8e\xb2", b"\xd9\xa3", b"[", b"]", b'"', b"\\", b":", b"#", b" ", b"0", b"1", b"6", b"7", b"10", b"-1",
    b"roll", b"roll 10 : 6 6 6 6 6 6 6 6 6 6", b"main 7", b"throw : 6 6", b"{", b"}", b"{0}", b"%s", b'[Game "hog"]',
    b"bet pass 10", b"bet come-6 5", b"take-down field", b"odds on", b"leave", b"preset=las-vegas", b"minimum=0",
    b"bet hop-5-2 1", b"bet place-lose-6 5", b"work on", b"casino-bets=yes", b"won-place=stays", b"9" * 5000,
    b"# a note", b'[Position "34-50"]', b'[Position "point 6"]', b", ", b"turn 1", b"dice 5 5 5 5 5", b"won 3 0",
]  # fmt: skip


def byte_changed(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]


def byte_lost(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + data[place + 1 :]


def sign_put_in(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.choice(SIGNS) + data[place:]


def cut_short(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def face_changed(data: bytes, chance: random.Random) -> bytes:
    places = [place for place, byte in enumerate(data) if byte in b"0123456789"]
    if not places:
        return data
    place = chance.choice(places)
    return data[:place] + chance.choice([b"0", b"1", b"2", b"5", b"6", b"7"]) + data[place + 1 :]


def lines_shuffled(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


def line_lost(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    del lines[chance.randrange(len(lines))]
    return b"\n".join(lines)


def line_doubled(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))
    return b"\n".join(lines)


DAMAGES: list[Callable[[bytes, random.Random], bytes]] = [
    byte_changed,
    byte_lost,
    sign_put_in,
    cut_short,
    face_changed,
    lines_shuffled,
    line_lost,
    line_doubled,
]


def damaged_files(game: str, batch: int) -> list[bytes]:
    """The same files in every run, each with one to three damages."""
    chance = random.Random(f"dicedesk {game} {batch}")
    files = []
    for _ in range(FILES // BATCHES):
        data = chance.choice(PLAYTHROUGHS[game])
        for _ in range(chance.randint(1, 3)):
            data = chance.choice(DAMAGES)(data, chance)
        files.append(data)
    return files


def verdict(data: bytes) -> str:
    """What becomes of a file: the kind of its error, or "a game" when it is one that can be written and read again."""
    try:
        record = parse_record(data.decode("utf-8"), SPECS)
        history = record.replay()
    except UnicodeDecodeError:
        return "not text"
    except GameError as error:
        sentence = str(error)
        if (
            type(error) not in (NotationError, IllegalMoveError, BadRollError)
            or len(sentence.splitlines()) != 1
        ):
            raise
        return type(error).__name__
    again = parse_record(record.to_text(), SPECS)
    notes = [[each.note, *(play.note for play in each.plays)] for each in (record, again)]
    if (
        notes[0] != notes[1]
        or again != record
        or again.replay() != history
        or len(record_to_json(again)["steps"]) != len(history)
    ):
        return "a game that cannot be kept"
    differences(record)
    return "a game"


@pytest.mark.parametrize("batch", first_of(range(BATCHES), 4))
@pytest.mark.parametrize("game", SPECS)
def test_a_damaged_record_is_a_legal_game_or_a_clear_error(game: str, batch: int) -> None:
    verdicts = Counter(map(verdict, damaged_files(game, batch)))
    # All kinds of endings come up in each batch, so that none of them is tested in name alone.
    assert set(verdicts) == {"a game", "not text", "NotationError", "IllegalMoveError", "BadRollError"}


def games_in(file: Path) -> int:
    try:
        return RecordFile(str(file)).count
    except UnreadableError:
        return 1


@pytest.mark.parametrize("first", first_of(range(0, 300, 100), 1))
@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["verify"]], ids=" ".join)
@pytest.mark.parametrize("game", SPECS)
def test_the_command_line_answers_a_damaged_record_in_one_line(
    game: str, command: list[str], first: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "damaged.txt"
    endings = Counter()
    for data in damaged_files(game, batch=BATCHES)[first : first + 100]:
        file.write_bytes(data)
        code = cli.run([*command, str(file)])
        told = capsys.readouterr()
        games = games_in(file)
        if games == 1:
            endings[code == 2, told.err.count("\n"), told.out == ""] += 1
            continue
        # A name of a game that got in between made several games of it, each of which is answered for.
        errors = told.err.split("\n")[:-1]
        assert (code == 2) == bool(errors), told.err
        assert len(errors) <= games
        assert [error for error in errors if not error.startswith(f"dicedesk: {file}: line ")] == []
        assert told.out
    assert set(endings) == {(False, 0, False), (True, 1, True)}
