"""The single file that unpacks itself: made with a small program in it, and started."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import builders.facts
import builders.run
import pytest

from tests.patience import PATIENCE_S, killed_if_late, named, until
from tests.signals import HEARING

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the file is made for Linux alone")

RETURNED = 7
NOT_ALLOWED = 77
# The kernel ends an interpreter's path at the first space: to a shell these are two commands, to Python two texts.
PROGRAM = f"""#!/bin/sh
'''exec' {shlex.quote(sys.executable)} "$0" "$@"
' '''
import os, signal, sys
print(sys.argv[1:], flush=True)
if sys.argv[1:] == ["where"]:
    print(os.getcwd(), __file__)
if sys.argv[1:] == ["read"]:
    print(sys.stdin.read())
if sys.argv[1:] == ["wait"]:
    known = {{signal.SIGTERM, signal.SIGHUP, signal.SIGINT}}
    signal.pthread_sigmask(signal.SIG_BLOCK, known)
    print("ready", flush=True)
    print(signal.sigwait(known).name, os.path.exists(__file__))
sys.exit({RETURNED})
"""


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> builders.facts.Facts:
    """A build whose program tells what it was started with."""
    made = builders.facts.Facts(
        "1.2.3", 1_700_000_000, "linux", "x86_64", tmp_path_factory.mktemp("made here") / "dist"
    )
    (made.program / "_internal").mkdir(parents=True)
    made.executable.write_text(PROGRAM, encoding="utf-8")
    made.executable.chmod(0o755)
    # Larger than the small file systems below, however it is packed.
    (made.program / "_internal" / "large").write_bytes(os.urandom(3_000_000))
    return made


@pytest.fixture(scope="module")
def file(facts: builders.facts.Facts) -> Path:
    """The file."""
    return builders.run.run_file(facts)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """The folder that it unpacks itself into."""
    made = tmp_path / "place for files"
    made.mkdir()
    yield made
    # Only what a failure left is still there.
    kill_all_of(made)


def started(file: Path, place: Path, *words: str, **more: str) -> subprocess.Popen[str]:
    """The file, started by its name."""
    return subprocess.Popen(  # noqa: S603 - the project made it
        [*HEARING, str(file), *words],
        env={**os.environ, "TMPDIR": str(place), **more},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def waiting(file: Path, place: Path) -> subprocess.Popen[str]:
    """The file, started and unpacked: its program waits for a signal."""
    process = started(file, place, "wait")
    assert process.stdout is not None
    with killed_if_late(process, "the program to be unpacked"):
        assert [process.stdout.readline(), process.stdout.readline()] == ["['wait']\n", "ready\n"]
    return process


def answer(process: subprocess.Popen[str], given: str = "") -> tuple[int, str, str]:
    """What it returned and printed, once it has ended."""
    out, err = process.communicate(given, timeout=PATIENCE_S)
    return process.returncode, out, err


def comes(condition: Callable[[], object]) -> bool:
    """Whether it becomes true in the end."""
    return bool(until(condition, named(condition)))


def is_empty(place: Path) -> bool:
    return not list(place.iterdir())


def users_of(place: Path) -> Iterator[int]:
    """The processes that have anything to do with a folder: by their words, or by a file that they hold open."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes()
            opened = [str(link.readlink()) for link in (process / "fd").iterdir()]
        except OSError:
            continue
        if bytes(place) in words or any(name.startswith(f"{place}/") for name in opened):
            yield int(process.name)


def kill_all_of(place: Path) -> None:
    """What the end of a computer's power does: nobody is left to tidy up."""
    users = list(users_of(place))
    for blow in (signal.SIGSTOP, signal.SIGKILL):
        for process in users:
            # Who tidies up may just have come to its end.
            with suppress(ProcessLookupError):
                os.kill(process, blow)
    assert comes(lambda: not list(users_of(place)))


