"""Hold what the program does before a refactoring beside what it does after it. A script:

    python tests/net.py take FOLDER [PART...]    write what this checkout does into FOLDER
    python tests/net.py compare BEFORE AFTER     tell what differs; exits with 1 if anything does

PART is `cli` (each command, in two languages, as text and JSON), `stores` (files of each layout, opened and read),
`bench` (the table of the benchmarks) or `start` (how soon the window is there); without one all of them. What `bench`
and `start` measured is shown side by side, and is no difference. Take BEFORE in a worktree of the commit that the
refactoring began with. What a refactoring moves is named nowhere here, so the same script serves both.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import takewhile, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory

TESTS = Path(__file__).parent
LANGUAGES = ("en", "de")
PATIENCE_S = 3600

COMMANDS = """
--version
-h
play -h
play hog -h
play craps -h
play hazard -h
play poker-dice -h
play chess
replay hog-sealed.dice
replay hog-sealed.dice --json
replay craps-every-bet.dice
replay craps-every-bet.dice --json
replay hazard-three-casters.dice
replay hazard-three-casters.dice --json
replay poker-dice-award.dice
replay poker-dice-award.dice --json
replay several.dice
replay no-record.dice
replay nothing-there.dice
verify hog-sealed.dice
verify hazard-sealed.dice
verify poker-dice-sealed.dice
verify false.dice
verify hog-ordinary.dice
verify several.dice
verify --history
import hog-sealed.dice several.dice
import false.dice
import no-record.dice
import nothing-there
statistics
statistics --json
statistics hog
statistics craps --json
statistics hazard
statistics poker-dice
verify --history
craps-games rolls.txt
craps-games no-record.dice
craps-sessions pass-odds --sessions 20 --seed 4
craps-sessions nobody
review hog-ordinary.dice
review hog-ordinary.dice --json
review hog-swap.dice
review craps-every-bet.dice
review craps-every-bet.dice --json
review craps-las-vegas.dice
review hazard-three-casters.dice
review hazard-three-casters.dice --json
review poker-dice-award.dice
review poker-dice-award.dice --json
review poker-dice-broke.dice
review several.dice
review no-record.dice
advise hog 71 58 --against final
advise hog 71 58 --against final --json
advise hog 71 58 --against final --why "roll 4"
advise hog 71 58 --against final --why "roll 0" --json
advise hog 171 58
advise hog 71 58 --against nobody
advise poker-dice 5 5 2 5 3 --rolls-left 1
advise poker-dice 5 5 2 5 3 --rolls-left 1 --bankroll 120 --json
advise poker-dice 5 5 2 5 3 --rolls-left 1 --why hold
advise poker-dice 5 5 2 5 7 --rolls-left 1
advise yacht 5 5 2 3 1 --rolls-left 1
advise yacht 5 5 2 3 1 --filled "ones 3" --json
advise hazard
advise hazard --json
advise hazard --main 7
advise hazard --main 7 --chance 5 --json
advise hazard --losses 1
advise hazard --main 3
advise craps --rules las-vegas --bets "pass 10, place-6 12" --point 8
advise craps --rules las-vegas --bets "pass 10, place-6 12" --point 8 --json
advise craps --bets "pass ten"
strategy final
strategy final --against swap
strategy nobody
odds hog --strategy final --against always:4
odds hog --strategy final --against always:4 --json
odds hazard
odds hazard --json
odds poker-dice
odds poker-dice --json
odds poker-dice --dice 5 5 2 5 3 --rolls-left 1
odds poker-dice --dice 5 5 2 5 3 --rolls-left 1 --json
odds craps
odds craps --rules las-vegas --json
odds craps --rules las-vegas --point 6
odds yacht
odds yacht --sheet nordic --json
odds chess
hazard-table many
lab systems --bankroll 100 --goal 150 --rolls 100 --seed 8
lab systems --bankroll 100 --goal 150 --rolls 100 --json --seed 8
lab hog-pair --seed 8
lab hog-pair --strategy bacon --against always:5 --json --seed 8
lab hog-dice --seed 8
lab hog-dice --points 20 --json --seed 8
lab hazard-mains --seed 8
lab hazard-mains --json --seed 8
lab poker-dice-players --hands 10 --seed 8
lab poker-dice-players --hands 10 --json --seed 8
lab yacht-scores --games 2000 --seed 8
lab yacht-scores --sheet bonus --player greedy --games 2000 --json --seed 8
lab dice-test --faces "3 1 6 6 2 5 4 4 1 2 3 6" --seed 8
lab dice-test --faces "3 1 6 6 2 5 4 4 1 2 3 6" --json --seed 8
lab dice-test --faces "3 1 7"
lab simulate hog final perfect --games 2000 --seed 3
lab simulate craps --games 2000 --seed 3
lab simulate hazard 7 --games 2000 --seed 3
lab simulate poker-dice sensible --games 2000 --seed 3
lab simulate yacht greedy --games 2000 --seed 3
lab ask nothing-there.dicelab
contest strategies --csv ranking.csv
contest nothing-there
nonsense
"""
"""What is asked, in this order: what one imports the next ones find."""

PLAYED = {
    "hog": "5\n2 3 4 6 6\n1 3 4 4 5 5 2 2 6 6\n?\nx\n0\nexit\n",
    "craps": "bet pass 10\nthrow\n2 4\nbet place-8 12\nthrow\n3 3\nbet pass 1\n?\nleave\n",
    "hazard": "7\n4 4\n3 5\n?\nexit\n",
    "poker-dice": "\n1 2 3 3 3\n3 4 5\n2 3\n?\nexit\n",
    "yacht": "\n1 2 3 4 6\n1 2 3 4\n5\n?\nlittle-straight\nexit\n",
}
"""What is typed in a terminal for each game with one's own dice: no dice of ours are drawn."""

