"""The house rules that a reader of the source can see: plain names, no stray addresses."""

import ast
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]

MADE_FOLDER = re.compile(r"\.(?!ci$|github$).*|__pycache__|.*\.egg-info")
MADE_AT_THE_TOP = {"build", "dist", "htmlcov"}
MADE_FILE = re.compile(r".*\.(pyc|qm)|\.coverage.*|\.git|PKG-INFO")

VAGUE_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers"}
VAGUE_CLASS = re.compile(r"(Utils?|Helpers?|Misc|Managers?)$")

# Put together from pieces, so that this file holds none of what it looks for.
ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:" + "//" + r"[^\s\"'<>)]*")
NAMESPACE = re.compile(r"https?:" + "//" + r"(www\.w3\.org|www\.freedesktop\.org/standards|schemas\.)")
OF_NO_PLACE = re.compile(r"(tcp|tls):" + "//" + r"(HOST:PORT|127\.0\.0\.1:|\W|$)")
"""How the address of a cluster is written, and those of clusters on this computer."""
PLACES_OF_SOURCES = ("resources/licenses/", "packaging/linux/copyright")
"""Who has the program is to know where the source of each part is, and a license's text stays as it is; the copyright
file of a Debian package begins with the address of its specification."""
REGISTRY = re.compile(
    r"\b(pypi\.org|" + r"pythonhosted\.org|deb\.debian\.org|registry\.npmjs\.org|crates\.io)\b"
)
NAMESPACE_FILES = {".svg", ".xml", ".ui", ".qrc", ".ts", ".plist"}
WRITES_SVG = "dicedesk/ui/base/charts/painting.py"
"""A file that it writes has a namespace, too."""
MACHINE_FOLDERS = ["home", "root", "work", "Users", "tmp/bash_jobs"]
MACHINE_PATH = re.compile(r"(?<![\w.~*}\]-])/(" + "|".join(MACHINE_FOLDERS) + ")/|[A-Z]:" + r"\\\\?Users\b")
UNFINISHED = re.compile(r"#.*\b(TO" + "DO|FIX" + "ME|XX" + r"X|HA" + r"CK)\b")
ISSUE = re.compile(r"(#|issue )\d+")


@dataclass(frozen=True)
class Definition:
    """A class or a function of a file."""

    file: str
    name: str
    is_class: bool


@cache
def tracked() -> tuple[Path, ...]:
    """Every file of the project but for what is made from others: a folder that was unpacked has no repository."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        made = MADE_AT_THE_TOP if Path(folder) == ROOT else set()
        folders[:] = [name for name in folders if name not in made and not MADE_FOLDER.fullmatch(name)]
        found += [Path(folder, name) for name in files if not MADE_FILE.fullmatch(name)]
    return tuple(sorted(found))


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def texts() -> tuple[tuple[Path, str], ...]:
    found = []
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content[:8000]:
            found.append((path, content.decode("utf-8")))
    return tuple(found)


@pytest.fixture(scope="module")
def sources() -> list[tuple[str, str]]:
    """The Python files: name and text."""
    return [(shown(path), text) for path, text in texts() if path.suffix == ".py"]


@pytest.fixture(scope="module")
def definitions(sources: list[tuple[str, str]]) -> list[Definition]:
    """The classes and functions of all Python files."""
    return [
        Definition(
            name,
            node.name,
            isinstance(node, ast.ClassDef),
        )
        for name, text in sources
        for node in statements_in(ast.parse(text))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def statements_in(node: ast.AST) -> Iterator[ast.AST]:
    """Each statement in it, at any depth; nothing is defined within an expression."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield child
            yield from statements_in(child)


def test_the_sources_are_found(sources: list[tuple[str, str]]) -> None:
    assert "dicedesk/core/game.py" in dict(sources)


SHELL = {"dicedesk/ui/window/shell.py", "dicedesk/ui/base/app.py"}


def test_parts_of_the_window_leave_nothing_behind_for_the_next_turn(sources: list[tuple[str, str]]) -> None:
    # PySide never lets go of what it was to call for an owner that was destroyed meanwhile; the shell stays.
    shot = re.compile(r"singleShot(\(|, )0,")
    found = [name for name, text in sources if name.startswith("dicedesk/ui/") and shot.search(text)]
    assert [name for name in found if name not in SHELL] == []


def test_every_table_for_other_programs_is_written_where_no_cell_becomes_a_formula(
    sources: list[tuple[str, str]],
) -> None:
    writes = re.compile(r"csv\.(writer|DictWriter)\(")
    assert [name for name, text in sources if name.startswith("dicedesk/") and writes.search(text)] == [
        "dicedesk/core/csv_rows.py"
    ]


def test_no_test_hides_what_a_process_says_that_fails(sources: list[tuple[str, str]]) -> None:
    # CalledProcessError shows the exit code alone; pytest shows what a process writes where nobody captures it.
    hides = re.compile(r"capture_output=True[^)]*check=True|check=True[^)]*capture_output=True")
    assert [name for name, text in sources if name.startswith("tests/") and hides.search(text)] == []


def test_no_file_or_folder_is_named_after_nothing() -> None:
    words = [
        (shown(path), part)
        for path in tracked()
        for part in re.split(r"[/._-]", shown(path))
        if path.suffix == ".py"
    ]
    assert [name for name, word in words if word.lower() in VAGUE_NAMES] == []


def test_no_class_is_named_after_nothing(definitions: list[Definition]) -> None:
    vague = [
        (each.file, each.name) for each in definitions if each.is_class and VAGUE_CLASS.search(each.name)
    ]
    assert vague == []


def test_no_file_holds_an_address() -> None:
    assert [
        (shown(path), found[0])
        for path, text in texts()
        for found in ADDRESS.finditer(text)
        if not ((path.suffix in NAMESPACE_FILES or shown(path) == WRITES_SVG) and NAMESPACE.match(found[0]))
        and not OF_NO_PLACE.match(found[0])
        and not shown(path).startswith(PLACES_OF_SOURCES)
    ] == []


def test_no_file_names_a_registry_of_packages() -> None:
    own = shown(Path(__file__))
    assert [
        (shown(path), found[0])
        for path, text in texts()
        for found in REGISTRY.finditer(text)
        if shown(path) != own
    ] == []


def test_no_file_holds_a_path_of_somebodys_machine() -> None:
    assert [(shown(path), found[0]) for path, text in texts() for found in MACHINE_PATH.finditer(text)] == []


def test_what_is_left_to_do_names_its_issue(sources: list[tuple[str, str]]) -> None:
    assert [
        (name, line.strip())
        for name, text in sources
        for line in text.splitlines()
        if UNFINISHED.search(line) and not ISSUE.search(line)
    ] == []


def test_tests_lie_where_the_program_has_what_they_test() -> None:
    of_their_own = {
        "architecture",
        "bench",
        "conformance",
        "e2e",
        "fakes",
        "fuzz",
        "packaging",
        "playthroughs",
    }
    folders = {PurePosixPath(shown(path)).parts[1] for path in tracked() if shown(path).startswith("tests/")}
    here = {path.stem for path in (ROOT / "dicedesk").iterdir()}
    assert {folder for folder in folders if "." not in folder} - of_their_own - here == set()


def test_what_must_not_be_found_would_be_found() -> None:
    samples = ["see https:" + "//example.org", "open /" + "home/me/x", "# TO" + "DO later"]
    patterns = [ADDRESS, MACHINE_PATH, UNFINISHED]
    assert [bool(pattern.search(sample)) for pattern, sample in zip(patterns, samples, strict=True)] == [
        True
    ] * 3
