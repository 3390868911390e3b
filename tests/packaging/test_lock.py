"""The lock that is committed, and what is done to it."""

import re
import tomllib
from pathlib import Path

import setup.environment
import setup.lock
from packaging.markers import Marker, default_environment

PIN = re.compile(
    r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; (?P<marker>[^\\\n]*?))?(?: \\)?$", re.MULTILINE
)
SMALL_LOCK = """\
# made by hand
numpy==2.4.6 ; python_full_version < '3.12' \\
    --hash=sha256:aa \\
    --hash=sha256:bb
pytest==9.2.0 \\
    --hash=sha256:cc
pytest-qt==4.5.0 \\
    --hash=sha256:dd
"""


def pins(lock: str) -> set[tuple[str, str, str | None]]:
    return {(pin["name"], pin["version"], pin["marker"]) for pin in PIN.finditer(lock)}


def test_the_lock_holds_no_address(lock: str) -> None:
    assert "://" not in lock


def test_the_lock_names_no_place_to_fetch_from(lock: str) -> None:
    assert not [line for line in lock.splitlines() if line.startswith("--")]


def test_each_pin_in_the_lock_has_a_hash(lock: str) -> None:
    starts = [line for line in lock.splitlines() if line[:1].isalnum()]
    blocks = re.findall(
        r"^[a-z0-9-]+==.*\\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+", lock, re.MULTILINE
    )
    assert len(starts) == len(blocks) > 0


def test_below_python_3_12_the_last_sound_qt_is_locked(lock: str) -> None:
    assert ("pyside6-essentials", "6.11.3", "python_full_version < '3.12'") in pins(lock)


def test_from_python_3_12_on_a_newer_qt_is_locked(lock: str) -> None:
    newer = [
        version
        for name, version, marker in pins(lock)
        if name == "pyside6-essentials" and marker == "python_full_version >= '3.12'"
    ]
    assert [version.split(".")[:2] for version in newer] >= [["6", "12"]]


def test_python_3_14_is_not_asked_for_what_has_no_wheel_for_it(lock: str) -> None:
    """Nothing is compiled here: a package without a wheel would end the setting up."""
    there = {**default_environment(), "python_version": "3.14", "python_full_version": "3.14.0"}
    names = {name for name, _, marker in pins(lock) if marker is None or Marker(marker).evaluate(there)}
    assert "pocketsphinx" not in names
    assert "pyside6-essentials" in names


def test_everything_that_the_project_asks_for_is_locked(lock: str, project: Path) -> None:
    with (project / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)
    extras = settings["project"]["optional-dependencies"]
    asked = [*settings["project"]["dependencies"], *(line for lines in extras.values() for line in lines)]
    asked += settings["build-system"]["requires"]
    names = {re.split(r"[<>=!;\[ ]", line)[0].replace("_", "-").lower() for line in asked}
    assert names - {"dicedesk"} <= {name for name, _, _ in pins(lock)}


def test_a_package_is_left_out_with_all_its_hashes() -> None:
    assert setup.lock.without({"numpy"}, SMALL_LOCK) == SMALL_LOCK.replace(
        SMALL_LOCK[SMALL_LOCK.index("numpy") : SMALL_LOCK.index("pytest==")], ""
    )


def test_leaving_out_a_package_keeps_those_whose_names_begin_alike() -> None:
    assert "pytest==9.2.0" in setup.lock.without({"pytest-qt"}, SMALL_LOCK)


def test_a_renewed_lock_gets_our_header_and_loses_options_with_addresses() -> None:
    raw = "# from somewhere\n--index-url there\n\nnumpy==1 \\\n    --hash=sha256:aa\n"
    assert setup.lock.with_header(raw) == setup.lock.HEADER + "numpy==1 \\\n    --hash=sha256:aa\n"


def test_of_pyobjc_only_what_the_voice_uses_is_locked() -> None:
    voice = "pyobjc-core==12 ; sys_platform == 'darwin' \\\n    --hash=sha256:aa\n"
    other = "pyobjc-framework-vision==12 ; platform_release >= '17' \\\n    --hash=sha256:bb\n"
    assert setup.lock.in_use(SMALL_LOCK + voice + other) == SMALL_LOCK + voice


def test_the_committed_lock_compares_no_release_of_a_system(lock: str) -> None:
    """The pip of Python 3.12 and 3.13 ends over a release that is no version, as that of most Linux systems."""
    assert "platform_release" not in lock


def test_a_header_is_not_put_on_twice() -> None:
    once = setup.lock.with_header(SMALL_LOCK)
    assert setup.lock.with_header(once) == once
