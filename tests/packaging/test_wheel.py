"""What `pip install` brings: the wheel and the sdist, made from a tree in which nothing was compiled before."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email import message_from_bytes
from email.message import Message
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

PROJECT = Path(__file__).resolve().parents[2]
FOLDERS = {"dicedesk", "docs", "packaging", "resources", "tests", ".ci", ".github"}
"""What a sdist must bring, so that its tests run, beside the files of the uppermost folder."""
HIDDEN_FILES = {".gitattributes", ".gitignore"}
MADE = shutil.ignore_patterns("__pycache__", "*.qm", "dist", "build")
LOOK = """
import sys
from dicedesk.core.assets import resource
for name in sys.stdin.read().splitlines():
    resource(name)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it is fetched."""
    copy = tmp_path_factory.mktemp("fetched") / "dicedesk"
    copy.mkdir()
    for path in fetched():
        if path.is_dir():
            shutil.copytree(path, copy / path.name, ignore=MADE)
        else:
            shutil.copyfile(path, copy / path.name)
    return copy


def fetched() -> list[Path]:
    """What lies in the uppermost folder of the project and was not made there, nor by a person's own tools."""
    made = [line.strip("/") for line in (PROJECT / ".gitignore").read_text(encoding="utf-8").split()]
    return [
        path
        for path in PROJECT.iterdir()
        if path.name in FOLDERS | HIDDEN_FILES
        or not (path.name.startswith(".") or any(fnmatch(path.name, name) for name in made))
    ]


def make(tree: Path, kind: str, folder: Path, address: str = "") -> Path:
    """Builds one of the two into a folder, and returns its file; `address` is the project's page."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    variables = {**os.environ, "DICEDESK_ADDRESS": address}
    done = subprocess.run(  # noqa: S603
        command, cwd=tree, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tree, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tree, "sdist", tmp_path_factory.mktemp("sdist"))


def resources(tree: Path) -> set[str]:
    """The path of each resource below its folder, with the compiled form of each catalogue."""
    files = {
        path.relative_to(tree / "resources") for path in (tree / "resources").rglob("*") if path.is_file()
    }
    return {file.as_posix() for file in files} | {
        file.with_suffix(".qm").as_posix() for file in files if file.suffix == ".ts"
    }


@pytest.mark.long
def test_an_installed_wheel_finds_every_resource_in_every_language(
    tree: Path, wheel: Path, tmp_path: Path
) -> None:
    home = tmp_path / "fresh"
    venv.create(home, with_pip=False)
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "--disable-pip-version-check",
        "install",
        "--quiet",
    ]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)  # noqa: S603
    names = "\n".join(resources(tree))
    subprocess.run([python, "-I", "-c", LOOK], input=names, text=True, cwd=tmp_path, check=True)  # noqa: S603


def test_the_catalogues_of_a_wheel_are_read_by_qt(tree: Path, wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)  # noqa: S202 - the project made it
    compiled = {path.name for path in tmp_path.rglob("*.qm") if QTranslator().load(str(path))}
    assert compiled == {f"{path.stem}.qm" for path in (tree / "resources" / "translations").glob("*.ts")}


def test_the_folders_that_a_sdist_must_bring_are_all_of_them() -> None:
    assert {path.name for path in fetched() if path.is_dir()} == FOLDERS


def test_a_wheel_holds_every_license_whole(tree: Path, wheel: Path) -> None:
    texts = {path.name: path.read_bytes() for path in (tree / "resources/licenses/texts").iterdir()}
    with zipfile.ZipFile(wheel) as archive:
        held = {
            Path(name).name: archive.read(name) for name in archive.namelist() if "/licenses/texts/" in name
        }
    assert {"LGPL-3.txt", "GPL-3.txt", "MPL-2.0.txt", "Python.txt", "BSD.txt"} <= held.keys()
    assert held == texts


def test_type_checkers_read_the_types_of_a_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert "dicedesk/py.typed" in archive.namelist()


@pytest.mark.long
def test_a_sdist_holds_what_its_tests_and_its_wheel_need(tree: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    made = {".qm", ".pyc", ".whl", ".gz"}
    files = [path for path in tree.rglob("*") if path.is_file() and path.suffix not in made]
    assert {path.relative_to(tree).as_posix() for path in files} <= names


def known_of(wheel: Path) -> Message:
    """What an index page knows of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    """What an index page knows of the wheel."""
    return known_of(wheel)


def test_a_project_without_a_page_names_none(metadata: Message) -> None:
    assert metadata.get_all("Project-URL") is None


@pytest.mark.long
def test_the_page_that_the_build_was_told_of_is_in_the_metadata(tree: Path, tmp_path: Path) -> None:
    known = known_of(make(tree, "wheel", tmp_path, "scheme:place/"))
    assert known.get_all("Project-URL") == ["Homepage, scheme:place", "Issues, scheme:place/issues"]
    assert f"](scheme:place/raw/v{known['Version']}/docs/hog.png)" in str(known.get_payload())


def test_the_metadata_name_the_authors_the_license_and_each_python(metadata: Message, tree: Path) -> None:
    project = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [metadata[name] for name in ("Author", "License-Expression", "Version", "Requires-Python")]
    assert named == ["The DiceDesk authors", "MIT", project["version"], ">=3.11"]
    assert "LICENSE" in metadata.get_all("License-File")
    assert metadata.get_all("Classifier") == sorted(project["classifiers"])
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)} <= set(
        metadata.get_all("Classifier")
    )


def test_the_description_for_an_index_page_leads_to_no_file_beside_it(metadata: Message) -> None:
    text = metadata.get_payload(decode=True).decode("utf-8")
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert text.startswith("# DiceDesk\n")
    assert re.findall(r"\]\((?!\w+:)[^)]*\)", text) == []
    assert text.count("Pictures of it are in the source distribution") == 1


@pytest.mark.long
def test_a_sdist_is_described_as_its_wheel_is(sdist: Path, metadata: Message) -> None:
    with tarfile.open(sdist) as archive:
        name = next(name for name in archive.getnames() if name.endswith("/PKG-INFO"))
        said = message_from_bytes(archive.extractfile(name).read())
    assert said.get_payload() == metadata.get_payload()
