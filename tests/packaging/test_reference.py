"""The pages of the library show no public name without a docstring. `.ci/run` makes them all."""

import sys
from pathlib import Path

import pdoc.doc
import pytest
from generators import reference

SAID = '"""What it is for."""\n'


def test_names_without_a_docstring_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "told_of"
    package.mkdir()
    (package / "__init__.py").write_text(SAID)
    (package / "said.py").write_text(f"{SAID}def said():\n    {SAID}def silent(): pass\ndef _own(): pass\n")
    (package / "silent_module.py").write_text("class Silent: pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    found = reference.without_docstring(pdoc.doc.Module.from_name("told_of"))
    assert sorted(found) == ["told_of.said.silent", "told_of.silent_module", "told_of.silent_module.Silent"]


def test_the_library_is_what_lies_below_the_program() -> None:
    """Each of these packages is there, and imports neither Qt nor what belongs to the program alone."""
    folders = {path.parent.name for path in Path("dicedesk").glob("*/__init__.py")}
    assert set(reference.PACKAGES) <= folders
    assert not set(reference.PACKAGES) & {"ui", "adapters", "main", "cli"}
