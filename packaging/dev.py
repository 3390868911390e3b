"""Start, test, check, lock and build DiceDesk from a checkout: `python3 packaging/dev.py COMMAND [-- ARGUMENTS]`.

    run     start the program; ARGUMENTS are the program's own
    test    run all tests that must pass for each change; with ARGUMENTS (pytest's own) only those;
            --coverage before them: measure which lines of the games and below the window are tested;
            --long before them: run the tests too slow for each change as well, and the benchmarks
    check   look for mistakes with ruff, mypy, lint-imports, vulture and zizmor; ARGUMENTS name the tools to run
    docs    make the pages of the library into build/reference, from its docstrings; a warning is an error
    lock    renew packaging/requirements.lock; ARGUMENTS are for `uv pip compile`
    build   make the files that people download, into dist/; ARGUMENTS name the files to make;
            --check before them: install and try them too, in a bare system

The first start sets up everything in .venv. It needs only Python 3.11 or newer and its standard library. Delete the
folder .venv to set up again.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import setup.apt
import setup.environment
import setup.lock
import setup.system
import setup.translations
from setup.console import Refusal, say
from setup.environment import Environment

PROJECT = Path(__file__).resolve().parent.parent
COMMANDS = ("run", "test", "check", "docs", "lock", "build")
FLAGS = {"test": ("--coverage", "--long"), "build": ("--check",)}
REFUSED = 2
INTERRUPTED = 130

# One worker more than cores, since many tests wait for other programs; more than four would wait for each other's
# windows. The tests of a file share their setup, so a file stays with one worker.
WORKERS = min(4, 1 + (os.cpu_count() or 1))
IN_PARALLEL = ("-n", str(WORKERS), "--dist=loadfile", "--no-loadscope-reorder", "--max-worker-restart=1")
BENCHMARKS = "tests/bench"
ALL_TESTS = ("pytest", *IN_PARALLEL, "--durations=20", "tests", f"--ignore={BENCHMARKS}")
WITH_COVERAGE = ("--cov", "--cov-report=", "--cov-fail-under=0")
THE_WINDOW = "dicedesk/ui/*"
EVERY_LANE = ("-m", "", "-o", "faulthandler_timeout=0")
MANY_EXAMPLES = "1000"
CHECKS: tuple[tuple[str, ...], ...] = (
    ("ruff", "format", "--check"),
    ("ruff", "check"),
    ("mypy",),
    ("mypy", "packaging"),
    ("lint-imports",),
    ("vulture",),
    ("zizmor", "--offline", "--quiet", "--pedantic", "--strict-collection", ".github"),
)


@dataclass(frozen=True)
class Order:
    """The request on the command line."""

    command: str
    arguments: tuple[str, ...] = ()
    flag: str = ""


def parse(words: Sequence[str]) -> Order:
    """Read the command line; Refusal with the manual if it is invalid."""
    if not words or words[0] not in COMMANDS:
        raise Refusal(str(__doc__))
    command, *rest = words
    flag = rest.pop(0) if rest[:1] and rest[0] in FLAGS.get(command, ()) else ""
    if rest[:1] == ["--"]:
        rest = rest[1:]
    return Order(command, tuple(rest), flag)


def runs_of(order: Order) -> tuple[tuple[str, ...], ...]:
    """Return the Python modules to run, with their arguments, in order.

    Part of the tests runs on one core, since its output is read as it arrives. Benchmarks have a run of their own, so
    that nothing else takes their time.
    """
    if order.arguments:
        return (("pytest", *order.arguments),)
    if order.flag == "--long":
        measured = ("coverage", "report", f"--include={THE_WINDOW}", "--fail-under=90")
        return ((*ALL_TESTS, *EVERY_LANE, *WITH_COVERAGE), measured, ("pytest", *EVERY_LANE, BENCHMARKS))
    if order.flag == "--coverage":
        measured = ("coverage", "report", f"--omit={THE_WINDOW}", "--fail-under=100")
        return ((*ALL_TESTS, *WITH_COVERAGE), measured)
    return (ALL_TESTS,)


def main(words: Sequence[str]) -> int:
    """Run the command, and return the exit code; 2 if the user has to fix something first."""
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    try:
        if sys.version_info < (3, 11):  # noqa: UP036 - started by hand with whatever Python there is
            raise Refusal(f"DiceDesk needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        order = parse(words)
        environment = Environment(PROJECT)
        setup.environment.ensure(environment, partial(system_packages, order))
        todo = {"run": run, "test": test, "check": check, "docs": docs, "lock": lock, "build": build}
        return todo[order.command](environment, order)
    except Refusal as refusal:
        say(str(refusal))
        return REFUSED
    except KeyboardInterrupt:
        say("Stopped.")
        return INTERRUPTED


def system_packages(order: Order) -> tuple[str, ...]:
    """Return the missing Debian packages that the command will need."""
    needs_qt = order.command in ("run", "test", "build")
    if not (needs_qt and sys.platform.startswith("linux")):
        return ()
    for_tests = setup.system.packages_for_tests() if order.command == "test" else ()
    return (*setup.apt.absent(setup.system.BASE_PACKAGES), *for_tests)


def run(environment: Environment, order: Order) -> int:
    need_libraries(environment, needs_window=setup.system.opens_x11_window(os.environ))
    setup.translations.ensure(environment)
    command = [str(environment.python), "-m", "dicedesk", *order.arguments]
    return hand_over(command, environment.variables())


def test(environment: Environment, order: Order) -> int:
    """Run all tests, or those that are named."""
    variables = {**environment.variables(), "OPENBLAS_NUM_THREADS": "1"}
    # The tests start hundreds of programs; each would compile all of DiceDesk again.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    another = variables.pop("DICEDESK_CI_PYTHON", "")
    if order.flag == "--long":
        variables.setdefault("DICEDESK_EXAMPLES", MANY_EXAMPLES)
    need_libraries(environment, needs_window=False, also=setup.system.packages_for_tests())
    need_programs(environment, is_whole=not order.arguments)
    setup.translations.ensure(environment)
    os.chdir(PROJECT)
    *earlier, last = ([str(environment.python), "-m", *words] for words in runs_of(order))
    if another and order.flag == "--long":
        earlier.insert(0, [another, str(PROJECT / "packaging" / "dev.py"), "test"])
    for command in earlier:
        code = wait_for(command, variables)
        if code != 0:
            return code
    return hand_over(last, variables)


def check(environment: Environment, order: Order) -> int:
    """Run every check, or those of the named tools, report each result, and fail if one failed."""
    results: dict[str, int] = {}
    for words in checks_by(order.arguments):
        command = [str(environment.programs / words[0]), *words[1:]]
        done = subprocess.run(command, cwd=PROJECT, env=environment.variables(), check=False)
        results[" ".join(words)] = done.returncode
    for name, code in results.items():
        say(f"{'good' if code == 0 else 'FAILED':<6} {name}")
    return int(any(results.values()))


def checks_by(tools: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the checks of the named tools; all checks if none is named."""
    known = {words[0] for words in CHECKS}
    for tool in tools:
        if tool not in known:
            raise Refusal(f"There is no check by {tool}, only by {', '.join(sorted(known))}.")
    return tuple(words for words in CHECKS if not tools or words[0] in tools)


