"""The files of PySide that are unpacked once, so that no start has to compile them."""

import sys
from pathlib import Path

import pytest
import setup.pyside
from setup.console import Refusal

from tests.plain_pyside import plain_pyside


def test_all_files_are_compiled_and_name_no_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    # The environment's own are being read by other tests.
    with plain_pyside() as packages:
        monkeypatch.setenv("PYTHONPATH", str(packages))
        folder = setup.pyside.unpack(Path(sys.executable))
        assert folder.is_relative_to(packages)
        _all_are_compiled(folder)


def _all_are_compiled(folder: Path) -> None:
    sources = sorted(file.relative_to(folder).with_suffix("") for file in folder.rglob("*.py"))
    compiled = sorted(folder.rglob("*.pyc"))
    assert (
        sorted(file.relative_to(folder).parents[1] / file.name.split(".")[0] for file in compiled) == sources
    )
    assert [file.name for file in compiled if str(folder.parent).encode() in file.read_bytes()] == []


def test_a_python_without_pyside_is_told(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho no module named shiboken6 >&2\nexit 1\n", encoding="utf-8")
    python.chmod(0o755)
    with pytest.raises(Refusal, match="no module named shiboken6"):
        setup.pyside.unpack(python)
