"""All code is checked by mypy as strictly as it can, and each exception says why."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REASONED = re.compile(r"# type: ignore\[[a-z-]+\]  # \S.*\S")


def test_no_package_is_checked_less_strictly() -> None:
    mypy = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert mypy["strict"] is True
    assert [other.keys() - {"module", "ignore_missing_imports"} for other in mypy["overrides"]] == [set()]


def test_each_line_that_mypy_passes_over_names_the_error_and_the_reason() -> None:
    unexplained = [
        (path.relative_to(ROOT).as_posix(), line.strip())
        for path in sorted((ROOT / "dicedesk").rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "type: ignore" in line and not REASONED.search(line)
    ]
    assert unexplained == []