def docs(environment: Environment, _: Order) -> int:
    command = [str(environment.python), "-m", "generators.reference"]
    variables = {**environment.variables(), "PYTHONPATH": str(PROJECT / "packaging")}
    os.chdir(PROJECT)
    return hand_over(command, variables)


def lock(environment: Environment, order: Order) -> int:
    setup.lock.renew(environment, order.arguments)
    return 0


def build(environment: Environment, order: Order) -> int:
    """Build the downloads, and with --check try them as their users do."""
    # The window's system libraries are packed too: without them the program would be built, and start nowhere.
    need_libraries(environment, needs_window=True)
    setup.translations.ensure(environment)
    check = (order.flag,) if order.flag else ()
    script = PROJECT / "packaging" / "build.py"
    command = [str(environment.python), str(script), *check, *order.arguments]
    return hand_over(command, environment.variables())


def need_libraries(environment: Environment, *, needs_window: bool, also: tuple[str, ...] = ()) -> None:
    """Check for Qt's system libraries, unless that was done since system packages last changed.

    On systems other than Linux, Qt includes everything that it needs.
    """
    if not sys.platform.startswith("linux"):
        return
    if setup.environment.read_stamp(environment).get("libraries") == libraries_found():
        return
    if setup.system.ensure_libraries(environment.python, needs_window=needs_window, also=also):
        setup.environment.note(environment, libraries=libraries_found())


def need_programs(environment: Environment, *, is_whole: bool) -> None:
    """Check for the needs of the end-to-end tests; after a no, ask again when packages change."""
    if not sys.platform.startswith("linux"):
        return
    stamp = setup.environment.read_stamp(environment)
    if not setup.system.missing_for_tests() or stamp.get("programs") == setup.apt.packages_mark():
        return
    qt_was_found = stamp.get("libraries") == libraries_found()
    setup.system.ensure_programs(is_whole=is_whole)
    if setup.apt.has_nobody_to_ask():
        return
    setup.environment.note(environment, programs=setup.apt.packages_mark())
    if qt_was_found:
        setup.environment.note(environment, libraries=libraries_found())


def libraries_found() -> str:
    """Return the stamp's text if Qt loaded and system packages have not changed since."""
    return f"found {setup.apt.packages_mark()}"


def hand_over(command: list[str], variables: dict[str, str]) -> int:
    """Replace this process with the command, so that signals and its exit code pass unchanged.

    Windows cannot do that: there, this waits for the command.
    """
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, variables)  # noqa: S606 - the list has no shell to go through
    return wait_for(command, variables)


def wait_for(command: list[str], variables: dict[str, str]) -> int:
    """Run the command to its end and return its exit code; the command handles Ctrl+C."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        return subprocess.run(command, env=variables, check=False).returncode
    finally:
        signal.signal(signal.SIGINT, before)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