@pytest.mark.parametrize(
    ("words", "handed_over"),
    [
        (["--version"], ["--version"]),
        (["--help"], ["--help"]),
        (["--", "odds", "hog"], ["odds", "hog"]),
        (["odds", "hog"], ["odds", "hog"]),
        (["an evening's game.dice", "", "*"], ["an evening's game.dice", "", "*"]),
        ([], []),
    ],
)
def test_all_that_stands_behind_its_name_is_for_the_program(
    file: Path, place: Path, words: Sequence[str], handed_over: Sequence[str]
) -> None:
    assert answer(started(file, place, *words)) == (RETURNED, f"{handed_over}\n", "")


def test_a_shell_starts_it_too(file: Path, place: Path) -> None:
    process = started(Path("/bin/sh"), place, str(file), "--version")

    assert answer(process) == (RETURNED, "['--version']\n", "")


def test_the_program_starts_where_the_player_stands(
    file: Path, place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    _, out, _ = answer(started(file, Path(place.name), "where"))

    assert out.splitlines()[1].startswith(f"{tmp_path} {place}/")


def test_the_program_reads_what_it_is_given(file: Path, place: Path) -> None:
    assert answer(started(file, place, "read"), "roll 2 : 3 4")[1] == "['read']\nroll 2 : 3 4\n"


def test_nothing_is_left_after_it(file: Path, place: Path) -> None:
    answer(started(file, place))

    assert comes(lambda: is_empty(place))


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_reaches_the_program_and_nothing_is_left(file: Path, place: Path, name: str) -> None:
    process = waiting(file, place)

    process.send_signal(signal.Signals[name])

    assert answer(process) == (RETURNED, f"{name} True\n", "")
    assert comes(lambda: is_empty(place))


def test_a_killed_program_leaves_nothing(file: Path, place: Path) -> None:
    process = waiting(file, place)

    os.killpg(process.pid, signal.SIGKILL)

    assert answer(process)[0] == -signal.SIGKILL
    assert comes(lambda: is_empty(place))


def test_what_the_end_of_the_power_left_is_cleared_at_the_next_start(file: Path, place: Path) -> None:
    process = waiting(file, place)
    kill_all_of(place)
    answer(process)
    assert not is_empty(place)

    answer(started(file, place))

    assert comes(lambda: is_empty(place))


def test_a_copy_that_is_still_running_is_left_alone(file: Path, place: Path) -> None:
    first = waiting(file, place)
    (folder,) = place.iterdir()
    files = sorted(folder.rglob("*"))

    answer(started(file, place))

    assert comes(lambda: list(place.iterdir()) == [folder])
    assert sorted(folder.rglob("*")) == files
    first.terminate()
    assert answer(first)[1] == "SIGTERM True\n"
    assert comes(lambda: is_empty(place))


def test_what_others_keep_there_is_left_alone(file: Path, place: Path, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (place / "dicedesk-run.games").mkdir()
    (place / "dicedesk-run.0123456789").symlink_to(tmp_path / "games")
    (place / "dicedesk-run.abcdefghij").write_text("mine", encoding="utf-8")
    before = sorted(place.iterdir())

    answer(started(file, place))

    assert comes(lambda: sorted(place.iterdir()) == before)
    assert (tmp_path / "games").exists()


def test_one_that_is_ended_while_it_unpacks_leaves_nothing(file: Path, place: Path, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    os.mkfifo(tmp_path / "go on")
    slow = f'#!/bin/sh\necho begun >"{tmp_path}/begun"\nread _ <"{tmp_path}/go on"\nexec {shutil.which("tar")} "$@"\n'
    (tools / "tar").write_text(slow, encoding="utf-8")
    (tools / "tar").chmod(0o755)
    process = started(file, place, PATH=f"{tools}:{os.environ['PATH']}")
    assert comes((tmp_path / "begun").exists)

    process.terminate()
    (tmp_path / "go on").write_text("\n", encoding="utf-8")

    answer(process)
    assert comes(lambda: is_empty(place))


@pytest.mark.parametrize("where", ["end", "middle", "sum"])
def test_a_file_that_was_not_fetched_whole_says_so(
    file: Path, place: Path, tmp_path: Path, where: str
) -> None:
    content = bytearray(file.read_bytes())
    if where == "end":
        del content[-100_000:]
    else:
        content[len(content) // 2 if where == "middle" else -6] ^= 1
    broken = tmp_path / "broken.run"
    broken.write_bytes(content)
    broken.chmod(0o755)

    code, out, err = answer(started(broken, place))

    assert (code, out) == (1, "")
    assert err == f"DiceDesk cannot start: {broken} is damaged or not whole; please download it again.\n"
    assert comes(lambda: is_empty(place))


def test_it_is_unpacked_for_good_where_that_is_asked_for(
    facts: builders.facts.Facts, file: Path, place: Path, tmp_path: Path
) -> None:
    goal = tmp_path / "for" / "good"

    assert answer(started(file, place, DICEDESK_UNPACK=str(goal))) == (0, "", "")
    assert answer(started(goal / facts.name / "dicedesk", place, "x"))[1] == "['x']\n"
    assert is_empty(place)


def test_where_it_cannot_be_unpacked_for_good_it_says_so(file: Path, place: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    code, out, err = answer(started(file, place, DICEDESK_UNPACK=str(tmp_path / "file")))

    assert (code, out) == (1, "")
    assert err.endswith(f"DiceDesk cannot start: it could not be unpacked into {tmp_path / 'file'}.\n")


@pytest.fixture
def mounted(place: Path) -> Callable[[str, Path], tuple[int, str, str]]:
    """Starts the file where its folder is a file system of its own, mounted with the options that are given."""
    unshare, mount = Path(shutil.which("unshare") or "unshare"), 'mount -t tmpfs -o "$1" tmpfs "$TMPDIR"'

    def start(options: str, file: Path) -> tuple[int, str, str]:
        script = f'{mount} || exit {NOT_ALLOWED}; exec "$2"'
        alone = ("--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", options, str(file))
        done = answer(started(unshare, place, *alone))
        if done[0] == NOT_ALLOWED or "unshare:" in done[2]:
            pytest.skip("this system lets nobody mount a folder for one process alone")
        return done

    return start


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ("noexec", "no program may be started in {place} (it is mounted noexec)"),
        ("ro", "nothing can be written into {place}"),
        ("size=1m", "it needs 3 MB in {place}, which has room for 1 MB"),
        ("nr_inodes=4", "it could not be unpacked into {place}"),
    ],
)
def test_a_folder_that_will_not_do_is_told_in_one_sentence(
    file: Path,
    place: Path,
    mounted: Callable[[str, Path], tuple[int, str, str]],
    options: str,
    error: str,
) -> None:
    code, out, err = mounted(options, file)

    assert (code, out) == (1, "")
    assert err.startswith(f"DiceDesk cannot start: {error.format(place=place)}")
    assert err.endswith(f'; please choose another folder, for example: TMPDIR="$HOME" {file}\n')
    assert err.count("\n") == 1


def test_a_folder_that_is_not_there_is_named(file: Path, tmp_path: Path) -> None:
    code, _, err = answer(started(file, tmp_path / "none"))

    assert code == 1, err
    assert err.startswith(f"DiceDesk cannot start: there is no folder {tmp_path / 'none'}; please ")


def test_two_builds_make_the_same_file(facts: builders.facts.Facts, file: Path, tmp_path: Path) -> None:
    other = replace(facts, dist=tmp_path / "dist")
    shutil.copytree(facts.program, other.program)
    for path in other.program.rglob("*"):
        os.utime(path)
    # The format of gzip holds seconds.
    second = int(time.time())
    assert comes(lambda: int(time.time()) > second)

    assert builders.run.run_file(other).read_bytes() == file.read_bytes()
