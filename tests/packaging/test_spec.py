"""The one spec file, carried out for each system with stand-ins for what PyInstaller does."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import builders.facts
import builders.windows
import licenses.notices
import pytest


class Carried:
    """What the spec file asked PyInstaller for."""

    def __init__(self) -> None:
        """Nothing so far."""
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def named(self, name: str) -> list[dict[str, Any]]:
        """The named arguments of each call of that name."""
        return [given for called, _, given in self.calls if called == name]


class Analysed:
    """Stands for what PyInstaller finds: a library that is used, and one that is not."""

    def __init__(self, *scripts: object, **given: object) -> None:
        """Keeps what it was given."""
        self.given = given
        self.scripts = self.pure = []
        self.binaries = [
            ("PySide6/Qt6Core.dll", "core", "EXTENSION"),
            ("PySide6/Qt6Qml.dll", "qml", "BINARY"),
        ]
        self.datas = [("dicedesk/resources/translations/dicedesk_de.ts", "de", "DATA")]


SPEC = Path(__file__).parents[2] / "packaging" / "dicedesk.spec"


@cache
def carried_out(system: str) -> Carried:
    """The spec file, carried out as if on that system: once for all tests, which look at it and change nothing."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        return carried_out_by(monkeypatch, system)


def carried_out_by(monkeypatch: pytest.MonkeyPatch, system: str) -> Carried:
    facts = builders.facts.Facts("1.2.3", 0, system, "x86_64", Path("dist"))
    monkeypatch.setattr(builders.facts, "facts", lambda: facts)
    monkeypatch.setattr(builders.windows, "version_resource", lambda facts: f"version {facts.version}")

    def gathered(facts: object, entries: list[Any], modules: object, programs: list[str]) -> list[Any]:
        whose = " ".join([*programs, *(place for place, _, _ in entries)])
        return [("THIRD-PARTY.txt", whose, "DATA")]

    monkeypatch.setattr(licenses.notices, "gather", gathered)
    monkeypatch.setattr(sys, "path", list(sys.path))
    carried = Carried()

    def recorded(name: str) -> Any:
        def call(*words: object, **given: object) -> str:
            carried.calls.append((name, words, given))
            return name

        return call

    def analysis(*words: object, **given: object) -> Analysed:
        carried.calls.append(("Analysis", words, given))
        return Analysed(*words, **given)

    names = {name: recorded(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    space = {**names, "Analysis": analysis, "SPECPATH": str(SPEC.parent)}
    exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), space)  # noqa: S102 - ours
    return carried


@pytest.mark.parametrize(("system", "voice"), [("linux", "espeak"), ("windows", "sapi5"), ("macos", "nsss")])
def test_the_voice_of_each_system_is_packed(system: str, voice: str) -> None:
    (given,) = carried_out(system).named("Analysis")

    assert f"pyttsx3.drivers.{voice}" in given["hiddenimports"]


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_what_is_not_used_is_packed_nowhere(system: str) -> None:
    carried = carried_out(system)
    collected = next(words for name, words, _ in carried.calls if name == "COLLECT")

    assert ("PySide6/Qt6Core.dll", "core", "EXTENSION") in collected[-2]
    assert [entry[0] for part in collected[-2:] for entry in part] == [
        "PySide6/Qt6Core.dll",
        "THIRD-PARTY.txt",
    ]


@pytest.mark.parametrize(
    ("system", "programs"),
    [("linux", "dicedesk"), ("windows", "dicedesk.exe dicedesk-console.exe"), ("macos", "dicedesk")],
)
def test_whose_it_is_is_told_of_all_that_is_packed_and_of_nothing_else(system: str, programs: str) -> None:
    carried = carried_out(system)
    *_, datas = next(words for name, words, _ in carried.calls if name == "COLLECT")

    assert datas == [("THIRD-PARTY.txt", f"{programs} PySide6/Qt6Core.dll", "DATA")]