FRESH = tuple(f"-hazard-simulated-rounds-{theme}.png" for theme in ("high-contrast", "light", "dark"))
"""Pictures of dice that are simulated anew each time: only that they are there is compared."""

MEASURED = ("bench", "start")
"""Parts that differ each time."""

PARTS: dict[str, Callable[[Path], None]] = {}


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    command: tuple[str, ...]
    code: int
    out: str
    err: str

    def __str__(self) -> str:
        return f"$ {shlex.join(self.command)}\n{self.out}-- stderr\n{self.err}-- exit {self.code}\n"


def part(take: Callable[[Path], None]) -> Callable[[Path], None]:
    PARTS[take.__name__] = take
    return take


def asked(at: Path, *words: str, typed: str = "") -> Said:
    """Start the program of this checkout in a folder with nothing of this computer's around it."""
    environment = {
        "PATH": os.defpath,
        "HOME": str(at),
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "PYTHONPATH": str(TESTS.parent),
        "PYTHONDONTWRITEBYTECODE": "1",
        "DICEDESK_DATA": str(at / "games"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-m", "dicedesk", *words],
        cwd=at,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    return Said(words, done.returncode, cleaned(done.stdout, at), cleaned(done.stderr, at))


def cleaned(text: str, at: Path) -> str:
    """The text without what differs each time: the folder and seconds."""
    return re.sub(r'("seconds": |\bseconds +)[\d.]+', r"\1N", text.replace(str(at), "FOLDER"))


def prepare(at: Path) -> None:
    """Put the files there that the commands name."""
    records = sorted((TESTS / "playthroughs").glob("*.txt"))
    for record in records:
        shutil.copy(record, at / f"{record.stem}.dice")
    (at / "several.dice").write_text(
        "".join(record.read_text("utf-8") for record in records), encoding="utf-8"
    )
    sealed = (TESTS / "playthroughs" / "hog-sealed.txt").read_text("utf-8")
    (at / "false.dice").write_text(sealed.replace('[Word "', '[Word "x'), encoding="utf-8")
    (at / "no-record.dice").write_text('[Game "hog"]\nroll 2 : 3 7\n', encoding="utf-8")
    (at / "rolls.txt").write_text("3 4\n2 2\n1 3\n6 6\n5 4\n4 5\n", encoding="utf-8")
    (at / "strategies").mkdir()
    for number in (3, 6):
        rows = "\n".join(",".join([str(number)] * 100) for _ in range(100))
        (at / "strategies" / f"always-{number}.csv").write_text(f"{rows}\n", encoding="utf-8")


@part
def cli(folder: Path) -> None:
    """Each command in each language, and each game in a terminal."""
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda language: commands_in(language, folder), LANGUAGES))


def commands_in(language: str, folder: Path) -> None:
    with TemporaryDirectory() as made:
        at = Path(made)
        prepare(at)
        for number, line in enumerate(COMMANDS.strip().splitlines(), 1):
            said = asked(at, "--language", language, *shlex.split(line))
            write(folder / language / f"{number:03}-{name_of(line)}.txt", str(said))
        for game, typed in PLAYED.items():
            said = asked(at, "--language", language, "play", game, "--own-dice", typed=typed)
            write(folder / language / f"play-{game}.txt", str(said))
        write(folder / language / "ranking.csv", (at / "ranking.csv").read_text("utf-8"))


@part
def bench(folder: Path) -> None:
    """The table of the benchmarks, and how many of them reached their goal; it takes many minutes."""
    lines = benchmark("tests/bench")
    heading = next((place for place, line in enumerate(lines, 1) if " speeds " in line), len(lines))
    table = takewhile(lambda line: line[:1] not in {"", "-", "="}, lines[heading:-1])
    write(folder / "table.txt", "\n".join([*table, *lines[-1:]]))


@part
def start(folder: Path) -> None:
    """First paint and the window that can be played in, beside an empty window of PySide6."""
    lines = benchmark("tests/bench/test_window_speed.py", "-k", "first_paint")
    write(folder / "start.txt", "; ".join(line for line in lines if line.startswith(("first", "ready"))))


def benchmark(*words: str) -> list[str]:
    """The lines that benchmarks of this checkout print."""
    done = subprocess.run(  # noqa: S603 (our own tests)
        [sys.executable, "-m", "pytest", "-q", "-s", *words],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.splitlines()


def name_of(line: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", line.lower()).strip("-")[:60]


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def differences(before: Path, after: Path) -> Iterator[str]:
    """Each file that is only in one of two folders, or differs; of a picture how many of its pixels do."""
    names = sorted(
        {str(file.relative_to(top)) for top in (before, after) for file in top.rglob("*") if file.is_file()}
    )
    for name in names:
        old, new = before / name, after / name
        if not name.startswith(MEASURED) and not (old.exists() and new.exists()):
            yield f"{name}: only {'after' if new.exists() else 'before'}"
        elif name.endswith(FRESH) or name.startswith(MEASURED):
            continue
        elif name.endswith(".png"):
            yield from (f"{name}: {told}" for told in pixels(old, new))
        elif old.read_bytes() != new.read_bytes():
            yield f"{name}: differs"


def pixels(old: Path, new: Path) -> Iterator[str]:
    from PIL import Image, ImageChops

    one, other = Image.open(old).convert("RGB"), Image.open(new).convert("RGB")
    if one.size != other.size:
        yield f"was {one.size}, is {other.size}"
    elif box := ImageChops.difference(one, other).getbbox():
        yield f"differs in {box}"


def side_by_side(before: Path, after: Path) -> Iterator[str]:
    """What both measured, each line before and after."""
    for name in MEASURED:
        for old in sorted(before.glob(f"{name}/*")):
            if (new := after / name / old.name).exists():
                lines = (file.read_text("utf-8").splitlines() for file in (old, new))
                for was, now in zip_longest(*lines, fillvalue=""):
                    yield f"before  {was}\nafter   {now}"


def main(words: list[str]) -> int:
    match words:
        case ["take", folder, *chosen] if set(chosen) <= set(PARTS):
            for name, take in PARTS.items():
                if not chosen or name in chosen:
                    take(Path(folder) / name)
            return 0
        case ["compare", before, after]:
            found = list(differences(Path(before), Path(after)))
            told = [*side_by_side(Path(before), Path(after)), *found, f"{len(found)} files differ."]
            sys.stdout.writelines(f"{line}\n" for line in told)
            return int(bool(found))
        case _:
            sys.stdout.write(f"{__doc__}\n")
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
